#pragma once

#include <map>
#include <memory>
#include <string>

#include "conformance/reference.h"

namespace townsmith::reference {

/// Townies as the rule page tells it, with maps and sets and no thought of speed.
/// Options: mode (first, second, full), goal, bonus, colour (random or a name).
std::unique_ptr<conformance::ReferenceGame> townies(
    int players, const std::map<std::string, std::string>& options);

}  // namespace townsmith::reference
