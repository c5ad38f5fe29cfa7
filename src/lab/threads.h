#pragma once

#include <functional>

#include "bots/batch.h"

namespace townsmith::lab {

/// 0: as many threads as there are cores.
int threads_of(int asked);

/// Runs `work` in N threads at once and waits for all of them. With `watch`, which is called now
/// and then meanwhile, the calling thread is not one of the N. Whatever uses threads here uses
/// this.
void in_all_threads(int threads, const std::function<void()>& work,
                    const std::function<void()>& watch = {});

/// Runs tasks on N threads.
bots::Parallel in_threads(int threads);

}  // namespace townsmith::lab
