#pragma once

#include <string>

namespace townsmith {

/// The program that a test starts: its own build's, or the one that TOWNSMITH names. So tests that
/// are compiled quickly can start a program that is compiled for speed.
std::string program_file();

}  // namespace townsmith
