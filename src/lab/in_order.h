#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "lab/threads.h"

namespace townsmith::lab {

/// Long work on numbered blocks in several threads, whose parts are taken in their order: whoever
/// stops it, and wherever, what was taken are the first blocks, without a gap.
///
/// Parts are as large as about a quarter of a second takes, but never reach over a border, so that
/// who decides at borders whether it is enough decides the same with any number of threads.
template <class Part>
struct InOrder {
  std::uint64_t first = 0;
  std::uint64_t end = 0;
  int threads = 1;
  std::function<Part(std::uint64_t first, std::uint64_t count)> work;
  /// Gets the parts one after the other, in one thread at a time.
  std::function<void(Part& part)> take;
  /// The next border after a block.
  std::function<std::uint64_t(std::uint64_t block)> next_border = {};
  /// Asked whenever a border was reached, also where it begins at one; true ends the work.
  std::function<bool()> enough = {};
  /// Told now and then from the calling thread how far it is.
  std::function<void(std::uint64_t blocks)> progress = {};
  const std::atomic<bool>* stop = nullptr;

  void run() {
    next_ = taken_ = first;
    if (first >= end || (first > 0 && is_enough())) return;
    in_all_threads(threads, [this] { work_on(); }, [this] { tell(); });
  }

 private:
  bool is_enough() const {
    return next_border && next_border(taken_ - 1) == taken_ && enough && enough();
  }
  bool stopped() const { return stop != nullptr && stop->load(); }

  void tell() {
    if (!progress) return;
    std::uint64_t blocks = 0;
    {
      const Held held(mutex_);
      blocks = taken_;
    }
    progress(blocks);
  }

  void work_on() {
    std::uint64_t size = 1;
    Held held(mutex_);
    while (!finished_ && !stopped() && next_ < end) {
      const std::uint64_t from = next_;
      const std::uint64_t border = std::min(end, next_border ? next_border(from) : end);
      const std::uint64_t count = std::min(size, border - from);
      next_ += count;
      double seconds = 0;
      Part part = held.without([&] {
        const auto start = std::chrono::steady_clock::now();
        Part done = work(from, count);
        seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        return done;
      });
      if (seconds < 0.1) size = std::min<std::uint64_t>(size * 2, 1U << 20U);
      if (seconds > 0.4) size = std::max<std::uint64_t>(size / 2, 1);
      done_.emplace(from, std::pair{count, std::move(part)});
      take_over();
    }
  }

  void take_over() {
    for (auto found = done_.find(taken_); found != done_.end() && !finished_;
         found = done_.find(taken_)) {
      take(found->second.second);
      taken_ += found->second.first;
      done_.erase(found);
      finished_ = is_enough();
    }
  }

  Mutex mutex_;
  std::uint64_t next_ = 0;
  std::uint64_t taken_ = 0;
  std::map<std::uint64_t, std::pair<std::uint64_t, Part>> done_;
  bool finished_ = false;
};

/// Does something every few seconds, however often it is asked to.
class NowAndThen {
 public:
  explicit NowAndThen(std::function<void()> work) : work_(std::move(work)) {}
  void perhaps() {
    const auto now = std::chrono::steady_clock::now();
    if (now - last_ < std::chrono::seconds(2)) return;
    last_ = now;
    always();
  }
  void always() const {
    if (work_) work_();
  }

 private:
  std::function<void()> work_;
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

/// Borders for runs that stop when it is enough: wider and wider apart, the first after 200 blocks.
inline std::uint64_t widening_border(std::uint64_t block) {
  std::uint64_t border = 200;
  while (border <= block) border += std::max<std::uint64_t>(100, border / 8);
  return border;
}

}  // namespace townsmith::lab
