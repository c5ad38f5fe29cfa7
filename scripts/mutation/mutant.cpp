// Linked into every program of a mutation run: reads which fault is switched on, before anything
// else runs.
#include "mutant.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>

int townsmith_mutant_number = 0;
unsigned char* townsmith_mutant_trace = nullptr;

namespace {

// Priority 101 is the first that programs may use: earlier than all initialisation of variables.
[[gnu::constructor(101)]] void read_environment() {
  if (const char* number = std::getenv("TOWNSMITH_MUTANT"))
    townsmith_mutant_number = std::atoi(number);
  const char* name = std::getenv("TOWNSMITH_MUTANT_TRACE");
  if (name == nullptr) return;
  // The file is shared with the programs that a test starts, and keeps what those saw that were
  // killed.
  const int file = open(name, O_RDWR | O_CLOEXEC);
  struct stat found{};
  if (file < 0 || fstat(file, &found) != 0) return;
  void* memory = mmap(nullptr, static_cast<std::size_t>(found.st_size), PROT_READ | PROT_WRITE,
                      MAP_SHARED, file, 0);
  close(file);
  if (memory != MAP_FAILED) townsmith_mutant_trace = static_cast<unsigned char*>(memory);
}

}  // namespace
