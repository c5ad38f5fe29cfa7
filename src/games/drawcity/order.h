#pragma once

#include <cstdint>

#include "games/drawcity/state.h"

namespace townsmith::drawcity {

/// Where a seat's numbers stay in ascending order, for all streets of half a board at once: five
/// streets of eleven columns in one word, the leftmost column of a street being its lowest bit.
using Half = std::uint64_t;
inline constexpr int half_streets = 5;
inline constexpr int half_size = half_streets * columns;
static_assert(2 * half_streets == max_streets && half_size < 64);

/// The same columns on every street of a half.
constexpr Half columns_of_half(unsigned row) {
  Half half = 0;
  for (int street = 0; street < half_streets; ++street) half |= Half{row} << (street * columns);
  return half;
}
inline constexpr Half whole_half = columns_of_half((1U << columns) - 1U);

constexpr Half upper_half(const Spaces& spaces) { return spaces.word_at(0) & whole_half; }
constexpr Half lower_half(const Spaces& spaces) {
  return (spaces.word_at(0) >> half_size) | (spaces.word_at(1) << (64 - half_size));
}
constexpr Spaces from_halves(Half upper, Half lower) {
  return std::bit_cast<Spaces>(
      std::array<std::uint64_t, 2>{upper | (lower << half_size), lower >> (64 - half_size)});
}

/// What is right of all the given spaces of its street.
constexpr Half right_of(Half spaces) {
  Half covered = spaces;
  const auto cover = [&](int steps) {
    covered |= (covered >> steps) & columns_of_half((1U << (columns - steps)) - 1U);
  };
  cover(1);
  cover(2);
  cover(4);
  cover(3);
  return whole_half & ~covered;
}

/// What is left of all the given spaces of its street: a street less one has the bits below its
/// lowest one set. The last column is added first, so that no street borrows from the next.
constexpr Half left_of(Half spaces) {
  constexpr Half first = columns_of_half(1U);
  constexpr Half last = columns_of_half(1U << (columns - 1));
  const Half ended = spaces | last;
  const Half left = (ended - first) & ~ended;
  return left | ((left << 1U) & last & ~spaces);
}

}  // namespace townsmith::drawcity
