#pragma once

#include <array>
#include <string>
#include <string_view>

#include "bots/simulation.h"
#include "core/content.h"

namespace townsmith::bots {

/// The honest levels, weakest first. A weaker one looks less far and is less exact between
/// near-equal moves; none plays nonsense on purpose.
inline constexpr std::array<std::string_view, 4> level_names = {"easy", "medium", "hard", "master"};

using Levels = std::array<SearchSettings, level_names.size()>;

/// Where a game's levels are kept: "<game>/levels.json".
std::string levels_file(std::string_view game);

/// Plain values for a game that has no such file.
Levels standard_levels();

/// What is wrong with the file is noted in the reader.
Levels read_levels(ContentReader& reader, std::string_view game);

/// "simulations=500:depth=3": settings for trying things out, the rest as in `start`.
Result<SearchSettings> parse_settings(std::string_view text, SearchSettings start);

}  // namespace townsmith::bots
