#pragma once

#include <string>

#include "core/game_words.h"
#include "games/cityplanner/content.h"
#include "games/cityplanner/state.h"

/// What the game tells people: its sentences are in words/<language>/cityplanner.ftl.
namespace townsmith::cityplanner {

GAME_WORDS("cityplanner");

/// "green"
Text colour_text(Kind kind);
/// "suburb"
Text building_text(Kind kind);
/// "card 3"
Text card_text(Card card);
Text grade_text(const Grade& grade);
/// "4 green × 3, doubled": where a turn's VP come from.
Text tally_text(const Charts& charts, TurnScore tally);
/// How a sentence speaks of an amount: "gain", "loss" or "none".
Symbol money_symbol(int dollars);

/// "card 3", the name of a space: the same in all languages.
std::string card_name(Card card);

}  // namespace townsmith::cityplanner
