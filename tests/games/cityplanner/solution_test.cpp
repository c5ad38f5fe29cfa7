#include "games/cityplanner/solution.h"

#include <gtest/gtest.h>

#include <cmath>

#include "games/content_files.h"

namespace townsmith::cityplanner {
namespace {

/// The solo game with fewer rounds.
CityPlanner game_of(int rounds) {
  const ContentFiles files = built_in_content();
  ContentReader reader(files);
  Content content = read_content(reader);
  content.charts.rounds = rounds;
  return CityPlanner(standard_setup(CityPlanner::info(), 1), content);
}

void solve_all(Solution& solution) {
  for (int round = solution.rounds(); round >= 1; --round) {
    for (int task = 0; task < solution.tasks(round); ++task) solution.solve(round, task);
  }
}

/// The best average of points still to come, by trying everything with the rules themselves: every
/// legal move in any order, every roll.
double by_brute_force(const CityPlanner& game, const State& state) {
  if (game.over(state)) return game.score(state, seat_at(0));
  if (game.actors(state).empty()) {
    Enumeration all;
    double sum = 0;
    do {
      State next = state;
      Chance chance(all);
      game.advance(next, chance);
      sum += by_brute_force(game, next) / all.weight();
    } while (all.next());
    return sum;
  }
  FixedList<Move, CityPlanner::max_moves> moves;
  game.legal_moves(state, seat_at(0), moves);
  double best = -1;
  for (const Move& move : moves) {
    State next = state;
    game.apply(next, seat_at(0), move);
    best = std::max(best, by_brute_force(game, next));
  }
  return best;
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

TEST(CityPlannerSolution, Every_move_of_a_last_turn_is_worth_what_brute_force_says) {
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
      const double exact = by_brute_force(game, next);
      EXPECT_NEAR(solution.value_after(state, move), exact, 1e-9)
          << game.notate(state, seat_at(0), move);
      best = std::max(best, exact);
    }
    EXPECT_NEAR(solution.value_after(state, solution.best_move(state)), best, 1e-9);
  }
}

TEST(CityPlannerSolution, The_table_agrees_with_the_average_over_single_rolls) {
  const CityPlanner game = game_of(2);
  Solution solution(game);
  const Lock lock(card_at(2), 4);
  solution.solve(2, lock.number() - 1);
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

TEST(CityPlannerSolution, Its_value_is_what_its_moves_score_on_average) {
  const CityPlanner game = game_of(2);
  Solution solution(game);
  solve_all(solution);
  double sum = 0;
  double squares = 0;
  constexpr int games = 800;
  for (int i = 0; i < games; ++i) {
    Chance chance(Random(11, static_cast<std::uint64_t>(i)));
    State state = begin(game, chance);
    while (!game.over(state)) {
      const Move move = solution.best_move(state);
      ASSERT_TRUE(game.check(state, seat_at(0), move));
      play(game, state, seat_at(0), move, chance);
    }
    const double score = game.score(state, seat_at(0));
    sum += score;
    squares += score * score;
  }
  const double mean = sum / games;
  const double error = std::sqrt((squares / games - mean * mean) / games);
  EXPECT_NEAR(solution.value(), mean, 3.5 * error);
}

TEST(CityPlannerSolution, Is_saved_and_read_back_and_refused_for_other_content) {
  const CityPlanner game = game_of(1);
  Solution solution(game);
  solve_all(solution);
  const std::string bytes = solution.save(42);
  Solution again(game);
  ASSERT_TRUE(again.load(bytes, 42));
  EXPECT_EQ(again.value(), solution.value());
  EXPECT_FALSE(again.load(bytes, 43));
  EXPECT_FALSE(again.load(bytes.substr(0, bytes.size() - 1), 42));
  EXPECT_FALSE(again.load("something else", 42));
}

}  // namespace
}  // namespace townsmith::cityplanner
