#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>

#include "core/seat.h"

namespace townsmith::bots {

/// How one game between bots ended.
struct GameResult {
  std::uint64_t number = 0;
  std::array<int, max_seats> scores{};
  SeatSet winners;
  int plies = 0;
  std::string record;  ///< if asked for
};

/// Games numbered `first` to `first + count - 1` of the run with this seed.
struct Batch {
  std::uint64_t seed = 1;
  std::uint64_t first = 0;
  std::uint64_t count = 1;
  bool records = false;
};

/// Does task(0) to task(count - 1), in any order, perhaps several at a time.
using Parallel = std::function<void(int count, const std::function<void(int)>& task)>;

inline void one_after_another(int count, const std::function<void(int)>& task) {
  for (int i = 0; i < count; ++i) task(i);
}

}  // namespace townsmith::bots
