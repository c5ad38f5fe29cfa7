#include "store/postgres.h"

#include <fmt/format.h>

#include <chrono>
#include <map>
#include <pqxx/connection>
#include <pqxx/errorhandler>
#include <pqxx/except>
#include <pqxx/nontransaction>
#include <pqxx/result>
#include <thread>
#include <utility>

namespace townsmith::store {
namespace {

// Any number will do, as long as all versions of the program take the same.
constexpr std::int64_t migration_lock = 0x746f776e736d6974;

class PostgresRow final : public SqlRow {
 public:
  explicit PostgresRow(const pqxx::row& row) : row_(row) {}
  std::string text(int column) const override {
    const pqxx::field field = row_[column];
    return {field.c_str(), field.size()};
  }
  std::int64_t number(int column) const override { return row_[column].as<std::int64_t>(); }
  double real(int column) const override { return row_[column].as<double>(); }

 private:
  const pqxx::row& row_;
};

std::string as_text(const Cell& cell) {
  if (const auto* text = std::get_if<std::string>(&cell)) return *text;
  if (const auto* number = std::get_if<std::int64_t>(&cell)) return std::to_string(*number);
  return fmt::format("{}", std::get<double>(cell));
}

}  // namespace

SqlError unreachable(const std::string& what) {
  return {Reason::io_error, fmt::format("PostgreSQL cannot be reached: {}", what)};
}

void PostgresArray::add_plain(std::string_view type, std::string_view value) {
  type_ = type;
  if (text_.size() > 1) text_ += ',';
  text_ += value;
}

void PostgresArray::add(std::string_view text) {
  add_plain("text", "\"");
  for (const char c : text) {
    if (c == '"' || c == '\\') text_ += '\\';
    text_ += c;
  }
  text_ += '"';
}

void PostgresArray::add(double number) { add_plain("double precision", fmt::format("{}", number)); }

void PostgresRows::add_row(const std::vector<Cell>& row) {
  arrays_.resize(row.size());
  for (std::size_t i = 0; i < row.size(); ++i) {
    std::visit([&](const auto& value) { arrays_[i].add(value); }, row[i]);
  }
}

std::string PostgresRows::from() const {
  std::string arrays;
  for (std::size_t i = 0; i < arrays_.size(); ++i) {
    arrays += fmt::format("{}${}::{}[]", i == 0 ? "" : ", ", i + 1, arrays_[i].type());
  }
  return fmt::format("unnest({}) AS n ({})", arrays, columns_);
}

std::vector<Cell> PostgresRows::parameters() const {
  std::vector<Cell> texts;
  for (const PostgresArray& array : arrays_) texts.emplace_back(array.text());
  return texts;
}

std::string with_parameter(std::string url, const std::string& name, const std::string& value) {
  const std::size_t start = url.find('?');
  if (start != std::string::npos && (url.find('?' + name + '=', start) != std::string::npos ||
                                     url.find('&' + name + '=', start) != std::string::npos)) {
    return url;
  }
  return fmt::format("{}{}{}={}", url, start == std::string::npos ? '?' : '&', name, value);
}

std::string with_timeouts(std::string url) {
  for (const auto& [name, value] : {std::pair{"connect_timeout", "5"},
                                    {"tcp_user_timeout", "15000"},
                                    {"keepalives", "1"},
                                    {"keepalives_idle", "10"},
                                    {"keepalives_interval", "5"},
                                    {"keepalives_count", "3"}}) {
    url = with_parameter(std::move(url), name, value);
  }
  return url;
}

struct PostgresDatabase::Connection {
  explicit Connection(const std::string& url) : link(url) {
    // If this end vanishes, PostgreSQL should not keep what it has locked for hours.
    pqxx::nontransaction(link).exec(
        "SET client_min_messages = warning; SET standard_conforming_strings = on;"
        "SET idle_in_transaction_session_timeout = '60s';"
        "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5;"
        "SET tcp_keepalives_count = 3;"
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') = 'off'");
  }

  const std::string& prepared(const std::string& sql) {
    const auto [entry, is_new] = names.try_emplace(sql);
    if (is_new) {
      entry->second = fmt::format("s{}", names.size());
      link.prepare(entry->second, sql);
    }
    return entry->second;
  }

  pqxx::connection link;
  pqxx::quiet_errorhandler quiet{link};
  std::map<std::string, std::string> names;
};

PostgresDatabase::PostgresDatabase(std::string url) : url_(with_timeouts(std::move(url))) {
  try {
    connect();
  } catch (const std::exception& error) {
    throw unreachable(error.what());
  }
}

PostgresDatabase::~PostgresDatabase() = default;

void PostgresDatabase::connect() {
  connection_.reset();
  connection_ = std::make_unique<Connection>(url_);
}

/// Runs what talks to PostgreSQL and translates what it throws. Outside of transactions what fails
/// because the connection was lost is tried once more over a new one.
template <class Function>
auto PostgresDatabase::with_connection(Function&& function) {
  bool again = !in_transaction_;
  while (true) {
    try {
      if (connection_ == nullptr) {
        again = false;
        if (in_transaction_) throw unreachable("the connection was lost");
        connect();
      }
      return function(*connection_);
    } catch (const pqxx::transaction_rollback& error) {
      throw SqlCollision(Reason::io_error, error.what());
    } catch (const pqxx::pqxx_exception& error) {
      const std::string what = error.base().what();
      if (connection_ == nullptr || !connection_->link.is_open()) {
        connection_.reset();
        if (again) {
          again = false;
          continue;
        }
        throw unreachable(what);
      }
      const bool fault = dynamic_cast<const pqxx::integrity_constraint_violation*>(&error) ||
                         dynamic_cast<const pqxx::data_exception*>(&error);
      throw SqlError(fault ? Reason::bad_value : Reason::io_error,
                     fmt::format("the PostgreSQL store failed: {}", what));
    }
  }
}

bool PostgresDatabase::has_table(const std::string& name) {
  bool found = false;
  query("SELECT count(to_regclass($1::text))", {name},
        [&found](const SqlRow& row) { found = row.number(0) == 1; });
  return found;
}

void PostgresDatabase::query(const std::string& sql, const std::vector<Cell>& parameters,
                             const std::function<void(const SqlRow&)>& each) {
  std::vector<std::string> texts;
  texts.reserve(parameters.size());
  for (const Cell& cell : parameters) texts.push_back(as_text(cell));
  const pqxx::result rows = with_connection([&](Connection& connection) {
    const std::string& name = connection.prepared(sql);
    pqxx::nontransaction direct(connection.link);
    return direct.exec_prepared(name, pqxx::prepare::make_dynamic_params(texts));
  });
  for (const pqxx::row& row : rows) each(PostgresRow(row));
}

void PostgresDatabase::run(const std::string& sql) {
  with_connection([&](Connection& connection) {
    pqxx::nontransaction direct(connection.link);
    return direct.exec(sql);
  });
}

void PostgresDatabase::insert(const TableShape& shape, const std::vector<std::vector<Cell>>& rows) {
  PostgresRows all(column_names(shape));
  for (const std::vector<Cell>& row : rows) all.add_row(row);
  if (all.empty()) return;
  query(fmt::format("INSERT INTO {} ({}) SELECT * FROM {}", shape.name, all.columns(), all.from()),
        all.parameters(), [](const SqlRow&) {});
}

void PostgresDatabase::begin(Access access) {
  run(access == Access::snapshot ? "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
                                 : "BEGIN ISOLATION LEVEL READ COMMITTED");
  in_transaction_ = true;
  if (access == Access::migrating) {
    run(fmt::format("SELECT pg_advisory_xact_lock({})", migration_lock));
  }
}

void PostgresDatabase::commit() {
  run("COMMIT");
  in_transaction_ = false;
}

void PostgresDatabase::commit(const CommitMark& mark) {
  try {
    commit();
  } catch (const SqlError& error) {
    const bool lost = connection_ == nullptr;
    if (!lost) throw;
    in_transaction_ = false;
    if (!was_committed(mark)) throw SqlCollision(error.reason, error.what());
  }
}

bool PostgresDatabase::was_committed(const CommitMark& mark) {
  using namespace std::chrono_literals;
  constexpr auto pause = 250ms;
  constexpr auto until_ended = 1s;
  constexpr auto longest = 30s;
  const auto start = std::chrono::steady_clock::now();
  for (auto passed = 0ns; passed < longest; passed = std::chrono::steady_clock::now() - start) {
    try {
      if (!is_under_way(mark.transaction)) return is_marked(mark);
      // PostgreSQL may wait for hours for a client that has vanished. To end it is safe: a commit
      // is done then, or it is not.
      if (passed >= until_ended) end_transaction(mark.transaction);
    } catch (const SqlError&) {
      // Not back yet.
    }
    std::this_thread::sleep_for(pause);
  }
  throw SqlError(Reason::io_error,
                 "the connection to PostgreSQL was lost at a commit, and it is not known whether "
                 "that was done");
}

bool PostgresDatabase::is_under_way(std::int64_t transaction) {
  bool running = false;
  try {
    query("SELECT coalesce(txid_status($1::bigint), '')", {transaction},
          [&running](const SqlRow& row) { running = row.text(0) == "in progress"; });
  } catch (const SqlError& error) {
    // After a crash PostgreSQL may not know of that number any more.
    if (error.reason != Reason::bad_value) throw;
  }
  return running;
}

/// The status of the transaction would not do: after a crash its number may be somebody else's.
bool PostgresDatabase::is_marked(const CommitMark& mark) {
  bool marked = false;
  query("SELECT 1 FROM writers WHERE name = $1 AND batch = $2", {mark.writer, mark.batch},
        [&marked](const SqlRow&) { marked = true; });
  return marked;
}

void PostgresDatabase::end_transaction(std::int64_t transaction) {
  query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
      "WHERE backend_xid::text::bigint = ($1::bigint & 4294967295) "
      "AND application_name = current_setting('application_name')",
      {transaction}, [](const SqlRow&) {});
}

void PostgresDatabase::rollback() noexcept {
  try {
    if (in_transaction_ && connection_ != nullptr) run("ROLLBACK");
  } catch (const std::exception&) {
    connection_.reset();  // PostgreSQL rolls back what was under way
  }
  in_transaction_ = false;
}

}  // namespace townsmith::store
