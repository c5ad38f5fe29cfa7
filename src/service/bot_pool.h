#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace townsmith::service {

/// Threads in which bots think about moves, and hints are thought out. A task is asked with values
/// and touches nothing else.
class BotPool {
 public:
  /// `post` runs a function on the service's thread.
  using Post = std::function<void(std::function<void()>)>;

  BotPool(int threads, Post post);
  ~BotPool();
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  /// Does `think` in a thread and then posts `then`. What is urgent goes first: a bot before a hint.
  void ask(bool urgent, std::function<void()> think, std::function<void()> then);
  /// Tasks that wait for a thread.
  std::size_t waiting() const;
  /// Waits for what is being thought about and lets go of the rest: nothing is posted any more.
  void stop();

 private:
  struct Task {
    std::function<void()> think;
    std::function<void()> then;
  };
  void run();

  Post post_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Task> urgent_;
  std::deque<Task> patient_;
  bool stop_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace townsmith::service
