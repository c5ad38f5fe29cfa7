#include "cli/memory.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdint>
#include <fstream>
#include <memory>
#include <vector>

namespace townsmith::testing {
namespace {

std::int64_t resident_bytes() {
  std::ifstream file("/proc/self/statm");
  std::int64_t all = 0;
  std::int64_t resident = 0;
  file >> all >> resident;
  return resident * ::sysconf(_SC_PAGESIZE);
}

/// As a server's tables are: many small things, and some that stay lie between them.
TEST(Memory, Of_many_small_things_is_given_back_when_they_are_gone) {
  constexpr std::int64_t megabyte = std::int64_t{1} << 20U;
  constexpr std::size_t things = 500'000;
  const std::int64_t before = resident_bytes();
  std::vector<std::unique_ptr<std::vector<std::uint64_t>>> kept;
  {
    std::vector<std::unique_ptr<std::vector<std::uint64_t>>> gone;
    for (std::size_t i = 0; i < things; ++i) {
      auto thing = std::make_unique<std::vector<std::uint64_t>>(30, i);
      (i % 10'000 == 0 ? kept : gone).push_back(std::move(thing));
    }
    ASSERT_GT(resident_bytes() - before, 100 * megabyte);
  }
  cli::give_memory_back();
  EXPECT_LT(resident_bytes() - before, 20 * megabyte);
}

}  // namespace
}  // namespace townsmith::testing
