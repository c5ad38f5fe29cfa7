#pragma once

#include <cstdint>

#include "core/game.h"

namespace townsmith {

/// How many sequences of `depth` moves there are from here. Where several seats may act, the lowest
/// does; nature's draws depend on `seed` and the number of moves made only, so all branches of one
/// depth see the same luck.
template <Game G>
std::uint64_t perft(const G& game, const typename G::State& state, int depth, std::uint64_t seed,
                    int ply = 0) {
  if (depth == 0) return 1;
  if (game.over(state)) return 0;
  const Seat seat = game.actors(state).front();
  MoveList<G> moves;
  game.legal_moves(state, seat, moves);
  if (depth == 1) return static_cast<std::uint64_t>(moves.size());
  std::uint64_t count = 0;
  for (const auto& move : moves) {
    typename G::State next = state;
    Chance chance(Random(seed, static_cast<std::uint64_t>(ply) + 1));
    play(game, next, seat, move, chance);
    count += perft(game, next, depth - 1, seed, ply + 1);
  }
  return count;
}

/// The position perft starts from.
template <Game G>
typename G::State perft_root(const G& game, std::uint64_t seed) {
  Chance chance(Random(seed, 0));
  return begin(game, chance);
}

}  // namespace townsmith
