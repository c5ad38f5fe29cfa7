#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <initializer_list>
#include <string>

#include "core/text_map.h"
#include "store/sql.h"

namespace townsmith::store {

/// How an SQLite file is opened.
struct SqliteOptions {
  std::string file;
  std::string vfs = {};              ///< "": the system's own files
  std::string synchronous = "FULL";  ///< anything less may forget commits in a power cut
  int long_log = 4000;               ///< pages; longer than that it should be shortened
  int longest_log = 16'000;          ///< then a commit waits until it is
  bool create = true;
};

/// A connection to an SQLite file in write-ahead mode. Statements are prepared once and kept.
class SqliteDatabase final : public Sql {
 public:
  explicit SqliteDatabase(const SqliteOptions& options);
  SqliteDatabase(const SqliteDatabase&) = delete;
  SqliteDatabase& operator=(const SqliteDatabase&) = delete;

  Dialect dialect() const override { return {.text = "TEXT", .clustered = " WITHOUT ROWID"}; }
  bool has_table(const std::string& name) override;
  void query(const std::string& sql, const std::vector<Cell>& parameters,
             const std::function<void(const SqlRow&)>& each) override;
  void run(const std::string& sql) override;
  void insert(const TableShape& shape, const std::vector<std::vector<Cell>>& rows) override;
  void begin(Access access) override;
  void commit() override;
  void rollback() noexcept override;

  /// A value for a statement; texts are not copied, and must live until it is done.
  class Bound {
   public:
    Bound(const std::string& text) : value_(&text) {}  // NOLINT(google-explicit-constructor)
    Bound(std::int64_t number) : value_(number) {}     // NOLINT(google-explicit-constructor)
    Bound(double number) : value_(number) {}           // NOLINT(google-explicit-constructor)
    void bind_to(SQLite::Statement& statement, int index) const;

   private:
    std::variant<const std::string*, std::int64_t, double> value_;
  };
  /// Does one statement that gives no rows and says how many it changed.
  int change(std::string_view sql, std::initializer_list<Bound> values);

  bool has_long_log() const { return log_pages_ > long_log_; }
  /// As much of it as can be without waiting for anybody.
  void shorten_log() noexcept;

 private:
  SQLite::Statement& prepared(std::string_view sql);
  /// SQLite calls it after each commit.
  static int note_commit(void* self, sqlite3* database, const char* name, int log_pages);

  int long_log_;
  int longest_log_;
  int log_pages_ = 0;  ///< since our last commit
  SQLite::Database database_;
  TextMap<SQLite::Statement> statements_;
};

}  // namespace townsmith::store
