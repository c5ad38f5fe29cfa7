#include "service/histogram.h"

#include <fmt/format.h>

#include <algorithm>

namespace townsmith::service {

void Histogram::note(Stopwatch::duration took) {
  const double seconds = std::chrono::duration<double>(took).count();
  const auto range = std::lower_bound(ends.begin(), ends.end(), seconds) - ends.begin();
  ++counts_[static_cast<std::size_t>(range)];
  ++count_;
  sum_ += seconds;
}

std::string Histogram::text(std::string_view name, std::string_view help) const {
  std::string text =
      fmt::format("# HELP townsmith_{0} {1}\n# TYPE townsmith_{0} histogram\n", name, help);
  std::uint64_t below = 0;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    below += counts_[i];
    text += fmt::format("townsmith_{}_bucket{{le=\"{}\"}} {}\n", name, ends[i], below);
  }
  text += fmt::format(
      "townsmith_{0}_bucket{{le=\"+Inf\"}} {1}\ntownsmith_{0}_sum {2:.6f}\n"
      "townsmith_{0}_count {1}\n",
      name, count_, sum_);
  return text;
}

}  // namespace townsmith::service
