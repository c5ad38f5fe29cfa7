#pragma once

#include <fmt/format.h>

#include <string>

#include "conformance/moves.h"
#include "conformance/rounds.h"
#include "core/game.h"

namespace townsmith::conformance {

inline std::string viewer_text(Viewer viewer) {
  return viewer.is_spectator() ? "a spectator" : fmt::format("seat {}", index(viewer.seat()));
}

/// What differs between two worlds that `viewer` must not be able to tell apart. Words and pictures
/// are functions of what observe() leaves; they are slow and looked at now and then only.
template <Game G>
std::string tells_apart(const G& game, const typename G::State& one, const typename G::State& other,
                        Viewer viewer, Random& random) {
  const std::string who = viewer_text(viewer);
  const Observed<G> a = observe(game, one, viewer);
  const Observed<G> b = observe(game, other, viewer);
  const bool same_bytes = bytes_of(a.state()) == bytes_of(b.state());
  if (!same_bytes || random.below(16) == 0) {
    if (json::serialize(game.view(a)) != json::serialize(game.view(b))) {
      return fmt::format("{} can tell two worlds apart by the view: {} and {}", who,
                         json::serialize(game.view(a)), json::serialize(game.view(b)));
    }
    if (game.draw(a).canvas.ansi() != game.draw(b).canvas.ansi()) {
      return fmt::format("{} can tell two worlds apart by the drawing:\n{}and\n{}", who,
                         game.draw(a).canvas.plain(), game.draw(b).canvas.plain());
    }
  }
  if (!same_bytes) {
    return fmt::format("{} can tell two worlds apart by what observe() leaves", who);
  }
  if (viewer.is_spectator()) return {};
  const Seat seat = viewer.seat();
  if (game.actors(one).contains(seat) != game.actors(other).contains(seat)) {
    return fmt::format("{} may act in one world only", who);
  }
  if (!game.actors(one).contains(seat)) return {};
  MoveList<G> here;
  MoveList<G> there;
  MoveList<G> seen;
  game.legal_moves(one, seat, here);
  game.legal_moves(other, seat, there);
  game.legal_moves(a.state(), seat, seen);
  const auto same = [](const MoveList<G>& x, const MoveList<G>& y) {
    return std::equal(x.begin(), x.end(), y.begin(), y.end());
  };
  if (!same(here, there)) return fmt::format("{} has other legal moves in another world", who);
  if (!same(here, seen)) return fmt::format("{} has other legal moves in what it sees", who);
  return {};
}

/// Paired worlds: whatever fills the blanks, the viewer sees the same; and the game can go on from
/// there. `changed` tells whether the other world is another one.
template <Game G>
std::string wrong_with_resampling(const G& game, const typename G::State& state, Viewer viewer,
                                  Random& random, bool& changed) {
  const Observed<G> seen = observe(game, state, viewer);
  if (observe(game, seen.state(), viewer).state() != seen.state()) {
    return fmt::format("hiding twice is not hiding once, for {}", viewer_text(viewer));
  }
  const GameInfo& info = G::info();
  if (!info.hidden && !info.simultaneous && seen.state() != state) {
    return "something is hidden in a game that says it hides nothing";
  }
  if (game.over(state) && seen.state() != state) return "something is hidden after the end";
  Chance chance(Random(random.next64()));
  typename G::State world = resample(game, seen, chance);
  changed = changed || world != state;
  if (std::string wrong = tells_apart(game, state, world, viewer, random); !wrong.empty())
    return wrong;
  if (game.over(state)) return {};
  settle(game, world, chance);
  if (random.below(16) == 0) {
    if (std::string wrong = wrong_with_listed_moves(game, world); !wrong.empty()) {
      return "in a resampled world: " + wrong;
    }
  }
  if (playout(game, world, random, chance) > game.bounds().length) {
    return "a game from a resampled world is too long";
  }
  return {};
}

/// Nobody sees what the others chose in a round that is still open: two worlds in which everybody
/// has made as many moves, the viewer the same ones, the others others.
template <Game G>
std::string wrong_with_open_round(const G& game, const typename G::State& state, Viewer viewer,
                                  Random& random) {
  typename G::State one = state;
  typename G::State other = state;
  const auto steps = random.below(2 * static_cast<std::uint32_t>(game.actors(state).size()));
  for (std::uint32_t i = 0; i < steps; ++i) {
    const Seat seat = any_of(game.actors(one), random);
    const auto move = any_listed(game, one, seat, random);
    game.apply(one, seat, move);
    game.apply(other, seat, viewer.is(seat) ? move : any_listed(game, other, seat, random));
    // Where the number of steps depends on what was chosen, the worlds are no longer a pair.
    if (game.actors(one) != game.actors(other)) return {};
    if (game.actors(one).empty()) return {};
    if (std::string wrong = tells_apart(game, one, other, viewer, random); !wrong.empty()) {
      return "in an open round: " + wrong;
    }
  }
  return {};
}

}  // namespace townsmith::conformance
