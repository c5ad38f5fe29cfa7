#pragma once

#include <string>

namespace townsmith {

/// The folder of the sources that a test program was built from. Only source_folder.cpp is compiled
/// with it, so that the compiler cache of one checkout serves another.
std::string source_folder();

}  // namespace townsmith
