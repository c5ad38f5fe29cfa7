#pragma once

#include "bots/batch.h"

namespace townsmith::lab {

/// Runs tasks in so many threads at a time.
bots::Parallel in_threads(int threads);

}  // namespace townsmith::lab
