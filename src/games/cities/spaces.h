#pragma once

#include "games/cities/field_boards.h"

namespace townsmith::cities {

/// The cells of a city as a bit board, the first tile in the middle: limited to 4 x 4 no tile is
/// further than 3 from it, in `free` none further than 15.
template <class Board>
struct CellMap {
  using Set = typename Board::Set;
  static constexpr int home = Board::width / 2 - 1;

  static bool has(Cell cell) { return Board::contains(home + cell.x, home + cell.y); }
  static int square(Cell cell) { return Board::at(home + cell.x, home + cell.y); }
  static Cell cell(int square) {
    return cell_at(Board::x_of(square) - home, Board::y_of(square) - home);
  }
};

/// All cells that keep a city within 4 x 4 tiles.
inline TownBoard::Set within_limit(const Extent& extent) {
  using Map = CellMap<TownBoard>;
  const auto strip = [](int low, int high) { return (2U << high) - (1U << low); };
  const std::uint64_t columns =
      strip(Map::home + extent.right - (city_side - 1), Map::home + extent.left + (city_side - 1));
  const int top = Map::home + extent.bottom - (city_side - 1);
  const int bottom = Map::home + extent.top + (city_side - 1);
  const std::uint64_t rows =
      (~std::uint64_t{0} << (8 * top)) & (~std::uint64_t{0} >> (56 - 8 * bottom));
  return TownBoard::Set::from_word((columns * 0x0101010101010101ULL) & rows);
}

/// Where a city lies, and what touches it.
template <class Board>
struct Site {
  using Set = typename Board::Set;

  Set tiles;

  Set touching() const { return Board::spread8(tiles) - tiles; }  ///< by a corner or a side
  Set beside() const { return Board::spread(tiles); }             ///< by a side
};

template <class Board>
Site<Board> site_of(const City& city) {
  typename Board::Set tiles;
  for (int slot = 0; slot < city.laid; ++slot) {
    tiles.set(CellMap<Board>::square(city.tiles[static_cast<std::size_t>(slot)].cell));
  }
  return {tiles};
}

/// Where the next tile may go: touching by a corner or a side; a starting tile by corners only.
template <class Board>
typename Board::Set open_cells(const City& city, bool starting) {
  if (city.laid == 0) return Board::Set::one(CellMap<Board>::square({}));
  const Site<Board> site = site_of<Board>(city);
  typename Board::Set open = site.touching();
  if (starting) open -= site.beside();
  if constexpr (Board::width == TownBoard::width) open &= within_limit(extent_of(city));
  return open;
}

/// NW fields of the 2 x 2 blocks that lie wholly on the tiles.
template <class Board>
typename Board::Set whole_blocks(const City& city, const Grid<Board>& grid) {
  const auto built = fields_where<Board>(city, grid, [](Look) { return 15U; });
  const auto pairs = built & Board::west(built);
  return pairs & Board::north(pairs);
}

/// Where the tourists of a city may go in step 3.
template <class Board>
struct TouristTargets {
  using Set = typename Board::Set;

  Grid<Board> grid;
  Set vacant;   ///< fields a tourist can stand on
  Set arrival;  ///< those of the last played tile
  bool jumping;

  bool is_vacant(Field field) const { return grid.has(field) && vacant.test(grid.square(field)); }
  Set targets(Field from) const {
    const Set near = Board::spread8(Set::one(grid.square(from))) & vacant;
    return jumping ? near | arrival : near;
  }
};

template <class Board>
TouristTargets<Board> tourist_targets(const City& city, const Looks& looks, Field last_block,
                                      bool jumping) {
  TouristTargets<Board> targets{make_grid<Board>(city), {}, {}, jumping};
  const auto land = fields_where<Board>(
      city, targets.grid, [&](Look look) { return 15U & ~looks.quadrants(look, Kind::water); });
  targets.vacant = land - fields_with_tourists<Board>(city, targets.grid);
  targets.arrival = targets.grid.block(last_block) & targets.vacant;
  return targets;
}

}  // namespace townsmith::cities
