#include <bit>

#include "games/townbuilder/townbuilder.h"

namespace townsmith::townbuilder {
// Scoring abilities that affect judging: what was declared at the end. Before that an Orphanage is
// housing and a Library only itself.

int TownBuilder::count_of_type(const State& state, CardSet buildings, Type type) const {
  int count = (buildings & tables_.of_type[static_cast<std::size_t>(type)]).count();
  for (std::size_t i = 0; i < static_cast<std::size_t>(tables_.declarer_count); ++i) {
    const Card card = tables_.declarers[i];
    if (state.declared[i] == 0 || info_of(card).ability.effect != Effect::change_type ||
        !buildings.test(index(card))) {
      continue;
    }
    if (info_of(card).type == type) --count;
    if (state.declared[i] - 1 == static_cast<int>(type)) ++count;
  }
  return count;
}

int TownBuilder::count_for_judge(const State& state, Seat seat, Type type) const {
  const CardSet buildings = state.buildings[seat];
  int count = count_of_type(state, buildings, type);
  for (std::size_t i = 0; i < static_cast<std::size_t>(tables_.declarer_count); ++i) {
    const Card card = tables_.declarers[i];
    if (info_of(card).ability.effect == Effect::extra_type && buildings.test(index(card)) &&
        state.declared[i] - 1 == static_cast<int>(type)) {
      ++count;
    }
  }
  return count;
}

// Judges.

bool TownBuilder::claims_judge(const State& state, Seat seat, int judge) const {
  const Type type = content_.judges[static_cast<std::size_t>(judge)];
  const int own = count_for_judge(state, seat, type);
  if (solo()) return own >= content_.solo_judge_needs;
  if (own == 0) return false;
  for (const Seat other : SeatSet::first(setup_.players)) {
    if (count_for_judge(state, other, type) > own) return false;
  }
  return true;
}

// Points.

int TownBuilder::scoring_points(const State& state, Seat seat, Card card) const {
  const Ability& ability = info_of(card).ability;
  const CardSet buildings = state.buildings[seat];
  switch (ability.effect) {
    case Effect::per_building: {
      const CardSet counted = buildings & tables_.counted[slot(card)];
      if (!ability.which.type.has_value()) return ability.amount * counted.count();
      return ability.amount * count_of_type(state, counted, *ability.which.type);
    }
    case Effect::per_type: {
      int types = 0;
      for (int type = 0; type < type_count; ++type) {
        types += count_of_type(state, buildings, static_cast<Type>(type)) > 0 ? 1 : 0;
      }
      return ability.amount * types;
    }
    case Effect::if_award: return state.awards_held[seat] != 0 ? ability.amount : 0;
    default: return 0;
  }
}

int TownBuilder::score(const State& state, Seat seat) const {
  const CardSet buildings = state.buildings[seat];
  int points = std::popcount(state.awards_held[seat]) * content_.award_points;
  buildings.for_each([&](int card) { points += info_of(card_at(card)).points; });
  (buildings & tables_.scoring).for_each([&](int card) {
    points += scoring_points(state, seat, card_at(card));
  });
  for (unsigned judges = state.judges; judges != 0; judges &= judges - 1) {
    if (claims_judge(state, seat, std::countr_zero(judges))) points += content_.judge_points;
  }
  return points;
}

ScoreSheet TownBuilder::score_sheet(const State& state, Seat seat) const {
  ScoreSheet sheet;
  const CardSet buildings = state.buildings[seat];
  buildings.for_each([&](int card) {
    const CardInfo& one = info_of(card_at(card));
    sheet.lines.push_back(
        {"building",
         say("line-building", {{"card", card_text(one)}, {"type", type_text(one.type)}}),
         one.points,
         {one.name},
         card_text(one)});
  });
  for (std::size_t i = 0; i < static_cast<std::size_t>(tables_.declarer_count); ++i) {
    const Card card = tables_.declarers[i];
    if (!buildings.test(index(card)) || state.declared[i] == 0) continue;
    const auto type = static_cast<Type>(state.declared[i] - 1);
    const bool changes = info_of(card).ability.effect == Effect::change_type;
    sheet.lines.push_back({"type",
                           say(changes ? "line-type" : "line-type-more",
                               {{"card", card_name(card)}, {"type", type_text(type)}}),
                           0,
                           {name_of(card)},
                           card_name(card)});
  }
  (buildings & tables_.scoring).for_each([&](int card) {
    const CardInfo& one = info_of(card_at(card));
    if (one.ability.effect == Effect::change_type || one.ability.effect == Effect::extra_type)
      return;
    sheet.lines.push_back(
        {"scoring",
         say("line-scoring", {{"card", card_text(one)}, {"ability", ability_text(one.ability)}}),
         scoring_points(state, seat, card_at(card)),
         {one.name},
         card_text(one)});
  });
  for (unsigned held = state.awards_held[seat]; held != 0; held &= held - 1) {
    const Award& award = content_.awards[static_cast<std::size_t>(std::countr_zero(held))];
    sheet.lines.push_back({"award",
                           say("line-award", {{"award", award_name(award)}}),
                           content_.award_points,
                           {},
                           award_name(award)});
  }
  for (unsigned judges = state.judges; judges != 0; judges &= judges - 1) {
    const int judge = std::countr_zero(judges);
    const Type type = content_.judges[static_cast<std::size_t>(judge)];
    const int own = count_for_judge(state, seat, type);
    const bool claimed = claims_judge(state, seat, judge);
    sheet.lines.push_back(
        {"judge",
         say("line-judge", {{"type", type_text(type)}, {"count", own}, {"enough", claimed}}),
         claimed ? content_.judge_points : 0,
         {},
         say("judge-of", {{"type", type_text(type)}})});
  }
  return sheet;
}

TieBreak TownBuilder::tie_break(const State& state, Seat seat) const {
  return {static_cast<std::int16_t>(state.buildings[seat].count())};
}

std::string TownBuilder::grade(const State& state, Seat seat) const {
  if (!solo()) return {};
  const int points = score(state, seat);
  std::string name;
  for (const Grade& one : content_.grades) {
    if (points >= one.least) name = one.name;
  }
  return name;
}

}  // namespace townsmith::townbuilder
