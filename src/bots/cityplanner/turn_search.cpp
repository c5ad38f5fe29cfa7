#include "bots/cityplanner/turn_search.h"

#include <algorithm>
#include <bit>

namespace townsmith::cityplanner {
namespace {

/// With one die locked.
constexpr std::size_t all_rolls = 6 * 6 * 6 * 6 * 6 * 6;
static_assert(face_count == 6 && card_count == 7);

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

}  // namespace

TurnSearch::Dice TurnSearch::dice_of(const State& state) const {
  Dice dice{state.dice, {}, 0};
  for (int card = 0; card < card_count; ++card) {
    dice.all += building(card, dice.faces[at(card)]);
    dice.roll += static_cast<std::size_t>(dice.faces[at(card)] - 1) * digits_[at(card)];
  }
  return dice;
}

TurnSearch::Dice TurnSearch::with_face(const Dice& dice, int card, int face) const {
  Dice next = dice;
  next.all += building(card, face);
  next.all -= building(card, dice.faces[at(card)]);
  next.roll += digits_[at(card)] * static_cast<std::size_t>(face);
  next.roll -= digits_[at(card)] * dice.faces[at(card)];
  next.faces[at(card)] = static_cast<std::uint8_t>(face);
  return next;
}

void TurnSearch::look_at(const State& state) {
  const Charts& charts = game_->charts();
  const unsigned changed = state.changed;
  const int changes = std::popcount(changed);
  const int money = state.money[0] + changes * charts.change.price;
  const Lock lock =
      state.locked == no_card ? Lock() : Lock(state.locked, state.dice[at(index(state.locked))]);
  const bool same_turn = state.round == round_ && money == money_ && lock == lock_;
  if (!same_turn) {
    results_.forget();
    standing_.forget();
  }
  if (!same_turn || changed != changed_) turns_.forget();
  round_ = state.round;
  money_ = money;
  lock_ = lock;
  changed_ = changed;
  changes_ = changes;
  std::size_t digit = 1;
  for (int card = 0; card < card_count; ++card) {
    digits_[at(card)] = loose(card) ? digit : 0;
    if (loose(card)) digit *= face_count;
  }
  const auto layers = at(std::max(charts.change.dice, changes) + 1);
  results_.make_room(layers * Lock::count * census_count);
  if (lock.none()) return;
  standing_.make_room(layers * all_rolls);
  turns_.make_room(at(state.rerolls[0] + 1) * all_rolls);
}

Worth TurnSearch::pass_value(const Dice& dice, int card, int changes) {
  const int face = dice.faces[at(card)];
  Census six = dice.all;
  six -= building(card, face);
  const Lock next(card_at(card), face);
  const int rank = six.rank();
  const std::size_t place = at((changes * Lock::count + next.number()) * census_count + rank);
  if (results_.knows(place)) return results_[place];
  const int money = money_ - changes * game_->charts().change.price;
  return results_.note(place, table_->best_result(round_, money, rank, next));
}

Worth TurnSearch::standing_value(const Dice& dice, int changes) {
  const std::size_t place = at(changes) * all_rolls + dice.roll;
  if (!lock_.none() && standing_.knows(place)) return standing_[place];
  Worth best = 0;
  for (int card = 0; card < card_count; ++card) {
    if (loose(card)) best = std::max(best, pass_value(dice, card, changes));
  }
  return lock_.none() ? best : standing_.note(place, best);
}

Worth TurnSearch::changing_value(const Dice& dice, unsigned changed, int changes, int first_card) {
  Worth best = standing_value(dice, changes);
  const Charts& charts = game_->charts();
  if (changes >= charts.change.dice || money_ < (changes + 1) * charts.change.price) return best;
  for (int card = first_card; card < card_count; ++card) {
    if (!loose(card) || ((changed >> card) & 1U) != 0) continue;
    const int face = dice.faces[at(card)];
    for (const int to : {face - 1, face + 1}) {
      if (to < 1 || to > face_count) continue;
      best =
          std::max(best, changing_value(with_face(dice, card, to), changed, changes + 1, card + 1));
    }
  }
  return best;
}

Worth TurnSearch::reroll_value(const Dice& dice, int card, int rerolls) {
  Worth sum = 0;
  for (int face = 1; face <= face_count; ++face) {
    sum += turn_value(with_face(dice, card, face), rerolls - 1);
  }
  return sum / face_count;
}

Worth TurnSearch::turn_value(const Dice& dice, int rerolls) {
  if (lock_.none()) return changing_value(dice, changed_, changes_, 0);
  const std::size_t place = at(rerolls) * all_rolls + dice.roll;
  if (turns_.knows(place)) return turns_[place];
  // Rerolling first never loses anything, so after the rerolls come only changes and the pass.
  Worth best =
      rerolls == 0 ? changing_value(dice, changed_, changes_, 0) : turn_value(dice, rerolls - 1);
  for (int card = 0; card < card_count && rerolls > 0; ++card) {
    if (loose(card)) best = std::max(best, reroll_value(dice, card, rerolls));
  }
  return turns_.note(place, best);
}

Worth TurnSearch::value_after(const State& state, Move move) {
  look_at(state);
  switch (move.kind) {
    case MoveKind::reroll: return reroll_value(dice_of(state), index(move.card), state.rerolls[0]);
    case MoveKind::pass: return pass_value(dice_of(state), index(move.card), changes_);
    case MoveKind::change: {
      State next = state;
      game_->apply(next, seat_at(0), move);
      look_at(next);
      return turn_value(dice_of(next), next.rerolls[0]);
    }
    case MoveKind::score: break;
  }
  const Lock next(state.passed, state.dice[at(index(state.passed))]);
  const Outcome outcome = {move.vp, move.dollars, move.rerolls, TurnScore()};
  return table_->worth(round_, state.money[0], outcome, next);
}

Move TurnSearch::best_move(const State& state) {
  MoveList<CityPlanner> moves;
  game_->legal_moves(state, seat_at(0), moves);
  look_at(state);
  Move best = moves[0];
  Worth max = -1;
  const auto consider = [&](MoveKind kind, auto&& value) {
    for (const Move& move : moves) {
      if (move.kind != kind) continue;
      const Worth worth = value(move);
      if (worth <= max) continue;
      best = move;
      max = worth;
    }
  };
  if (state.phase == Phase::score) {
    consider(MoveKind::score, [&](const Move& move) { return value_after(state, move); });
    return best;
  }
  const Dice dice = dice_of(state);
  consider(MoveKind::pass,
           [&](const Move& move) { return pass_value(dice, index(move.card), changes_); });
  consider(MoveKind::change, [&](const Move& move) {
    const int card = index(move.card);
    return changing_value(with_face(dice, card, dice.faces[at(card)] + move.delta),
                          changed_ | (1U << card), changes_ + 1, 0);
  });
  consider(MoveKind::reroll, [&](const Move& move) {
    return reroll_value(dice, index(move.card), state.rerolls[0]);
  });
  return best;
}

}  // namespace townsmith::cityplanner
