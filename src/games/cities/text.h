#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "core/text.h"
#include "games/cities/content.h"
#include "games/cities/state.h"

/// What the game tells people: its sentences are in words/<language>/cities.ftl.
namespace townsmith::cities {

inline Text say(std::string_view key, Facts facts = {}) {
  return townsmith::say("cities", key, facts);
}
inline Refusal no(Reason reason, std::string_view key, Facts facts = {}) {
  return refuse(reason, say(key, facts));
}
inline Refusal no(std::string_view key, Facts facts = {}) {
  return no(Reason::not_allowed, key, facts);
}

/// "park"
Text kind_text(Kind kind);
/// "tile 12"
Text tile_text(int tile);

/// A tile's four fields as views and moves have them: "ATWA".
std::string letters(const Fields& fields);

}  // namespace townsmith::cities
