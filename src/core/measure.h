#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>

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

/// One number over random games from fixed seeds: every legal move, every position, every score
/// goes into it. It moves when, and only when, the rules or the content do.
template <Game G>
std::uint64_t signature(const G& game, int games, std::uint64_t seed = 1) {
  std::uint64_t hash = 0xCBF29CE484222325ULL;
  const auto add = [&hash](const auto& value) {
    char bytes[sizeof(value)];
    std::memcpy(bytes, &value, sizeof(value));
    hash = fnv1a(hash, std::string_view(bytes, sizeof(value)));
  };
  for (int i = 0; i < games; ++i) {
    Random random(seed, static_cast<std::uint64_t>(i) * 2);
    Chance chance(Random(seed, static_cast<std::uint64_t>(i) * 2 + 1));
    typename G::State state = begin(game, chance);
    while (!game.over(state)) {
      const SeatSet actors = game.actors(state);
      Seat seat = actors.front();
      auto skip = random.below(static_cast<std::uint32_t>(actors.size()));
      for (const Seat actor : actors) {
        seat = actor;
        if (skip-- == 0) break;
      }
      MoveList<G> moves;
      game.legal_moves(state, seat, moves);
      for (const auto& move : moves) add(move);
      const auto pick = random.below(static_cast<std::uint32_t>(moves.size()));
      play(game, state, seat, moves[static_cast<int>(pick)], chance);
      add(state);
    }
    for (const Seat seat : SeatSet::first(game.setup().players)) add(game.score(state, seat));
  }
  return hash;
}

}  // namespace townsmith
