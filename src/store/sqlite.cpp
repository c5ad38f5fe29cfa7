#include "store/sqlite.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Exception.h>
#include <fmt/format.h>
#include <sqlite3.h>

namespace townsmith::store {
namespace {

// Longer than any transaction of ours lasts, also while a backup is being written.
constexpr int busy_milliseconds = 10'000;

/// Statements are kept, so they must not keep a lock or a snapshot when they are not in use.
class InUse {
 public:
  explicit InUse(SQLite::Statement& statement) : statement_(statement) {}
  ~InUse() { statement_.tryReset(); }
  InUse(const InUse&) = delete;
  InUse& operator=(const InUse&) = delete;

 private:
  SQLite::Statement& statement_;
};

class SqliteRow final : public SqlRow {
 public:
  explicit SqliteRow(SQLite::Statement& statement) : statement_(statement) {}
  std::string text(int column) const override { return statement_.getColumn(column).getString(); }
  std::int64_t number(int column) const override { return statement_.getColumn(column).getInt64(); }
  double real(int column) const override { return statement_.getColumn(column).getDouble(); }

 private:
  SQLite::Statement& statement_;
};

/// Runs what talks to SQLite, and translates what it throws.
template <class Function>
auto translated(Function&& function) {
  try {
    return function();
  } catch (const SQLite::Exception& error) {
    const bool fault = error.getErrorCode() == SQLITE_CONSTRAINT;
    throw SqlError(fault ? Reason::bad_value : Reason::io_error,
                   fmt::format("the SQLite store failed: {}", error.what()));
  }
}

SQLite::Database opened(const SqliteOptions& options) {
  try {
    const int create = options.create ? SQLite::OPEN_CREATE : 0;
    return SQLite::Database(options.file, SQLite::OPEN_READWRITE | create, busy_milliseconds,
                            options.vfs);
  } catch (const SQLite::Exception& error) {
    throw SqlError(Reason::io_error,
                   fmt::format("cannot open the SQLite file {}: {}", options.file, error.what()));
  }
}

}  // namespace

SqliteDatabase::SqliteDatabase(const SqliteOptions& options)
    : long_log_(options.long_log), longest_log_(options.longest_log), database_(opened(options)) {
  translated([&] {
    database_.exec("PRAGMA journal_mode = WAL");
    database_.exec("PRAGMA synchronous = " + options.synchronous);
    database_.exec("PRAGMA foreign_keys = ON");
    database_.exec("PRAGMA cache_size = -32000");  // kilobytes: the rows of all tables in play
    database_.exec("PRAGMA temp_store = MEMORY");
  });
  sqlite3_wal_hook(database_.getHandle(), note_commit, this);
}

int SqliteDatabase::note_commit(void* self, sqlite3* /*database*/, const char* /*name*/,
                                int log_pages) {
  auto& mine = *static_cast<SqliteDatabase*>(self);
  mine.log_pages_ = log_pages;
  if (log_pages > mine.longest_log_) mine.shorten_log();
  return SQLITE_OK;
}

void SqliteDatabase::shorten_log() noexcept {
  // Whether it could is not asked: the log stays long then, and this is done again.
  sqlite3_wal_checkpoint_v2(database_.getHandle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr,
                            nullptr);
}

void SqliteDatabase::Bound::bind_to(SQLite::Statement& statement, int index) const {
  if (const auto* text = std::get_if<const std::string*>(&value_)) {
    statement.bindNoCopy(index, **text);
  } else if (const auto* number = std::get_if<std::int64_t>(&value_)) {
    statement.bind(index, *number);
  } else {
    statement.bind(index, std::get<double>(value_));
  }
}

int SqliteDatabase::change(std::string_view sql, std::initializer_list<Bound> values) {
  return translated([&] {
    SQLite::Statement& statement = prepared(sql);
    const InUse in_use(statement);
    int index = 0;
    for (const Bound& value : values) value.bind_to(statement, ++index);
    return statement.exec();
  });
}

SQLite::Statement& SqliteDatabase::prepared(std::string_view sql) {
  const auto known = statements_.find(sql);
  if (known != statements_.end()) return known->second;
  return statements_.try_emplace(std::string(sql), database_, std::string(sql)).first->second;
}

bool SqliteDatabase::has_table(const std::string& name) {
  return translated([&] { return database_.tableExists(name); });
}

void SqliteDatabase::query(const std::string& sql, const std::vector<Cell>& parameters,
                           const std::function<void(const SqlRow&)>& each) {
  translated([&] {
    SQLite::Statement& statement = prepared(sql);
    const InUse in_use(statement);
    int index = 0;
    for (const Cell& cell : parameters) {
      std::visit([&](const auto& value) { Bound(value).bind_to(statement, ++index); }, cell);
    }
    while (statement.executeStep()) each(SqliteRow(statement));
  });
}

void SqliteDatabase::run(const std::string& sql) {
  translated([&] { database_.exec(sql); });
}

void SqliteDatabase::insert(const TableShape& shape, const std::vector<std::vector<Cell>>& rows) {
  std::string values;
  for (std::size_t i = 0; i < shape.columns.size(); ++i) {
    values += fmt::format("{}${}", i == 0 ? "" : ", ", i + 1);
  }
  const std::string sql =
      fmt::format("INSERT INTO {} ({}) VALUES ({})", shape.name, column_names(shape), values);
  for (const std::vector<Cell>& row : rows) query(sql, row, [](const SqlRow&) {});
}

void SqliteDatabase::begin(Access access) {
  change(access == Access::snapshot ? "BEGIN" : "BEGIN IMMEDIATE", {});
}

void SqliteDatabase::commit() { change("COMMIT", {}); }

void SqliteDatabase::rollback() noexcept {
  try {
    database_.exec("ROLLBACK");
  } catch (const SQLite::Exception&) {
    // There was none any more: SQLite rolls back by itself after some errors.
  }
}

}  // namespace townsmith::store
