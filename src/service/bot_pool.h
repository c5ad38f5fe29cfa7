#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "bots/series.h"
#include "service/thought_queue.h"

namespace townsmith::service {

/// Does tasks one after another, with a breath after each.
bots::Parallel with_breaths(const Breathe& breathe);

/// Where bots think about moves, and hints are thought out. A thought is about values and touches
/// nothing else.
class BotPool {
 public:
  virtual ~BotPool() = default;
  /// Thinks elsewhere, when its turn has come; then does the rest on the service's thread.
  virtual void ask(Thought thought) = 0;
  /// Thoughts that nobody has begun with.
  virtual std::size_t waiting() const = 0;
  /// Waits for what is being thought about and lets go of the rest: nothing is done any more.
  virtual void stop() = 0;
};

/// Some threads for what people wait for, one more for quick thoughts, and one for bots among
/// themselves. However many threads there are, no more of them think at a time than were asked for,
/// or a quick one besides, for which a long thought pauses. Bots among themselves have what is left
/// over, and a quarter of a thread at most. With no threads at all, nobody thinks.
class ThreadedBotPool final : public BotPool {
 public:
  /// `post` runs a function on the service's thread; `interrupt` is called when the pool stops, for
  /// thoughts that wait for something else.
  using Post = std::function<void(std::function<void()>)>;

  ThreadedBotPool(int threads, Post post, std::function<void()> interrupt = {});
  ~ThreadedBotPool() override;
  ThreadedBotPool(const ThreadedBotPool&) = delete;
  ThreadedBotPool& operator=(const ThreadedBotPool&) = delete;

  void ask(Thought thought) override;
  std::size_t waiting() const override;
  void stop() override;
  /// Long thoughts that have given way just now.
  int paused() const;

 private:
  using Lane = ThoughtQueue::Lane;
  using Lock = std::unique_lock<std::mutex>;
  void run(Lane lane);
  void think(Lock& lock, Lane lane, const ThoughtQueue::Job& job);
  void breathe(Lane lane, std::chrono::steady_clock::time_point& since);
  bool has_room(Lane lane) const;

  Post post_;
  std::function<void()> interrupt_;
  int max_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  ThoughtQueue queue_;
  int thinking_ = 0;  ///< threads that think for people, or quickly, and have not given way
  int paused_ = 0;
  bool stop_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace townsmith::service
