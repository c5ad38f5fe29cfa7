#pragma once

#include <string_view>

#include "core/memory.h"

namespace townsmith::bots {

/// What every bot may be told and asked, whatever its game. Most have no need of it.
class Conduct {
 public:
  virtual ~Conduct() = default;
  /// A game begins. Its name tells it from others that are played at the same time.
  virtual void begin(std::string_view /*game*/) {}
  /// Why it could not play on in this game, one of forfeit_reasons; "" as long as it plays. After
  /// that it still names legal moves, by chance, but is placed last.
  virtual std::string_view forfeit() const { return {}; }
};

/// Somebody who plays a game: sees what a seat may see and names a legal move.
template <Game G>
class Bot : public Conduct {
 public:
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
