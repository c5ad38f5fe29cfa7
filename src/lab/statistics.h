#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "lab/kept_json.h"

namespace townsmith::lab {

/// A number that was measured over independent blocks, with an interval that holds the truth in 95
/// of 100 such measurements. Every interval of the lab is made here.
struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;
  double error = 0;    ///< the standard error of the value
  double freedom = 0;  ///< Student's degrees of freedom: blocks less one; 0: nothing is known
  double games = 0;  ///< of a share: how many independent games would know it as well; 0: no share
  double unit = 1;   ///< of a share: what all would be, 1 or 100

  MEMBERS(Estimate, MEMBER(value), MEMBER(low), MEMBER(high));

  /// Half the width of the interval.
  double half() const { return (high - low) / 2; }
  bool known() const { return freedom > 0; }
  /// How likely a difference from the expected value as large as this is, if there is none.
  double p_value(double expected = 0) const;
  /// The same with an interval for another confidence, such as 1 - 0.05 / 60 for one of sixty that
  /// are looked at together.
  Estimate at(double confidence) const;
  /// The same in other units: per cent, points a seat.
  Estimate times(double factor) const;
  /// What one is over the other, if they are independent.
  Estimate minus(const Estimate& other) const;
};

/// The factor of a standard error for an interval of this confidence: Student's, because what a
/// mean over few blocks is off by is not known well either.
double student_factor(double freedom, double confidence = 0.95);

/// A mean over blocks whose values have this variance.
Estimate mean_estimate(double mean, double variance, std::uint64_t blocks);

/// A share of games, from 0 to 1, where the shares of blocks have this variance. Wilson's interval,
/// which stays within 0 and 1, for as many independent games as would know it as well: games that
/// share their luck may count for more or less than one.
Estimate share_estimate(double share, double variance, std::uint64_t blocks, double games);

/// A share of games that were counted one by one and are independent.
Estimate counted_share(std::uint64_t count, std::uint64_t games);

/// The smallest difference from the expected value that a test with this probability of a false
/// alarm, for one of `tests`, finds in four of five runs.
double findable(const Estimate& estimate, double expected, double false_alarm, std::size_t tests);

/// A share in words: "51.2 ± 1.3 %", or where the interval is lopsided "98.5 [95.1, 99.6] %".
std::string percent(const Estimate& share);
/// Any number likewise, with N decimals.
std::string in_words(const Estimate& estimate, int decimals = 2, bool sign = false);

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
  /// The same where a block's value is at most `unit`: of `games_a_block` games, so much of them.
  Estimate share(std::uint64_t blocks, double unit, int games_a_block) const;

  MEMBERS(Sums, MEMBER(sum), MEMBER(squares));
  KEPT_AS_LIST;
  bool operator==(const Sums&) const = default;
};

/// Sums of two quantities over blocks, for their ratio: points a use, victories a game played.
struct RatioSums {
  std::int64_t above = 0;
  std::int64_t below = 0;
  std::int64_t above_squares = 0;
  std::int64_t below_squares = 0;
  std::int64_t products = 0;
  std::int64_t blocks = 0;  ///< that say anything about it

  void add(std::int64_t a, std::int64_t b) {
    above += a;
    below += b;
    above_squares += a * a;
    below_squares += b * b;
    products += a * b;
    blocks += a != 0 || b != 0 ? 1 : 0;
  }
  void add(const RatioSums& other);
  /// The ratio, its variance taken from how far blocks are from it.
  Estimate ratio(double unit = 1) const;
  /// The same where it is a share: `below` counts games, `above` is at most `unit` for each.
  Estimate share(double unit) const;

  MEMBERS(RatioSums, MEMBER(above), MEMBER(below), MEMBER(above_squares), MEMBER(below_squares),
          MEMBER(products), MEMBER(blocks));
  KEPT_AS_LIST;
  bool operator==(const RatioSums&) const = default;

 private:
  /// Of the ratio, as if it were a mean over blocks.
  double variance() const;
};

/// How often each whole number came up.
class Histogram {
 public:
  void add(int value, std::uint64_t times = 1);
  void add(const Histogram& other);
  std::uint64_t total() const;
  std::uint64_t at(int value) const;
  bool empty() const { return counts_.empty(); }
  int min() const { return min_; }
  int max() const { return min_ + static_cast<int>(counts_.size()) - 1; }
  double mean() const;
  double deviation() const;
  /// The smallest value that at least this share of the numbers does not exceed.
  int quantile(double share) const;
  /// The counts of least(), least() + 1, ...
  std::span<const std::uint64_t> counts() const { return counts_; }
  bool operator==(const Histogram&) const = default;

 private:
  int min_ = 0;
  std::vector<std::uint64_t> counts_;

 public:
  MEMBERS(Histogram, schema::member("from", &Histogram::min_),
          schema::member("counts", &Histogram::counts_));
};

/// Holm's correction: p-values such that whoever acts on those below x is wrong even once with a
/// probability of at most x, however many there are.
std::vector<double> holm(std::span<const double> p_values);

/// Half the width of a confidence interval that holds at all times: whoever looks after every block
/// and stops when the interval suits him is still wrong with a probability of at most `error`.
/// (A normal mixture, narrowest after some hundreds of blocks; exact as blocks become many.)
double lasting_radius(const Sums& differences, std::uint64_t blocks, double error);
/// The same as a factor of the standard error of a mean over blocks.
double lasting_factor(double blocks, double error);

}  // namespace townsmith::lab
