#pragma once

#include <string_view>

#include "core/text.h"

/// What the game tells people: its sentences are in words/<language>/cornerlots.ftl.
namespace townsmith::cornerlots {

inline Text say(std::string_view key, Facts facts = {}) {
  return townsmith::say("cornerlots", key, facts);
}

/// "row 2"
inline Text row_text(int row) { return say("row", {{"row", row}}); }

}  // namespace townsmith::cornerlots
