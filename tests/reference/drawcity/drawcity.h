#pragma once

#include <map>
#include <memory>
#include <string>

#include "conformance/reference.h"

namespace townsmith::reference {

/// DrawCity as the rule page tells it. Options: streets, goals, other_goal, zoning, demand,
/// locations, neighborhoods, numbering, first.
std::unique_ptr<conformance::ReferenceGame> drawcity(
    int players, const std::map<std::string, std::string>& options);

}  // namespace townsmith::reference
