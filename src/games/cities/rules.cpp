#include <algorithm>
#include <bit>
#include <cassert>

#include "games/cities/cities.h"
#include "games/cities/spaces.h"

namespace townsmith::cities {
namespace {

/// Moves every seat makes in the open round.
int steps_of_round(const State& state) {
  return state.drawn == 0 ? 0 : state.drawn == starting_tiles ? starting_tiles : 2;
}

bool round_closed(const State& state, int players) {
  const int steps = steps_of_round(state);
  for (int i = 0; i < players; ++i) {
    if (state.cities[static_cast<std::size_t>(i)].steps != steps) return false;
  }
  return true;
}

/// The leader's stack has no order until a tile is taken from it: the eight tiles set aside are
/// simply those that are never drawn.
void draw_tile(State& state, Chance& chance) {
  std::uint32_t undrawn = (1U << tile_count) - 1U;
  for (std::size_t i = 0; i < state.drawn; ++i) undrawn &= ~(1U << (state.order[i] - 1U));
  const auto left = static_cast<std::uint32_t>(tile_count - state.drawn);
  for (std::uint32_t skip = chance.below(left, {"tile"}); skip > 0; --skip) undrawn &= undrawn - 1;
  const int tile = std::countr_zero(undrawn) + 1;
  chance.tell(tile);
  state.order[state.drawn++] = static_cast<std::uint8_t>(tile);
}

/// The n-th rotation of those tiles among the first three that are set in `left`.
Look nth_look(const State& state, const Looks& looks, unsigned left, int n) {
  for (;; left &= left - 1) {
    assert(left != 0);
    const int tile = state.order[static_cast<std::size_t>(std::countr_zero(left))];
    if (n < looks.turns(tile)) return look_of(tile, n);
    n -= looks.turns(tile);
  }
}

int count_looks(const State& state, const Looks& looks, unsigned left) {
  int count = 0;
  for (; left != 0; left &= left - 1) {
    count += looks.turns(state.order[static_cast<std::size_t>(std::countr_zero(left))]);
  }
  return count;
}

template <class Board>
void list_lays(const typename Board::Set& open, int tile, int turns, MoveList<Cities>& moves) {
  for (int turn = 0; turn < turns; ++turn) {
    open.for_each([&](int square) {
      moves.push_back(Move::lay(look_of(tile, turn), CellMap<Board>::cell(square)));
    });
  }
}

template <class Board>
void list_strolls(const City& city, const Strolls<Board>& strolls, int stock,
                  MoveList<Cities>& moves) {
  const Grid<Board>& grid = strolls.grid;
  moves.push_back(Move::stay());
  if (stock > 0) {
    strolls.arrival.for_each([&](int to) { moves.push_back(Move::place(grid.field(to))); });
  }
  for (std::uint64_t rest = city.tourists; rest != 0; rest &= rest - 1) {
    const Field from = city.field_of_bit(std::countr_zero(rest));
    strolls.targets(from).for_each(
        [&](int to) { moves.push_back(Move::walk(from, grid.field(to))); });
  }
}

template <class Board>
void list_covers(const City& city, int tile, int turns, MoveList<Cities>& moves) {
  const auto grid = make_grid<Board>(city);
  const auto blocks = whole_blocks<Board>(city, grid);
  for (int turn = 0; turn < turns; ++turn) {
    blocks.for_each(
        [&](int square) { moves.push_back(Move::cover(look_of(tile, turn), grid.field(square))); });
  }
  moves.push_back(Move::refuse());
}

int pick(Random& random, int count) {
  return static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
}

/// Counts first and then looks up the one that was picked, in place of listing.
template <class Board>
Move random_stroll(const City& city, const Strolls<Board>& strolls, int stock, Random& random) {
  const Grid<Board>& grid = strolls.grid;
  const int places = stock > 0 ? strolls.arrival.count() : 0;
  std::array<typename Board::Set, most_tourists> targets;
  std::array<Field, most_tourists> from;
  std::array<int, most_tourists> counts;
  std::size_t tourists = 0;
  int count = 1 + places;
  for (std::uint64_t rest = city.tourists; rest != 0; rest &= rest - 1) {
    from[tourists] = city.field_of_bit(std::countr_zero(rest));
    targets[tourists] = strolls.targets(from[tourists]);
    counts[tourists] = targets[tourists].count();
    count += counts[tourists++];
  }
  int n = pick(random, count);
  if (n == 0) return Move::stay();
  if (--n < places) return Move::place(grid.field(strolls.arrival.nth(n)));
  n -= places;
  std::size_t i = 0;
  while (n >= counts[i]) n -= counts[i++];
  return Move::walk(from[i], grid.field(targets[i].nth(n)));
}

void lay(City& city, LaidTile tile) { city.tiles[city.laid++] = tile; }

void move_tourist(City& city, const Move& move) {
  if (move.kind == MoveKind::stay) return;
  if (move.kind == MoveKind::walk) city.tourists ^= std::uint64_t{1} << city.bit_at(move.from);
  city.tourists ^= std::uint64_t{1} << city.bit_at(move.field);
}

/// Tourists under the 17th tile go back to the stock.
void cover(City& city, Look look, Field nw) {
  city.covered = 1;
  city.cover_look = look;
  city.cover_field = nw;
  for (int q = 0; q < 4; ++q) {
    const int bit = city.bit_at(field_at(nw.x + (q & 1), nw.y + (q >> 1)));
    city.tourists &= ~(std::uint64_t{1} << bit);
  }
}

/// Takes back what a seat did in the open round.
void rewind(const State& state, City& city) {
  const int before = state.drawn <= starting_tiles ? 0 : std::min(state.drawn - 1, city_tiles);
  for (int slot = before; slot < city.laid; ++slot) city.tiles[static_cast<std::size_t>(slot)] = {};
  city.laid = static_cast<std::uint8_t>(std::min<int>(before, city.laid));
  city.tourists = city.tourists_before;
  city.cover_field = {};
  city.cover_look = {};
  city.covered = 0;
  city.steps = 0;
}

}  // namespace

// Whose turn it is. The round is open while a seat has steps to make; then it is nature's.

bool Cities::over(const State& state) const {
  return state.drawn == last_drawn_ && round_closed(state, setup_.players);
}

SeatSet Cities::actors(const State& state) const {
  SeatSet seats;
  const int steps = steps_of_round(state);
  for (int i = 0; i < setup_.players; ++i) {
    if (state.cities[static_cast<std::size_t>(i)].steps < steps) seats.insert(seat_at(i));
  }
  return seats;
}

Phase Cities::phase(const State& state, Seat seat) const {
  if (over(state)) return Phase::over;
  if (!actors(state).contains(seat)) return Phase::waiting;
  if (state.drawn == starting_tiles) return Phase::start;
  if (state.city(seat).steps == 1) return Phase::tourist;
  return state.drawn == extra_tile ? Phase::cover : Phase::lay;
}

/// Setup reveals the three starting tiles at once, every round one tile.
void Cities::advance(State& state, Chance& chance) const {
  assert(actors(state).empty() && !over(state));
  for (int i = 0; i < setup_.players; ++i) {
    City& city = state.cities[static_cast<std::size_t>(i)];
    city.tourists_before = city.tourists;
    city.steps = 0;
  }
  do {
    draw_tile(state, chance);
  } while (state.drawn < starting_tiles);
}

unsigned Cities::starting_tiles_left(const State& state, const City& city) const {
  unsigned left = (1U << starting_tiles) - 1U;
  for (int slot = 0; slot < std::min<int>(city.laid, starting_tiles); ++slot) {
    const int tile = tile_of(city.tiles[static_cast<std::size_t>(slot)].look);
    for (unsigned i = 0; i < starting_tiles; ++i) {
      if (state.order[i] == tile) left &= ~(1U << i);
    }
  }
  return left;
}

int Cities::tourists_in_stock(const City& city) const {
  return content_.tourists - std::popcount(city.tourists);
}

/// After a refusal the 16th tile is still the last played.
Field Cities::last_block(const City& city) const {
  if (city.covered != 0) return city.cover_field;
  return city.laid == 0 ? Field{} : field_of(city.tiles[city.laid - 1U].cell, 0);
}

Kind Cities::kind_at(const City& city, Field field) const {
  if (city.is_covered(field)) {
    const int q = (field.x - city.cover_field.x) | ((field.y - city.cover_field.y) << 1);
    return looks_.fields(city.cover_look)[static_cast<std::size_t>(q)];
  }
  const LaidTile& tile = city.tiles[static_cast<std::size_t>(city.slot_at(cell_of(field)))];
  return looks_.fields(tile.look)[static_cast<std::size_t>(quadrant_of(field))];
}

void Cities::legal_moves(const State& state, Seat seat, MoveList<Cities>& moves) const {
  const Phase now = phase(state, seat);
  if (now == Phase::waiting || now == Phase::over) return;
  const City& city = state.city(seat);
  const int tile = state.tile_in_play();
  on_board([&]<class Board>(Board) {
    if (now == Phase::start) {
      const auto open = open_cells<Board>(city, true);
      for (unsigned left = starting_tiles_left(state, city); left != 0; left &= left - 1) {
        const int choice = state.order[static_cast<std::size_t>(std::countr_zero(left))];
        list_lays<Board>(open, choice, looks_.turns(choice), moves);
      }
    } else if (now == Phase::lay) {
      list_lays<Board>(open_cells<Board>(city, false), tile, looks_.turns(tile), moves);
    } else if (now == Phase::tourist) {
      list_strolls(city, make_strolls<Board>(city, looks_, last_block(city), jumping_),
                   tourists_in_stock(city), moves);
    } else {
      list_covers<Board>(city, tile, looks_.turns(tile), moves);
    }
  });
}

Move Cities::random_move(const State& state, Seat seat, Random& random) const {
  const Phase now = phase(state, seat);
  assert(now != Phase::waiting && now != Phase::over);
  const City& city = state.city(seat);
  return on_board([&]<class Board>(Board) {
    if (now == Phase::tourist) {
      return random_stroll(city, make_strolls<Board>(city, looks_, last_block(city), jumping_),
                           tourists_in_stock(city), random);
    }
    if (now == Phase::cover) {
      const auto grid = make_grid<Board>(city);
      const auto blocks = whole_blocks<Board>(city, grid);
      const int turns = looks_.turns(state.tile_in_play());
      const int n = pick(random, blocks.count() * turns + 1);
      if (n == blocks.count() * turns) return Move::refuse();
      return Move::cover(look_of(state.tile_in_play(), n % turns),
                         grid.field(blocks.nth(n / turns)));
    }
    // Every rotation fits every cell, so cell and rotation are two independent picks.
    const auto open = open_cells<Board>(city, now == Phase::start);
    const Cell cell = CellMap<Board>::cell(open.nth(pick(random, open.count())));
    if (now == Phase::start) {
      const unsigned left = starting_tiles_left(state, city);
      const int n = pick(random, count_looks(state, looks_, left));
      return Move::lay(nth_look(state, looks_, left, n), cell);
    }
    const int tile = state.tile_in_play();
    return Move::lay(look_of(tile, pick(random, looks_.turns(tile))), cell);
  });
}

void Cities::apply(State& state, Seat seat, Move move) const {
  City& city = state.city(seat);
  switch (move.kind) {
    case MoveKind::lay: lay(city, {move.cell, move.look}); break;
    case MoveKind::place:
    case MoveKind::walk:
    case MoveKind::stay: move_tourist(city, move); break;
    case MoveKind::cover: cover(city, move.look, move.field); break;
    case MoveKind::refuse: break;
  }
  ++city.steps;
}

/// Nobody looks at another city before the round is over: to everybody else a seat stands where
/// the round found it.
void Cities::hide(State& state, Viewer viewer) const {
  if (round_closed(state, setup_.players)) return;
  for (int i = 0; i < setup_.players; ++i) {
    if (!viewer.is(seat_at(i))) rewind(state, state.cities[static_cast<std::size_t>(i)]);
  }
}

/// A seat that is hidden has, as far as the viewer can know, not acted yet: that is a whole
/// position, with nothing to fill in. Tiles not drawn yet do not exist before they are drawn.
void Cities::resample(State&, Viewer, Chance&) const {}

}  // namespace townsmith::cities
