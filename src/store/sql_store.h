#pragma once

#include "store/sql.h"
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

 protected:
  virtual Sql& sql() = 0;

 private:
  template <class Row>
  Result<std::vector<Row>> rows(const std::string& text, const std::vector<Cell>& parameters,
                                Row (*read)(const SqlRow&));
  template <class Row>
  Result<std::optional<Row>> row(const std::string& text, std::string_view key,
                                 Row (*read)(const SqlRow&));
};

Person person_row(const SqlRow& row);

/// Whether a write's deeds lead from the number the table had to the one it has now.
bool follows_on(const TableWrite& write);

/// Throws a SqlError for what no store can hold: a text with a zero byte in it.
void check_texts(const std::vector<Write>& batch);

}  // namespace townsmith::store
