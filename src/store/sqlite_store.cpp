#include "store/sqlite_store.h"

#include <algorithm>

namespace townsmith::store {

SqliteStore::SqliteStore(const SqliteOptions& options) : database_(options) {
  migrate(database_, schema_steps());
}

Result<Written> SqliteStore::write(const std::vector<Write>& batch) {
  return guarded([&] {
    check_texts(batch);
    Written written;
    SqlTransaction transaction(database_, Access::writing);
    for (const Write& write : batch) {
      if (const auto* table = std::get_if<TableWrite>(&write)) {
        // After a conflict the numbers of later deeds might fit by accident.
        std::vector<std::string>& conflicts = written.conflicts;
        const std::string& id = table->row.id;
        if (std::find(conflicts.begin(), conflicts.end(), id) != conflicts.end()) continue;
        if (!write_table(*table)) conflicts.push_back(id);
      } else if (const auto* person = std::get_if<PersonWrite>(&write)) {
        const Person& one = person->person;
        database_.change(
            "INSERT INTO people (id, name, created, banned) VALUES ($1, $2, $3, $4) "
            "ON CONFLICT (id) DO UPDATE SET name = excluded.name, banned = excluded.banned",
            {one.id, one.name, one.created, std::int64_t{one.banned}});
      } else if (const auto* key = std::get_if<KeyWrite>(&write)) {
        const Key& one = key->key;
        if (key->forget) {
          database_.change("DELETE FROM keys WHERE hash = $1", {one.hash});
        } else {
          if (one.once) {
            database_.change("DELETE FROM keys WHERE person = $1 AND once = 1", {one.person});
          }
          database_.change(
              "INSERT INTO keys (hash, person, expires, once) VALUES ($1, $2, $3, $4) "
              "ON CONFLICT (hash) DO UPDATE SET expires = excluded.expires, "
              "once = excluded.once",
              {one.hash, one.person, one.expires, std::int64_t{one.once}});
        }
      } else if (const auto* line = std::get_if<ChatLine>(&write)) {
        written.chat_numbers.push_back(write_chat(*line));
      } else if (const auto* mute = std::get_if<MuteWrite>(&write)) {
        database_.change(mute->on ? "INSERT INTO mutes (person, muted) VALUES ($1, $2) "
                                    "ON CONFLICT DO NOTHING"
                                  : "DELETE FROM mutes WHERE person = $1 AND muted = $2",
                         {mute->person, mute->muted});
      } else if (const auto* order = std::get_if<Order>(&write)) {
        database_.change(
            "INSERT INTO orders (number, kind, argument, at) "
            "SELECT coalesce(max(number), 0) + 1, $1, $2, $3 FROM orders",
            {order->kind, order->argument, order->at});
      }
    }
    transaction.commit();
    return written;
  });
}

bool SqliteStore::write_table(const TableWrite& write) {
  if (!follows_on(write) || !write_row(write)) return false;
  for (const Deed& deed : write.deeds) {
    database_.change("INSERT INTO deeds (table_id, number, at, text) VALUES ($1, $2, $3, $4)",
                     {write.row.id, deed.number, deed.at, deed.text});
  }
  write_people(write);
  if (Tally::counts(write.finished)) rate(write);
  return true;
}

bool SqliteStore::write_row(const TableWrite& write) {
  const TableRow& row = write.row;
  if (write.fresh) {
    return database_.change(
               "INSERT INTO tables (id, game, stage, listed, creator, terms, seed, created, "
               "changed, wake, deeds, summary, rematch) "
               "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) "
               "ON CONFLICT DO NOTHING",
               {row.id, row.game, static_cast<std::int64_t>(row.stage), std::int64_t{row.listed},
                row.creator, row.terms, row.seed, row.created, row.changed, row.wake, row.deeds,
                row.summary, row.rematch}) == 1;
  }
  const std::int64_t expected = row.deeds - static_cast<std::int64_t>(write.deeds.size());
  return database_.change(
             "UPDATE tables SET stage = $1, listed = $2, changed = $3, wake = $4, deeds = $5, "
             "summary = $6, rematch = $7 WHERE id = $8 AND deeds = $9",
             {static_cast<std::int64_t>(row.stage), std::int64_t{row.listed}, row.changed, row.wake,
              row.deeds, row.summary, row.rematch, row.id, expected}) == 1;
}

void SqliteStore::write_people(const TableWrite& write) {
  std::vector<std::string> before;
  if (write.people.empty()) return;
  if (!write.fresh) {
    database_.query("SELECT person FROM seats WHERE table_id = $1 ORDER BY seat", {write.row.id},
                    [&before](const SqlRow& row) { before.push_back(row.text(0)); });
  }
  for (std::size_t seat = 0; seat < write.people.size(); ++seat) {
    const std::string& person = write.people[seat];
    if (seat < before.size() && before[seat] == person) continue;
    database_.change(
        "INSERT INTO seats (table_id, seat, person) VALUES ($1, $2, $3) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person",
        {write.row.id, static_cast<std::int64_t>(seat), person});
  }
}

void SqliteStore::rate(const TableWrite& write) {
  Tally tally;
  const std::string& game = write.row.game;
  tally.need(game, write.finished);
  const auto wanted = tally.ratings();
  for (const auto& [name, unused] : wanted) {
    database_.query("SELECT mean, deviation, games FROM ratings WHERE who = $1 AND game = $2",
                    {name.first, name.second}, [&](const SqlRow& row) {
                      tally.load({.who = name.first,
                                  .game = name.second,
                                  .mean = row.real(0),
                                  .deviation = row.real(1),
                                  .games = row.number(2)});
                    });
  }
  tally.count(game, write.finished);
  for (const auto& [name, rating] : tally.ratings()) {
    database_.change(
        "INSERT INTO ratings (who, game, mean, deviation, games) VALUES ($1, $2, $3, $4, $5) "
        "ON CONFLICT (who, game) DO UPDATE SET mean = excluded.mean, "
        "deviation = excluded.deviation, games = excluded.games",
        {rating.who, rating.game, rating.mean, rating.deviation, rating.games});
  }
}

std::int64_t SqliteStore::write_chat(const ChatLine& line) {
  std::int64_t number = 0;
  database_.query(
      "INSERT INTO chat (table_id, number, person, name, text, at) "
      "SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5 FROM chat WHERE table_id = $1 "
      "RETURNING number",
      {line.table, line.person, line.name, line.text, line.at},
      [&number](const SqlRow& row) { number = row.number(0); });
  return number;
}

Result<std::vector<std::string>> SqliteStore::wait_for_others(int /*milliseconds*/) {
  return std::vector<std::string>{};
}

Result<std::unique_ptr<Store>> open_sqlite(const SqliteOptions& options) {
  return guarded(
      [&]() -> std::unique_ptr<Store> { return std::make_unique<SqliteStore>(options); });
}

}  // namespace townsmith::store
