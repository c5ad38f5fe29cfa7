#include "lab/compare.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/content_changes.h"
#include "lab_games.h"
#include "words.h"

namespace townsmith::lab {
namespace {

/// The measures of a game in which seats are told apart by themselves.
std::vector<Measure> seat_measures(int players) {
  RunPlan plan;
  plan.players = players;
  plan.watch = false;
  tell_by_seat(plan);
  return measures_of(plan);
}

Question about(const std::string& measure, int players, double difference) {
  return {*find_measure(seat_measures(players), measure), difference};
}

Comparison compare(const LabGame& a, const LabGame& b, const Question& question,
                   std::uint64_t blocks, int threads) {
  const Arena arena_a = a.arena();
  const Arena arena_b = b.arena();
  Comparison comparison = start_comparison(arena_a, arena_b, "A", "B");
  go_on(arena_a, arena_b, comparison, question, blocks, threads);
  return comparison;
}

TEST(Compare, The_same_content_is_alike_at_once) {
  const LabGame a(round_game(), 2, {"random"});
  const Question question = about("score", 2, 0.5);
  const Comparison comparison = compare(a, a, question, 100'000, 2);
  EXPECT_EQ(comparison.answer(question), Question::Answer::alike);
  EXPECT_EQ(comparison.blocks(), 200U);
  EXPECT_EQ(comparison.difference(question.measure).value, 0);
}

TEST(Compare, Old_names_of_measures_are_still_read) {
  EXPECT_EQ(about("seat-2", 2, 1).measure.name, "victories-1");
  EXPECT_FALSE(find_measure(seat_measures(2), "seat-3"));
  EXPECT_FALSE(find_measure(seat_measures(2), "seat-0"));
}

TEST(Compare, Finds_what_a_point_of_handicap_does_to_victories) {
  const LabGame a(round_game(), 2, {"random"});
  const LabGame b(round_game(), 2, {"random"}, {{"handicap", "1,0"}});
  const Question question = about("victories-0", 2, 1);
  const Comparison comparison = compare(a, b, question, 100'000, 2);
  EXPECT_EQ(comparison.answer(question), Question::Answer::more);
  // On the same luck a few hundred pairs tell; apart it would take thousands of games.
  EXPECT_LT(comparison.blocks(), 1000U);
  const Question score = about("score", 2, 0.5);
  EXPECT_DOUBLE_EQ(comparison.difference(score.measure).value, 0.5);
}

TEST(Compare, Gives_the_same_result_whatever_the_number_of_threads_and_after_a_pause) {
  const LabGame a(secret_game(), 2, {"random"}, {}, true);
  const LabGame b(secret_game(), 2, {"random"}, {{"handicap", "0,2"}}, true);
  const Question question = about("margin", 2, 0.01);
  const Comparison alone = compare(a, b, question, 90, 1);
  const Comparison together = compare(a, b, question, 90, 3);
  EXPECT_EQ(to_json(alone), to_json(together));
  const Comparison part = compare(a, b, question, 40, 1);
  auto read = comparison_from(json::parse(json::serialize(to_json(part))));
  ASSERT_TRUE(read) << said(read.error());
  const Arena arena_a = a.arena();
  const Arena arena_b = b.arena();
  go_on(arena_a, arena_b, *read, question, 90, 2);
  EXPECT_EQ(to_json(*read), to_json(alone));
}

TEST(Compare, The_page_says_what_changed) {
  const LabGame a(company_game(), 2, {"random"}, {}, true);
  const LabGame b(company_game(), 2, {"random"}, {{"handicap", "5,5"}}, true);
  const Question question = about("score", 2, 0.5);
  const Comparison comparison = compare(a, b, question, 200, 2);
  EXPECT_EQ(comparison.answer(question), Question::Answer::more);
  const Origin origin{"townsmith lab compare", {"B: handicap=5,5"}, "Bots are as they were."};
  const std::string page = comparison_page(comparison, question, a.game->info(), origin);
  EXPECT_NE(page.find("B has more: points of a seat (+5.00"), std::string::npos);
  EXPECT_NE(page.find("handicap"), std::string::npos);
}

TEST(Compare, The_difference_of_contents_is_told_value_by_value) {
  const ContentFiles a = {{"x/cards.json", R"({"provenance": {"text": "old"},
      "cards": [{"name": "Inn", "points": 5}, {"name": "Mill", "points": 2}]})"}};
  const ContentFiles b = {{"x/cards.json", R"({"provenance": {"text": "new"},
      // A comment is no change.
      "cards": [{"name": "Inn", "points": 3, "gold": 1}, {"name": "Mill", "points": 2}]})"}};
  const std::vector<ContentChange> changes = content_changes(a, b);
  ASSERT_EQ(changes.size(), 2U);
  EXPECT_EQ(in_words(changes[0]), "x/cards.json: cards[0] (Inn).points 5 → 3");
  EXPECT_EQ(in_words(changes[1]), "x/cards.json: cards[0] (Inn).gold nothing → 1");
  EXPECT_TRUE(content_changes(a, a).empty());
}

/// Sums that grow block by block; true if any look on the way would have called them different.
template <class Draw>
bool ever_different(std::uint64_t blocks, double error, Draw&& draw) {
  Sums sums;
  for (std::uint64_t n = 1; n <= blocks; ++n) {
    sums.add(draw());
    if (n >= 200 && std::abs(static_cast<double>(sums.sum)) / static_cast<double>(n) >
                        lasting_radius(sums, n, error)) {
      return true;
    }
  }
  return false;
}

TEST(Compare, Who_looks_after_every_block_is_still_wrong_at_the_stated_rate_only) {
  int wrong = 0;
  int wrong_if_skewed = 0;
  for (std::uint64_t run = 0; run < 400; ++run) {
    Random random(run, 7);
    wrong += ever_different(3000, 0.05,
                            [&] { return static_cast<std::int64_t>(random.below(201)) - 100; });
    // Nine times -1, once 9: as lopsided as differences of rare things.
    wrong_if_skewed += ever_different(
        3000, 0.05, [&] { return random.below(10) == 0 ? std::int64_t{9} : std::int64_t{-1}; });
  }
  EXPECT_LE(wrong, 30);  // 20 would be 5 %
  EXPECT_LE(wrong_if_skewed, 30);
}

TEST(Compare, What_is_there_is_found) {
  int found = 0;
  for (std::uint64_t run = 0; run < 100; ++run) {
    Random random(run, 8);
    // A difference of a tenth of the standard deviation.
    found += ever_different(6000, 0.05,
                            [&] { return static_cast<std::int64_t>(random.below(201)) - 94; });
  }
  EXPECT_GE(found, 95);
}

}  // namespace
}  // namespace townsmith::lab
