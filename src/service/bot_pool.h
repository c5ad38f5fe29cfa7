#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace townsmith::service {

/// Where bots think about moves, and hints are thought out. A task is asked with values and touches
/// nothing else.
class BotPool {
 public:
  virtual ~BotPool() = default;
  /// Does `think` elsewhere, then `then` on the service's thread. What is urgent goes first: a bot
  /// before a hint.
  virtual void ask(bool urgent, std::function<void()> think, std::function<void()> then) = 0;
  /// Tasks that nobody has begun with.
  virtual std::size_t waiting() const = 0;
  /// Waits for what is being thought about and lets go of the rest: nothing is done any more.
  virtual void stop() = 0;
};

/// Some threads.
class ThreadedBotPool final : public BotPool {
 public:
  /// `post` runs a function on the service's thread.
  using Post = std::function<void(std::function<void()>)>;

  ThreadedBotPool(int threads, Post post);
  ~ThreadedBotPool() override;
  ThreadedBotPool(const ThreadedBotPool&) = delete;
  ThreadedBotPool& operator=(const ThreadedBotPool&) = delete;

  void ask(bool urgent, std::function<void()> think, std::function<void()> then) override;
  std::size_t waiting() const override;
  void stop() override;

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
