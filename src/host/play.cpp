// What is done at a table: people's commands and bots' answers.
#include <fmt/format.h>

#include "host/host.h"

namespace townsmith::host {

using table::Command;
using table::Occupant;
using Kind = Command::Kind;

Result<> Host::may_play(const Request& request) const {
  if (policy_.own_page || !request.who.empty()) return {};
  return refuse(Reason::not_allowed, "first say what you are called");
}

Result<> Host::may_command(const Request& request, const LiveTable& live,
                           const Command& command) const {
  const bool host = policy_.own_page || live.creator() == request.who;
  const bool bot = live.table().seat(command.seat).occupant == Occupant::bot;
  if (const auto may = may_play(request); !may) return may;
  switch (command.kind) {
    case Kind::sit:
      if (!policy_.own_page && live.table().started()) {
        return refuse(Reason::not_allowed, "the game has started without you");
      }
      if (!policy_.own_page && !seat_of(request.who, live).is_spectator()) {
        return refuse(Reason::not_allowed, "you have a seat already");
      }
      return {};
    case Kind::seat_bot:
      if (!is_level(command.text)) {
        return refuse(Reason::unknown_name, "there is no such bot");
      }
      if (host) return {};
      return refuse(Reason::not_allowed, "only who made the table seats bots");
    case Kind::start:
      if (host || owns(request.who, live, command.seat)) return {};
      break;
    case Kind::back:
      // It would look as if they had played to the end.
      if (live.table().over()) return refuse(Reason::game_over, "the game is over");
      if (owns(request.who, live, command.seat)) return {};
      break;
    case Kind::leave:
      if (host && bot && !live.table().started()) return {};
      [[fallthrough]];
    default:
      if (!live.table().seat(command.seat).stand_in.empty() &&
          owns(request.who, live, command.seat)) {
        return refuse(Reason::not_your_turn, "a bot stands in for you: take your seat back first");
      }
      if (owns(request.who, live, command.seat)) return {};
  }
  return refuse(Reason::not_your_seat, fmt::format("seat {} is not yours", index(command.seat)));
}

Host::Answer Host::command(Request& request, Kind kind) {
  Fields& fields = request.fields;
  const Result<LiveTable*> found = find_table(fields);
  if (!found) return tl::unexpected(found.error());
  LiveTable& live = **found;
  Deed deed{{kind, fields.seat("seat"), ""}, request.who, "", "", {}};
  Command& command = deed.command;
  const std::int64_t seen = fields.number("at", 0, INT64_MAX);
  if (fields.has("command")) deed.id = fields.text("command", 64);
  if (kind == Kind::move) command.text = fields.text("move", 256);
  if (kind == Kind::sit) command.text = policy_.own_page ? read_name(fields) : request.name;
  if (kind == Kind::sit && fields.has("share")) deed.share = read_share(fields);
  if (kind == Kind::seat_bot) command.text = fields.text("bot", 64);
  if (kind == Kind::seat_bot && fields.has("name")) command.name = read_name(fields);
  if (const auto read = fields.outcome(); !read) return tl::unexpected(read.error());
  if (index(command.seat) >= live.game().setup().players) {
    return refuse(Reason::bad_value, fmt::format("there is no seat {}", index(command.seat)));
  }
  // Before it is asked whether they may: what they did may be why they may not do it again.
  if (!deed.id.empty()) {
    if (const LiveTable::Done* done = live.find_done(command.seat, request.who, deed.id)) {
      return json::object{{"version", done->version}};
    }
  }
  if (const auto may = may_command(request, live, command); !may) {
    return tl::unexpected(may.error());
  }
  if (!live.table().is_current(command.seat, static_cast<std::uint64_t>(seen))) {
    return refuse(Reason::stale, "something has happened in the meantime");
  }
  // Who leaves a game that others are in the middle of is stood in for.
  if (kind == Kind::leave && !policy_.own_page && live.table().started()) {
    command.kind = Kind::away;
    command.text = stand_in_bot;
  }
  const Seat seat = command.seat;
  if (const auto done = perform(fields.text("table", 64), live, std::move(deed)); !done) {
    return tl::unexpected(done.error());
  }
  return json::object{{"version", live.table().version(seat)}};
}

Result<> Host::perform(const std::string& table, LiveTable& live, Deed deed) {
  Result<Deed> done = live.handle(std::move(deed));
  if (!done) return tl::unexpected(done.error());
  if (surroundings_.done) surroundings_.done(table, *done);
  tell_watchers(table);
  return {};
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
Host::Answer Host::back(Request& request) { return command(request, Kind::back); }

}  // namespace townsmith::host
