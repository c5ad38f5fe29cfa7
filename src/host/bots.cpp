// How a page drives its bots. `think` does all at once; with a second engine that thinks while the
// first one answers people, it is next_bot here, plan there, act here. What a bot is asked is a few
// values: what its seat sees, its name, a seed.
#include "core/replay.h"
#include "host/glimpse.h"
#include "host/host.h"

namespace townsmith::host {

using table::Command;

namespace {

tl::unexpected<Problem> no_bot_to_act() {
  return refuse(Reason::not_your_turn, say("townsmith", "bot-idle"));
}

}  // namespace

Result<protocol::Thought> Host::answer(Request& /*request*/, const protocol::Think& ask) {
  TRY(LiveTable* const live, find_table(ask.table));
  protocol::Thought out;
  if (const auto turn = live->next_bot()) {
    TRY(const Command command, turn->think());
    TRY(perform(ask.table, *live, {command, "", "", "", {}}));
    out.seat = turn->seat;
  }
  out.more = !live->waiting_bots().empty();
  return out;
}

Result<protocol::NextBot> Host::answer(Request& /*request*/, const protocol::AskNextBot& ask) {
  TRY(LiveTable* const found, find_table(ask.table));
  LiveTable& live = *found;
  protocol::NextBot out;
  const auto turn = live.next_bot();
  if (!turn) return out;
  protocol::WaitingBot& bot = out.next.emplace();
  bot.seat = turn->seat;
  bot.at = turn->version;
  if (!turn->task) return out;
  const BotTask& task = *turn->task;
  const std::string memory = to_digits(task.memory.bytes);
  bot.task = protocol::BotTask{to_text(new_record(live.game())), glimpse_for("", live, turn->seat),
                               memory, check_of(memory, live.layout()), task.bot,
                               // JSON's numbers are exact up to here.
                               static_cast<std::int64_t>(task.seed >> 11U)};
  return out;
}

Result<protocol::Planned> Host::answer(Request& /*request*/, const protocol::PlanMove& ask) {
  TRY(const GlimpseReader::Seen asked, glimpses_.read(ask.task.header, ask.task.glimpse));
  const table::Glimpse& glimpse = asked.glimpse;
  if (!glimpse.may_move) return no_bot_to_act();
  TRY(check_level(asked.rules.entry, ask.task.bot));
  TRY(const std::string memory, from_digits(ask.task.memory));
  if (ask.task.check != check_of(ask.task.memory, asked.layout)) {
    return refuse(Reason::bad_value, say("townsmith", "glimpse-damaged"));
  }
  const AnyGame& game = *asked.rules.game;
  const AnyObserved& seen = glimpse.seen;
  TRY(const AnyMove move, asked.rules.entry.choose(game, seen, AnyMemory{memory}, ask.task.bot,
                                                   static_cast<std::uint64_t>(ask.task.seed)));
  return protocol::Planned{game.notate(seen.state(), glimpse.viewer().seat(), move)};
}

Result<protocol::Acted> Host::answer(Request& /*request*/, const protocol::Act& ask) {
  TRY(LiveTable* const live, find_table(ask.table));
  if (!live->waiting_bots().contains(ask.seat)) return no_bot_to_act();
  if (!live->table().is_current(ask.seat, ask.at)) {
    return refuse(Reason::stale, say("townsmith", "stale"));
  }
  const Command::Kind kind = ask.move ? Command::Kind::move : Command::Kind::commit;
  TRY(perform(ask.table, *live, {{kind, ask.seat, ask.move.value_or("")}, "", "", "", {}}));
  return protocol::Acted{!live->waiting_bots().empty()};
}

}  // namespace townsmith::host
