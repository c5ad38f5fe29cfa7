#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace townsmith::service {

/// The time that passes is read here for figures only: nothing is decided by it.
using Stopwatch = std::chrono::steady_clock;

/// How long something took, counted by ranges.
class Histogram {
 public:
  /// The upper ends of the ranges, in seconds; one more range has no end.
  static constexpr std::array<double, 14> ends = {0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                                                  0.1,    0.25,  0.5,    1,     2.5,  5,     10};

  void note(Stopwatch::duration took);
  std::uint64_t count() const { return count_; }
  /// In Prometheus' text format.
  std::string text(std::string_view name, std::string_view help) const;

 private:
  std::array<std::uint64_t, ends.size() + 1> counts_ = {};
  std::uint64_t count_ = 0;
  double sum_ = 0;
};

}  // namespace townsmith::service
