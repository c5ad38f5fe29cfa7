#include <fmt/format.h>

#include "core/content.h"
#include "store/open.h"
#include "store/schema.h"
#include "store/sql.h"
#include "store/store.h"

namespace townsmith::store {
namespace {

using Rows = std::vector<std::vector<Cell>>;

std::int64_t count_rows(Sql& sql, const TableShape& shape) {
  std::int64_t count = 0;
  sql.query(fmt::format("SELECT count(*) FROM {}", shape.name), {},
            [&count](const SqlRow& row) { count = row.number(0); });
  return count;
}

/// The next rows after a key, in the order of keys: so a table of any size fits into memory.
Rows next_rows(Sql& sql, const TableShape& shape, const std::vector<Cell>& after) {
  constexpr std::size_t page = 1000;
  std::string key;
  std::string places;
  for (std::size_t i = 0; i < shape.key; ++i) {
    key += fmt::format("{}{}", i == 0 ? "" : ", ", shape.columns[i].name);
    places += fmt::format("{}${}", i == 0 ? "" : ", ", i + 1);
  }
  const std::string where = after.empty() ? "" : fmt::format("WHERE ({}) > ({})", key, places);
  Rows rows;
  sql.query(fmt::format("SELECT {} FROM {} {} ORDER BY {} LIMIT {}", column_names(shape),
                        shape.name, where, key, page),
            after, [&](const SqlRow& row) {
              std::vector<Cell>& cells = rows.emplace_back();
              for (int i = 0; i < static_cast<int>(shape.columns.size()); ++i) {
                switch (shape.columns[static_cast<std::size_t>(i)].kind) {
                  case Kind::text: cells.emplace_back(row.text(i)); break;
                  case Kind::number: cells.emplace_back(row.number(i)); break;
                  case Kind::real: cells.emplace_back(row.real(i)); break;
                }
              }
            });
  return rows;
}

/// Whatever the order of the rows.
std::uint64_t sum_of(const TableShape& shape, const Rows& rows) {
  std::uint64_t sum = 0;
  for (const std::vector<Cell>& row : rows) {
    std::uint64_t hash = fnv1a(0xCBF29CE484222325ULL, shape.name);
    for (const Cell& cell : row) {
      hash =
          fnv1a(hash, std::visit([](const auto& value) { return fmt::format("{}", value); }, cell));
      hash = fnv1a(hash, std::string_view("\0", 1));
    }
    sum += hash;
  }
  return sum;
}

std::int64_t count_all(Sql& sql) {
  std::int64_t total = 0;
  for (const TableShape& shape : table_shapes()) total += count_rows(sql, shape);
  return total;
}

/// Reads everything, and hands it on.
StoreContents read_all(Sql& sql, const CopyProgress& progress,
                       const std::function<void(const TableShape&, const Rows&)>& each) {
  const std::int64_t total = count_all(sql);
  StoreContents contents;
  for (const TableShape& shape : table_shapes()) {
    std::vector<Cell> last;
    for (Rows rows = next_rows(sql, shape, last); !rows.empty();
         rows = next_rows(sql, shape, last)) {
      each(shape, rows);
      contents.rows += static_cast<std::int64_t>(rows.size());
      contents.checksum += sum_of(shape, rows);
      last = std::move(rows.back());
      last.resize(shape.key);
      if (progress) progress(contents.rows, total);
    }
  }
  return contents;
}

StoreContents copy(Sql& source, Sql& target, const CopyProgress& progress) {
  const SqlTransaction reading(source, Access::snapshot);
  SqlTransaction writing(target, Access::writing);
  if (count_all(target) != 0) {
    throw SqlError(Reason::not_allowed, "there is something in the store to copy to already");
  }
  const StoreContents contents = read_all(
      source, progress,
      [&target](const TableShape& shape, const Rows& rows) { target.insert(shape, rows); });
  writing.commit();
  return contents;
}

void check_file(Sql& sql) {
  sql.query("PRAGMA integrity_check(1)", {}, [](const SqlRow& row) {
    if (row.text(0) != "ok") {
      throw SqlError(Reason::io_error, fmt::format("the file is damaged: {}", row.text(0)));
    }
  });
}

}  // namespace

Result<StoreContents> check_store(const std::string& url, const CopyProgress& progress) {
  return guarded([&] {
    const std::unique_ptr<Sql> sql = connect_existing(url);
    if (!sqlite_file(url).empty()) check_file(*sql);
    const SqlTransaction reading(*sql, Access::snapshot);
    return read_all(*sql, progress, [](const TableShape&, const Rows&) {});
  });
}

Result<StoreContents> copy_store(const std::string& from, const std::string& to,
                                 const CopyProgress& progress) {
  TRY(const StoreContents copied, guarded([&] {
        const std::unique_ptr<Sql> source = connect_existing(from);
        const std::unique_ptr<Sql> target = connect(to);
        migrate(*target, schema_steps());
        return copy(*source, *target, progress);
      }));
  TRY(const StoreContents read_back, check_store(to));
  if (read_back != copied) {
    return refuse(Reason::io_error, "the copy does not hold what was copied: it must not be used");
  }
  return copied;
}

}  // namespace townsmith::store
