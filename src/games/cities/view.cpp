#include "games/cities/cities.h"

// What a seat may see, as JSON:
//   phase          what the viewer has to decide: "start", "lay", "tourist", "cover", "wait",
//                  "over"; a spectator sees the first step of the open round
//   level          1 to 3
//   round, rounds  0 while the starting tiles are laid, then 1 to 13; 14 for the 17th tile
//   tile           the tile in play {number, fields}, null while there is none
//   starting_tiles those drawn at the start, each {number, fields}
//   drawn          numbers of all tiles drawn, in order
//   undrawn        numbers nobody has seen yet, ascending
//   last_tile      the four fields a tourist may be placed on now (viewer in step 3), else []
//   size           largest number of tiles side by side, null without limit
//   seats[]        per seat: tiles [{cell, number, fields, turn}], cover {field, number, fields} or
//                  null, tourists [field], stock, score; for the viewer also left (starting tiles
//                  not laid yet) and done (nothing left to do this round)
// `fields` are four letters of A P T W: NW NE SW SE as the tile lies.

namespace townsmith::cities {

json::string letters(const Fields& fields) {
  json::string text;
  for (const Kind kind : fields) text.push_back(letter(kind));
  return text;
}

namespace {

json::object tile_view(const Cities& game, int number) {
  return {{"number", number}, {"fields", letters(game.looks().fields(look_of(number, 0)))}};
}

json::array tiles_view(const Cities& game, const City& city) {
  json::array tiles;
  for (int slot = 0; slot < city.laid; ++slot) {
    const LaidTile& tile = city.tiles[static_cast<std::size_t>(slot)];
    tiles.push_back(json::object{{"cell", game.cell_name(tile.cell)},
                                 {"number", tile_of(tile.look)},
                                 {"fields", letters(game.looks().fields(tile.look))},
                                 {"turn", turn_of(tile.look)}});
  }
  return tiles;
}

json::value cover_view(const Cities& game, const City& city) {
  if (city.covered == 0) return nullptr;
  return json::object{{"field", game.field_name(city.cover_field)},
                      {"number", tile_of(city.cover_look)},
                      {"fields", letters(game.looks().fields(city.cover_look))}};
}

json::array tourists_view(const Cities& game, const City& city) {
  json::array tourists;
  for (std::uint64_t rest = city.tourists; rest != 0; rest &= rest - 1) {
    tourists.push_back(json::string(game.field_name(city.field_of_bit(std::countr_zero(rest)))));
  }
  return tourists;
}

json::object seat_view(const Cities& game, const Observed<Cities>& seen, Seat seat) {
  const State& state = seen.state();
  const City& city = state.city(seat);
  json::object view = {{"tiles", tiles_view(game, city)},
                       {"cover", cover_view(game, city)},
                       {"tourists", tourists_view(game, city)},
                       {"stock", game.tourists_in_stock(city)},
                       {"score", game.score(state, seat)}};
  if (seen.viewer().is(seat)) {
    json::array left;
    if (state.drawn == starting_tiles) {
      for (unsigned rest = game.starting_tiles_left(state, city); rest != 0; rest &= rest - 1) {
        left.push_back(int{state.order[static_cast<std::size_t>(std::countr_zero(rest))]});
      }
    }
    view["left"] = std::move(left);
    view["done"] = !game.actors(state).contains(seat);
  }
  return view;
}

json::string phase_view(const Cities& game, const Observed<Cities>& seen) {
  constexpr std::array<std::string_view, 6> names = {"wait",    "start", "lay",
                                                     "tourist", "cover", "over"};
  const Seat seat = seen.viewer().is_spectator() ? seat_at(0) : seen.viewer().seat();
  return json::string(names[static_cast<std::size_t>(game.phase(seen.state(), seat))]);
}

json::array last_tile_view(const Cities& game, const Observed<Cities>& seen) {
  json::array fields;
  if (seen.viewer().is_spectator()) return fields;
  const Seat seat = seen.viewer().seat();
  if (game.phase(seen.state(), seat) != Phase::tourist) return fields;
  const Field nw = game.last_block(seen.state().city(seat));
  for (int q = 0; q < 4; ++q) {
    fields.push_back(json::string(game.field_name(field_at(nw.x + (q & 1), nw.y + (q >> 1)))));
  }
  return fields;
}

}  // namespace

json::object Cities::view(const Observed<Cities>& seen) const {
  const State& state = seen.state();
  std::array<bool, tile_count + 1> known{};
  json::array starting;
  json::array drawn;
  for (std::size_t i = 0; i < state.drawn; ++i) {
    known[state.order[i]] = true;
    drawn.push_back(int{state.order[i]});
    if (i < starting_tiles) starting.push_back(tile_view(*this, state.order[i]));
  }
  json::array undrawn;
  for (int tile = 1; tile <= tile_count; ++tile) {
    if (!known[static_cast<std::size_t>(tile)]) undrawn.push_back(tile);
  }
  json::array seats;
  for (const Seat seat : SeatSet::first(setup_.players)) {
    seats.push_back(seat_view(*this, seen, seat));
  }
  json::object view;
  view["phase"] = phase_view(*this, seen);
  view["level"] = level_;
  view["round"] = std::max(0, state.drawn - starting_tiles);
  view["rounds"] = rounds;
  view["tile"] = state.drawn > starting_tiles && !over(state)
                     ? json::value(tile_view(*this, state.tile_in_play()))
                     : json::value(nullptr);
  view["starting_tiles"] = std::move(starting);
  view["drawn"] = std::move(drawn);
  view["undrawn"] = std::move(undrawn);
  view["last_tile"] = last_tile_view(*this, seen);
  view["size"] = limited_ ? json::value(city_side) : json::value(nullptr);
  view["seats"] = std::move(seats);
  return view;
}

}  // namespace townsmith::cities
