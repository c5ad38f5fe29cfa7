#pragma once

#include <cstdint>
#include <string_view>

#include "core/result.h"
#include "core/setup.h"

namespace townsmith::host {

/// How the seed of a day's puzzle follows from the day, as in 20261116: times this, plus that. The
/// same for everybody, and for ever.
struct DailyRule {
  std::int64_t times = 1;
  std::int64_t plus = 0;
};
DailyRule daily_rule(const GameInfo& info);

/// The seed of the puzzle of a day such as "2026-11-16". Refused if it is no day, or if the game
/// cannot be played alone.
Result<std::int64_t> daily_seed(const GameInfo& info, std::string_view day);

}  // namespace townsmith::host
