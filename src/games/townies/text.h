#pragma once

#include "core/game_words.h"
#include "games/townies/content.h"

// What the game says to people is in words/<language>/townies.ftl.

namespace townsmith::townies {

GAME_WORDS("townies");

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
