#include "lab/statistics.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "bots/order.h"

namespace townsmith::lab {
double Estimate::p_value(double expected) const {
  if (ci95 <= 0) return 1;
  return std::erfc(std::abs(value - expected) / (ci95 / normal95) / std::sqrt(2.0));
}

std::string percent(const Estimate& share) {
  return fmt::format("{:.1f} ± {:.1f} %", 100 * share.value, 100 * share.ci95);
}

double factor95(std::uint64_t blocks) {
  if (blocks < 2) return 0;
  // For few blocks the expansion below is too small: with two it would say 7.1.
  static constexpr std::array<double, 15> few = {12.706, 4.303, 3.182, 2.776, 2.571,
                                                 2.447,  2.365, 2.306, 2.262, 2.228,
                                                 2.201,  2.179, 2.160, 2.145, 2.131};
  if (blocks - 2 < few.size()) return few[blocks - 2];
  // Student's distribution by the first terms of its expansion around the normal one.
  const auto v = static_cast<double>(blocks - 1);
  const double z = normal95;
  const double z3 = z * z * z;
  const double z5 = z3 * z * z;
  return z + (z3 + z) / (4 * v) + (5 * z5 + 16 * z3 + 3 * z) / (96 * v * v);
}

double half_width95(std::uint64_t blocks, double variance) {
  if (blocks < 2) return 0;
  return factor95(blocks) * std::sqrt(std::max(variance, 0.0) / static_cast<double>(blocks));
}

double half_width95(std::uint64_t blocks, double mean, double squares) {
  if (blocks < 2) return 0;
  const auto n = static_cast<double>(blocks);
  return half_width95(blocks, (squares - n * mean * mean) / (n - 1));
}

Estimate Sums::mean(std::uint64_t blocks, double unit) const {
  if (blocks == 0) return {};
  const double average = static_cast<double>(sum) / static_cast<double>(blocks);
  return {average / unit, half_width95(blocks, average, static_cast<double>(squares)) / unit};
}

void RatioSums::add(const RatioSums& other) {
  above += other.above;
  below += other.below;
  above_squares += other.above_squares;
  below_squares += other.below_squares;
  products += other.products;
}

Estimate RatioSums::ratio(double unit) const {
  if (below == 0) return {};
  const auto b = static_cast<double>(below);
  const double ratio = static_cast<double>(above) / b;
  const double spread = static_cast<double>(above_squares) -
                        2 * ratio * static_cast<double>(products) +
                        ratio * ratio * static_cast<double>(below_squares);
  return {ratio / unit, normal95 * std::sqrt(std::max(spread, 0.0)) / std::abs(b) / unit};
}

void Histogram::add(int value, std::uint64_t times) {
  if (times == 0) return;
  if (counts_.empty()) least_ = value;
  if (value < least_) {
    counts_.insert(counts_.begin(), static_cast<std::size_t>(least_ - value), 0);
    least_ = value;
  }
  const auto at = static_cast<std::size_t>(value - least_);
  if (at >= counts_.size()) counts_.resize(at + 1, 0);
  counts_[at] += times;
}

void Histogram::add(const Histogram& other) {
  for (std::size_t i = 0; i < other.counts_.size(); ++i) {
    add(other.least_ + static_cast<int>(i), other.counts_[i]);
  }
}

std::uint64_t Histogram::total() const {
  return std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0});
}

std::uint64_t Histogram::at(int value) const {
  if (value < least_ || value > most()) return 0;
  return counts_[static_cast<std::size_t>(value - least_)];
}

double Histogram::mean() const {
  double sum = 0;
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    sum += static_cast<double>(counts_[i]) * (least_ + static_cast<int>(i));
  }
  const std::uint64_t n = total();
  return n == 0 ? 0 : sum / static_cast<double>(n);
}

double Histogram::deviation() const {
  const double average = mean();
  double sum = 0;
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    const double off = least_ + static_cast<int>(i) - average;
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
    if (counts_[i] > 0 && seen >= wanted) return least_ + static_cast<int>(i);
  }
  return counts_.empty() ? 0 : most();
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

json::array json_of(const Sums& sums) { return {sums.sum, sums.squares}; }

json::object json_of(const Histogram& histogram) {
  json::array counts;
  for (const std::uint64_t count : histogram.counts()) counts.emplace_back(count);
  return {{"from", histogram.least()}, {"counts", std::move(counts)}};
}

}  // namespace townsmith::lab
