#pragma once

#include <cstddef>
#include <cstdint>

namespace townsmith::external {

/// How a guarded program ended, as its guard tells.
struct Ended {
  enum class How : std::int32_t { exited, killed, memory, children };
  How how = How::exited;
  std::int32_t number = 0;  ///< the exit status, or the signal
};

/// What the guard of a program works with; all of it is made before it is forked.
struct Guarded {
  int input = -1;
  int output = -1;
  int errors = -1;
  int parent = -1;  ///< a socket: it ends when the parent wants everything to end, or has died
  const char* command = "";
  std::size_t memory = 0;
  int children = 0;
};

/// Between a program and its parent stands a process that nothing of the program outlives: whatever
/// it has started becomes a child of the guard when its own parent goes, and the guard ends it.
/// Runs in a fresh fork of a program that may have threads: it allocates nothing. Never returns.
[[noreturn]] void guard(const Guarded& guarded);

}  // namespace townsmith::external
