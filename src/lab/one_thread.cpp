// What threads.cpp does, where there is one thread: in a page.
#include "lab/threads.h"

namespace townsmith::lab {

int threads_of(int /*asked*/) { return 1; }

void in_all_threads(int /*threads*/, const std::function<void()>& work,
                    const std::function<void()>& /*watch*/) {
  work();
}

bots::Parallel in_threads(int /*threads*/) { return bots::one_after_another; }

}  // namespace townsmith::lab
