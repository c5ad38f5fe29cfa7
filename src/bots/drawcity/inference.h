#pragma once

#include "core/memory.h"
#include "games/drawcity/drawcity.h"

namespace townsmith::drawcity {

/// Values of cards, as bits.
using CardValues = std::uint16_t;
inline constexpr CardValues any_card = (1U << number_count) - 1U;
constexpr bool has(CardValues values, std::size_t value) { return ((values >> value) & 1U) != 0; }

/// What the two cards of one kind in a hand can be. Players learn something about all hands at a
/// *reveal*: the set-up, and later whenever the deck is formed again. Once a hand has given up a
/// card of those it had then, the other one is its *old* card.
struct HandMemory {
  CardValues older = any_card;  ///< the card held longest, if the hand had it at the reveal
  CardValues drawn = 0;         ///< the card held longest, if it was drawn since
  CardValues newer = any_card;  ///< the other card
  CardValues gone = 0;          ///< the old card, if it was given up as well
  std::uint16_t given = 0;      ///< cards given up since the reveal; counted up to 8

  bool operator==(const HandMemory&) const = default;
};

/// What a seat remembers of one kind of card.
template <int Count>
struct CardMemory {
  /// How many cards of each value the others can have had at the reveal, beside the first that each
  /// has given up since.
  std::array<std::uint16_t, Count> held = [] {
    std::array<std::uint16_t, Count> all{};
    all.fill(max_cards);
    return all;
  }();
  BySeat<HandMemory, max_players> hand{};

  bool operator==(const CardMemory&) const = default;
};

/// What a seat remembers of the cards it saw, and of the skips.
struct Memory {
  CardMemory<number_count> numbers;
  CardMemory<type_count> types;

  bool operator==(const Memory&) const = default;
};
static_assert(std::has_unique_object_representations_v<Memory>);

/// What a seat can conclude about the hands of the others; see core/memory.h.
struct Inference {
  using Memory = drawcity::Memory;

  static void remember_move(const DrawCity& game, Memory& memory, const Observed<DrawCity>& before,
                            Seat seat, Move move);
  static void remember_draws(const DrawCity& game, Memory& memory, const Observed<DrawCity>& before,
                             const Observed<DrawCity>& after);
  static void resample(const DrawCity& game, State& state, Viewer viewer, const Memory& memory,
                       Chance& chance);
};

}  // namespace townsmith::drawcity

namespace townsmith {

template <>
struct Inference<drawcity::DrawCity> : drawcity::Inference {};

}  // namespace townsmith
