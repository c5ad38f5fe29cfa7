// A game in the order of docs/rules/drawcity.md: set-up, a turn, skipping, drawing, the end. Which
// moves are legal is in moves.cpp, the modules are in goals.cpp and modules.cpp.
#include "games/drawcity/cards.h"
#include "games/drawcity/drawcity.h"

namespace townsmith::drawcity {

// Set-up: hands, the first player, then the modules.

DrawCity::State DrawCity::start() const {
  State state;
  state.number_cards.deck = content_.cards.numbers;
  state.type_cards.deck = content_.cards.types;
  const auto size_of = [](const auto& counts) {
    std::uint8_t sum = 0;
    for (const std::uint8_t count : counts) sum = static_cast<std::uint8_t>(sum + count);
    return sum;
  };
  state.number_cards.deck_size = size_of(content_.cards.numbers);
  state.type_cards.deck_size = size_of(content_.cards.types);
  return state;
}

void DrawCity::advance(State& state, Chance& chance) const {
  if (state.phase == Phase::set_up) {
    deal(state, chance);
  } else {
    draw_cards(state, chance);
  }
}

void DrawCity::deal(State& state, Chance& chance) const {
  for (const Seat seat : SeatSet::first(setup_.players)) {
    for (int i = 0; i < hand_size; ++i) {
      draw_card(state.type_cards, seat, seat, chance, "development");
    }
    for (int i = 0; i < hand_size; ++i) {
      draw_card(state.number_cards, seat, seat, chance, "number");
    }
  }
  if (first_by_lot_) {
    const auto seat = static_cast<int>(chance.below(setup_.players, {"first player"}));
    chance.tell(seat);
    state.first = seat_at(seat);
  }
  state.active = state.first;
  choose_goals(state, chance);
  reveal(state, chance);
  state.phase = Phase::turn;
}

void DrawCity::choose_goals(State& state, Chance& chance) const {
  for (int i = 0; i < goal_slots_used(); ++i) {
    const auto& pile = piles_[static_cast<std::size_t>(i)];
    const std::uint8_t goal =
        pile[chance.below(static_cast<std::uint32_t>(pile.size()), {"goal", i + 1})];
    chance.tell(goal);
    state.goals[static_cast<std::size_t>(i)].goal = goal;
  }
}

// All reveals come from one deck without putting back, and go back together.
void DrawCity::reveal(State& state, Chance& chance) const {
  auto left = state.type_cards.deck;
  int size = state.type_cards.deck_size;
  const auto next = [&](const char* what, int number) {
    return draw_from(left, size--, chance, {what, number});
  };
  if (with_zoning_) {
    for (int x = 0; x < columns; ++x) {
      state.zoning[static_cast<std::size_t>(x)] = next("zoning", x + 1);
    }
  }
  if (with_demand_) {
    for (int y = 0; y < streets_; ++y) {
      state.demand[static_cast<std::size_t>(y)] = next("demand", y + 1);
    }
  }
  if (with_neighborhoods_) {
    int number = 0;
    for (auto& pattern : state.patterns) {
      for (CardValue& card : pattern) card = next("pattern", ++number);
    }
  }
}

// A turn: a number and a type from the hand, on a space of one's own, then both cards are replaced.

void DrawCity::apply(State& state, Seat seat, Move move) const {
  if (move.kind == MoveKind::build) {
    build(state, seat, move);
  } else {
    skip(state, seat);
  }
  if (move.number != 0) discard(state.number_cards, seat, move.number);
  if (move.type != 0) discard(state.type_cards, seat, move.type);
  if (move.number != 0 || move.type != 0) {
    state.phase = Phase::draw;
  } else {
    end_turn(state);
  }
}

void DrawCity::build(State& state, Seat seat, Move move) const {
  const int space = move.space;
  const Type type = type_of(move.type);
  if (with_neighborhoods_) mark_line(state, move);
  const Spaces here = Spaces::one(space);
  if (type != Type::park && (starts_.test(space) || !(beside(space) & state.internet).empty())) {
    state.internet |= here;
  }
  state.owned[seat] |= here;
  state.types[index(type)] |= here;
  state.set_number(space, move.number);
  state.skips[seat] = 0;
  if (with_goals_) note_goals(state, seat, type, space);
}

// Skipping.

// A seat that can place neither number skips; it may discard cards. Two skips in a row, and it has
// finished, once it has drawn.
void DrawCity::skip(State& state, Seat seat) const {
  if (++state.skips[seat] == skips_to_finish) {
    state.finished |= static_cast<std::uint8_t>(1U << townsmith::index(seat));
  }
}

// Drawing.

// The player who finishes last draws openly: the game ends with that, and all hands are shown.
void DrawCity::draw_cards(State& state, Chance& chance) const {
  const bool last = state.finished == (1U << setup_.players) - 1U;
  const Viewer only = last ? Viewer::spectator() : Viewer(state.active);
  draw_card(state.number_cards, state.active, only, chance, "number");
  draw_card(state.type_cards, state.active, only, chance, "development");
  end_turn(state);
}

void DrawCity::end_turn(State& state) const {
  const unsigned all = (1U << setup_.players) - 1U;
  if (state.finished == all) {
    end_round(state);
    state.phase = Phase::over;
    return;
  }
  do {
    const int next = townsmith::index(state.active) + 1;
    state.active = seat_at(next == setup_.players ? 0 : next);
    if (state.active == state.first) {
      end_round(state);
      ++state.round;
    }
  } while (state.has_finished(state.active));
  state.phase = Phase::turn;
}

}  // namespace townsmith::drawcity
