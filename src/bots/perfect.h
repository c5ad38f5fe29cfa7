#pragma once

#include <algorithm>
#include <utility>

#include "bots/advice.h"
#include "bots/bot.h"
#include "bots/knowledge.h"
#include "bots/order.h"
#include "core/any_game.h"

namespace townsmith::bots {

/// Plays from the solution.
template <Solved G>
class PerfectBot final : public Bot<G> {
 public:
  explicit PerfectBot(Solution<G> solution) : solution_(std::move(solution)) {}
  typename G::Move choose(const G& /*game*/, const Observed<G>& seen, const Memory<G>& /*memory*/,
                          Random& /*random*/) override {
    return solution_.best_move(seen.state());
  }

 private:
  Solution<G> solution_;
};

/// Advice that is certain: the exact average of every move, best first.
template <Solved G>
Advice exact_advice(const G& game, Solution<G>& solution, const Observed<G>& seen) {
  const Seat seat = seen.viewer().seat();
  MoveList<G> moves;
  game.legal_moves(seen.state(), seat, moves);
  const typename G::Move best = solution.best_move(seen.state());
  Advice advice;
  for (const auto& move : moves) {
    Opinion opinion;
    opinion.move = ErasedGame<G>::pack_move(move);
    opinion.value = solution.score_after(seen.state(), move);
    if (move == best) {
      advice.insert(advice.begin(), std::move(opinion));
    } else {
      advice.push_back(std::move(opinion));
    }
  }
  put_in_order(advice.begin() + 1, advice.end(),
               [](const Opinion& a, const Opinion& b) { return a.value > b.value; });
  for (Opinion& opinion : advice) {
    opinion.loss = std::max(0.0, advice.front().value - opinion.value);
  }
  return advice;
}

}  // namespace townsmith::bots
