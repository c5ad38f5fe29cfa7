#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "bots/catalogue.h"
#include "host/shared_games.h"
#include "protocol/analysis.h"

namespace townsmith::engine {

/// One position that is thought about.
struct Position {
  host::Rules rules;
  std::int64_t step = 0;
  AnyObserved seen;
  AnyMemory memory;
};

/// What is wanted of every position of a request.
struct Wanted {
  std::int64_t id = 0;
  bots::Question question;
  std::string bot;
  std::optional<int> count;
  std::int64_t priority = 0;
  std::optional<std::chrono::duration<double>> report_every;
};

/// Threads that think about positions, those of the highest priority first, and otherwise in the
/// order in which they came.
class Analyst {
 public:
  /// Gets every answer, in any thread, one at a time.
  using Tell = std::function<void(std::int64_t id, const Result<protocol::Analysis>& analysis)>;

  Analyst(int threads, Tell tell);
  /// Ends what is being thought about.
  ~Analyst();
  Analyst(const Analyst&) = delete;
  Analyst& operator=(const Analyst&) = delete;

  void ask(const Wanted& wanted, std::vector<Position> positions);
  /// Every position, or one, of a request; of all requests, without an id. They are answered with
  /// what is known so far.
  void terminate(std::optional<std::int64_t> id, std::optional<std::int64_t> step);
  /// Waits until everything is answered.
  void finish();
  std::size_t waiting() const;

 private:
  struct Task {
    std::shared_ptr<const Wanted> wanted;
    Position position;
    std::atomic<bool> stop = false;

    Task(std::shared_ptr<const Wanted> what, Position where)
        : wanted(std::move(what)), position(std::move(where)) {}
  };
  void run();
  std::shared_ptr<Task> next();
  void think_about(Task& task);
  void tell(std::int64_t id, const Result<protocol::Analysis>& analysis);

  Tell tell_;
  std::mutex telling_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::list<std::shared_ptr<Task>> waiting_;
  std::list<std::shared_ptr<Task>> running_;
  bool stop_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace townsmith::engine
