// What people and bots reached in the puzzles of days.
#include "store/sql_accounts.h"
#include "store/sql_store.h"

namespace townsmith::store {
bool write_daily(Sql& sql, const DailyRow& row) {
  return gives_rows(sql, insert_into<DailyRow>("daily") + " ON CONFLICT DO NOTHING RETURNING who",
                    cells_of(row));
}

Result<std::vector<DailyCount>> SqlAccounts::daily_counts(std::string_view day,
                                                          std::string_view game) {
  return guarded([&] {
    std::vector<DailyCount> found;
    sql_().query(
        "SELECT score, count(*) FROM daily WHERE day = $1 AND game = $2 AND who NOT LIKE 'bot:%' "
        "GROUP BY score ORDER BY score DESC",
        {std::string(day), std::string(game)},
        [&found](const SqlRow& row) { found.push_back({row.number(0), row.number(1)}); });
    return found;
  });
}

Result<std::optional<DailyRow>> SqlAccounts::daily(std::string_view day, std::string_view game,
                                                   std::string_view who) {
  return read_row<DailyRow>(sql_(), "daily", "WHERE day = $1 AND game = $2 AND who = $3",
                            {std::string(day), std::string(game), std::string(who)});
}

Result<std::optional<DailyRow>> SqlAccounts::daily_best(std::string_view day,
                                                        std::string_view game) {
  return read_row<DailyRow>(
      sql_(), "daily",
      "WHERE day = $1 AND game = $2 AND record <> '' ORDER BY score DESC, at LIMIT 1",
      {std::string(day), std::string(game)});
}

Result<std::vector<DailyRow>> SqlAccounts::dailies_of(std::string_view who) {
  return read_rows<DailyRow>(sql_(), "daily", "WHERE who = $1 ORDER BY day, game",
                             {std::string(who)});
}

}  // namespace townsmith::store
