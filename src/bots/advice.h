#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bots/series.h"
#include "core/any_game.h"

namespace townsmith::bots {

/// A line of the score sheet that a move is expected to change by the end of the game.
struct ExpectedChange {
  std::string reason;
  Text text;
  double points = 0;
};

/// A move of a line of play.
struct LineMove {
  Seat seat;
  std::string text;
};

/// What the engine thinks of one move.
struct Opinion {
  AnyMove move;
  double value = 0;  ///< points at the end; with opponents on a common board, the lead
  double loss = 0;   ///< how much less than the best move
  int simulations = 0;
  std::vector<ExpectedChange> why;  ///< largest first
  std::vector<LineMove> line;       ///< what would probably follow
};

/// Best first. The same question about the same view has the same answer everywhere.
using Advice = std::vector<Opinion>;

/// Somebody who may want to know what was found out so far, or to end it.
class Attendant {
 public:
  virtual ~Attendant() = default;
  /// Asked often: false ends it.
  virtual bool go_on() = 0;
  virtual bool wants_report() { return false; }
  virtual void report(const Advice& /*advice*/) {}
};

struct Question {
  int simulations = 0;  ///< 0: an eighth of what the level master spends on a turn
  std::uint64_t seed = 1;
  std::optional<AnyMove> about;  ///< a move that must be among the opinions
  int reasons = 0;       ///< how many opinions come with reasons, the best first; `about` does, too
  std::size_t told = 4;  ///< how many reasons an opinion has at most, the largest first
  int line = 0;          ///< how many moves of what would follow each of these come with
  Attendant* attendant = nullptr;

  /// Whether the opinion of this move, the N-th best counted from 0, comes with reasons.
  bool explains(int place, const AnyMove& move) const {
    return place < reasons || (reasons > 0 && about == move);
  }
};

}  // namespace townsmith::bots
