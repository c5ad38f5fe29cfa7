// A game in the order of docs/rules/cities.md: the start, a round, the 17th tile, the end. Which
// moves are legal is in moves.cpp.
#include <algorithm>
#include <bit>
#include <cassert>

#include "games/cities/cities.h"

namespace townsmith::cities {
namespace {

/// Moves every seat makes in the open round.
int steps_of_round(const State& state, int starting_tiles) {
  return state.drawn == 0 ? 0 : state.drawn == starting_tiles ? starting_tiles : steps_a_round;
}

bool round_closed(const State& state, int starting_tiles, int players) {
  const int steps = steps_of_round(state, starting_tiles);
  for (int i = 0; i < players; ++i) {
    if (state.cities[seat_at(i)].steps != steps) return false;
  }
  return true;
}

/// The leader's stack has no order until a tile is taken from it: the tiles set aside are simply
/// those that are never drawn.
void draw_tile(State& state, int tile_count, Chance& chance) {
  std::uint64_t undrawn = (std::uint64_t{1} << tile_count) - 1U;
  for (std::size_t i = 0; i < state.drawn; ++i) {
    undrawn &= ~(std::uint64_t{1} << (state.order[i] - 1U));
  }
  const auto left = static_cast<std::uint32_t>(tile_count - state.drawn);
  for (std::uint32_t skip = chance.below(left, {"tile"}); skip > 0; --skip) undrawn &= undrawn - 1;
  const int tile = std::countr_zero(undrawn) + 1;
  chance.tell(tile);
  state.order[state.drawn++] = static_cast<std::uint8_t>(tile);
}

}  // namespace

// The start reveals the three starting tiles at once, 1. every round one tile.

void Cities::advance(State& state, Chance& chance) const {
  assert(actors(state).empty() && !over(state));
  for (int i = 0; i < setup_.players; ++i) {
    City& city = state.cities[seat_at(i)];
    city.tourists_before = city.tourists;
    city.steps = 0;
  }
  do {
    draw_tile(state, content_.tile_count(), chance);
  } while (state.drawn < starting_tiles_);
}

unsigned Cities::starting_tiles_left(const State& state, const City& city) const {
  const auto count = static_cast<unsigned>(starting_tiles_);
  unsigned left = (1U << count) - 1U;
  for (int slot = 0; slot < std::min<int>(city.laid, starting_tiles_); ++slot) {
    const int tile = tile_of(city.tiles[static_cast<std::size_t>(slot)].look);
    for (unsigned i = 0; i < count; ++i) {
      if (state.order[i] == tile) left &= ~(1U << i);
    }
  }
  return left;
}

// Whose turn it is. The round is open while a seat has steps to make; then it is nature's.

bool Cities::over(const State& state) const {
  return state.drawn == last_drawn_ && round_closed(state, starting_tiles_, setup_.players);
}

SeatSet Cities::actors(const State& state) const {
  SeatSet seats;
  const int steps = steps_of_round(state, starting_tiles_);
  for (int i = 0; i < setup_.players; ++i) {
    if (state.cities[seat_at(i)].steps < steps) seats.insert(seat_at(i));
  }
  return seats;
}

Phase Cities::phase(const State& state, Seat seat) const {
  const bool acts = townsmith::index(seat) < setup_.players &&
                    state.city(seat).steps < steps_of_round(state, starting_tiles_);
  if (!acts) return over(state) ? Phase::over : Phase::waiting;
  if (state.drawn == starting_tiles_) return Phase::start;
  if (state.city(seat).steps == 1) return Phase::tourist;
  return state.drawn > city_tiles_ ? Phase::cover : Phase::lay;
}

// 2. Lay the tile, 3. do one thing with a tourist.

namespace {

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

}  // namespace

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

}  // namespace townsmith::cities
