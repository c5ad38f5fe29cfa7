#pragma once

#include <string>
#include <string_view>

#include "core/game_words.h"
#include "games/drawcity/content.h"
#include "games/drawcity/state.h"

/// What the game says to people: keys of words/<language>/drawcity.ftl.
namespace townsmith::drawcity {

GAME_WORDS("drawcity");

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
