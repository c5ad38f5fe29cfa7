#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

#include "core/seat.h"

namespace townsmith::cornerlots {

inline constexpr int side = 4;
inline constexpr int lot_count = side * side;
inline constexpr int max_players = 3;
inline constexpr int max_claims = 5;  ///< of a seat: fifteen of sixteen lots with three players

/// Rows are counted from 1, as people do.
constexpr int row_of(int lot) { return lot / side + 1; }

/// "c2", in every language.
inline std::string lot_name(int lot) {
  return {static_cast<char>('a' + lot % side), static_cast<char>('0' + row_of(lot))};
}

/// What nature has to do: draw the value of the lot of that number, or one of these.
inline constexpr int nothing = lot_count;
inline constexpr int favourites = lot_count + 1;

/// A position: plain bytes, no padding, nothing that points anywhere.
struct State {
  std::array<std::uint8_t, lot_count> owner{};    ///< seat + 1; 0 while the lot is free
  std::array<std::uint8_t, lot_count> value{};    ///< 0 until somebody claims the lot
  BySeat<std::uint8_t, max_players> favourite{};  ///< a row; 0: not drawn or not known
  std::uint8_t shown = 0;                         ///< a bit for each seat whose row all know
  std::uint8_t claims = 0;                        ///< made so far, by all seats
  std::uint8_t to_draw = favourites;

  bool operator==(const State&) const = default;
};
static_assert(std::has_unique_object_representations_v<State>);

/// A decision: which lot to claim.
struct Move {
  std::uint8_t lot;
  bool operator==(const Move&) const = default;
};

}  // namespace townsmith::cornerlots
