#pragma once

#include "bots/batch.h"

namespace townsmith::lab {

/// Runs tasks on N threads.
bots::Parallel in_threads(int threads);

}  // namespace townsmith::lab
