#pragma once

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
  void add(std::int64_t number) { add_plain("bigint", std::to_string(number)); }
  void add(double number);
  std::string text() const { return text_ + '}'; }
  std::string_view type() const { return type_; }  ///< of the values

 private:
  void add_plain(std::string_view type, std::string_view value);
  std::string text_ = "{";
  std::string_view type_ = "text";
};

/// Many rows as parameters $1, $2, ..., an array for each column.
class PostgresRows {
 public:
  explicit PostgresRows(std::string_view columns) : columns_(columns) {}

  template <class... Values>
  void add(const Values&... values) {
    std::size_t i = 0;
    arrays_.resize(sizeof...(values));
    (arrays_[i++].add(values), ...);
  }
  void add_row(const std::vector<Cell>& row);
  bool empty() const { return arrays_.empty(); }
  const std::string& columns() const { return columns_; }
  /// "unnest($1::text[], $2::bigint[]) AS n (id, number)"
  std::string from() const;
  std::vector<Cell> parameters() const;

 private:
  std::string columns_;
  std::vector<PostgresArray> arrays_;
};

/// The same URL with a parameter, unless it has that one already.
std::string with_parameter(std::string url, const std::string& name, const std::string& value);

/// The same URL, so that nobody waits for a host that is gone: not when connecting, not for an
/// answer, and not for the next notice.
std::string with_timeouts(std::string url);

SqlError unreachable(const std::string& what);

/// By what a transaction is known when its connection is lost: its number (txid_current), and the
/// batch that it has noted as its writer's last one.
struct CommitMark {
  std::int64_t transaction = 0;
  std::string writer;
  std::int64_t batch = 0;
};

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
  void commit() override;
  /// When the connection is lost just then, asks over a new one what became of the transaction. If
  /// it was not committed, that is a SqlCollision.
  void commit(const CommitMark& mark);
  void rollback() noexcept override;

 private:
  struct Connection;
  template <class Function>
  auto with_connection(Function&& function);
  void connect();
  bool was_committed(const CommitMark& mark);
  bool is_under_way(std::int64_t transaction);
  bool is_marked(const CommitMark& mark);
  void end_transaction(std::int64_t transaction);

  std::string url_;
  std::unique_ptr<Connection> connection_;
  bool in_transaction_ = false;
};

}  // namespace townsmith::store
