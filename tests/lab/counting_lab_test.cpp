// What the lab has to play many games for.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "lab/coverage.h"
#include "lab/findings.h"
#include "lab/lab_games.h"
#include "lab/run.h"
#include "lab/training.h"

namespace townsmith::lab {
namespace {

/// Runs whose report warns about a seat.
int warned(const OptionValues& options, int runs, std::uint64_t blocks) {
  LabGame lab(round_game(), 2, {"random"}, options);
  int count = 0;
  for (int i = 0; i < runs; ++i) {
    lab.plan.seed = static_cast<std::uint64_t>(i) + 1;
    const Findings found = find(play(lab, blocks, 2), lab.game->info());
    for (const Remark& remark : found.remarks) {
      if (remark.alarming && remark.text.starts_with("Seat 0")) {
        ++count;
        break;
      }
    }
  }
  return count;
}

TEST(LabRun, A_planted_point_for_seat_0_is_found_and_the_fair_game_is_not_accused) {
  EXPECT_EQ(warned({{"handicap", "1,0"}}, 10, 4000), 10);
  // At the stated rate one run in a hundred would be expected at most.
  EXPECT_LE(warned({}, 200, 1000), 6);
}

TEST(LabRun, Skill_is_tested_on_common_luck_and_goes_on_where_it_was) {
  const LabGame lab(secret_game(), 2, {"random"});
  const Arena arena = lab.arena();
  RunGoal goal;
  goal.blocks = 1;
  goal.skill = skill_questions(3, {8});
  auto whole = start_run(arena);
  go_on(arena, whole, goal, 2);
  goal.skill = skill_questions(1, {8});
  auto run = start_run(arena);
  go_on(arena, run, goal, 1);
  goal.skill = skill_questions(3, {8});
  auto read = run_from(json::parse(json::serialize(to_json(run))));
  ASSERT_TRUE(read);
  go_on(arena, *read, goal, 1);
  ASSERT_EQ(whole.skill.size(), 3U);
  EXPECT_EQ(whole.skill[0].a, "medium");
  // It ends as soon as it is clear who is stronger.
  EXPECT_LE(whole.skill[0].sums.blocks, 30U);
  EXPECT_GT(whole.skill[0].sums.blocks, 3U);
  EXPECT_GT(whole.skill[0].share().value, 0.5);
  EXPECT_EQ(whole.skill[2].b, "search:simulations=4");
  EXPECT_EQ(whole.skill[2].sums.blocks, 3U);
  EXPECT_EQ(whole.skill, read->skill);
  json::object damaged = to_json(run);
  damaged["skill"].as_array()[0].as_object().erase("shares");
  EXPECT_FALSE(run_from(damaged));
}

TEST(Training, Gives_the_same_weights_whatever_the_number_of_threads) {
  const LabGame lab(turn_game(), 2, {"random"});
  const ContentFiles files = built_in_content();
  const auto trainer = lab.entry->make_trainer(files, {});
  ASSERT_NE(trainer, nullptr);
  TrainingPlan plan;
  plan.rounds = 2;
  plan.games = 128;
  plan.exam = 64;
  const bots::WeightSets alone = train(*trainer, plan);
  plan.threads = 3;
  const bots::WeightSets together = train(*trainer, plan);
  ASSERT_FALSE(alone.empty());
  for (const auto& [name, weights] : alone) {
    EXPECT_EQ(weights.numbers, together.at(name).numbers);
  }
}

TEST(Statistics, Intervals_of_shares_contain_the_truth_in_93_to_97_of_100_runs) {
  struct Case {
    double least, most;
    int blocks;
  };
  for (const Case& one : std::vector<Case>{{0.005, 0.08, 12},
                                           {0.45, 0.55, 12},
                                           {0.92, 0.995, 12},
                                           {0.002, 0.03, 1000},
                                           {0.45, 0.55, 1000},
                                           {0.97, 0.998, 1000}}) {
    for (const auto& [games, together] :
         std::vector<std::pair<int, double>>{{1, 0}, {2, 0.5}, {4, 0.2}}) {
      const double found = coverage(one.least, one.most, one.blocks, games, together, 3000);
      EXPECT_GE(found, 93) << one.least << " " << one.blocks << " blocks of " << games;
      EXPECT_LE(found, 97) << one.least << " " << one.blocks << " blocks of " << games;
    }
  }
}

}  // namespace
}  // namespace townsmith::lab
