#pragma once

#include <fmt/format.h>

#include <string>

#include "core/game.h"

namespace townsmith::conformance {

/// The fast score is the sum of the sheet, and at the end within the bounds.
template <Game G>
std::string wrong_with_scores(const G& game, const typename G::State& state) {
  const Bounds bounds = game.bounds();
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    const int score = game.score(state, seat);
    const int sum = game.score_sheet(state, seat).total();
    if (score != sum) {
      return fmt::format("seat {} has {} points, but its sheet adds up to {}", index(seat), score,
                         sum);
    }
    if (game.over(state) && (score < bounds.min_score || score > bounds.max_score)) {
      return fmt::format("seat {} ends with {} points, outside {} to {}", index(seat), score,
                         bounds.min_score, bounds.max_score);
    }
  }
  if (leaders(game, state).empty()) return "nobody leads";
  return {};
}

/// Somebody acts, or nature does, or the game is over; nobody sits where there is no seat.
template <Game G>
std::string wrong_with_actors(const G& game, const typename G::State& state) {
  const SeatSet actors = game.actors(state);
  for (const Seat seat : actors) {
    if (index(seat) >= game.setup().players) {
      return fmt::format("seat {} is to act, but nobody sits there", index(seat));
    }
  }
  if (actors.empty() && !game.over(state)) return "nobody is to act after nature has acted";
  if (!actors.empty() && game.over(state)) return "the game is over, yet somebody is to act";
  if (actors.size() > 1 && !G::info().simultaneous) {
    return "several seats are to act, but the game does not call itself simultaneous";
  }
  return {};
}

}  // namespace townsmith::conformance
