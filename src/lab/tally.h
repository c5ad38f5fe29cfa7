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

  MEMBERS(SourceTally, MEMBER(points), MEMBER(winners));
  bool operator==(const SourceTally&) const = default;
};

struct ItemSums {
  std::int64_t uses = 0;
  std::int64_t games = 0;      ///< in which anybody used it
  std::int64_t all_with = 0;   ///< products of a block's table score with that of games with it,
  std::int64_t all_games = 0;  ///< and with their number: for the games without it

  MEMBERS(ItemSums, MEMBER(uses), MEMBER(games), MEMBER(all_with), MEMBER(all_games));
  KEPT_AS_LIST;
  bool operator==(const ItemSums&) const = default;
};

struct ItemTally : ItemSums {
  RatioSums share;          ///< of victories of its users, over their number
  RatioSums worth;          ///< points that a use goes with, within games
  RatioSums with;           ///< table scores of games with it, over their number
  RatioSums taken;          ///< seats that used it, over those that could and need not
  std::int64_t forced = 0;  ///< seats that had no other move once
  std::vector<std::int64_t> places = std::vector<std::int64_t>(max_places);  ///< users

  MEMBERS(ItemTally, MEMBER(share), MEMBER(worth), MEMBER(with), MEMBER(taken), MEMBER(forced),
          MEMBER(places));
  static constexpr bool kept_as_list = false;
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

  MEMBERS(Tally, MEMBER(blocks), MEMBER(watched), MEMBER(offers), MEMBER(winners), MEMBER(values),
          MEMBER(place_shares), MEMBER(place_scores), MEMBER(seat_scores), MEMBER(kept_leads),
          MEMBER(bot_shares), MEMBER(bot_scores), MEMBER(decisions), MEMBER(rounds),
          MEMBER(winning_scores), MEMBER(margins), MEMBER(lead_changes), MEMBER(choices),
          MEMBER(thoughts), MEMBER(second), MEMBER(random), MEMBER(second_tenths),
          MEMBER(random_tenths));
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
