#include "lab/statistics.h"

#ifdef __wasi__
#undef BOOST_HAS_THREADS  // Boost.Math would want a mutex, and a page has none
#endif

#include <algorithm>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <numeric>

#include "bots/order.h"

namespace townsmith::lab {
namespace {

/// Beyond this Student's distribution is the normal one to six digits.
constexpr double many_blocks = 1e6;

double normal_quantile(double part) {
  return boost::math::quantile(boost::math::normal_distribution<double>(), part);
}

/// The probability of being further from 0 than this, to either side.
double two_sided(double distance, double freedom) {
  if (freedom > many_blocks) return std::erfc(std::abs(distance) / std::sqrt(2.0));
  const boost::math::students_t_distribution<double> student(freedom);
  return 2 * boost::math::cdf(boost::math::complement(student, std::abs(distance)));
}

/// The ends of Wilson's interval.
void wilson(Estimate& share, double factor) {
  const double p = share.value / share.unit;
  const double more = factor * factor / share.games;
  const double middle = (p + more / 2) / (1 + more);
  const double half =
      factor * std::sqrt(p * (1 - p) / share.games + more / (4 * share.games)) / (1 + more);
  share.low = share.unit * std::clamp(middle - half, 0.0, p);
  share.high = share.unit * std::clamp(middle + half, p, 1.0);
}

double block_variance(double sum, double squares, double blocks) {
  if (blocks < 2) return 0;
  return std::max(squares - sum * sum / blocks, 0.0) / (blocks - 1);
}

}  // namespace

double student_factor(double freedom, double confidence) {
  const double part = 1 - (1 - confidence) / 2;
  if (freedom <= 0) return 0;
  if (freedom > many_blocks) return normal_quantile(part);
  return boost::math::quantile(boost::math::students_t_distribution<double>(freedom), part);
}

double Estimate::p_value(double expected) const {
  if (!known()) return 1;
  if (games > 0) {
    const double p = expected / unit;
    if (p <= 0 || p >= 1) return value == expected ? 1 : 0;
    return two_sided((value / unit - p) / std::sqrt(p * (1 - p) / games), freedom);
  }
  if (error <= 0) return value == expected ? 1 : 0;
  return two_sided((value - expected) / error, freedom);
}

Estimate Estimate::at(double confidence) const {
  Estimate wider = *this;
  if (!known()) return wider;
  const double factor = student_factor(freedom, confidence);
  if (games > 0) {
    wilson(wider, factor);
  } else {
    wider.low = value - factor * error;
    wider.high = value + factor * error;
  }
  return wider;
}

Estimate Estimate::times(double factor) const {
  const auto [min, max] = std::minmax({low * factor, high * factor});
  return {value * factor, min, max, error * std::abs(factor), freedom, games, unit * factor};
}

Estimate Estimate::minus(const Estimate& other) const {
  Estimate difference;
  difference.value = value - other.value;
  difference.error = std::hypot(error, other.error);
  if (!known() || !other.known()) return difference;
  difference.freedom = std::min(freedom, other.freedom);
  return difference.at(0.95);
}

Estimate mean_estimate(double mean, double variance, std::uint64_t blocks) {
  Estimate estimate;
  estimate.value = estimate.low = estimate.high = mean;
  if (blocks < 2) return estimate;
  estimate.freedom = static_cast<double>(blocks - 1);
  estimate.error = std::sqrt(std::max(variance, 0.0) / static_cast<double>(blocks));
  return estimate.at(0.95);
}

Estimate share_estimate(double share, double variance, std::uint64_t blocks, double games) {
  Estimate estimate;
  estimate.value = share;
  estimate.high = 1;
  if (blocks == 0) return estimate;
  const auto n = static_cast<double>(blocks);
  const double inside = share * (1 - share);
  const double of_mean = variance * (n - 1) / n / n;
  // Games may know more than as many independent ones, as those in which players change seats do.
  // How much more is itself guessed from the blocks: not more than four times.
  constexpr double max = 4;
  // Where all blocks say the same, a block counts as one game.
  estimate.games = inside <= 0 || blocks < 2        ? n
                   : of_mean * max * games < inside ? max * games
                                                    : inside / of_mean;
  // Of blocks of one game nothing has to be guessed.
  const bool single = games <= n;
  if (single) estimate.games = std::max(estimate.games, n);
  estimate.freedom = single ? 2 * many_blocks : std::max(n - 1, 1.0);
  estimate.error = std::sqrt(inside / estimate.games);
  return estimate.at(0.95);
}

Estimate counted_share(std::uint64_t count, std::uint64_t games) {
  if (games == 0) return {};
  const auto n = static_cast<double>(games);
  const double share = static_cast<double>(count) / n;
  const double variance = games < 2 ? 0 : share * (1 - share) * n / (n - 1);
  return share_estimate(share, variance, games, n);
}

double findable(const Estimate& estimate, double expected, double false_alarm, std::size_t tests) {
  constexpr double power = 0.8;
  if (!estimate.known()) return 1;
  const double error =
      estimate.games > 0 ? std::sqrt(expected * (1 - expected) / estimate.games) : estimate.error;
  const double factor = student_factor(
      estimate.freedom, 1 - false_alarm / static_cast<double>(std::max(tests, std::size_t{1})));
  return error * (factor + normal_quantile(power));
}

Estimate Sums::mean(std::uint64_t blocks, double unit) const {
  if (blocks == 0) return {};
  const auto n = static_cast<double>(blocks);
  const auto all = static_cast<double>(sum);
  return mean_estimate(all / n, block_variance(all, static_cast<double>(squares), n), blocks)
      .times(1 / unit);
}

Estimate Sums::share(std::uint64_t blocks, double unit, int games_a_block) const {
  if (blocks == 0) return {};
  const auto n = static_cast<double>(blocks);
  const double all = static_cast<double>(sum) / unit;
  return share_estimate(all / n, block_variance(all, static_cast<double>(squares) / unit / unit, n),
                        blocks, n * games_a_block);
}

void RatioSums::add(const RatioSums& other) {
  above += other.above;
  below += other.below;
  above_squares += other.above_squares;
  below_squares += other.below_squares;
  products += other.products;
  blocks += other.blocks;
}

double RatioSums::variance() const {
  if (blocks < 2) return 0;
  const auto b = static_cast<double>(below);
  const auto n = static_cast<double>(blocks);
  const double ratio = static_cast<double>(above) / b;
  const double spread = static_cast<double>(above_squares) -
                        2 * ratio * static_cast<double>(products) +
                        ratio * ratio * static_cast<double>(below_squares);
  return std::max(spread, 0.0) * n / (n - 1) / (b * b) * n;
}

Estimate RatioSums::ratio(double unit) const {
  if (below == 0) return {};
  const double value = static_cast<double>(above) / static_cast<double>(below);
  return mean_estimate(value, variance(), static_cast<std::uint64_t>(blocks)).times(1 / unit);
}

Estimate RatioSums::share(double unit) const {
  if (below <= 0) return {};
  const auto games = static_cast<double>(below);
  return share_estimate(static_cast<double>(above) / games / unit, variance() / unit / unit,
                        static_cast<std::uint64_t>(blocks), games);
}

void Histogram::add(int value, std::uint64_t times) {
  if (times == 0) return;
  if (counts_.empty()) min_ = value;
  if (value < min_) {
    counts_.insert(counts_.begin(), static_cast<std::size_t>(min_ - value), 0);
    min_ = value;
  }
  const auto at = static_cast<std::size_t>(value - min_);
  if (at >= counts_.size()) counts_.resize(at + 1, 0);
  counts_[at] += times;
}

void Histogram::add(const Histogram& other) {
  for (std::size_t i = 0; i < other.counts_.size(); ++i) {
    add(other.min_ + static_cast<int>(i), other.counts_[i]);
  }
}

std::uint64_t Histogram::total() const {
  return std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0});
}

std::uint64_t Histogram::at(int value) const {
  if (value < min_ || value > max()) return 0;
  return counts_[static_cast<std::size_t>(value - min_)];
}

double Histogram::mean() const {
  double sum = 0;
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    sum += static_cast<double>(counts_[i]) * (min_ + static_cast<int>(i));
  }
  const std::uint64_t n = total();
  return n == 0 ? 0 : sum / static_cast<double>(n);
}

double Histogram::deviation() const {
  const double average = mean();
  double sum = 0;
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    const double off = min_ + static_cast<int>(i) - average;
    sum += static_cast<double>(counts_[i]) * off * off;
  }
  const std::uint64_t n = total();
  return n < 2 ? 0 : std::sqrt(sum / static_cast<double>(n - 1));
}

int Histogram::quantile(double share) const {
  const double wanted = share * static_cast<double>(total());
  double seen = 0;
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    seen += static_cast<double>(counts_[i]);
    if (counts_[i] > 0 && seen >= wanted) return min_ + static_cast<int>(i);
  }
  return counts_.empty() ? 0 : max();
}

std::vector<double> holm(std::span<const double> p_values) {
  std::vector<std::size_t> order(p_values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  bots::put_in_order(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return p_values[a] < p_values[b]; });
  std::vector<double> adjusted(p_values.size());
  double largest = 0;
  for (std::size_t rank = 0; rank < order.size(); ++rank) {
    const auto left = static_cast<double>(order.size() - rank);
    largest = std::max(largest, std::min(1.0, left * p_values[order[rank]]));
    adjusted[order[rank]] = largest;
  }
  return adjusted;
}

double lasting_factor(double blocks, double error) {
  // Mixed such that the interval is narrowest after about N blocks.
  constexpr double narrowest = 500;
  const double log_error = -2 * std::log(error);
  const double rho2 = (log_error + std::log(log_error) + 1) / narrowest;
  const double more = blocks * rho2;
  return std::sqrt(2 * (more + 1) / more * std::log(std::sqrt(more + 1) / error));
}

double lasting_radius(const Sums& differences, std::uint64_t blocks, double error) {
  if (blocks < 2) return INFINITY;
  const auto n = static_cast<double>(blocks);
  const double mean = static_cast<double>(differences.sum) / n;
  const double variance =
      std::max((static_cast<double>(differences.squares) - n * mean * mean) / (n - 1), 0.0);
  return std::sqrt(variance / n) * lasting_factor(n, error);
}

}  // namespace townsmith::lab
