#pragma once

#include <cstdlib>
#include <string>

namespace townsmith {

/// The program that a test starts: its own build's, or the one that TOWNSMITH names. So tests that
/// are compiled quickly can start a program that is compiled for speed.
inline std::string program_file() {
  const char* other = std::getenv("TOWNSMITH");
  return other == nullptr ? TOWNSMITH_PROGRAM_FILE : other;
}

}  // namespace townsmith
