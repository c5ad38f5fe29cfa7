#pragma once

#include <string_view>

#include "games/cornerlots/content.h"

namespace townsmith::cornerlots {

/// content/cornerlots/lots.json. From this come the reader, which notes everything that is wrong
/// with its place, and the JSON Schema that `townsmith content schema cornerlots` prints.
struct LotsFile {
  Content content;

  static constexpr std::string_view about =
      "What lots turn out to be worth, and the numbers of the rules.";
  DESCRIBE(LotsFile, "CornerLotsLots", FLAT(content));
};

}  // namespace townsmith::cornerlots
