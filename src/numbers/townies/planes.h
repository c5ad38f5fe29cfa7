#pragma once

#include "games/townies/townies.h"
#include "numbers/planes.h"

namespace townsmith::townies {

/// The map in axial coordinates: a row is a constant r, a column a constant q; the two corners that
/// are not on the map stay empty.
class Planes {
 public:
  explicit Planes(const Townies& game) : game_(game) {}

  template <class Pen>
  void draw(Pen& pen, const Observed<Townies>& seen) const {
    const State& state = seen.state();
    const int players = game_.setup().players;
    const int viewer = seen.viewer().is_spectator() ? 0 : townsmith::index(seen.viewer().seat());
    numbers::put_number(pen, "round", state.round / 40.0);
    numbers::put_one_of(pen, "white die", object_kinds, state.white - 1);
    numbers::put_one_of(pen, "black die", shape_faces, state.black - 1);
    numbers::put_one_of(pen, "goal", goal_numbers, static_cast<int>(state.goal));
    numbers::put_one_of(pen, "bonus", bonus_cards + 1, static_cast<int>(state.bonus));
    for (int i = 0; i < players; ++i) {
      const Town& town = state.town(seat_at(numbers::seat_after(viewer, i, players)));
      pen.seat(i);
      draw_town(pen, state, town);
    }
    pen.seat(-1);
  }

 private:
  template <class Pen>
  void draw_town(Pen& pen, const State& state, const Town& town) const {
    constexpr int side = Board::span;
    pen.plane("colours", {colour_count, side, side}, [&](float* out) {
      for (std::size_t c = 0; c < colour_count; ++c) {
        numbers::mark(out + static_cast<int>(c) * Board::size, town.blocks[c]);
      }
    });
    pen.plane("objects", {object_kinds, side, side}, [&](float* out) {
      for (std::size_t i = 0; i < town.count; ++i) {
        out[index(town.kinds[i]) * Board::size + town.spaces[i]] = 1;
      }
    });
    pen.plane("object points", {side, side}, [&](float* out) {
      for (int i = 0; i < town.count; ++i) {
        out[town.spaces[static_cast<std::size_t>(i)]] =
            static_cast<float>(game_.object_points(town, i)) / 10;
      }
    });
    pen.plane("drawn", {side, side}, [&](float* out) { numbers::mark(out, town.drawn); });
    numbers::put_one_of(pen, "marker", colour_count, index(state.marker(town)));
    numbers::put_one_of(pen, "step", 3, static_cast<int>(town.step));
    numbers::put_number(pen, "object count", town.count / double{max_circles});
    numbers::put_bits(pen, "circles", max_circles, town.circles);
    numbers::put_number(pen, "stars", town.stars / 4.0);
    numbers::put_number(pen, "soil", town.soil / 4.0);
  }

  const Townies& game_;
};

}  // namespace townsmith::townies

template <>
struct townsmith::numbers::PlanesOf<townsmith::townies::Townies>
    : std::type_identity<townsmith::townies::Planes> {};
