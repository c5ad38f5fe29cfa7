#include "bots/weights.h"

#include <gtest/gtest.h>

#include <array>

#include "bots/levels.h"
#include "bots/training.h"
#include "words.h"

namespace townsmith::bots {
namespace {

constexpr std::array<std::string_view, 2> features = {"gardens", "open edges"};

WeightSets some_sets() {
  WeightSets sets;
  sets["all"] = {2, {1, 2, 3, -4, 5, -6}};
  sets["solo"] = {2, {10, 20, 30, 40, 50, 60}};
  return sets;
}

TEST(Weights, What_is_written_reads_back) {
  const ContentFiles files = {
      {weights_file("game"), weights_text(some_sets(), "game", "Made up.", features)}};
  ContentReader reader(files);
  const WeightSets read = read_weights(reader, "game", features, 2);
  ASSERT_TRUE(reader.outcome()) << said(reader.outcome().error());
  ASSERT_EQ(read.size(), 2U);
  EXPECT_EQ(read.at("all").numbers, some_sets()["all"].numbers);
  EXPECT_EQ(read.at("solo").stage(1)[2], 60);
}

TEST(Weights, A_game_without_a_file_has_none) {
  const ContentFiles files;
  ContentReader reader(files);
  EXPECT_TRUE(read_weights(reader, "game", features, 2).empty());
  EXPECT_TRUE(reader.outcome());
}

TEST(Weights, Those_of_other_features_are_refused) {
  const ContentFiles files = {
      {weights_file("game"), weights_text(some_sets(), "game", "Made up.", features)}};
  constexpr std::array<std::string_view, 2> renamed = {"gardens", "closed edges"};
  ContentReader reader(files);
  (void)read_weights(reader, "game", renamed, 2);
  ASSERT_FALSE(reader.outcome());
  EXPECT_NE(said(reader.outcome().error()).find("closed edges"), std::string::npos);
}

TEST(Training, The_fit_finds_the_weights_that_made_the_points) {
  StageSums sums;
  Random random(1);
  for (int i = 0; i < 500; ++i) {
    const auto a = static_cast<std::int16_t>(random.below(20));
    const auto b = static_cast<std::int16_t>(random.below(7));
    sums.add(std::array<std::int16_t, 2>{a, b}, 5 + 3 * a - 2 * b);
  }
  const Weights weights = fit({sums}, 2, 0.001);
  EXPECT_NEAR(weights.numbers[0], 5 * point, 20);
  EXPECT_NEAR(weights.numbers[1], 3 * point, 2);
  EXPECT_NEAR(weights.numbers[2], -2 * point, 5);
}

TEST(Training, A_stage_never_seen_has_no_opinion) {
  StageSums seen;
  seen.add(std::array<std::int16_t, 2>{1, 2}, 3);
  const Weights weights = fit({seen, StageSums{}}, 2, 1);
  for (const std::int32_t number : weights.stage(1)) EXPECT_EQ(number, 0);
}

TEST(Training, A_feature_that_never_shows_gets_no_weight) {
  StageSums sums;
  for (std::int16_t i = 0; i < 50; ++i) sums.add(std::array<std::int16_t, 2>{i, 0}, i);
  EXPECT_EQ(fit({sums}, 2, 1).stage(0)[2], 0);
}

TEST(Levels, Settings_can_be_tried_out_by_name) {
  const auto settings = parse_settings("simulations=70:depth=3", SearchSettings{});
  ASSERT_TRUE(settings);
  EXPECT_EQ(settings->simulations, 70);
  EXPECT_EQ(settings->depth, 3);
  EXPECT_EQ(settings->tries, SearchSettings{}.tries);
  EXPECT_FALSE(parse_settings("simulations=-1", SearchSettings{}));
  EXPECT_FALSE(parse_settings("luck=1", SearchSettings{}));
  EXPECT_FALSE(parse_settings("simulations", SearchSettings{}));
}

}  // namespace
}  // namespace townsmith::bots
