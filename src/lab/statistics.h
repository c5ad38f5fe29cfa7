#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "core/json.h"

namespace townsmith::lab {

/// A number with half the width of its 95 % confidence interval.
struct Estimate {
  double value = 0;
  double ci95 = 0;
  /// How likely a difference from the expected value as large as this is, if there is none.
  double p_value(double expected = 0) const;
};

/// A share in words: "51.2 ± 1.3 %".
std::string percent(const Estimate& share);

/// Sums of one quantity over independent blocks. Whole numbers: the order of adding does not
/// matter, so neither does how the blocks were dealt out.
struct Sums {
  std::int64_t sum = 0;
  std::int64_t squares = 0;

  void add(std::int64_t value) {
    sum += value;
    squares += value * value;
  }
  void add(const Sums& other) {
    sum += other.sum;
    squares += other.squares;
  }
  /// The mean of a block, divided by `unit`.
  Estimate mean(std::uint64_t blocks, double unit = 1) const;
  bool operator==(const Sums&) const = default;
};

/// Sums of two quantities over blocks, for their ratio: points a use, victories a game played.
struct RatioSums {
  std::int64_t above = 0;
  std::int64_t below = 0;
  std::int64_t above_squares = 0;
  std::int64_t below_squares = 0;
  std::int64_t products = 0;

  void add(std::int64_t a, std::int64_t b) {
    above += a;
    below += b;
    above_squares += a * a;
    below_squares += b * b;
    products += a * b;
  }
  void add(const RatioSums& other);
  /// The ratio, its variance taken from how far blocks are from it.
  Estimate ratio(double unit = 1) const;
  bool operator==(const RatioSums&) const = default;
};

/// How often each whole number came up.
class Histogram {
 public:
  void add(int value, std::uint64_t times = 1);
  void add(const Histogram& other);
  std::uint64_t total() const;
  std::uint64_t at(int value) const;
  bool empty() const { return counts_.empty(); }
  int least() const { return least_; }
  int most() const { return least_ + static_cast<int>(counts_.size()) - 1; }
  double mean() const;
  double deviation() const;
  /// The smallest value that at least this share of the numbers does not exceed.
  int quantile(double share) const;
  /// The counts of least(), least() + 1, ...
  std::span<const std::uint64_t> counts() const { return counts_; }
  bool operator==(const Histogram&) const = default;

 private:
  int least_ = 0;
  std::vector<std::uint64_t> counts_;
};

json::array json_of(const Sums& sums);
json::object json_of(const Histogram& histogram);

/// Holm's correction: p-values such that whoever acts on those below x is wrong even once with a
/// probability of at most x, however many there are.
std::vector<double> holm(std::span<const double> p_values);

/// The factor of a standard error for 95 % confidence where it is known exactly.
inline constexpr double normal95 = 1.959964;

/// The factor of a standard error for 95 % confidence, by Student's distribution: what a mean over
/// few blocks is off by is not known well either.
double factor95(std::uint64_t blocks);

/// Half the width of the 95 % confidence interval of a mean over blocks with this variance. Every
/// interval of a mean is made here.
double half_width95(std::uint64_t blocks, double variance);
/// The same by the sum of the blocks' squares.
double half_width95(std::uint64_t blocks, double mean, double squares);

}  // namespace townsmith::lab
