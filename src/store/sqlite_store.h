#pragma once

#include "store/rating_changes.h"
#include "store/sql_store.h"
#include "store/sqlite.h"

namespace townsmith::store {

/// An SQLite file. One server writes to it; administrators and backups may work beside it.
class SqliteStore final : public SqlStore {
 public:
  explicit SqliteStore(const SqliteOptions& options);

  Result<Written> write(const std::vector<Write>& batch) override;
  Result<std::vector<Notice>> wait_for_others(int milliseconds) override;
  bool is_shared() const override { return false; }
  bool has_long_log() const override { return database_.has_long_log(); }
  void shorten_log() override { database_.shorten_log(); }

 protected:
  Sql& sql() override { return database_; }

 private:
  Written write_all(const std::vector<Write>& batch, Care care);
  void write_one(const std::vector<Write>& batch, std::size_t place, Written& written);
  bool write_table(const TableWrite& write);
  bool write_row(const TableWrite& write);
  void write_people(const TableWrite& write);
  void rate(const TableWrite& write);
  void purge(const std::string& table);

  SqliteDatabase database_;
};

Result<std::unique_ptr<Store>> open_sqlite(const SqliteOptions& options);

}  // namespace townsmith::store
