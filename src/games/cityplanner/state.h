#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/seat.h"

namespace townsmith::cityplanner {

// The numbers of the rules; all others are content.
inline constexpr int card_count = 7;
inline constexpr int face_count = 6;
inline constexpr int scored_count = card_count - 1;
inline constexpr int max_players = 2;
inline constexpr int max_rounds = 8;

/// A City Dice Block card, counted from 0; people count from 1.
enum class Card : std::uint8_t {};
inline constexpr Card no_card{card_count};

constexpr int index(Card card) { return static_cast<int>(card); }
constexpr std::size_t slot(Card card) { return static_cast<std::size_t>(card); }
constexpr Card card_at(int i) { return static_cast<Card>(i); }
constexpr int number(Card card) { return index(card) + 1; }
/// In a set of cards. That of no_card is outside all_cards.
constexpr unsigned bit(Card card) { return 1U << index(card); }
inline constexpr unsigned all_cards = (1U << card_count) - 1U;

/// A die is changed by one, and a six does not become a one.
constexpr bool can_turn(int face, int delta) {
  return face + delta >= 1 && face + delta <= face_count;
}

/// What a die stands on.
enum class Kind : std::uint8_t { green, blue, mixed, purple, yellow, red, black };
inline constexpr int kind_count = 7;

inline constexpr std::array<std::string_view, kind_count> kind_names = {
    "green", "blue", "mixed", "purple", "yellow", "red", "black"};

constexpr std::string_view name_of(Kind kind) { return kind_names[static_cast<std::size_t>(kind)]; }

/// What is to happen next. In `first_player` and `roll` it is nature's turn.
enum class Phase : std::uint8_t { first_player, roll, adjust, score, over };

inline constexpr std::array<std::string_view, 5> phase_names = {"first_player", "roll", "adjust",
                                                                "score", "over"};

/// How a turn's VP came about: greens x what the reds make of each, perhaps doubled. One byte
/// instead of the bare points, so that the score sheet can say where they are from.
class TurnScore {
 public:
  constexpr TurnScore() = default;
  constexpr TurnScore(int greens, int reds, bool doubled)
      : bits_(static_cast<std::uint8_t>(greens | (reds << 3) | (doubled ? 64 : 0))) {}

  constexpr int greens() const { return bits_ & 7; }
  constexpr int reds() const { return (bits_ >> 3) & 7; }
  constexpr bool doubled() const { return (bits_ & 64) != 0; }

  bool operator==(const TurnScore&) const = default;

 private:
  std::uint8_t bits_ = 0;
};

/// A position. A die with face 0 is in the hand of the active seat, about to be rolled.
struct State {
  BySeat<std::int16_t, max_players> money{};
  BySeat<std::array<TurnScore, max_rounds>, max_players> tallies{};
  std::array<std::uint8_t, card_count> dice{};
  Card locked = no_card;     ///< neither rerolled nor changed this turn
  Card passed = no_card;     ///< chosen this turn; set while scoring and when the game is over
  std::uint8_t changed = 0;  ///< a bit per card whose die was changed this turn
  BySeat<std::uint8_t, max_players> rerolls{};  ///< left this turn, or earned for the next
  Seat active{};
  Seat first{};
  std::uint8_t round = 1;
  Phase phase = Phase::roll;

  bool operator==(const State&) const = default;
};
static_assert(sizeof(State) == 36 && std::has_unique_object_representations_v<State>);

enum class MoveKind : std::uint8_t { reroll = 1, change, pass, score };

/// One step of a turn; what a kind does not use is 0.
struct Move {
  MoveKind kind{};
  Card card{};               ///< reroll, change, pass
  std::int8_t delta = 0;     ///< change: +1 or -1
  std::uint8_t rerolls = 0;  ///< score, as the next two
  std::int16_t vp = 0;
  std::int16_t dollars = 0;  ///< net: income less fee, may be negative

  static constexpr Move reroll(Card card) { return {MoveKind::reroll, card, 0, 0, 0, 0}; }
  static constexpr Move change(Card card, int delta) {
    return {MoveKind::change, card, static_cast<std::int8_t>(delta), 0, 0, 0};
  }
  static constexpr Move pass(Card card) { return {MoveKind::pass, card, 0, 0, 0, 0}; }
  static constexpr Move score(int vp, int dollars, int rerolls) {
    return {MoveKind::score,
            Card{},
            0,
            static_cast<std::uint8_t>(rerolls),
            static_cast<std::int16_t>(vp),
            static_cast<std::int16_t>(dollars)};
  }

  bool operator==(const Move&) const = default;
};
static_assert(sizeof(Move) == 8 && std::has_unique_object_representations_v<Move>);

}  // namespace townsmith::cityplanner
