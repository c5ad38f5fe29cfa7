#include "lab/statistics.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "core/random.h"
#include "lab/coverage.h"

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
  // Wilson's interval for 1 of 10 is 1.79 % to 40.42 %.
  const Estimate one = counted_share(1, 10);
  EXPECT_DOUBLE_EQ(one.value, 0.1);
  EXPECT_NEAR(one.low, 0.0179, 1e-4);
  EXPECT_NEAR(one.high, 0.4042, 1e-4);
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
  EXPECT_NEAR(alike.share(400, 4, 4).games, 400, 1e-6);
  EXPECT_NEAR(alike.share(400, 4, 4).half(), counted_share(200, 400).half(), 1e-3);
}

TEST(Statistics, Intervals_of_shares_from_twelve_blocks_contain_the_truth) {
  // Counted in full, and for a thousand blocks, in counting_lab_test.cpp.
  for (const double middle : {0.04, 0.5, 0.96}) {
    const double found = coverage(middle - 0.03, middle + 0.03, 12, 2, 0.5, 1000);
    EXPECT_GE(found, 92) << middle;
    EXPECT_LE(found, 98.5) << middle;
  }
}

TEST(Statistics, Intervals_of_many_things_together_all_hold_in_95_of_100_runs) {
  constexpr int things = 60;
  int all_hold = 0;
  for (std::uint64_t run = 0; run < 100; ++run) {
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
  EXPECT_GE(all_hold, 88);
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
  EXPECT_EQ(histogram.min(), -2);
  EXPECT_EQ(histogram.max(), 9);
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
