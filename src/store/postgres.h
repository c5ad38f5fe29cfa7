#pragma once

#include <map>
#include <memory>
#include <string>

#include "store/sql.h"

namespace townsmith::store {

/// Somebody else did something at the same time: the transaction was rolled back and may be tried
/// again.
struct SqlCollision : SqlError {
  using SqlError::SqlError;
};

/// Many values as one parameter: PostgreSQL's text form of an array.
class PostgresArray {
 public:
  void add(std::string_view text);
  void add(std::int64_t number);
  void add(double number);
  bool empty() const { return text_.size() == 1; }
  std::string text() const { return text_ + '}'; }

 private:
  void separate();
  std::string text_ = "{";
};

/// The same URL with a parameter, unless it has that one already.
std::string with_parameter(std::string url, const std::string& name, const std::string& value);

/// A connection to PostgreSQL. When it is lost, what was under way fails, and the next call
/// connects again. Statements are prepared once for each connection.
class PostgresDatabase final : public Sql {
 public:
  explicit PostgresDatabase(std::string url);
  ~PostgresDatabase() override;

  Dialect dialect() const override { return {.text = "TEXT COLLATE \"C\"", .clustered = ""}; }
  bool has_table(const std::string& name) override;
  void query(const std::string& sql, const std::vector<Cell>& parameters,
             const std::function<void(const SqlRow&)>& each) override;
  void run(const std::string& sql) override;
  void insert(const TableShape& shape, const std::vector<std::vector<Cell>>& rows) override;
  void begin(Access access) override;
  /// When the connection is lost just then, asks over a new one what became of the transaction
  /// with this number (txid_current), if it is given.
  void commit() override { commit(0); }
  void commit(std::int64_t transaction);
  void rollback() noexcept override;

 private:
  struct Connection;
  template <class Function>
  auto with_connection(Function&& function);
  void connect();
  bool was_committed(std::int64_t transaction);

  std::string url_;
  std::unique_ptr<Connection> connection_;
  bool in_transaction_ = false;
};

/// Notices of other processes' writes, over a connection of its own.
class PostgresListener {
 public:
  explicit PostgresListener(std::string url);
  ~PostgresListener();

  /// What other processes sent; waits at most so long for the first of it. Just after
  /// (re)connecting it says any_table at once, because before that anything may have been missed.
  std::vector<std::string> wait(int milliseconds);

 private:
  struct Ear;
  std::string url_;
  std::unique_ptr<Ear> ear_;
};

/// The channel of our notices; each says who sent it (the application_name of the connection),
/// a space, and the table.
inline constexpr const char* notice_channel = "townsmith";

}  // namespace townsmith::store
