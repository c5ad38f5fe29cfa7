#include "lab/findings.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "bots/order.h"

namespace townsmith::lab {
namespace {

/// Few users say little about a thing, and the normal distribution does not hold.
constexpr std::int64_t min_users = 50;

void find_places(const Tally& tally, Findings& found) {
  std::vector<double> p_values;
  const double fair = 1.0 / tally.players;
  for (std::size_t i = 0; i < found.plan.places.size(); ++i) {
    PlaceFinding& one = found.places.emplace_back();
    one.name = found.plan.places[i];
    one.share = tally.place_shares[i].share(share_unit);
    one.score = tally.place_scores[i].ratio();
    p_values.push_back(tally.blocks < min_blocks ? 1 : one.share.p_value(fair));
  }
  if (tally.players == 1 || found.places.empty()) return;
  // Of two, one wins what the other does not: that is one test.
  const std::size_t tests = p_values.size() == 2 ? 1 : p_values.size();
  const std::vector<double> adjusted = tests == 1 ? p_values : holm(p_values);
  for (std::size_t i = 0; i < adjusted.size(); ++i) {
    found.places[i].p = adjusted[i];
    found.places[i].alarming = adjusted[i] < false_alarm;
    found.findable =
        std::max(found.findable, lab::findable(found.places[i].share, fair, false_alarm, tests));
  }
}

void find_course(const Tally& tally, Findings& found) {
  if (tally.watched == 0) return;
  const ValueIndex at(tally.places);
  for (int look = 0; look < course_samples; ++look) {
    CoursePoint& point = found.course.emplace_back();
    point.score = tally.mean(at.score_at(look), tally.players);
    point.gap = tally.mean(at.gap_at(look));
    point.led = tally.share(at.led_at(look), share_unit);
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
  without.blocks = std::min(blocks, without.below);
  without.products = g * all.sum - g * item.with.above - item.all_games + item.with.products;
  if (without.below < min_users || item.with.below < min_users) return {};
  return item.with.ratio(tally.players).minus(without.ratio(tally.players));
}

ItemFinding find_item(const Tally& tally, const ItemKey& key, const ItemTally& item) {
  ItemFinding one;
  one.key = key;
  one.games = Sums{item.with.below, item.with.below_squares}.share(
      tally.watched, tally.games_a_block, tally.games_a_block);
  one.uses = static_cast<double>(item.uses) / static_cast<double>(tally.games());
  one.share = item.share.share(static_cast<double>(share_unit));
  one.offered = item.taken.below;
  one.taken = item.taken.share(1);
  one.forced = item.forced;
  for (int place = 0; place < tally.places && item.share.below > 0; ++place) {
    one.places.push_back(static_cast<double>(item.places[static_cast<std::size_t>(place)]) /
                         static_cast<double>(item.share.below));
  }
  if (tally.watched < min_blocks || item.share.below < min_users) return one;
  if (tally.players > 1 && item.worth.below > min_users * tally.players) {
    one.basis = ItemFinding::Basis::same_game;
    one.goes_with = item.worth.ratio();
  } else {
    one.goes_with = between_games(tally, item);
    if (one.goes_with.known()) one.basis = ItemFinding::Basis::other_games;
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
    if (item.key.sort == ItemSort::score && sizes[item.key.group] == 1)
      item.key.group = "points from one thing";
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
    group.worth += one.goes_with.value * one.uses;
    group.uses += one.uses;
    ++group.size;
  }
  std::vector<double> p_values;
  for (ItemFinding& one : found.items) {
    const Group& group = groups[{one.key.group, one.basis}];
    if (group.size >= 3 && group.uses > 0) one.usual = group.worth / group.uses;
    if (one.basis != ItemFinding::Basis::none) p_values.push_back(one.goes_with.p_value(one.usual));
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
    return a.goes_with.value > b.goes_with.value;
  });
}

/// Whoever reads a report looks for what stands out, so that the intervals of its things hold for
/// all of them at once.
void hold_together(std::vector<ItemFinding>& items) {
  for (Estimate ItemFinding::* which :
       {&ItemFinding::games, &ItemFinding::share, &ItemFinding::taken, &ItemFinding::goes_with}) {
    const auto known = std::count_if(items.begin(), items.end(),
                                     [&](const auto& item) { return (item.*which).known(); });
    for (ItemFinding& item : items) {
      item.*which = (item.*which).at(1 - false_mark / static_cast<double>(known));
    }
  }
}

/// The median; 0 of fewer than three, which have no usual.
double usual_of(std::vector<double> values) {
  if (values.size() < 3) return 0;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

void find_item_causes(const Run& run, Findings& found) {
  for (const Causes& causes : run.causes) {
    std::map<std::string, std::vector<double>> groups;
    for (const auto& [key, sums] : causes.things) {
      const Estimate cause = cause_in_points(sums, run.plan.players);
      if (cause.known()) groups[key.group].push_back(cause.value);
    }
    for (ItemFinding& item : found.items) {
      const auto sums = causes.things.find(item.key);
      if (sums == causes.things.end()) continue;
      CauseFinding& one = item.causes.emplace_back();
      one.bot = causes.bot;
      one.games = sums->second.points.below;
      one.unavoidable =
          static_cast<double>(sums->second.unavoidable) / static_cast<double>(one.games);
      one.points = lasting(cause_in_points(sums->second, run.plan.players), causes.things.size());
      one.victories = lasting(cause_in_victories(sums->second), causes.things.size());
      one.usual = usual_of(groups[item.key.group]);
    }
  }
}

/// What nobody uses although they could, what everybody uses, and what is worth far too much or
/// less than nothing. Only causes and counts decide here, never what a thing goes with.
void find_faults(Findings& found) {
  constexpr double dead = 0.04;
  constexpr double must = 0.9;
  constexpr double often = 0.75;
  std::map<std::string, std::vector<double>> rates;
  for (const ItemFinding& item : found.items) {
    if (item.offered >= min_users) rates[item.key.group].push_back(item.taken.value);
  }
  for (ItemFinding& item : found.items) {
    if (item.offered >= min_users) {
      const double usual = usual_of(rates[item.key.group]);
      if (item.taken.high < dead && usual > dead) item.fault = ItemFinding::Fault::dead;
      if (item.taken.low > must && usual < often && usual > 0)
        item.fault = ItemFinding::Fault::must_take;
    }
    if (item.causes.empty() || item.fault == ItemFinding::Fault::dead) continue;
    const CauseFinding& cause = item.causes.front();
    if (!cause.points.known() || cause.games < min_users || cause.unavoidable > 0.5) continue;
    if (cause.usual != 0 && cause.points.low > cause.usual + found.noticeable) {
      item.fault = ItemFinding::Fault::too_strong;
    }
    if (cause.points.high < -found.noticeable) item.fault = ItemFinding::Fault::trap;
  }
}

void find_field(const Run& run, Findings& found) {
  const Tally& tally = run.tally;
  if (tally.watched == 0) return;
  FieldFindings& field = found.field;
  const auto value = [&](Value which) -> const Sums& {
    return tally.values[ValueIndex::of(which)];
  };
  if (tally.players > 1) {
    field.drama = tally.share(ValueIndex::of(Value::behind), course_samples);
    field.comeback = tally.mean(ValueIndex::of(Value::comeback));
    field.decided = tally.share(ValueIndex::of(Value::decided), course_samples);
    field.permanence = tally.kept_leads.share(1);
  }
  double all = 0;
  double kinds = 0;
  for (const auto& [key, item] : tally.items) {
    if (key.sort != ItemSort::move) continue;
    all += static_cast<double>(item.uses);
    kinds += 1;
  }
  for (const auto& [key, item] : tally.items) {
    if (key.sort != ItemSort::move || all == 0) continue;
    const double part = static_cast<double>(item.uses) / all;
    if (part > 0 && kinds > 1) field.action_entropy -= part * std::log2(part) / std::log2(kinds);
    if (part > field.action_dominance) {
      field.action_dominance = part;
      field.dominant_action = key.name;
    }
  }
  field.max_choices = tally.choices.empty() ? 0 : tally.choices.max();
  if (value(Value::position).sum > 0) {
    field.hidden = static_cast<double>(value(Value::hidden).sum) /
                   static_cast<double>(value(Value::position).sum);
  }
  if (!run.causes.empty() && tally.players > 1) {
    field.interaction = run.causes.front().interaction.ratio();
  }
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

Findings figures(const Run& run, const GameInfo& info) {
  const Tally& tally = run.tally;
  Findings found;
  found.plan = run.plan;
  found.title = std::string(info.title);
  found.games = tally.games();
  found.blocks = tally.blocks;
  found.games_a_block = tally.games_a_block;
  find_places(tally, found);
  const std::vector<std::string> names = distinct_bots(run.plan);
  for (std::size_t i = 0; names.size() > 1 && i < names.size(); ++i) {
    found.bots.push_back({names[i],
                          tally.bot_shares[i].share(tally.blocks, share_unit, tally.games_a_block),
                          tally.bot_scores[i].mean(tally.blocks, share_unit)});
  }
  found.place_scores = tally.seat_scores;
  for (const Histogram& scores : tally.seat_scores) found.scores.add(scores);
  found.winning_score = tally.mean(ValueIndex::of(Value::winning_score));
  found.margin = tally.mean(ValueIndex::of(Value::margin));
  found.shared = tally.share(ValueIndex::of(Value::shared));
  found.margins = tally.margins;
  found.decisions = tally.decisions;
  found.rounds = tally.rounds;
  found.lead_changes = tally.lead_changes;
  found.choices = tally.choices;
  find_choices(tally, found);
  find_course(tally, found);
  find_sources(tally, found);
  find_items(tally, found);
  hold_together(found.items);
  found.offers = tally.offers * static_cast<std::uint64_t>(tally.games_a_block);
  found.noticeable = noticeable_points(tally);
  found.causes = run.causes;
  find_item_causes(run, found);
  find_faults(found);
  find_field(run, found);
  for (const auto& [grade, count] : tally.grades) {
    found.grades.emplace_back(grade, counted_share(count, found.games));
  }
  found.skill = run.skill;
  found.asked = run.asked;
  return found;
}

}  // namespace townsmith::lab
