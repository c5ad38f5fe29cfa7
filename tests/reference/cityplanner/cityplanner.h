#pragma once

#include <map>
#include <memory>
#include <string>

#include "conformance/reference.h"

namespace townsmith::reference {

/// City Planner as the rule page tells it. Option: first (0, 1, random).
std::unique_ptr<conformance::ReferenceGame> cityplanner(
    int players, const std::map<std::string, std::string>& options);

}  // namespace townsmith::reference
