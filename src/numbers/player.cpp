#include "numbers/player.h"

#include <fmt/format.h>

namespace townsmith::numbers {

Result<Player> Player::make(const bots::Entry& entry, std::shared_ptr<const NumberedGame> game,
                            std::string_view name, std::uint64_t seed) {
  TRY(auto bot, entry.make_bot(game->rules(), name));
  return Player(entry, std::move(game), std::move(bot), seed);
}

Result<> Player::check(const Play& play, Seat seat) const {
  const AnyGame& own = game_->rules();
  const AnyGame& its = play.rules();
  if (own.info().name != its.info().name || own.setup() != its.setup() ||
      own.content_hash() != its.content_hash()) {
    return refuse(Reason::bad_value, "this bot was made for another game");
  }
  if (!play.actors().contains(seat)) {
    return refuse(play.over() ? Reason::game_over : Reason::not_your_turn,
                  fmt::format("seat {} has nothing to decide here", index(seat)));
  }
  return {};
}

Result<AnyMove> Player::move(const Play& play, Seat seat) {
  TRY(check(play, seat));
  return bot_->choose(play.seen(seat), play.memory(seat), random_);
}

Result<Action> Player::step(const Play& play, Seat seat) {
  TRY(check(play, seat));
  const Sequence& begun = play.begun(seat);
  if (begun.size == 0 || planned_at_ != play.state() || !plan_.starts_with(begun)) {
    plan_ = choose(play, seat, begun);
    planned_at_ = play.state();
  }
  return plan_[begun.size];
}

Sequence Player::choose(const Play& play, Seat seat, const Sequence& begun) {
  const auto actions_of = [&](const AnyMove& move) {
    return game_->sequence(play.state(), seat, move);
  };
  const Sequence wanted = actions_of(bot_->choose(play.seen(seat), play.memory(seat), random_));
  if (wanted.starts_with(begun)) return wanted;
  for (const bots::Opinion& one :
       entry_->advise(game_->rules(), play.seen(seat), play.memory(seat), bots::Question{})) {
    const Sequence actions = actions_of(one.move);
    if (actions.starts_with(begun)) return actions;
  }
  // Advice need not be about every move.
  Sequence any = wanted;
  for (const AnyMove& one : play.rules().legal_moves(play.state(), seat)) {
    if (actions_of(one).starts_with(begun)) any = actions_of(one);
  }
  return any;
}

void Player::restart(std::uint64_t seed) {
  random_ = Random(seed);
  plan_ = {};
}

}  // namespace townsmith::numbers
