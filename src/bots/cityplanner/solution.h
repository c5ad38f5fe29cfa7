#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "bots/cityplanner/turn_search.h"
#include "bots/cityplanner/turn_table.h"
#include "bots/knowledge.h"
#include "games/cityplanner/cityplanner.h"

namespace townsmith::cityplanner {

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
  /// The solution that comes with the program, ready to play; refused for other cards or charts
  /// than those it was worked out for. The game must outlive it.
  static Result<Solution> shipped(const CityPlanner& game, std::uint64_t content_hash);

  /// Nothing solved yet; the game must be for one player and must outlive the solution.
  explicit Solution(const CityPlanner& game)
      : game_(&game), table_(std::make_unique<TurnTable>(game)), search_(game, *table_) {}

  /// The turns of a round that share a lock are one task; tasks of one round may be done in any
  /// order, also at the same time, once all tasks of the next round are done.
  int rounds() const { return table_->rounds(); }
  int tasks(int round) const { return round == 1 ? 1 : static_cast<int>(table_->locks().size()); }
  void solve(int round, int task);

  double value(const TurnStart& start) const {
    return static_cast<double>(table_->value(start)) / static_cast<double>(worth_of_point);
  }
  /// The average score of a whole game played for the best.
  double value() const { return value({1, game_->charts().start_money, 0, Lock()}); }

  /// The worth of the position after the move, points so far not counted. The move must be legal,
  /// and the position one of the solo game.
  double value_after(const State& state, Move move) {
    return static_cast<double>(search_.value_after(state, move)) /
           static_cast<double>(worth_of_point);
  }
  /// The average score at the end of the game after the move.
  double score_after(const State& state, Move move) {
    return game_->points(state, seat_at(0)) + value_after(state, move);
  }
  /// Of equal moves the one that ends the turn sooner, then the first. What was worked out is
  /// remembered during the turn, so a solution must not be asked by two threads at once.
  Move best_move(const State& state) { return search_.best_move(state); }

  /// As bytes, and back. A solution of other content is refused.
  std::string save(std::uint64_t content_hash) const { return table_->save(content_hash); }
  Result<> load(std::string_view bytes, std::uint64_t content_hash) {
    return table_->load(bytes, content_hash);
  }

 private:
  const CityPlanner* game_;
  std::unique_ptr<TurnTable> table_;  ///< stays where it is when the solution is moved
  TurnSearch search_;
};

}  // namespace townsmith::cityplanner

namespace townsmith::bots {

template <>
struct SolutionOf<cityplanner::CityPlanner> : std::type_identity<cityplanner::Solution> {};

}  // namespace townsmith::bots
