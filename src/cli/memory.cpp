#include "cli/memory.h"

#include <malloc.h>

#include <cstddef>

extern "C" {
/// jemalloc's, where the program is linked with it.
[[gnu::weak]] int mallctl(const char* name, void* old_value, std::size_t* old_size, void* new_value,
                          std::size_t new_size);
}

namespace townsmith::cli {

void give_memory_back() {
  if (mallctl != nullptr) {
    mallctl("arena.4096.purge", nullptr, nullptr, nullptr, 0);  // 4096: of all arenas
  } else {
    ::malloc_trim(0);
  }
}

}  // namespace townsmith::cli
