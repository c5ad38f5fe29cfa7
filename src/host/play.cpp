// What is done at a table: people's commands and bots' answers.
#include "host/host.h"

namespace townsmith::host {

using table::Command;
using Kind = Command::Kind;

Result<> Host::may_play(const Person& person) const {
  if (policy_.in_browser || !person.identity.empty()) return {};
  return refuse(Reason::not_allowed, say("townsmith", "name-first"));
}

Result<> Host::may_command(const Request& request, const LiveTable& live,
                           const Command& command) const {
  const bool host = policy_.in_browser || live.creator() == request.who;
  TRY(may_play(request.person));
  switch (command.kind) {
    case Kind::sit:
      if (!policy_.in_browser && live.table().started()) {
        return refuse(Reason::not_allowed, say("townsmith", "game-started"));
      }
      if (!policy_.in_browser && !seat_of(request.who, live).is_spectator()) {
        return refuse(Reason::not_allowed, say("townsmith", "seated-already"));
      }
      if (live.was_removed(request.who)) {
        return refuse(Reason::not_allowed, say("townsmith", "removed-from-table"));
      }
      return {};
    case Kind::seat_bot:
      if (host) return {};
      return refuse(Reason::not_allowed, say("townsmith", "creator-seats-bots"));
    case Kind::start:
      if (host || owns(request.who, live, command.seat)) return {};
      break;
    case Kind::back:
      // It would look as if they had played to the end.
      if (live.table().over()) return refuse(Reason::game_over, say("townsmith", "game-over"));
      if (owns(request.who, live, command.seat)) return {};
      break;
    case Kind::resign:
    case Kind::agree_end:
    case Kind::refuse_end:
      // In a page nobody is given up to, or agreed with.
      if (policy_.in_browser) return refuse(Reason::not_allowed, say("townsmith", "server-only"));
      if (owns(request.who, live, command.seat)) return {};
      break;
    case Kind::leave:
      if (host && !live.table().started()) return {};
      [[fallthrough]];
    default:
      if (!live.table().seat(command.seat).stand_in.empty() &&
          owns(request.who, live, command.seat)) {
        return refuse(Reason::not_your_turn, say("townsmith", "take-seat-back"));
      }
      if (owns(request.who, live, command.seat)) return {};
  }
  return refuse(Reason::not_your_seat, say("townsmith", "not-your-seat"));
}

Result<protocol::NewVersion> Host::command(Request& request, const protocol::Command& ask,
                                           Kind kind, Deed deed) {
  TRY(LiveTable* const found, find_table(request, ask.table));
  LiveTable& live = *found;
  Command& command = deed.command;
  command.kind = kind;
  command.seat = ask.seat;
  deed.who = request.who;
  deed.id = ask.command.value_or("");
  if (index(ask.seat) >= live.game().setup().players) {
    return refuse(Reason::bad_value, say("townsmith", "seat-unknown"));
  }
  // Before it is asked whether they may: what they did may be why they may not do it again.
  if (!deed.id.empty()) {
    if (const LiveTable::Done* done = live.find_done(ask.seat, request.who, deed.id)) {
      return protocol::NewVersion{done->version};
    }
  }
  TRY(may_command(request, live, command));
  if (!live.table().is_current(ask.seat, ask.at)) {
    return refuse(Reason::stale, say("townsmith", "stale"));
  }
  // Somebody who leaves a game that others are in the middle of is stood in for.
  if (kind == Kind::leave && !policy_.in_browser && live.table().started()) {
    command.kind = Kind::away;
    command.text = stand_in_bot;
  }
  TRY(perform(ask.table, live, std::move(deed)));
  return protocol::NewVersion{live.table().version(ask.seat)};
}

Result<> Host::perform(const std::string& table, LiveTable& live, Deed deed) {
  TRY(Deed done, live.handle(std::move(deed)));
  if (hooks_.done) hooks_.done(table, done);
  tell_watchers(table);
  return {};
}

Result<protocol::NewVersion> Host::answer(Request& request, const protocol::Sit& ask) {
  Deed deed;
  if (ask.bot) {
    deed.command.text = *ask.bot;
    deed.command.name = ask.name.value_or("");
    TRY(check_name(deed.command.name));
    return command(request, ask.command, Kind::seat_bot, std::move(deed));
  }
  deed.command.text = policy_.in_browser ? ask.name.value_or("") : request.person.name;
  TRY(check_name(deed.command.text));
  if (ask.share) {
    TRY(check_share(*ask.share));
    deed.share = *ask.share;
  }
  return command(request, ask.command, Kind::sit, std::move(deed));
}

Result<protocol::NewVersion> Host::answer(Request& request, const protocol::MakeMove& ask) {
  Deed deed;
  deed.command.text = ask.move;
  return command(request, ask.command, Kind::move, std::move(deed));
}

Result<protocol::NewVersion> Host::answer(Request& request, const protocol::Leave& ask) {
  return command(request, ask, Kind::leave);
}
Result<protocol::NewVersion> Host::answer(Request& request, const protocol::Start& ask) {
  return command(request, ask, Kind::start);
}
Result<protocol::NewVersion> Host::answer(Request& request, const protocol::Undo& ask) {
  return command(request, ask, Kind::undo);
}
Result<protocol::NewVersion> Host::answer(Request& request, const protocol::Restart& ask) {
  return command(request, ask, Kind::restart);
}
Result<protocol::NewVersion> Host::answer(Request& request, const protocol::Commit& ask) {
  return command(request, ask, Kind::commit);
}
Result<protocol::NewVersion> Host::answer(Request& request, const protocol::Back& ask) {
  return command(request, ask, Kind::back);
}
Result<protocol::NewVersion> Host::answer(Request& request, const protocol::Resign& ask) {
  Deed deed;
  deed.command.text = stand_in_bot;
  return command(request, ask, Kind::resign, std::move(deed));
}
Result<protocol::NewVersion> Host::answer(Request& request, const protocol::AgreeEnd& ask) {
  return command(request, ask, Kind::agree_end);
}
Result<protocol::NewVersion> Host::answer(Request& request, const protocol::RefuseEnd& ask) {
  return command(request, ask, Kind::refuse_end);
}

}  // namespace townsmith::host
