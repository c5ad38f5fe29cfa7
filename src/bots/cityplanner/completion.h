#pragma once

#include <algorithm>

#include "bots/cityplanner/turn_table.h"
#include "games/cityplanner/cityplanner.h"

namespace townsmith::cityplanner {

/// How a turn may end: what is scored, what is paid for changes before that, and what is passed.
struct Completion {
  Outcome outcome{};
  int spent = 0;
  Lock passed;
  int value = INT32_MIN;  ///< to the player who judged it
};

/// Looks for the best end of the turn in hand. `judge(spent, outcome)` says what a result is worth,
/// `passing(lock)` what comes on top for handing over a card.
template <class Judge, class Passing>
class TurnEnd {
 public:
  TurnEnd(const CityPlanner& game, const State& state, const Judge& judge, const Passing& passing)
      : game_(game),
        judge_(judge),
        passing_(passing),
        money_(state.money[state.active]),
        locked_(state.locked),
        changed_(state.changed),
        may_pass_locked_(game.setup().players > 1) {}

  /// With up to N more changes.
  Completion best(const State& state, int changes) {
    best_ = {};
    Dice dice{state.dice, {}};
    for (int card = 0; card < card_count; ++card) dice.all += building(dice, card);
    if (state.phase == Phase::score) {
      pass(dice, index(state.passed), 0);
    } else {
      const Charts& charts = game_.charts();
      changes = std::min(changes, game_.changes_left(state));
      if (charts.change.price > 0) changes = std::min(changes, money_ / charts.change.price);
      change(dice, 0, 0, changes);
    }
    return best_;
  }

 private:
  struct Dice {
    std::array<std::uint8_t, card_count> faces;
    Census all;
  };

  Census building(const Dice& dice, int card) const {
    const auto at = static_cast<std::size_t>(card);
    return Census(game_.cards()[at][static_cast<std::size_t>(dice.faces[at] - 1)]);
  }

  void change(const Dice& dice, int first_card, int made, int left) {
    for (int card = 0; card < card_count; ++card) {
      if (may_pass_locked_ || card_at(card) != locked_) pass(dice, card, made);
    }
    for (int card = first_card; card < card_count && left > 0; ++card) {
      if (card_at(card) == locked_ || ((changed_ >> card) & 1U) != 0) continue;
      const int face = dice.faces[static_cast<std::size_t>(card)];
      for (const int to : {face - 1, face + 1}) {
        if (to < 1 || to > face_count) continue;
        Dice next = dice;
        next.faces[static_cast<std::size_t>(card)] = static_cast<std::uint8_t>(to);
        next.all -= building(dice, card);
        next.all += building(next, card);
        change(next, card + 1, made + 1, left - 1);
      }
    }
  }

  void pass(const Dice& dice, int card, int made) {
    Census six = dice.all;
    six -= building(dice, card);
    const Lock lock(card_at(card), dice.faces[static_cast<std::size_t>(card)]);
    const int spent = made * game_.charts().change.price;
    const int on_top = passing_(lock);
    for (const Outcome& outcome : game_.outcome_table().of(six, money_ - spent)) {
      const int value = judge_(spent, outcome, lock) + on_top;
      if (value > best_.value) best_ = {outcome, spent, lock, value};
    }
  }

  const CityPlanner& game_;
  const Judge& judge_;
  const Passing& passing_;
  int money_;
  Card locked_;
  unsigned changed_;
  bool may_pass_locked_;
  Completion best_;
};

}  // namespace townsmith::cityplanner
