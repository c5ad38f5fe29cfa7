// What people and bots reached in the puzzles of days.
#include "store/sql_accounts.h"
#include "store/sql_store.h"

namespace townsmith::store {
namespace {

DailyRow daily_row(const SqlRow& row) {
  return {.day = shown_text(row, 0),
          .game = shown_text(row, 1),
          .who = shown_text(row, 2),
          .score = row.number(3),
          .at = row.number(4),
          .record = shown_text(row, 5)};
}

std::vector<DailyRow> daily_rows(Sql& sql, const std::string& which,
                                 const std::vector<Cell>& parameters) {
  std::vector<DailyRow> found;
  sql.query("SELECT day, game, who, score, at, record FROM daily WHERE " + which, parameters,
            [&found](const SqlRow& row) { found.push_back(daily_row(row)); });
  return found;
}

std::optional<DailyRow> first_daily(std::vector<DailyRow> rows) {
  return rows.empty() ? std::optional<DailyRow>() : std::move(rows.front());
}

}  // namespace

bool write_daily(Sql& sql, const DailyRow& row) {
  return gives_rows(sql,
                    "INSERT INTO daily (day, game, who, score, at, record) "
                    "VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING who",
                    {row.day, row.game, row.who, row.score, row.at, row.record});
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
  return guarded([&] {
    return first_daily(daily_rows(sql_(), "day = $1 AND game = $2 AND who = $3",
                                  {std::string(day), std::string(game), std::string(who)}));
  });
}

Result<std::optional<DailyRow>> SqlAccounts::daily_best(std::string_view day,
                                                        std::string_view game) {
  return guarded([&] {
    return first_daily(daily_rows(
        sql_(), "day = $1 AND game = $2 AND record <> '' ORDER BY score DESC, at LIMIT 1",
        {std::string(day), std::string(game)}));
  });
}

Result<std::vector<DailyRow>> SqlAccounts::dailies_of(std::string_view who) {
  return guarded(
      [&] { return daily_rows(sql_(), "who = $1 ORDER BY day, game", {std::string(who)}); });
}

}  // namespace townsmith::store
