#include "service/bot_pool.h"

#include <sys/resource.h>
#include <unistd.h>

#include <ctime>
#include <exception>
#include <string>
#include <utility>

namespace townsmith::service {
namespace {

using namespace std::chrono_literals;

/// A long thought runs at least this long before it gives way again,
constexpr auto stretch = 20ms;
/// and for people it does not wait longer than this: quick thoughts must not stop it for good.
constexpr auto longest_pause = 100ms;
/// Bots among themselves rest N times as long as they have thought.
constexpr double rest_of_unwaited = 3;
constexpr auto longest_rest = std::chrono::duration<double>(10);

/// What this thread has used of a processor, in seconds.
double processor_seconds() {
  timespec used{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
  return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) / 1e9;
}

/// The system, too, lets others go before this thread.
void stand_back(int how_far) {
  ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()),
                ::getpriority(PRIO_PROCESS, 0) + how_far);
}

}  // namespace

bots::Parallel with_breaths(const Breathe& breathe) {
  return [&breathe](int count, const std::function<void(int)>& task) {
    for (int i = 0; i < count; ++i) {
      task(i);
      breathe();
    }
  };
}

ThreadedBotPool::ThreadedBotPool(int threads, Post post, std::function<void()> interrupt)
    : post_(std::move(post)), interrupt_(std::move(interrupt)), max_(threads) {
  if (threads == 0) return;
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(Lane::people); });
  threads_.emplace_back([this] { run(Lane::quick); });
  threads_.emplace_back([this] { run(Lane::unwaited); });
}

ThreadedBotPool::~ThreadedBotPool() { ThreadedBotPool::stop(); }

void ThreadedBotPool::stop() {
  {
    const std::lock_guard lock(mutex_);
    stop_ = true;
    queue_.clear();
  }
  changed_.notify_all();
  if (interrupt_) interrupt_();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

void ThreadedBotPool::ask(Thought thought) {
  {
    const std::lock_guard lock(mutex_);
    if (stop_) return;
    queue_.push(std::move(thought));
  }
  changed_.notify_all();
}

std::size_t ThreadedBotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return queue_.size();
}

int ThreadedBotPool::paused() const {
  const std::lock_guard lock(mutex_);
  return paused_;
}

/// Whether one more may think. A quick thought always may: a long one pauses for it.
bool ThreadedBotPool::has_room(Lane lane) const {
  if (lane == Lane::unwaited) return thinking_ < max_ && !queue_.has(Lane::people);
  return lane == Lane::quick || thinking_ < max_;
}

void ThreadedBotPool::run(Lane lane) {
  if (lane == Lane::people) stand_back(2);
  if (lane == Lane::unwaited) stand_back(10);
  Lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [&] { return stop_ || (has_room(lane) && queue_.has(lane)); });
    if (stop_) return;
    if (auto job = queue_.pop(lane)) think(lock, lane, *job);
  }
}

void ThreadedBotPool::think(Lock& lock, Lane lane, const ThoughtQueue::Job& job) {
  const bool counts = lane != Lane::unwaited;
  thinking_ += counts ? 1 : 0;
  lock.unlock();
  std::string failure;
  const double began = processor_seconds();
  try {
    auto since = std::chrono::steady_clock::now();
    job.thought.think([this, lane, &since, quick = job.thought.quick] {
      if (!quick) breathe(lane, since);
    });
  } catch (const std::exception& error) {
    failure = error.what();
    if (failure.empty()) failure = "an exception without words";
  }
  const double took = processor_seconds() - began;
  lock.lock();
  queue_.charge(job, took);
  thinking_ -= counts ? 1 : 0;
  changed_.notify_all();
  if (stop_) return;
  lock.unlock();
  post_([then = job.thought.then, failure = std::move(failure)] { then(failure); });
  lock.lock();
  if (lane == Lane::unwaited) {
    const std::chrono::duration<double> rest(took * rest_of_unwaited);
    changed_.wait_for(lock, std::min(rest, longest_rest), [this] { return stop_; });
  }
}

void ThreadedBotPool::breathe(Lane lane, std::chrono::steady_clock::time_point& since) {
  if (std::chrono::steady_clock::now() - since < stretch) return;
  Lock lock(mutex_);
  const bool counts = lane != Lane::unwaited;
  const auto may_go_on = [&] { return stop_ || (counts ? thinking_ < max_ : has_room(lane)); };
  thinking_ -= counts ? 1 : 0;
  if (!may_go_on()) {
    ++paused_;
    changed_.notify_all();
    if (counts) {
      changed_.wait_for(lock, longest_pause, may_go_on);
    } else {
      changed_.wait(lock, may_go_on);
    }
    --paused_;
  }
  thinking_ += counts ? 1 : 0;
  since = std::chrono::steady_clock::now();
}

}  // namespace townsmith::service
