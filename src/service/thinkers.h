#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "core/content.h"
#include "core/json.h"
#include "core/result.h"

namespace townsmith::service {

/// Threads that think about games: what a bot does next, what a person could do. Each has an
/// engine of its own, is given the game as a record and answers through `post`, which runs a
/// function on the service's thread.
class Thinkers {
 public:
  using Answer = Result<json::object>;
  using Post = std::function<void(std::function<void()>)>;

  Thinkers(int threads, const ContentFiles& content, Post post);
  ~Thinkers();
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  /// Asks an engine in which the record lies open: the message's verb is done there. `urgent`
  /// goes before the others: a bot before a hint.
  void ask(std::string record, json::object message, bool urgent,
           std::function<void(Answer)> answer);
  std::size_t waiting() const;

 private:
  struct Task {
    std::string record;
    json::object message;
    std::function<void(Answer)> answer;
  };
  void think();

  const ContentFiles& content_;
  Post post_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Task> urgent_;
  std::deque<Task> patient_;
  bool stop_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace townsmith::service
