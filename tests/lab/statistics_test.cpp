#include "lab/statistics.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "core/random.h"

namespace townsmith::lab {
namespace {

TEST(Statistics, A_mean_has_the_interval_of_the_textbook) {
  Sums sums;
  for (const int value : {2, 4, 4, 4, 5, 5, 7, 9}) sums.add(value);
  const Estimate mean = sums.mean(8);
  EXPECT_DOUBLE_EQ(mean.value, 5);
  // Student's factor for seven degrees of freedom is 2.365.
  EXPECT_NEAR(mean.half(), 2.3646 * 2.13809 / 2.82843, 1e-4);
}

TEST(Statistics, The_factor_for_few_blocks_is_Students) {
  EXPECT_NEAR(student_factor(1), 12.706, 1e-3);
  EXPECT_NEAR(student_factor(2), 4.303, 1e-3);
  EXPECT_NEAR(student_factor(10), 2.228, 1e-3);
  EXPECT_NEAR(student_factor(16), 2.120, 1e-3);
  EXPECT_NEAR(student_factor(1000), 1.962, 1e-3);
  EXPECT_NEAR(student_factor(1e9), 1.959964, 1e-6);
  EXPECT_NEAR(student_factor(10, 0.99), 3.169, 1e-3);
}

TEST(Statistics, A_ratio_knows_that_blocks_vary_in_both_of_its_parts) {
  RatioSums exact;
  exact.add(10, 5);
  exact.add(2, 1);
  exact.add(8, 4);
  EXPECT_DOUBLE_EQ(exact.ratio().value, 2);
  EXPECT_NEAR(exact.ratio().half(), 0, 1e-9);
  RatioSums loose = exact;
  loose.add(9, 2);
  loose.add(1, 3);
  EXPECT_GT(loose.ratio().half(), 0.5);
}

TEST(Statistics, Intervals_contain_the_truth_in_about_95_of_100_runs) {
  int inside = 0;
  for (std::uint64_t run = 0; run < 1000; ++run) {
    Random random(run);
    Sums sums;
    for (int i = 0; i < 100; ++i) sums.add(random.below(6) + 1);
    const Estimate mean = sums.mean(100);
    inside += mean.low <= 3.5 && 3.5 <= mean.high ? 1 : 0;
  }
  EXPECT_GT(inside, 930);
  EXPECT_LT(inside, 970);
}

TEST(Statistics, A_share_has_the_interval_of_the_textbook) {
  // Wilson's interval for 1 of 10 is 1.79 % to 40.42 %; Student's factor for nine degrees of freedom
  // and one block less for the variance make it a little wider.
  const Estimate one = counted_share(1, 10);
  EXPECT_DOUBLE_EQ(one.value, 0.1);
  EXPECT_NEAR(one.low, 0.013, 0.002);
  EXPECT_NEAR(one.high, 0.47, 0.01);
  // With many games it is Wilson's.
  EXPECT_NEAR(counted_share(1000, 10'000).low, 0.09427, 1e-4);
  EXPECT_NEAR(counted_share(1000, 10'000).high, 0.10604, 1e-4);
}

TEST(Statistics, A_share_stays_within_0_and_100_per_cent_and_is_never_known_exactly) {
  const Estimate all = counted_share(12, 12);
  EXPECT_EQ(all.value, 1);
  EXPECT_EQ(all.high, 1);
  EXPECT_LT(all.low, 0.8);
  EXPECT_GT(all.low, 0.6);
  const Estimate none = counted_share(0, 12);
  EXPECT_EQ(none.low, 0);
  EXPECT_NEAR(none.high, 1 - all.low, 1e-12);
  // Every block the same, half of its games: that is no certainty either.
  Sums even;
  for (int i = 0; i < 12; ++i) even.add(2);
  EXPECT_GT(even.share(12, 4, 2).half(), 0.05);
  EXPECT_EQ(percent(all), fmt::format("100.0 [{:.1f}, 100.0] %", 100 * all.low));
  EXPECT_EQ(percent(counted_share(5000, 10'000)), "50.0 ± 1.0 %");
}

TEST(Statistics, Games_that_share_their_luck_count_for_less) {
  // Blocks of four games that all end alike are worth one game each.
  Sums alike;
  for (int i = 0; i < 400; ++i) alike.add(i % 2 == 0 ? 4 : 0);
  EXPECT_NEAR(alike.share(400, 4, 4).games, 399, 1e-6);
  EXPECT_NEAR(alike.share(400, 4, 4).half(), counted_share(200, 400).half(), 1e-9);
}

/// How many of a hundred intervals contain the truth, which lies between these shares: for a single
/// truth a count that jumps from game to game may have it more or less often. The games of a block
/// are alike with a probability of `together`.
double coverage(double least, double most, int blocks, int games_a_block, double together) {
  constexpr int runs = 4000;
  constexpr std::uint32_t fine = 1'000'000;
  int inside = 0;
  for (int run = 0; run < runs; ++run) {
    Random random(static_cast<std::uint64_t>(run), 17);
    const double truth = least + (most - least) * random.below(fine) / fine;
    const auto happens = [&](double share) { return random.below(fine) < share * fine; };
    Sums sums;
    for (int block = 0; block < blocks; ++block) {
      const bool first = happens(truth);
      int won = first ? 1 : 0;
      for (int game = 1; game < games_a_block; ++game) {
        won += (happens(together) ? first : happens(truth)) ? 1 : 0;
      }
      sums.add(won);
    }
    const Estimate share =
        sums.share(static_cast<std::uint64_t>(blocks), games_a_block, games_a_block);
    inside += share.low <= truth && truth <= share.high ? 1 : 0;
  }
  return 100.0 * inside / runs;
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
      const double found = coverage(one.least, one.most, one.blocks, games, together);
      EXPECT_GE(found, 93) << one.least << " " << one.blocks << " blocks of " << games;
      EXPECT_LE(found, 97) << one.least << " " << one.blocks << " blocks of " << games;
    }
  }
}

TEST(Statistics, Intervals_of_many_things_together_all_hold_in_95_of_100_runs) {
  constexpr int things = 60;
  int all_hold = 0;
  for (std::uint64_t run = 0; run < 500; ++run) {
    bool holds = true;
    for (std::uint64_t thing = 0; thing < things; ++thing) {
      Random random(run, thing);
      Sums sums;
      for (int i = 0; i < 100; ++i) sums.add(random.below(6) + 1);
      const Estimate mean = sums.mean(100).at(1 - 0.05 / things);
      holds = holds && mean.low <= 3.5 && 3.5 <= mean.high;
    }
    all_hold += holds ? 1 : 0;
  }
  EXPECT_GE(all_hold, 460);
}

TEST(Statistics, A_test_says_what_it_could_have_found) {
  // 10,000 games between two know a share to half a point, one standard error.
  const Estimate fair = counted_share(5000, 10'000);
  EXPECT_NEAR(findable(fair, 0.5, 0.01, 1), 0.005 * (2.576 + 0.842), 1e-4);
  EXPECT_GT(findable(fair, 0.5, 0.01, 4), findable(fair, 0.5, 0.01, 1));
}

TEST(Statistics, Holms_correction_is_that_of_the_textbook) {
  const std::vector<double> p = {0.01, 0.04, 0.03, 0.005};
  const std::vector<double> adjusted = holm(p);
  EXPECT_NEAR(adjusted[3], 0.02, 1e-12);
  EXPECT_NEAR(adjusted[0], 0.03, 1e-12);
  EXPECT_NEAR(adjusted[2], 0.06, 1e-12);
  EXPECT_NEAR(adjusted[1], 0.06, 1e-12);  // never smaller than that of a smaller p
}

TEST(Statistics, A_histogram_grows_in_both_directions_and_knows_its_quantiles) {
  Histogram histogram;
  for (const int value : {5, 3, 9, 5, -2}) histogram.add(value);
  EXPECT_EQ(histogram.least(), -2);
  EXPECT_EQ(histogram.most(), 9);
  EXPECT_EQ(histogram.at(5), 2U);
  EXPECT_EQ(histogram.at(100), 0U);
  EXPECT_EQ(histogram.quantile(0.5), 5);
  EXPECT_DOUBLE_EQ(histogram.mean(), 4);
  Histogram other;
  other.add(9, 3);
  other.add(histogram);
  EXPECT_EQ(other.total(), 8U);
  EXPECT_EQ(other.at(9), 4U);
}

}  // namespace
}  // namespace townsmith::lab
