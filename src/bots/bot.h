#pragma once

#include <functional>
#include <string_view>

#include "core/any_game.h"
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
/// Whether a seat may not make a move although it is legal; see Restriction.
template <Game G>
using Ban = std::function<bool(const typename G::State& state, const typename G::Move& move)>;

/// The legal moves without the forbidden ones; all of them where nothing would be left.
template <Game G>
void list_allowed(const G& game, const typename G::State& state, Seat seat, const Ban<G>& ban,
                  MoveList<G>& moves) {
  game.legal_moves(state, seat, moves);
  if (!ban) return;
  MoveList<G> allowed;
  for (const auto& move : moves) {
    if (!ban(state, move)) allowed.push_back(move);
  }
  if (!allowed.empty()) moves = allowed;
}

/// Somebody who plays a game: sees what a seat may see and names a legal move.
template <Game G>
class Bot : public Conduct {
 public:
  /// Makes no forbidden move from now on, and plans none. False for a bot that cannot do without.
  virtual bool restrict_to(const Ban<G>& /*ban*/) { return false; }
  /// `seen.viewer()` is the seat to move for; it must be one of the actors.
  virtual typename G::Move choose(const G& game, const Observed<G>& seen, const Memory<G>& memory,
                                  Random& random) = 0;
};

/// One that can do without forbidden moves.
template <Game G>
class ObedientBot : public Bot<G> {
 public:
  bool restrict_to(const Ban<G>& ban) final {
    ban_ = ban;
    return true;
  }

 protected:
  Ban<G> ban_;
};

/// Any legal move, each as likely as the others.
template <Game G>
class RandomBot final : public ObedientBot<G> {
 public:
  typename G::Move choose(const G& game, const Observed<G>& seen, const Memory<G>& /*memory*/,
                          Random& random) override {
    if (ban_) {
      MoveList<G> moves;
      list_allowed(game, seen.state(), seen.viewer().seat(), ban_, moves);
      return moves[static_cast<int>(random.below(static_cast<std::uint32_t>(moves.size())))];
    }
    return random_move(game, seen.state(), seen.viewer().seat(), random);
  }

 private:
  using ObedientBot<G>::ban_;
};

}  // namespace townsmith::bots
