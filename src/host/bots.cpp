// How a page drives its bots. `think` does all at once; with a second engine that thinks while the
// first one answers people, it is next_bot here, plan there, act here.
#include <fmt/format.h>

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
    const Command command = (*live)->plan(waiting.front());
    const auto done = perform(request.fields.text("table", 64), **live, {command, "", "", "", {}});
    if (!done) return tl::unexpected(done.error());
    out["seat"] = index(waiting.front());
  }
  out["more"] = !(*live)->waiting_bots().empty();
  return out;
}

Host::Answer Host::next_bot(Request& request) {
  const Result<LiveTable*> live = find_driven(request.fields);
  if (!live) return tl::unexpected(live.error());
  json::object out;
  out["seat"] = nullptr;
  if (const SeatSet waiting = (*live)->waiting_bots(); !waiting.empty()) {
    out["seat"] = index(waiting.front());
    out["at"] = (*live)->table().version(waiting.front());
    out["record"] = to_text((*live)->record());
  }
  return out;
}

Host::Answer Host::plan(Request& request) {
  const Result<LiveTable*> live = find_driven(request.fields);
  if (!live) return tl::unexpected(live.error());
  const Seat seat = request.fields.seat("seat");
  if (const auto read = request.fields.outcome(); !read) return tl::unexpected(read.error());
  if (!(*live)->waiting_bots().contains(seat)) {
    return refuse(Reason::not_your_turn, "no bot has anything to do there");
  }
  const Command command = (*live)->plan(seat);
  json::object out;
  out["move"] = nullptr;
  if (command.kind == Command::Kind::move) out["move"] = command.text;
  return out;
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
