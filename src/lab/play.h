#pragma once

#include "lab/plan.h"
#include "lab/tally.h"

namespace townsmith::lab {

/// A tally for what a plan plays.
Tally empty_tally(const RunPlan& plan);

/// An empty block of a plan.
void start_block(Block& block, const RunPlan& plan);
/// Adds how a game ended, and which bot of the plan sat where.
void note_result(const RunPlan& plan, const bots::GameResult& result,
                 const std::vector<std::uint8_t>& bots, Block& block);

/// A plan with the game and the bots to carry it out; they must live as long.
class Arena {
 public:
  Arena(const bots::Entry& entry, const AnyGame& game, const RunPlan& plan);

  const RunPlan& plan() const { return plan_; }
  const AnyGame& game() const { return game_; }
  const bots::Entry& entry() const { return entry_; }
  Tally empty_tally() const { return lab::empty_tally(plan_); }

  /// The tally of blocks `first` to `first + count - 1`. May be called in several threads at once.
  Tally play(std::uint64_t first, std::uint64_t count) const;
  /// One block in full. Watched or not, it is the same games.
  Block play_block(std::uint64_t number) const;

 private:
  Tally play_results(std::uint64_t first, std::uint64_t count) const;
  ThoughtNote think(const struct Noticed& noticed, std::uint64_t number) const;

  const bots::Entry& entry_;
  const AnyGame& game_;
  const RunPlan plan_;
  std::vector<std::vector<std::string>> seatings_;
  std::vector<std::vector<std::uint8_t>> who_;  ///< the same by number of the distinct bot
};

}  // namespace townsmith::lab
