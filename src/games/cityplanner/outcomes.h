#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "games/cityplanner/content.h"
#include "games/cityplanner/state.h"

namespace townsmith::cityplanner {

/// One result six buildings can be scored for.
struct Outcome {
  std::int16_t vp;
  std::int16_t dollars;  ///< net: income less fee
  std::uint8_t rerolls;
  TurnScore tally;  ///< one way to these VP

  bool operator==(const Outcome&) const = default;
};

/// How many buildings of each kind stand among the six: a byte per kind, so that adding buildings
/// is adding numbers.
class Census {
 public:
  constexpr Census() = default;
  constexpr explicit Census(Kind kind) : bytes_(std::uint64_t{1} << shift(kind)) {}

  constexpr int count(Kind kind) const { return static_cast<int>((bytes_ >> shift(kind)) & 0xFFU); }
  constexpr Census& operator+=(Census other) {
    bytes_ += other.bytes_;
    return *this;
  }
  constexpr Census& operator-=(Census other) {
    bytes_ -= other.bytes_;
    return *this;
  }

  /// The place of these six among all multisets of six, in [0, census_count).
  constexpr int rank() const;

  bool operator==(const Census&) const = default;

 private:
  static constexpr int shift(Kind kind) { return 8 * static_cast<int>(kind); }

  std::uint64_t bytes_ = 0;
};

/// Ways to choose six buildings of seven kinds: C(12, 6).
inline constexpr int census_count = 924;

namespace detail {

constexpr int choose(int n, int k) {
  int ways = 1;
  for (int i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
  return n < k ? 0 : ways;
}

/// rank_terms[i][s]: what a sum s of the first i + 1 counts adds to the rank.
inline constexpr auto rank_terms = [] {
  std::array<std::array<std::uint16_t, scored_count + 1>, kind_count - 1> terms{};
  for (int i = 0; i < kind_count - 1; ++i) {
    for (int sum = 0; sum <= scored_count; ++sum) {
      terms[static_cast<std::size_t>(i)][static_cast<std::size_t>(sum)] =
          static_cast<std::uint16_t>(choose(sum + i, i + 1));
    }
  }
  return terms;
}();

}  // namespace detail

constexpr int Census::rank() const {
  // The product has the sum of the first i + 1 counts in its byte i. These sums, spread apart by
  // their places, are a combination of 12 things, and its number in the usual order is the rank.
  const std::uint64_t sums = bytes_ * 0x0101010101010101ULL;
  int rank = 0;
  for (std::size_t i = 0; i < detail::rank_terms.size(); ++i) {
    rank += detail::rank_terms[i][(sums >> (8 * i)) & 0xFFU];
  }
  return rank;
}

/// Every result of every six buildings, worked out once. Besides the buildings only the money
/// matters, and only while it is less than the fee.
class OutcomeTable {
 public:
  explicit OutcomeTable(const Charts& charts);

  /// All distinct results, most VP first.
  std::span<const Outcome> of(Census census, int money) const {
    const Range range = ranges_[static_cast<std::size_t>(census.rank() * purses_ +
                                                         (money < purses_ ? money : purses_ - 1))];
    return {outcomes_.data() + range.start, range.size};
  }

  // Over all sixes.
  int max_results() const { return max_results_; }
  int max_vp() const { return max_vp_; }
  int max_dollars() const { return max_dollars_; }
  int max_rerolls() const { return max_rerolls_; }

 private:
  struct Range {
    std::uint32_t start;
    std::uint32_t size;
  };

  void add(const Charts& charts, Census census);

  int purses_;  ///< amounts of money to be told apart: 0 to the fee, which stands for more
  std::vector<Range> ranges_;
  std::vector<Outcome> outcomes_;
  int max_results_ = 0;
  int max_vp_ = 0;
  int max_dollars_ = 0;
  int max_rerolls_ = 0;
};

/// The VP a tally stands for.
int points(const Charts& charts, TurnScore tally);

/// Where the money of a result comes from, and what of it is paid again.
struct Breakdown {
  int blues = 0;
  int blue_each = 0;
  bool blue_doubled = false;
  int halls = 0;
  int halls_dollars = 0;
  int parked = 0;
  int parked_dollars = 0;
  int fee = 0;
};

/// One way to this result, worked out anew: for showing, not for search.
Breakdown breakdown(const Charts& charts, Census census, int money, const Outcome& outcome);

}  // namespace townsmith::cityplanner
