#pragma once

#include <chrono>
#include <thread>

namespace townsmith::testing {

/// Longer than the slowest machine needs for anything: what takes longer will never come.
inline constexpr std::chrono::seconds patience(60);

/// Waits until something has come about; false if it does not.
template <class Condition>
bool comes_true(Condition condition) {
  const auto end = std::chrono::steady_clock::now() + patience;
  while (!condition()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return true;
}

}  // namespace townsmith::testing
