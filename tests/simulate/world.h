#pragma once

#include <cstdint>
#include <functional>
#include <queue>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/random.h"
#include "twin.h"

namespace townsmith::simulate {

/// Microseconds since a simulation began.
using Moment = std::int64_t;
inline constexpr Moment millisecond = 1'000;
inline constexpr Moment second = 1'000'000;

/// Something that must never be was seen.
class Failure : public std::runtime_error {
 public:
  explicit Failure(const std::string& what, std::string where = {})
      : std::runtime_error(what), table(std::move(where)) {}
  std::string table;  ///< "" if it is about none
};

/// What a run was made of.
struct Tally {
  std::uint64_t requests = 0;  ///< handled by a node, HTTP included
  std::uint64_t messages = 0;  ///< delivered to a client: answers and pushes
  std::uint64_t batches = 0;   ///< written
  std::uint64_t faults = 0;
  std::uint64_t under_way = 0;  ///< faults that met work under way
  std::uint64_t moves = 0;      ///< acknowledged
  std::uint64_t games = 0;      ///< ended
  std::uint64_t twins = 0;      ///< hidden moves that were made differently, and told nobody

  std::uint64_t events() const { return requests + messages + batches + faults; }
  void add(const Tally& other) {
    requests += other.requests;
    messages += other.messages;
    batches += other.batches;
    faults += other.faults;
    under_way += other.under_way;
    moves += other.moves;
    games += other.games;
    twins += other.twins;
  }
};

/// Time, chance and the order of things. Everything that happens is queued here and done one after
/// another: the same seed gives the same run.
class World {
 public:
  World(std::uint64_t seed, bool tells) : random_(seed, 1), tells_(tells) {}

  Moment now() const { return now_; }
  Random& random() { return random_; }
  std::uint32_t below(std::uint32_t n) { return random_.below(n); }
  bool one_in(std::uint32_t n) { return random_.below(n) == 0; }
  Moment between(Moment least, Moment most) {
    return least + static_cast<Moment>(random_.below(static_cast<std::uint32_t>(most - least + 1)));
  }

  void after(Moment delay, std::function<void()> work) {
    queue_.push({now_ + delay, next_++, std::move(work)});
  }
  /// Does the next thing; false if there is none.
  bool step() {
    if (queue_.empty()) return false;
    // The queue's first is about to go: that it is const does not matter any more.
    Event event = std::move(const_cast<Event&>(queue_.top()));
    queue_.pop();
    now_ = event.at;
    event.work();
    return true;
  }

  /// Whether anybody wants to read what happens.
  bool tells() const { return tells_; }
  void tell(std::string line, std::string table = {}) {
    if (tells_) story_.push_back({now_, std::move(line), std::move(table)});
  }
  struct Line {
    Moment at;
    std::string text;
    std::string table;
  };
  const std::vector<Line>& story() const { return story_; }

  Tally tally;
  Twin twin;

 private:
  struct Event {
    Moment at;
    std::uint64_t number;
    std::function<void()> work;
    bool operator<(const Event& other) const {
      return std::pair(other.at, other.number) < std::pair(at, number);
    }
  };

  Random random_;
  bool tells_;
  Moment now_ = 0;
  std::uint64_t next_ = 0;
  std::priority_queue<Event> queue_;
  std::vector<Line> story_;
};

}  // namespace townsmith::simulate
