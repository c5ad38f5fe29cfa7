#include <gtest/gtest.h>

#include <array>
#include <set>

#include "bots/cityplanner/evaluator.h"
#include "bots/cityplanner/solution.h"
#include "support.h"

namespace townsmith::cityplanner {
namespace {

using Features = std::array<std::int16_t, Evaluator::feature_count>;

double expected_of(const CityPlanner& game, const State& state, Seat seat) {
  Features features;
  Evaluator(game).features(state, seat, features);
  return features[0] / 256.0;
}

TEST(CityPlannerEvaluation, Every_feature_has_a_name_of_its_own) {
  const auto names = Evaluator::feature_names();
  EXPECT_EQ(std::set(names.begin(), names.end()).size(),
            static_cast<std::size_t>(Evaluator::feature_count));
}

TEST(CityPlannerEvaluation, A_game_goes_through_the_stages_in_order) {
  const CityPlanner game = make(2);
  const Evaluator evaluator(game);
  Random random(1);
  Chance chance(Random(2));
  State state = begin(game, chance);
  int last = 0;
  while (!game.over(state)) {
    EXPECT_GE(evaluator.stage(state), last);
    last = evaluator.stage(state);
    play(game, state, state.active, random_move(game, state, state.active, random), chance);
  }
  EXPECT_EQ(last, Evaluator::stages - 1);
}

TEST(CityPlannerEvaluation, Alone_and_without_rerolls_the_expectation_is_the_solved_one) {
  const CityPlanner game = make(1);
  Result<Solution> solution = Solution::shipped(game, built_in_hash());
  ASSERT_TRUE(solution);
  Random random(4);
  Chance chance(Random(5));
  State state = begin(game, chance);
  int compared = 0;
  while (!game.over(state)) {
    if (state.rerolls[0] == 0) {
      const double solved = solution->value_after(state, solution->best_move(state));
      EXPECT_NEAR(expected_of(game, state, seat_0) + state.money[0] / 5, solved, 0.01)
          << "round " << int{state.round};
      ++compared;
    }
    play(game, state, seat_0, random_move(game, state, seat_0, random), chance);
  }
  EXPECT_GT(compared, 8);
}

TEST(CityPlannerEvaluation, What_is_handed_over_matters_to_the_other_seat) {
  const CityPlanner game = make(2);
  const State state = position(game, {5, 5, 5, 5, 5, 5, 4});
  std::set<double> values;
  for (const char* pass : {"pass 1", "pass 3", "pass 7"}) {
    State after = state;
    apply(game, after, pass);
    values.insert(expected_of(game, after, seat_1));
  }
  EXPECT_EQ(values.size(), 3U);
}

TEST(CityPlannerEvaluation, Other_charts_are_guessed_by_a_rule_of_thumb) {
  Content content = built_in();
  content.charts.rounds = 3;
  const CityPlanner game = make(1, {}, content);
  EXPECT_NEAR(expected_of(game, game.start(), seat_0), 28.5, 0.01);
}

}  // namespace
}  // namespace townsmith::cityplanner
