#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/json.h"
#include "core/result.h"
#include "lab/block.h"
#include "lab/statistics.h"

namespace townsmith::lab {

struct SourceTally {
  Sums points;  ///< of all seats of a block
  std::int64_t winners = 0;
  bool operator==(const SourceTally&) const = default;
};

struct ItemTally {
  std::int64_t uses = 0;
  std::int64_t games = 0;      ///< in which anybody used it
  RatioSums share;             ///< of victories of its users, over their number
  RatioSums worth;             ///< points that a use goes with, within games
  RatioSums with;              ///< table scores of games with it, over their number
  std::int64_t all_with = 0;   ///< products of a block's table score with that of games with it,
  std::int64_t all_games = 0;  ///< and with their number: for the games without it
  RatioSums taken;             ///< seats that used it, over those that could and need not
  std::int64_t forced = 0;     ///< seats that had no other move once
  std::vector<std::int64_t> places = std::vector<std::int64_t>(max_places);  ///< users
  bool operator==(const ItemTally&) const = default;
};

/// Everything a run has found out, in whole numbers only: tallies of parts of a run add up to the
/// tally of the whole, in whatever order.
struct Tally {
  Tally(int players, int places, int bots, int games_a_block);

  int players;
  int places;  ///< that the set-up gives to seats
  int games_a_block;
  std::uint64_t blocks = 0;
  std::uint64_t watched = 0;  ///< blocks whose games were watched
  std::uint64_t offers = 0;   ///< those of them in which offers were looked at
  std::uint64_t winners = 0;  ///< seats among the winners of a game
  std::vector<Sums> values;
  std::vector<RatioSums> place_shares;  ///< of victories, over seats
  std::vector<RatioSums> place_scores;
  std::vector<Histogram> seat_scores;  ///< by place
  RatioSums kept_leads;                ///< changes of the lead that lasted, over all of them
  std::vector<Sums> bot_shares;        ///< of a block, by bot of the plan
  std::vector<Sums> bot_scores;
  Histogram decisions;
  Histogram rounds;
  Histogram winning_scores;
  Histogram margins;
  Histogram lead_changes;
  Histogram choices;
  std::map<std::string, std::uint64_t> grades;
  std::map<std::string, SourceTally> sources;
  std::map<ItemKey, ItemTally> items;
  std::uint64_t thoughts = 0;
  Sums second;
  Sums random;
  Histogram second_tenths;  ///< of points
  Histogram random_tenths;

  std::uint64_t games() const { return blocks * static_cast<std::uint64_t>(games_a_block); }
  void add(const Block& block);
  void add(const Tally& other);
  /// The mean of a value over games.
  Estimate mean(std::size_t value, double unit = 1) const;
  /// The same of a share of games, which a game has `unit` of at most.
  Estimate share(std::size_t value, double unit = 1) const;
  bool operator==(const Tally&) const = default;

 private:
  std::uint64_t blocks_of(std::size_t value) const;
};

json::object to_json(const Tally& tally);
/// An empty tally is filled with what was kept.
Result<> read_tally(const json::value& value, Tally& tally);

/// A difference in points that people would notice: a seventh of what usually lies between the
/// first and the second; alone, of how much scores vary.
double noticeable_points(const Tally& tally);

}  // namespace townsmith::lab
