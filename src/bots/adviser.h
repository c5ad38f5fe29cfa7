#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "bots/advice.h"
#include "bots/changes.h"
#include "bots/order.h"
#include "bots/search.h"
#include "core/erased_game.h"

namespace townsmith::bots {

/// What would probably follow a move, in one of the worlds that the seat cannot tell apart: the
/// moves that the search looked at most.
template <Game G>
std::vector<LineMove> principal_line(const Evaluation<G>& evaluation,
                                     const SearchSettings& settings, const Observed<G>& seen,
                                     const Memory<G>& memory, const Branch<G>& branch,
                                     std::uint64_t seed, int max) {
  const G& game = evaluation.game();
  const Simulation<G> simulation(evaluation, settings, seen.viewer().seat());
  Random random(seed, 2);
  Chance chance(Random(seed, 3));
  typename G::State state = resample(game, seen, memory, chance);
  std::vector<LineMove> line;
  Seat seat = seen.viewer().seat();
  std::uint32_t node = 0;
  for (int i = 0; i < max; ++i) {
    const typename G::Move& move = branch.move_at(node);
    line.push_back({seat, game.notate(state, seat, move)});
    game.apply(state, seat, move);
    simulation.go_on(state, random, chance);
    if (game.over(state)) break;
    seat = simulation.decider(state);
    node = branch.favourite(
        node, [&](const typename G::Move& next) { return is_legal(game, state, seat, next); });
    if (node == 0) break;
  }
  return line;
}

/// What a search has found out so far.
template <Game G>
Advice advice_of(const Search<G>& search, const SearchSettings& settings, const Observed<G>& seen,
                 const Memory<G>& memory, const Question& question) {
  // The search has the best in front and the others in the order in which it gave them up. One that
  // was dropped early was looked at on lucky worlds only, perhaps; it is not the best for that.
  std::vector<std::pair<double, const Branch<G>*>> judged;
  for (const Branch<G>& branch : search.branches()) {
    const double value =
        branch.simulations() > 0 ? branch.points() : search.guess(seen, memory, branch.move());
    judged.emplace_back(judged.empty() ? value : std::min(value, judged.front().first), &branch);
  }
  put_in_order(judged.begin(), judged.end(),
               [](const auto& a, const auto& b) { return a.first > b.first; });
  const G& game = search.evaluation().game();
  SearchSettings whole_game = settings;
  whole_game.depth = game.bounds().length;
  const Simulation<G> to_the_end(search.evaluation(), whole_game, seen.viewer().seat());
  Advice advice;
  for (const auto& [value, branch] : judged) {
    Opinion& opinion = advice.emplace_back();
    opinion.move = ErasedGame<G>::pack_move(branch->move());
    opinion.simulations = static_cast<int>(branch->simulations());
    opinion.value = value;
    opinion.loss = judged.front().first - value;
    if (!question.explains(static_cast<int>(advice.size()) - 1, opinion.move)) continue;
    opinion.why = expected_changes(game, seen, memory, branch->move(), question,
                                   [&](auto& state, Random& random, Chance& chance) {
                                     to_the_end.play_out(state, random, chance);
                                   });
    opinion.line = principal_line(search.evaluation(), settings, seen, memory, *branch,
                                  question.seed, question.line);
  }
  return advice;
}

template <Game G>
Advice advise(const ErasedGame<G>& erased, const Weights* weights, const SearchSettings& settings,
              const Observed<G>& seen, const Memory<G>& memory, const Question& question,
              const Parallel& parallel) {
  using Move = typename G::Move;
  const G& game = erased.game();
  Search<G> search(game, weights, settings);
  std::optional<Move> about;
  if (question.about) {
    MoveList<G> moves;
    game.legal_moves(seen.state(), seen.viewer().seat(), moves);
    for (const Move& move : moves) {
      if (ErasedGame<G>::pack_move(move) == *question.about) about = move;
    }
  }
  std::function<bool()> pause;
  if (question.attendant != nullptr) {
    pause = [&] {
      if (question.attendant->wants_report()) {
        question.attendant->report(advice_of(search, settings, seen, memory, question));
      }
      return question.attendant->go_on();
    };
  }
  search.think(seen, memory, question.simulations > 0 ? question.simulations : settings.simulations,
               question.seed, parallel, about, pause);
  if (about) search.look_as_long_at(seen, memory, *about);
  return advice_of(search, settings, seen, memory, question);
}

}  // namespace townsmith::bots
