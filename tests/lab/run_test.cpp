#include "lab/run.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "lab/findings.h"
#include "lab/report.h"
#include "lab_games.h"
#include "words.h"

namespace townsmith::lab {
namespace {

TEST(LabRun, Finds_the_same_whatever_the_number_of_threads) {
  for (const std::string& name : game_names()) {
    LabGame lab(name, 2, {"random"}, {}, true);
    lab.plan.thoughts = 3;
    lab.plan.simulations = 30;
    const auto alone = play(lab, 60, 1);
    const auto together = play(lab, 60, 3);
    EXPECT_EQ(alone.tally.blocks, 60U);
    EXPECT_TRUE(alone.tally == together.tally) << name;
    EXPECT_GT(alone.tally.thoughts, 0U) << name;
  }
}

TEST(LabRun, A_game_is_the_same_whether_it_is_watched_or_not) {
  for (const std::string& name : game_names()) {
    LabGame lab(name, 2, {"random"});
    const auto results = play(lab, 100, 1);
    lab.plan.watch = true;
    const auto watched = play(lab, 100, 1);
    EXPECT_EQ(results.tally.seat_scores, watched.tally.seat_scores) << name;
    EXPECT_EQ(results.tally.decisions, watched.tally.decisions) << name;
  }
}

TEST(LabRun, A_run_that_was_cut_and_read_back_goes_on_to_the_identical_result) {
  LabGame lab(company_game(), 3, {"random", "greedy", "random"}, {}, true);
  lab.plan.thoughts = 5;
  lab.plan.simulations = 20;
  const Arena arena = lab.arena();
  auto run = start_run(arena);
  RunGoal goal;
  goal.blocks = 23;
  go_on(arena, run, goal, 2);
  const std::string kept = json::serialize(to_json(run));
  auto read = run_from(json::parse(kept));
  ASSERT_TRUE(read) << said(read.error());
  EXPECT_TRUE(read->tally == run.tally);
  goal.blocks = 50;
  go_on(arena, *read, goal, 1);
  const auto whole = play(lab, 50, 1);
  EXPECT_TRUE(read->tally == whole.tally);
  const GameInfo& info = lab.game->info();
  EXPECT_EQ(report_page(find(*read, info)), report_page(find(whole, info)));
}

TEST(LabRun, What_an_interrupted_run_has_are_the_first_blocks_of_the_whole_one) {
  const LabGame lab(turn_game(), 2, {"random"});
  const Arena arena = lab.arena();
  auto run = start_run(arena);
  RunGoal goal;
  goal.blocks = 10'000'000;
  std::atomic<bool> stop = false;
  RunHooks hooks;
  hooks.stop = &stop;
  hooks.progress = [&stop](std::uint64_t blocks) { stop = stop || blocks > 500; };
  go_on(arena, run, goal, 2, hooks);
  ASSERT_GT(run.tally.blocks, 500U);
  ASSERT_LT(run.tally.blocks, goal.blocks);
  EXPECT_TRUE(run.tally == play(lab, run.tally.blocks, 1).tally);
}

TEST(LabRun, Parts_made_elsewhere_add_up_to_the_whole_in_any_order) {
  const LabGame lab(secret_game(), 3, {"random"}, {}, true);
  const Arena arena = lab.arena();
  Tally sum = arena.empty_tally();
  for (const std::uint64_t first : {20U, 0U, 30U, 10U}) sum.add(arena.play(first, 10));
  EXPECT_TRUE(sum == play(lab, 40, 1).tally);
}

TEST(LabRun, Stops_as_soon_as_it_knows_enough_and_at_the_same_block_with_any_threads) {
  const LabGame lab(round_game(), 2, {"random"});
  const Arena arena = lab.arena();
  RunGoal goal;
  goal.blocks = 1'000'000;
  goal.precision = 2;
  auto alone = start_run(arena);
  go_on(arena, alone, goal, 1);
  auto together = start_run(arena);
  go_on(arena, together, goal, 3);
  EXPECT_LE(precision_of(alone.tally), 2);
  EXPECT_LT(alone.tally.blocks, 5000U);
  EXPECT_TRUE(alone.tally == together.tally);
}

TEST(LabRun, Bots_that_differ_sit_everywhere_in_a_block) {
  const LabGame lab(company_game(), 3, {"greedy", "random", "random"});
  EXPECT_EQ(seatings(lab.plan).size(), 3U);
  const LabGame alternating(company_game(), 4, {"greedy", "random", "greedy", "random"});
  EXPECT_EQ(seatings(alternating.plan).size(), 2U);
  const auto run = play(lab, 60, 2);
  EXPECT_EQ(run.tally.games(), 180U);
  const Findings found = find(run, lab.game->info());
  ASSERT_EQ(found.bots.size(), 2U);
  EXPECT_EQ(found.bots[0].name, "greedy");
  EXPECT_GT(found.bots[0].share.value, 0.6);
  // Whoever is strong was in every seat equally often.
  EXPECT_FALSE(found.places[0].alarming);
}

TEST(LabRun, Points_by_source_add_up_to_the_scores) {
  for (const std::string& name : game_names()) {
    const LabGame lab(name, 2, {"random"}, {{"handicap", "3,0"}}, true);
    const auto run = play(lab, 30, 1);
    std::int64_t sum = 0;
    for (const auto& [reason, source] : run.tally.sources) sum += source.points.sum;
    EXPECT_EQ(sum, run.tally.values[ValueIndex::of(Value::table_score)].sum) << name;
  }
}

TEST(LabRun, A_damaged_run_is_refused) {
  const LabGame lab(turn_game(), 1, {"random"}, {}, true);
  json::object kept = to_json(play(lab, 3, 1));
  EXPECT_TRUE(run_from(kept));
  json::object other = kept;
  other["townsmith_lab"] = 99;
  EXPECT_FALSE(run_from(other));
  kept["tally"].as_object()["values"] = json::array{1, 2};
  EXPECT_FALSE(run_from(kept));
  EXPECT_FALSE(run_from(json::value("nonsense")));
}

}  // namespace
}  // namespace townsmith::lab
