#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/seat.h"
#include "core/square_board.h"

namespace townsmith::drawcity {

// The numbers of the rules; all others are content.
inline constexpr int max_players = 6;
inline constexpr int columns = 11;
inline constexpr int max_streets = 10;
inline constexpr int min_streets = 3;
inline constexpr int number_count = 9;
inline constexpr int type_count = 4;
inline constexpr int hand_size = 2;        ///< of each kind of card
inline constexpr int skips_to_finish = 2;  ///< in a row
inline constexpr int district_count = 5;
inline constexpr int colour_count = 5;
inline constexpr int pattern_size = 3;
inline constexpr int pattern_count = 2;
/// One goal for each type, and one of the pile "other".
inline constexpr int goal_slots = type_count + 1;
inline constexpr int goal_space_count = 3;
/// Marked lines do not overlap.
inline constexpr int max_lines = columns * max_streets / pattern_size;

/// In each of the two decks: counts of cards are reckoned with in seven bits.
inline constexpr int max_cards = 120;

using Board = SquareBoard<columns, max_streets>;
using Spaces = Board::Set;

enum class Type : std::uint8_t { house, shop, factory, park };
inline constexpr std::array<std::string_view, type_count> type_names = {"house", "shop", "factory",
                                                                        "park"};
constexpr std::size_t index(Type type) { return static_cast<std::size_t>(type); }
constexpr std::string_view name_of(Type type) { return type_names[index(type)]; }

/// A card of either kind: a number from 1 to 9, or a type as 1 to 4. No card is 0.
using CardValue = std::uint8_t;
/// A card whose face the viewer may not see: only hide() puts it there.
inline constexpr CardValue face_down = 15;
constexpr CardValue card_of(Type type) { return static_cast<CardValue>(index(type) + 1); }
constexpr Type type_of(CardValue card) { return static_cast<Type>(card - 1); }

/// The cards of one kind. A deck has no order: a card is drawn from it when it is needed.
template <int Values>
struct Cards {
  using Counts = std::array<std::uint8_t, Values>;
  using Hand = std::array<CardValue, hand_size>;

  Counts deck{};                     ///< hidden from everybody
  Counts discard{};                  ///< open
  BySeat<Hand, max_players> hand{};  ///< ascending; 0: to be drawn
  std::uint8_t deck_size = 0;
  std::uint8_t formed = 0;  ///< how often the deck was re-formed

  bool operator==(const Cards&) const = default;
};

/// A municipal goal on the table.
struct GoalCard {
  std::uint8_t goal = 0;                      ///< its place in the content, counted from 1; 0: none
  std::uint8_t used = 0;                      ///< scoring spaces that were taken before this round
  std::uint8_t now = 0;                       ///< a bit for each seat that completed it this round
  BySeat<std::uint8_t, max_players> space{};  ///< the space a seat took, from 1; 0: none

  bool operator==(const GoalCard&) const = default;
};

/// A straight line of three spaces: its first space (leftmost or topmost), and 128 if it runs down.
using Line = std::uint8_t;
inline constexpr Line vertical = 128;

enum class Phase : std::uint8_t { set_up, turn, draw, over };
inline constexpr std::array<std::string_view, 4> phase_names = {"set_up", "turn", "draw", "over"};

/// A position.
struct State {
  BySeat<Spaces, max_players> owned{};
  std::array<Spaces, type_count> types{};
  Spaces internet;
  Spaces marked;  ///< spaces in a completed neighborhood
  /// Spaces with a number from 2, from 3, ... from 9 up: what a new number must stand left or right
  /// of is one of these sets, whichever number it is.
  std::array<Spaces, number_count - 1> from{};

  Cards<number_count> number_cards;
  Cards<type_count> type_cards;

  std::array<Line, max_lines> lines{};
  std::uint8_t line_count = 0;
  std::array<GoalCard, goal_slots> goals{};
  std::array<CardValue, columns> zoning{};
  std::array<CardValue, max_streets> demand{};
  std::array<std::array<CardValue, pattern_size>, pattern_count> patterns{};

  BySeat<std::uint8_t, max_players> skips{};  ///< in a row
  std::uint8_t finished = 0;                  ///< a bit for each seat
  std::uint8_t round = 1;
  Seat active{};
  Seat first{};
  Phase phase = Phase::set_up;
  std::array<std::uint8_t, 2> unused{};

  bool has_finished(Seat seat) const { return ((finished >> townsmith::index(seat)) & 1U) != 0; }
  Spaces built() const { return types[0] | types[1] | types[2] | types[3]; }
  void set_number(int space, int number) {
    for (int i = 0; i < number_count - 1; ++i) {
      from[static_cast<std::size_t>(i)].set_if(number >= i + 2, space);
    }
  }

  bool operator==(const State&) const = default;
};
static_assert(sizeof(State) <= 1024 && std::has_unique_object_representations_v<State>);

enum class MoveKind : std::uint8_t { build = 1, skip };

/// Where the new development stands in a line it completes.
enum class LinePosition : std::uint8_t { none, left, centre, right, top, middle, bottom };
inline constexpr int line_positions = 6;

/// A whole turn. A build has a number, a type and a space; a line only where it completes
/// several lines. A skip names the cards it discards, or none, and nothing else.
struct Move {
  MoveKind kind{};
  CardValue number = 0;
  CardValue type = 0;
  std::uint8_t space = 0;
  LinePosition line_at = LinePosition::none;

  static constexpr Move build(CardValue number, CardValue type, int space,
                              LinePosition line_at = LinePosition::none) {
    return {MoveKind::build, number, type, static_cast<std::uint8_t>(space), line_at};
  }
  static constexpr Move skip(CardValue number, CardValue type) {
    return {MoveKind::skip, number, type, 0, LinePosition::none};
  }

  bool operator==(const Move&) const = default;
};
static_assert(sizeof(Move) == 5 && std::has_unique_object_representations_v<Move>);

inline constexpr std::array<Spaces, max_streets> street_spaces = [] {
  std::array<Spaces, max_streets> all{};
  for (int space = 0; space < Board::size; ++space) {
    all[static_cast<std::size_t>(Board::y_of(space))].set(space);
  }
  return all;
}();

inline constexpr std::array<Spaces, columns> column_spaces = [] {
  std::array<Spaces, columns> all{};
  for (int x = 0; x < columns; ++x) all[static_cast<std::size_t>(x)] = Board::column(x);
  return all;
}();

/// The spaces that share a side with each space.
inline constexpr std::array<Spaces, Board::size> beside_space = [] {
  std::array<Spaces, Board::size> all{};
  for (int space = 0; space < Board::size; ++space) {
    all[static_cast<std::size_t>(space)] = Board::spread(Spaces::one(space));
  }
  return all;
}();
constexpr const Spaces& beside(int space) { return beside_space[static_cast<std::size_t>(space)]; }

/// The spaces of one street as bits 0 to 10.
constexpr unsigned row_of(const Spaces& spaces, int street) {
  const int at = street * columns;
  const std::uint64_t low = spaces.word_at(0);
  const std::uint64_t high = spaces.word_at(1);
  const std::uint64_t bits = at >= 64  ? high >> (at - 64)
                             : at > 53 ? (low >> at) | (high << (64 - at))
                                       : low >> at;
  return static_cast<unsigned>(bits) & ((1U << columns) - 1U);
}

/// The three spaces of a line.
constexpr std::array<int, pattern_size> spaces_of(Line line) {
  const int first = line & ~vertical;
  const int step = (line & vertical) != 0 ? columns : 1;
  return {first, first + step, first + 2 * step};
}
/// The line in which a new development on a space lies so.
constexpr Line line_of(int space, LinePosition line_at) {
  const int place = (static_cast<int>(line_at) - 1) % pattern_size;
  const bool down = line_at >= LinePosition::top;
  return static_cast<Line>((space - place * (down ? columns : 1)) | (down ? vertical : 0));
}

}  // namespace townsmith::drawcity
