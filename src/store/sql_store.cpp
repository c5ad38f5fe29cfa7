#include "store/sql_store.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/utf8.h"
#include "store/pages.h"

namespace townsmith::store {
namespace {

/// What moderators and the host do. False: it is none of that.
bool write_moderation(Sql& sql, const Write& write) {
  if (const auto* moderator = std::get_if<ModeratorWrite>(&write)) {
    change(sql,
           moderator->on ? "INSERT INTO moderators (person) VALUES ($1) ON CONFLICT DO NOTHING"
                         : "DELETE FROM moderators WHERE person = $1",
           {moderator->person});
  } else if (const auto* decided = std::get_if<SanctionWrite>(&write)) {
    insert_next(sql, "sanctions", decided->sanction);
  } else if (const auto* lift = std::get_if<LiftWrite>(&write)) {
    change(sql, "DELETE FROM sanctions WHERE number = $1", {lift->number});
  } else if (const auto* told = std::get_if<ReportWrite>(&write)) {
    insert_next(sql, "reports", told->report);
  } else if (const auto* settle = std::get_if<SettleWrite>(&write)) {
    change(sql, "UPDATE reports SET settled = $1 WHERE number = $2 AND settled = 0",
           {settle->at, settle->number});
  } else if (const auto* line = std::get_if<LineDeleteWrite>(&write)) {
    change(sql, "UPDATE chat SET text = '' WHERE table_id = $1 AND number = $2",
           {line->table, line->line});
  } else if (const auto* entry = std::get_if<LogEntry>(&write)) {
    insert_next(sql, "moderation_log", *entry);
  } else {
    return false;
  }
  return true;
}

}  // namespace

bool write_other(Sql& sql, const Write& write) {
  if (write_moderation(sql, write)) return true;
  if (const auto* person = std::get_if<PersonWrite>(&write)) {
    const Person& one = person->person;
    change(sql,
           "INSERT INTO people (id, name, created, banned) VALUES ($1, $2, $3, 0) "
           "ON CONFLICT (id) DO UPDATE SET name = excluded.name",
           {one.id, one.name, one.created});
  } else if (const auto* key = std::get_if<KeyWrite>(&write)) {
    if (key->forget) {
      change(sql, "DELETE FROM keys WHERE hash = $1", {key->key.hash});
    } else {
      write_key(sql, key->key);
    }
  } else if (const auto* link = std::get_if<LinkWrite>(&write)) {
    // If another node is just using it, this waits until that is decided.
    if (!gives_rows(sql, "DELETE FROM keys WHERE hash = $1 AND once = 1 RETURNING hash",
                    {link->link})) {
      return false;
    }
    write_key(sql, link->key);
  } else if (const auto* line = std::get_if<ChatLine>(&write)) {
    insert_next(sql, "chat", *line, "table_id = $1");
  } else if (const auto* mute = std::get_if<MuteWrite>(&write)) {
    change(sql,
           mute->on ? "INSERT INTO mutes (person, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING"
                    : "DELETE FROM mutes WHERE person = $1 AND muted = $2",
           {mute->person, mute->muted});
  } else if (const auto* order = std::get_if<Order>(&write)) {
    insert_next(sql, "orders", *order);
  } else if (const auto* account = std::get_if<AccountWrite>(&write)) {
    return write_account(sql, *account);
  } else if (const auto* pack = std::get_if<PackStateWrite>(&write)) {
    return write_pack_state(sql, *pack);
  }
  return true;
}

std::string shown_text(const SqlRow& row, int column) { return valid_utf8(row.text(column)); }

Person person_row(const SqlRow& row) {
  return {.id = shown_text(row, 0),
          .name = shown_text(row, 1),
          .created = row.number(2),
          .banned_until = row.number(3)};
}

Result<std::vector<std::string>> read_texts(Sql& sql, const std::string& text,
                                            const std::vector<Cell>& parameters) {
  constexpr auto first_text = [](const SqlRow& row) { return shown_text(row, 0); };
  return guarded([&] { return all_rows<std::string>(sql, text, parameters, first_text); });
}

Result<std::optional<TableRow>> SqlStore::table(std::string_view id) {
  return read_row<TableRow>(sql(), "tables", "WHERE id = $1", {std::string(id)});
}

Result<std::vector<Deed>> SqlStore::deeds(std::string_view table, std::int64_t after) {
  return read_rows<Deed>(sql(), "deeds", "WHERE table_id = $1 AND number > $2 ORDER BY number",
                         {std::string(table), after});
}

Result<std::vector<TableRow>> SqlStore::tables(const TableQuery& query) {
  return guarded([&] { return page_of_tables(sql(), query); });
}

Result<std::vector<std::string>> SqlStore::people(std::string_view table) {
  return read_texts(sql(), "SELECT person FROM seats WHERE table_id = $1 ORDER BY seat",
                    {std::string(table)});
}

Result<std::vector<std::string>> SqlStore::due(Time now, int limit) {
  return read_texts(sql(),
                    "SELECT id FROM tables WHERE wake > 0 AND wake <= $1 ORDER BY wake LIMIT $2",
                    {now, std::int64_t{limit}});
}

Result<std::optional<Person>> SqlStore::person(std::string_view id) {
  static const std::string text =
      fmt::format("SELECT {} FROM people WHERE id = $1", person_columns);
  return guarded([&] { return first_row(sql(), text, {std::string(id)}, person_row); });
}

Result<std::optional<Key>> SqlStore::key(std::string_view hash) {
  return read_row<Key>(sql(), "keys", "WHERE hash = $1", {std::string(hash)});
}

Result<std::vector<std::string>> SqlStore::muted_by(std::string_view person) {
  return read_texts(sql(), "SELECT muted FROM mutes WHERE person = $1 ORDER BY muted",
                    {std::string(person)});
}

Result<std::vector<ChatLine>> SqlStore::chat(std::string_view table,
                                             std::optional<std::int64_t> after, int limit) {
  if (after) {
    return read_rows<ChatLine>(
        sql(), "chat",
        "WHERE table_id = $1 AND number > $2 AND person <> '' ORDER BY number LIMIT $3",
        {std::string(table), *after, std::int64_t{limit}});
  }
  auto lines = read_rows<ChatLine>(
      sql(), "chat", "WHERE table_id = $1 AND person <> '' ORDER BY number DESC LIMIT $2",
      {std::string(table), std::int64_t{limit}});
  if (lines) std::reverse(lines->begin(), lines->end());
  return lines;
}

Result<std::vector<Rating>> SqlStore::best(std::string_view game, int limit) {
  return read_rows<Rating>(sql(), "ratings",
                           "WHERE game = $1 ORDER BY (mean - 3 * deviation) DESC LIMIT $2",
                           {std::string(game), std::int64_t{limit}});
}

Result<std::vector<Rating>> SqlStore::ratings_of(std::string_view who) {
  return read_rows<Rating>(sql(), "ratings", "WHERE who = $1 ORDER BY game", {std::string(who)});
}

Result<std::vector<Order>> SqlStore::orders(std::int64_t after) {
  return read_rows<Order>(sql(), "orders", "WHERE number > $1 ORDER BY number", {after});
}

Result<std::vector<std::string>> SqlStore::moderators() {
  return read_texts(sql(), "SELECT person FROM moderators ORDER BY person", {});
}

Result<std::vector<Sanction>> SqlStore::sanctions(std::string_view person, std::string_view address,
                                                  int limit) {
  if (person.empty() && address.empty()) {
    return read_rows<Sanction>(sql(), "sanctions", "ORDER BY number DESC LIMIT $1",
                               {std::int64_t{limit}});
  }
  return read_rows<Sanction>(
      sql(), "sanctions",
      "WHERE (person = $1 AND person <> '') OR (address = $2 AND address <> '') "
      "ORDER BY number DESC LIMIT $3",
      {std::string(person), std::string(address), std::int64_t{limit}});
}

Result<std::vector<Report>> SqlStore::reports(int limit) {
  return read_rows<Report>(sql(), "reports", "WHERE settled = 0 ORDER BY number DESC LIMIT $1",
                           {std::int64_t{limit}});
}

Result<std::vector<Report>> SqlStore::reports_by(std::string_view person) {
  return read_rows<Report>(sql(), "reports", "WHERE by_whom = $1 ORDER BY number DESC",
                           {std::string(person)});
}

Result<std::vector<LogEntry>> SqlStore::log(std::int64_t before, int limit) {
  return read_rows<LogEntry>(
      sql(), "moderation_log",
      "WHERE CAST($1 AS BIGINT) = 0 OR number < CAST($1 AS BIGINT) ORDER BY number DESC LIMIT $2",
      {before, std::int64_t{limit}});
}

Result<std::vector<ChatLine>> SqlStore::said_by(std::string_view person) {
  return read_rows<ChatLine>(sql(), "chat",
                             "WHERE person = $1 AND person <> '' ORDER BY at, table_id, number",
                             {std::string(person)});
}

bool follows_on(const TableWrite& write) {
  std::int64_t number = write.row.deeds - static_cast<std::int64_t>(write.deeds.size());
  if (number < 0 || (write.fresh && number != 0)) return false;
  for (const Deed& one : write.deeds) {
    if (one.number != ++number) return false;
  }
  return true;
}

std::vector<std::size_t> writing_order(const std::vector<Write>& batch) {
  std::vector<std::size_t> order(batch.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto turn = [&batch](std::size_t place) {
    const auto* table = std::get_if<TableWrite>(&batch[place]);
    return table == nullptr ? 2 : (table->only_with.empty() ? 0 : 1);
  };
  std::sort(order.begin(), order.end(), [&turn](std::size_t a, std::size_t b) {
    return std::pair(turn(a), a) < std::pair(turn(b), b);
  });
  return order;
}

void check_texts(const Write& write) {
  const auto check = check_no_zero_bytes;
  if (const auto* table = std::get_if<TableWrite>(&write)) {
    const TableRow& row = table->row;
    check({row.id, row.game, row.creator, row.terms, row.seed, row.summary, row.rematch, row.pack});
    if (table->pack) {
      const PackRow& pack = *table->pack;
      check({pack.id, pack.game, pack.name, pack.author, pack.version, pack.based_on, pack.text,
             pack.maker, pack.names});
    }
    for (const Deed& one : table->deeds) check({one.text});
    for (const std::string& person : table->people) check({person});
    for (const Placement& one : table->finished) check({one.who});
  } else if (const auto* person = std::get_if<PersonWrite>(&write)) {
    check({person->person.id, person->person.name});
  } else if (const auto* key = std::get_if<KeyWrite>(&write)) {
    check({key->key.hash, key->key.person});
  } else if (const auto* link = std::get_if<LinkWrite>(&write)) {
    check({link->link, link->key.hash, link->key.person});
  } else if (const auto* line = std::get_if<ChatLine>(&write)) {
    check({line->table, line->person, line->name, line->text});
  } else if (const auto* mute = std::get_if<MuteWrite>(&write)) {
    check({mute->person, mute->muted});
  } else if (const auto* one = std::get_if<Order>(&write)) {
    check({one->kind, one->argument});
  } else if (const auto* moderator = std::get_if<ModeratorWrite>(&write)) {
    check({moderator->person});
  } else if (const auto* decided = std::get_if<SanctionWrite>(&write)) {
    const Sanction& what = decided->sanction;
    check({what.person, what.address, what.by, what.why});
  } else if (const auto* told = std::get_if<ReportWrite>(&write)) {
    const Report& what = told->report;
    check({what.by, what.person, what.name, what.table, what.text, what.why, what.pack});
  } else if (const auto* entry = std::get_if<LogEntry>(&write)) {
    check({entry->by, entry->what, entry->about, entry->why});
  } else if (const auto* account = std::get_if<AccountWrite>(&write)) {
    check_account_texts(*account);
  } else if (const auto* pack = std::get_if<PackStateWrite>(&write)) {
    check({pack->id});
  }
}

}  // namespace townsmith::store
