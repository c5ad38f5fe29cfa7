#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "bots/catalogue.h"
#include "lab/statistics.h"

namespace townsmith::lab {

/// Many games between the same bots.
struct MatchPlan {
  std::vector<std::string> bots;  ///< one for each seat
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  int threads = 1;
};

/// Sums over games, in whole numbers, so that the order of adding does not matter.
struct SeatTally {
  std::int64_t sum = 0;
  std::int64_t squares = 0;
  std::uint64_t wins = 0;      ///< games in which the seat is among the winners
  std::uint64_t shared = 0;    ///< those of them with more than one winner
  std::uint64_t forfeits = 0;  ///< games in which its bot could not play on

  void add(int score, bool won, bool alone);
  void add(const SeatTally& other);
  Estimate mean(std::uint64_t games) const;
  Estimate share(std::uint64_t games) const;  ///< of games won, alone or with others
  bool operator==(const SeatTally&) const = default;
};

struct MatchReport {
  std::uint64_t games = 0;  ///< fewer than planned if it was interrupted
  std::uint64_t plies = 0;
  std::vector<SeatTally> seats;
};

struct MatchHooks {
  /// Told now and then from the calling thread how many games are done.
  std::function<void(std::uint64_t games)> progress = {};
  /// Gets every game's record, in the order of the games; without it none are made.
  std::function<void(const std::string& record)> record = {};
  /// Set by somebody else to stop early; what is done by then counts.
  const std::atomic<bool>* stop = nullptr;
};

/// Plays the match. The report depends on the seed, never on the number of threads.
Result<MatchReport> play_match(const bots::Entry& entry, const AnyGame& game, const MatchPlan& plan,
                               const MatchHooks& hooks = {});

}  // namespace townsmith::lab
