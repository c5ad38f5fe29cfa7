#pragma once

#include "games/townbuilder/townbuilder.h"
#include "numbers/planes.h"

namespace townsmith::townbuilder {

/// A plane has a place for each card.
class Planes {
 public:
  explicit Planes(const TownBuilder& game)
      : game_(game), cards_(static_cast<int>(game.content().cards.size())) {}

  template <class Pen>
  void draw(Pen& pen, const Observed<TownBuilder>& seen) const {
    const State& state = seen.state();
    const int players = game_.setup().players;
    const int viewer = seen.viewer().is_spectator() ? 0 : townsmith::index(seen.viewer().seat());
    draw_cards(pen, state);
    draw_table(pen, state);
    numbers::put_one_of(pen, "active", players,
                        numbers::place_after(viewer, state.active, players));
    numbers::put_one_of(pen, "first", players, numbers::place_after(viewer, state.first, players));
    for (int i = 0; i < players; ++i) {
      const Seat seat = seat_at(numbers::seat_after(viewer, i, players));
      pen.seat(i);
      set(pen, "foundations", state.foundations[seat]);
      set(pen, "buildings", state.buildings[seat]);
      set(pen, "gold cards", state.gold[seat]);
      set(pen, "protected", state.guarded[seat]);
      numbers::put_number(pen, "gold", game_.gold_of(state, seat) / 10.0);
      numbers::put_number(pen, "gold tokens", state.tokens[seat] / 10.0);
      numbers::put_bits(pen, "awards", max_awards, state.awards_held[seat]);
    }
    pen.seat(-1);
  }

 private:
  template <class Pen>
  void set(Pen& pen, std::string_view name, const CardSet& set) const {
    pen.plane(name, {cards_}, [&](float* out) { numbers::mark(out, set); });
  }

  template <class Pen>
  void draw_cards(Pen& pen, const State& state) const {
    set(pen, "row", state.row);
    set(pen, "revealed", state.revealed);
    set(pen, "unseen", state.unseen);
    set(pen, "discarded", state.discard);
    set(pen, "worth two", state.doubled);
    set(pen, "ready", state.ready);
    pen.plane("missing", {resource_count + 1, cards_}, [&](float* out) {
      for (const CardSet& foundations : state.foundations) {
        foundations.for_each([&](int card) { draw_missing(out + card, state, card_at(card)); });
      }
    });
    pen.plane("under", {cards_}, [&](float* out) {
      state.attached.for_each([&](int card) {
        out[card] = static_cast<float>(state.under[static_cast<std::size_t>(card)]) /
                    static_cast<float>(cards_);
      });
    });
    pen.plane("age of gold", {cards_}, [&](float* out) {
      int age = 0;
      for (const std::uint8_t card : state.gold_line) {
        if (card != 0) out[card - 1] = static_cast<float>(++age) / static_cast<float>(cards_);
      }
    });
  }

  /// Resources until a foundation is complete, and of which kinds one more may be.
  void draw_missing(float* out, const State& state, Card card) const {
    const Load cost = game_.tables().cost[slot(card)];
    out[0] = static_cast<float>(cost.total() - state.load[slot(card)].total()) / 5;
    for (unsigned kind = 0; kind < resource_count; ++kind) {
      const bool accepts = game_.needs(state, card, Load::one(1U << kind));
      out[static_cast<int>(kind + 1) * cards_] = accepts ? 1 : 0;
    }
  }

  template <class Pen>
  void draw_table(Pen& pen, const State& state) const {
    using numbers::put_bits;
    using numbers::put_number;
    numbers::put_one_of(pen, "phase", static_cast<int>(phase_names.size()),
                        static_cast<int>(state.phase));
    numbers::put_one_of(pen, "ending", 3, static_cast<int>(state.ending));
    put_number(pen, "actions", state.actions / double(game_.content().actions_a_turn));
    put_number(pen, "star used", state.star_used);
    put_number(pen, "completed", state.completed / 4.0);
    put_bits(pen, "completed types", type_count, state.completed_types);
    put_bits(pen, "judges", max_judges, state.judges);
    put_number(pen, "judges in deck", state.deck_judges / double{max_judges});
    put_number(pen, "deck", game_.deck_cards(state) / double{max_cards});
    put_number(pen, "runs", state.runs / 4.0);
    put_number(pen, "waiting", state.waiting);
    put_number(pen, "idle turns", state.idle / 8.0);
    put_bits(pen, "awards open", max_awards, state.awards_open);
    put_bits(pen, "awards shared", max_awards, state.awards_shared);
    put_number(pen, "awards closed", state.awards_closed);
    put_bits(pen, "revealed as", 3, state.reveal_ways);
    pen.plane("declared", {max_declarers, type_count}, [&](float* out) {
      for (const std::uint8_t type : state.declared) {
        if (type != 0) out[type - 1] = 1;
        out += type_count;
      }
    });
  }

  const TownBuilder& game_;
  int cards_;
};

}  // namespace townsmith::townbuilder

template <>
struct townsmith::numbers::PlanesOf<townsmith::townbuilder::TownBuilder>
    : std::type_identity<townsmith::townbuilder::Planes> {};
