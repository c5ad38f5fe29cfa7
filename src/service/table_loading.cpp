// How tables come into memory, and how they keep up with what other nodes do.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/replay.h"
#include "fair/committed_seed.h"
#include "games/word_files.h"
#include "service/luck.h"
#include "service/secrets.h"
#include "service/table_cache.h"

namespace townsmith::service {
namespace {

/// Tables of a client; if it asks about more, they are compared again.
constexpr std::size_t max_compared = 1000;

tl::unexpected<Problem> damaged_table() {
  return refuse(Reason::bad_record, say("townsmith", "table-damaged"));
}

}  // namespace

void TableCache::with_table(const std::string& table, Then then) {
  if (CachedTable* entry = find(table)) {
    entry->touched = clock_();
    return then({});
  }
  const auto [waiting, is_first] = loading_.emplace(table, std::vector<Then>());
  waiting->second.push_back(std::move(then));
  if (is_first) load(table);
}

void TableCache::with_current_table(const std::string& table, Then then) {
  // What is read from now on is as the store has it; what is here already may be behind.
  const bool here = tables_.contains(table) || loading_.contains(table);
  if (!here || !journal_.is_shared()) return with_table(table, std::move(then));
  with_table(table, [this, table, then = std::move(then)](const Result<>& found) {
    if (!found) return then(found);
    catch_up(table, [this, table, then](const Result<>& caught_up) {
      if (!caught_up) return then(caught_up);
      with_table(table, then);
    });
  });
}

CachedTable* TableCache::find_for(Client client, const std::string& table) {
  if (journal_.is_shared()) {
    const auto known = compared_.find(client);
    if (known == compared_.end() || !known->second.contains(table)) return nullptr;
  }
  CachedTable* entry = find(table);
  if (entry != nullptr) entry->touched = clock_();
  return entry;
}

void TableCache::with_table_for(Client client, const std::string& table, Then then) {
  if (!sessions_.contains(client) || !journal_.is_shared() || compared_[client].contains(table)) {
    return with_table(table, std::move(then));
  }
  with_current_table(table, [this, client, table, then = std::move(then)](const Result<>& found) {
    if (found && sessions_.contains(client)) {
      std::set<std::string>& compared = compared_[client];
      if (compared.size() >= max_compared) compared.clear();
      compared.insert(table);
    }
    then(found);
  });
}

void TableCache::load(const std::string& table) {
  ++loads_;
  const auto read = [table](store::Store& store) {
    Stored stored;
    stored.row = store.table(table);
    if (stored.row && *stored.row) stored.deeds = store.deeds(table, 0);
    if (stored.deeds) stored.said = store.chat(table, std::nullopt, 1);
    if (stored.row && *stored.row && !(*stored.row)->pack.empty()) {
      const std::string& id = (*stored.row)->pack;
      stored.pack = store.packs().pack(id);
      const bool found = stored.pack && *stored.pack;
      stored.pack_is_whole = found && hash_of((*stored.pack)->text) == id;
    }
    return stored;
  };
  journal_.read(read, [this, table](Stored& read_now) {
    const auto stored = std::make_shared<Stored>(std::move(read_now));
    const bool well = trouble_.safely([&] {
      make_game_ready(*stored, [this, table, stored](const Result<>& ready) {
        finish_load(table, *stored, ready);
      });
    });
    if (!well && loading_.contains(table)) finish_load(table, *stored, damaged_table());
  });
}

void TableCache::make_game_ready(Stored& stored, const Then& then) {
  if (!stored.row || !*stored.row || (*stored.row)->pack.empty()) return then({});
  const store::TableRow& row = **stored.row;
  if (row.stage == store::Stage::closed) return then({});
  if (!stored.pack) return then(tl::unexpected(trouble_.unreadable(stored.pack.error())));
  if (!stored.pack_is_whole) {
    return then(refuse(Reason::bad_record, say("townsmith", "table-pack-damaged")));
  }
  const auto rules = [&]() -> Result<host::Host::Wanted> {
    TRY(const TableTerms terms, read_terms(row.terms));
    TRY(const bots::Entry* const entry, host_.catalogue().find(terms.header.game));
    TRY(const Setup setup, setup_of(terms.header, entry->type().info()));
    return host::Host::Wanted{entry, setup};
  }();
  if (!rules) return then(tl::unexpected(rules.error()));
  const std::string& text = (*stored.pack)->text;
  stored.game = host_.games().find(*rules->entry, rules->setup, text);
  if (stored.game != nullptr) return then({});
  // Whose table it is pays for it.
  packs_.prepare({.entry = rules->entry,
                  .setup = rules->setup,
                  .text = text,
                  .household = row.creator,
                  .person = row.creator},
                 [&stored, then](const Result<ReadyPack>& ready) {
                   if (!ready) return then(tl::unexpected(ready.error()));
                   stored.game = ready->game;
                   then({});
                 });
}

void TableCache::finish_load(const std::string& table, Stored& stored, const Result<>& ready) {
  Result<> built = ready;
  const auto build_it = [&] {
    if (ready) built = build(table, stored);
  };
  if (!trouble_.safely(build_it)) {
    built = damaged_table();
    host_.forget(table);
    erase(table);
  }
  if (!built && built.error().reason == Reason::bad_record) report_damage(table, built.error());
  const bool is_gone = !built && (built.error().reason == Reason::unknown_name ||
                                  built.error().reason == Reason::game_over);
  if (is_gone) send_away(table);
  const std::vector<Then> waiting = std::move(loading_[table]);
  loading_.erase(table);
  for (const Then& then : waiting) {
    trouble_.safely([&] { then(built); });
  }
  if (missed_.erase(table) > 0 && tables_.contains(table)) {
    catch_up(table);
    for (TableListener* one : listeners_) one->chat_elsewhere(table);
  }
}

/// Those who watched a table that another node has closed or removed while this one lost a write to
/// it: whoever comes back and looks is told so.
void TableCache::send_away(const std::string& table) {
  const auto lost = lost_watches_.extract(table);
  if (!lost) return;
  for (TableListener* one : listeners_) one->table_left(table);
  for (const host::LiveTable::Watch& watch : lost.mapped()) {
    sessions_.end(watch.client, CloseReason::try_later);
  }
}

void TableCache::report_damage(const std::string& table, const Problem& why) {
  trouble_.report(
      {"a table cannot be opened",
       fmt::format("table {}: {}", table, built_in_english().say(why.text)),
       "its players are told so, and all other tables are as they were: if its rows were "
       "damaged, restore them from a backup"});
}

Result<> TableCache::build(const std::string& table, Stored& stored) {
  if (!stored.row) return tl::unexpected(trouble_.unreadable(stored.row.error()));
  if (!stored.deeds) return tl::unexpected(trouble_.unreadable(stored.deeds.error()));
  if (!stored.said) return tl::unexpected(trouble_.unreadable(stored.said.error()));
  if (!*stored.row) {
    return refuse(Reason::unknown_name, say("townsmith", "table-unknown", {{"table", table}}));
  }
  store::TableRow& row = **stored.row;
  if (row.stage == store::Stage::closed) {
    return refuse(Reason::game_over, say("townsmith", "table-closed"));
  }
  if (tables_.size() >= settings_.max_tables) {
    return refuse(Reason::too_much, say("townsmith", "server-full"));
  }
  if (!fair::seed_from_hex(row.seed)) return damaged_table();
  TRY(TableTerms terms, read_terms(row.terms));
  std::optional<protocol::PackName> pack;
  if (!row.pack.empty()) {
    Record header = terms.header;
    header.pack = (*stored.pack)->text;
    TRY(host_.restore(table, header, row.creator, luck_from(row.seed)));
    pack = name_of(**stored.pack);
  } else {
    TRY(host_.restore(table, terms.header, row.creator, luck_from(row.seed)));
  }
  CachedTable entry(std::move(row), std::move(terms), *host_.find(table), std::move(pack));
  for (const store::Deed& one : *stored.deeds) {
    const Result<host::Deed> deed = host::parse_deed(one.text);
    const Result<> done = deed ? entry.live().repeat(*deed) : Result<>(damaged_table());
    if (!done) {
      host_.forget(table);
      return done.error().reason == Reason::bad_record ? done : damaged_table();
    }
    entry.note(*deed, one.at);
  }
  entry.settle(clock_());
  entry.touched = clock_();
  CachedTable& placed = tables_.emplace(table, std::move(entry)).first->second;
  set_alarm(placed);
  const std::int64_t last_chat = stored.said->empty() ? 0 : stored.said->back().number;
  for (TableListener* one : listeners_) one->table_entered(placed, last_chat);
  watch_again(table);
  return {};
}

void TableCache::watch_again(const std::string& table) {
  const auto lost = lost_watches_.extract(table);
  if (!lost) return;
  for (host::LiveTable::Watch watch : lost.mapped()) {
    if (!sessions_.contains(watch.client)) continue;
    watch.version = 0;
    host_.watch_again(table, watch);
  }
  host_.tell_watchers(table);
  publish(table);
}

void TableCache::hear(const store::Notice& notice) {
  const std::string& table = notice.table;
  const auto tell_of_chat = [this](const std::string& where) {
    for (TableListener* one : listeners_) one->chat_elsewhere(where);
  };
  if (table == store::any_table) {
    // Notices may have been missed.
    for (const auto& [known, entry] : tables_) {
      catch_up(known);
      tell_of_chat(known);
    }
  } else if (tables_.contains(table)) {
    catch_up(table);
    if (notice.chat) tell_of_chat(table);
  } else if (loading_.contains(table)) {
    missed_.insert(table);
  } else if (lost_watches_.contains(table)) {
    with_table(table, [](const Result<>&) {});
  } else if (notice.lists) {
    for (TableListener* one : listeners_) one->list_changed_elsewhere(table);
  }
}

/// Another process has done something, or may have, at a table that is in memory here too.
void TableCache::catch_up(const std::string& table, Then then) {
  const store::TableRow& row = tables_.at(table).row();
  const auto read = [table, deeds = row.deeds, revision = row.revision](store::Store& store) {
    Stored stored;
    stored.row = store.table(table);
    const bool same = !stored.row || !*stored.row || (*stored.row)->revision == revision;
    if (!same) stored.deeds = store.deeds(table, deeds);
    return stored;
  };
  journal_.read(read, [this, table, then = std::move(then)](const Stored& stored) {
    const Result<> caught_up = take_in(table, stored);
    if (!caught_up) {  // the store could not be read: later
      (void)trouble_.unreadable(caught_up.error());
      missed_.insert(table);
    }
    if (then) then(caught_up);
  });
}

Result<> TableCache::take_in(const std::string& table, const Stored& stored) {
  TRY(stored.row);
  TRY(stored.deeds);
  CachedTable* entry = find(table);
  if (entry == nullptr) return {};
  // What is under way here may run into what was done there, and then whoever asks meanwhile is
  // told so; if not, this is tried again.
  if (journal_.is_pending(table)) {
    missed_.insert(table);
    return {};
  }
  if (!*stored.row) {  // another node found that nobody needs it
    leave_closed(table);
    return {};
  }
  const store::TableRow before = entry->row();
  const store::TableRow& row = **stored.row;
  if (row.revision <= before.revision) return {};  // nobody else has written
  if (row.stage == store::Stage::closed) {
    leave_closed(table);
    return {};
  }
  const auto read_again = [&] {
    journal_.undo(table, {Reason::stale, say("townsmith", "stale")});
    return Result<>();
  };
  for (const store::Deed& one : *stored.deeds) {
    if (one.number <= entry->row().deeds) continue;
    const Result<host::Deed> deed = host::parse_deed(one.text);
    const bool next = deed && one.number == entry->row().deeds + 1;
    if (!next || !entry->live().repeat(*deed)) return read_again();
    entry->note(*deed, one.at);
  }
  // The table was thrown away and read again meanwhile, and what was asked for was not enough.
  if (entry->row().deeds < row.deeds) return read_again();
  // More was done between the reads of row and deeds: its notice is still to come.
  if (entry->row().deeds > row.deeds) return {};
  entry->row() = row;
  entry->settle(clock_());
  set_alarm(*entry);
  host_.tell_watchers(table);
  publish(table);
  for (TableListener* one : listeners_) one->table_caught_up(*entry, before);
  return {};
}

void TableCache::read_again_with(const std::string& person) {
  std::vector<std::string> known;
  for (const auto& [table, entry] : tables_) {
    const std::vector<std::string> people = people_at(entry.live());
    const bool knows = entry.row().creator == person ||
                       std::find(people.begin(), people.end(), person) != people.end();
    // What is being stored of it is refused, because the row has changed; then it is read again.
    if (knows && !journal_.is_pending(table)) known.push_back(table);
  }
  for (const std::string& table : known) {
    journal_.undo(table, {Reason::stale, say("townsmith", "stale")});
  }
}

void TableCache::catch_up_on_missed() {
  for (auto one = missed_.begin(); one != missed_.end();) {
    const std::string table = *one;
    const bool busy = journal_.is_pending(table) || loading_.contains(table);
    one = busy ? std::next(one) : missed_.erase(one);
    if (!busy && tables_.contains(table)) catch_up(table);
  }
}

void TableCache::retry() {
  catch_up_on_missed();
  for (const auto& [table, watches] : std::map(lost_watches_)) {
    with_table(table, [](const Result<>&) {});
  }
}

}  // namespace townsmith::service
