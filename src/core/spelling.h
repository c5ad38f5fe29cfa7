#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace townsmith {

/// 1234567 is "1,234,567".
std::string grouped(std::uint64_t number);

/// As text or the value of an attribute in HTML and SVG.
std::string escaped(std::string_view text);

}  // namespace townsmith
