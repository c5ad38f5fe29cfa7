#pragma once

#include "bots/bot.h"
#include "bots/evaluation.h"

namespace townsmith::bots {

/// How far a bot looks past the best move: with `slack` points, a move that is worth that much less
/// is never taken, and the nearer to the best one the likelier. That is how people err.
struct Whim {
  int slack = 0;  ///< in 1/1024 points

  /// 0 to 1024.
  std::uint64_t weight(int loss) const {
    if (loss >= slack) return loss == 0 ? 1024 : 0;
    const auto nearness = static_cast<std::uint64_t>(1024 - std::int64_t{loss} * 1024 / slack);
    return nearness * nearness / 1024;
  }
};

/// Chooses among values: the largest, or one near it; among equals each as likely as the others.
template <class Values>
int pick(const Values& values, const Whim& whim, Random& random) {
  int best = values[0];
  for (const int value : values) best = std::max(best, value);
  std::uint64_t sum = 0;
  int picked = 0;
  int i = 0;
  for (const int value : values) {
    const std::uint64_t weight = whim.weight(best - value);
    sum += weight;
    if (weight != 0 && random.below(static_cast<std::uint32_t>(sum)) < weight) picked = i;
    ++i;
  }
  return picked;
}

/// Takes the move after which the position looks best, one step ahead. Without weights this is the
/// yardstick `greedy`.
template <Game G>
class OneStepBot final : public ObedientBot<G> {
 public:
  OneStepBot(const G& game, const Weights* weights, Whim whim, bool own_only)
      : evaluation_(game, weights), whim_(whim), own_only_(own_only) {}

  typename G::Move choose(const G& game, const Observed<G>& seen, const Memory<G>& /*memory*/,
                          Random& random) override {
    MoveList<G> moves;
    const Seat seat = seen.viewer().seat();
    list_allowed(game, seen.state(), seat, ban_, moves);
    if (moves.size() == 1) return moves[0];
    FixedList<int, G::max_moves> values;
    for (const auto& move : moves) {
      typename G::State after = seen.state();
      game.apply(after, seat, move);
      values.push_back(own_only_ ? evaluation_.estimate(after, seat)
                                 : evaluation_.standing(after, seat));
    }
    return moves[pick(values, whim_, random)];
  }

 private:
  Evaluation<G> evaluation_;
  Whim whim_;
  bool own_only_;
  using ObedientBot<G>::ban_;
};

}  // namespace townsmith::bots
