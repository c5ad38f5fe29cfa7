#pragma once

#include <fmt/format.h>

#include <string>

#include "conformance/allocations.h"
#include "conformance/rounds.h"
#include "core/memory.h"

namespace townsmith::conformance {

/// What bots do a million times a second must not touch the heap.
template <Game G>
std::string allocates(const G& game, std::uint64_t seed) {
  const auto whole_game = [&game](std::uint64_t number) {
    Random random(number, 0);
    Chance chance(Random(number, 1));
    typename G::State state = game.start();
    playout(game, state, random, chance);
    return state;
  };
  whole_game(seed);  // warms up whatever is made on first use

  std::uint64_t before = allocations();
  whole_game(seed + 1);
  if (allocations() != before) {
    return fmt::format("a playout allocates {} times", allocations() - before);
  }

  Random random(seed, 2);
  Chance chance(Random(seed, 3));
  Memories<G> memories;
  typename G::State state = begin(game, memories, chance);
  before = allocations();
  while (!game.over(state)) {
    const Seat seat = any_of(game.actors(state), random);
    const auto move = any_listed(game, state, seat, random);
    if (!game.check(state, seat, move).has_value()) return "a listed move is refused";
    int sink = game.score(state, seat) + game.tie_break(state, seat)[0];
    const Observed<G> seen = observe(game, state, seat);
    const typename G::State world = resample(game, seen, memories.of(seat), chance);
    sink += game.score(world, seat);
    (void)sink;
    play(game, state, memories, seat, move, chance);
    if (allocations() != before) {
      return fmt::format(
          "legal_moves, check, score, tie_break, observe, resample, memories, apply or advance "
          "allocate: {} "
          "times in one ply",
          allocations() - before);
    }
  }
  return {};
}

}  // namespace townsmith::conformance
