// The rules in the order of docs/rules/cornerlots.md: set-up, a turn, the end.
#include <algorithm>

#include "games/cornerlots/cornerlots.h"

namespace townsmith::cornerlots {

// Set-up and draws. A value is drawn when it is revealed, from what the claimed lots have left
// over: there is no shuffled pile that somebody could look into.

void CornerLots::advance(State& state, Chance& chance) const {
  if (state.to_draw == favourites) {
    // The rows are dealt without putting back. Each draw names the only seat that may see it.
    std::array<std::uint8_t, side> rows = {1, 2, 3, 4};
    for (std::uint8_t i = 0; i < setup_.players; ++i) {
      const auto pick = i + chance.below(side - i, {"favourite row", i, seat_at(i)});
      std::swap(rows[i], rows[pick]);
      chance.tell(rows[i]);
      state.favourite[i] = rows[i];
    }
  } else {
    const Values left = values_left(state);
    const auto pick = chance.below(static_cast<std::uint32_t>(left.size()), {"value"});
    const std::uint8_t value = left[static_cast<int>(pick)];
    chance.tell(value);
    state.value[state.to_draw] = value;
  }
  state.to_draw = nothing;
}

CornerLots::Values CornerLots::values_left(const State& state) const {
  std::array<int, 10> drawn{};
  for (const std::uint8_t value : state.value) ++drawn[value];
  Values left;
  for (const std::uint8_t value : content_.values) {
    if (--drawn[value] < 0) left.push_back(value);
  }
  return left;
}

// A turn.

SeatSet CornerLots::actors(const State& state) const {
  if (state.to_draw != nothing || over(state)) return {};
  return seat_at(state.claims % setup_.players);
}

int CornerLots::claims_left(const State& state, Seat seat) const {
  const int made = (state.claims + setup_.players - 1 - index(seat)) / setup_.players;
  return content_.claims - made;
}

void CornerLots::apply(State& state, Seat seat, Move move) const {
  const int owner = index(seat) + 1;
  state.owner[move.lot] = static_cast<std::uint8_t>(owner);
  state.to_draw = move.lot;
  ++state.claims;
  if (owned_in_row(state, owner, state.favourite[seat]) >= content_.telling) {
    state.shown |= static_cast<std::uint8_t>(1U << index(seat));
  }
}

int owned_in_row(const State& state, int owner, int row) {
  if (row == 0) return 0;
  const auto* first = &state.owner[static_cast<std::size_t>((row - 1) * side)];
  return static_cast<int>(std::count(first, first + side, owner));
}

// The end.

bool CornerLots::over(const State& state) const {
  return state.claims == content_.claims * setup_.players && state.to_draw == nothing;
}

}  // namespace townsmith::cornerlots
