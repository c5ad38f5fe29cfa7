#pragma once

#include <string>
#include <vector>

#include "core/content.h"
#include "games/cities/content.h"

namespace townsmith::cities {

/// content/cities/tiles.json
struct TilesFile {
  int tourists = 0;
  int starting_tiles = Content{}.starting_tiles;
  int rounds = Content{}.rounds;
  std::vector<std::string> tiles;

  ABOUT("The tiles, how many tourists a player has, and how long a game is.");
  DESCRIBE(
      TilesFile, "CitiesTiles", MEMBER(tourists, "how many a player has", {1, max_tourists}),
      OPTIONAL_MEMBER(starting_tiles, "that are laid before the first round; 3 if nothing is said",
                      {1, max_starting_tiles}),
      OPTIONAL_MEMBER(
          rounds, "after the starting tiles; 13 if nothing is said. A city has at most 16 tiles",
          {1, max_city_tiles - 1}),
      MEMBER(tiles,
             "tile 1 first; each two rows of two fields, as \"AT/WA\": A attraction, P park, "
             "T terrace, W water. Those that we know all differ, however they are turned, have two "
             "or three kinds of field and at most two of a kind",
             {min_tiles, max_tiles}, schema::not_empty));
};

}  // namespace townsmith::cities
