#pragma once

#include <algorithm>
#include <cstdint>
#include <type_traits>

#include "core/fixed_list.h"
#include "core/random.h"
#include "core/seat.h"

namespace townsmith {

// A game says once what is legal: offer_moves(state, seat, visit) visits groups that together are
// the legal moves. Listing them, finding one and picking one are made of that here, and add no
// rules.
//
// A group is a value with each(visit), which goes through its moves in the order in which they are
// listed, and with size() and at(n), which may count in another order. One that knows a quicker way
// has contains(move), or pick(random).

template <class G, class Moves>
void list_moves(const G& game, const typename G::State& state, Seat seat, Moves& moves) {
  if (!game.actors(state).contains(seat)) return;
  game.offer_moves(state, seat, [&](const auto& group) {
    group.each([&](const auto& move) { moves.push_back(move); });
  });
}

/// Tells whether a seat has a move of some kind.
template <class G>
auto kinds_on_offer(const G& game, const typename G::State& state, Seat seat) {
  FixedList<typename G::Move, G::max_moves> moves;
  game.legal_moves(state, seat, moves);
  return [moves](auto kind) {
    return std::any_of(moves.begin(), moves.end(),
                       [&](const auto& one) { return one.kind == kind; });
  };
}

/// Looks for one move.
template <class Move>
struct Finding {
  const Move& move;
  bool found = false;

  template <class Group>
  void operator()(const Group& group) {
    if constexpr (requires { group.contains(move); }) {
      found = found || group.contains(move);
    } else {
      group.each([this](const Move& one) { found = found || one == move; });
    }
  }
};

/// The only move that a visitor is interested in, if there is one: a long description may leave out
/// parts that it cannot be of.
template <class Move, class Visit>
constexpr const Move* only_move([[maybe_unused]] const Visit& visit) {
  if constexpr (std::is_same_v<Visit, Finding<Move>>) {
    return &visit.move;
  } else {
    return nullptr;
  }
}

template <class G>
bool find_move(const G& game, const typename G::State& state, Seat seat,
               const typename G::Move& move) {
  Finding<typename G::Move> finding{move};
  if (game.actors(state).contains(seat)) game.offer_moves(state, seat, finding);
  return finding.found;
}

/// Where all legal moves are one group; the seat must be to act.
template <class G>
typename G::Move pick_move(const G& game, const typename G::State& state, Seat seat,
                           Random& random) {
  typename G::Move picked{};
  game.offer_moves(state, seat, [&](const auto& group) {
    if constexpr (requires { group.pick(random); }) {
      picked = group.pick(random);
    } else {
      const auto n = random.below(static_cast<std::uint32_t>(group.size()));
      picked = group.at(static_cast<int>(n));
    }
  });
  return picked;
}

/// Defines in a game's moves.cpp, below offer_moves(), what is made of that.
#define GAME_LEGALITY(Class)                                                             \
  void Class::legal_moves(const State& state, Seat seat, MoveList<Class>& moves) const { \
    list_moves(*this, state, seat, moves);                                               \
  }                                                                                      \
  bool Class::is_legal(const State& state, Seat seat, Move move) const {                 \
    return find_move(*this, state, seat, move);                                          \
  }                                                                                      \
  static_assert(true)

}  // namespace townsmith
