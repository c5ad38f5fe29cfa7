#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <vector>

#include "store/accounts.h"
#include "store/sql.h"

namespace townsmith::store {

/// What both databases are asked in the same words about what belongs to people.
class SqlAccounts final : public Accounts {
 public:
  explicit SqlAccounts(std::function<Sql&()> sql) : sql_(std::move(sql)) {}

  Result<Account> of(std::string_view person) override;
  Result<std::optional<Passkey>> passkey(std::string_view id) override;
  Result<std::optional<Challenge>> challenge(std::string_view hash) override;
  Result<std::string> host_secret(std::string_view name) override;
  Result<std::vector<TurnNotice>> notices(int limit) override;
  Result<std::optional<TurnNotice>> notice(std::string_view person,
                                           std::string_view table) override;
  Result<std::vector<Trace>> traces(std::string_view person) override;
  Result<std::vector<DailyCount>> daily_counts(std::string_view day,
                                               std::string_view game) override;
  Result<std::optional<DailyRow>> daily(std::string_view day, std::string_view game,
                                        std::string_view who) override;
  Result<std::optional<DailyRow>> daily_best(std::string_view day, std::string_view game) override;
  Result<std::vector<DailyRow>> dailies_of(std::string_view who) override;

 private:
  std::function<Sql&()> sql_;
};

void write_key(Sql& sql, const Key& key);

/// Says whether it came in time.
bool write_account(Sql& sql, const AccountWrite& write);

/// False: there is one already.
bool write_daily(Sql& sql, const DailyRow& row);

/// False: a table is not as it was read, and nothing was done.
bool forget_person(Sql& sql, const ForgetWrite& write);
void drop_old(Sql& sql, const RetentionWrite& write);

/// Throws a SqlError if there is a zero byte in one of them.
void check_no_zero_bytes(std::initializer_list<std::reference_wrapper<const std::string>> texts);
void check_account_texts(const AccountWrite& write);

}  // namespace townsmith::store
