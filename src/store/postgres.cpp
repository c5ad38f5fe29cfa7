#include "store/postgres.h"

#include <fmt/format.h>

#include <chrono>
#include <pqxx/connection>
#include <pqxx/errorhandler>
#include <pqxx/except>
#include <pqxx/nontransaction>
#include <pqxx/notification>
#include <pqxx/result>
#include <thread>

#include "store/store.h"

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

constexpr std::string_view array_type(Kind kind) {
  switch (kind) {
    case Kind::text: return "text[]";
    case Kind::number: return "bigint[]";
    case Kind::real: return "double precision[]";
  }
  return "";
}

SqlError unreachable(const std::string& what) {
  return {Reason::io_error, fmt::format("PostgreSQL cannot be reached: {}", what)};
}

}  // namespace

void PostgresArray::separate() {
  if (text_.size() > 1) text_ += ',';
}

void PostgresArray::add(std::string_view text) {
  separate();
  text_ += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') text_ += '\\';
    text_ += c;
  }
  text_ += '"';
}

void PostgresArray::add(std::int64_t number) {
  separate();
  text_ += std::to_string(number);
}

void PostgresArray::add(double number) {
  separate();
  text_ += fmt::format("{}", number);
}

std::string with_parameter(std::string url, const std::string& name, const std::string& value) {
  const std::size_t start = url.find('?');
  if (start != std::string::npos && (url.find('?' + name + '=', start) != std::string::npos ||
                                     url.find('&' + name + '=', start) != std::string::npos)) {
    return url;
  }
  return fmt::format("{}{}{}={}", url, start == std::string::npos ? '?' : '&', name, value);
}

struct PostgresDatabase::Connection {
  explicit Connection(const std::string& url) : link(url) {
    pqxx::nontransaction(link).exec(
        "SET client_min_messages = warning; SET standard_conforming_strings = on;"
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

PostgresDatabase::PostgresDatabase(std::string url) : url_(std::move(url)) {
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
  std::string arrays;
  std::vector<Cell> parameters;
  for (std::size_t i = 0; i < shape.columns.size(); ++i) {
    arrays +=
        fmt::format("{}${}::{}", i == 0 ? "" : ", ", i + 1, array_type(shape.columns[i].kind));
    PostgresArray array;
    for (const std::vector<Cell>& row : rows) {
      std::visit([&array](const auto& value) { array.add(value); }, row[i]);
    }
    parameters.emplace_back(array.text());
  }
  query(fmt::format("INSERT INTO {} ({}) SELECT * FROM unnest({})", shape.name, column_names(shape),
                    arrays),
        parameters, [](const SqlRow&) {});
}

void PostgresDatabase::begin(Access access) {
  run(access == Access::snapshot ? "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
                                 : "BEGIN ISOLATION LEVEL READ COMMITTED");
  in_transaction_ = true;
  if (access == Access::migrating) {
    run(fmt::format("SELECT pg_advisory_xact_lock({})", migration_lock));
  }
}

void PostgresDatabase::commit(std::int64_t transaction) {
  try {
    run("COMMIT");
    in_transaction_ = false;
  } catch (const SqlError&) {
    const bool lost = connection_ == nullptr;
    in_transaction_ = false;
    if (!lost || transaction == 0 || !was_committed(transaction)) throw;
  }
}

bool PostgresDatabase::was_committed(std::int64_t transaction) {
  constexpr int tries = 20;
  std::string status = "in progress";
  for (int i = 0; i < tries; ++i) {
    try {
      query("SELECT coalesce(txid_status($1::bigint), '')", {transaction},
            [&status](const SqlRow& row) { status = row.text(0); });
      if (status != "in progress") return status == "committed";
    } catch (const SqlError&) {
      // Not back yet.
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(250));
  }
  throw SqlError(Reason::io_error,
                 "the connection to PostgreSQL was lost at a commit, and it is not known whether "
                 "that was done");
}

void PostgresDatabase::rollback() noexcept {
  try {
    if (in_transaction_ && connection_ != nullptr) run("ROLLBACK");
  } catch (const std::exception&) {
    connection_.reset();  // PostgreSQL rolls back what was under way
  }
  in_transaction_ = false;
}

struct PostgresListener::Ear {
  class Receiver final : public pqxx::notification_receiver {
   public:
    Receiver(pqxx::connection_base& link, std::string self)
        : notification_receiver(link, notice_channel), self_(std::move(self)) {}
    void operator()(const std::string& payload, int /*process*/) override {
      const std::size_t space = payload.rfind(' ');
      if (space == std::string::npos || payload.compare(0, space, self_) == 0) return;
      heard.push_back(payload.substr(space + 1));
    }
    std::vector<std::string> heard;

   private:
    std::string self_;
  };

  explicit Ear(const std::string& url) : link(url), receiver(link, name_of(link)) {}
  static std::string name_of(pqxx::connection& link) {
    return pqxx::nontransaction(link)
        .exec1("SELECT current_setting('application_name')")[0]
        .as<std::string>();
  }

  pqxx::connection link;
  pqxx::quiet_errorhandler quiet{link};
  Receiver receiver;
};

PostgresListener::PostgresListener(std::string url) : url_(std::move(url)) {}
PostgresListener::~PostgresListener() = default;

std::vector<std::string> PostgresListener::wait(int milliseconds) {
  try {
    if (ear_ == nullptr) {
      ear_ = std::make_unique<Ear>(url_);
      return {std::string(any_table)};
    }
    if (ear_->link.get_notifs() == 0) {
      ear_->link.await_notification(milliseconds / 1000, milliseconds % 1000 * 1000L);
    }
    return std::exchange(ear_->receiver.heard, {});
  } catch (const pqxx::pqxx_exception& error) {
    ear_.reset();
    throw unreachable(error.base().what());
  }
}

}  // namespace townsmith::store
