#include "lab/overview.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <functional>
#include <map>

#include "lab/page.h"
#include "lab/report_parts.h"

namespace townsmith::lab {
namespace {

std::string column_of(const Findings& run) {
  return fmt::format("{}, {}",
                     run.plan.players == 1 ? "alone" : fmt::format("{} players", run.plan.players),
                     fmt::join(distinct_bots(run.plan), ", "));
}

/// A row for which a run may have nothing to say.
using Cell = std::function<std::string(const Findings&)>;

std::string together(const Findings& run, std::string words) {
  return run.plan.players == 1 ? "–" : words;
}

std::vector<std::pair<std::string, Cell>> overview_rows() {
  return {
      {"Games", [](const Findings& run) { return fmt::format("{}", run.games); }},
      {"Points of a seat",
       [](const Findings& run) { return fmt::format("{:.1f}", run.scores.mean()); }},
      {"Best place",
       [](const Findings& run) -> std::string {
         const PlaceFinding* best = nullptr;
         for (const PlaceFinding& place : run.places) {
           if (best == nullptr || place.share.value > best->share.value) best = &place;
         }
         if (best == nullptr || run.plan.players == 1) return "–";
         return fmt::format("{}: {}{}", best->name, percent(best->share),
                            best->alarming ? " !" : "");
       }},
      {"Points between first and second",
       [](const Findings& run) { return together(run, in_words(run.margin)); }},
      {"Shared victories", [](const Findings& run) { return together(run, percent(run.shared)); }},
      {"Decisions in a game",
       [](const Findings& run) { return fmt::format("{:.0f}", run.decisions.mean()); }},
      {"Rounds",
       [](const Findings& run) {
         return run.rounds.empty() ? std::string("–") : fmt::format("{:.1f}", run.rounds.mean());
       }},
      {"Legal moves",
       [](const Findings& run) {
         return run.choices.empty() ? std::string("–") : fmt::format("{:.1f}", run.choices.mean());
       }},
      {"Drama", [](const Findings& run) { return together(run, percent(run.field.drama)); }},
      {"Decided after",
       [](const Findings& run) { return together(run, percent(run.field.decided)); }},
      {"Changes of the lead",
       [](const Findings& run) {
         return run.lead_changes.empty() ? std::string("–")
                                         : fmt::format("{:.2f}", run.lead_changes.mean());
       }},
      {"Variety of moves",
       [](const Findings& run) { return fmt::format("{:.2f}", run.field.action_entropy); }},
      {"Hidden",
       [](const Findings& run) { return fmt::format("{:.1f} %", 100 * run.field.hidden); }},
      {"Interaction",
       [](const Findings& run) {
         return run.field.interaction.known() ? in_words(run.field.interaction) : std::string("–");
       }},
  };
}

}  // namespace

std::string overview_page(const std::vector<Findings>& runs) {
  HtmlPage page("Townsmith lab: side by side", runs.empty() ? "Nothing" : runs.front().title,
                fmt::format("{} runs side by side.", runs.size()));
  std::vector<std::string> columns = {"What"};
  for (const Findings& run : runs) columns.push_back(column_of(run));
  page.panel("The game", true);
  std::vector<std::vector<std::string>> rows;
  for (const auto& [name, cell] : overview_rows()) {
    std::vector<std::string>& row = rows.emplace_back();
    row.push_back(name);
    for (const Findings& run : runs) row.push_back(cell(run));
  }
  page.table("Numbers", columns, rows, true);

  page.panel("What stands out", true);
  for (const Findings& run : runs) {
    std::vector<HtmlPage::Line> lines;
    for (const Remark& remark : run.remarks) {
      if (remark.alarming) lines.push_back({true, remark.text});
    }
    page.paragraph(column_of(run) + (lines.empty() ? ": nothing." : ":"));
    page.remarks(lines);
  }

  // Used by players who could, and what that is worth: things that only some of the players like.
  std::map<ItemKey, std::vector<std::string>> things;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    for (const ItemFinding& item : runs[i].items) {
      if (item.offered == 0) continue;
      std::vector<std::string>& row = things[item.key];
      row.resize(runs.size(), "–");
      row[i] = percent(item.taken);
      if (!item.causes.empty() && item.causes.front().points.known()) {
        row[i] += fmt::format("; worth {}", in_words(item.causes.front().points, 1, true));
      }
    }
  }
  if (things.empty()) return page.finish();
  page.panel("Used by players who could, and worth", true);
  rows.clear();
  for (const auto& [key, cells] : things) {
    std::vector<std::string>& row = rows.emplace_back();
    row.push_back(fmt::format("{}: {}", group_words(runs.front().plan.game, key), key.name));
    row.insert(row.end(), cells.begin(), cells.end());
  }
  page.table(fmt::format("All {}", rows.size()), columns, rows, true);
  return page.finish();
}

}  // namespace townsmith::lab
