#pragma once

#include <string_view>

namespace townsmith::cityplanner {

/// content/cityplanner/solution.bin, compiled in.
std::string_view shipped_solution();

}  // namespace townsmith::cityplanner
