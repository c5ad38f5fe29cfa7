#pragma once

#include <string_view>

namespace townsmith {

/// The name of somebody who wished to be forgotten, in seats and records: readers are told that it
/// was somebody.
inline constexpr std::string_view forgotten_name = "*";

}  // namespace townsmith
