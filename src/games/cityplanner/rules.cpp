// A game in the order of the rule book: set-up, the five parts of a turn, the end. Which moves are
// legal is in moves.cpp.
#include "games/cityplanner/cityplanner.h"

namespace townsmith::cityplanner {

// Set-up.

CityPlanner::State CityPlanner::start() const {
  State state;
  const int first = solo() ? 0 : setup_.options[0];
  for (std::size_t seat = 0; seat < setup_.players; ++seat) {
    state.money[seat] = static_cast<std::int16_t>(charts_.start_money);
  }
  if (first == random_first) {
    state.phase = Phase::first_player;
  } else {
    state.first = state.active = seat_at(first);
  }
  return state;
}

// 1. Roll: whatever is in the hand, all seven at first, six later, one for a reroll.

void CityPlanner::advance(State& state, Chance& chance) const {
  if (state.phase == Phase::first_player) {
    const int seat = static_cast<int>(chance.below(max_players, {"first player"}));
    chance.tell(seat);
    state.first = state.active = seat_at(seat);
    state.phase = Phase::roll;
    return;
  }
  for (int card = 0; card < card_count; ++card) {
    std::uint8_t& die = state.dice[static_cast<std::size_t>(card)];
    if (die == 0) die = static_cast<std::uint8_t>(chance.roll({"die", card + 1}));
  }
  state.phase = Phase::adjust;
}

// 2. Adjust and 3. pass a card.

void CityPlanner::apply(State& state, Seat /*seat*/, Move move) const {
  const Seat seat = state.active;
  std::uint8_t& die = state.dice[slot(move.card)];
  switch (move.kind) {
    case MoveKind::reroll:
      // A change of this die before is forgotten with its face, but stays used.
      --state.rerolls[seat];
      die = 0;
      state.phase = Phase::roll;
      return;
    case MoveKind::change:
      state.money[seat] = static_cast<std::int16_t>(state.money[seat] - charts_.change.price);
      state.changed = static_cast<std::uint8_t>(state.changed | bit(move.card));
      die = static_cast<std::uint8_t>(die + move.delta);
      return;
    case MoveKind::pass:
      state.passed = move.card;
      state.phase = Phase::score;
      return;
    case MoveKind::score:
      take(state, move);
      end_turn(state);
      return;
  }
}

// 4. Score the other six.

Census CityPlanner::scored_six(const State& state) const {
  Census census;
  for (int card = 0; card < card_count; ++card) census += Census(kind(state, card_at(card)));
  census -= Census(kind(state, state.passed));
  return census;
}

std::span<const Outcome> CityPlanner::outcomes(const State& state) const {
  return outcomes_.of(scored_six(state), state.money[state.active]);
}

Breakdown CityPlanner::breakdown(const State& state, const Outcome& outcome) const {
  return cityplanner::breakdown(charts_, scored_six(state), state.money[state.active], outcome);
}

void CityPlanner::take(State& state, Move move) const {
  const Seat seat = state.active;
  for (const Outcome& one : outcomes(state)) {
    if (one.vp == move.vp && one.dollars == move.dollars && one.rerolls == move.rerolls) {
      state.tallies[seat][static_cast<std::size_t>(state.round - 1)] = one.tally;
      break;
    }
  }
  state.money[seat] = static_cast<std::int16_t>(state.money[seat] + move.dollars);
  state.rerolls[seat] = move.rerolls;  // those left unused are lost
}

// 5. The other player's turn, the next round, or the end.

void CityPlanner::end_turn(State& state) const {
  const bool round_ends = solo() || state.active != state.first;
  if (round_ends && state.round == charts_.rounds) {
    state.phase = Phase::over;
    return;
  }
  if (round_ends) ++state.round;
  if (!solo()) state.active = seat_at(1 - townsmith::index(state.active));
  for (int card = 0; card < card_count; ++card) {
    if (card_at(card) != state.passed) state.dice[static_cast<std::size_t>(card)] = 0;
  }
  state.locked = state.passed;
  state.passed = no_card;
  state.changed = 0;
  state.phase = Phase::roll;
}

int CityPlanner::turns_played(const State& state, Seat seat) const {
  if (over(state)) return charts_.rounds;
  const bool done = seat == state.first && state.active != state.first;
  return state.round - 1 + (done ? 1 : 0);
}

}  // namespace townsmith::cityplanner
