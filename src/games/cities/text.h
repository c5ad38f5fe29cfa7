#pragma once

#include <string>

#include "core/game_words.h"
#include "games/cities/content.h"
#include "games/cities/state.h"

/// What the game tells people: its sentences are in words/<language>/cities.ftl.
namespace townsmith::cities {

GAME_WORDS("cities");

/// "park"
Text kind_text(Kind kind);
/// "tile 12"
Text tile_text(int tile);

/// A tile's four fields as views and moves have them: "ATWA".
std::string letters(const Fields& fields);

}  // namespace townsmith::cities
