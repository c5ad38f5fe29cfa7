// Tables in memory: what is done to them, and how they leave.
#include "service/table_cache.h"

#include <algorithm>
#include <utility>

namespace townsmith::service {
namespace {

bool is_about_people(table::Command::Kind kind) {
  using Kind = table::Command::Kind;
  switch (kind) {
    case Kind::sit:
    case Kind::seat_bot:
    case Kind::leave:
    case Kind::start:
    case Kind::away:
    case Kind::back:
    case Kind::resign: return true;
    default: return false;
  }
}

}  // namespace

TableCache::TableCache(host::Host& host, Journal& journal, Sessions& sessions, PackGames& packs,
                       TroubleReporter& trouble, Clock clock, Settings settings)
    : host_(host),
      journal_(journal),
      sessions_(sessions),
      packs_(packs),
      trouble_(trouble),
      clock_(std::move(clock)),
      settings_(std::move(settings)) {
  journal_.attach(*this);
  sessions_.when_closed([this](Client client, const Session&) { compared_.erase(client); });
}

CachedTable* TableCache::find(const std::string& table) {
  const auto found = tables_.find(table);
  return found == tables_.end() ? nullptr : &found->second;
}

bool TableCache::is_rated(const CachedTable& entry) const {
  return entry.is_rated() && !entry.pack() && entry.live().game().setup().players > 1 &&
         !settings_.unrated_games.contains(entry.row().game);
}

Result<std::string> TableCache::make(Client client, const protocol::Create& message,
                                     const CachedTable::Wishes& wishes) {
  TRY(const host::Host::Made made, host_.make_table(client, message));
  const std::string& table = made.table;
  CachedTable entry(table, *host_.find(table), wishes, clock_);
  journal_.table_write(table).fresh = true;
  CachedTable& placed = tables_.emplace(table, std::move(entry)).first->second;
  for (TableListener* one : listeners_) one->table_entered(placed, 0);
  for (const host::Deed& deed : made.deeds) deed_done(table, deed);
  if (made.deeds.empty()) {  // nobody sits there yet
    placed.refresh(clock_, true);
    set_expiry(placed);
    set_alarm(placed);
    write_row(placed);
    changes_[table].people = true;
  }
  announce_changes();
  return table;
}

void TableCache::deed_done(const std::string& table, const host::Deed& deed) {
  CachedTable& entry = tables_.at(table);
  ++deeds_;
  store::TableWrite& write = journal_.table_write(table);
  const bool fresh = write.fresh;
  if (write.row.id.empty()) write.lists = false;
  write.deeds.push_back(entry.note(deed, entry.time(clock_())));
  const CachedTable::Changes changes = entry.refresh(clock_, is_about_people(deed.command.kind));
  set_expiry(entry);
  set_alarm(entry);
  write.row = entry.row();
  if (fresh || changes.people) write.people = people_at(entry.live());
  write.lists = write.lists || fresh || changes.people || changes.turns || changes.ended;
  if (changes.ended && is_rated(entry)) write.finished = placements(entry.live());
  changes_[table] |= changes;
}

void TableCache::publish(const std::string& table) {
  for (host::Message& one : host_.take_messages()) {
    journal_.tell(one.to, std::move(one.text), table);
  }
  announce_changes();
}

void TableCache::announce_changes() {
  for (const auto& [table, changes] : std::exchange(changes_, {})) {
    CachedTable* entry = find(table);
    if (entry == nullptr) continue;
    for (TableListener* one : listeners_) one->table_changed(*entry, changes);
  }
}

void TableCache::write_row(const CachedTable& entry) {
  store::TableWrite& write = journal_.table_write(entry.id());
  write.row = entry.row();
  write.lists = true;
  write.people = people_at(entry.live());
}

void TableCache::close(const std::string& table) {
  CachedTable& entry = tables_.at(table);
  entry.row().stage = store::Stage::closed;
  entry.row().wake = 0;
  entry.row().changed = clock_.date();
  write_row(entry);
  journal_.when_stored(table, [this, table](bool stored) {
    if (stored) leave_closed(table);
  });
}

void TableCache::set_expiry(CachedTable& entry) {
  store::TableRow& row = entry.row();
  if (row.stage != store::Stage::waiting) return;
  // Those who have days for a move may well have days until somebody joins them.
  const bool soon = row.listed && entry.pace().kind != Pace::Kind::days;
  row.wake = clock_() + (soon ? settings_.listed : settings_.waiting);
}

bool TableCache::somebody_is_here(const CachedTable& entry) const {
  std::vector<std::string> people = people_at(entry.live());
  people.push_back(entry.row().creator);
  return std::any_of(people.begin(), people.end(), [&](const std::string& person) {
    return sessions_.looks_at(person, entry.id());
  });
}

void TableCache::expire(const std::string& table) {
  // Another node, at which somebody of the table may be, goes first.
  constexpr Time grace = 10 * second;
  CachedTable* entry = find(table);
  if (entry == nullptr || journal_.is_pending(table)) return;
  store::TableRow& row = entry->row();
  const Time late = clock_() - row.wake;
  if (row.stage != store::Stage::waiting || row.wake == 0 || late < 0) return;
  const bool is_here = somebody_is_here(*entry);
  if (!is_here && late < grace) return;
  if (!is_here && !row.listed) {
    write_row(*entry);
    journal_.table_write(table).purge = true;
    journal_.when_stored(table, [this, table](bool stored) {
      if (stored) leave_closed(table);
    });
    return;
  }
  const bool leaves_lobby = !is_here && row.listed;
  if (leaves_lobby) row.listed = false;
  set_expiry(*entry);
  set_alarm(*entry);
  write_row(*entry);
  if (!leaves_lobby) return;
  for (TableListener* one : listeners_) one->table_unlisted(*entry);
}

void TableCache::discard(const std::string& table) {
  if (!tables_.contains(table)) return;
  // What was to be said of it stays unsaid.
  (void)host_.take_messages();
  changes_.erase(table);
  journal_.undo_unwritten(table, internal_error());
}

void TableCache::set_alarm(CachedTable& entry) {
  if (entry.alarm == entry.row().wake) return;
  alarms_.erase({entry.alarm, entry.id()});
  entry.alarm = entry.row().wake;
  if (entry.alarm != 0) alarms_.insert({entry.alarm, entry.id()});
}

std::optional<std::string> TableCache::next_due(Time now) {
  if (alarms_.empty() || alarms_.begin()->first > now) return {};
  std::string table = alarms_.begin()->second;
  alarms_.erase(alarms_.begin());
  if (CachedTable* entry = find(table)) entry->alarm = 0;
  return table;
}

void TableCache::postpone(CachedTable& entry, Time wake) {
  if (entry.row().wake == wake) return;
  entry.row().wake = wake;
  set_alarm(entry);
  write_row(entry);
}

std::optional<std::int64_t> TableCache::next_revision(const std::string& table) {
  CachedTable* entry = find(table);
  if (entry == nullptr) return {};
  entry->forget_what_is_stored();
  return ++entry->row().revision;
}

void TableCache::throw_away(const std::string& table) {
  std::vector<host::LiveTable::Watch> watches = host_.forget(table);
  erase(table);
  if (watches.empty()) {
    for (TableListener* one : listeners_) one->table_left(table);
  } else {
    lost_watches_[table] = std::move(watches);
    with_table(table, [](const Result<>&) {});
  }
}

void TableCache::erase(const std::string& table) {
  const auto found = tables_.find(table);
  if (found == tables_.end()) return;
  alarms_.erase({found->second.alarm, table});
  tables_.erase(found);
}

void TableCache::let_go(const std::string& table) {
  for (TableListener* one : listeners_) one->table_left(table);
  host_.forget(table);
  erase(table);
}

void TableCache::leave_closed(const std::string& table) {
  CachedTable* entry = find(table);
  if (entry == nullptr) return;
  entry->row().stage = store::Stage::closed;
  for (TableListener* one : listeners_) one->table_closed(*entry);
  let_go(table);
}

std::size_t TableCache::let_go_of_idle() {
  const Time now = clock_();
  std::vector<std::string> idle;
  for (const auto& [table, entry] : tables_) {
    if (entry.bot_thinks || now - entry.touched < settings_.idle) continue;
    if (journal_.is_pending(table)) continue;
    if (entry.live().watches().empty() && entry.live().waiting_bots().empty()) {
      idle.push_back(table);
    }
  }
  for (const std::string& table : idle) let_go(table);
  return idle.size();
}

}  // namespace townsmith::service
