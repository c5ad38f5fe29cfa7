#include "cli/pages.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "bots/review.h"
#include "cli/text.h"
#include "games/rule_files.h"

namespace townsmith::cli {
namespace {

constexpr int hints_shown = 3;
constexpr std::size_t costliest_shown = 5;
constexpr double worth_telling = 0.5;

/// A line of Markdown without its marks: what is emphasised, and where links lead.
std::string plain(std::string_view line) {
  std::string out;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line.substr(i).starts_with("**")) {
      ++i;
      continue;
    }
    if (line[i] == '`') continue;
    if (line[i] == '[') {
      const std::size_t middle = line.find("](", i);
      const std::size_t end = middle == line.npos ? middle : line.find(')', middle);
      if (end != line.npos) {
        out += plain(line.substr(i + 1, middle - i - 1));
        i = end;
        continue;
      }
    }
    out += line[i];
  }
  return out;
}

/// A row of a table: its cells, with something between them.
std::string cells(std::string_view row) {
  std::string out;
  while (!row.empty()) {
    const std::size_t bar = row.find('|');
    std::string_view cell = row.substr(0, bar);
    row.remove_prefix(bar == row.npos ? row.size() : bar + 1);
    while (cell.starts_with(' ')) cell.remove_prefix(1);
    while (cell.ends_with(' ')) cell.remove_suffix(1);
    if (cell.empty()) continue;
    out += (out.empty() ? "" : " · ") + plain(cell);
  }
  return out;
}

Overlay::Line rule_line(std::string_view line) {
  if (line.starts_with('#')) {
    line.remove_prefix(std::min(line.find_first_not_of("# "), line.size()));
    return {plain(line), true, {}};
  }
  if (line.starts_with('|')) return {"  " + cells(line), false, {}, 4};
  const std::size_t margin = std::min(line.find_first_not_of(' '), line.size());
  const std::string_view rest = line.substr(margin);
  const bool item = rest.starts_with("- ") || (rest.size() > 2 && rest[1] == '.' && rest[2] == ' ');
  return {std::string(margin, ' ') + plain(rest),
          false,
          {},
          static_cast<int>(margin) + (item ? (rest[0] == '-' ? 2 : 3) : 0)};
}

std::string cell_text(const Language& language, const ReferenceSection::Cell& cell) {
  if (const auto* number = std::get_if<std::int64_t>(&cell)) return std::to_string(*number);
  return language.say(std::get<Text>(cell));
}

}  // namespace

void print_page(const TextPage& page) {
  for (const Overlay::Line& line : page.lines) fmt::print("  {}\n", line.text);
}

TextPage rules_page(const AnyGame& game, const Language& language) {
  TextPage page{language.say(say("rules-title")), {}, false};
  const std::string text = rules_text(game.info().name, language.code());
  if (text.empty()) page.lines.push_back({language.say(say("rules-none")), false, {}});
  std::string_view rest = text;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    // A picture, or the line below the head of a table.
    if (line.starts_with("![") || line.starts_with("|--") || line.starts_with("|:-")) continue;
    page.lines.push_back(rule_line(line));
  }
  return page;
}

TextPage reference_page(const AnyGame& game, const AnyObserved& seen, const Language& language) {
  TextPage page{language.say(say("reference-title")), {}, false};
  for (const ReferenceSection& section : game.reference(seen)) {
    if (!page.lines.empty()) page.lines.push_back({});
    page.lines.push_back({language.say(section.title), true, {}});
    std::vector<std::vector<std::string>> rows(1);
    for (const Text& column : section.columns) rows.front().push_back(language.say(column));
    for (const auto& row : section.rows) {
      auto& shown = rows.emplace_back();
      for (const auto& cell : row) shown.push_back(cell_text(language, cell));
    }
    std::vector<int> widths;
    for (const auto& row : rows) {
      widths.resize(std::max(widths.size(), row.size()));
      for (std::size_t i = 0; i < row.size(); ++i) {
        widths[i] = std::max(widths[i], columns_of(row[i]));
      }
    }
    for (const auto& row : rows) {
      std::string line;
      for (std::size_t i = 0; i < row.size(); ++i) {
        line += "  " + row[i];
        if (i + 1 < row.size()) {
          line.append(static_cast<std::size_t>(widths[i] - columns_of(row[i])), ' ');
        }
      }
      page.lines.push_back({std::move(line), false, {}, 4});
    }
  }
  if (page.lines.empty()) page.lines.push_back({language.say(say("reference-none")), false, {}});
  return page;
}

TextPage hint_page(const AnyGame& game, const AnyObserved& seen, const bots::Advice& advice,
                   const Language& language) {
  const Seat seat = seen.viewer().seat();
  TextPage page{language.say(say("hint-title")), {}, true};
  for (const bots::Opinion& opinion : advice) {
    if (&opinion - advice.data() == hints_shown) break;
    if (!page.lines.empty()) page.lines.push_back({});
    Explanation explained = game.explain(seen.state(), seat, opinion.move);
    std::string text = language.begin(explained.sentence);
    if (opinion.loss >= 0.05) {
      text += " " + language.say(say("hint-loss", {{"loss", decimal(opinion.loss)}}));
    }
    page.lines.push_back({std::move(text), true, explained.spaces});
    page.lines.push_back(
        {"  " + game.notate(seen.state(), seat, opinion.move), false, std::move(explained.spaces)});
    for (const bots::ExpectedChange& change : opinion.why) {
      page.lines.push_back({fmt::format("  {:>6}  {}", language.say(decimal(change.points, true)),
                                        language.say(change.text)),
                            false,
                            {},
                            10});
    }
  }
  return page;
}

TextPage hint_page(const Session& session, Seat seat) {
  const AnyObserved seen = session.table().position(seat);
  bots::Question question;
  question.reasons = hints_shown;
  return hint_page(
      session.game(), seen,
      session.entry().advise(session.game(), seen, session.table().memory(seat), question),
      session.language());
}

TextPage review_page(const bots::Entry& entry, const AnyGame& game, const Record& record,
                     const std::vector<Text>& names, const Language& language,
                     const ReviewProgress& progress) {
  TextPage page{language.say(say("review-title")), {}, false};
  const auto steps = bots::choices(game, record);
  if (!steps) {
    page.lines.push_back({language.say(steps.error().text), false, {}});
    return page;
  }
  std::vector<bots::Decision> decisions;
  for (const std::size_t step : *steps) {
    if (!progress(decisions.size(), steps->size())) break;
    const auto decision = bots::review(entry, game, record, step, 0, bots::one_after_another);
    if (decision) decisions.push_back(*decision);
  }
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    if (!page.lines.empty()) page.lines.push_back({});
    page.lines.push_back(
        {language.say(say("review-costliest", {{"name", names[slot(seat)]}})), true, {}});
    const auto worst = bots::costliest(decisions, seat, costliest_shown);
    bool told = false;
    for (const bots::Decision& decision : worst) {
      if (decision.loss < worth_telling) continue;
      told = true;
      page.lines.push_back(
          {"  " + language.say(say("review-loss", {{"step", decision.step},
                                                   {"move", decision.move},
                                                   {"loss", decimal(decision.loss)},
                                                   {"best", decision.best}})),
           false,
           {},
           4});
    }
    if (!told) page.lines.push_back({"  " + language.say(say("review-none")), false, {}});
  }
  return page;
}

TextPage review_page(const Session& session, const ReviewProgress& progress) {
  std::vector<Text> names;
  for (const Seat seat : SeatSet::first(session.game().setup().players)) {
    names.push_back(session.name_of(seat));
  }
  return review_page(session.entry(), session.game(), session.table().record(), names,
                     session.language(), progress);
}

}  // namespace townsmith::cli
