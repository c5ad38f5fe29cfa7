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
  const Result<LiveTable*> live = find_table(ask.table);
  if (!live) return tl::unexpected(live.error());
  protocol::Thought out;
  if (const SeatSet waiting = (*live)->waiting_bots(); !waiting.empty()) {
    const Result<Command> command = (*live)->plan(waiting.front());
    if (!command) return tl::unexpected(command.error());
    const auto done = perform(ask.table, **live, {*command, "", "", "", {}});
    if (!done) return tl::unexpected(done.error());
    out.seat = waiting.front();
  }
  out.more = !(*live)->waiting_bots().empty();
  return out;
}

Result<protocol::NextBot> Host::answer(Request& /*request*/, const protocol::AskNextBot& ask) {
  const Result<LiveTable*> found = find_table(ask.table);
  if (!found) return tl::unexpected(found.error());
  LiveTable& live = **found;
  protocol::NextBot out;
  const SeatSet waiting = live.waiting_bots();
  if (waiting.empty()) return out;
  const Seat seat = waiting.front();
  protocol::WaitingBot& bot = out.next.emplace();
  bot.seat = seat;
  bot.at = live.table().version(seat);
  if (!live.table().to_move(seat)) return out;
  const LiveTable::BotTask task = live.bot_task(seat);
  const std::string memory = to_digits(task.memory.bytes);
  bot.task = protocol::BotTask{to_text(new_record(live.game())), glimpse_for("", live, seat),
                               memory, check_of(memory, live.layout()), task.bot,
                               // JSON's numbers are exact up to here.
                               static_cast<std::int64_t>(task.seed >> 11U)};
  return out;
}

Result<protocol::Planned> Host::answer(Request& /*request*/, const protocol::Plan& ask) {
  const Result<GlimpseReader::Seen> asked =
      glimpses_.read(ask.task.header, ask.task.glimpse);
  if (!asked) return tl::unexpected(asked.error());
  const table::Glimpse& glimpse = asked->glimpse;
  if (!glimpse.may_move) return no_bot_to_act();
  if (const auto known = check_level(ask.task.bot); !known) return tl::unexpected(known.error());
  const Result<std::string> memory = from_digits(ask.task.memory);
  if (!memory) return tl::unexpected(memory.error());
  if (ask.task.check != check_of(ask.task.memory, asked->layout)) {
    return refuse(Reason::bad_value, say("townsmith", "glimpse-damaged"));
  }
  const AnyGame& game = *asked->rules.game;
  const AnyObserved& seen = glimpse.seen;
  const Result<AnyMove> move =
      asked->rules.entry.choose(game, seen, AnyMemory{*memory}, ask.task.bot,
                                static_cast<std::uint64_t>(ask.task.seed));
  if (!move) return tl::unexpected(move.error());
  return protocol::Planned{game.notate(seen.state(), glimpse.viewer().seat(), *move)};
}

Result<protocol::Acted> Host::answer(Request& /*request*/, const protocol::Act& ask) {
  const Result<LiveTable*> live = find_table(ask.table);
  if (!live) return tl::unexpected(live.error());
  if (!(*live)->waiting_bots().contains(ask.seat)) return no_bot_to_act();
  if (!(*live)->table().is_current(ask.seat, ask.at)) {
    return refuse(Reason::stale, say("townsmith", "stale"));
  }
  const Command::Kind kind = ask.move ? Command::Kind::move : Command::Kind::commit;
  const auto done = perform(ask.table, **live, {{kind, ask.seat, ask.move.value_or("")}, "", "", "", {}});
  if (!done) return tl::unexpected(done.error());
  return protocol::Acted{!(*live)->waiting_bots().empty()};
}

}  // namespace townsmith::host
