#include "lab/findings.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "bots/order.h"
#include "lab/remarks.h"

namespace townsmith::lab {
namespace {

/// Who used a thing seldom says little about it, and the normal distribution does not hold.
constexpr std::int64_t least_users = 50;

void find_seats(const Tally& tally, Findings& found) {
  const ValueIndex at(tally.players);
  std::vector<double> p_values;
  for (int seat = 0; seat < tally.players; ++seat) {
    SeatFinding& one = found.seats.emplace_back();
    one.share = tally.mean(at.share(seat), share_unit);
    one.score = tally.mean(at.score(seat));
    p_values.push_back(tally.blocks < least_blocks ? 1 : one.share.p_value(1.0 / tally.players));
  }
  if (tally.players == 1) return;
  const std::vector<double> adjusted = holm(p_values);
  for (std::size_t i = 0; i < adjusted.size(); ++i) {
    found.seats[i].p = adjusted[i];
    found.seats[i].alarming = adjusted[i] < false_alarm;
  }
}

void find_course(const Tally& tally, Findings& found) {
  if (tally.watched == 0) return;
  const ValueIndex at(tally.players);
  for (int look = 0; look < looks; ++look) {
    CoursePoint& point = found.course.emplace_back();
    point.score = tally.mean(at.score_at(look), tally.players);
    point.gap = tally.mean(at.gap_at(look));
    point.led = tally.mean(at.led_at(look), share_unit);
    point.choices = tally.mean(at.choices_at(look));
  }
}

void find_sources(const Tally& tally, Findings& found) {
  double all = 0;
  for (const auto& [reason, source] : tally.sources) all += static_cast<double>(source.points.sum);
  for (const auto& [reason, source] : tally.sources) {
    SourceFinding& one = found.sources.emplace_back();
    one.name = reason;
    one.points =
        source.points.mean(tally.watched, static_cast<double>(tally.games_a_block) * tally.players);
    one.part = all == 0 ? 0 : static_cast<double>(source.points.sum) / all;
    if (tally.winners > 0) {
      one.winners = static_cast<double>(source.winners) / static_cast<double>(tally.winners);
    }
  }
  bots::put_in_order(found.sources.begin(), found.sources.end(),
                     [](const auto& a, const auto& b) { return a.points.value > b.points.value; });
}

/// How much higher scores are in games with the thing than in games without it.
Estimate between_games(const Tally& tally, const ItemTally& item) {
  const Sums& all = tally.values[ValueIndex::of(Value::table_score)];
  const std::int64_t g = tally.games_a_block;
  const auto blocks = static_cast<std::int64_t>(tally.watched);
  RatioSums without;
  without.above = all.sum - item.with.above;
  without.below = g * blocks - item.with.below;
  without.above_squares = all.squares - 2 * item.all_with + item.with.above_squares;
  without.below_squares = g * g * blocks - 2 * g * item.with.below + item.with.below_squares;
  without.products = g * all.sum - g * item.with.above - item.all_games + item.with.products;
  if (without.below < least_users || item.with.below < least_users) return {};
  const Estimate a = item.with.ratio(tally.players);
  const Estimate b = without.ratio(tally.players);
  return {a.value - b.value, std::hypot(a.ci95, b.ci95)};
}

ItemFinding find_item(const Tally& tally, const ItemKey& key, const ItemTally& item) {
  const auto games = static_cast<double>(tally.games());
  ItemFinding one;
  one.key = key;
  one.games = static_cast<double>(item.games) / games;
  one.uses = static_cast<double>(item.uses) / games;
  one.share = item.share.ratio(static_cast<double>(share_unit));
  if (tally.watched < least_blocks || item.share.below < least_users) return one;
  if (tally.players > 1 && item.worth.below > least_users * tally.players) {
    one.basis = ItemFinding::Basis::same_game;
    one.worth = item.worth.ratio();
  } else {
    one.worth = between_games(tally, item);
    if (one.worth.ci95 > 0) one.basis = ItemFinding::Basis::other_games;
  }
  return one;
}

/// Where the lines of a reason are all about one thing, as the lines of each goal are, that thing
/// is compared with the others of which this is true.
void join_lone_scores(std::vector<ItemFinding>& items) {
  std::map<std::string, int> sizes;
  for (const ItemFinding& item : items) {
    if (item.key.sort == ItemSort::score) ++sizes[item.key.group];
  }
  for (ItemFinding& item : items) {
    if (item.key.sort == ItemSort::score && sizes[item.key.group] == 1) item.key.group = "scored";
  }
}

void find_items(const Tally& tally, Findings& found) {
  struct Group {
    double worth = 0;
    double uses = 0;
    int size = 0;
  };
  std::map<std::pair<std::string, ItemFinding::Basis>, Group> groups;
  for (const auto& [key, item] : tally.items) found.items.push_back(find_item(tally, key, item));
  join_lone_scores(found.items);
  for (const ItemFinding& one : found.items) {
    Group& group = groups[{one.key.group, one.basis}];
    group.worth += one.worth.value * one.uses;
    group.uses += one.uses;
    ++group.size;
  }
  std::vector<double> p_values;
  for (ItemFinding& one : found.items) {
    const Group& group = groups[{one.key.group, one.basis}];
    if (group.size >= 3 && group.uses > 0) one.usual = group.worth / group.uses;
    if (one.basis != ItemFinding::Basis::none) p_values.push_back(one.worth.p_value(one.usual));
  }
  const std::vector<double> adjusted = holm(p_values);
  std::size_t next = 0;
  for (ItemFinding& one : found.items) {
    if (one.basis == ItemFinding::Basis::none) continue;
    one.p = adjusted[next++];
    one.marked = one.p < false_mark;
  }
  bots::put_in_order(found.items.begin(), found.items.end(), [](const auto& a, const auto& b) {
    if (a.key.sort != b.key.sort) return a.key.sort < b.key.sort;
    if (a.key.group != b.key.group) return a.key.group < b.key.group;
    const bool known_a = a.basis != ItemFinding::Basis::none;
    const bool known_b = b.basis != ItemFinding::Basis::none;
    if (known_a != known_b) return known_a;
    return a.worth.value > b.worth.value;
  });
}

void find_choices(const Tally& tally, Findings& found) {
  const double decisions = tally.mean(ValueIndex::of(Value::decisions)).value;
  if (tally.watched > 0 && decisions > 0) {
    found.forced = tally.mean(ValueIndex::of(Value::forced)).value / decisions;
  }
  found.thoughts = tally.thoughts;
  found.second = tally.second.mean(tally.thoughts, thought_unit);
  found.random = tally.random.mean(tally.thoughts, thought_unit);
  // Less than a tenth of a point.
  if (tally.thoughts > 0) {
    found.close_calls = static_cast<double>(tally.second_tenths.at(0)) /
                        static_cast<double>(tally.second_tenths.total());
  }
}

}  // namespace

std::string plain_words(std::string_view key) {
  std::string text(key);
  std::replace(text.begin(), text.end(), '_', ' ');
  std::replace(text.begin(), text.end(), '-', ' ');
  return text;
}

std::string name_of(const ItemKey& key) {
  return key.sort == ItemSort::move ? plain_words(key.name) : key.name;
}

Findings find(const Run& run, const GameInfo& info) {
  const Tally& tally = run.tally;
  Findings found;
  found.plan = run.plan;
  found.title = std::string(info.title);
  found.games = tally.games();
  found.blocks = tally.blocks;
  found.games_a_block = tally.games_a_block;
  find_seats(tally, found);
  const std::vector<std::string> names = distinct_bots(run.plan);
  for (std::size_t i = 0; names.size() > 1 && i < names.size(); ++i) {
    found.bots.push_back({names[i], tally.bot_shares[i].mean(tally.blocks, share_unit),
                          tally.bot_scores[i].mean(tally.blocks, share_unit)});
  }
  found.seat_scores = tally.seat_scores;
  for (const Histogram& scores : tally.seat_scores) found.scores.add(scores);
  found.winning_score = tally.mean(ValueIndex::of(Value::winning_score));
  found.margin = tally.mean(ValueIndex::of(Value::margin));
  found.shared = tally.mean(ValueIndex::of(Value::shared));
  found.margins = tally.margins;
  found.decisions = tally.decisions;
  found.rounds = tally.rounds;
  found.lead_changes = tally.lead_changes;
  found.choices = tally.choices;
  find_choices(tally, found);
  find_course(tally, found);
  find_sources(tally, found);
  find_items(tally, found);
  for (const auto& [grade, count] : tally.grades) {
    found.grades.emplace_back(grade, static_cast<double>(count) / static_cast<double>(found.games));
  }
  found.skill = run.skill;
  found.remarks = remarks_on(found);
  return found;
}

}  // namespace townsmith::lab
