#include "lab/threads.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace townsmith::lab {

bots::Parallel in_threads(int threads) {
  return [threads](int count, const std::function<void(int)>& task) {
    std::atomic<int> next = 0;
    const auto work = [&] {
      for (int i = next.fetch_add(1); i < count; i = next.fetch_add(1)) task(i);
    };
    std::vector<std::thread> others;
    for (int i = 1; i < std::min(threads, count); ++i) others.emplace_back(work);
    work();
    for (std::thread& other : others) other.join();
  };
}

}  // namespace townsmith::lab
