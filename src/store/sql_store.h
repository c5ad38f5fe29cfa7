#pragma once

#include <algorithm>

#include "store/sql.h"
#include "store/sql_accounts.h"
#include "store/sql_packs.h"
#include "store/sql_rows.h"
#include "store/store.h"

namespace townsmith::store {

/// What both databases are asked in the same words: everything that reads.
class SqlStore : public Store {
 public:
  Result<std::optional<TableRow>> table(std::string_view id) override;
  Result<std::vector<Deed>> deeds(std::string_view table, std::int64_t after) override;
  Result<std::vector<TableRow>> tables(const TableQuery& query) override;
  Result<std::vector<std::string>> people(std::string_view table) override;
  Result<std::vector<std::string>> due(Time now, int limit) override;
  Result<std::optional<Person>> person(std::string_view id) override;
  Result<std::optional<Key>> key(std::string_view hash) override;
  Result<std::vector<std::string>> muted_by(std::string_view person) override;
  Result<std::vector<ChatLine>> chat(std::string_view table, std::optional<std::int64_t> after,
                                     int limit) override;
  Result<std::vector<Rating>> best(std::string_view game, int limit) override;
  Result<std::vector<Rating>> ratings_of(std::string_view who) override;
  Result<std::vector<Order>> orders(std::int64_t after) override;
  Result<std::vector<std::string>> moderators() override;
  Result<std::vector<Sanction>> sanctions(std::string_view person, std::string_view address,
                                          int limit) override;
  Result<std::vector<Report>> reports(int limit) override;
  Result<std::vector<Report>> reports_by(std::string_view person) override;
  Result<std::vector<LogEntry>> log(std::int64_t before, int limit) override;
  Result<std::vector<ChatLine>> said_by(std::string_view person) override;
  Accounts& accounts() override { return accounts_; }
  Packs& packs() override { return packs_; }

 protected:
  virtual Sql& sql() = 0;

 private:
  SqlAccounts accounts_{[this]() -> Sql& { return sql(); }};
  SqlPacks packs_{[this]() -> Sql& { return sql(); }};
};

/// The columns that person_row() reads.
inline constexpr std::string_view person_columns =
    "id, name, created, coalesce((SELECT max(CASE WHEN until = 0 THEN 9223372036854775807 ELSE "
    "until END) FROM sanctions WHERE kind = 0 AND sanctions.person = people.id), 0) AS "
    "banned_until";
Person person_row(const SqlRow& row);

/// Whether a write's deeds lead from the number the table had to the one it has now.
bool follows_on(const TableWrite& write);

/// The places in a batch, in the order in which they are written: tables, then tables that are only
/// stored with others, then what may be about a table.
std::vector<std::size_t> writing_order(const std::vector<Write>& batch);

/// Does a write that is not about a table's state: people, keys, chat, mutes, orders. Says whether
/// it came in time: a link that somebody has used before does nothing.
bool write_other(Sql& sql, const Write& write);

/// Throws a SqlError for what no store can hold: a text with a zero byte in it.
void check_texts(const Write& write);

/// How a batch is written: all in one go; or, after that has failed because of something in it,
/// every write for itself, in the same transaction, so that only what is at fault is left out.
enum class Care : std::uint8_t { none, each };

/// Does one write in a savepoint of its own, and says whether it is good. A bad one leaves nothing.
template <class Function>
bool write_in_savepoint(Sql& sql, const Write& write, Function&& function) {
  sql.run("SAVEPOINT one");
  bool good = true;
  try {
    check_texts(write);
    function();
  } catch (const SqlError& error) {
    if (error.reason != Reason::bad_value) throw;
    sql.run("ROLLBACK TO SAVEPOINT one");
    good = false;
  }
  sql.run("RELEASE SAVEPOINT one");
  return good;
}

/// Writes a batch, if need be with care: `function` does it and throws SqlError.
template <class Function>
Result<Written> write_isolating_failures(const std::vector<Write>& batch, Function&& function) {
  const auto all = [&] {
    for (const Write& write : batch) check_texts(write);
    return function(Care::none);
  };
  Result<Written> written = guarded(all);
  if (written || written.error().reason != Reason::bad_value || batch.size() < 2) return written;
  Result<Written> rest = guarded([&] { return function(Care::each); });
  if (rest) std::sort(rest->refused.begin(), rest->refused.end());
  // If there is no good one among them, what is wrong with the first is worth saying.
  if (rest && rest->refused.size() == batch.size()) return written;
  return rest;
}

}  // namespace townsmith::store
