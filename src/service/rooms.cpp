// Tables in memory: read when they are needed, watched over, let go.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "fair/committed_seed.h"
#include "service/service.h"

namespace townsmith::service {
namespace {

using table::Command;

/// Of a client's tables; if it asks about more, they are compared again.
constexpr std::size_t most_known = 1000;

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

tl::unexpected<Problem> damaged_table() {
  return refuse(Reason::bad_record, say("townsmith", "table-damaged"));
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

void Service::with_current_table(const std::string& table, std::function<void(Result<>)> then) {
  // What is read from now on is as the store has it; what is here already may be behind.
  const bool here = rooms_.contains(table) || loading_.contains(table);
  if (!here || !parts_.store.is_shared()) return with_table(table, std::move(then));
  with_table(table, [this, table, then = std::move(then)](const Result<>& found) {
    if (!found) return then(found);
    catch_up(table, [this, table, then](const Result<>& caught_up) {
      if (!caught_up) return then(caught_up);
      with_table(table, then);
    });
  });
}

void Service::with_table(Client client, const std::string& table,
                         std::function<void(Result<>)> then) {
  Session* one = session(client);
  if (one == nullptr || !parts_.store.is_shared() || one->known.contains(table)) {
    return with_table(table, std::move(then));
  }
  with_current_table(table, [this, client, table, then = std::move(then)](const Result<>& found) {
    if (Session* asking = session(client); found && asking != nullptr) {
      if (asking->known.size() >= most_known) asking->known.clear();
      asking->known.insert(table);
    }
    then(found);
  });
}

void Service::load(const std::string& table) {
  ++counts_.loads;
  auto loaded = std::make_shared<Loaded>();
  read(
      [table, loaded](store::Store& store) {
        loaded->row = store.table(table);
        if (loaded->row && *loaded->row) loaded->deeds = store.deeds(table, 0);
        if (loaded->deeds) loaded->said = store.chat(table, std::nullopt, 1);
      },
      [this, table, loaded] {
        Result<> built = damaged_table();
        if (!safely([&] { built = build(table, *loaded); })) {
          host_.forget(table);
          forget_room(table);
        }
        const auto waiting = std::move(loading_[table]);
        loading_.erase(table);
        for (const auto& then : waiting) {
          safely([&] { then(built); });
        }
        if (behind_.erase(table) > 0 && rooms_.contains(table)) {
          catch_up(table);
          pass_on_chat(table);
        }
      });
}

Result<> Service::build(const std::string& table, Loaded& loaded) {
  if (!loaded.row) return tl::unexpected(unreadable(loaded.row.error()));
  if (!loaded.deeds) return tl::unexpected(unreadable(loaded.deeds.error()));
  if (!loaded.said) return tl::unexpected(unreadable(loaded.said.error()));
  if (!*loaded.row) return refuse(Reason::unknown_name, say("townsmith", "table-unknown", {{"table", table}}));
  if ((*loaded.row)->stage == store::Stage::closed) {
    return refuse(Reason::game_over, say("townsmith", "table-closed"));
  }
  if (rooms_.size() >= parts_.limits.tables_in_memory) {
    return refuse(Reason::too_much, say("townsmith", "server-full"));
  }
  const std::string seed = (*loaded.row)->seed;
  if (!fair::seed_from_hex(seed)) return damaged_table();
  Result<CachedTable> room = CachedTable::from_row(std::move(**loaded.row));
  if (!room) return tl::unexpected(room.error());
  const auto restored = host_.restore(table, room->header(), room->row().creator, luck_from(seed));
  if (!restored) return restored;
  host::LiveTable& live = *host_.find(table);
  for (const store::Deed& stored : *loaded.deeds) {
    const Result<host::Deed> deed = host::parse_deed(stored.text);
    const Result<> done = deed ? live.repeat(*deed) : Result<>(damaged_table());
    if (!done) {
      host_.forget(table);
      return done.error().reason == Reason::bad_record ? done : damaged_table();
    }
    room->note(*deed, live, stored.at);
  }
  room->settle(live);
  room->touched = parts_.now();
  CachedTable& placed = rooms_.emplace(table, std::move(*room)).first->second;
  set_alarm(placed);
  heard_.emplace(table, loaded.said->empty() ? 0 : loaded.said->back().number);
  if (const auto orphans = orphans_.extract(table)) {
    for (host::LiveTable::Watch watch : orphans.mapped()) {
      if (!sessions_.contains(watch.client)) continue;
      watch.version = 0;
      host_.watch_again(table, watch);
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

CachedTable& Service::add_room(const std::string& table, const Terms& terms) {
  const host::LiveTable& live = *host_.find(table);
  CachedTable room(table, live, terms.pace, terms.listed, parts_.now());
  heard_.emplace(table, 0);
  filling_.of(table).fresh = true;
  return rooms_.emplace(table, std::move(room)).first->second;
}

void Service::deed_done(const std::string& table, const host::Deed& deed) {
  const Time now = parts_.now();
  const host::LiveTable& live = *host_.find(table);
  CachedTable& room = rooms_.at(table);
  ++counts_.deeds;
  store::TableWrite& write = filling_.of(table);
  const bool fresh = write.fresh;
  if (write.row.id.empty()) write.lists = false;
  write.deeds.push_back(room.note(deed, live, now));
  CachedTable::Changes changes = room.refresh(live, now);
  changes.people = changes.people || is_about_people(deed.command.kind);
  if (!live.waiting_bots().empty()) {
    Time& wake = room.row().wake;
    wake = wake == 0 ? now + bot_patience : std::min(wake, now + bot_patience);
  }
  set_alarm(room);
  write.row = room.row();
  if (fresh || changes.people) write.people = people_at(live);
  write.lists = write.lists || fresh || changes.people || changes.turns || changes.ended;
  if (changes.ended && !changed_games_.contains(room.row().game)) {
    write.finished = placements(live);
  }
  CachedTable::Changes& all = changed_[table];
  all.people = all.people || changes.people;
  all.turns = all.turns || changes.turns;
  all.ended = all.ended || changes.ended;
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
    heard_.erase(table);
    host_.forget(table);
    forget_room(table);
  }
}

void Service::changed_elsewhere(const std::vector<store::Notice>& notices) {
  for (const store::Notice& notice : notices) {
    safely([&] { hear(notice); });
  }
}

void Service::hear(const store::Notice& notice) {
  const std::string& table = notice.table;
  if (table.empty()) {
    look_for_orders();
  } else if (table == store::any_table) {
    // Notices may have been missed.
    look_for_orders();
    for (const auto& [known, room] : rooms_) {
      catch_up(known);
      pass_on_chat(known);
    }
  } else if (rooms_.contains(table)) {
    catch_up(table);
    if (notice.chat) pass_on_chat(table);
  } else if (loading_.contains(table)) {
    behind_.insert(table);
  } else if (orphans_.contains(table)) {
    with_table(table, [](const Result<>&) {});
  } else if (notice.lists && (!lobby_.empty() || !connected_.empty())) {
    tell_of_other(table);
  }
}

/// Another process has done something, or may have, at a table that is in memory here too.
void Service::catch_up(const std::string& table, std::function<void(Result<>)> then) {
  auto loaded = std::make_shared<Loaded>();
  const store::TableRow& row = rooms_.at(table).row();
  read(
      [table, loaded, deeds = row.deeds, revision = row.revision](store::Store& store) {
        loaded->row = store.table(table);
        if (!loaded->row || !*loaded->row || (*loaded->row)->revision == revision) return;
        loaded->deeds = store.deeds(table, deeds);
      },
      [this, table, loaded, then = std::move(then)] {
        const Result<> caught_up = take_in(table, *loaded);
        if (!caught_up) behind_.insert(table);  // the store could not be read: later
        if (then) then(caught_up);
      });
}

Result<> Service::take_in(const std::string& table, const Loaded& loaded) {
  if (!loaded.row) return tl::unexpected(loaded.row.error());
  if (!loaded.deeds) return tl::unexpected(loaded.deeds.error());
  const auto found = rooms_.find(table);
  if (found == rooms_.end() || !*loaded.row) return {};
  // What is under way here may run into what was done there, and then whoever asks meanwhile is
  // told so; if not, this is tried again.
  if (filling_.tables.contains(table) || flying_.tables.contains(table)) {
    behind_.insert(table);
    return {};
  }
  CachedTable& room = found->second;
  host::LiveTable& live = *host_.find(table);
  const store::TableRow before = room.row();
  const store::TableRow& stored_row = **loaded.row;
  if (stored_row.revision <= before.revision) return {};  // nobody else has written
  if (stored_row.stage == store::Stage::closed) {
    close_room(table);
    return {};
  }
  const auto read_again = [&] {
    undo_tables({table}, {Reason::stale, say("townsmith", "stale")},
                {&flying_, &filling_});
    return Result<>();
  };
  for (const store::Deed& stored : *loaded.deeds) {
    if (stored.number <= room.row().deeds) continue;
    const Result<host::Deed> deed = host::parse_deed(stored.text);
    if (!deed || stored.number != room.row().deeds + 1 || !live.repeat(*deed)) return read_again();
    room.note(*deed, live, stored.at);
  }
  // The table was thrown away and read again meanwhile, and what was asked for was not enough.
  if (room.row().deeds < stored_row.deeds) return read_again();
  // More was done between the reads of row and deeds: its notice is still to come.
  if (room.row().deeds > stored_row.deeds) return {};
  room.row() = stored_row;
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
  return {};
}

/// What others did while something was stored here or the store could not be read.
void Service::look_again() {
  for (auto one = behind_.begin(); one != behind_.end();) {
    const std::string table = *one;
    const bool busy = filling_.tables.contains(table) || flying_.tables.contains(table) ||
                      loading_.contains(table);
    one = busy ? std::next(one) : behind_.erase(one);
    if (!busy && rooms_.contains(table)) catch_up(table);
  }
}

void Service::close_room(const std::string& table) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end()) return;
  found->second.row().stage = store::Stage::closed;
  tell_about(table);
  tell_lobby(found->second);
  tell_owners(found->second, true);
  heard_.erase(table);
  host_.forget(table);
  forget_room(table);
}

}  // namespace townsmith::service
