#pragma once

#include <chrono>
#include <cstddef>
#include <string>

namespace townsmith::external {

using Milliseconds = std::chrono::milliseconds;

/// What a bot in a program of its own may use.
struct Limits {
  Milliseconds start{10'000};                  ///< until it has said hello
  Milliseconds move{10'000};                   ///< for one decision
  Milliseconds leave{1'000};                   ///< after its input has ended
  int processes = 1;                           ///< of the program, at the same time
  std::size_t memory = std::size_t{1} << 30U;  ///< bytes, of a process with its children; 0: any
  int children = 32;                           ///< programs that it has started, and theirs
  std::size_t line = 64U << 10U;               ///< bytes of an answer
  std::size_t log = 1U << 20U;                 ///< bytes of the log, in all
};

/// Why a bot could not continue: `why` is one of forfeit_reasons or
/// "interrupted", `detail` is for whoever wrote it.
struct Failure {
  std::string why;
  std::string detail;
};

}  // namespace townsmith::external
