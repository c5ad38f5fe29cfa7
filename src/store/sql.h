#pragma once

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/result.h"
#include "store/schema.h"

namespace townsmith::store {

/// What goes into a statement and comes out of it.
using Cell = std::variant<std::string, std::int64_t, double>;

/// What a database throws; a store turns it into a Problem at its edge (see guarded).
struct SqlError : std::runtime_error {
  SqlError(Reason why, const std::string& sentence) : std::runtime_error(sentence), reason(why) {}
  Reason reason;
};

/// One row of an answer, valid until the next.
class SqlRow {
 public:
  virtual ~SqlRow() = default;
  virtual std::string text(int column) const = 0;
  virtual std::int64_t number(int column) const = 0;
  virtual double real(int column) const = 0;
};

/// What a transaction is for.
enum class Access : std::uint8_t {
  snapshot,   ///< reads everything as of one moment
  writing,    ///< fills an empty database
  migrating,  ///< nobody else migrates at the same time
};

/// A connection to a database of either kind: what reading, migrating and copying need of it.
/// Throws SqlError. Parameters are $1, $2, ... and stand in the text in that order first.
class Sql {
 public:
  virtual ~Sql() = default;
  virtual Dialect dialect() const = 0;
  virtual bool has_table(const std::string& name) = 0;
  virtual void query(const std::string& sql, const std::vector<Cell>& parameters,
                     const std::function<void(const SqlRow&)>& each) = 0;
  /// Statements without parameters or answers.
  virtual void run(const std::string& sql) = 0;
  virtual void insert(const TableShape& shape, const std::vector<std::vector<Cell>>& rows) = 0;
  virtual void begin(Access access) = 0;
  virtual void commit() = 0;
  /// Never throws: what cannot be rolled back is rolled back by the database itself.
  virtual void rollback() noexcept = 0;
};

/// Does something with a database and turns what is thrown into a refusal.
template <class Function>
auto guarded(Function&& function) -> Result<decltype(function())> {
  try {
    if constexpr (std::is_void_v<decltype(function())>) {
      function();
      return {};
    } else {
      return function();
    }
  } catch (const SqlError& error) {
    return refuse(error.reason, error.what());
  } catch (const std::exception& error) {
    return refuse(Reason::io_error, std::string("the store failed: ") + error.what());
  }
}

/// A transaction that is rolled back unless it was committed.
class SqlTransaction {
 public:
  SqlTransaction(Sql& sql, Access access) : sql_(sql) { sql_.begin(access); }
  ~SqlTransaction() {
    if (!done_) sql_.rollback();
  }
  SqlTransaction(const SqlTransaction&) = delete;
  SqlTransaction& operator=(const SqlTransaction&) = delete;
  void commit() {
    commit_with([this] { sql_.commit(); });
  }
  template <class Function>
  void commit_with(Function&& function) {
    function();
    done_ = true;
  }

 private:
  Sql& sql_;
  bool done_ = false;
};

}  // namespace townsmith::store
