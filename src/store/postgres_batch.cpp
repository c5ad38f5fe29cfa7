#include "store/postgres_batch.h"

#include <algorithm>
#include <map>

#include "store/postgres_listener.h"
#include "store/sql_store.h"
#include "store/tally.h"

namespace townsmith::store {
namespace {

using TableWrites = std::vector<const TableWrite*>;

class Batch {
 public:
  Batch(PostgresDatabase& database, std::set<std::string> conflicts)
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
  void rate(const TableWrites& round);
  void write_person(const Person& person);
  void write_key(const KeyWrite& write);
  void write_mute(const MuteWrite& write);
  void write_chat(const ChatLine& line);
  void write_order(const Order& order);
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

Written Batch::write(const std::vector<Write>& batch, const BatchNumber& number, Care care) {
  SqlTransaction guard(database_, Access::writing);
  care == Care::none ? write_together(batch) : write_one_by_one(batch);
  const CommitMark mark = notify(number);
  guard.commit_with([&] { database_.commit(mark); });
  written_.conflicts.assign(conflicts_.begin(), conflicts_.end());
  return std::move(written_);
}

void Batch::write_together(const std::vector<Write>& batch) {
  write_tables(batch);
  for (std::size_t i = 0; i < batch.size(); ++i) write_other(batch, i);
}

void Batch::write_one_by_one(const std::vector<Write>& batch) {
  for (const std::size_t i : writing_order(batch)) {
    const std::map<std::string, Notice> before = notices_;
    const auto write_it = [&] {
      write_tables({batch[i]});
      write_other(batch, i);
    };
    if (stands_alone(database_, batch[i], write_it)) continue;
    notices_ = before;
    written_.refused.push_back(i);
  }
}

void Batch::write_other(const std::vector<Write>& batch, std::size_t place) {
  const Write& write = batch[place];
  if (const auto* person = std::get_if<PersonWrite>(&write)) {
    write_person(person->person);
  } else if (const auto* ban = std::get_if<BanWrite>(&write)) {
    change("UPDATE people SET banned = $1 WHERE id = $2", {std::int64_t{ban->banned}, ban->person});
  } else if (const auto* key = std::get_if<KeyWrite>(&write)) {
    write_key(*key);
  } else if (const auto* link = std::get_if<LinkWrite>(&write)) {
    // If another node is just using it, this waits until that is decided.
    if (names("DELETE FROM keys WHERE hash = $1 AND once = 1 RETURNING hash", {link->link})
            .empty()) {
      written_.late.push_back(place);
    } else {
      write_key({link->key, false});
    }
  } else if (const auto* line = std::get_if<ChatLine>(&write)) {
    write_chat(*line);
  } else if (const auto* mute = std::get_if<MuteWrite>(&write)) {
    write_mute(*mute);
  } else if (const auto* order = std::get_if<Order>(&write)) {
    write_order(*order);
  } else if (const auto* daily = std::get_if<DailyRow>(&write)) {
    change("INSERT INTO daily (day, game, who, score, at, record) VALUES ($1, $2, $3, $4, $5, $6) "
           "ON CONFLICT DO NOTHING",
           {daily->day, daily->game, daily->who, daily->score, daily->at, daily->record});
  }
}

void Batch::write_tables(const std::vector<Write>& batch) {
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

void Batch::write_round(const TableWrites& round) {
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
  rate(winners);
}

std::set<std::string> Batch::insert_rows(const TableWrites& round) {
  PostgresArray id, game, stage, listed, creator, terms, seed, created, changed, wake, deeds,
      summary, rematch;
  for (const TableWrite* write : round) {
    const TableRow& row = write->row;
    id.add(row.id);
    game.add(row.game);
    stage.add(static_cast<std::int64_t>(row.stage));
    listed.add(std::int64_t{row.listed});
    creator.add(row.creator);
    terms.add(row.terms);
    seed.add(row.seed);
    created.add(row.created);
    changed.add(row.changed);
    wake.add(row.wake);
    deeds.add(row.deeds);
    summary.add(row.summary);
    rematch.add(row.rematch);
  }
  return names(
      "INSERT INTO tables (id, game, stage, listed, creator, terms, seed, created, changed, wake, "
      "deeds, summary, rematch, revision) "
      "SELECT n.*, 1 FROM unnest($1::text[], $2::text[], $3::smallint[], $4::smallint[], "
      "$5::text[], "
      "$6::text[], $7::text[], $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[], "
      "$12::text[], $13::text[]) AS n ON CONFLICT DO NOTHING RETURNING id",
      {id.text(), game.text(), stage.text(), listed.text(), creator.text(), terms.text(),
       seed.text(), created.text(), changed.text(), wake.text(), deeds.text(), summary.text(),
       rematch.text()});
}

std::set<std::string> Batch::update_rows(const TableWrites& round) {
  PostgresArray id, expected, stage, listed, changed, wake, deeds, summary, rematch, revision;
  for (const TableWrite* write : round) {
    const TableRow& row = write->row;
    id.add(row.id);
    expected.add(row.deeds - static_cast<std::int64_t>(write->deeds.size()));
    stage.add(static_cast<std::int64_t>(row.stage));
    listed.add(std::int64_t{row.listed});
    changed.add(row.changed);
    wake.add(row.wake);
    deeds.add(row.deeds);
    summary.add(row.summary);
    rematch.add(row.rematch);
    revision.add(row.revision);
  }
  // If another node is just writing to a table, this waits for it and then compares again.
  return names(
      "UPDATE tables AS t SET stage = n.stage, listed = n.listed, changed = n.changed, "
      "wake = n.wake, deeds = n.deeds, summary = n.summary, rematch = n.rematch, "
      "revision = n.revision "
      "FROM unnest($1::text[], $2::bigint[], $3::smallint[], $4::smallint[], $5::bigint[], "
      "$6::bigint[], $7::bigint[], $8::text[], $9::text[], $10::bigint[]) "
      "AS n (id, expected, stage, listed, changed, wake, deeds, summary, rematch, revision) "
      "WHERE t.id = n.id AND t.deeds = n.expected AND t.revision = n.revision - 1 RETURNING t.id",
      {id.text(), expected.text(), stage.text(), listed.text(), changed.text(), wake.text(),
       deeds.text(), summary.text(), rematch.text(), revision.text()});
}

void Batch::insert_deeds(const TableWrites& round) {
  PostgresArray table, number, at, text;
  std::map<std::string, std::size_t> missing;
  for (const TableWrite* write : round) {
    for (const Deed& deed : write->deeds) {
      table.add(write->row.id);
      number.add(deed.number);
      at.add(deed.at);
      text.add(deed.text);
      ++missing[write->row.id];
    }
  }
  if (table.empty()) return;
  database_.query(
      "INSERT INTO deeds (table_id, number, at, text) "
      "SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) "
      "ON CONFLICT DO NOTHING RETURNING table_id",
      {table.text(), number.text(), at.text(), text.text()}, [&missing](const SqlRow& row) {
        const auto one = missing.find(row.text(0));
        if (--one->second == 0) missing.erase(one);
      });
  if (missing.empty()) return;
  std::vector<std::string> tables;
  for (const auto& [name, count] : missing) tables.push_back(name);
  throw TableCollision(std::move(tables));
}

void Batch::write_people(const TableWrites& round) {
  PostgresArray table, seat, person;
  for (const TableWrite* write : round) {
    for (std::size_t i = 0; i < write->people.size(); ++i) {
      table.add(write->row.id);
      seat.add(static_cast<std::int64_t>(i));
      person.add(write->people[i]);
    }
  }
  if (table.empty()) return;
  change(
      "INSERT INTO seats (table_id, seat, person) SELECT n.table_id, n.seat, n.person "
      "FROM unnest($1::text[], $2::smallint[], $3::text[]) AS n (table_id, seat, person) "
      "LEFT JOIN seats AS s ON s.table_id = n.table_id AND s.seat = n.seat "
      "WHERE s.person IS DISTINCT FROM n.person "
      "ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person",
      {table.text(), seat.text(), person.text()});
}

void Batch::rate(const TableWrites& round) {
  Tally tally;
  for (const TableWrite* write : round) tally.need(write->row.game, write->finished);
  if (tally.ratings().empty()) return;
  PostgresArray who, game;
  for (const auto& [name, rating] : tally.ratings()) {
    who.add(name.first);
    game.add(name.second);
  }
  // Everybody locks them in the order of their names.
  const Rating usual;
  change(
      "INSERT INTO ratings (who, game, mean, deviation, games) "
      "SELECT n.who, n.game, $3::double precision, $4::double precision, 0 "
      "FROM unnest($1::text[], $2::text[]) AS n (who, game) ON CONFLICT DO NOTHING",
      {who.text(), game.text(), usual.mean, usual.deviation});
  database_.query(
      "SELECT r.who, r.game, r.mean, r.deviation, r.games FROM ratings AS r "
      "JOIN unnest($1::text[], $2::text[]) AS n (who, game) "
      "ON r.who = n.who AND r.game = n.game ORDER BY r.who, r.game FOR UPDATE OF r",
      {who.text(), game.text()}, [&tally](const SqlRow& row) {
        tally.load({.who = row.text(0),
                    .game = row.text(1),
                    .mean = row.real(2),
                    .deviation = row.real(3),
                    .games = row.number(4)});
      });
  for (const TableWrite* write : round) tally.count(write->row.game, write->finished);
  PostgresArray mean, deviation, games;
  for (const auto& [name, rating] : tally.ratings()) {
    mean.add(rating.mean);
    deviation.add(rating.deviation);
    games.add(rating.games);
  }
  change(
      "UPDATE ratings AS r SET mean = n.mean, deviation = n.deviation, games = n.games "
      "FROM unnest($1::text[], $2::text[], $3::double precision[], $4::double precision[], "
      "$5::bigint[]) AS n (who, game, mean, deviation, games) "
      "WHERE r.who = n.who AND r.game = n.game",
      {who.text(), game.text(), mean.text(), deviation.text(), games.text()});
}

void Batch::write_person(const Person& person) {
  change(
      "INSERT INTO people (id, name, created, banned) VALUES ($1, $2, $3, $4) "
      "ON CONFLICT (id) DO UPDATE SET name = excluded.name",
      {person.id, person.name, person.created, std::int64_t{person.banned}});
}

void Batch::write_key(const KeyWrite& write) {
  const Key& key = write.key;
  if (write.forget) {
    change("DELETE FROM keys WHERE hash = $1", {key.hash});
  } else {
    if (key.once) change("DELETE FROM keys WHERE person = $1 AND once = 1", {key.person});
    change(
        "INSERT INTO keys (hash, person, expires, once) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (hash) DO UPDATE SET expires = excluded.expires, once = excluded.once",
        {key.hash, key.person, key.expires, std::int64_t{key.once}});
  }
}

void Batch::write_mute(const MuteWrite& write) {
  change(write.on ? "INSERT INTO mutes (person, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING"
                  : "DELETE FROM mutes WHERE person = $1 AND muted = $2",
         {write.person, write.muted});
}

void Batch::write_chat(const ChatLine& line) {
  notices_[line.table].chat = true;
  bool done = false;
  // Another node may take the same number first; then it is stored by now, and the next is free.
  while (!done) {
    database_.query(
        "INSERT INTO chat (table_id, person, name, text, at, number) "
        "SELECT $1::text, $2::text, $3::text, $4::text, $5::bigint, coalesce(max(number), 0) + 1 "
        "FROM chat WHERE table_id = $1::text ON CONFLICT DO NOTHING RETURNING number",
        {line.table, line.person, line.name, line.text, line.at},
        [&done](const SqlRow&) { done = true; });
  }
}

void Batch::write_order(const Order& order) {
  notices_[""];
  bool done = false;
  while (!done) {
    database_.query(
        "INSERT INTO orders (kind, argument, at, number) "
        "SELECT $1::text, $2::text, $3::bigint, coalesce(max(number), 0) + 1 FROM orders "
        "ON CONFLICT DO NOTHING RETURNING number",
        {order.kind, order.argument, order.at}, [&done](const SqlRow&) { done = true; });
  }
}

CommitMark Batch::notify(const BatchNumber& number) {
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
  return Batch(database, left_out).write(batch, number, care);
}

}  // namespace townsmith::store
