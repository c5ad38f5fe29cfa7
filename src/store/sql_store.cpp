#include "store/sql_store.h"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <numeric>
#include <utility>

#include "core/utf8.h"
#include "store/pages.h"

namespace townsmith::store {
namespace {

std::string first_text(const SqlRow& row) { return shown_text(row, 0); }

Deed deed(const SqlRow& row) {
  return {.number = row.number(0), .at = row.number(1), .text = row.text(2)};
}

Key key_row(const SqlRow& row) {
  return {.hash = row.text(0),
          .person = row.text(1),
          .expires = row.number(2),
          .once = row.number(3) != 0};
}

ChatLine chat_line(const SqlRow& row) {
  return {.number = row.number(0),
          .table = shown_text(row, 1),
          .person = shown_text(row, 2),
          .name = shown_text(row, 3),
          .text = shown_text(row, 4),
          .at = row.number(5)};
}

Rating rating(const SqlRow& row) {
  return {.who = shown_text(row, 0),
          .game = shown_text(row, 1),
          .mean = row.real(2),
          .deviation = row.real(3),
          .games = row.number(4)};
}

Order order(const SqlRow& row) {
  return {.number = row.number(0),
          .kind = shown_text(row, 1),
          .argument = shown_text(row, 2),
          .at = row.number(3)};
}

/// Whether a statement gives any row.
bool gives_rows(Sql& sql, const std::string& text, const std::vector<Cell>& parameters) {
  bool any = false;
  sql.query(text, parameters, [&any](const SqlRow&) { any = true; });
  return any;
}

void change(Sql& sql, const std::string& text, const std::vector<Cell>& parameters) {
  gives_rows(sql, text, parameters);
}

/// For what is numbered: another node may take the same number first; then it is stored by now, and
/// the next is free.
void insert_next(Sql& sql, const std::string& text, const std::vector<Cell>& parameters) {
  while (!gives_rows(sql, text + " ON CONFLICT DO NOTHING RETURNING number", parameters)) {
  }
}

void write_key(Sql& sql, const KeyWrite& write) {
  const Key& key = write.key;
  if (write.forget) {
    change(sql, "DELETE FROM keys WHERE hash = $1", {key.hash});
    return;
  }
  if (key.once) change(sql, "DELETE FROM keys WHERE person = $1 AND once = 1", {key.person});
  change(sql,
         "INSERT INTO keys (hash, person, expires, once) VALUES ($1, $2, $3, $4) "
         "ON CONFLICT (hash) DO UPDATE SET expires = excluded.expires, once = excluded.once",
         {key.hash, key.person, key.expires, std::int64_t{key.once}});
}

}  // namespace

bool write_other(Sql& sql, const Write& write) {
  if (const auto* person = std::get_if<PersonWrite>(&write)) {
    const Person& one = person->person;
    change(sql,
           "INSERT INTO people (id, name, created, banned) VALUES ($1, $2, $3, $4) "
           "ON CONFLICT (id) DO UPDATE SET name = excluded.name",
           {one.id, one.name, one.created, std::int64_t{one.banned}});
  } else if (const auto* ban = std::get_if<BanWrite>(&write)) {
    change(sql, "UPDATE people SET banned = $1 WHERE id = $2",
           {std::int64_t{ban->banned}, ban->person});
  } else if (const auto* key = std::get_if<KeyWrite>(&write)) {
    write_key(sql, *key);
  } else if (const auto* link = std::get_if<LinkWrite>(&write)) {
    // If another node is just using it, this waits until that is decided.
    if (!gives_rows(sql, "DELETE FROM keys WHERE hash = $1 AND once = 1 RETURNING hash",
                    {link->link})) {
      return false;
    }
    write_key(sql, {link->key, false});
  } else if (const auto* line = std::get_if<ChatLine>(&write)) {
    insert_next(sql,
                "INSERT INTO chat (table_id, person, name, text, at, number) "
                "SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), "
                "CAST($5 AS BIGINT), coalesce(max(number), 0) + 1 FROM chat WHERE table_id = $1",
                {line->table, line->person, line->name, line->text, line->at});
  } else if (const auto* mute = std::get_if<MuteWrite>(&write)) {
    change(sql,
           mute->on ? "INSERT INTO mutes (person, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING"
                    : "DELETE FROM mutes WHERE person = $1 AND muted = $2",
           {mute->person, mute->muted});
  } else if (const auto* order = std::get_if<Order>(&write)) {
    insert_next(sql,
                "INSERT INTO orders (kind, argument, at, number) "
                "SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS BIGINT), "
                "coalesce(max(number), 0) + 1 FROM orders WHERE true",
                {order->kind, order->argument, order->at});
  } else if (const auto* daily = std::get_if<DailyRow>(&write)) {
    change(sql,
           "INSERT INTO daily (day, game, who, score, at, record) VALUES ($1, $2, $3, $4, $5, $6) "
           "ON CONFLICT DO NOTHING",
           {daily->day, daily->game, daily->who, daily->score, daily->at, daily->record});
  }
  return true;
}

std::string shown_text(const SqlRow& row, int column) { return valid_utf8(row.text(column)); }

Person person_row(const SqlRow& row) {
  return {.id = shown_text(row, 0),
          .name = shown_text(row, 1),
          .created = row.number(2),
          .banned = row.number(3) != 0};
}

template <class Row>
Result<std::vector<Row>> SqlStore::rows(const std::string& text,
                                        const std::vector<Cell>& parameters,
                                        Row (*read)(const SqlRow&)) {
  return guarded([&] {
    std::vector<Row> found;
    sql().query(text, parameters,
                [&found, read](const SqlRow& row) { found.push_back(read(row)); });
    return found;
  });
}

template <class Row>
Result<std::optional<Row>> SqlStore::row(const std::string& text, std::string_view key,
                                         Row (*read)(const SqlRow&)) {
  return guarded([&] {
    std::optional<Row> found;
    sql().query(text, {std::string(key)}, [&found, read](const SqlRow& row) { found = read(row); });
    return found;
  });
}

Result<std::optional<TableRow>> SqlStore::table(std::string_view id) {
  static const std::string text = fmt::format("SELECT {} FROM tables WHERE id = $1", table_columns);
  return row(text, id, table_row);
}

Result<std::vector<Deed>> SqlStore::deeds(std::string_view table, std::int64_t after) {
  return rows(
      "SELECT number, at, text FROM deeds WHERE table_id = $1 AND number > $2 ORDER BY number",
      {std::string(table), after}, deed);
}

Result<std::vector<TableRow>> SqlStore::tables(const TableQuery& query) {
  return guarded([&] { return page_of_tables(sql(), query); });
}

Result<std::vector<std::string>> SqlStore::people(std::string_view table) {
  return rows("SELECT person FROM seats WHERE table_id = $1 ORDER BY seat", {std::string(table)},
              first_text);
}

Result<std::vector<std::string>> SqlStore::due(Time now, int limit) {
  return rows("SELECT id FROM tables WHERE wake > 0 AND wake <= $1 ORDER BY wake LIMIT $2",
              {now, std::int64_t{limit}}, first_text);
}

Result<std::optional<Person>> SqlStore::person(std::string_view id) {
  return row("SELECT id, name, created, banned FROM people WHERE id = $1", id, person_row);
}

Result<std::optional<Key>> SqlStore::key(std::string_view hash) {
  return row("SELECT hash, person, expires, once FROM keys WHERE hash = $1", hash, key_row);
}

Result<std::vector<std::string>> SqlStore::muted_by(std::string_view person) {
  return rows("SELECT muted FROM mutes WHERE person = $1 ORDER BY muted", {std::string(person)},
              first_text);
}

Result<std::vector<ChatLine>> SqlStore::chat(std::string_view table,
                                             std::optional<std::int64_t> after, int limit) {
  if (after) {
    return rows(
        "SELECT number, table_id, person, name, text, at FROM chat WHERE table_id = $1 AND "
        "number > $2 ORDER BY number LIMIT $3",
        {std::string(table), *after, std::int64_t{limit}}, chat_line);
  }
  auto lines = rows(
      "SELECT number, table_id, person, name, text, at FROM chat WHERE table_id = $1 "
      "ORDER BY number DESC LIMIT $2",
      {std::string(table), std::int64_t{limit}}, chat_line);
  if (lines) std::reverse(lines->begin(), lines->end());
  return lines;
}

Result<std::vector<Rating>> SqlStore::best(std::string_view game, int limit) {
  return rows(
      "SELECT who, game, mean, deviation, games FROM ratings WHERE game = $1 "
      "ORDER BY (mean - 3 * deviation) DESC LIMIT $2",
      {std::string(game), std::int64_t{limit}}, rating);
}

Result<std::vector<Rating>> SqlStore::ratings_of(std::string_view who) {
  return rows("SELECT who, game, mean, deviation, games FROM ratings WHERE who = $1 ORDER BY game",
              {std::string(who)}, rating);
}

Result<std::vector<Order>> SqlStore::orders(std::int64_t after) {
  return rows("SELECT number, kind, argument, at FROM orders WHERE number > $1 ORDER BY number",
              {after}, order);
}

namespace {

DailyRow daily_row(const SqlRow& row) {
  return {row.text(0), row.text(1), row.text(2), row.number(3), row.number(4), row.text(5)};
}

std::optional<DailyRow> first_of(std::vector<DailyRow> rows) {
  return rows.empty() ? std::nullopt : std::optional(std::move(rows.front()));
}

}  // namespace

Result<std::vector<DailyCount>> SqlStore::daily_counts(std::string_view day,
                                                       std::string_view game) {
  return rows<DailyCount>(
      "SELECT score, count(*) FROM daily WHERE day = $1 AND game = $2 AND who NOT LIKE 'bot:%' "
      "GROUP BY score ORDER BY score DESC",
      {std::string(day), std::string(game)}, [](const SqlRow& row) {
        return DailyCount{row.number(0), row.number(1)};
      });
}

Result<std::optional<DailyRow>> SqlStore::daily(std::string_view day, std::string_view game,
                                                std::string_view who) {
  return rows("SELECT day, game, who, score, at, record FROM daily "
              "WHERE day = $1 AND game = $2 AND who = $3",
              {std::string(day), std::string(game), std::string(who)}, daily_row)
      .map(first_of);
}

Result<std::optional<DailyRow>> SqlStore::daily_best(std::string_view day, std::string_view game) {
  return rows("SELECT day, game, who, score, at, record FROM daily "
              "WHERE day = $1 AND game = $2 AND record <> '' ORDER BY score DESC, at LIMIT 1",
              {std::string(day), std::string(game)}, daily_row)
      .map(first_of);
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
  const auto check = [](std::initializer_list<std::reference_wrapper<const std::string>> texts) {
    for (const std::string& text : texts) {
      if (text.find('\0') != std::string::npos) {
        throw SqlError(Reason::bad_value, "a text with a zero byte in it cannot be stored");
      }
    }
  };
  if (const auto* table = std::get_if<TableWrite>(&write)) {
    const TableRow& row = table->row;
    check({row.id, row.game, row.creator, row.terms, row.seed, row.summary, row.rematch});
    for (const Deed& one : table->deeds) check({one.text});
    for (const std::string& person : table->people) check({person});
    for (const Placement& one : table->finished) check({one.who});
  } else if (const auto* person = std::get_if<PersonWrite>(&write)) {
    check({person->person.id, person->person.name});
  } else if (const auto* ban = std::get_if<BanWrite>(&write)) {
    check({ban->person});
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
  } else if (const auto* daily = std::get_if<DailyRow>(&write)) {
    check({daily->day, daily->game, daily->who, daily->record});
  }
}

}  // namespace townsmith::store
