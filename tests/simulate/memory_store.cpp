#include "memory_store.h"

#include <algorithm>
#include <limits>
#include <tuple>

#include "store/rating_changes.h"
#include "store/sql.h"
#include "store/sql_store.h"

namespace townsmith::simulate {
namespace {

using namespace store;

template <class Map, class Key>
auto found(const Map& map, const Key& key) {
  const auto at = map.find(key);
  return at == map.end() ? std::optional<typename Map::mapped_type>() : at->second;
}

bool newest_first(const TableRow& a, const TableRow& b) {
  return a.changed != b.changed ? a.changed > b.changed : a.id < b.id;
}

}  // namespace

Result<std::unique_lock<std::mutex>> MemoryStore::look() {
  if (unreadable) return refuse(Reason::io_error, "the store cannot be reached");
  if (before_read) before_read();
  return std::unique_lock(shelf_.mutex);
}

Result<Written> MemoryStore::write(const std::vector<Write>& batch) {
  Written written;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    try {
      check_texts(batch[i]);
    } catch (const SqlError&) {
      written.refused.push_back(i);
    }
  }
  const std::lock_guard lock(shelf_.mutex);
  for (const std::size_t place : writing_order(batch)) {
    const bool refused =
        std::find(written.refused.begin(), written.refused.end(), place) != written.refused.end();
    if (!refused) write_one(batch, place, written);
  }
  if (!batch.empty() && written.refused.size() == batch.size()) {
    return refuse(Reason::bad_value, "nothing of this can ever be stored");
  }
  std::sort(written.refused.begin(), written.refused.end());
  return written;
}

void MemoryStore::write_one(const std::vector<Write>& batch, std::size_t place, Written& written) {
  const Write& write = batch[place];
  if (const auto* table = std::get_if<TableWrite>(&write)) {
    std::vector<std::string>& conflicts = written.conflicts;
    const auto has = [&conflicts](const std::string& id) {
      return std::find(conflicts.begin(), conflicts.end(), id) != conflicts.end();
    };
    if (has(table->row.id)) return;
    if (has(table->only_with) || !write_table(*table)) conflicts.push_back(table->row.id);
  } else if (const auto* person = std::get_if<PersonWrite>(&write)) {
    const auto [at, is_new] = shelf_.people.try_emplace(person->person.id, person->person);
    if (!is_new) at->second.name = person->person.name;
  } else if (const auto* key = std::get_if<KeyWrite>(&write)) {
    if (key->forget) {
      shelf_.keys.erase(key->key.hash);
    } else if (!shelf_.people.contains(key->key.person)) {
      written.refused.push_back(place);
    } else {
      write_key(key->key);
    }
  } else if (const auto* link = std::get_if<LinkWrite>(&write)) {
    const auto at = shelf_.keys.find(link->link);
    if (at == shelf_.keys.end() || at->second.kind != KeyKind::link) {
      written.late.push_back(place);
      return;
    }
    shelf_.keys.erase(at);
    write_key(link->key);
  } else if (const auto* line = std::get_if<ChatLine>(&write)) {
    if (!shelf_.tables.contains(line->table)) return written.refused.push_back(place);
    std::vector<ChatLine>& said = shelf_.chat[line->table];
    ChatLine stored = *line;
    stored.number = said.empty() ? 1 : said.back().number + 1;
    said.push_back(std::move(stored));
  } else if (const auto* mute = std::get_if<MuteWrite>(&write)) {
    if (mute->on) {
      shelf_.mutes.insert({mute->person, mute->muted});
    } else {
      shelf_.mutes.erase({mute->person, mute->muted});
    }
  } else if (const auto* order = std::get_if<Order>(&write)) {
    Order stored = *order;
    stored.number = shelf_.orders.empty() ? 1 : shelf_.orders.back().number + 1;
    shelf_.orders.push_back(std::move(stored));
  } else if (const auto* pack = std::get_if<PackStateWrite>(&write)) {
    const auto at = shelf_.packs.find(pack->id);
    if (at == shelf_.packs.end()) return written.late.push_back(place);
    at->second.state = pack->state;
  } else {
    write_moderation(write);
  }
}

void MemoryStore::write_moderation(const store::Write& write) {
  const auto add = [](auto& all, auto one) {
    one.number = all.empty() ? 1 : all.back().number + 1;
    all.push_back(std::move(one));
  };
  if (const auto* moderator = std::get_if<ModeratorWrite>(&write)) {
    if (moderator->on) {
      shelf_.moderators.insert(moderator->person);
    } else {
      shelf_.moderators.erase(moderator->person);
    }
  } else if (const auto* decided = std::get_if<SanctionWrite>(&write)) {
    add(shelf_.sanctions, decided->sanction);
  } else if (const auto* lift = std::get_if<LiftWrite>(&write)) {
    std::erase_if(shelf_.sanctions, [&](const auto& one) { return one.number == lift->number; });
  } else if (const auto* told = std::get_if<ReportWrite>(&write)) {
    add(shelf_.reports, told->report);
  } else if (const auto* settle = std::get_if<SettleWrite>(&write)) {
    for (Report& one : shelf_.reports) {
      if (one.number == settle->number && one.settled == 0) one.settled = settle->at;
    }
  } else if (const auto* line = std::get_if<LineDeleteWrite>(&write)) {
    for (ChatLine& one : shelf_.chat[line->table]) {
      if (one.number == line->line) one.text.clear();
    }
  } else if (const auto* entry = std::get_if<LogEntry>(&write)) {
    add(shelf_.log, *entry);
  }
}

void MemoryStore::write_key(const Key& key) {
  if (key.kind != KeyKind::device) {
    std::erase_if(shelf_.keys, [&key](const auto& one) {
      return one.second.person == key.person && one.second.kind == key.kind;
    });
  }
  const auto [at, is_new] = shelf_.keys.try_emplace(key.hash, key);
  if (is_new) return forget_oldest_device(key.person);
  at->second.expires = key.expires;
  at->second.kind = key.kind;
}

void MemoryStore::forget_oldest_device(const std::string& person) {
  std::vector<Key> devices;
  for (const auto& [hash, key] : shelf_.keys) {
    if (key.person == person && key.kind == KeyKind::device) devices.push_back(key);
  }
  if (devices.size() <= max_devices) return;
  const auto rank = [](const Key& key) { return std::tuple(-key.seen, -key.made, key.hash); };
  const auto oldest =
      std::max_element(devices.begin(), devices.end(),
                       [&](const Key& a, const Key& b) { return rank(a) < rank(b); });
  shelf_.keys.erase(oldest->hash);
}

bool MemoryStore::write_table(const TableWrite& write) {
  if (!follows_on(write)) return false;
  const auto there = shelf_.tables.find(write.row.id);
  if (write.fresh) {
    if (there != shelf_.tables.end()) return false;
    TableRow row = write.row;
    row.revision = 1;
    shelf_.tables.emplace(row.id, std::move(row));
  } else {
    if (there == shelf_.tables.end()) return false;
    TableRow& row = there->second;
    const auto before = write.row.deeds - static_cast<std::int64_t>(write.deeds.size());
    if (row.deeds != before || row.revision != write.row.revision - 1) return false;
    row.stage = write.row.stage;
    row.listed = write.row.listed;
    row.changed = write.row.changed;
    row.wake = write.row.wake;
    row.deeds = write.row.deeds;
    row.summary = write.row.summary;
    row.rematch = write.row.rematch;
    row.revision = write.row.revision;
  }
  if (write.pack) {
    const auto [at, is_new] = shelf_.packs.try_emplace(write.pack->id, *write.pack);
    PackRow& known = at->second;
    const bool lists = write.pack->state == PackState::listed && known.maker == write.pack->maker;
    if (!is_new) known.used = write.pack->used;
    if (lists && known.state == PackState::by_link) known.state = PackState::listed;
  }
  std::vector<Deed>& deeds = shelf_.deeds[write.row.id];
  deeds.insert(deeds.end(), write.deeds.begin(), write.deeds.end());
  std::vector<std::string>& seats = shelf_.seats[write.row.id];
  if (seats.size() < write.people.size()) seats.resize(write.people.size());
  std::copy(write.people.begin(), write.people.end(), seats.begin());
  if (store::RatingChanges::counts(write.finished)) {
    store::RatingChanges tally;
    tally.need(write.row.game, write.finished);
    const auto wanted = tally.ratings();
    for (const auto& [name, unused] : wanted) {
      const auto known = shelf_.ratings.find(name);
      if (known != shelf_.ratings.end()) tally.load(known->second);
    }
    tally.count(write.row.game, write.finished);
    for (const auto& [name, rating] : tally.ratings()) shelf_.ratings[name] = rating;
  }
  if (write.purge) {
    shelf_.purged.emplace(write.row.id, write.row);
    shelf_.chat.erase(write.row.id);
    shelf_.seats.erase(write.row.id);
    shelf_.deeds.erase(write.row.id);
    shelf_.tables.erase(write.row.id);
  }
  return true;
}

PackRow MemoryPacks::counted(PackRow row) const {
  row.games = std::count_if(shelf_.tables.begin(), shelf_.tables.end(), [&row](const auto& one) {
    return one.second.pack == row.id && one.second.stage == Stage::over;
  });
  return row;
}

Result<std::optional<PackRow>> MemoryPacks::pack(std::string_view id) {
  const auto looking = look_();
  if (!looking) return tl::unexpected(looking.error());
  const auto at = shelf_.packs.find(id);
  if (at == shelf_.packs.end()) return std::optional<PackRow>();
  return std::optional(counted(at->second));
}

Result<std::vector<PackRow>> MemoryPacks::list(const PackQuery& query) {
  const auto looking = look_();
  if (!looking) return tl::unexpected(looking.error());
  std::vector<PackRow> out;
  for (const auto& [id, row] : shelf_.packs) {
    if (query.listed_only && row.state != PackState::listed) continue;
    if (query.game && *query.game != row.game) continue;
    if (query.maker && (query.maker->empty() || *query.maker != row.maker)) continue;
    if (query.before != 0 && row.made >= query.before) continue;
    out.push_back(counted(row));
    out.back().text.clear();
  }
  std::sort(out.begin(), out.end(), [](const PackRow& a, const PackRow& b) {
    return a.made != b.made ? a.made > b.made : a.id < b.id;
  });
  std::size_t limit = std::min(out.size(), static_cast<std::size_t>(query.limit));
  while (limit > 0 && limit < out.size() && out[limit].made == out[limit - 1].made) ++limit;
  out.resize(limit);
  return out;
}

Result<std::vector<std::string>> MemoryPacks::removed() {
  const auto looking = look_();
  if (!looking) return tl::unexpected(looking.error());
  std::vector<std::string> out;
  for (const auto& [id, row] : shelf_.packs) {
    if (row.state == PackState::removed) out.push_back(id);
  }
  return out;
}

Result<std::optional<TableRow>> MemoryStore::table(std::string_view id) {
  const auto looking = look();
  if (!looking) return tl::unexpected(looking.error());
  return found(shelf_.tables, id);
}

Result<std::vector<Deed>> MemoryStore::deeds(std::string_view table, std::int64_t after) {
  const auto looking = look();
  if (!looking) return tl::unexpected(looking.error());
  std::vector<Deed> out;
  if (const auto at = shelf_.deeds.find(table); at != shelf_.deeds.end()) {
    for (const Deed& deed : at->second) {
      if (deed.number > after) out.push_back(deed);
    }
  }
  return out;
}

Result<std::vector<TableRow>> MemoryStore::tables(const TableQuery& query) {
  const auto looking = look();
  if (!looking) return tl::unexpected(looking.error());
  std::vector<TableRow> out;
  for (const auto& [id, row] : shelf_.tables) {
    if (std::find(query.stages.begin(), query.stages.end(), row.stage) == query.stages.end()) {
      continue;
    }
    if (query.listed_only && !row.listed) continue;
    if (query.game && *query.game != row.game) continue;
    if (query.pack && (query.pack->empty() || *query.pack != row.pack)) continue;
    if (query.before != 0 && row.changed >= query.before) continue;
    if (query.person) {
      const auto at = shelf_.seats.find(id);
      if (query.person->empty() || at == shelf_.seats.end() ||
          std::find(at->second.begin(), at->second.end(), *query.person) == at->second.end()) {
        continue;
      }
    }
    out.push_back(row);
  }
  std::sort(out.begin(), out.end(), newest_first);
  // A page ends with all that changed in one moment.
  const auto limit = static_cast<std::size_t>(std::max(query.limit, 0));
  if (limit == 0) {
    out.clear();
  } else if (out.size() > limit) {
    std::size_t end = limit;
    while (end < out.size() && out[end].changed == out[limit - 1].changed) ++end;
    out.resize(end);
  }
  return out;
}

Result<std::vector<std::string>> MemoryStore::people(std::string_view table) {
  const auto looking = look();
  if (!looking) return tl::unexpected(looking.error());
  return found(shelf_.seats, table).value_or(std::vector<std::string>());
}

Result<std::vector<std::string>> MemoryStore::due(Time now, int limit) {
  const auto looking = look();
  if (!looking) return tl::unexpected(looking.error());
  std::vector<std::pair<Time, std::string>> late;
  for (const auto& [id, row] : shelf_.tables) {
    if (row.wake > 0 && row.wake <= now) late.emplace_back(row.wake, id);
  }
  std::sort(late.begin(), late.end());
  if (late.size() > static_cast<std::size_t>(limit)) late.resize(static_cast<std::size_t>(limit));
  std::vector<std::string> out;
  for (auto& [wake, id] : late) out.push_back(std::move(id));
  return out;
}

Result<std::optional<store::Person>> MemoryStore::person(std::string_view id) {
  const auto looking = look();
  if (!looking) return tl::unexpected(looking.error());
  std::optional<store::Person> person = found(shelf_.people, id);
  if (person) {
    for (const Sanction& one : shelf_.sanctions) {
      if (one.kind != Sanction::Kind::ban || one.person != person->id) continue;
      person->banned_until = std::max(person->banned_until, one.until == 0 ? forever : one.until);
    }
  }
  return person;
}

Result<std::optional<Key>> MemoryStore::key(std::string_view hash) {
  const auto looking = look();
  if (!looking) return tl::unexpected(looking.error());
  return found(shelf_.keys, hash);
}

Result<std::vector<std::string>> MemoryStore::muted_by(std::string_view person) {
  const auto looking = look();
  if (!looking) return tl::unexpected(looking.error());
  std::vector<std::string> out;
  for (const auto& [who, muted] : shelf_.mutes) {
    if (who == person) out.push_back(muted);
  }
  return out;
}

Result<std::vector<ChatLine>> MemoryStore::chat(std::string_view table,
                                                std::optional<std::int64_t> after, int limit) {
  const auto looking = look();
  if (!looking) return tl::unexpected(looking.error());
  std::vector<ChatLine> out = found(shelf_.chat, table).value_or(std::vector<ChatLine>());
  const auto most = static_cast<std::size_t>(limit);
  if (after) {
    std::erase_if(out, [after](const ChatLine& line) { return line.number <= *after; });
    if (out.size() > most) out.resize(most);
  } else if (out.size() > most) {
    out.erase(out.begin(), out.end() - limit);
  }
  return out;
}

Result<std::vector<Rating>> MemoryStore::best(std::string_view game, int limit) {
  const auto looking = look();
  if (!looking) return tl::unexpected(looking.error());
  std::vector<Rating> out;
  for (const auto& [name, rating] : shelf_.ratings) {
    if (name.second == game) out.push_back(rating);
  }
  std::stable_sort(out.begin(), out.end(), [](const Rating& a, const Rating& b) {
    return a.mean - 3 * a.deviation > b.mean - 3 * b.deviation;
  });
  if (out.size() > static_cast<std::size_t>(limit)) out.resize(static_cast<std::size_t>(limit));
  return out;
}

Result<std::vector<Rating>> MemoryStore::ratings_of(std::string_view who) {
  const auto looking = look();
  if (!looking) return tl::unexpected(looking.error());
  std::vector<Rating> out;
  for (const auto& [name, rating] : shelf_.ratings) {
    if (name.first == who) out.push_back(rating);
  }
  return out;
}

Result<std::vector<Order>> MemoryStore::orders(std::int64_t after) {
  const auto looking = look();
  if (!looking) return tl::unexpected(looking.error());
  std::vector<Order> out = shelf_.orders;
  std::erase_if(out, [after](const Order& order) { return order.number <= after; });
  return out;
}

Result<std::vector<std::string>> MemoryStore::moderators() {
  const auto looking = look();
  if (!looking) return tl::unexpected(looking.error());
  return std::vector<std::string>(shelf_.moderators.begin(), shelf_.moderators.end());
}

namespace {

/// The last ones that fit, the newest first.
template <class Row, class Fits>
std::vector<Row> newest(const std::vector<Row>& rows, int limit, const Fits& fits) {
  std::vector<Row> out;
  for (auto row = rows.rbegin(); row != rows.rend() && static_cast<int>(out.size()) < limit;
       ++row) {
    if (fits(*row)) out.push_back(*row);
  }
  return out;
}

}  // namespace

Result<std::vector<ChatLine>> MemoryStore::said_by(std::string_view person) {
  const auto looking = look();
  if (!looking) return tl::unexpected(looking.error());
  std::vector<ChatLine> out;
  for (const auto& [table, lines] : shelf_.chat) {
    std::copy_if(lines.begin(), lines.end(), std::back_inserter(out),
                 [person](const ChatLine& line) { return line.person == person; });
  }
  return out;
}

Result<std::vector<Sanction>> MemoryStore::sanctions(std::string_view person,
                                                     std::string_view address, int limit) {
  const auto looking = look();
  if (!looking) return tl::unexpected(looking.error());
  return newest(shelf_.sanctions, limit, [&](const Sanction& one) {
    if (person.empty() && address.empty()) return true;
    return (!person.empty() && one.person == person) ||
           (!address.empty() && one.address == address);
  });
}

Result<std::vector<Report>> MemoryStore::reports(int limit) {
  const auto looking = look();
  if (!looking) return tl::unexpected(looking.error());
  return newest(shelf_.reports, limit, [](const Report& one) { return one.settled == 0; });
}

Result<std::vector<Report>> MemoryStore::reports_by(std::string_view person) {
  const auto looking = look();
  if (!looking) return tl::unexpected(looking.error());
  return newest(shelf_.reports, std::numeric_limits<int>::max(),
                [person](const Report& one) { return one.by == person; });
}

Result<std::vector<LogEntry>> MemoryStore::log(std::int64_t before, int limit) {
  const auto looking = look();
  if (!looking) return tl::unexpected(looking.error());
  return newest(shelf_.log, limit,
                [&](const LogEntry& one) { return before == 0 || one.number < before; });
}

std::vector<Notice> notices_of(const std::vector<Write>& batch, const Written& written) {
  std::map<std::string, Notice> notices;
  const auto of = [&notices](const std::string& table) -> Notice& {
    Notice& notice = notices[table];
    notice.table = table;
    return notice;
  };
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (std::find(written.refused.begin(), written.refused.end(), i) != written.refused.end()) {
      continue;
    }
    if (const auto* table = std::get_if<TableWrite>(&batch[i])) {
      const auto& conflicts = written.conflicts;
      if (std::find(conflicts.begin(), conflicts.end(), table->row.id) != conflicts.end()) continue;
      Notice& notice = of(table->row.id);
      notice.lists = notice.lists || table->lists;
    } else if (const auto* line = std::get_if<ChatLine>(&batch[i])) {
      of(line->table).chat = true;
    } else if (std::holds_alternative<Order>(batch[i])) {
      of("");
    }
  }
  std::vector<Notice> out;
  for (auto& [table, notice] : notices) out.push_back(std::move(notice));
  return out;
}

}  // namespace townsmith::simulate
