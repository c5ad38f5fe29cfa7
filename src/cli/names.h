#pragma once

#include "core/language.h"
#include "table/glimpse.h"

namespace townsmith::cli {

/// What a player is called: "Ada", "Mason".
Text given_name(const table::SeatInfo& info, Seat seat);
/// The same for sentences, where a bot says how well it plays: "Mason (hard)".
Text full_name(const table::SeatInfo& info, Seat seat);

/// The language for boards of a table, which call its players by short names.
Language board_language(const Language& language, std::span<const table::SeatInfo> seats);

}  // namespace townsmith::cli
