#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/content.h"
#include "games/cities/state.h"

namespace townsmith::cities {

/// content/cities/tiles.json
struct TilesFile {
  int tourists = 0;
  std::array<std::string, tile_count> tiles;

  static constexpr std::string_view about = "The tiles, and how many tourists a player has.";
  DESCRIBE(
      TilesFile, "CitiesTiles", MEMBER(tourists, "how many a player has", {1, most_tourists}),
      MEMBER(tiles,
             "tile 1 first; each two rows of two fields, as \"AT/WA\": A attraction, P park, "
             "T terrace, W water. All differ, however they are turned; a tile has two or three "
             "kinds of field, and at most two of a kind",
             {}, schema::not_empty));
};

}  // namespace townsmith::cities
