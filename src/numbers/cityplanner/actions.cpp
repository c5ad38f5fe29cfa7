#include "numbers/cityplanner/actions.h"

#include <fmt/format.h>

namespace townsmith::cityplanner {

using numbers::Sequence;

std::string Actions::name(int action) const {
  if (action >= results) return fmt::format("result {}", action - results + 1);
  if (action >= passes) return fmt::format("pass {}", action - passes + 1);
  if (action >= downs) return fmt::format("down {}", action - downs + 1);
  if (action >= ups) return fmt::format("up {}", action - ups + 1);
  if (action >= rerolls) return fmt::format("reroll {}", action - rerolls + 1);
  return "wait";
}

Sequence Actions::encode(const State& state, Seat /*seat*/, const Move& move) const {
  const int card = index(move.card);
  switch (move.kind) {
    case MoveKind::reroll: return Sequence(rerolls + card);
    case MoveKind::change: return Sequence((move.delta > 0 ? ups : downs) + card);
    case MoveKind::pass: return Sequence(passes + card);
    case MoveKind::score: break;
  }
  int place = 0;
  for (const Outcome& one : game_.outcomes(state)) {
    if (one.vp == move.vp && one.dollars == move.dollars && one.rerolls == move.rerolls) break;
    ++place;
  }
  return Sequence(results + place);
}

bool Actions::decode(const State& state, Seat /*seat*/, const Sequence& actions, Move& move) const {
  const int action = actions[0];
  if (actions.size != 1) return false;
  if (action >= results) {
    if (state.phase != Phase::score) return false;
    const auto outcomes = game_.outcomes(state);
    const auto place = static_cast<std::size_t>(action - results);
    if (place >= outcomes.size()) return false;
    move = Move::score(outcomes[place].vp, outcomes[place].dollars, outcomes[place].rerolls);
  } else if (action >= passes) {
    move = Move::pass(card_at(action - passes));
  } else if (action >= downs) {
    move = Move::change(card_at(action - downs), -1);
  } else if (action >= ups) {
    move = Move::change(card_at(action - ups), +1);
  } else {
    move = Move::reroll(card_at(action - rerolls));
  }
  return true;
}

}  // namespace townsmith::cityplanner
