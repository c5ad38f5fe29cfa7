#pragma once

#include <cstdint>

#include "core/result.h"
#include "protocol/glimpse.h"
#include "table/glimpse.h"

namespace townsmith::host {

/// A number that tells how a game's positions are written in bytes: another program, in which they
/// are written otherwise, has another one.
std::uint64_t layout_of(const AnyGame& game);

/// A glimpse on its way to a page; `yours` are the seats of whoever gets it.
protocol::Glimpse to_wire(const table::Glimpse& glimpse, SeatSet yours, std::uint64_t layout);

/// Back again. A position is checked for damage on its way and for its layout, not for sense:
/// whoever reads it trusts the sender.
Result<table::Glimpse> from_wire(const protocol::Glimpse& message, int players,
                                 std::uint64_t layout);

}  // namespace townsmith::host
