#include "store/sqlite_store.h"

#include <fmt/format.h>

#include <algorithm>

namespace townsmith::store {

SqliteStore::SqliteStore(const SqliteOptions& options) : database_(options) {
  migrate(database_, schema_steps());
}

Result<Written> SqliteStore::write(const std::vector<Write>& batch) {
  return write_isolating_failures(batch, [&](Care care) { return write_all(batch, care); });
}

Written SqliteStore::write_all(const std::vector<Write>& batch, Care care) {
  Written written;
  SqlTransaction transaction(database_, Access::writing);
  for (const std::size_t i : writing_order(batch)) {
    if (care == Care::none) {
      write_one(batch, i, written);
    } else if (!write_in_savepoint(database_, batch[i], [&] { write_one(batch, i, written); })) {
      written.refused.push_back(i);
    }
  }
  transaction.commit();
  return written;
}

void SqliteStore::write_one(const std::vector<Write>& batch, std::size_t place, Written& written) {
  const Write& write = batch[place];
  if (const auto* table = std::get_if<TableWrite>(&write)) {
    // After a conflict the numbers of later deeds might fit by accident.
    std::vector<std::string>& conflicts = written.conflicts;
    const auto has = [&conflicts](const std::string& id) {
      return std::find(conflicts.begin(), conflicts.end(), id) != conflicts.end();
    };
    if (has(table->row.id)) return;
    if (has(table->only_with) || !write_table(*table)) conflicts.push_back(table->row.id);
  } else if (const auto* probe = std::get_if<ProbeWrite>(&write)) {
    // Another value each time: what is there already need not be written.
    database_.change(
        "INSERT INTO writers (name, batch, at) VALUES ('probe', 1, $1) "
        "ON CONFLICT (name) DO UPDATE SET batch = batch + 1, at = excluded.at",
        {probe->at});
  } else if (!write_other(database_, write)) {
    written.late.push_back(place);
  }
}

bool SqliteStore::write_table(const TableWrite& write) {
  if (!follows_on(write) || !write_row(write)) return false;
  for (const Deed& deed : write.deeds) {
    database_.change("INSERT INTO deeds (table_id, number, at, text) VALUES ($1, $2, $3, $4)",
                     {write.row.id, deed.number, deed.at, deed.text});
  }
  write_people(write);
  if (write.pack) write_pack(database_, *write.pack);
  if (RatingChanges::counts(write.finished)) rate(write);
  if (write.purge) purge(write.row.id);
  return true;
}

void SqliteStore::purge(const std::string& table) {
  for (const char* from : {"chat", "seats", "deeds"}) {
    database_.change(fmt::format("DELETE FROM {} WHERE table_id = $1", from), {table});
  }
  database_.change("DELETE FROM tables WHERE id = $1", {table});
}

bool SqliteStore::write_row(const TableWrite& write) {
  const TableRow& row = write.row;
  if (write.fresh) {
    TableRow first = row;
    first.revision = 1;
    return gives_rows(database_,
                      insert_into<TableRow>("tables") + " ON CONFLICT DO NOTHING RETURNING id",
                      cells_of(first));
  }
  const std::int64_t expected = row.deeds - static_cast<std::int64_t>(write.deeds.size());
  return database_.change(
             "UPDATE tables SET stage = $1, listed = $2, changed = $3, wake = $4, deeds = $5, "
             "summary = $6, rematch = $7, revision = $8 "
             "WHERE id = $9 AND deeds = $10 AND revision = $11",
             {static_cast<std::int64_t>(row.stage), std::int64_t{row.listed}, row.changed, row.wake,
              row.deeds, row.summary, row.rematch, row.revision, row.id, expected,
              row.revision - 1}) == 1;
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
  RatingChanges changes;
  const std::string& game = write.row.game;
  changes.need(game, write.finished);
  const auto wanted = changes.ratings();
  for (const auto& [name, unused] : wanted) {
    const auto rating =
        first_row<Rating>(database_, select<Rating>("ratings", "WHERE who = $1 AND game = $2"),
                          {name.first, name.second});
    if (rating) changes.load(*rating);
  }
  changes.count(game, write.finished);
  for (const auto& [name, rating] : changes.ratings()) {
    change(database_,
           insert_into<Rating>("ratings") +
               " ON CONFLICT (who, game) DO UPDATE SET mean = excluded.mean, "
               "deviation = excluded.deviation, games = excluded.games",
           cells_of(rating));
  }
}

Result<std::vector<Notice>> SqliteStore::wait_for_others(int /*milliseconds*/) {
  return std::vector<Notice>{};
}

Result<std::unique_ptr<Store>> open_sqlite(const SqliteOptions& options) {
  return guarded(
      [&]() -> std::unique_ptr<Store> { return std::make_unique<SqliteStore>(options); });
}

}  // namespace townsmith::store
