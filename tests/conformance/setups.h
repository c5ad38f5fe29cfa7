#pragma once

#include <string>
#include <vector>

#include "core/setup.h"

namespace townsmith::conformance {

/// The setups a game is tested with: for every number of players the standard options, each option
/// at each other value alone, and all options at their last values together; when soaking, every
/// combination (up to 256 a number of players).
std::vector<Setup> default_setups(const GameInfo& info, bool every_combination);

/// "2 players, level=3".
std::string setup_text(const GameInfo& info, const Setup& setup);

}  // namespace townsmith::conformance
