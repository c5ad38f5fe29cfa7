#pragma once

#include "core/memory.h"
#include "games/drawcity/drawcity.h"

namespace townsmith::drawcity {

/// What a seat remembers of one kind of card. A *cut* is the last moment at which all learn
/// something about the cards in hands: the reveals of the set-up, later every re-forming of the
/// deck.
template <int Values>
struct CardMemory {
  using Counts = typename Cards<Values>::Counts;

  Counts old{};                             ///< the cards that hands can have held at the cut
  typename Cards<Values>::Hand own{};       ///< those that its own hand held then
  BySeat<CardValue, most_players> first{};  ///< the first card each seat gave up since; 0: none
  BySeat<Counts, most_players> gave{};      ///< all that each gave up since

  /// How many cards a seat gave up since the cut.
  int given(std::size_t seat) const {
    int sum = 0;
    for (const std::uint8_t count : gave[seat]) sum += count;
    return sum;
  }
  bool operator==(const CardMemory&) const = default;
};

inline constexpr std::uint16_t all_numbers = (1U << number_count) - 1U;

/// What a seat remembers of the cards it saw, and of the skips: see worlds.cpp.
struct Memory {
  /// The numbers a seat's cards can have, as bits.
  BySeat<std::uint16_t, most_players> blocked = [] {
    BySeat<std::uint16_t, most_players> all{};
    all.fill(all_numbers);
    return all;
  }();
  CardMemory<number_count> numbers;
  CardMemory<type_count> types;
  /// How likely each number is for the card that a seat has held longest.
  BySeat<std::array<std::uint8_t, number_count>, most_players> kept = [] {
    BySeat<std::array<std::uint8_t, number_count>, most_players> all{};
    for (auto& weights : all) weights.fill(1);
    return all;
  }();
  std::array<std::uint8_t, 1> unused{};

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
