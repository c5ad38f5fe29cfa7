#include "source_folder.h"

#include <cstdlib>

#include "program_file.h"

namespace townsmith {

std::string source_folder() { return TOWNSMITH_SOURCE_DIR; }

std::string program_file() {
  const char* other = std::getenv("TOWNSMITH");
  return other == nullptr ? TOWNSMITH_PROGRAM_FILE : other;
}

}  // namespace townsmith
