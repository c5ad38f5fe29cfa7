#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "bots/knowledge.h"
#include "bots/weights.h"

namespace townsmith::bots {

/// How many points a seat may expect, in 1/1024 points. Without weights it goes by the evaluator's
/// own guess, and without that by the score as it stands. Whole numbers throughout: the same on
/// every compiler.
template <Game G>
class Evaluation {
 public:
  using State = typename G::State;

  /// `weights` may be null; both must live as long as the evaluation.
  Evaluation(const G& game, const Weights* weights)
      : game_(game), evaluator_(game), weights_(weights) {}

  const G& game() const { return game_; }
  const Evaluator<G>& evaluator() const { return evaluator_; }

  /// The score the seat will have at the end.
  int estimate(const State& state, Seat seat) const {
    const int score = total_score(game_, state, seat) * point;
    if constexpr (Evaluated<G>) {
      if (game_.over(state)) return score;
      return score +
             (weights_ == nullptr ? evaluator_.potential(state, seat) : expected(state, seat));
    } else {
      return score;
    }
  }

  /// How the seat stands: its lead over the best other one. Where everybody has a board of their
  /// own there is nothing to do about the others, so its own score alone.
  int standing(const State& state, Seat seat) const {
    const int own = estimate(state, seat);
    if (separate_boards() || game_.setup().players == 1) return own;
    int best = INT32_MIN;
    for (const Seat other : SeatSet::first(game_.setup().players)) {
      if (other != seat) best = std::max(best, estimate(state, other));
    }
    return own - best;
  }

  static bool separate_boards() { return G::info().simultaneous; }

 private:
  int expected(const State& state, Seat seat) const
    requires Evaluated<G>
  {
    std::array<std::int16_t, static_cast<std::size_t>(Evaluator<G>::feature_count)> features;
    evaluator_.features(state, seat, features);
    const auto weights = weights_->stage(evaluator_.stage(state));
    std::int64_t sum = weights[0];
    for (std::size_t i = 0; i < features.size(); ++i) {
      sum += std::int64_t{weights[i + 1]} * features[i];
    }
    // A wild guess must not overflow what is added to it.
    constexpr std::int64_t max = 1000 * point;
    return static_cast<int>(std::clamp(sum, -max, max));
  }

  const G& game_;
  Evaluator<G> evaluator_;
  const Weights* weights_;
};

}  // namespace townsmith::bots
