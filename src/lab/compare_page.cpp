#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "bots/order.h"
#include "lab/compare.h"
#include "lab/findings.h"
#include "lab/page.h"
#include "lab/svg.h"

namespace townsmith::lab {
namespace {

std::string with_interval(const Estimate& estimate, bool sign = false) {
  return sign ? fmt::format("{:+.2f} ± {:.2f}", estimate.value, estimate.ci95)
              : fmt::format("{:.2f} ± {:.2f}", estimate.value, estimate.ci95);
}

struct Change {
  std::string name;
  Estimate a;
  Estimate b;
  Estimate difference;
  double p = 1;
};

/// Marks what stays clear of luck when many things are looked at.
void correct(std::vector<Change>& changes) {
  std::vector<double> p_values;
  for (const Change& change : changes) {
    const bool surely = change.difference.ci95 == 0 && change.difference.value != 0;
    p_values.push_back(surely ? 0 : change.difference.p_value());
  }
  const std::vector<double> adjusted = holm(p_values);
  for (std::size_t i = 0; i < changes.size(); ++i) changes[i].p = adjusted[i];
}

std::vector<Change> measured(const Comparison& comparison) {
  std::vector<Change> changes;
  for (const Measure& measure : measures_of(comparison.a.players, comparison.a.watch)) {
    changes.push_back({measure.words, comparison.tally_a.mean(measure.value, measure.unit),
                       comparison.tally_b.mean(measure.value, measure.unit),
                       comparison.difference(measure)});
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
    changes.push_back({plain_words(reason), points(comparison.tally_a, reason),
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
    const auto games = static_cast<double>(tally.games());
    const double part =
        found == tally.items.end() ? 0 : static_cast<double>(found->second.games) / games;
    return Estimate{100 * part, 100 * half_width95(tally.blocks, part * (1 - part))};
  };
  std::map<ItemKey, int> keys;
  for (const auto& [key, item] : comparison.tally_a.items) keys[key] = 0;
  for (const auto& [key, item] : comparison.tally_b.items) keys[key] = 0;
  for (const auto& [key, zero] : keys) {
    const Estimate a = used(comparison.tally_a, key);
    const Estimate b = used(comparison.tally_b, key);
    if (a.value == 100 && b.value == 100) continue;
    changes.push_back({plain_words(key.group) + ": " + name_of(key),
                       a,
                       b,
                       {b.value - a.value, std::hypot(a.ci95, b.ci95)}});
  }
  correct(changes);
  bots::put_in_order(changes.begin(), changes.end(), [](const Change& a, const Change& b) {
    return std::abs(a.difference.value) > std::abs(b.difference.value);
  });
  return changes;
}

void show(Page& page, const std::vector<Change>& changes, std::string_view axis,
          std::string_view label, std::size_t most) {
  std::vector<IntervalRow> rows;
  std::vector<std::vector<std::string>> cells;
  for (const Change& change : changes) {
    if (rows.size() < most) {
      rows.push_back({change.name, change.difference, change.p < false_mark,
                      with_interval(change.difference, true)});
    }
    cells.push_back({change.name, with_interval(change.a), with_interval(change.b),
                     with_interval(change.difference, true), fmt::format("{:.2g}", change.p)});
  }
  page.figure(interval_plot(rows, 0, axis, label),
              "Red squares: clearly changed, corrected for the number of rows (Holm, 5 %).");
  page.table("Numbers", {"What", "A", "B", "B over A", "p (Holm)"}, cells);
}

}  // namespace

std::string answer_words(const Comparison& comparison, const Question& question) {
  const Estimate now = comparison.lasting_difference(question.measure, question.alpha);
  const std::string numbers =
      fmt::format("{} after {} pairs of blocks", with_interval(now, true), comparison.blocks());
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
                            const GameInfo& info) {
  Page page("Townsmith lab: comparison",
            fmt::format("{}: {} against {}", info.title, comparison.name_a, comparison.name_b),
            fmt::format("A is {}, B is {}; {} games each, on the same luck.", comparison.name_a,
                        comparison.name_b, comparison.tally_a.games()));
  page.panel("In short", true);
  const bool changed = comparison.answer(question) == Question::Answer::more ||
                       comparison.answer(question) == Question::Answer::less;
  page.remarks({{changed, answer_words(comparison, question)}});
  page.panel("What changed", true);
  show(page, measured(comparison), "B over A", "What changed from A to B", 40);
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
      "{:g} or more it calls them alike with at most {:g}. The other rows have plain 95 % "
      "intervals.",
      question.measure.words, question.alpha, question.difference, question.beta));
  return page.finish();
}

json::object comparison_data(const Comparison& comparison, const Question& question) {
  const auto list = [](const std::vector<Change>& changes) {
    json::array out;
    for (const Change& change : changes) {
      out.emplace_back(json::object{{"name", change.name},
                                    {"a", change.a.value},
                                    {"b", change.b.value},
                                    {"difference", change.difference.value},
                                    {"ci95", change.difference.ci95},
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
          {"measures", list(measured(comparison))},
          {"sources", list(by_source(comparison))},
          {"items", list(by_item(comparison))}};
}

}  // namespace townsmith::lab
