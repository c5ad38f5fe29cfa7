#pragma once

#include "core/memory.h"

namespace townsmith::bots {

/// Somebody who plays a game: sees what a seat may see and names a legal move.
template <Game G>
class Bot {
 public:
  virtual ~Bot() = default;
  /// `seen.viewer()` is the seat to move for; it must be one of the actors.
  virtual typename G::Move choose(const G& game, const Observed<G>& seen, const Memory<G>& memory,
                                  Random& random) = 0;
};

/// Any legal move, each as likely as the others.
template <Game G>
class RandomBot final : public Bot<G> {
 public:
  typename G::Move choose(const G& game, const Observed<G>& seen, const Memory<G>& /*memory*/,
                          Random& random) override {
    return random_move(game, seen.state(), seen.viewer().seat(), random);
  }
};

}  // namespace townsmith::bots
