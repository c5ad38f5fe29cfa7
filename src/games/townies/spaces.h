#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/hex_board.h"

namespace townsmith::townies {

/// The map: a hexagon of side 6, or a part of it, with flat-topped hexes, so that a constant q is a
/// column, and one step of r goes down in it. Spaces are the numbers HexBoard gives them.
inline constexpr int map_side = 6;
using Board = HexBoard<map_side>;
using Spaces = Board::Set;

inline constexpr int space_count = 91;
inline constexpr int column_count = Board::span;
inline constexpr int direction_count = 6;

static_assert(Board::everything.count() == space_count);

constexpr bool is_space(int number) {
  return number >= 0 && number < Board::size && Board::everything.test(number);
}

/// The first r of a column.
constexpr int top_of(int q) { return q < 0 ? -Board::radius - q : -Board::radius; }
/// 0 for A to 10 for K.
constexpr int column_of(int space) { return Board::q_of(space) + Board::radius; }
/// From 1 at the top.
constexpr int row_of(int space) { return Board::r_of(space) - top_of(Board::q_of(space)) + 1; }
constexpr int column_length(int column) {
  const int q = column - Board::radius;
  return Board::span - (q < 0 ? -q : q);
}
/// The space of a column and a row that exist.
constexpr int space_at(int column, int row) {
  const int q = column - Board::radius;
  return Board::at(q, top_of(q) + row - 1);
}
/// Columns from the left, each from the top: the order in which spaces are named.
constexpr int reading_order(int space) { return column_of(space) * 16 + row_of(space); }

/// "F6"
std::string space_name(int space);
/// The space a name means, capitals or not; -1 if there is none.
int find_space(std::string_view name);
/// In the order in which spaces are named.
std::vector<std::string> names_of(const Spaces& set);

namespace detail {

constexpr auto make_neighbours() {
  std::array<Spaces, Board::size> around{};
  Board::everything.for_each([&](int space) {
    around[static_cast<std::size_t>(space)] = Board::spread(Spaces::one(space));
  });
  return around;
}

constexpr auto make_steps() {
  std::array<std::array<std::int8_t, direction_count>, Board::size> steps{};
  Board::everything.for_each([&](int space) {
    for (std::size_t d = 0; d < direction_count; ++d) {
      const int q = Board::q_of(space) + Board::directions[d][0];
      const int r = Board::r_of(space) + Board::directions[d][1];
      steps[static_cast<std::size_t>(space)][d] =
          static_cast<std::int8_t>(Board::contains(q, r) ? Board::at(q, r) : -1);
    }
  });
  return steps;
}

inline constexpr auto steps = make_steps();

constexpr auto make_list() {
  std::array<std::uint8_t, space_count> list{};
  std::size_t next = 0;
  Board::everything.for_each([&](int space) { list[next++] = static_cast<std::uint8_t>(space); });
  return list;
}

constexpr Spaces make_inner(const Spaces& land) {
  Spaces inner = land;
  for (int d = 0; d < direction_count; ++d) inner &= Board::step(land, d);
  return inner;
}

}  // namespace detail

/// The spaces that a map has: any part of the hexagon that hangs together.
struct Land {
  Spaces all = Board::everything;
  Spaces inner = detail::make_inner(Board::everything);  ///< with six neighbours on the map
  Spaces edge = all - inner;                             ///< with fewer

  constexpr Land() = default;
  constexpr explicit Land(const Spaces& spaces)
      : all(spaces), inner(detail::make_inner(spaces)), edge(all - inner) {}
};

inline constexpr std::array<Spaces, Board::size> neighbours = detail::make_neighbours();
inline constexpr std::array<std::uint8_t, space_count> all_spaces = detail::make_list();

constexpr const Spaces& around(int space) { return neighbours[static_cast<std::size_t>(space)]; }

/// The neighbour in a direction, or -1 off the map.
constexpr int neighbour(int space, int direction) {
  return detail::steps[static_cast<std::size_t>(space)][static_cast<std::size_t>(direction)];
}

/// Which neighbours are members, a bit for each direction.
constexpr unsigned sides(const Spaces& set, int space) {
  unsigned bits = 0;
  for (int d = 0; d < direction_count; ++d) {
    const int beside = neighbour(space, d);
    // Number 0 is not a space, and so never a member.
    bits |= static_cast<unsigned>(set.test(beside < 0 ? 0 : beside)) << d;
  }
  return bits;
}
static_assert(!is_space(0));

/// Spaces all six of whose neighbours are in `filled`; never one on the edge.
constexpr Spaces surrounded_by(const Spaces& filled, const Land& land) {
  return land.inner - Board::spread(land.all - filled);
}

/// Spaces with members of `filled` on two opposite sides.
constexpr Spaces between_two(const Spaces& filled) {
  return (Board::step(filled, 0) & Board::step(filled, 3)) |
         (Board::step(filled, 1) & Board::step(filled, 4)) |
         (Board::step(filled, 2) & Board::step(filled, 5));
}

}  // namespace townsmith::townies
