#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/reference_section.h"
#include "games/cityplanner/content.h"
#include "games/cityplanner/outcomes.h"
#include "games/cityplanner/state.h"
#include "games/cityplanner/text.h"
#include "games/cityplanner/wire.h"

namespace townsmith::cityplanner {

/// The value of the option `first` that means by lot; others are seats.
inline constexpr int random_first = 2;

class CityPlanner {
 public:
  /// Five buildings of five kinds beside one parking lot can be parked in 32 ways; no other six
  /// have as many results. An adjustment is one of at most 6 rerolls, 12 changes and 7 passes.
  static constexpr int max_moves = 32;
  GAME_FUNCTIONS(CityPlanner, cityplanner);

  CityPlanner(const Setup& setup, const Content& content);

  const Charts& charts() const { return charts_; }
  const Cards& cards() const { return cards_; }

  State start() const;
  bool over(const State& state) const { return state.phase == Phase::over; }
  SeatSet actors(const State& state) const {
    const bool deciding = state.phase == Phase::adjust || state.phase == Phase::score;
    return deciding ? SeatSet(state.active) : SeatSet();
  }

  std::string grade(const State& state, Seat seat) const;
  void resample(State& state, Viewer viewer, Chance& chance) const;
  std::vector<TieBreakName> tie_break_names() const;
  std::vector<ReferenceSection> components() const;

  Places places() const { return {Places::Kind::turns}; }
  int place(const State& state, Seat seat) const {
    return turn_place(seat, state.first, setup_.players);
  }
  int round(const State& state) const { return state.round; }

  bool solo() const { return setup_.players == 1; }
  /// What the card's die stands on; it must not be in the hand.
  Kind kind(const State& state, Card card) const {
    return cards_[static_cast<std::size_t>(index(card))]
                 [static_cast<std::size_t>(state.dice[static_cast<std::size_t>(index(card))] - 1)];
  }
  const OutcomeTable& outcome_table() const { return outcomes_; }
  /// The results on offer; only in the phase `score`.
  std::span<const Outcome> outcomes(const State& state) const;
  /// Where the money of one of them comes from.
  Breakdown breakdown(const State& state, const Outcome& outcome) const;
  /// VP scored so far, without money.
  int points(const State& state, Seat seat) const;
  int points(TurnScore tally) const { return cityplanner::points(charts_, tally); }
  /// Dice that may still be changed this turn, as far as money does not matter.
  int changes_left(const State& state) const;
  /// How many turns the seat has finished.
  int turns_played(const State& state, Seat seat) const;

 private:
  Census scored_six(const State& state) const;
  /// Dice that may be rerolled or changed, as bits: all but the one that was passed on.
  static unsigned loose_dice(const State& state);
  bool can_pay_change(const State& state) const {
    return state.money[state.active] >= charts_.change.price;
  }
  Refusal why_no_adjustment(const State& state, Move move) const;
  Refusal why_no_change(const State& state, Move move) const;
  Refusal why_no_score(const State& state, Move move) const;
  void take(State& state, Move move) const;
  void end_turn(State& state) const;
  Explanation explain_score(const State& state, Move move) const;
  ScoreView describe_score(const State& state, Move move) const;

  Setup setup_;
  Cards cards_;
  Charts charts_;
  OutcomeTable outcomes_;
};

}  // namespace townsmith::cityplanner
