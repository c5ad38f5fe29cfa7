#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace townsmith::python {

/// Threads that wait for work and share it out: part(i) is done for each i, by one thread each.
class Workers {
 public:
  explicit Workers(int threads) {
    for (int i = 1; i < threads; ++i) helpers_.emplace_back([this, i] { help(i); });
  }
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  ~Workers() {
    {
      const std::lock_guard lock(mutex_);
      stopping_ = true;
    }
    wake_.notify_all();
    for (std::thread& helper : helpers_) helper.join();
  }

  int count() const { return static_cast<int>(helpers_.size()) + 1; }

  /// Returns when all parts, 0 to count() - 1, are done; the caller does the first.
  void run(const std::function<void(int)>& part) {
    if (helpers_.empty()) return part(0);
    {
      const std::lock_guard lock(mutex_);
      part_ = &part;
      left_ = static_cast<int>(helpers_.size());
      ++round_;
    }
    wake_.notify_all();
    part(0);
    std::unique_lock lock(mutex_);
    done_.wait(lock, [this] { return left_ == 0; });
  }

 private:
  void help(int number) {
    std::uint64_t seen = 0;
    while (true) {
      const std::function<void(int)>* part = nullptr;
      {
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [&] { return stopping_ || round_ != seen; });
        if (stopping_) return;
        seen = round_;
        part = part_;
      }
      (*part)(number);
      const std::lock_guard lock(mutex_);
      if (--left_ == 0) done_.notify_one();
    }
  }

  std::vector<std::thread> helpers_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable done_;
  const std::function<void(int)>* part_ = nullptr;
  std::uint64_t round_ = 0;
  int left_ = 0;
  bool stopping_ = false;
};

}  // namespace townsmith::python
