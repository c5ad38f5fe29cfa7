#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/session.h"

namespace townsmith::cli {

/// What happened, in sentences, as far as the viewer may know it. What was drawn in one go is one
/// sentence.
std::vector<std::string> news(const Session& session, std::span<const table::Event> events,
                              Viewer viewer);

}  // namespace townsmith::cli
