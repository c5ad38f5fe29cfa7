#include "lab/contest.h"

#include <gtest/gtest.h>

#include "example_games.h"
#include "games/content_files.h"
#include "lab/match.h"
#include "lab/statistics.h"
#include "lab/threads.h"

namespace townsmith::lab {
namespace {

struct Arena {
  Arena(std::string_view name, int players)
      : catalogue(bots::all_games()), entry(*catalogue.find(name)) {
    const Setup setup = standard_setup(entry->type().info(), players);
    game = std::move(*entry->type().create(setup, built_in_content()));
  }
  bots::Catalogue catalogue;
  const bots::Entry* entry;
  std::unique_ptr<AnyGame> game;
};

ContestPlan plan_of(std::uint64_t most, int threads) {
  ContestPlan plan;
  plan.a = "greedy";
  plan.b = "random";
  plan.max = most;
  plan.threads = threads;
  plan.test.min = most;
  return plan;
}

TEST(Contest, Gives_the_same_result_whatever_the_number_of_threads) {
  for (const int players : {1, 2}) {
    const Arena arena(turn_game(), players);
    const auto alone = play_contest(*arena.entry, *arena.game, plan_of(40, 1), {});
    const auto together = play_contest(*arena.entry, *arena.game, plan_of(40, 3), {});
    ASSERT_TRUE(alone && together);
    EXPECT_EQ(*alone, *together);
    EXPECT_EQ(alone->blocks, 40U);
  }
}

TEST(Contest, Goes_on_where_an_earlier_one_stopped) {
  const Arena arena(round_game(), 2);
  const auto part = play_contest(*arena.entry, *arena.game, plan_of(7, 2), {});
  ASSERT_TRUE(part);
  const auto rest = play_contest(*arena.entry, *arena.game, plan_of(20, 2), *part);
  const auto whole = play_contest(*arena.entry, *arena.game, plan_of(20, 1), {});
  ASSERT_TRUE(rest && whole);
  EXPECT_EQ(*rest, *whole);
}

TEST(Contest, Stops_as_soon_as_the_answer_is_clear) {
  const Arena arena(round_game(), 2);
  ContestPlan plan = plan_of(500, 2);
  plan.test.min = 8;
  const auto sums = play_contest(*arena.entry, *arena.game, plan, {});
  ASSERT_TRUE(sums);
  EXPECT_LT(sums->blocks, 100U);
  EXPECT_EQ(plan.test.answer(*sums), SequentialTest::Answer::stronger);
  EXPECT_GT(sums->share().value, 0.8);
  EXPECT_GT(sums->share().low, 0.5);
  EXPECT_GT(sums->lead().value, 0);
}

TEST(Contest, Bots_that_are_alike_are_rarely_called_different) {
  // At the stated error rate: 5 in 100 would be expected at most.
  const Arena arena(turn_game(), 2);
  int wrong = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    ContestPlan plan = plan_of(3000, 2);
    plan.a = "random";
    plan.test = {0, 60, 0.05, 0.05, 8};
    plan.seed = seed;
    const auto sums = play_contest(*arena.entry, *arena.game, plan, {});
    ASSERT_TRUE(sums);
    wrong += plan.test.answer(*sums) == SequentialTest::Answer::stronger ? 1 : 0;
  }
  EXPECT_LE(wrong, 6);
}

TEST(Contest, Shares_and_ratings_are_those_of_the_textbook) {
  ContestSums sums;
  sums.blocks = 4;
  sums.shares = 4 + 4 + 2 + 2;
  sums.share_squares = 16 + 16 + 4 + 4;
  EXPECT_DOUBLE_EQ(sums.share().value, 0.75);
  EXPECT_NEAR(elo_of(0.75), 190.85, 0.01);
  EXPECT_NEAR(elo_of(0.5), 0, 1e-9);
}

TEST(Contest, Means_have_intervals_made_from_blocks) {
  ContestSums sums;
  sums.add(ContestSums::of_block(4, 10 * 840, 8 * 840));
  sums.add(ContestSums::of_block(4, 14 * 840, 8 * 840));
  EXPECT_DOUBLE_EQ(sums.mean_a().value, 12);
  // Student's factor for one degree of freedom.
  EXPECT_NEAR(sums.mean_a().half(), 12.7062 * 2, 1e-3);
  EXPECT_DOUBLE_EQ(sums.mean_b().half(), 0);
  EXPECT_NEAR(sums.lead().half(), 12.7062 * 2, 1e-3);
}

TEST(Contest, Few_blocks_have_the_wider_intervals_of_the_lab) {
  ContestSums contest;
  SeatTally match;
  Sums lab;
  for (const int score : {31, 35, 28, 40, 33, 36, 30, 34, 39, 32}) {
    contest.add(ContestSums::of_block(2, score * 840, 0));
    match.add(score, false, false);
    lab.add(score);
  }
  EXPECT_NEAR(contest.mean_a().half(), lab.mean(10).half(), 1e-9);
  EXPECT_DOUBLE_EQ(match.mean(10).half(), lab.mean(10).half());
}

TEST(Contest, The_order_of_blocks_does_not_matter) {
  // Shares of a point that no floating point number holds exactly.
  std::vector<ContestSums> blocks;
  for (int i = 1; i <= 50; ++i) blocks.push_back(ContestSums::of_block(i % 5, 281 * i, 97 * i));
  ContestSums forth;
  ContestSums back;
  for (const ContestSums& block : blocks) forth.add(block);
  for (auto it = blocks.rbegin(); it != blocks.rend(); ++it) back.add(*it);
  EXPECT_EQ(forth, back);
}

TEST(Contest, Refuses_bots_there_are_not) {
  const Arena arena(turn_game(), 2);
  ContestPlan plan = plan_of(1, 1);
  plan.b = "oracle";
  EXPECT_FALSE(play_contest(*arena.entry, *arena.game, plan, {}));
}

TEST(Threads, Advice_is_the_same_with_any_number_of_them) {
  const Arena arena(secret_game(), 2);
  Chance chance(Random(3));
  AnyState state = arena.game->start();
  arena.game->settle(state, chance);
  const AnyObserved seen = arena.game->observe(state, arena.game->actors(state).front());
  bots::Question question;
  question.simulations = 100;
  const bots::Advice alone = arena.entry->advise(*arena.game, seen, {}, question);
  const bots::Advice together = arena.entry->advise(*arena.game, seen, {}, question, in_threads(3));
  ASSERT_EQ(alone.size(), together.size());
  for (std::size_t i = 0; i < alone.size(); ++i) {
    EXPECT_EQ(alone[i].move, together[i].move);
    EXPECT_EQ(alone[i].value, together[i].value);
  }
}

}  // namespace
}  // namespace townsmith::lab
