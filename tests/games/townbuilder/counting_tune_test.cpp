// Tuning content until the lab finds what is wanted: grades of the solo game, as an example.
#include <gtest/gtest.h>

#include "lab/lab_games.h"
#include "lab/tune_afresh.h"
#include "words.h"

namespace townsmith::lab {
namespace {

TuneOrder order_of(const LabGame& lab) {
  TuneOrder order;
  order.plan = lab.plan;
  order.ranges = {*parse_range("townbuilder/table.json:solo.grades[*].least=1..60")};
  order.targets = {*parse_target("grade:Peasant=50~5")};
  order.games = 200;
  order.rounds = 6;
  order.candidates = 6;
  return order;
}

TEST(Tune, Moves_a_grade_to_where_it_is_wanted_and_is_the_same_with_any_threads) {
  const LabGame lab("townbuilder", 1, {"random"});
  const ContentFiles content = built_in_content();
  TuneOrder order = order_of(lab);
  const auto tuned = tune_afresh(lab, content, order);
  ASSERT_TRUE(tuned) << said(tuned.error());
  ASSERT_FALSE(tuned->best.empty());
  EXPECT_LT(tuned->best[0].loss, tuned->start.loss);
  const ContentFiles files = tuned_files(content, *tuned, tuned->best[0]);
  ASSERT_EQ(files.size(), 1U);
  // It is content that the game reads.
  ContentFiles all = content;
  for (const auto& [name, text] : files) all[name] = text;
  EXPECT_TRUE(lab.entry->type().create(lab.game->setup(), all));
  order.threads = 3;
  const auto again = tune_afresh(lab, content, order);
  ASSERT_TRUE(again);
  EXPECT_EQ(to_json(*tuned), to_json(*again));
  EXPECT_NE(tuned_words(*tuned).find("grade:Peasant (wanted 50)"), std::string::npos);
}

TEST(Tune, Stopped_after_any_round_it_goes_on_to_the_identical_result) {
  const LabGame lab("townbuilder", 1, {"random"});
  const ContentFiles content = built_in_content();
  TuneOrder order = order_of(lab);
  order.games = 80;
  order.rounds = 4;
  const auto whole = tune_afresh(lab, content, order);
  ASSERT_TRUE(whole);
  TuneProgress progress = start_tuning(order);
  for (int stops = 0; stops < 3; ++stops) {
    std::atomic<bool> stop = false;
    TuneHooks hooks;
    hooks.stop = &stop;
    hooks.round = [&](int, const Candidate&) { stop = true; };
    const auto part = tune(*lab.entry, content, order, progress, hooks);
    ASSERT_TRUE(part);
    EXPECT_FALSE(part->finished);
    EXPECT_EQ(progress.rounds.size(), static_cast<std::size_t>(stops) + 1);
    // What is kept in a file is all there is to know.
    const auto read = tune_progress_from(json::parse(json::serialize(to_json(progress))));
    ASSERT_TRUE(read);
    progress = *read;
  }
  const auto resumed = tune(*lab.entry, content, order, progress);
  ASSERT_TRUE(resumed);
  EXPECT_TRUE(resumed->finished);
  EXPECT_EQ(to_json(*resumed), to_json(*whole));
  order.games = 90;
  EXPECT_FALSE(tune(*lab.entry, content, order, progress));
}

}  // namespace
}  // namespace townsmith::lab
