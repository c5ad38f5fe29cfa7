#pragma once

#include <string>

#include "host/live_table.h"

namespace townsmith::service {

/// The luck of a table whose seed was drawn when it was made.
host::CommittedLuck luck_from(const std::string& seed);
/// The luck of a new table.
host::CommittedLuck new_luck();

}  // namespace townsmith::service
