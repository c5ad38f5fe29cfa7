#pragma once

#include "core/game_words.h"
#include "games/townbuilder/content.h"

/// What Town Builder says; words/<language>/townbuilder.ftl has the words.
namespace townsmith::townbuilder {

GAME_WORDS("townbuilder");

// Names.

inline Text card_text(const CardInfo& card) { return named("townbuilder", "card", card.name); }
inline Text award_name(const Award& award) { return named("townbuilder", "award", award.name); }
inline Text grade_name(const Grade& grade) { return named("townbuilder", "grade", grade.name); }
Text type_text(Type type);
Text resource_text(Resource resource);
/// "build": when an ability counts. There is none for no ability.
Text timing_text(AbilityKind kind);

// Made from the data: whoever changes a card need not write its text.

/// "wood or straw": what the card can be as a resource.
Text resource_text(const CardInfo& card);
/// "if a foundation was completed this turn, ..."; empty without an ability.
Text ability_text(const Ability& ability);
/// What an award is for: "2 buildings with building cost 4 or more".
Text award_text(const Award& award);

}  // namespace townsmith::townbuilder
