#include "lab/threads.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace townsmith::lab {

int threads_of(int asked) {
  return asked > 0 ? asked : static_cast<int>(std::max(std::thread::hardware_concurrency(), 1U));
}

void in_all_threads(int threads, const std::function<void()>& work,
                    const std::function<void()>& watch) {
  std::mutex mutex;
  std::condition_variable changed;
  int running = std::max(threads, 1) - (watch ? 0 : 1);
  std::vector<std::thread> others;
  for (int i = running; i > 0; --i) {
    others.emplace_back([&] {
      work();
      const std::lock_guard lock(mutex);
      --running;
      changed.notify_one();
    });
  }
  if (watch) {
    std::unique_lock lock(mutex);
    while (running > 0) {
      changed.wait_for(lock, std::chrono::milliseconds(100));
      lock.unlock();
      watch();
      lock.lock();
    }
  } else {
    work();
  }
  for (std::thread& other : others) other.join();
}

bots::Parallel in_threads(int threads) {
  return [threads](int count, const std::function<void(int)>& task) {
    std::atomic<int> next = 0;
    in_all_threads(std::min(threads, count), [&] {
      for (int i = next.fetch_add(1); i < count; i = next.fetch_add(1)) task(i);
    });
  };
}

}  // namespace townsmith::lab
