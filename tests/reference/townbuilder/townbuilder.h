#pragma once

#include <map>
#include <memory>
#include <string>

#include "conformance/reference.h"

namespace townsmith::reference {

/// Town Builder as the rule page tells it. Option: first (random, 0 to 3).
std::unique_ptr<conformance::ReferenceGame> townbuilder(
    int players, const std::map<std::string, std::string>& options);

}  // namespace townsmith::reference
