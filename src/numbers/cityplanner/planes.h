#pragma once

#include "games/cityplanner/cityplanner.h"
#include "numbers/planes.h"

namespace townsmith::cityplanner {

class Planes {
 public:
  explicit Planes(const CityPlanner& game) : game_(game) {}

  template <class Pen>
  void draw(Pen& pen, const Observed<CityPlanner>& seen) const {
    using numbers::put_number;
    const State& state = seen.state();
    const int players = game_.setup().players;
    const int viewer = seen.viewer().is_spectator() ? 0 : townsmith::index(seen.viewer().seat());
    pen.plane("die", {card_count, face_count}, [&](float* out) {
      for (std::size_t i = 0; i < card_count; ++i) {
        if (state.dice[i] != 0) out[i * face_count + state.dice[i] - 1] = 1;
      }
    });
    pen.plane("kind", {card_count, kind_count}, [&](float* out) {
      for (int i = 0; i < card_count; ++i) {
        if (state.dice[static_cast<std::size_t>(i)] == 0) continue;
        out[i * kind_count + static_cast<int>(game_.kind(state, card_at(i)))] = 1;
      }
    });
    numbers::put_one_of(pen, "locked", card_count, index(state.locked));
    numbers::put_one_of(pen, "passed", card_count, index(state.passed));
    numbers::put_bits(pen, "changed", card_count, state.changed);
    numbers::put_one_of(pen, "phase", static_cast<int>(phase_names.size()),
                        static_cast<int>(state.phase));
    put_number(pen, "round", state.round / double{max_rounds});
    put_number(pen, "changes left", game_.changes_left(state) / double{card_count});
    numbers::put_one_of(pen, "active", players,
                        (townsmith::index(state.active) - viewer + players) % players);
    numbers::put_one_of(pen, "first", players,
                        (townsmith::index(state.first) - viewer + players) % players);
    for (int i = 0; i < players; ++i) {
      const Seat seat = seat_at(numbers::seat_after(viewer, i, players));
      pen.seat(i);
      put_number(pen, "money", state.money[seat] / 100.0);
      put_number(pen, "points", game_.points(state, seat) / 100.0);
      put_number(pen, "rerolls", state.rerolls[seat] / double{card_count});
    }
    pen.seat(-1);
    pen.plane("results", {CityPlanner::max_moves, 3}, [&](float* out) {
      if (state.phase != Phase::score) return;
      for (const Outcome& one : game_.outcomes(state)) {
        *out++ = static_cast<float>(one.vp) / 20;
        *out++ = static_cast<float>(one.dollars) / 20;
        *out++ = static_cast<float>(one.rerolls) / card_count;
      }
    });
  }

 private:
  const CityPlanner& game_;
};

}  // namespace townsmith::cityplanner

template <>
struct townsmith::numbers::PlanesOf<townsmith::cityplanner::CityPlanner>
    : std::type_identity<townsmith::cityplanner::Planes> {};
