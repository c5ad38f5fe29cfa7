#include "store/postgres_batch.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "store/postgres_listener.h"
#include "store/rating_changes.h"
#include "store/sql_packs.h"
#include "store/sql_store.h"

namespace townsmith::store {
namespace {

using TableWrites = std::vector<const TableWrite*>;

class PostgresBatch {
 public:
  PostgresBatch(PostgresDatabase& database, std::set<std::string> conflicts)
      : database_(database), conflicts_(std::move(conflicts)) {}

  Written write(const std::vector<Write>& batch, const BatchNumber& number, Care care);

 private:
  void write_together(const std::vector<Write>& batch);
  void write_one_by_one(const std::vector<Write>& batch);
  void write_tables(const std::vector<Write>& batch);
  /// What is not about a table.
  void write_other(const std::vector<Write>& batch, std::size_t place);
  void write_round(const TableWrites& round);
  std::set<std::string> insert_rows(const TableWrites& round);
  std::set<std::string> update_rows(const TableWrites& round);
  void insert_deeds(const TableWrites& round);
  void write_people(const TableWrites& round);
  void write_packs(const TableWrites& round);
  void rate(const TableWrites& round);
  void purge(const TableWrites& round);
  /// Tells the other nodes, and says which transaction this is.
  CommitMark notify(const BatchNumber& number);

  void change(const std::string& sql, const std::vector<Cell>& parameters) {
    database_.query(sql, parameters, [](const SqlRow&) {});
  }
  std::set<std::string> names(const std::string& sql, const std::vector<Cell>& parameters) {
    std::set<std::string> found;
    database_.query(sql, parameters, [&found](const SqlRow& row) { found.insert(row.text(0)); });
    return found;
  }

  PostgresDatabase& database_;
  std::set<std::string> conflicts_;
  std::map<std::string, Notice> notices_;
  Written written_;
};

Written PostgresBatch::write(const std::vector<Write>& batch, const BatchNumber& number,
                             Care care) {
  SqlTransaction guard(database_, Access::writing);
  care == Care::none ? write_together(batch) : write_one_by_one(batch);
  const CommitMark mark = notify(number);
  guard.commit_with([&] { database_.commit(mark); });
  written_.conflicts.assign(conflicts_.begin(), conflicts_.end());
  return std::move(written_);
}

void PostgresBatch::write_together(const std::vector<Write>& batch) {
  write_tables(batch);
  for (std::size_t i = 0; i < batch.size(); ++i) write_other(batch, i);
}

void PostgresBatch::write_one_by_one(const std::vector<Write>& batch) {
  for (const std::size_t i : writing_order(batch)) {
    const std::map<std::string, Notice> before = notices_;
    const auto write_it = [&] {
      write_tables({batch[i]});
      write_other(batch, i);
    };
    if (write_in_savepoint(database_, batch[i], write_it)) continue;
    notices_ = before;
    written_.refused.push_back(i);
  }
}

void PostgresBatch::write_other(const std::vector<Write>& batch, std::size_t place) {
  if (const auto* line = std::get_if<ChatLine>(&batch[place])) notices_[line->table].chat = true;
  if (std::holds_alternative<Order>(batch[place])) notices_[""];
  if (!store::write_other(database_, batch[place])) written_.late.push_back(place);
}

void PostgresBatch::write_tables(const std::vector<Write>& batch) {
  // The second write to a table waits for the next round of statements, and so does one that
  // depends on another's.
  std::vector<TableWrites> rounds;
  std::map<std::string, std::size_t> times;
  for (const std::size_t place : writing_order(batch)) {
    const auto* table = std::get_if<TableWrite>(&batch[place]);
    if (table == nullptr) continue;
    const std::size_t before = table->only_with.empty() ? 0 : times[table->only_with];
    const std::size_t round = std::max(times[table->row.id], before);
    times[table->row.id] = round + 1;
    if (rounds.size() <= round) rounds.resize(round + 1);
    rounds[round].push_back(table);
  }
  for (TableWrites& round : rounds) {
    // In a fixed order, so that two nodes seldom lock the same rows crosswise.
    std::sort(round.begin(), round.end(),
              [](const TableWrite* a, const TableWrite* b) { return a->row.id < b->row.id; });
    write_round(round);
  }
}

void PostgresBatch::write_round(const TableWrites& round) {
  TableWrites fresh;
  TableWrites known;
  for (const TableWrite* write : round) {
    // After a conflict the numbers of later deeds might fit by accident.
    if (conflicts_.contains(write->row.id)) continue;
    if (!follows_on(*write) || conflicts_.contains(write->only_with)) {
      conflicts_.insert(write->row.id);
    } else {
      (write->fresh ? fresh : known).push_back(write);
    }
  }
  std::set<std::string> done;
  if (!fresh.empty()) done = insert_rows(fresh);
  if (!known.empty()) done.merge(update_rows(known));

  TableWrites winners;
  for (const TableWrites& part : {fresh, known}) {
    for (const TableWrite* write : part) {
      if (done.contains(write->row.id)) {
        winners.push_back(write);
        Notice& notice = notices_[write->row.id];
        notice.lists = notice.lists || write->lists;
      } else {
        conflicts_.insert(write->row.id);
      }
    }
  }
  insert_deeds(winners);
  write_people(winners);
  write_packs(winners);
  rate(winners);
  purge(winners);
}

void PostgresBatch::purge(const TableWrites& round) {
  for (const TableWrite* write : round) {
    if (!write->purge) continue;
    for (const char* from : {"chat", "seats", "deeds"}) {
      change(fmt::format("DELETE FROM {} WHERE table_id = $1", from), {write->row.id});
    }
    change("DELETE FROM tables WHERE id = $1", {write->row.id});
  }
}

std::set<std::string> PostgresBatch::insert_rows(const TableWrites& round) {
  PostgresRows rows(
      "id, game, stage, listed, creator, terms, seed, created, changed, wake, deeds, summary, "
      "rematch, pack");
  for (const TableWrite* write : round) {
    const TableRow& row = write->row;
    rows.add(row.id, row.game, static_cast<std::int64_t>(row.stage), std::int64_t{row.listed},
             row.creator, row.terms, row.seed, row.created, row.changed, row.wake, row.deeds,
             row.summary, row.rematch, row.pack);
  }
  return names(fmt::format("INSERT INTO tables ({}, revision) SELECT n.*, 1 FROM {} "
                           "ON CONFLICT DO NOTHING RETURNING id",
                           rows.columns(), rows.from()),
               rows.parameters());
}

std::set<std::string> PostgresBatch::update_rows(const TableWrites& round) {
  PostgresRows rows(
      "id, expected, stage, listed, changed, wake, deeds, summary, rematch, revision");
  for (const TableWrite* write : round) {
    const TableRow& row = write->row;
    rows.add(row.id, row.deeds - static_cast<std::int64_t>(write->deeds.size()),
             static_cast<std::int64_t>(row.stage), std::int64_t{row.listed}, row.changed, row.wake,
             row.deeds, row.summary, row.rematch, row.revision);
  }
  // If another node is just writing to a table, this waits for it and then compares again.
  return names(
      "UPDATE tables AS t SET stage = n.stage, listed = n.listed, changed = n.changed, "
      "wake = n.wake, deeds = n.deeds, summary = n.summary, rematch = n.rematch, "
      "revision = n.revision FROM " +
          rows.from() +
          " WHERE t.id = n.id AND t.deeds = n.expected AND t.revision = n.revision - 1 "
          "RETURNING t.id",
      rows.parameters());
}

void PostgresBatch::insert_deeds(const TableWrites& round) {
  PostgresRows rows("table_id, number, at, text");
  std::map<std::string, std::size_t> missing;
  for (const TableWrite* write : round) {
    for (const Deed& deed : write->deeds) {
      rows.add(write->row.id, deed.number, deed.at, deed.text);
      ++missing[write->row.id];
    }
  }
  if (rows.empty()) return;
  database_.query(fmt::format("INSERT INTO deeds ({}) SELECT * FROM {} "
                              "ON CONFLICT DO NOTHING RETURNING table_id",
                              rows.columns(), rows.from()),
                  rows.parameters(), [&missing](const SqlRow& row) {
                    const auto one = missing.find(row.text(0));
                    if (--one->second == 0) missing.erase(one);
                  });
  if (missing.empty()) return;
  std::vector<std::string> tables;
  for (const auto& [name, count] : missing) tables.push_back(name);
  throw TableCollision(std::move(tables));
}

void PostgresBatch::write_people(const TableWrites& round) {
  PostgresRows rows("table_id, seat, person");
  for (const TableWrite* write : round) {
    for (std::size_t i = 0; i < write->people.size(); ++i) {
      rows.add(write->row.id, static_cast<std::int64_t>(i), write->people[i]);
    }
  }
  if (rows.empty()) return;
  change(
      fmt::format("INSERT INTO seats (table_id, seat, person) SELECT n.table_id, n.seat, n.person "
                  "FROM {} LEFT JOIN seats AS s ON s.table_id = n.table_id AND s.seat = n.seat "
                  "WHERE s.person IS DISTINCT FROM n.person "
                  "ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person",
                  rows.from()),
      rows.parameters());
}

void PostgresBatch::write_packs(const TableWrites& round) {
  std::map<std::string, const PackRow*> packs;  // everybody locks them in this order
  for (const TableWrite* write : round) {
    if (write->pack) packs.emplace(write->pack->id, &*write->pack);
  }
  for (const auto& [id, row] : packs) write_pack(database_, *row);
}

void PostgresBatch::rate(const TableWrites& round) {
  RatingChanges changes;
  for (const TableWrite* write : round) changes.need(write->row.game, write->finished);
  if (changes.ratings().empty()) return;
  const Rating usual;
  PostgresRows fresh("who, game, mean, deviation, games");
  PostgresRows names("who, game");
  for (const auto& [name, rating] : changes.ratings()) {
    fresh.add(name.first, name.second, usual.mean, usual.deviation, std::int64_t{0});
    names.add(name.first, name.second);
  }
  // Everybody locks them in the order of their names.
  change(fmt::format("INSERT INTO ratings ({}) SELECT * FROM {} ON CONFLICT DO NOTHING",
                     fresh.columns(), fresh.from()),
         fresh.parameters());
  database_.query(
      fmt::format("SELECT r.who, r.game, r.mean, r.deviation, r.games FROM ratings AS r JOIN {} "
                  "ON r.who = n.who AND r.game = n.game ORDER BY r.who, r.game FOR UPDATE OF r",
                  names.from()),
      names.parameters(), [&changes](const SqlRow& row) { changes.load(row_of<Rating>(row)); });
  for (const TableWrite* write : round) changes.count(write->row.game, write->finished);
  PostgresRows rated("who, game, mean, deviation, games");
  for (const auto& [name, rating] : changes.ratings()) {
    rated.add(name.first, name.second, rating.mean, rating.deviation, rating.games);
  }
  change(fmt::format("UPDATE ratings AS r SET mean = n.mean, deviation = n.deviation, "
                     "games = n.games FROM {} WHERE r.who = n.who AND r.game = n.game",
                     rated.from()),
         rated.parameters());
}

CommitMark PostgresBatch::notify(const BatchNumber& number) {
  PostgresArray texts;
  for (auto& [table, notice] : notices_) {
    notice.table = table;
    texts.add(to_text(notice));
  }
  CommitMark mark{.transaction = 0, .writer = number.writer, .batch = number.batch};
  database_.query(
      "WITH mark AS (INSERT INTO writers (name, batch, at) "
      "VALUES ($1, $2, extract(epoch FROM now()) * 1000) "
      "ON CONFLICT (name) DO UPDATE SET batch = excluded.batch, at = excluded.at) "
      "SELECT txid_current(), count(pg_notify($3, current_setting('application_name') || ' ' || "
      "n)) FROM unnest($4::text[]) AS n",
      {number.writer, number.batch, std::string(notice_channel), texts.text()},
      [&mark](const SqlRow& row) { mark.transaction = row.number(0); });
  return mark;
}

}  // namespace

Written write_postgres_batch(PostgresDatabase& database, const std::vector<Write>& batch,
                             const BatchNumber& number, Care care,
                             const std::set<std::string>& left_out) {
  return PostgresBatch(database, left_out).write(batch, number, care);
}

}  // namespace townsmith::store
