#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/record.h"
#include "core/seat.h"

namespace townsmith {
struct AnyState;
struct AnyMove;
struct AnyMemory;
struct Use;
}  // namespace townsmith

namespace townsmith::bots {

/// Looks on while a game is played, and sees everything, hidden things included.
class Watcher {
 public:
  virtual ~Watcher() = default;
  /// A seat that remembers this is about to make this move in this position.
  virtual void decided(const AnyState& state, const AnyMemory& memory, Seat seat,
                       const AnyMove& move) = 0;
  virtual void ended(const AnyState& state) = 0;
};

/// What one seat may not do, to find out what it would be worth. Where every legal move is of that
/// kind it may.
struct Restriction {
  Seat seat{};
  /// Whether a move that uses this is not allowed.
  std::function<bool(const Use& use)> forbids;
};

/// How one game between bots ended.
struct GameResult {
  std::uint64_t number = 0;
  BySeat<std::uint8_t> places{};  ///< what the set-up gave to each seat, see Places
  BySeat<int> scores{};
  SeatSet winners;
  int plies = 0;
  std::vector<Forfeit> forfeits;
  std::string record;  ///< if asked for
};

/// Games numbered `first` to `first + count - 1` of the run with this seed.
struct GameSeries {
  std::uint64_t seed = 1;
  std::uint64_t first = 0;
  std::uint64_t count = 1;
  bool records = false;
  Watcher* watcher = nullptr;
  const Restriction* restriction = nullptr;
};

/// Does task(0) to task(count - 1), in any order, perhaps several at a time.
using Parallel = std::function<void(int count, const std::function<void(int)>& task)>;

inline void one_after_another(int count, const std::function<void(int)>& task) {
  for (int i = 0; i < count; ++i) task(i);
}

}  // namespace townsmith::bots
