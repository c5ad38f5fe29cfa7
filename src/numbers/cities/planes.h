#pragma once

#include <bit>

#include "games/cities/cities.h"
#include "numbers/planes.h"

namespace townsmith::cities {

/// A city's fields as they lie, its north-west corner in that of the planes.
class Planes {
 public:
  explicit Planes(const Cities& game) : game_(game) {}

  template <class Pen>
  void draw(Pen& pen, const Observed<Cities>& seen) const {
    game_.on_board([&]<class Board>(Board) { draw_on<Board>(pen, seen); });
  }

 private:
  template <class Board, class Pen>
  void draw_on(Pen& pen, const Observed<Cities>& seen) const {
    const State& state = seen.state();
    const int players = game_.setup().players;
    const Seat viewer = seen.viewer().is_spectator() ? seat_at(0) : seen.viewer().seat();
    draw_facts(pen, state, viewer);
    for (int i = 0; i < players; ++i) {
      const City& city = state.city(seat_at(numbers::seat_after(index(viewer), i, players)));
      const Grid<Board> grid = make_grid<Board>(city);
      pen.seat(i);
      pen.plane("fields", {kind_count, Board::height, Board::width},
                [&](float* out) { draw_fields(out, city, grid); });
      const auto plane = [&](std::string_view name, auto&& fill) {
        pen.plane(name, {Board::height, Board::width}, fill);
      };
      plane("tourists", [&](float* out) {
        for (std::uint64_t rest = city.tourists; rest != 0; rest &= rest - 1) {
          out[grid.square(city.field_of_bit(std::countr_zero(rest)))] = 1;
        }
      });
      plane("last tile", [&](float* out) {
        if (city.laid != 0) numbers::mark(out, grid.block(game_.last_block(city)));
      });
      if (i == 0) {
        plane("tile number", [&](float* out) {
          for (int slot = 0; slot < city.laid; ++slot) {
            const Field nw = field_of(city.tiles[static_cast<std::size_t>(slot)].cell, 0);
            const float number = static_cast<float>(slot + 1) / max_city_tiles;
            float* at = out + grid.square(nw);
            at[0] = at[1] = at[Board::width] = at[Board::width + 1] = number;
          }
        });
      }
      numbers::put_number(pen, "stock", game_.tourists_in_stock(city) / double{max_tourists});
      numbers::put_number(pen, "steps", city.steps / 3.0);
    }
    pen.seat(-1);
  }

  template <class Pen>
  void draw_facts(Pen& pen, const State& state, Seat viewer) const {
    const Phase phase = game_.phase(state, viewer);
    numbers::put_one_of(pen, "phase", 6, static_cast<int>(phase));
    numbers::put_number(pen, "drawn", state.drawn / double{max_drawn});
    pen.plane("hand", {max_starting_tiles, 4, kind_count}, [&](float* out) {
      const auto tile = [&](int slot, int number) {
        const Fields& fields = game_.looks().fields(look_of(number, 0));
        for (std::size_t q = 0; q < 4; ++q) {
          out[(static_cast<std::size_t>(slot) * 4 + q) * kind_count +
              static_cast<std::size_t>(fields[q])] = 1;
        }
      };
      if (state.drawn == 0) return;
      if (state.drawn != game_.starting_tiles()) return tile(0, state.tile_in_play());
      for (unsigned left = game_.starting_tiles_left(state, state.city(viewer)); left != 0;
           left &= left - 1) {
        const int slot = std::countr_zero(left);
        tile(slot, state.order[static_cast<std::size_t>(slot)]);
      }
    });
    pen.plane("drawn tiles", {game_.content().tile_count()}, [&](float* out) {
      for (std::size_t i = 0; i < state.drawn; ++i) out[state.order[i] - 1] = 1;
    });
  }

  template <class Board>
  void draw_fields(float* out, const City& city, const Grid<Board>& grid) const {
    const auto block = [&](Field nw, Look look) {
      const Fields& fields = game_.looks().fields(look);
      const int at = grid.square(nw);
      for (int q = 0; q < 4; ++q) {
        const int square = at + Board::at(q & 1, q >> 1);
        out[static_cast<int>(fields[static_cast<std::size_t>(q)]) * Board::size + square] = 1;
      }
    };
    for (int slot = 0; slot < city.laid; ++slot) {
      const LaidTile& tile = city.tiles[static_cast<std::size_t>(slot)];
      block(field_of(tile.cell, 0), tile.look);
    }
    if (city.covered == 0) return;
    const int at = grid.square(city.cover_field);
    for (int kind = 0; kind < kind_count; ++kind) {
      for (int q = 0; q < 4; ++q) out[kind * Board::size + at + Board::at(q & 1, q >> 1)] = 0;
    }
    block(city.cover_field, city.cover_look);
  }

  const Cities& game_;
};

}  // namespace townsmith::cities

template <>
struct townsmith::numbers::PlanesOf<townsmith::cities::Cities>
    : std::type_identity<townsmith::cities::Planes> {};
