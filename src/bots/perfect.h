#pragma once

#include <algorithm>
#include <utility>

#include "bots/advice.h"
#include "bots/bot.h"
#include "bots/changes.h"
#include "bots/knowledge.h"
#include "bots/order.h"
#include "core/erased_game.h"

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

/// What follows a move in one of the worlds that may be, if all is played as well as can be.
template <Solved G>
std::vector<LineMove> exact_line(const G& game, Solution<G>& solution, const Observed<G>& seen,
                                 const Memory<G>& memory, typename G::Move move,
                                 const Question& question) {
  Chance chance(Random(question.seed, 3));
  typename G::State state = resample(game, seen, memory, chance);
  std::vector<LineMove> line;
  Seat seat = seen.viewer().seat();
  while (static_cast<int>(line.size()) < question.line) {
    line.push_back({seat, game.notate(state, seat, move)});
    play(game, state, seat, move, chance);
    if (game.over(state)) break;
    seat = game.actors(state).front();
    move = solution.best_move(state);
  }
  return line;
}

/// Advice that is certain: the exact average of every move, best first.
template <Solved G>
Advice exact_advice(const G& game, Solution<G>& solution, const Observed<G>& seen,
                    const Memory<G>& memory, const Question& question) {
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
  const auto best_play = [&](typename G::State& state, Random& /*random*/, Chance& chance) {
    settle(game, state, chance);
    while (!game.over(state)) {
      play(game, state, game.actors(state).front(), solution.best_move(state), chance);
    }
  };
  int number = 0;
  for (Opinion& opinion : advice) {
    opinion.loss = std::max(0.0, advice.front().value - opinion.value);
    if (!question.explains(number++, opinion.move)) continue;
    const auto move = ErasedGame<G>::unpack_move(opinion.move);
    opinion.why = expected_changes(game, seen, memory, move, question, best_play);
    opinion.line = exact_line(game, solution, seen, memory, move, question);
  }
  return advice;
}

}  // namespace townsmith::bots
