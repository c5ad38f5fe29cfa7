#pragma once

#include <memory>

#include "conformance/reference.h"

namespace townsmith::reference {

/// Corner Lots as the rule page tells it. Option: bonus (1 to 5).
std::unique_ptr<conformance::ReferenceGame> cornerlots(int players, int bonus);

}  // namespace townsmith::reference
