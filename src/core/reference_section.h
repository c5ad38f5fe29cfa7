#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/text.h"

namespace townsmith {

/// One table of what a player may look up: charts, cards seen and left, piles.
struct ReferenceSection {
  using Cell = std::variant<std::int64_t, Text>;  ///< schema::NumberOrText

  std::string key;  ///< for programs
  Text title;
  std::vector<Text> columns;
  std::vector<std::vector<Cell>> rows;
};

}  // namespace townsmith
