#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "bots/order.h"
#include "lab/compare.h"
#include "lab/findings.h"
#include "lab/page.h"
#include "lab/report_parts.h"
#include "lab/svg.h"

namespace townsmith::lab {
namespace {

struct Change {
  std::string name;
  Estimate a;
  Estimate b;
  Estimate difference;
  double p = 1;
  std::string axis = {};
};

/// Marks what stays clear of luck when many things are looked at.
void correct(std::vector<Change>& changes) {
  std::vector<double> p_values;
  for (const Change& change : changes) {
    p_values.push_back(change.difference.p_value());
  }
  const std::vector<double> adjusted = holm(p_values);
  for (std::size_t i = 0; i < changes.size(); ++i) changes[i].p = adjusted[i];
}

/// The measure that was asked for has the interval that its answer was found with.
std::vector<Change> measured(const Comparison& comparison, const Question& question) {
  std::vector<Change> changes;
  for (const Measure& measure : measures_of(comparison.a)) {
    const bool asked = measure.name == question.measure.name;
    changes.push_back({measure.words, comparison.tally_a.mean(measure.value, measure.unit),
                       comparison.tally_b.mean(measure.value, measure.unit),
                       asked ? comparison.lasting_difference(measure, question.alpha)
                             : comparison.difference(measure),
                       1, measure.axis});
  }
  correct(changes);
  return changes;
}

std::vector<Change> by_source(const Comparison& comparison) {
  const double unit = static_cast<double>(comparison.tally_a.games_a_block) * comparison.a.players;
  const auto points = [&](const Tally& tally, const std::string& reason) {
    const auto found = tally.sources.find(reason);
    return found == tally.sources.end() ? Estimate{}
                                        : found->second.points.mean(tally.watched, unit);
  };
  std::vector<Change> changes;
  for (const auto& [reason, sums] : comparison.sources) {
    changes.push_back({source_words(comparison.a.game, reason), points(comparison.tally_a, reason),
                       points(comparison.tally_b, reason), sums.mean(comparison.blocks(), unit)});
  }
  correct(changes);
  return changes;
}

/// Uses a game; not paired, so with wider intervals than could be.
std::vector<Change> by_item(const Comparison& comparison) {
  std::vector<Change> changes;
  const auto used = [&](const Tally& tally, const ItemKey& key) {
    const auto found = tally.items.find(key);
    const std::int64_t count = found == tally.items.end() ? 0 : found->second.games;
    return counted_share(static_cast<std::uint64_t>(count), tally.games()).times(100);
  };
  std::map<ItemKey, int> keys;
  for (const auto& [key, item] : comparison.tally_a.items) keys[key] = 0;
  for (const auto& [key, item] : comparison.tally_b.items) keys[key] = 0;
  for (const auto& [key, zero] : keys) {
    const Estimate a = used(comparison.tally_a, key);
    const Estimate b = used(comparison.tally_b, key);
    if (a.value == 100 && b.value == 100) continue;
    changes.push_back(
        {group_words(comparison.a.game, key) + ": " + name_of(key), a, b, b.minus(a)});
  }
  correct(changes);
  bots::put_in_order(changes.begin(), changes.end(), [](const Change& a, const Change& b) {
    return std::abs(a.difference.value) > std::abs(b.difference.value);
  });
  return changes;
}

void show(HtmlPage& page, const std::vector<Change>& changes, std::string_view axis,
          std::string_view label, std::size_t max) {
  std::vector<IntervalRow> rows;
  std::vector<std::vector<std::string>> cells;
  for (const Change& change : changes) {
    if (rows.size() < max) {
      rows.push_back({change.name, change.difference, change.p < false_mark,
                      in_words(change.difference, 2, true)});
    }
    cells.push_back({change.name, in_words(change.a), in_words(change.b),
                     in_words(change.difference, 2, true), fmt::format("{:.2g}", change.p)});
  }
  page.figure(interval_plot(rows, 0, axis, label),
              "Red squares: clearly changed, corrected for the number of rows (Holm, 5 %).");
  page.table("Numbers", {"What", "A", "B", "B over A", "p (Holm)"}, cells);
}

/// Each unit has an axis of its own.
void show_measures(HtmlPage& page, const std::vector<Change>& changes) {
  std::vector<std::string> axes;
  std::vector<std::vector<std::string>> cells;
  for (const Change& change : changes) {
    if (std::find(axes.begin(), axes.end(), change.axis) == axes.end()) axes.push_back(change.axis);
    cells.push_back({change.name, in_words(change.a), in_words(change.b),
                     in_words(change.difference, 2, true), fmt::format("{:.2g}", change.p)});
  }
  for (const std::string& axis : axes) {
    std::vector<IntervalRow> rows;
    for (const Change& change : changes) {
      if (change.axis != axis) continue;
      rows.push_back({change.name, change.difference, change.p < false_mark,
                      in_words(change.difference, 2, true)});
    }
    page.figure(interval_plot(rows, 0, axis + ", B over A", "What changed from A to B"), "");
  }
  page.paragraph("Red squares: clearly changed, corrected for the number of rows (Holm, 5 %).");
  page.table("Numbers", {"What", "A", "B", "B over A", "p (Holm)"}, cells);
}

void say_changes(HtmlPage& page, const Origin& origin) {
  page.panel("What was compared", true);
  for (const std::string& change : origin.changes) page.paragraph(change);
  if (origin.changes.empty()) page.paragraph("The contents are the same.");
  page.raw(fmt::format("<p>The same again: <code>{}</code></p>", escaped(origin.command)));
}

}  // namespace

std::string answer_words(const Comparison& comparison, const Question& question) {
  const Estimate now = comparison.lasting_difference(question.measure, question.alpha);
  const std::string numbers =
      fmt::format("{} after {} pairs of blocks", in_words(now, 2, true), comparison.blocks());
  switch (comparison.answer(question)) {
    case Question::Answer::more:
      return fmt::format("B has more: {} ({}).", question.measure.words, numbers);
    case Question::Answer::less:
      return fmt::format("B has less: {} ({}).", question.measure.words, numbers);
    case Question::Answer::alike:
      return fmt::format("A and B are alike within {}: {} ({}).", short_number(question.difference),
                         question.measure.words, numbers);
    case Question::Answer::open: break;
  }
  return fmt::format("Not clear yet: {} ({}).", question.measure.words, numbers);
}

std::string comparison_page(const Comparison& comparison, const Question& question,
                            const GameInfo& info, const Origin& origin) {
  HtmlPage page("Townsmith lab: comparison",
                fmt::format("{}: {} against {}", info.title, comparison.name_a, comparison.name_b),
                fmt::format("A is {}, B is {}; {} games each, on the same luck.", comparison.name_a,
                            comparison.name_b, comparison.tally_a.games()));
  page.panel("In short", true);
  const bool changed = comparison.answer(question) == Question::Answer::more ||
                       comparison.answer(question) == Question::Answer::less;
  page.remarks({{changed, answer_words(comparison, question), "What changed"}});
  say_changes(page, origin);
  page.panel("What changed", true);
  show_measures(page, measured(comparison, question));
  if (!comparison.sources.empty()) {
    page.panel("Points by source");
    show(page, by_source(comparison), "points of a seat, B over A",
         "How points by source changed from A to B", 40);
  }
  const std::vector<Change> items = by_item(comparison);
  if (!items.empty()) {
    page.panel("Things used");
    show(page, items, "per cent of games, B over A", "How often things are used, B over A", 16);
  }
  page.panel("How this was measured", true);
  page.paragraph(fmt::format(
      "Block by block both sides play on the same luck, and the differences within a block are "
      "what "
      "is tested: {}. The test may be looked at at any time (a confidence sequence): if A and B "
      "are alike it calls them different with a probability of at most {:g}, and if they differ by "
      "{:g} or more it calls them alike with at most {:g}. The interval of this measure holds "
      "at any time; the other rows have plain 95 % intervals. {}",
      question.measure.words, question.alpha, question.difference, question.beta, origin.bots));
  page.paragraph(fmt::format("Seed {}; content of A {}, of B {}.", comparison.a.seed,
                             comparison.a.content, comparison.b.content));
  return page.finish();
}

json::object comparison_data(const Comparison& comparison, const Question& question,
                             const Origin& origin) {
  const auto list = [](const std::vector<Change>& changes) {
    json::array out;
    for (const Change& change : changes) {
      out.emplace_back(json::object{{"name", change.name},
                                    {"a", change.a.value},
                                    {"b", change.b.value},
                                    {"difference", change.difference.value},
                                    {"low", change.difference.low},
                                    {"high", change.difference.high},
                                    {"p", change.p}});
    }
    return out;
  };
  constexpr std::array<std::string_view, 4> names = {"open", "more", "less", "alike"};
  return {{"a", comparison.name_a},
          {"b", comparison.name_b},
          {"games", comparison.tally_a.games()},
          {"measure", question.measure.name},
          {"answer", names[static_cast<std::size_t>(comparison.answer(question))]},
          {"command", origin.command},
          {"changes", json::array(origin.changes.begin(), origin.changes.end())},
          {"bots", origin.bots},
          {"seed", comparison.a.seed},
          {"content_a", comparison.a.content},
          {"content_b", comparison.b.content},
          {"measures", list(measured(comparison, question))},
          {"sources", list(by_source(comparison))},
          {"items", list(by_item(comparison))}};
}

std::string ranking_page(const std::vector<Ranked>& ranked, const Question& question,
                         const GameInfo& info, const Origin& origin) {
  HtmlPage page(
      "Townsmith lab: variants", fmt::format("{}: {} variants", info.title, ranked.size()),
      fmt::format("Ranked by {}, each against {} on the same luck.", question.measure.words,
                  ranked.empty() ? std::string() : ranked.front().comparison->name_a));
  page.panel("In short", true);
  std::vector<HtmlPage::Line> lines;
  std::vector<IntervalRow> rows;
  std::vector<std::vector<std::string>> cells;
  for (const Ranked& one : ranked) {
    const Comparison& comparison = *one.comparison;
    const Estimate difference = comparison.lasting_difference(question.measure, question.alpha);
    const Question::Answer answer = comparison.answer(question);
    const bool changed = answer == Question::Answer::more || answer == Question::Answer::less;
    if (lines.size() < 8) {
      lines.push_back({changed,
                       fmt::format("{}: {}", comparison.name_b, answer_words(comparison, question)),
                       "Ranking"});
    }
    rows.push_back({comparison.name_b, difference, changed, in_words(difference, 2, true)});
    std::string what;
    for (const std::string& change : one.changes) what += (what.empty() ? "" : "; ") + change;
    cells.push_back({comparison.name_b, in_words(difference, 2, true),
                     fmt::format("{}", comparison.tally_a.games()), comparison.b.content, what});
  }
  page.remarks(lines);
  page.panel("Ranking", true);
  page.figure(
      interval_plot(rows, 0, question.measure.axis + " more than the standard",
                    "Each variant against the standard"),
      fmt::format("Intervals hold for all {} variants together and at any time.", ranked.size()));
  page.table("Numbers", {"Variant", "Difference", "Games", "Content", "What was changed"}, cells,
             true);
  page.panel("How this was measured", true);
  page.paragraph(origin.bots);
  page.raw(fmt::format("<p>The same again: <code>{}</code></p>", escaped(origin.command)));
  return page.finish();
}

}  // namespace townsmith::lab
