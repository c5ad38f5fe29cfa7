// Tables in memory: read when they are needed, watched over, let go.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "fair/committed_seed.h"
#include "service/service.h"

namespace townsmith::service {
namespace {

using table::Command;

/// If nobody takes care of a bot's move within this time, somebody else does.
constexpr Time bot_patience = 30'000;
constexpr Time look_interval = 2'000;
constexpr Time sweep_interval = 10'000;

bool is_about_people(Command::Kind kind) {
  switch (kind) {
    case Command::Kind::sit:
    case Command::Kind::seat_bot:
    case Command::Kind::leave:
    case Command::Kind::start:
    case Command::Kind::away:
    case Command::Kind::back: return true;
    default: return false;
  }
}

}  // namespace

host::CommittedLuck Service::luck_from(const std::string& seed) const {
  host::CommittedLuck luck;
  luck.seed = seed;
  if (const Result<fair::Seed> bytes = fair::seed_from_hex(seed)) {
    luck.commitment = fair::commitment(*bytes);
  }
  luck.make = [](const std::string& text,
                 std::span<const std::string> shares) -> Result<std::unique_ptr<ChanceSource>> {
    const Result<fair::Seed> bytes = fair::seed_from_hex(text);
    if (!bytes) return tl::unexpected(bytes.error());
    const Result<fair::Seed> mixed = fair::mix(*bytes, shares);
    if (!mixed) return tl::unexpected(mixed.error());
    return std::make_unique<fair::FairSource>(*mixed);
  };
  return luck;
}

void Service::with_table(const std::string& table, std::function<void(Result<>)> then) {
  if (const auto found = rooms_.find(table); found != rooms_.end()) {
    found->second.touched = parts_.now();
    return then({});
  }
  const auto [waiting, is_first] =
      loading_.emplace(table, std::vector<std::function<void(Result<>)>>());
  waiting->second.push_back(std::move(then));
  if (is_first) load(table);
}

void Service::load(const std::string& table) {
  ++counts_.loads;
  auto loaded = std::make_shared<Loaded>();
  parts_.keeper.read(
      [table, loaded](store::Store& store) {
        loaded->row = store.table(table);
        if (loaded->row && *loaded->row) loaded->deeds = store.deeds(table, 0);
      },
      [this, table, loaded] {
        const Result<> built = build(table, *loaded);
        const auto waiting = std::move(loading_[table]);
        loading_.erase(table);
        for (const auto& then : waiting) then(built);
        flush();
      });
}

Result<> Service::build(const std::string& table, Loaded& loaded) {
  if (!loaded.row) return tl::unexpected(loaded.row.error());
  if (!loaded.deeds) return tl::unexpected(loaded.deeds.error());
  if (!*loaded.row) return refuse(Reason::unknown_name, "there is no such table");
  if ((*loaded.row)->stage == store::Stage::closed) {
    return refuse(Reason::game_over, "this table was closed");
  }
  if (rooms_.size() >= parts_.limits.tables_in_memory) {
    return refuse(Reason::too_much, "the server is full: try again in a minute");
  }
  const std::string seed = (*loaded.row)->seed;
  Result<Room> room = Room::from_row(std::move(**loaded.row));
  if (!room) return tl::unexpected(room.error());
  const auto restored = host_.restore(table, room->header(), room->row().creator, luck_from(seed));
  if (!restored) return restored;
  host::LiveTable& live = *host_.find(table);
  for (const store::Deed& stored : *loaded.deeds) {
    const Result<host::Deed> deed = host::parse_deed(stored.text);
    const Result<> done = deed ? live.repeat(*deed) : tl::unexpected(deed.error());
    if (!done) {
      host_.forget(table);
      return tl::unexpected(done.error());
    }
    room->note(*deed, live, stored.at);
  }
  room->settle(live);
  room->touched = parts_.now();
  Room& placed = rooms_.emplace(table, std::move(*room)).first->second;
  set_alarm(placed);
  if (const auto orphans = orphans_.extract(table)) {
    for (host::LiveTable::Watch watch : orphans.mapped()) {
      if (!sessions_.contains(watch.client)) continue;
      watch.version = 0;
      live.watches().push_back(watch);
    }
    host_.tell_watchers(table);
    pass_on_pushes(table);
  }
  return {};
}

void Service::forget_room(const std::string& table) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end()) return;
  alarms_.erase({found->second.alarm, table});
  rooms_.erase(found);
}

void Service::set_alarm(Room& room) {
  alarms_.erase({room.alarm, room.row().id});
  room.alarm = room.row().wake;
  if (room.alarm != 0) alarms_.insert({room.alarm, room.row().id});
}

void Service::deed_done(const std::string& table, const host::Deed& deed) {
  const Time now = parts_.now();
  const host::LiveTable& live = *host_.find(table);
  auto found = rooms_.find(table);
  const bool fresh = found == rooms_.end();
  if (fresh)
    found = rooms_.emplace(table, Room(table, live, terms_.pace, terms_.listed, now)).first;
  Room& room = found->second;
  ++counts_.deeds;
  store::TableWrite& write = filling_.of(table);
  write.fresh = write.fresh || fresh;
  write.deeds.push_back(room.note(deed, live, now));
  Room::Changes changes = room.refresh(live, now);
  changes.people = changes.people || is_about_people(deed.command.kind);
  if (!live.waiting_bots().empty()) {
    Time& wake = room.row().wake;
    wake = wake == 0 ? now + bot_patience : std::min(wake, now + bot_patience);
  }
  set_alarm(room);
  write.row = room.row();
  if (fresh || changes.people) write.people = people_at(live);
  if (changes.ended) write.finished = placements(live);
  Room::Changes& all = changed_[table];
  all.people = all.people || changes.people;
  all.turns = all.turns || changes.turns;
  all.ended = all.ended || changes.ended;
}

void Service::finish_changes() {
  for (const auto& [table, changes] : std::exchange(changed_, {})) {
    const auto found = rooms_.find(table);
    if (found == rooms_.end()) continue;
    if (changes.people) tell_lobby(found->second);
    if (changes.turns || changes.people) tell_owners(found->second, changes.people);
    if (changes.turns) call_webhook(found->second);
    let_bots_think(table);
  }
}

void Service::let_bots_think(const std::string& table) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end() || found->second.bot_thinks) return;
  const host::LiveTable& live = *host_.find(table);
  const SeatSet waiting = live.waiting_bots();
  if (waiting.empty()) return;
  const Seat seat = waiting.front();
  const std::uint64_t version = live.table().version(seat);
  if (!live.table().to_move(seat)) {
    if (host_.act(table, {Command::Kind::commit, seat, ""})) pass_on_pushes(table);
    return;
  }
  Record record = live.record();
  record.bots[static_cast<std::size_t>(index(seat))] = live.table().bot_of(seat);
  found->second.bot_thinks = true;
  ++counts_.thoughts;
  parts_.thinkers.ask(to_text(record), {{"do", "plan"}, {"seat", index(seat)}}, true,
                      [this, table, seat, version](const Thinkers::Answer& answer) {
                        bot_has_thought(table, seat, version, answer);
                        flush();
                      });
}

void Service::bot_has_thought(const std::string& table, Seat seat, std::uint64_t version,
                              const Thinkers::Answer& answer) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end()) return;
  found->second.bot_thinks = false;
  const host::LiveTable& live = *host_.find(table);
  // It is tried again when the table is looked at next; at once would be for ever.
  if (!answer) return;
  if (live.waiting_bots().contains(seat) && live.table().is_current(seat, version)) {
    Command command{Command::Kind::commit, seat, ""};
    if (const json::value& move = answer->at("move"); move.is_string()) {
      command = {Command::Kind::move, seat, std::string(std::string_view(move.get_string()))};
    }
    if (!host_.act(table, std::move(command))) return;
    pass_on_pushes(table);
  }
  let_bots_think(table);
}

void Service::check_clocks(const std::string& table) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end()) return;
  const Time now = parts_.now();
  while (const auto next = found->second.clocks().next()) {
    if (next->at > now) break;
    const auto done =
        host_.act(table, {Command::Kind::away, next->seat, std::string(host::stand_in_bot)});
    if (!done) break;
  }
  pass_on_pushes(table);
}

void Service::tick() {
  const Time now = parts_.now();
  while (!alarms_.empty() && alarms_.begin()->first <= now) {
    const std::string table = alarms_.begin()->second;
    alarms_.erase(alarms_.begin());
    if (const auto found = rooms_.find(table); found != rooms_.end()) found->second.alarm = 0;
    check_clocks(table);
    let_bots_think(table);
  }
  if (now >= next_look_) {
    next_look_ = now + look_interval;
    look_for_due();
    look_for_orders();
  }
  if (now >= next_sweep_) {
    next_sweep_ = now + sweep_interval;
    let_go_of_idle();
  }
  flush();
}

/// Tables that sleep in the store, and wait for a clock or for a bot whose node has died.
void Service::look_for_due() {
  if (looking_for_due_) return;
  looking_for_due_ = true;
  constexpr int most = 100;
  auto due = std::make_shared<Result<std::vector<std::string>>>();
  const Time now = parts_.now();
  const int limit = most + static_cast<int>(hopeless_.size());
  parts_.keeper.read([due, now, limit](store::Store& store) { *due = store.due(now, limit); },
                     [this, due] {
                       looking_for_due_ = false;
                       healthy_ = due->has_value();
                       if (!*due) return;
                       for (const std::string& table : **due) {
                         if (!hopeless_.contains(table)) wake(table);
                       }
                       flush();
                     });
}

void Service::wake(const std::string& table) {
  with_table(table, [this, table](const Result<>& found) {
    if (!found) {
      // One of other rules or content stays as it is, and is not tried again here.
      if (found.error().reason != Reason::io_error) hopeless_.insert(table);
      return;
    }
    check_clocks(table);
    let_bots_think(table);
    const auto room = rooms_.find(table);
    if (room == rooms_.end() || filling_.tables.contains(table)) return;
    if (writing_ && flying_.tables.contains(table)) return;
    const auto next = room->second.clocks().next();
    const Time wake = room->second.bot_thinks ? parts_.now() + bot_patience : (next ? next->at : 0);
    if (room->second.row().wake == wake) return;
    room->second.row().wake = wake;
    set_alarm(room->second);
    write_row(room->second);
  });
}

void Service::let_go_of_idle() {
  const Time now = parts_.now();
  std::vector<std::string> idle;
  for (const auto& [table, room] : rooms_) {
    if (room.bot_thinks || now - room.touched < parts_.limits.idle_table) continue;
    if (filling_.tables.contains(table) || flying_.tables.contains(table)) continue;
    host::LiveTable& live = *host_.find(table);
    if (live.watches().empty() && live.waiting_bots().empty()) idle.push_back(table);
  }
  for (const std::string& table : idle) {
    host_.forget(table);
    forget_room(table);
  }
}

void Service::changed_elsewhere(const std::vector<std::string>& tables) {
  for (const std::string& table : tables) {
    if (table.empty()) {
      look_for_orders();
    } else if (table == store::any_table) {
      // Notices may have been missed.
      look_for_orders();
      for (const auto& [known, room] : rooms_) catch_up(known);
    } else if (rooms_.contains(table)) {
      catch_up(table);
    } else if (!lobby_.empty() || !connected_.empty()) {
      tell_of_other(table);
    }
  }
}

/// Another process has done something at a table that is in memory here too.
void Service::catch_up(const std::string& table) {
  auto loaded = std::make_shared<Loaded>();
  const std::int64_t known = rooms_.at(table).row().deeds;
  parts_.keeper.read(
      [table, loaded, known](store::Store& store) {
        loaded->row = store.table(table);
        if (loaded->row && *loaded->row) loaded->deeds = store.deeds(table, known);
      },
      [this, table, loaded] {
        const auto found = rooms_.find(table);
        if (found == rooms_.end() || !loaded->row || !*loaded->row || !loaded->deeds) return;
        // What is under way here will run into what was done there, and then all is read again.
        if (filling_.tables.contains(table) || flying_.tables.contains(table)) return;
        Room& room = found->second;
        host::LiveTable& live = *host_.find(table);
        const store::TableRow before = room.row();
        if ((*loaded->row)->stage == store::Stage::closed) return close_room(table);
        for (const store::Deed& stored : *loaded->deeds) {
          if (stored.number <= room.row().deeds) continue;
          const Result<host::Deed> deed = host::parse_deed(stored.text);
          if (!deed || stored.number != room.row().deeds + 1 || !live.repeat(*deed)) {
            undo_tables({table}, {Reason::stale, "something has happened in the meantime"});
            return flush();
          }
          room.note(*deed, live, stored.at);
        }
        if (room.row().deeds != (*loaded->row)->deeds) return;
        room.row() = **loaded->row;
        room.settle(live);
        set_alarm(room);
        host_.tell_watchers(table);
        pass_on_pushes(table);
        if (before.rematch != room.row().rematch) tell_about(table);
        if (before.summary != room.row().summary) {
          tell_owners(room, false);
          if (before.stage != room.row().stage || room.row().stage == store::Stage::waiting) {
            tell_lobby(room);
          }
        }
        flush();
      });
}

std::string Service::about(const std::string& table, const std::string& who) {
  const auto found = rooms_.find(table);
  host::LiveTable* live = host_.find(table);
  if (found == rooms_.end() || live == nullptr) return "null";
  const Room& room = found->second;
  const Time now = parts_.now();
  // Names of tables and persons are made by us, of letters and digits.
  const auto or_null = [](const std::string& name) {
    return name.empty() ? std::string("null") : fmt::format("\"{}\"", name);
  };
  std::string seats;
  int people = 0;
  for (const Seat seat : SeatSet::first(live->game().setup().players)) {
    const std::string& owner = live->owner(seat);
    people += owner.empty() ? 0 : 1;
    const auto left = room.clocks().left(seat, now);
    seats += fmt::format(R"({}{{"person":{},"connected":{},"stand_in":{},"left":{},"running":{}}})",
                         seats.empty() ? "" : ",", or_null(owner), connected_.contains(owner),
                         or_null(live->table().seat(seat).stand_in),
                         left ? std::to_string(*left) : "null", room.clocks().is_running(seat));
  }
  const auto looks_on = [](const auto& watch) { return watch.viewer.is_spectator(); };
  return fmt::format(
      R"({{"table":"{}","creator":"{}","listed":{},"pace":{},"commitment":"{}","stage":"{}",)"
      R"("seats":[{}],"spectators":{},"rematch":{},"hints":{}}})",
      table, room.row().creator, room.row().listed, room.pace_text(), live->commitment(),
      summary_stage(room.row().stage), seats,
      std::count_if(live->watches().begin(), live->watches().end(), looks_on),
      or_null(room.row().rematch), people == 1 && !host_.seat_of(who, *live).is_spectator());
}

void Service::tell_about(const std::string& table) {
  host::LiveTable* live = host_.find(table);
  if (live == nullptr) return;
  std::set<Client> told;
  for (const host::LiveTable::Watch& watch : live->watches()) {
    const Session* one = session(watch.client);
    if (one == nullptr || !told.insert(watch.client).second) continue;
    say(watch.client,
        fmt::format(R"({{"push":"about","table":"{}","about":{}}})", table,
                    about(table, one->person)),
        table);
  }
}

void Service::close_room(const std::string& table) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end()) return;
  found->second.row().stage = store::Stage::closed;
  tell_about(table);
  tell_lobby(found->second);
  tell_owners(found->second, true);
  host_.forget(table);
  forget_room(table);
}

}  // namespace townsmith::service
