#include "lab/statistics.h"

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
  EXPECT_NEAR(mean.ci95, 2.365 * 2.13809 / 2.82843, 0.01);
}

TEST(Statistics, The_factor_for_few_blocks_is_Students) {
  EXPECT_NEAR(factor95(2), 12.706, 1e-3);
  EXPECT_NEAR(factor95(3), 4.303, 1e-3);
  EXPECT_NEAR(factor95(11), 2.228, 1e-3);
  EXPECT_NEAR(factor95(17), 2.120, 1e-3);
  EXPECT_NEAR(factor95(1001), 1.962, 1e-3);
}

TEST(Statistics, A_ratio_knows_that_blocks_vary_in_both_of_its_parts) {
  RatioSums exact;
  exact.add(10, 5);
  exact.add(2, 1);
  exact.add(8, 4);
  EXPECT_DOUBLE_EQ(exact.ratio().value, 2);
  EXPECT_NEAR(exact.ratio().ci95, 0, 1e-9);
  RatioSums loose = exact;
  loose.add(9, 2);
  loose.add(1, 3);
  EXPECT_GT(loose.ratio().ci95, 0.5);
}

TEST(Statistics, Intervals_contain_the_truth_in_about_95_of_100_runs) {
  int inside = 0;
  for (std::uint64_t run = 0; run < 1000; ++run) {
    Random random(run);
    Sums sums;
    for (int i = 0; i < 100; ++i) sums.add(random.below(6) + 1);
    const Estimate mean = sums.mean(100);
    inside += std::abs(mean.value - 3.5) <= mean.ci95 ? 1 : 0;
  }
  EXPECT_GT(inside, 930);
  EXPECT_LT(inside, 970);
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
