#pragma once

#include <map>
#include <memory>
#include <string>

#include "conformance/reference.h"

namespace townsmith::reference {

/// Cities as the rule page tells it, with maps and sets and no thought of speed.
/// Options: level (1, 2, 3), no_jumping, free, one_more (off, on).
std::unique_ptr<conformance::ReferenceGame> cities(
    int players, const std::map<std::string, std::string>& options);

}  // namespace townsmith::reference
