#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "core/text.h"
#include "games/drawcity/content.h"
#include "games/drawcity/state.h"

/// What the game says to people: keys of words/<language>/drawcity.ftl.
namespace townsmith::drawcity {

inline Text say(std::string_view key, Facts facts = {}) {
  return townsmith::say("drawcity", key, facts);
}
inline Refusal no(Reason reason, std::string_view key, Facts facts = {}) {
  return refuse(reason, say(key, facts));
}
inline Refusal no(std::string_view key, Facts facts = {}) {
  return no(Reason::not_allowed, key, facts);
}

/// "house"
inline Text type_text(Type type) { return say("type-" + std::string(name_of(type))); }
/// The same of what a goal is about: a type, or any.
inline Text subject_text(int subject) {
  return say("type-" + std::string(subject_names[static_cast<std::size_t>(subject)]));
}

// What content names.
inline Text goal_name(const Goal& goal) { return named("drawcity", "goal", goal.name); }
inline Text location_name(std::string_view colour) { return named("drawcity", "location", colour); }

}  // namespace townsmith::drawcity
