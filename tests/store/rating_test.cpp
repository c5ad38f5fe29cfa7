#include "store/rating.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "store/rating_changes.h"

namespace townsmith::store {
namespace {

// The values of the published implementations of Weng and Lin's algorithm 4.
TEST(Rating, Two_newcomers_get_the_known_values) {
  const auto after = rated({{}, {}}, {1, 2});
  EXPECT_NEAR(after[0].mean, 27.63523138347365, 1e-12);
  EXPECT_NEAR(after[0].deviation, 8.065506316323548, 1e-12);
  EXPECT_NEAR(after[1].mean, 22.36476861652635, 1e-12);
  EXPECT_NEAR(after[1].deviation, 8.065506316323548, 1e-12);
}

TEST(Rating, A_tie_of_equals_changes_no_mean_and_treats_both_alike) {
  const auto after = rated({{}, {}}, {1, 1});
  EXPECT_DOUBLE_EQ(after[0].mean, 25.0);
  EXPECT_DOUBLE_EQ(after[1].mean, 25.0);
  EXPECT_DOUBLE_EQ(after[0].deviation, after[1].deviation);
}

TEST(Rating, A_tie_draws_the_weaker_up_and_the_stronger_down) {
  const auto after = rated({{30, 5}, {20, 5}}, {1, 1});
  EXPECT_LT(after[0].mean, 30.0);
  EXPECT_GT(after[1].mean, 20.0);
}

TEST(Rating, An_upset_moves_more_than_what_was_expected) {
  const auto expected = rated({{30, 5}, {20, 5}}, {1, 2});
  const auto upset = rated({{30, 5}, {20, 5}}, {2, 1});
  EXPECT_GT(upset[1].mean - 20, expected[0].mean - 30);
}

TEST(Rating, Holds_for_any_game) {
  std::mt19937 random(7);
  const auto number = [&random](int below) {
    return static_cast<int>(random() % static_cast<unsigned>(below));
  };
  for (int round = 0; round < 2000; ++round) {
    const int count = 2 + number(5);
    const double deviation = 1 + number(8);
    std::vector<Strength> before;
    std::vector<int> places;
    for (int i = 0; i < count; ++i) {
      before.push_back({static_cast<double>(10 + number(30)), deviation});
      places.push_back(1 + number(count));
    }
    const auto after = rated(before, places);
    double sum = 0;
    for (std::size_t i = 0; i < after.size(); ++i) {
      EXPECT_LT(after[i].deviation, before[i].deviation);
      EXPECT_GT(after[i].deviation, 0);
      sum += after[i].mean - before[i].mean;
    }
    EXPECT_NEAR(sum, 0, 1e-9);  // equal deviations: what one wins the others lose
    const int first = *std::min_element(places.begin(), places.end());
    if (std::count(places.begin(), places.end(), first) == 1) {
      const auto winner =
          static_cast<std::size_t>(std::find(places.begin(), places.end(), first) - places.begin());
      EXPECT_GT(after[winner].mean, before[winner].mean);
    }
    // Names of seats do not matter.
    std::reverse(before.begin(), before.end());
    std::reverse(places.begin(), places.end());
    const auto turned = rated(before, places);
    for (std::size_t i = 0; i < after.size(); ++i) {
      EXPECT_NEAR(turned[after.size() - 1 - i].mean, after[i].mean, 1e-9);
    }
  }
}

TEST(Rating, A_bot_in_several_seats_moves_by_all_of_them_and_counts_one_game) {
  RatingChanges tally;
  const std::vector<Placement> finished = {{"ada", 1}, {"bot:hard", 2}, {"bot:hard", 3}};
  tally.need("chess", finished);
  tally.count("chess", finished);
  const Rating bot = tally.ratings().at({"bot:hard", "chess"});
  const auto seats = rated({{}, {}, {}}, {1, 2, 3});
  EXPECT_NEAR(bot.mean - 25, seats[1].mean + seats[2].mean - 50, 1e-12);
  EXPECT_DOUBLE_EQ(bot.deviation, std::max(seats[1].deviation, seats[2].deviation));
  EXPECT_EQ(bot.games, 1);
}

}  // namespace
}  // namespace townsmith::store
