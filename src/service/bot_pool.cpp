#include "service/bot_pool.h"

#include <utility>

namespace townsmith::service {

ThreadedBotPool::ThreadedBotPool(int threads, Post post) : post_(std::move(post)) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

ThreadedBotPool::~ThreadedBotPool() { ThreadedBotPool::stop(); }

void ThreadedBotPool::stop() {
  {
    const std::lock_guard lock(mutex_);
    stop_ = true;
    urgent_.clear();
    patient_.clear();
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

void ThreadedBotPool::ask(bool urgent, std::function<void()> think, std::function<void()> then) {
  {
    const std::lock_guard lock(mutex_);
    if (stop_) return;
    (urgent ? urgent_ : patient_).push_back({std::move(think), std::move(then)});
  }
  changed_.notify_one();
}

std::size_t ThreadedBotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return urgent_.size() + patient_.size();
}

void ThreadedBotPool::run() {
  for (;;) {
    Task task;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return stop_ || !urgent_.empty() || !patient_.empty(); });
      if (stop_) return;
      std::deque<Task>& tasks = urgent_.empty() ? patient_ : urgent_;
      task = std::move(tasks.front());
      tasks.pop_front();
    }
    task.think();
    {
      const std::lock_guard lock(mutex_);
      if (stop_) return;
    }
    post_(std::move(task.then));
  }
}

}  // namespace townsmith::service
