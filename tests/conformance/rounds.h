#pragma once

#include <fmt/format.h>

#include <array>
#include <string>
#include <vector>

#include "../words.h"
#include "core/game.h"

namespace townsmith::conformance {

/// What each seat does in an open round, in its own order.
template <Game G>
using Choices = std::array<std::vector<typename G::Move>, max_seats>;

template <Game G>
typename G::Move any_listed(const G& game, const typename G::State& state, Seat seat,
                            Random& random) {
  MoveList<G> moves;
  game.legal_moves(state, seat, moves);
  return moves[static_cast<int>(random.below(static_cast<std::uint32_t>(moves.size())))];
}

inline Seat any_of(SeatSet seats, Random& random) {
  auto skip = random.below(static_cast<std::uint32_t>(seats.size()));
  for (const Seat seat : seats) {
    if (skip-- == 0) return seat;
  }
  return seats.front();
}

/// Plays an open round to its close in any order and notes what each seat did.
template <Game G>
Choices<G> close_round(const G& game, typename G::State& state, Random& random) {
  Choices<G> choices;
  while (!game.actors(state).empty()) {
    const Seat seat = any_of(game.actors(state), random);
    const auto move = any_listed(game, state, seat, random);
    game.apply(state, seat, move);
    choices[static_cast<std::size_t>(index(seat))].push_back(move);
  }
  return choices;
}

/// Where several seats act at once, the order between them does not matter.
template <Game G>
std::string wrong_with_order(const G& game, const typename G::State& state, Random& random) {
  typename G::State first = state;
  const Choices<G> choices = close_round(game, first, random);

  typename G::State second = state;
  Choices<G> left = choices;
  while (!game.actors(second).empty()) {
    const Seat seat = any_of(game.actors(second), random);
    auto& own = left[static_cast<std::size_t>(index(seat))];
    if (own.empty()) {
      return fmt::format("seat {} has to move once more in another order", index(seat));
    }
    if (const auto legal = game.check(second, seat, own.front()); !legal) {
      return fmt::format("seat {} may not play {} in another order of seats: {}", index(seat),
                         game.notate(second, seat, own.front()), said(legal.error()));
    }
    game.apply(second, seat, own.front());
    own.erase(own.begin());
  }
  for (const auto& own : left) {
    if (!own.empty()) return "the round closes earlier in another order of seats";
  }
  if (first != second) return "the same choices in another order of seats give another position";
  return {};
}

}  // namespace townsmith::conformance
