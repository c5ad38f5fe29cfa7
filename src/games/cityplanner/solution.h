#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/cityplanner/cityplanner.h"

namespace townsmith::cityplanner {

/// The card set aside for a turn and the face of its die; 0 stands for none, before the first turn.
class Lock {
 public:
  static constexpr int count = card_count * face_count + 1;

  constexpr Lock() = default;
  constexpr Lock(Card card, int face) : number_(index(card) * face_count + face) {}
  static constexpr Lock numbered(int number) {
    Lock lock;
    lock.number_ = number;
    return lock;
  }

  constexpr bool none() const { return number_ == 0; }
  constexpr Card card() const { return none() ? no_card : card_at((number_ - 1) / face_count); }
  constexpr int face() const { return none() ? 0 : (number_ - 1) % face_count + 1; }
  constexpr int number() const { return number_; }

 private:
  int number_ = 0;
};

/// What a turn begins with, when alone.
struct TurnStart {
  int round;  ///< from 1
  int money;
  int rerolls;
  Lock lock;
};

/// The exact worth of every turn's beginning in the solo game: the points still to come, on
/// average, when everything is decided for the best. Points so far do not matter to what is best,
/// so they are not part of it.
///
/// It is worked out from the last round backwards. Within a turn rerolls come first, for rerolling
/// first never loses anything; then dice are changed, then a card is passed and a result chosen.
class Solution {
 public:
  /// Only the solo game is solved.
  static bool exists_for(const Setup& setup) { return setup.players == 1; }
  /// Nothing solved yet; the game must be for one player and must outlive the solution.
  explicit Solution(const CityPlanner& game);

  /// The turns of a round that share a lock are one task; tasks of one round may be done in any
  /// order, also at the same time, once all tasks of the next round are done.
  int rounds() const { return rounds_; }
  int tasks(int round) const { return round == 1 ? 1 : Lock::count - 1; }
  void solve(int round, int task);

  double value(const TurnStart& start) const { return values_[place(start)]; }
  /// The average score of a whole game played for the best.
  double value() const;

  /// The worth of the position after the move, points so far not counted. The move must be legal,
  /// and the position one of the solo game.
  double value_after(const State& state, Move move) const;
  Move best_move(const State& state) const;

  /// As bytes, and back. A solution of other content is refused.
  std::string save(std::uint64_t content_hash) const;
  Result<> load(std::string_view bytes, std::uint64_t content_hash);

 private:
  /// Values of rolls met while looking at one position, by rerolls left and dice.
  using Memory = std::map<std::pair<int, std::array<std::uint8_t, card_count>>, double>;

  std::size_t place(const TurnStart& start) const {
    return ((static_cast<std::size_t>(start.round - 1) * static_cast<std::size_t>(purses_) +
             static_cast<std::size_t>(start.money)) *
                static_cast<std::size_t>(most_rerolls_ + 1) +
            static_cast<std::size_t>(start.rerolls)) *
               Lock::count +
           static_cast<std::size_t>(start.lock.number());
  }
  /// The most money a round can begin with.
  int most_money(int round) const;
  /// What a result is worth: its points, and what the next turn or the end makes of the money.
  double worth(int round, int money, const Outcome& outcome, Lock next) const;
  /// The best result of six buildings, named by the rank of their census.
  double best_result(int round, int money, int rank, Lock next) const;

  // Single positions within a turn.
  double pass_value(const State& state, Card card) const;
  double standing_value(const State& state) const;
  double changing_value(const State& state, int first_card) const;
  double turn_value(const State& state, Memory& memory) const;
  double reroll_value(const State& state, Card card, Memory& memory) const;

  const CityPlanner* game_;
  int rounds_;
  int most_dollars_;
  int most_rerolls_;
  int purses_;
  std::vector<double> values_;
};

}  // namespace townsmith::cityplanner
