#pragma once

#include <string>
#include <string_view>

#include "core/json.h"

namespace townsmith {

/// A text as JSON has it, quotes included: for messages that are written without a tree of values.
inline std::string in_json(std::string_view text) { return json::serialize(json::string(text)); }

}  // namespace townsmith
