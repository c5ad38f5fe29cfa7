#include "lab/tune.h"

#include <gtest/gtest.h>

#include "lab_games.h"
#include "words.h"

namespace townsmith::lab {
namespace {

constexpr const char* sample = R"json(// a comment with 7 and "quotes"
{
  "price": 3, // [not] a {list}
  "cards": [
    { "name": "Inn", "points": 4, "ability": { "points": 2 } },
    { "points": 5, "name": "Farm \"old\"" },
    { "name": "Well" }
  ],
  "chart": [1, 2, 4,],
}
)json";

TEST(ContentNumbers, A_pattern_means_numbers_wherever_they_stand) {
  const auto points = find_numbers(sample, "cards[*].points");
  ASSERT_TRUE(points);
  ASSERT_EQ(points->size(), 2U);
  EXPECT_EQ((*points)[0].path, "cards[0].points");
  EXPECT_EQ((*points)[0].owner, "Inn");
  EXPECT_EQ((*points)[1].value, 5);
  EXPECT_EQ((*points)[1].owner, "Farm \"old\"");
  const auto inner = find_numbers(sample, "cards[0].ability.points");
  ASSERT_TRUE(inner);
  EXPECT_EQ((*inner)[0].owner, "Inn");
  EXPECT_EQ(find_numbers(sample, "chart[*]")->size(), 3U);
  EXPECT_EQ(find_numbers(sample, "price")->front().value, 3);
  EXPECT_FALSE(find_numbers(sample, "cards[9].points"));
  EXPECT_FALSE(find_numbers(sample, "cards[*].name"));
}

TEST(ContentNumbers, Changing_a_number_leaves_everything_else_as_it_is) {
  auto numbers = *find_numbers(sample, "cards[*].points");
  std::string expected = sample;
  expected.replace(expected.find("\"points\": 5"), 11, "\"points\": 12");
  EXPECT_EQ(with_numbers(sample, numbers, {4, 12}), expected);
}

TEST(ContentNumbers, Every_content_file_of_the_games_can_be_walked) {
  const ContentFiles files = built_in_content();
  const auto points = find_numbers(files.find("townbuilder/cards.json")->second, "cards[*].points");
  ASSERT_TRUE(points);
  EXPECT_EQ(points->size(), 60U);
  EXPECT_EQ(points->front().owner, "Bakery");
}

TEST(Tune, Ranges_and_targets_are_read_or_refused) {
  const auto range = parse_range("drawcity/goals.json:goals[*].count=1..9");
  ASSERT_TRUE(range);
  EXPECT_EQ(range->file, "drawcity/goals.json");
  EXPECT_EQ(range->pattern, "goals[*].count");
  EXPECT_EQ(range->least, 1);
  EXPECT_EQ(range->most, 9);
  EXPECT_FALSE(parse_range("goals[*].count=1..9"));
  EXPECT_FALSE(parse_range("a.json:x=1"));
  const auto target = parse_target("grade:Noble=20~5");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->name, "grade:Noble");
  EXPECT_EQ(target->wanted, 20);
  EXPECT_EQ(target->tolerance, 5);
  EXPECT_FALSE(parse_target("score"));
  EXPECT_FALSE(parse_target("score=high"));
  EXPECT_FALSE(parse_target("score=1~0"));
}

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

Result<Tuned> tune_afresh(const LabGame& lab, const ContentFiles& content, const TuneOrder& order) {
  TuneProgress progress = start_tuning(order);
  return tune(*lab.entry, content, order, progress);
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

TEST(Tune, Refuses_what_it_does_not_know) {
  const LabGame lab("cities", 2, {"random"});
  const ContentFiles content = built_in_content();
  TuneOrder order;
  order.plan = lab.plan;
  order.ranges = {{"cities/none.json", "x", 0, 1}};
  EXPECT_FALSE(tune_afresh(lab, content, order));
  order.ranges = {{"townbuilder/table.json", "award_points", 0, 9}};
  order.targets = {{"beauty", 1, 1}};
  EXPECT_FALSE(tune_afresh(lab, content, order));
}

}  // namespace
}  // namespace townsmith::lab
