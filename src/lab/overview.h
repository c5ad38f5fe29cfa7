#pragma once

#include <string>
#include <vector>

#include "lab/findings.h"

namespace townsmith::lab {

/// Several runs of one game side by side: numbers of players, or levels of players.
std::string overview_page(const std::vector<Findings>& runs);

}  // namespace townsmith::lab
