// A game in the order of docs/rules/townies.md: set-up, a round, drawing, the end. Which moves are
// legal is in moves.cpp.
#include <algorithm>
#include <bit>
#include <cassert>

#include "games/townies/townies.h"

namespace townsmith::townies {
namespace {

/// A lot among those bits of `left` that are set, taken out of it.
int draw_lot(unsigned& left, Chance& chance, const Label& label) {
  unsigned rest = left;
  auto skip = chance.below(static_cast<std::uint32_t>(std::popcount(left)), label);
  for (; skip > 0; --skip) rest &= rest - 1;
  const int lot = std::countr_zero(rest);
  chance.tell(lot + 1);
  left &= ~(1U << lot);
  return lot;
}

}  // namespace

// Setting up: every seat draws a starting marker, the table a goal and a bonus card. Alone all
// three may be chosen.

void Townies::set_up(State& state, Chance& chance) const {
  unsigned markers = (1U << colour_count) - 1U;
  for (int i = 0; i < setup_.players; ++i) {
    const bool chosen = solo() && setup_.options[option_colour] != 0;
    const int colour =
        chosen ? setup_.options[option_colour] - 1 : draw_lot(markers, chance, {"colour", i});
    state.towns[seat_at(i)].start = static_cast<Colour>(colour);
  }
  const auto card = [&](Option option, int cards, const char* what) {
    unsigned deck = (1U << cards) - 1U;
    return setup_.options[option] != 0 ? setup_.options[option]
                                       : draw_lot(deck, chance, {what}) + 1;
  };
  if (mode_ == Mode::full) {
    state.goal = static_cast<Goal>(card(option_goal, additional_goals, "goal"));
  }
  if (mode_ != Mode::first) {
    state.bonus = static_cast<Bonus>(card(option_bonus, bonus_cards, "bonus"));
  }
}

// A round: nature passes the markers and rolls; then everybody acts, and it is nature's again.

void Townies::advance(State& state, Chance& chance) const {
  assert(actors(state).empty() && !over(state));
  if (state.round == 0) set_up(state, chance);
  ++state.round;
  for (int i = 0; i < setup_.players; ++i) state.towns[seat_at(i)].begin_round();
  state.white = static_cast<std::uint8_t>(chance.roll({"white die"}));
  state.black = static_cast<std::uint8_t>(chance.roll({"black die"}));
}

// Drawing.

int Townies::next_circle(const Town& town) {
  // Circles and Objects both go from left to right, so behind the last of either all are free.
  return std::max<int>(town.count, std::bit_width(town.circles));
}

void Townies::draw_shape(Town& town, Move move) const {
  const Spaces shape = pieces_[move.piece].mask(move.space);
  town.of(move.colour) |= shape;
  town.drawn |= shape;
  if (solo()) town.circles = static_cast<std::uint16_t>(town.circles | (1U << next_circle(town)));
}

void Townies::draw_object(Bonus bonus, Town& town, Move move) const {
  const std::size_t i = town.count++;
  town.spaces[i] = move.space;
  town.kinds[i] = move.object;
  town.marks[i] = judge(town, move.object, move.space);
  town.of(move.colour).set(move.space);
  town.objects.set(move.space);
  town.drawn.set(move.space);
  if (bonus == Bonus::none || !content_.stars.test(move.space)) return;
  ++(bonus == Bonus::stable_soil ? town.soil : town.stars);
}

void Townies::apply(State& state, Seat seat, Move move) const {
  Town& town = state.town(seat);
  if (move.kind == MoveKind::done || move.kind == MoveKind::pass) {
    town.step = Step::done;
    return;
  }
  const bool second = town.step == Step::second;
  if (move.star != Star::none || second) --town.stars;
  if (move.kind == MoveKind::shape) {
    draw_shape(town, move);
  } else {
    draw_object(state.bonus, town, move);
  }
  town.step = second || !may_act_again(state, town) ? Step::done : Step::second;
}

// The end.

bool Townies::ended(const State& state) const {
  bool last = false;
  bool full = true;
  for (int i = 0; i < setup_.players; ++i) {
    const Town& town = state.towns[seat_at(i)];
    last = last || town.count == content_.circles;
    full = full && town.empty(content_.land).empty();
  }
  return last || full;
}

}  // namespace townsmith::townies
