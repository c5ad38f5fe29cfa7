#pragma once

#include "games/drawcity/drawcity.h"
#include "numbers/planes.h"

namespace townsmith::drawcity {

/// Streets from the top, each from the left.
class Planes {
 public:
  explicit Planes(const DrawCity& game) : game_(game) {}

  template <class Pen>
  void draw(Pen& pen, const Observed<DrawCity>& seen) const {
    const State& state = seen.state();
    const int players = game_.setup().players;
    const int viewer = seen.viewer().is_spectator() ? 0 : townsmith::index(seen.viewer().seat());
    draw_board(pen, state);
    draw_cards(pen, state, seat_at(viewer));
    draw_modules(pen, state, viewer);
    numbers::put_number(pen, "round", state.round / 40.0);
    numbers::put_one_of(pen, "active", players,
                        numbers::place_after(viewer, state.active, players));
    numbers::put_one_of(pen, "first", players, numbers::place_after(viewer, state.first, players));
    for (int i = 0; i < players; ++i) {
      const Seat seat = seat_at(numbers::seat_after(viewer, i, players));
      pen.seat(i);
      pen.plane("developments", {game_.streets(), columns},
                [&](float* out) { numbers::mark(out, state.owned[seat]); });
      numbers::put_number(pen, "skips", state.skips[seat] / double{skips_to_finish});
      numbers::put_number(pen, "finished", state.has_finished(seat) ? 1 : 0);
    }
    pen.seat(-1);
  }

 private:
  template <class Pen>
  void draw_board(Pen& pen, const State& state) const {
    const int streets = game_.streets();
    pen.plane("types", {type_count, streets, columns}, [&](float* out) {
      for (std::size_t type = 0; type < type_count; ++type) {
        numbers::mark(out + static_cast<int>(type) * streets * columns, state.types[type]);
      }
    });
    pen.plane("number", {streets, columns}, [&](float* out) {
      numbers::mark(out, state.built(), 1.0F / number_count);
      for (std::size_t i = 0; i < state.from.size(); ++i) {
        numbers::mark(out, state.from[i], static_cast<float>(i + 2) / number_count);
      }
    });
    const auto plane = [&](std::string_view name, const Spaces& spaces) {
      pen.plane(name, {streets, columns}, [&](float* out) { numbers::mark(out, spaces); });
    };
    plane("internet", state.internet);
    plane("marked", state.marked);
  }

  template <class Pen>
  void draw_cards(Pen& pen, const State& state, Seat viewer) const {
    const auto kind = [&](std::string_view hand_name, std::string_view discard_name,
                          std::string_view deck_name, const auto& cards, int values) {
      pen.plane(hand_name, {hand_size, values}, [&](float* out) {
        for (std::size_t i = 0; i < hand_size; ++i) {
          const int card = cards.hand[viewer][i];
          if (card >= 1 && card <= values) out[static_cast<int>(i) * values + card - 1] = 1;
        }
      });
      pen.plane(discard_name, {values}, [&](float* out) {
        for (const std::uint8_t count : cards.discard) *out++ = static_cast<float>(count) / 20;
      });
      numbers::put_number(pen, deck_name, cards.deck_size / double{max_cards});
    };
    kind("own numbers", "discarded numbers", "deck of numbers", state.number_cards, number_count);
    kind("own types", "discarded types", "deck of types", state.type_cards, type_count);
  }

  template <class Pen>
  void draw_modules(Pen& pen, const State& state, int viewer) const {
    const auto cards = [](float* out, const auto& list) {
      for (const CardValue card : list) {
        if (card != 0) out[card - 1] = 1;
        out += type_count;
      }
    };
    if (game_.with_zoning()) {
      pen.plane("zoning", {columns, type_count}, [&](float* out) { cards(out, state.zoning); });
    }
    if (game_.with_demand()) {
      pen.plane("demand", {max_streets, type_count}, [&](float* out) { cards(out, state.demand); });
    }
    if (game_.with_neighborhoods()) {
      pen.plane("patterns", {pattern_count, pattern_size, type_count}, [&](float* out) {
        for (const auto& pattern : state.patterns) {
          cards(out, pattern);
          out += pattern_size * type_count;
        }
      });
    }
    if (!game_.with_goals()) return;
    const int players = game_.setup().players;
    const auto kinds = static_cast<int>(game_.content().goals.goals.size());
    pen.plane("goals", {goal_slots, kinds}, [&](float* out) {
      for (const GoalCard& card : state.goals) {
        if (card.goal != 0) out[card.goal - 1] = 1;
        out += kinds;
      }
    });
    pen.plane("goal spaces", {goal_slots, players}, [&](float* out) {
      for (const GoalCard& card : state.goals) {
        for (int i = 0; i < players; ++i) {
          const Seat seat = seat_at(numbers::seat_after(viewer, i, players));
          const bool now = ((card.now >> townsmith::index(seat)) & 1U) != 0;
          *out++ = now ? 1.0F : static_cast<float>(card.space[seat]) / 4;
        }
      }
    });
    pen.plane("goal spaces used", {goal_slots}, [&](float* out) {
      for (const GoalCard& card : state.goals) *out++ = static_cast<float>(card.used) / 3;
    });
  }

  const DrawCity& game_;
};

}  // namespace townsmith::drawcity

template <>
struct townsmith::numbers::PlanesOf<townsmith::drawcity::DrawCity>
    : std::type_identity<townsmith::drawcity::Planes> {};
