#include <algorithm>

#include "games/townbuilder/townbuilder.h"

// What rules, words and pictures ask about a position.

namespace townsmith::townbuilder {

int TownBuilder::gold_of(const State& state, Seat seat) const {
  const CardSet cards = state.gold[seat];
  return state.tokens[seat] + cards.count() + (cards & state.doubled).count();
}

CardSet TownBuilder::takeable(const State& state, Seat seat) const {
  CardSet cards = state.row;
  for (int other = 0; other < max_players; ++other) {
    if (seat_at(other) != seat) cards -= state.guarded[seat_at(other)];
  }
  return cards;
}

CardSet TownBuilder::discardable(const State& state) const {
  CardSet cards = state.row;
  for (const CardSet& guarded : state.guarded) cards -= guarded;
  return cards;
}

CardSet TownBuilder::affordable(const State& state, Seat seat) const {
  const int gold = std::min(gold_of(state, seat), max_gold_cost);
  return tables_.affordable[static_cast<std::size_t>(gold)];
}

int TownBuilder::closing_discards(const State& state) const {
  return std::min(content_.closing_discard, discardable(state).count());
}

CardSet TownBuilder::accepted(const State& state, Card foundation) const {
  static constexpr std::array<Load, 8> gifts = {Load::one(0), Load::one(1), Load::one(2),
                                                Load::one(3), Load::one(4), Load::one(5),
                                                Load::one(6), Load::one(7)};
  CardSet cards;
  for (std::size_t kinds = 1; kinds < gifts.size(); ++kinds) {
    if (needs(state, foundation, gifts[kinds])) cards |= tables_.giving[kinds];
  }
  return cards;
}

CardSet TownBuilder::cards_under(const State& state, Card foundation) const {
  CardSet cards;
  state.attached.for_each([&](int card) {
    if (state.under[static_cast<std::size_t>(card)] == number(foundation)) cards.set(card);
  });
  return cards;
}

Load TownBuilder::tokens_under(const State& state, Card foundation) const {
  Load rest = state.load[slot(foundation)];
  cards_under(state, foundation).for_each([&](int card) {
    rest = rest - tables_.gift[static_cast<std::size_t>(card)];
  });
  return rest;
}

bool TownBuilder::award_met(const State& state, Seat seat, int award) const {
  const auto at = static_cast<std::size_t>(award);
  const Award& wanted = content_.awards[at];
  const CardSet buildings = state.buildings[seat];
  switch (wanted.need) {
    case Need::costs:
      return std::all_of(wanted.costs.begin(), wanted.costs.end(), [&](int cost) {
        return !(buildings & tables_.costing[static_cast<std::size_t>(cost)]).empty();
      });
    case Need::buildings: return (buildings & tables_.awarded[at]).count() >= wanted.count;
    case Need::types:
      return std::count_if(tables_.of_type.begin(), tables_.of_type.end(),
                           [&](const CardSet& cards) { return !(buildings & cards).empty(); }) >=
             wanted.count;
    case Need::gold: return gold_of(state, seat) >= wanted.count;
    case Need::completed: return seat == state.active && state.completed >= wanted.count;
  }
  return false;
}

std::uint8_t TownBuilder::awards_left(const State& state, Seat seat) const {
  if (state.awards_closed != 0) return 0;
  unsigned held = 0;
  for (const std::uint8_t awards : state.awards_held) held |= awards;
  const unsigned free = state.awards_open & (~held | state.awards_shared);
  return static_cast<std::uint8_t>(free & ~unsigned{state.awards_held[seat]});
}

/// Any district's, also one's own; a copy of a copy would be nobody's ability.
CardSet TownBuilder::copyable(const State& state, Card copier) const {
  const bool star = info_of(copier).ability.kind == AbilityKind::star;
  CardSet buildings;
  for (const CardSet& district : state.buildings) buildings |= district;
  return (buildings & (star ? tables_.stars : tables_.builds)) - tables_.copiers;
}

bool TownBuilder::condition_met(const State& state, const Ability& ability) const {
  if (!ability.if_completed) return true;
  if (ability.completed_type == any_type) return state.completed > 0;
  return ((state.completed_types >> ability.completed_type) & 1U) != 0;
}

}  // namespace townsmith::townbuilder
