#include "lab/report_parts.h"

#include <fmt/format.h>

#include "games/word_files.h"
#include "lab/svg.h"

namespace townsmith::lab {

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 32);
  return text;
}

std::string source_words(std::string_view game, const std::string& reason) {
  return plain_words(built_in_english().say(named(game, "reason", reason)));
}

std::string group_words(std::string_view game, const ItemKey& key) {
  constexpr std::string_view points = "points from ";
  if (key.sort != ItemSort::score || !key.group.starts_with(points)) return plain_words(key.group);
  return std::string(points) + source_words(game, key.group.substr(points.size()));
}

void show_field(HtmlPage& page, const Findings& found) {
  if (found.course.empty()) return;
  const FieldFindings& field = found.field;
  page.panel("How it compares with other games");
  std::vector<std::vector<std::string>> rows;
  if (found.plan.players > 1) {
    rows.push_back({"Drama: share of a game in which no later winner leads", percent(field.drama)});
    rows.push_back(
        {"Comeback: the most points that a winner was behind", in_words(field.comeback)});
    rows.push_back({"Decided: share of a game after which those who win lead for good",
                    percent(field.decided)});
    rows.push_back(
        {"Changes of the lead in a game", fmt::format("{:.2f}", found.lead_changes.mean())});
    rows.push_back({"Permanence: changes of the lead that last", percent(field.permanence)});
    if (field.interaction.known()) {
      rows.push_back({"Interaction: points that the others' scores change for each of one's own",
                      in_words(field.interaction)});
    }
  }
  rows.push_back(
      {"Variety: entropy of kinds of moves, 0 to 1", fmt::format("{:.2f}", field.action_entropy)});
  rows.push_back({fmt::format("Dominance: share of the most frequent kind of move, {}",
                              plain_words(field.dominant_action)),
                  fmt::format("{:.0f} %", 100 * field.action_dominance)});
  rows.push_back({"Branching: legal moves on average, and at most",
                  fmt::format("{:.1f}, {}", found.choices.mean(), field.max_choices)});
  rows.push_back({"Hidden: share of a position that the player to decide does not see",
                  fmt::format("{:.1f} %", 100 * field.hidden)});
  page.table("Numbers", {"Measure", "Value"}, rows, true);
  page.paragraph("docs/lab.md has the formula and the source of each.");
}

void show_skill(HtmlPage& page, const Findings& found) {
  if (found.skill.empty()) return;
  page.panel("Does skill pay?");
  std::vector<IntervalRow> rows;
  std::vector<std::vector<std::string>> cells;
  for (const SkillStep& step : found.skill) {
    const std::string name = capital(skill_words(step));
    rows.push_back({name, step.share().times(100), false, percent(step.share())});
    cells.push_back({name, grouped(2 * step.sums.blocks), percent(step.share()),
                     in_words(step.lead(), 2, true)});
  }
  page.figure(interval_plot(rows, 50, "victories of the first, per cent",
                            "How often the stronger player wins", per_cent),
              "Who plays better or thinks twice as long, against who does not, on common luck "
              "with seats changed. At 50 % (dashed) it is of no use; the further to the right, "
              "the more skill decides.");
  page.table("Numbers", {"Who against whom", "Games", "Victories", "Points ahead"}, cells);
  const std::vector<SkillPoint> curve = skill_curve(found.skill);
  if (curve.size() < 2) return;
  rows.clear();
  for (const SkillPoint& point : curve) {
    rows.push_back({fmt::format("{} simulations", point.simulations), point.rating, false,
                    in_words(point.rating, 0, true)});
  }
  page.figure(
      interval_plot(rows, 0, "rating points above the fewest simulations",
                    "How much better it is to think longer"),
      fmt::format("Rating against thinking: 400 points are ten victories for each defeat. Dashed: "
                  "{} simulations. A curve that goes on rising has more to be found.",
                  curve.front().simulations));
}

void show_times(HtmlPage& page, const Findings& found) {
  if (found.seconds.empty()) return;
  page.panel("Time for a decision");
  std::vector<std::vector<std::string>> rows;
  for (const auto& [kind, seconds] : found.seconds) {
    rows.push_back({capital(plain_words(kind)), grouped(seconds.total()),
                    fmt::format("{} s", seconds.quantile(0.5)),
                    fmt::format("{} s", seconds.quantile(0.9))});
  }
  page.table("Numbers", {"Kind of move", "Decisions", "Half take at most", "Nine in ten at most"},
             rows, true);
}

void show_examples(HtmlPage& page, const Findings& found) {
  if (found.examples.empty()) return;
  page.panel("Show me games in which it happened", true);
  page.paragraph("Each opens with “townsmith replay” and what stands beside it.");
  std::vector<std::vector<std::string>> rows;
  for (const auto& [what, where] : found.examples) rows.push_back({capital(what), where});
  page.table(fmt::format("All {}", rows.size()), {"What", "townsmith replay"}, rows);
}

}  // namespace townsmith::lab
