#pragma once

#include <fmt/format.h>

#include <string>

#include "conformance/moves.h"
#include "conformance/rounds.h"
#include "conformance/words.h"
#include "core/memory.h"

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
    if (view_text(game, a) != view_text(game, b)) {
      return fmt::format("{} can tell two worlds apart by the view: {} and {}", who,
                         view_text(game, a), view_text(game, b));
    }
    if (drawn(game, a).canvas.ansi() != drawn(game, b).canvas.ansi()) {
      return fmt::format("{} can tell two worlds apart by the drawing:\n{}and\n{}", who,
                         drawn(game, a).canvas.plain(), drawn(game, b).canvas.plain());
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

/// Paired worlds: whatever fills the blanks, the viewer sees the same; and the game can continue
/// from there. `changed` tells whether the other world is another one.
template <Game G>
std::string wrong_with_resampling(const G& game, const typename G::State& state,
                                  const Memory<G>& memory, Viewer viewer, Random& random,
                                  bool& changed) {
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
  typename G::State world = resample(game, seen, memory, chance);
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

/// Lets seats other than the viewer act in an open round, without closing it.
template <Game G>
typename G::State others_go_on(const G& game, typename G::State state, Viewer viewer,
                               Random& random) {
  const auto steps = random.below(2 * static_cast<std::uint32_t>(game.actors(state).size()) + 1);
  for (std::uint32_t i = 0; i < steps; ++i) {
    SeatSet others = game.actors(state);
    if (!viewer.is_spectator()) others.erase(viewer.seat());
    if (others.empty()) break;
    const Seat seat = any_of(others, random);
    typename G::State next = state;
    game.apply(next, seat, any_listed(game, state, seat, random));
    if (game.actors(next).empty()) break;
    state = next;
  }
  return state;
}

/// Nobody sees what the others do in a round that is still open, nor how far they are (which may
/// tell what they chose): two worlds in which the viewer has made the same moves, the others
/// others.
template <Game G>
std::string wrong_with_open_round(const G& game, const typename G::State& state, Viewer viewer,
                                  Random& random) {
  typename G::State mine = state;
  for (auto steps = random.below(3); steps > 0 && !viewer.is_spectator(); --steps) {
    const Seat seat = viewer.seat();
    if (!game.actors(mine).contains(seat)) break;
    typename G::State next = mine;
    game.apply(next, seat, any_listed(game, mine, seat, random));
    if (game.actors(next).empty()) break;
    mine = next;
  }
  const typename G::State one = others_go_on(game, mine, viewer, random);
  const typename G::State other = others_go_on(game, mine, viewer, random);
  const std::string wrong = tells_apart(game, one, other, viewer, random);
  return wrong.empty() ? wrong : "in an open round: " + wrong;
}

}  // namespace townsmith::conformance
