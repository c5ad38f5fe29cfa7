// Which moves are legal.
#include <algorithm>
#include <bit>

#include "core/legality.h"
#include "games/cityplanner/cityplanner.h"

namespace townsmith::cityplanner {
namespace {

/// Rerolls, changes up and down, and passes: a byte for each kind, a bit for each card.
struct Adjustments {
  std::uint32_t bits;

  Adjustments(unsigned reroll, unsigned up, unsigned down, unsigned pass)
      : bits(reroll | (up << 8U) | (down << 16U) | (pass << 24U)) {}

  int size() const { return std::popcount(bits); }
  Move at(int n) const {
    std::uint32_t rest = bits;
    for (; n > 0; --n) rest &= rest - 1;
    return move_of(std::countr_zero(rest));
  }
  template <class Visit>
  void each(Visit&& visit) const {
    for (std::uint32_t rest = bits; rest != 0; rest &= rest - 1) {
      visit(move_of(std::countr_zero(rest)));
    }
  }

 private:
  static Move move_of(int bit) {
    const Card card = card_at(bit % 8);
    switch (bit / 8) {
      case 0: return Move::reroll(card);
      case 1: return Move::change(card, +1);
      case 2: return Move::change(card, -1);
      default: return Move::pass(card);
    }
  }
};

struct Scores {
  std::span<const Outcome> outcomes;

  int size() const { return static_cast<int>(outcomes.size()); }
  Move at(int n) const {
    const Outcome& one = outcomes[static_cast<std::size_t>(n)];
    return Move::score(one.vp, one.dollars, one.rerolls);
  }
  template <class Visit>
  void each(Visit&& visit) const {
    for (int n = 0; n < size(); ++n) visit(at(n));
  }
};

}  // namespace

unsigned CityPlanner::loose_dice(const State& state) { return all_cards & ~bit(state.locked); }

int CityPlanner::changes_left(const State& state) const {
  return std::max(0, charts_.change.dice - std::popcount(state.changed));
}

template <class Visit>
void CityPlanner::offer_moves(const State& state, Seat /*seat*/, Visit&& visit) const {
  // 4. Score the other six.
  if (state.phase == Phase::score) return visit(Scores{outcomes(state)});

  // 2. Adjust and 3. pass a card.
  unsigned up = 0;
  unsigned down = 0;
  for (std::size_t card = 0; card < card_count; ++card) {
    up |= static_cast<unsigned>(can_turn(state.dice[card], +1)) << card;
    down |= static_cast<unsigned>(can_turn(state.dice[card], -1)) << card;
  }
  const unsigned loose = loose_dice(state);
  const bool reroll = state.rerolls[state.active] > 0;
  const bool change = can_pay_change(state) && changes_left(state) > 0;
  const unsigned changeable = change ? loose & ~unsigned{state.changed} : 0U;
  visit(Adjustments(reroll ? loose : 0U, changeable & up, changeable & down,
                    solo() ? loose : all_cards));
}

GAME_LEGALITY(CityPlanner);

Move CityPlanner::random_move(const State& state, Seat seat, Random& random) const {
  return pick_move(*this, state, seat, random);
}

}  // namespace townsmith::cityplanner
