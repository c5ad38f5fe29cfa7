#pragma once

#include <memory>
#include <string_view>

#include "bots/catalogue.h"
#include "numbers/play.h"

namespace townsmith::numbers {

/// A bot that gives its moves action by action.
class Player {
 public:
  /// Game and entry must outlive it.
  static Result<Player> make(const bots::Entry& entry, std::shared_ptr<const NumberedGame> game,
                             std::string_view name, std::uint64_t seed);

  /// The next action of a seat that is to decide. What this bot has begun it ends; where somebody
  /// else began a move, it takes the best that begins so.
  Result<Action> step(const Play& play, Seat seat);
  Result<AnyMove> move(const Play& play, Seat seat);
  void restart(std::uint64_t seed);

 private:
  Player(const bots::Entry& entry, std::shared_ptr<const NumberedGame> game,
         std::unique_ptr<bots::AnyBot> bot, std::uint64_t seed)
      : entry_(&entry), game_(std::move(game)), bot_(std::move(bot)), random_(seed) {}

  Result<> check(const Play& play, Seat seat) const;
  Sequence choose(const Play& play, Seat seat, const Sequence& begun);

  const bots::Entry* entry_;
  std::shared_ptr<const NumberedGame> game_;
  std::unique_ptr<bots::AnyBot> bot_;
  Random random_;
  Sequence plan_;
  AnyState planned_at_;
};

}  // namespace townsmith::numbers
