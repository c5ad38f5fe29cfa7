#pragma once

#include <fmt/format.h>

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/columns.h"
#include "store/sql.h"

/// Rows as structs: what COLUMNS says of them.
namespace townsmith::store {

/// A text that people are shown, whatever the disk has made of it.
std::string shown_text(const SqlRow& row, int column);

/// "id, game, stage"
template <class Row>
const std::string& columns_of() {
  static const std::string names = [] {
    std::string list;
    Row::columns().each([&](const auto& column) {
      list += fmt::format("{}{}", list.empty() ? "" : ", ", column.name);
    });
    return list;
  }();
  return names;
}

/// A row that was selected with columns_of().
template <class Row>
Row row_of(const SqlRow& from) {
  Row row;
  int at = 0;
  Row::columns().each([&](const auto& column) {
    auto& member = row.*column.pointer;
    using T = std::decay_t<decltype(member)>;
    if constexpr (std::same_as<T, std::string>) {
      member = column.raw ? from.text(at) : shown_text(from, at);
    } else if constexpr (std::floating_point<T>) {
      member = from.real(at);
    } else {
      member = static_cast<T>(from.number(at));
    }
    ++at;
  });
  return row;
}

template <class T>
Cell cell_of(const T& value) {
  if constexpr (std::same_as<T, std::string> || std::floating_point<T>) {
    return value;
  } else {
    return static_cast<std::int64_t>(value);
  }
}

template <class Row>
std::vector<Cell> cells_of(const Row& row) {
  std::vector<Cell> cells;
  Row::columns().each([&](const auto& column) { cells.push_back(cell_of(row.*column.pointer)); });
  return cells;
}

/// All that a query gives; `text` has the columns, in their order.
template <class Row>
std::vector<Row> all_rows(Sql& sql, const std::string& text, const std::vector<Cell>& parameters,
                          Row (*read)(const SqlRow&) = row_of<Row>) {
  std::vector<Row> found;
  sql.query(text, parameters, [&](const SqlRow& row) { found.push_back(read(row)); });
  return found;
}
template <class Row>
std::optional<Row> first_row(Sql& sql, const std::string& text, const std::vector<Cell>& parameters,
                             Row (*read)(const SqlRow&) = row_of<Row>) {
  std::vector<Row> found = all_rows<Row>(sql, text, parameters, read);
  return found.empty() ? std::optional<Row>() : std::move(found.front());
}
/// "SELECT id, game FROM tables WHERE id = $1"
template <class Row>
std::string select(std::string_view table, std::string_view which) {
  return fmt::format("SELECT {} FROM {} {}", columns_of<Row>(), table, which);
}

// The same for whoever asks a store: what is thrown is a refusal.

template <class Row>
Result<std::vector<Row>> read_rows(Sql& sql, std::string_view table, std::string_view which,
                                   const std::vector<Cell>& parameters) {
  return guarded([&] { return all_rows<Row>(sql, select<Row>(table, which), parameters); });
}
template <class Row>
Result<std::optional<Row>> read_row(Sql& sql, std::string_view table, std::string_view which,
                                    const std::vector<Cell>& parameters) {
  return guarded([&] { return first_row<Row>(sql, select<Row>(table, which), parameters); });
}
/// The first column of each row.
Result<std::vector<std::string>> read_texts(Sql& sql, const std::string& text,
                                            const std::vector<Cell>& parameters);

/// Whether a statement gives any row.
bool gives_rows(Sql& sql, const std::string& text, const std::vector<Cell>& parameters);
void change(Sql& sql, const std::string& text, const std::vector<Cell>& parameters);

/// "INSERT INTO tables (id, game) VALUES ($1, $2)"
template <class Row>
std::string insert_into(std::string_view table) {
  std::string places;
  int count = 0;
  Row::columns().each([&](const auto&) {
    places += fmt::format("{}${}", count == 0 ? "" : ", ", count + 1);
    ++count;
  });
  return fmt::format("INSERT INTO {} ({}) VALUES ({})", table, columns_of<Row>(), places);
}

/// With the next number of those with which it is counted. Another node may take the same number
/// first; then that is stored by now, and the next is free.
template <class Row>
void insert_next(Sql& sql, std::string_view table, const Row& row,
                 std::string_view counted_with = "true") {
  std::string names;
  std::string values;
  std::vector<Cell> cells;
  Row::columns().each([&](const auto& column) {
    if (column.name == "number") return;
    cells.push_back(cell_of(row.*column.pointer));
    const bool is_text = std::holds_alternative<std::string>(cells.back());
    names += fmt::format("{}, ", column.name);
    values += fmt::format("CAST(${} AS {}), ", cells.size(), is_text ? "TEXT" : "BIGINT");
  });
  const std::string text = fmt::format(
      "INSERT INTO {0} ({1}number) SELECT {2}coalesce(max(number), 0) + 1 FROM {0} WHERE {3} "
      "ON CONFLICT DO NOTHING RETURNING number",
      table, names, values, counted_with);
  while (!gives_rows(sql, text, cells)) {
  }
}

}  // namespace townsmith::store
