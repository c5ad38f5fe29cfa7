#pragma once

#include <sys/types.h>

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>

#include "external/guard.h"
#include "external/limits.h"

namespace townsmith::external {

using Clock = std::chrono::steady_clock;

/// A program that is spoken to by lines on its standard input and output, with everything it
/// starts. None of it outlives this object. Used by one thread at a time.
class Process {
 public:
  /// Gets what it writes to its standard error.
  using Log = std::function<void(std::string_view text)>;

  /// Null if the machine cannot start one more.
  static std::unique_ptr<Process> start(const std::string& command, const Limits& limits, Log log);
  /// Lets it leave by itself for a moment.
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  /// Says a line and waits for one, unless there is something to read in the file `stop`. After a
  /// failure it can only be ended.
  tl::expected<std::string, Failure> talk(std::string_view line, Milliseconds time, int stop);
  /// Ends it and all it has started, at once.
  void kill();
  /// What was last on its standard error, without the end of the line.
  const std::string& last_words() const { return last_words_; }

 private:
  Process(const Limits& limits, Log log) : limits_(limits), log_(std::move(log)) {}
  bool write_some(std::string_view& rest);
  bool read_some();
  void read_errors();
  Failure failure(std::string why, std::string detail);
  Failure ending();
  Ended wait_for_end();
  void close_pipes();

  Limits limits_;
  Log log_;
  pid_t guard_ = -1;
  int input_ = -1;
  int output_ = -1;
  int errors_ = -1;
  int guard_socket_ = -1;
  std::string said_;  ///< bytes of its output that were not looked at
  std::string last_words_;
};

}  // namespace townsmith::external
