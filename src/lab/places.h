#pragma once

#include "core/any_game.h"

namespace townsmith::lab {

/// Whether seats are told apart by themselves: the game says nothing better, or it was set up with
/// different handicaps.
bool told_by_seat(const AnyGame& game);

/// How many places there are; as many as seats where nothing tells these apart.
int place_count(const AnyGame& game);

/// Names of the places for reports: "1st in turn order", "starting colour red", "seat 0". None
/// where nothing tells seats apart.
std::vector<std::string> place_names(const AnyGame& game);

}  // namespace townsmith::lab
