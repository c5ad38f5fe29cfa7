#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "lab/kept_json.h"

namespace townsmith::lab {

/// There are no more places than this, see Places.
inline constexpr int max_places = 8;
/// Shares of victories are counted in this part of a game: whole for any number of winners.
inline constexpr std::int64_t share_unit = 840;
/// The course of a game is sampled N times, evenly spread from its start to its end.
inline constexpr int course_samples = 20;
/// What bots think of a decision is kept in thousandths of a point.
inline constexpr std::int64_t thought_unit = 1000;

/// The quantities that every block has, one number each: sums over its games.
enum class Value : std::uint8_t {
  table_score,  ///< of all seats
  winning_score,
  margin,        ///< of the best score over the second best
  shared,        ///< games with several winners
  decisions,     ///< moves of all seats
  rounds,        // from here on only where games are watched
  lead_changes,  ///< from one sole leader to another, seen from round to round
  forced,        ///< decisions with one legal move
  choices,       ///< legal moves, summed over decisions
  kept_leads,    ///< changes of the lead after which the new leader still led at the next look
  behind,        ///< looks at which no later winner led, of `course_samples`
  comeback,      ///< the most points that a winner was behind
  decided,       ///< looks until those who win lead for good, of `course_samples`
  position,      ///< bytes of positions in which somebody decides, as far as they are not 0
  hidden,        ///< those of them that the seat to decide does not see as they are
};
inline constexpr int plain_values = 15;

/// Where the numbers of a block stand, those of seats and looks included.
class ValueIndex {
 public:
  /// Places: what the set-up gives to seats, see Places; as many as players, or others.
  explicit ValueIndex(int places) : places_(static_cast<std::size_t>(places)) {}

  static constexpr std::size_t of(Value value) { return static_cast<std::size_t>(value); }
  std::size_t share(int place) const { return plain_values + static_cast<std::size_t>(place); }
  std::size_t score(int place) const { return share(place) + places_; }
  std::size_t seats(int place) const { return score(place) + places_; }  ///< that had it
  std::size_t score_at(int look) const { return curve(0, look); }        ///< of all seats
  std::size_t gap_at(int look) const { return curve(1, look); }          ///< leader to second
  std::size_t led_at(int look) const { return curve(2, look); }  ///< did the winner lead, in units
  std::size_t choices_at(int look) const { return curve(3, look); }
  std::size_t size() const { return curve(4, 0); }

 private:
  std::size_t curve(std::size_t which, int look) const {
    return plain_values + 3 * places_ + which * course_samples + static_cast<std::size_t>(look);
  }
  std::size_t places_;
};

/// What an item is, and with it what it is compared with.
enum class ItemSort : std::uint8_t {
  move,   ///< a kind of move
  thing,  ///< that moves use: a card, a tile
  space,  ///< where they use it
  score,  ///< a thing that lines of the score sheet are about
};
inline constexpr std::array<std::string_view, 4> item_sorts = {"move", "thing", "space", "score"};
DESCRIBE_ENUM(ItemSort, "ItemSort", item_sorts);
constexpr std::string_view name_of(ItemSort sort) {
  return item_sorts[static_cast<std::size_t>(sort)];
}

/// Something that is counted in games, in the words of the game.
struct ItemKey {
  ItemSort sort = ItemSort::thing;
  std::string group;  ///< "card started", "points from buildings"
  std::string name;   ///< "Bakery", "F6"

  MEMBERS(ItemKey, MEMBER(sort), MEMBER(group), MEMBER(name));
  KEPT_AS_LIST;
  auto operator<=>(const ItemKey&) const = default;
};

/// What a block says about one item.
struct ItemNote {
  std::int64_t uses = 0;
  std::int64_t users = 0;   ///< seats of games that used it
  std::int64_t shares = 0;  ///< of victories of these seats, in units
  /// Products of use and points made from the round of the first use on, each as far as it is above
  /// the table's average, times the number of players; and the same of use and use. Their ratio is
  /// what one more use goes with.
  std::int64_t use_score = 0;
  std::int64_t use_use = 0;
  std::int64_t games = 0;                 ///< in which anybody used it
  std::int64_t table_scores = 0;          ///< of all seats, in these games
  std::vector<std::int64_t> places = {};  ///< users by place
  // Where offers were looked at, seats of games:
  std::int64_t offered = 0;  ///< that could use it and could do without
  std::int64_t taken = 0;    ///< those of them that used it
  std::int64_t forced = 0;   ///< that had no other move once
};

/// How one game went.
struct GameNote {
  BySeat<std::uint8_t> places{};
  BySeat<int> scores{};
  BySeat<std::uint8_t> bots{};  ///< which bot of the plan sat where
  SeatSet winners;
  int decisions = 0;
  bool watched = false;
  int rounds = 0;
  int lead_changes = 0;
  std::vector<std::uint16_t> choices;  ///< legal moves at each decision
  std::string grade;
};

/// What the bots think of one decision of a block, taken at random.
struct ThoughtNote {
  bool asked = false;
  std::int64_t second = 0;  ///< how much worse the second best move is
  std::int64_t random = 0;  ///< how much worse a move made at random is
};

/// All that a block says. A block is the smallest thing that is independent of others: games on the
/// same luck, in which the bots change seats until each has sat everywhere.
struct Block {
  std::vector<std::int64_t> values;  ///< see ValueIndex
  std::vector<GameNote> games;
  std::map<std::string, std::int64_t> sources;  ///< points of all seats by reason
  std::map<std::string, std::int64_t> winners_sources;
  std::map<ItemKey, ItemNote> items;
  bool offers = false;  ///< what could be used was looked at, not only what was used
  ThoughtNote thought;
};

}  // namespace townsmith::lab
