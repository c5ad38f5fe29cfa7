#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "bots/cityplanner/shipped_solution.h"
#include "bots/cityplanner/solution.h"
#include "brute_force.h"
#include "conformance/scale.h"
#include "support.h"
#include "words.h"

namespace townsmith::cityplanner {
namespace {

/// The solo game with fewer rounds.
CityPlanner game_of(int rounds) {
  Content content = built_in();
  content.charts.rounds = rounds;
  return make(1, {}, content);
}

void solve_all(Solution& solution) {
  for (int round = solution.rounds(); round >= 1; --round) {
    for (int task = 0; task < solution.tasks(round); ++task) solution.solve(round, task);
  }
}

/// A position of the last round; dice that count as changed already keep brute force short.
State last_round(const CityPlanner& game, std::array<std::uint8_t, card_count> dice, int money,
                 int rerolls, unsigned changed) {
  State state = game.start();
  state.round = static_cast<std::uint8_t>(game.charts().rounds);
  state.dice = dice;
  state.money[0] = static_cast<std::int16_t>(money);
  state.rerolls[0] = static_cast<std::uint8_t>(rerolls);
  state.locked = card_at(6);
  state.changed = static_cast<std::uint8_t>(changed);
  state.phase = Phase::adjust;
  return state;
}

TEST(CityPlannerSolutionCounting, Every_move_of_a_last_turn_is_worth_what_brute_force_says) {
  const CityPlanner game = game_of(2);
  Solution solution(game);
  for (int task = 0; task < solution.tasks(2); ++task) solution.solve(2, task);
  Random random(5);
  for (int trial = 0; trial < 8; ++trial) {
    std::array<std::uint8_t, card_count> dice{};
    for (std::uint8_t& die : dice) die = static_cast<std::uint8_t>(random.below(6) + 1);
    const int rerolls = trial % 2;
    const int money = static_cast<int>(random.below(8));
    const unsigned changed = rerolls == 0 ? 0U : 0b011U;
    const State state = last_round(game, dice, money, rerolls, changed);
    FixedList<Move, CityPlanner::max_moves> moves;
    game.legal_moves(state, seat_at(0), moves);
    double best = -1;
    for (const Move& move : moves) {
      State next = state;
      game.apply(next, seat_at(0), move);
      const double exact = BruteForce(game).value(next);
      EXPECT_NEAR(solution.value_after(state, move), exact, 1e-8)
          << game.notate(state, seat_at(0), move);
      best = std::max(best, exact);
    }
    EXPECT_NEAR(solution.value_after(state, solution.best_move(state)), best, 1e-8);
  }
}

TEST(CityPlannerSolutionCounting, The_table_agrees_with_the_average_over_single_rolls) {
  const CityPlanner game = game_of(2);
  Solution solution(game);
  const Lock lock(card_at(2), 4);
  for (int task = 0; task < solution.tasks(2); ++task) solution.solve(2, task);
  double sum = 0;
  Random random(3);
  constexpr int samples = 4000;
  double squares = 0;
  for (int i = 0; i < samples; ++i) {
    State state = last_round(game, {}, 3, 0, 0);
    state.locked = lock.card();
    for (std::uint8_t& die : state.dice) die = static_cast<std::uint8_t>(random.below(6) + 1);
    state.dice[2] = 4;
    const double value = solution.value_after(state, solution.best_move(state));
    sum += value;
    squares += value * value;
  }
  const double mean = sum / samples;
  const double error = std::sqrt((squares / samples - mean * mean) / samples);
  EXPECT_NEAR(solution.value({2, 3, 0, lock}), mean, 4 * error);
}

/// Mean and standard error of the scores of games played for the best.
struct Played {
  double mean;
  double error;
  std::vector<int> grades;  ///< games in each
};

Played play_games(const CityPlanner& game, Solution& solution, int games) {
  Played played{0, 0, std::vector<int>(game.charts().grades.size())};
  double squares = 0;
  for (int i = 0; i < games; ++i) {
    Chance chance(Random(11, static_cast<std::uint64_t>(i)));
    State state = begin(game, chance);
    while (!game.over(state)) {
      const Move move = solution.best_move(state);
      EXPECT_TRUE(game.check(state, seat_0, move));
      play(game, state, seat_0, move, chance);
    }
    const int score = game.score(state, seat_0);
    played.mean += score;
    squares += score * score;
    std::size_t grade = played.grades.size() - 1;
    while (score < game.charts().grades[grade].least) --grade;
    ++played.grades[grade];
  }
  played.mean /= games;
  played.error = std::sqrt((squares / games - played.mean * played.mean) / games);
  return played;
}

TEST(CityPlannerSolutionCounting, Its_value_is_what_its_moves_score_on_average) {
  const CityPlanner game = game_of(2);
  Solution solution(game);
  solve_all(solution);
  const Played played = play_games(game, solution, 2000);
  EXPECT_NEAR(solution.value(), played.mean, 3.5 * played.error);
}

/// Fewer dice: from some card on, every face shows the same, so that the roll does not matter.
Content with_dice(int dice, int rounds) {
  Content content = built_in();
  content.charts.rounds = rounds;
  for (std::size_t card = static_cast<std::size_t>(dice); card < card_count; ++card) {
    content.cards[card].fill(content.cards[card][card % face_count]);
  }
  return content;
}

void expect_same_as_brute_force(const Content& content) {
  const CityPlanner game = make(1, {}, content);
  Solution solution(game);
  solve_all(solution);
  EXPECT_NEAR(solution.value(), BruteForce(game).value(game.start()), 1e-8);
}

TEST(CityPlannerSolutionCounting,
     A_game_of_one_die_and_three_rounds_is_worth_what_brute_force_says) {
  Content content = with_dice(1, 3);
  content.charts.change.dice = 1;
  expect_same_as_brute_force(content);
}

TEST(CityPlannerSolutionCounting,
     A_game_of_two_dice_and_two_rounds_is_worth_what_brute_force_says) {
  Content content = with_dice(2, 2);
  content.charts.change.dice = 1;
  for (const int money : {0, 5, 40}) {
    content.charts.start_money = money;
    expect_same_as_brute_force(content);
  }
}

TEST(CityPlannerSolutionCounting,
     A_game_of_three_dice_and_two_rounds_is_worth_what_brute_force_says) {
  if (!conformance::soaking()) GTEST_SKIP() << "takes minutes; TOWNSMITH_SOAK=1 runs it";
  expect_same_as_brute_force(with_dice(3, 2));
}

TEST(CityPlannerSolutionCounting, More_money_than_can_be_spent_is_worth_what_it_is_exchanged_for) {
  const CityPlanner game = game_of(3);
  Solution solution(game);
  solve_all(solution);
  const Lock lock(card_at(0), 2);
  EXPECT_DOUBLE_EQ(solution.value({3, 5 + 24, 1, lock}), solution.value({3, 24, 1, lock}) + 1);
  EXPECT_GT(solution.value({3, 5, 1, lock}), solution.value({3, 0, 1, lock}) + 1);
}

TEST(CityPlannerSolutionCounting, What_is_shipped_fits_the_built_in_content) {
  const CityPlanner game = make(1);
  Result<Solution> solution = Solution::shipped(game, built_in_hash());
  ASSERT_TRUE(solution) << said(solution.error());
  EXPECT_NEAR(solution->value(), 73.513915, 1e-5);
}

TEST(CityPlannerSolutionCounting, What_is_shipped_is_refused_for_other_content) {
  const CityPlanner game = make(1);
  const Result<Solution> solution = Solution::shipped(game, built_in_hash() + 1);
  ASSERT_FALSE(solution);
  EXPECT_EQ(solution.error().reason, Reason::other_content);
}

TEST(CityPlannerSolutionCounting, What_is_shipped_is_what_solving_gives) {
  if (!conformance::soaking()) GTEST_SKIP() << "takes a minute; TOWNSMITH_SOAK=1 runs it";
  const CityPlanner game = make(1);
  Solution solution(game);
  solve_all(solution);
  EXPECT_NEAR(solution.value(), 73.513914833, 1e-8);
  EXPECT_TRUE(solution.save(built_in_hash()) == shipped_solution());
}

TEST(CityPlannerSolutionCounting, Games_played_by_what_is_shipped_score_its_value_on_average) {
  const CityPlanner game = make(1);
  Result<Solution> solution = Solution::shipped(game, built_in_hash());
  ASSERT_TRUE(solution);
  const int games = conformance::soaking() ? 100'000 : conformance::sanitized() ? 50 : 2000;
  const Played played = play_games(game, *solution, games);
  EXPECT_NEAR(solution->value(), played.mean, 3.5 * played.error);
  std::string grades;
  for (std::size_t i = 0; i < played.grades.size(); ++i) {
    grades += fmt::format("{}: {:.2f} %\n", game.charts().grades[i].name,
                          100.0 * played.grades[i] / games);
  }
  fmt::print("{} games: mean {:.4f}, standard error {:.4f}\n{}", games, played.mean, played.error,
             grades);
}

TEST(CityPlannerSolutionCounting, Is_saved_and_read_back_and_refused_for_other_content) {
  const CityPlanner game = game_of(1);
  Solution solution(game);
  solve_all(solution);
  const std::string bytes = solution.save(42);
  Solution again(game);
  ASSERT_TRUE(again.load(bytes, 42));
  EXPECT_NEAR(again.value(), solution.value(), 1e-5);
  EXPECT_EQ(again.save(42), bytes);
  EXPECT_FALSE(again.load(bytes, 43));
  EXPECT_FALSE(again.load(bytes.substr(0, bytes.size() - 1), 42));
  EXPECT_FALSE(again.load("something else", 42));
}

}  // namespace
}  // namespace townsmith::cityplanner
