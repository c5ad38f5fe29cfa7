// How a page drives its bots. `think` does all at once; with a second engine that thinks while the
// first one answers people, it is next_bot here, plan there, act here. What a bot is asked is a few
// values: what its seat sees, its name, a seed.
#include <fmt/format.h>

#include "core/replay.h"
#include "host/host.h"

namespace townsmith::host {

using table::Command;

Result<LiveTable*> Host::find_driven(Fields& fields) {
  if (!policy_.own_page) return refuse(Reason::not_allowed, "here bots play by themselves");
  return find_table(fields);
}

Host::Answer Host::think(Request& request) {
  const Result<LiveTable*> live = find_driven(request.fields);
  if (!live) return tl::unexpected(live.error());
  json::object out;
  out["seat"] = nullptr;
  if (const SeatSet waiting = (*live)->waiting_bots(); !waiting.empty()) {
    const Result<Command> command = (*live)->plan(waiting.front());
    if (!command) return tl::unexpected(command.error());
    const auto done = perform(request.fields.text("table", 64), **live, {*command, "", "", "", {}});
    if (!done) return tl::unexpected(done.error());
    out["seat"] = index(waiting.front());
  }
  out["more"] = !(*live)->waiting_bots().empty();
  return out;
}

Host::Answer Host::next_bot(Request& request) {
  const Result<LiveTable*> found = find_driven(request.fields);
  if (!found) return tl::unexpected(found.error());
  LiveTable& live = **found;
  json::object out;
  out["seat"] = nullptr;
  const SeatSet waiting = live.waiting_bots();
  if (waiting.empty()) return out;
  const Seat seat = waiting.front();
  out["seat"] = index(seat);
  out["at"] = live.table().version(seat);
  out["task"] = nullptr;
  if (!live.table().to_move(seat)) return out;
  const LiveTable::BotTask task = live.bot_task(seat);
  json::object question;
  question["header"] = to_text(new_record(live.game()));
  question["bot"] = task.bot;
  // JSON's numbers are exact up to here.
  question["seed"] = task.seed >> 11U;
  if (const auto whole = embed(question, "glimpse", glimpse_for("", live, seat)); !whole) {
    return tl::unexpected(whole.error());
  }
  out["task"] = std::move(question);
  return out;
}

Host::Answer Host::plan(Request& request) {
  if (!policy_.own_page) return refuse(Reason::not_allowed, "here bots play by themselves");
  Fields& fields = request.fields;
  const std::string bot = fields.text("bot", name_bytes);
  const std::int64_t seed = fields.number("seed", 0, most_seed);
  const Result<Shown> shown = read_shown(fields);
  if (!shown) return tl::unexpected(shown.error());
  const table::Glimpse& glimpse = shown->glimpse;
  if (!glimpse.may_move) return refuse(Reason::not_your_turn, "no bot has anything to do there");
  if (!is_level(bot)) return refuse(Reason::unknown_name, "there is no such bot");
  const AnyObserved seen = shown->rules.game->observe(glimpse.position, glimpse.viewer);
  const Result<AnyMove> move = shown->rules.entry.choose(*shown->rules.game, seen, bot,
                                                         static_cast<std::uint64_t>(seed));
  if (!move) return tl::unexpected(move.error());
  return json::object{
      {"move", shown->rules.game->notate(seen.state(), glimpse.viewer.seat(), *move)}};
}

Host::Answer Host::act(Request& request) {
  Fields& fields = request.fields;
  const Result<LiveTable*> live = find_driven(fields);
  if (!live) return tl::unexpected(live.error());
  Command command{Command::Kind::commit, fields.seat("seat"), ""};
  const std::int64_t seen = fields.number("at", 0, INT64_MAX);
  if (fields.has("move")) {
    command.kind = Command::Kind::move;
    command.text = fields.text("move", 256);
  }
  if (const auto read = fields.outcome(); !read) return tl::unexpected(read.error());
  if (!(*live)->waiting_bots().contains(command.seat)) {
    return refuse(Reason::not_your_turn, "no bot has anything to do there");
  }
  if (!(*live)->table().is_current(command.seat, static_cast<std::uint64_t>(seen))) {
    return refuse(Reason::stale, "something has happened in the meantime");
  }
  const auto done = perform(fields.text("table", 64), **live, {command, "", "", "", {}});
  if (!done) return tl::unexpected(done.error());
  return json::object{{"more", !(*live)->waiting_bots().empty()}};
}

}  // namespace townsmith::host
