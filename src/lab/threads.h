#pragma once

#include <functional>
#ifndef __wasi__
#include <mutex>
#endif

#include "bots/series.h"

namespace townsmith::lab {

#ifdef __wasi__
/// A page measures in one thread.
struct Mutex {
  void lock() {}
  void unlock() {}
};
#else
using Mutex = std::mutex;
#endif

/// Holds a mutex, and may let go of it for a while.
class Held {
 public:
  explicit Held(Mutex& mutex) : mutex_(mutex) { mutex_.lock(); }
  Held(const Held&) = delete;
  Held& operator=(const Held&) = delete;
  ~Held() { mutex_.unlock(); }

  template <class Work>
  auto without(Work&& work) {
    mutex_.unlock();
    struct Again {
      Mutex& mutex;
      ~Again() { mutex.lock(); }
    } again{mutex_};
    return work();
  }

 private:
  Mutex& mutex_;
};

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
