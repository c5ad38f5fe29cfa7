#include <fmt/format.h>

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

std::int64_t copy(Sql& source, Sql& target, const CopyProgress& progress) {
  const SqlTransaction reading(source, Access::snapshot);
  SqlTransaction writing(target, Access::writing);
  std::int64_t total = 0;
  for (const TableShape& shape : table_shapes()) {
    total += count_rows(source, shape);
    if (count_rows(target, shape) != 0) {
      throw SqlError(Reason::not_allowed, "there is something in the store to copy to already");
    }
  }
  std::int64_t done = 0;
  for (const TableShape& shape : table_shapes()) {
    std::vector<Cell> last;
    for (Rows rows = next_rows(source, shape, last); !rows.empty();
         rows = next_rows(source, shape, last)) {
      target.insert(shape, rows);
      done += static_cast<std::int64_t>(rows.size());
      last = std::move(rows.back());
      last.resize(shape.key);
      if (progress) progress(done, total);
    }
  }
  writing.commit();
  return done;
}

}  // namespace

Result<std::int64_t> copy_store(const std::string& from, const std::string& to,
                                const CopyProgress& progress) {
  return guarded([&] {
    const std::unique_ptr<Sql> source = connect_existing(from);
    const std::unique_ptr<Sql> target = connect(to);
    migrate(*target, schema_steps());
    return copy(*source, *target, progress);
  });
}

}  // namespace townsmith::store
