// Why a move is not legal. Any bytes may come.
#include <cstdlib>

#include "games/cityplanner/cityplanner.h"

namespace townsmith::cityplanner {

Result<> CityPlanner::check(const State& state, Seat seat, Move move) const {
  if (is_legal(state, seat, move)) return {};
  if (over(state)) return no(Reason::game_over, "game-is-over");
  if (!actors(state).contains(seat)) {
    return no(Reason::not_your_turn, actors(state).empty() ? "dice-are-rolling" : "not-your-turn");
  }
  switch (move.kind) {
    case MoveKind::reroll:
    case MoveKind::change:
    case MoveKind::pass: return why_no_adjustment(state, move);
    case MoveKind::score: return why_no_score(state, move);
  }
  return no(Reason::bad_value, "no-such-move");
}

Refusal CityPlanner::why_no_adjustment(const State& state, Move move) const {
  if (index(move.card) >= card_count) {
    return no(Reason::bad_value, "no-such-card", {{"count", card_count}});
  }
  if (move.vp != 0 || move.dollars != 0 || move.rerolls != 0 ||
      (move.kind != MoveKind::change && move.delta != 0)) {
    return no(Reason::bad_value, "numbers-do-not-belong");
  }
  if (state.phase != Phase::adjust) {
    return no(Reason::wrong_phase, "card-is-passed",
              {{"card", number(state.passed)}, {"solo", solo()}});
  }
  if (move.kind == MoveKind::pass) return no("card-was-set-aside", {{"card", number(move.card)}});
  if ((loose_dice(state) & bit(move.card)) == 0) {
    return no("die-is-locked", {{"card", number(move.card)}});
  }
  if (move.kind == MoveKind::change) return why_no_change(state, move);
  return no(Reason::cannot_afford, "no-reroll-left");
}

Refusal CityPlanner::why_no_change(const State& state, Move move) const {
  if (move.delta != 1 && move.delta != -1) return no(Reason::bad_value, "change-is-by-one");
  const int from = state.dice[slot(move.card)];
  if (!can_turn(from, move.delta)) {
    return no("die-turns-no-further",
              {{"card", number(move.card)}, {"die", from}, {"up", move.delta > 0}});
  }
  if ((state.changed & bit(move.card)) != 0) {
    return no("die-is-changed", {{"card", number(move.card)}});
  }
  if (changes_left(state) == 0) return no("no-change-left", {{"dice", charts_.change.dice}});
  return no(Reason::cannot_afford, "change-is-too-dear",
            {{"price", charts_.change.price}, {"money", state.money[state.active]}});
}

Refusal CityPlanner::why_no_score(const State& state, Move move) const {
  if (move.card != Card{} || move.delta != 0) {
    return no(Reason::bad_value, "numbers-do-not-belong");
  }
  if (state.phase != Phase::score) {
    return no(Reason::wrong_phase, "pass-comes-first", {{"solo", solo()}});
  }
  return no("no-such-result", {{"vp", move.vp},
                               {"money", money_symbol(move.dollars)},
                               {"dollars", std::abs(move.dollars)},
                               {"rerolls", move.rerolls}});
}

}  // namespace townsmith::cityplanner
