#pragma once

#include <string>

#include "core/json.h"
#include "core/result.h"
#include "table/glimpse.h"

namespace townsmith::host {

/// A glimpse on its way to a page, as JSON; `yours` are the seats of who gets it.
std::string to_text(const table::Glimpse& glimpse, SeatSet yours);

struct Received {
  table::Glimpse glimpse;
  SeatSet yours;
};
/// Back again. A position is checked for damage on its way, not for sense: who reads it trusts who
/// sent it.
Result<Received> read_glimpse(const json::object& message, int players);

}  // namespace townsmith::host
