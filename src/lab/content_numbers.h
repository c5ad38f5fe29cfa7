#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace townsmith::lab {

/// A whole number in a content file, and where it stands in the text.
struct ContentNumber {
  std::string path;   ///< "cards[3].points"
  std::string owner;  ///< the "name" of the object it belongs to, if that has one
  std::int64_t value = 0;
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// The numbers of a JSON text with comments that a pattern means: "cards[*].points" is one of each
/// card that has it. A pattern that means none is refused.
Result<std::vector<ContentNumber>> find_numbers(std::string_view text, std::string_view pattern);

/// The text with other values for some of its numbers, comments and layout untouched.
std::string with_numbers(std::string_view text, const std::vector<ContentNumber>& numbers,
                         const std::vector<std::int64_t>& values);

}  // namespace townsmith::lab
