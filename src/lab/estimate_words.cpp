#include <fmt/format.h>

#include <cmath>

#include "lab/statistics.h"

namespace townsmith::lab {

std::string in_words(const Estimate& estimate, int decimals, bool sign) {
  const std::string value = sign ? fmt::format("{:+.{}f}", estimate.value, decimals)
                                 : fmt::format("{:.{}f}", estimate.value, decimals);
  if (!estimate.known()) return value;
  const double below = estimate.value - estimate.low;
  const double above = estimate.high - estimate.value;
  // Lopsided is what two equal halves would misstate by more than a fifth and a last digit.
  const double digit = std::pow(10.0, -decimals);
  if (std::abs(above - below) > 0.2 * estimate.half() && std::abs(above - below) > digit) {
    return sign ? fmt::format("{} [{:+.{}f}, {:+.{}f}]", value, estimate.low, decimals,
                              estimate.high, decimals)
                : fmt::format("{} [{:.{}f}, {:.{}f}]", value, estimate.low, decimals, estimate.high,
                              decimals);
  }
  return fmt::format("{} ± {:.{}f}", value, estimate.half(), decimals);
}

std::string percent(const Estimate& share) { return in_words(share.times(100), 1) + " %"; }

}  // namespace townsmith::lab
