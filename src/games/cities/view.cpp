#include <algorithm>

#include "games/cities/cities.h"

namespace townsmith::cities {
namespace {

TileView tile_view(const Cities& game, int number) {
  return {number, letters(game.looks().fields(look_of(number, 0)))};
}

SeatView seat_view(const Cities& game, const Observed<Cities>& seen, Seat seat) {
  const State& state = seen.state();
  const City& city = state.city(seat);
  SeatView view;
  for (int slot = 0; slot < city.laid; ++slot) {
    const LaidTile& tile = city.tiles[static_cast<std::size_t>(slot)];
    view.tiles.push_back({game.cell_name(tile.cell), tile_of(tile.look),
                          letters(game.looks().fields(tile.look)), turn_of(tile.look)});
  }
  if (city.covered != 0) {
    view.cover = {game.field_name(city.cover_field), tile_of(city.cover_look),
                  letters(game.looks().fields(city.cover_look))};
  }
  for (std::uint64_t rest = city.tourists; rest != 0; rest &= rest - 1) {
    view.tourists.push_back(game.field_name(city.field_of_bit(std::countr_zero(rest))));
  }
  view.earned = game.points_of_tourists(state, seat);
  view.stock = game.tourists_in_stock(city);
  view.score = game.score(state, seat);
  if (seen.viewer().is(seat)) {
    std::vector<int> left;
    if (state.drawn == game.starting_tiles()) {
      for (unsigned rest = game.starting_tiles_left(state, city); rest != 0; rest &= rest - 1) {
        left.push_back(state.order[static_cast<std::size_t>(std::countr_zero(rest))]);
      }
    }
    view.left.emplace(std::move(left));
    view.done.emplace(!game.actors(state).contains(seat));
  }
  return view;
}

std::vector<std::string> last_tile_view(const Cities& game, const Observed<Cities>& seen) {
  std::vector<std::string> fields;
  if (seen.viewer().is_spectator()) return fields;
  const Seat seat = seen.viewer().seat();
  if (game.phase(seen.state(), seat) != Phase::tourist) return fields;
  const Field nw = game.last_block(seen.state().city(seat));
  for (int q = 0; q < 4; ++q) {
    fields.push_back(game.field_name(field_at(nw.x + (q & 1), nw.y + (q >> 1))));
  }
  return fields;
}

}  // namespace

PositionView Cities::view(const Observed<Cities>& seen) const {
  const State& state = seen.state();
  const Seat seat = seen.viewer().is_spectator() ? seat_at(0) : seen.viewer().seat();
  PositionView view;
  view.phase = phase(state, seat);
  view.level = level_;
  view.round = std::max(0, state.drawn - starting_tiles_);
  view.rounds = content_.rounds;
  if (state.drawn > starting_tiles_ && !over(state)) {
    view.tile = tile_view(*this, state.tile_in_play());
  }
  std::array<bool, max_tiles + 1> known{};
  for (std::size_t i = 0; i < state.drawn; ++i) {
    known[state.order[i]] = true;
    view.drawn.push_back(state.order[i]);
    if (static_cast<int>(i) < starting_tiles_) {
      view.starting_tiles.push_back(tile_view(*this, state.order[i]));
    }
  }
  for (int tile = 1; tile <= content_.tile_count(); ++tile) {
    if (!known[static_cast<std::size_t>(tile)]) view.undrawn.push_back(tile);
  }
  view.last_tile = last_tile_view(*this, seen);
  if (limited_) view.size = city_side;
  for (const Seat one : SeatSet::first(setup_.players)) {
    view.seats.push_back(seat_view(*this, seen, one));
  }
  return view;
}

}  // namespace townsmith::cities
