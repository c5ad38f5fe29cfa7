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
    // While jemalloc's own thread is giving some of it back, a purge would return at once and leave
    // the rest: so that thread is ended first.
    constexpr const char* own_thread = "background_thread";
    bool had_thread = false;
    std::size_t size = sizeof had_thread;
    bool wants_thread = false;
    mallctl(own_thread, &had_thread, &size, &wants_thread, sizeof wants_thread);
    mallctl("arena.4096.purge", nullptr, nullptr, nullptr, 0);  // 4096: of all arenas
    mallctl(own_thread, nullptr, nullptr, &had_thread, sizeof had_thread);
  } else {
    ::malloc_trim(0);
  }
}

}  // namespace townsmith::cli
