#pragma once

#include <cstdint>
#include <string_view>

#include "core/result.h"
#include "core/setup.h"

namespace townsmith::host {

/// The last four digits of the seeds of a game's puzzles; before them stands the day, as in
/// 20261116. The same for everybody, and for ever.
int daily_digits(const GameInfo& info);

/// The seed of the puzzle of a day such as "2026-11-16". Refused if it is not a day, or if the game
/// cannot be played alone.
Result<std::int64_t> daily_seed(const GameInfo& info, std::string_view day);

}  // namespace townsmith::host
