#pragma once

#include <string>

#include "core/json.h"
#include "core/result.h"
#include "table/glimpse.h"

namespace townsmith::host {

/// A number that tells how a game's positions are written in bytes: another program, in which they
/// are written otherwise, has another one.
std::uint64_t layout_of(const AnyGame& game);

/// A glimpse on its way to a page, as JSON; `yours` are the seats of who gets it.
std::string to_text(const table::Glimpse& glimpse, SeatSet yours, std::uint64_t layout);

struct Received {
  table::Glimpse glimpse;
  SeatSet yours;
};
/// Back again. A position is checked for damage on its way and for its layout, not for sense: who
/// reads it trusts who sent it.
Result<Received> read_glimpse(const json::object& message, int players, std::uint64_t layout);

}  // namespace townsmith::host
