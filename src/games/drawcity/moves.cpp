// Which moves are legal.
#include "core/legality.h"
#include "games/drawcity/drawcity.h"
#include "games/drawcity/order.h"

namespace townsmith::drawcity {
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

// Order: along a street, a seat's own numbers rise.

inline Spaces DrawCity::fitting_spaces(const State& state, const Spaces& own, int number) const {
  const Half upper = fitting<upper_half>(state, own, number, right_to_left_);
  if (streets_ <= half_streets) return from_halves(upper, 0);
  return from_halves(upper, fitting<lower_half>(state, own, number, right_to_left_));
}

Spaces DrawCity::open_spaces(const State& state, Seat seat, int number) const {
  return fitting_spaces(state, state.owned[seat], number) & (in_use_ - state.built());
}

bool DrawCity::fits_beside(const State& state, int other, int number, int space) const {
  return fitting_spaces(state, Spaces::one(other), number).test(space);
}

std::array<Spaces, number_count> DrawCity::open_by_number(const State& state, Seat seat) const {
  const Spaces free = in_use_ - state.built();
  std::array<Spaces, number_count> open;
  for (std::size_t n = 0; n < number_count; ++n) {
    open[n] = free & fitting_spaces(state, state.owned[seat], static_cast<int>(n) + 1);
  }
  return open;
}

unsigned DrawCity::placeable(const State& state, Seat seat) const {
  const Spaces free = in_use_ - state.built();
  unsigned found = 0;
  for (int number = 1; number <= number_count && !free.empty(); ++number) {
    const Spaces fitting = fitting_spaces(state, state.owned[seat], number);
    if (!(fitting & free).empty()) found |= 1U << (number - 1);
  }
  return found;
}

// A turn: each number of the hand with each type of it, wherever the number is open.

inline Choices DrawCity::choices_of(const State& state, Seat seat) const {
  Choices choices;
  choices.numbers = state.number_cards.hand[seat];
  choices.types = state.type_cards.hand[seat];
  choices.number_count = choices.numbers[0] == choices.numbers[1] ? 1 : 2;
  choices.type_count = choices.types[0] == choices.types[1] ? 1 : 2;
  const Spaces free = in_use_ - state.built();
  const Spaces& own = state.owned[seat];
  choices.open[0] = free & fitting_spaces(state, own, choices.numbers[0]);
  if (choices.number_count == 2) {
    choices.open[1] = free & fitting_spaces(state, own, choices.numbers[1]);
  }
  return choices;
}

Choices DrawCity::choices(const State& state, Seat seat) const { return choices_of(state, seat); }

namespace {

/// Cards to discard, or none.
struct Skips {
  const Choices& all;

  int size() const { return (all.number_count + 1) * (all.type_count + 1); }
  Move at(int n) const {
    return Move::skip(card(all.numbers, n / (all.type_count + 1)),
                      card(all.types, n % (all.type_count + 1)));
  }
  template <class Visit>
  void each(Visit&& visit) const {
    for (int n = 0; n < size(); ++n) visit(at(n));
  }

 private:
  static CardValue card(const std::array<CardValue, hand_size>& cards, int n) {
    return n == 0 ? CardValue{0} : cards[static_cast<std::size_t>(n - 1)];
  }
};

struct Builds {
  const Choices& all;
  int lower = all.open[0].count();  ///< spaces for the first number

  int size() const { return (lower + all.open[1].count()) * all.type_count; }
  /// Each type of the first space, of the next, and so on, first with the first number.
  Move at(int pick) const {
    const bool two = all.type_count == 2;
    const std::size_t t = two ? static_cast<std::size_t>(pick & 1) : 0;
    const int place = two ? pick / 2 : pick;
    const std::size_t n = place < lower ? 0 : 1;
    const int space = all.open[n].nth(n == 0 ? place : place - lower);
    return Move::build(all.numbers[n], all.types[t], space);
  }
  template <class Visit>
  void each(Visit&& visit) const {
    each_pair([&](std::size_t t, std::size_t n) {
      all.open[n].for_each(
          [&](int space) { visit(Move::build(all.numbers[n], all.types[t], space)); });
    });
  }
  bool contains(const Move& move) const {
    return allows(move) && move == Move::build(move.number, move.type, move.space);
  }

  /// Whether cards and space of a build are right.
  bool allows(const Move& move) const {
    bool found = false;
    each_pair([&](std::size_t t, std::size_t n) {
      found = found || (move.type == all.types[t] && move.number == all.numbers[n] &&
                        move.space < Board::size && all.open[n].test(move.space));
    });
    return found;
  }
  template <class Visit>
  void each_pair(Visit&& visit) const {
    for (std::size_t t = 0; t < static_cast<std::size_t>(all.type_count); ++t) {
      for (std::size_t n = 0; n < static_cast<std::size_t>(all.number_count); ++n) visit(t, n);
    }
  }
};

/// Builds where several lines may be completed at once: then the move says which.
class LineBuilds {
 public:
  LineBuilds(const DrawCity& game, const State& state, const Choices& all) : builds_{all} {
    for (std::size_t t = 0; t < static_cast<std::size_t>(all.type_count); ++t) {
      lines_[t] = game.completions(state, type_of(all.types[t]));
    }
    builds_.each_pair([&](std::size_t t, std::size_t n) {
      if (lines_[t].several.empty()) return;
      for (int i = 0; i < line_positions; ++i) further_ += further(t, n, i).count();
    });
  }

  /// A build that has lines to choose from counts once among the builds, with its first line, and
  /// once more for each further line.
  int size() const { return builds_.size() + further_; }
  Move at(int pick) const {
    const int plain = builds_.size();
    if (pick >= plain) return further_move(pick - plain);
    Move move = builds_.at(pick);
    const Completions& here = lines_of(move);
    for (int i = line_positions; here.several.test(move.space) && i-- > 0;) {
      if (here.at[static_cast<std::size_t>(i)].test(move.space))
        move.line_at = Completions::line_at(i);
    }
    return move;
  }
  template <class Visit>
  void each(Visit&& visit) const {
    builds_.each_pair([&](std::size_t t, std::size_t n) {
      const auto build = [&](LinePosition line_at) {
        return [&visit, line_at, number = builds_.all.numbers[n], type = builds_.all.types[t]](
                   int space) { visit(Move::build(number, type, space, line_at)); };
      };
      (builds_.all.open[n] - lines_[t].several).for_each(build(LinePosition::none));
      for (int i = 0; i < line_positions; ++i)
        chosen(t, n, i).for_each(build(Completions::line_at(i)));
    });
  }
  bool contains(const Move& move) const {
    if (!builds_.allows(move) || move.kind != MoveKind::build ||
        move.line_at > LinePosition::bottom) {
      return false;
    }
    const Completions& here = lines_of(move);
    if (!here.several.test(move.space)) return move.line_at == LinePosition::none;
    return move.line_at != LinePosition::none &&
           here.at[static_cast<std::size_t>(move.line_at) - 1].test(move.space);
  }

 private:
  const Completions& lines_of(const Move& move) const {
    return lines_[move.type == builds_.all.types[0] ? 0 : 1];
  }
  /// Where a build may choose this line.
  Spaces chosen(std::size_t t, std::size_t n, int i) const {
    return builds_.all.open[n] & lines_[t].several & lines_[t].at[static_cast<std::size_t>(i)];
  }
  /// The same without those for which this line is the first.
  Spaces further(std::size_t t, std::size_t n, int i) const {
    Spaces before;
    for (int first = 0; first < i; ++first) before |= chosen(t, n, first);
    return chosen(t, n, i) & before;
  }
  Move further_move(int pick) const {
    Move move;
    builds_.each_pair([&](std::size_t t, std::size_t n) {
      for (int i = 0; i < line_positions; ++i) {
        const Spaces again = further(t, n, i);
        const int count = again.count();
        if (pick >= 0 && pick < count) {
          move = Move::build(builds_.all.numbers[n], builds_.all.types[t], again.nth(pick),
                             Completions::line_at(i));
        }
        pick -= count;
      }
    });
    return move;
  }

  Builds builds_;
  std::array<Completions, hand_size> lines_;
  int further_ = 0;
};

}  // namespace

template <class Visit>
void DrawCity::offer_moves(const State& state, Seat seat, Visit&& visit) const {
  const Choices all = choices_of(state, seat);
  if (all.must_skip()) {
    visit(Skips{all});
  } else if (with_neighborhoods_) {
    visit(LineBuilds(*this, state, all));
  } else {
    visit(Builds{all});
  }
}

GAME_LEGALITY(DrawCity);

Move DrawCity::random_move(const State& state, Seat seat, Random& random) const {
  return pick_move(*this, state, seat, random);
}

}  // namespace townsmith::drawcity
