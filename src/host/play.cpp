// What is done at a table: people's commands and bots' answers.
#include <fmt/format.h>

#include "host/host.h"

namespace townsmith::host {

using table::Command;
using table::Occupant;
using Kind = Command::Kind;

Result<> Host::may_command(const Request& request, const LiveTable& live,
                           const Command& command) const {
  const bool host = policy_.own_page || live.creator() == request.who;
  const bool bot = live.table().seat(command.seat).occupant == Occupant::bot;
  switch (command.kind) {
    case Kind::sit: return {};
    case Kind::seat_bot:
      if (!is_level(command.text)) {
        return refuse(Reason::unknown_name, "there is no such bot");
      }
      if (host) return {};
      return refuse(Reason::not_allowed, "only who made the table seats bots");
    case Kind::start:
      if (host || owns(request.who, live, command.seat)) return {};
      break;
    case Kind::leave:
      if (host && bot) return {};
      [[fallthrough]];
    default:
      if (owns(request.who, live, command.seat)) return {};
  }
  return refuse(Reason::not_your_seat, fmt::format("seat {} is not yours", index(command.seat)));
}

Host::Answer Host::command(Request& request, Kind kind) {
  Fields& fields = request.fields;
  const Result<LiveTable*> found = find_table(fields);
  if (!found) return tl::unexpected(found.error());
  LiveTable& live = **found;
  Command command{kind, fields.seat("seat"), ""};
  const std::int64_t seen = fields.number("at", 0, INT64_MAX);
  const std::string id = fields.has("command") ? fields.text("command", 64) : std::string();
  if (kind == Kind::move) command.text = fields.text("move", 256);
  if (kind == Kind::sit) command.text = fields.text("name", 64);
  if (kind == Kind::seat_bot) command.text = fields.text("bot", 64);
  if (kind == Kind::seat_bot && fields.has("name")) command.name = fields.text("name", 64);
  if (const auto read = fields.outcome(); !read) return tl::unexpected(read.error());
  if (index(command.seat) >= live.game().setup().players) {
    return refuse(Reason::bad_value, fmt::format("there is no seat {}", index(command.seat)));
  }
  if (const auto may = may_command(request, live, command); !may) {
    return tl::unexpected(may.error());
  }
  if (!id.empty()) {
    if (const LiveTable::Done* done = live.find_done(command.seat, id)) {
      return json::object{{"version", done->version}};
    }
  }
  if (!live.table().is_current(command.seat, static_cast<std::uint64_t>(seen))) {
    return refuse(Reason::stale, "something has happened in the meantime");
  }
  if (const auto done = live.handle(command, request.who); !done) {
    return tl::unexpected(done.error());
  }
  const std::uint64_t version = live.table().version(command.seat);
  if (!id.empty()) live.remember(command.seat, id, version);
  tell_watchers(fields.text("table", 64), live);
  return json::object{{"version", version}};
}

Host::Answer Host::sit(Request& request) {
  return command(request, request.fields.has("bot") ? Kind::seat_bot : Kind::sit);
}
Host::Answer Host::leave(Request& request) { return command(request, Kind::leave); }
Host::Answer Host::start(Request& request) { return command(request, Kind::start); }
Host::Answer Host::move(Request& request) { return command(request, Kind::move); }
Host::Answer Host::undo(Request& request) { return command(request, Kind::undo); }
Host::Answer Host::restart(Request& request) { return command(request, Kind::restart); }
Host::Answer Host::commit(Request& request) { return command(request, Kind::commit); }

}  // namespace townsmith::host
