#pragma once

#include <cstdint>
#include <functional>

namespace townsmith::service {

/// Milliseconds since the beginning of 1970, UTC.
using Time = std::int64_t;

/// Tells what time it is. Always passed in, so that tests can decide it.
using Clock = std::function<Time()>;

}  // namespace townsmith::service
