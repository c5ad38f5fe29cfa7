#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>

#include "engine/analyst.h"
#include "host/host.h"

namespace townsmith::engine {

/// What `townsmith engine` is: the host that a page has, and threads that think about many
/// positions at once. A line comes in, lines go out (docs/engine.md).
class Engine {
 public:
  /// Gets lines without their newline, in any thread, one at a time.
  using Say = std::function<void(const std::string& line)>;

  Engine(const bots::Catalogue& catalogue, const ContentFiles& content, std::string version,
         std::uint64_t seed, int threads, Say say);

  void receive(std::string_view line);
  /// Waits until everything that was asked has been answered.
  void finish() { analyst_.finish(); }
  /// Lines that were said so far.
  std::size_t said() const { return said_; }
  /// Answers what is left with what is known, and thinks no more.
  void stop() { analyst_.terminate({}, {}); }

 private:
  void tell(const std::string& line);
  Result<> analyse(std::int64_t id, const protocol::Analyse& ask);
  Result<std::vector<Position>> positions_of(const protocol::Analyse& ask);
  Result<std::vector<Position>> in_record(const protocol::Analyse& ask);
  Result<Position> observed(const protocol::Observation& ask);

  Say say_;
  std::mutex saying_;
  std::atomic<std::size_t> said_ = 0;
  host::SharedGames games_;
  host::Host host_;
  host::Client client_;
  Analyst analyst_;  ///< last: its threads end first
};

}  // namespace townsmith::engine
