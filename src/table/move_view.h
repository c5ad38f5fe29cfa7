#pragma once

#include "core/any_game.h"

namespace townsmith::table {

/// A legal move as clients get it: its notation, its kind with what belongs to it, a sentence, and
/// the spaces it touches.
json::object move_view(const AnyGame& game, const AnyState& state, Seat seat, AnyMove move);

json::array sheet_view(const ScoreSheet& sheet);

}  // namespace townsmith::table
