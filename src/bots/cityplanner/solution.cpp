#include "bots/cityplanner/solution.h"

#include <algorithm>

#include "bots/cityplanner/shipped_solution.h"
#include "bots/cityplanner/turn_values.h"

namespace townsmith::cityplanner {

Result<Solution> Solution::shipped(const CityPlanner& game, std::uint64_t content_hash) {
  Solution solution(game);
  TRY(solution.load(shipped_solution(), content_hash));
  return solution;
}

void Solution::solve(int round, int task) {
  using Values = TurnValues::Values;
  const Charts& charts = game_->charts();
  const Lock lock = round == 1 ? Lock() : table_->locks()[static_cast<std::size_t>(task)];
  TurnValues turn(*game_, lock);
  const int changes = std::min(charts.change.dice, turn.loose());
  const int min = round == 1 ? charts.start_money : 0;
  const int max = round == 1 ? charts.start_money : table_->purses(round) - 1;

  // changed[m % kept][j]: what exactly j changes lead to when m is left after paying for them.
  const int kept = changes * charts.change.price + 1;
  std::vector<std::vector<Values>> changed(
      static_cast<std::size_t>(kept), std::vector<Values>(static_cast<std::size_t>(changes) + 1));
  Values best;
  Values better;
  for (int money = std::max(0, min - kept + 1); money <= max; ++money) {
    std::vector<Values>& layers = changed[static_cast<std::size_t>(money % kept)];
    turn.pass([&](int rank, Lock next) { return table_->best_result(round, money, rank, next); },
              layers[0]);
    turn.change(layers);
    if (money < min) continue;
    best = layers[0];
    for (int j = 1; j <= changes && money >= j * charts.change.price; ++j) {
      const Values& after =
          changed[static_cast<std::size_t>((money - j * charts.change.price) % kept)]
                 [static_cast<std::size_t>(j)];
      for (std::size_t i = 0; i < best.size(); ++i) best[i] = std::max(best[i], after[i]);
    }
    for (int rerolls = 0;; ++rerolls) {
      table_->set({round, money, rerolls, lock},
                  static_cast<Worth>(TurnValues::average(best) + 0.5));
      // The first turn has none.
      if (rerolls == table_->max_rerolls() || round == 1) break;
      turn.reroll(best, better);
      std::swap(best, better);
    }
  }
}

}  // namespace townsmith::cityplanner
