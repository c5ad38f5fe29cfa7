// Set-up and a turn, in the order of the rule book.
#include <algorithm>
#include <bit>

#include "games/drawcity/cards.h"
#include "games/drawcity/drawcity.h"
#include "games/drawcity/order.h"

namespace townsmith::drawcity {

// Set-up: hands, the first player, then the modules.

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

// A turn: a number and a type from the hand, on an empty space where the seat's own numbers stay in
// ascending order along the street.

namespace {

/// Where a number fits into the order of a seat's own ones, on one half of the board.
template <Half (*half)(const Spaces&)>
Half fitting(const State& state, const Spaces& own, int number, bool right_to_left) {
  const Half mine = half(own);
  const auto next = static_cast<std::size_t>(number - 1);
  Half lower = number < number_count ? mine & ~half(state.from[next]) : mine;
  Half higher = number > 1 ? mine & half(state.from[next - 1]) : mine;
  // An equal number is among both: nothing fits beside it on its street.
  if (right_to_left) std::swap(lower, higher);
  return right_of(lower) & left_of(higher);
}

}  // namespace

inline Spaces DrawCity::fitting_spaces(const State& state, Seat seat, int number) const {
  const Spaces& own = state.owned[slot(seat)];
  const Half upper = fitting<upper_half>(state, own, number, right_to_left_);
  if (streets_ <= half_streets) return from_halves(upper, 0);
  return from_halves(upper, fitting<lower_half>(state, own, number, right_to_left_));
}

Spaces DrawCity::open_spaces(const State& state, Seat seat, int number) const {
  return fitting_spaces(state, seat, number) & (in_use_ - state.built());
}

std::array<Spaces, number_count> DrawCity::open_by_number(const State& state, Seat seat) const {
  const Spaces free = in_use_ - state.built();
  std::array<Spaces, number_count> open;
  for (std::size_t n = 0; n < number_count; ++n) {
    open[n] = free & fitting_spaces(state, seat, static_cast<int>(n) + 1);
  }
  return open;
}

unsigned DrawCity::placeable(const State& state, Seat seat) const {
  const Spaces free = in_use_ - state.built();
  unsigned found = 0;
  for (int number = 1; number <= number_count && !free.empty(); ++number) {
    if (!(fitting_spaces(state, seat, number) & free).empty()) found |= 1U << (number - 1);
  }
  return found;
}

inline Choices DrawCity::choices_of(const State& state, Seat seat) const {
  Choices choices;
  choices.numbers = state.number_cards.hand[slot(seat)];
  choices.types = state.type_cards.hand[slot(seat)];
  choices.number_count = choices.numbers[0] == choices.numbers[1] ? 1 : 2;
  choices.type_count = choices.types[0] == choices.types[1] ? 1 : 2;
  const Spaces free = in_use_ - state.built();
  choices.open[0] = free & fitting_spaces(state, seat, choices.numbers[0]);
  if (choices.number_count == 2) {
    choices.open[1] = free & fitting_spaces(state, seat, choices.numbers[1]);
  }
  return choices;
}

Choices DrawCity::choices(const State& state, Seat seat) const { return choices_of(state, seat); }

void DrawCity::legal_moves(const State& state, Seat seat, FixedList<Move, max_moves>& moves) const {
  if (!actors(state).contains(seat)) return;
  const Choices all = choices(state, seat);
  if (all.must_skip()) {
    for (int n = -1; n < all.number_count; ++n) {
      for (int t = -1; t < all.type_count; ++t) {
        moves.push_back(Move::skip(n < 0 ? CardValue{0} : all.numbers[static_cast<std::size_t>(n)],
                                   t < 0 ? CardValue{0} : all.types[static_cast<std::size_t>(t)]));
      }
    }
    return;
  }
  for (std::size_t t = 0; t < static_cast<std::size_t>(all.type_count); ++t) {
    const CardValue type = all.types[t];
    const Completions lines =
        with_neighborhoods_ ? completions(state, type_of(type)) : Completions{};
    for (std::size_t n = 0; n < static_cast<std::size_t>(all.number_count); ++n) {
      const CardValue number = all.numbers[n];
      (all.open[n] - lines.several).for_each([&](int space) {
        moves.push_back(Move::build(number, type, space));
      });
      const Spaces choosing = all.open[n] & lines.several;
      for (int i = 0; i < lay_count && !choosing.empty(); ++i) {
        (choosing & lines.at[static_cast<std::size_t>(i)]).for_each([&](int space) {
          moves.push_back(Move::build(number, type, space, Completions::lay(i)));
        });
      }
    }
  }
}

namespace {

/// How many lines there are to choose from beyond the first of each build.
int further_lines(const Choices& all, const Completions& lines) {
  if (lines.several.empty()) return 0;
  int count = 0;
  for (const Spaces& open : all.open) {
    const Spaces choosing = open & lines.several;
    for (const Spaces& at : lines.at) count += (choosing & at).count();
    count -= choosing.count();
  }
  return count;
}

/// One of these, by its number.
Move further_move(const Choices& all, const std::array<Completions, hand_size>& lines,
                  std::uint32_t pick) {
  for (std::size_t t = 0; t < hand_size; ++t) {
    for (std::size_t n = 0; n < hand_size; ++n) {
      Spaces before;
      const Spaces choosing = all.open[n] & lines[t].several;
      for (int i = 0; i < lay_count; ++i) {
        const Spaces here = choosing & lines[t].at[static_cast<std::size_t>(i)];
        const Spaces again = here & before;
        before |= here;
        const auto count = static_cast<std::uint32_t>(again.count());
        if (pick < count) {
          return Move::build(all.numbers[n], all.types[t], again.nth(static_cast<int>(pick)),
                             Completions::lay(i));
        }
        pick -= count;
      }
    }
  }
  return {};
}

/// A build by its number: each type of the first space, of the next, and so on, first with the
/// lower number, for which so many spaces are open.
inline Move nth_build(const Choices& all, std::uint32_t first, std::uint32_t pick) {
  const bool two = all.type_count == 2;
  const std::size_t t = two ? pick & 1U : 0;
  const std::uint32_t at = two ? pick / 2 : pick;
  const std::size_t n = at < first ? 0 : 1;
  const int space = all.open[n].nth(static_cast<int>(n == 0 ? at : at - first));
  return Move::build(all.numbers[n], all.types[t], space);
}

template <class T>
T pick_of(const std::array<T, hand_size>& cards, std::uint32_t pick) {
  return pick == 0 ? T{} : cards[pick - 1];
}

}  // namespace

// The same moves as above, counted instead of listed.
Move DrawCity::random_move(const State& state, Seat seat, Random& random) const {
  const Choices all = choices_of(state, seat);
  const auto types = static_cast<std::uint32_t>(all.type_count);
  if (all.must_skip()) {
    const auto numbers = static_cast<std::uint32_t>(all.number_count);
    const auto pick = random.below((numbers + 1) * (types + 1));
    return Move::skip(pick_of(all.numbers, pick / (types + 1)),
                      pick_of(all.types, pick % (types + 1)));
  }
  if (with_neighborhoods_) return random_build(state, all, random);
  const std::uint32_t first = all.open_count(0);
  return nth_build(all, first, random.below((first + all.open_count(1)) * types));
}

// A build that has lines to choose from counts once among the builds, with its first line, and once
// more for each further line.
Move DrawCity::random_build(const State& state, const Choices& all, Random& random) const {
  std::array<Completions, hand_size> lines;
  std::uint32_t further = 0;
  for (std::size_t t = 0; t < static_cast<std::size_t>(all.type_count); ++t) {
    lines[t] = completions(state, type_of(all.types[t]));
    further += static_cast<std::uint32_t>(further_lines(all, lines[t]));
  }
  const std::uint32_t first = all.open_count(0);
  const std::uint32_t builds =
      (first + all.open_count(1)) * static_cast<std::uint32_t>(all.type_count);
  const std::uint32_t pick = random.below(builds + further);
  if (pick >= builds) return further_move(all, lines, pick - builds);
  Move move = nth_build(all, first, pick);
  const Completions& here = lines[move.type == all.types[0] ? 0 : 1];
  for (int i = lay_count; here.several.test(move.space) && i-- > 0;) {
    if (here.at[static_cast<std::size_t>(i)].test(move.space)) move.lay = Completions::lay(i);
  }
  return move;
}

void DrawCity::apply(State& state, Seat seat, Move move) const {
  if (move.kind == MoveKind::build) {
    build(state, seat, move);
  } else {
    skip(state, seat);
  }
  if (move.number != 0) discard(state.number_cards, slot(seat), move.number);
  if (move.type != 0) discard(state.type_cards, slot(seat), move.type);
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
  state.owned[slot(seat)] |= here;
  state.types[index(type)] |= here;
  state.set_number(space, move.number);
  state.skips[slot(seat)] = 0;
  if (with_goals_) note_goals(state, seat, type, space);
}

// A seat that can place neither number skips; it may discard cards. Two skips in a row, and it has
// finished, once it has drawn.
void DrawCity::skip(State& state, Seat seat) const {
  if (++state.skips[slot(seat)] == 2) {
    state.finished |= static_cast<std::uint8_t>(1U << townsmith::index(seat));
  }
}

// Who finishes last draws openly: the game ends with that, and all hands are shown.
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
