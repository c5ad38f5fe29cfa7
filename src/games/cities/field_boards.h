#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "core/square_board.h"
#include "games/cities/content.h"
#include "games/cities/state.h"

namespace townsmith::cities {

/// A city of 4 x 4 tiles has 8 x 8 fields: one machine word for each kind of field.
using TownBoard = SquareBoard<8, 8>;
/// The variant `free` has no limit, but 16 tiles that touch span at most 16 cells.
using OpenBoard = SquareBoard<32, 32>;

/// The smallest rectangle of cells around the tiles of a city; one cell for an empty city.
struct Extent {
  int left = 0;
  int right = 0;
  int top = 0;
  int bottom = 0;

  int width() const { return right - left + 1; }
  int height() const { return bottom - top + 1; }
};

inline Extent extent_of(const City& city) {
  // The first tile stands at (0, 0), so starting from there is right.
  Extent e;
  for (int slot = 1; slot < city.laid; ++slot) {
    const Cell cell = city.tiles[static_cast<std::size_t>(slot)].cell;
    e.left = std::min<int>(e.left, cell.x);
    e.right = std::max<int>(e.right, cell.x);
    e.top = std::min<int>(e.top, cell.y);
    e.bottom = std::max<int>(e.bottom, cell.y);
  }
  return e;
}

/// Which field of a city a square of a board stands for: the corner of the city's extent is the
/// corner of the board.
template <class Board>
struct Grid {
  using Set = typename Board::Set;

  Field corner;

  Field field(int square) const {
    return field_at(corner.x + Board::x_of(square), corner.y + Board::y_of(square));
  }
  bool has(Field field) const { return Board::contains(field.x - corner.x, field.y - corner.y); }
  int square(Field field) const { return Board::at(field.x - corner.x, field.y - corner.y); }
  /// Adds quadrants of the 2 x 2 block that begins at a field.
  void stamp(Set& set, Field nw, unsigned quadrants) const {
    const int at = square(nw);
    if constexpr (Set::words == 1) {
      const std::uint64_t shape = (quadrants & 3U) | ((quadrants & 12U) << (Board::width - 2));
      set |= Set::from_word(shape << at);
    } else {
      for (; quadrants != 0; quadrants &= quadrants - 1) {
        const int q = std::countr_zero(quadrants);
        set.set(at + Board::at(q & 1, q >> 1));
      }
    }
  }
  Set block(Field nw) const {
    Set set;
    stamp(set, nw, 15);
    return set;
  }
};

template <class Board>
Grid<Board> make_grid(const City& city) {
  const Extent extent = extent_of(city);
  return {field_of(cell_at(extent.left, extent.top), 0)};
}

/// All fields that show one of the kinds chosen by `quadrants(look)`, under the 17th tile not.
template <class Board, class Quadrants>
typename Board::Set fields_where(const City& city, const Grid<Board>& grid, Quadrants quadrants) {
  typename Board::Set set;
  for (int slot = 0; slot < city.laid; ++slot) {
    const LaidTile& tile = city.tiles[static_cast<std::size_t>(slot)];
    grid.stamp(set, field_of(tile.cell, 0), quadrants(tile.look));
  }
  if (city.covered != 0) {
    set -= grid.block(city.cover_field);
    grid.stamp(set, city.cover_field, quadrants(city.cover_look));
  }
  return set;
}

template <class Board>
typename Board::Set fields_with_tourists(const City& city, const Grid<Board>& grid) {
  typename Board::Set set;
  for (std::uint64_t rest = city.tourists; rest != 0; rest &= rest - 1) {
    set.set(grid.square(city.field_of_bit(std::countr_zero(rest))));
  }
  return set;
}

/// The fields of a city as bit boards: scratch for one question, made from the State and thrown
/// away.
template <class Board>
struct FieldBoards : Grid<Board> {
  using Set = typename Board::Set;

  std::array<Set, kind_count> kinds{};
  Set tourists;

  const Set& of(Kind kind) const { return kinds[static_cast<std::size_t>(kind)]; }
  Set& of(Kind kind) { return kinds[static_cast<std::size_t>(kind)]; }
  Kind kind_at(int square) const {
    int kind = 0;
    while (kind < kind_count - 1 && !kinds[static_cast<std::size_t>(kind)].test(square)) ++kind;
    return static_cast<Kind>(kind);
  }
};

template <class Board>
FieldBoards<Board> make_field_boards(const City& city, const Looks& looks) {
  FieldBoards<Board> boards{make_grid<Board>(city), {}, {}};
  for (int k = 0; k < kind_count; ++k) {
    const Kind kind = static_cast<Kind>(k);
    boards.of(kind) =
        fields_where<Board>(city, boards, [&](Look look) { return looks.quadrants(look, kind); });
  }
  boards.tourists = fields_with_tourists<Board>(city, boards);
  return boards;
}

}  // namespace townsmith::cities
