#include <algorithm>
#include <bit>
#include <cassert>

#include "games/townies/townies.h"

namespace townsmith::townies {
namespace {

/// What was done in the round is over and public.
void begin_round(Town& town) {
  town.step = Step::act;
  town.piece = 0;
  town.anchor = 0;
  town.drew = 0;
  town.colour = {};
  town.circled = 0;
  town.spent = 0;
}

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

// Setup: every seat draws a starting marker, the table a goal and a bonus card. Alone all three may
// be chosen.

void Townies::set_up(State& state, Chance& chance) const {
  unsigned markers = (1U << colour_count) - 1U;
  for (int i = 0; i < setup_.players; ++i) {
    const bool chosen = solo() && setup_.options[option_colour] != 0;
    const int colour =
        chosen ? setup_.options[option_colour] - 1 : draw_lot(markers, chance, {"colour", i});
    state.towns[static_cast<std::size_t>(i)].start = static_cast<Colour>(colour);
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
  for (int i = 0; i < setup_.players; ++i) begin_round(state.towns[static_cast<std::size_t>(i)]);
  state.white = static_cast<std::uint8_t>(chance.roll({"white die"}));
  state.black = static_cast<std::uint8_t>(chance.roll({"black die"}));
}

bool Townies::ended(const State& state) const {
  bool nine = false;
  bool full = true;
  for (int i = 0; i < setup_.players; ++i) {
    const Town& town = state.towns[static_cast<std::size_t>(i)];
    nine = nine || town.count == object_line;
    full = full && town.empty().empty();
  }
  return nine || full;
}

// Drawing.

int Townies::next_circle(const Town& town) {
  // Circles and Objects both go from left to right, so behind the last of either all are free.
  return std::max<int>(town.count, std::bit_width(town.circles));
}

void Townies::draw_shape(Town& town, Move move) const {
  town.of(move.colour) |= pieces_[move.piece].mask(move.space);
  town.piece = static_cast<std::uint8_t>(move.piece + 1);
  town.anchor = move.space;
  town.colour = move.colour;
  if (!solo()) return;
  const int circle = next_circle(town);
  town.circles = static_cast<std::uint16_t>(town.circles | (1U << circle));
  town.circled = static_cast<std::uint8_t>(circle + 1);
}

void Townies::draw_object(Bonus bonus, Town& town, Move move) const {
  const std::size_t i = town.count++;
  town.spaces[i] = move.space;
  town.kinds[i] = move.object;
  town.marks[i] = judge(town, move.object, move.space);
  town.of(move.colour).set(move.space);
  town.objects.set(move.space);
  town.drew = 1;
  town.colour = move.colour;
  if (bonus == Bonus::none || !content_.stars.test(move.space)) return;
  ++(bonus == Bonus::stable_soil ? town.soil : town.stars);
}

/// Funding: whether the action not done yet is possible, and a star is there to pay for it.
bool Townies::can_follow(const State& state, const Town& town) const {
  if (state.bonus != Bonus::funding || town.stars == 0) return false;
  const Spaces empty = town.empty();
  if (town.piece == 0) {
    return may_draw_shape(town) && pieces_.has_room(state.black - 1, Room(empty));
  }
  return !object_spaces(town, state.rolled(), empty).empty() ||
         !object_spaces(town, basic_object(state.marker(town)), empty).empty();
}

void Townies::apply(State& state, Seat seat, Move move) const {
  Town& town = state.town(seat);
  if (move.kind == MoveKind::done || move.kind == MoveKind::pass) {
    town.step = Step::done;
    return;
  }
  if (move.star != Star::none || town.step == Step::second) {
    --town.stars;
    town.spent = 1;
  }
  if (move.kind == MoveKind::shape) {
    draw_shape(town, move);
  } else {
    draw_object(state.bonus, town, move);
  }
  town.step = town.step == Step::act && can_follow(state, town) ? Step::second : Step::done;
}

// What others may not see: to them a seat stands where the open round found it.

void Townies::rewind(Bonus bonus, Town& town) const {
  if (town.drew != 0) {
    const std::size_t i = --town.count;
    const int space = town.spaces[i];
    town.of(town.colour).reset(space);
    town.objects.reset(space);
    town.spaces[i] = 0;
    town.kinds[i] = {};
    town.marks[i] = 0;
    if (bonus != Bonus::none && content_.stars.test(space)) {
      --(bonus == Bonus::stable_soil ? town.soil : town.stars);
    }
  }
  if (town.piece != 0) town.of(town.colour) -= pieces_[town.piece - 1].mask(town.anchor);
  if (town.circled != 0) {
    town.circles = static_cast<std::uint16_t>(town.circles & ~(1U << (town.circled - 1U)));
  }
  if (town.spent != 0) ++town.stars;
  begin_round(town);
}

void Townies::hide(State& state, Viewer viewer) const {
  if (actors(state).empty()) return;
  for (int i = 0; i < setup_.players; ++i) {
    if (!viewer.is(seat_at(i))) rewind(state.bonus, state.towns[static_cast<std::size_t>(i)]);
  }
}

/// A seat that is hidden has, as far as the viewer can know, not acted yet: that is a whole
/// position, with nothing to fill in.
void Townies::resample(State&, Viewer, Chance&) const {}

}  // namespace townsmith::townies
