#pragma once

#include "core/result.h"
#include "core/text.h"
#include "games/townies/content.h"

// What the game says to people is in words/<language>/townies.ftl.

namespace townsmith::townies {

inline Text say(std::string_view key, Facts facts = {}) {
  return townsmith::say("townies", key, facts);
}
inline Refusal no(Reason reason, std::string_view key, Facts facts = {}) {
  return refuse(reason, say(key, facts));
}
inline Refusal no(std::string_view key, Facts facts = {}) {
  return no(Reason::not_allowed, key, facts);
}

Text colour_text(Colour colour);

// Things that content gives a name.
Text object_text(const Content& content, Object object);
/// By the face of the black die, from 0.
Text shape_text(const Content& content, int shape);
Text goal_text(const Content& content, Goal goal);
Text bonus_text(const Content& content, Bonus bonus);
Text grade_text(const Grade& grade);

// What cards do depends on their keys and numbers, whatever content calls them; its own words for
// it are for languages that lack ours.
Text goal_counts(const Content& content, Goal goal);
Text bonus_effect(const Content& content, Bonus bonus);

}  // namespace townsmith::townies
