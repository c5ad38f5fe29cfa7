#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "lab/play.h"

namespace townsmith::lab {

/// What it cost players not to use a thing that they would have used: the same game on the same
/// luck, in which one of them may not.
struct CauseSums {
  RatioSums points;  ///< of lead over the others' average, times their number, over games
  RatioSums shares;  ///< of victories, in units, over games
  std::int64_t unavoidable =
      0;                 ///< games in which it was used all the same: nothing else was legal
  bool settled = false;  ///< clear enough; it gets no more games

  void add(const CauseSums& other);

  MEMBERS(CauseSums, MEMBER(points), MEMBER(shares), MEMBER(unavoidable), MEMBER(settled));
  bool operator==(const CauseSums&) const = default;
};

/// Restricted play with one bot in every seat.
struct Causes {
  std::string bot;
  std::set<ItemKey> only;    ///< things that are asked about; empty: all
  std::uint64_t blocks = 0;  ///< looked at
  std::uint64_t games = 0;   ///< played with a restriction
  std::map<ItemKey, CauseSums> things;
  /// How much the others' scores changed, over how much the restricted seat's own did.
  RatioSums interaction;

  MEMBERS(Causes, MEMBER(bot), MEMBER(only), MEMBER(blocks), MEMBER(games), MEMBER(interaction));
  bool operator==(const Causes&) const = default;
};

json::array to_json(const std::vector<Causes>& list);
Result<std::vector<Causes>> causes_from(const json::value& value);

/// How much restricted play there is to be.
struct CauseGoal {
  std::uint64_t games = 0;   ///< about this many; 0: none
  std::uint64_t blocks = 0;  ///< at most
  double noticeable = 1;     ///< points that matter
};

struct CauseHooks {
  std::function<void(std::uint64_t games)> progress = {};
  std::function<void()> keep = {};
  const std::atomic<bool>* stop = nullptr;
};

/// Half the width of an interval that holds for all of `things` at once and at whatever time one
/// looks, in 95 of 100 runs; of what is known from sums over blocks.
Estimate lasting(const Estimate& estimate, std::size_t things);

/// Compares a game with the same game in which the seat was restricted.
void note_restriction(const bots::GameResult& free, const bots::GameResult& bound, Seat seat,
                      int players, CauseSums& sums, RatioSums& interaction);

/// What one seat gains by being allowed to use the thing, in points of lead; and in victories.
Estimate cause_in_points(const CauseSums& sums, int players);
Estimate cause_in_victories(const CauseSums& sums);

/// Goes on with `causes` block by block. Games go where the answer is unclear: at borders, things
/// whose answer is clear are left out of what follows. The result depends on the plan's seed, never
/// on the number of threads nor on interruptions.
void find_causes(const Arena& arena, Causes& causes, const CauseGoal& goal, int threads,
                 const CauseHooks& hooks = {});

}  // namespace townsmith::lab
