#include "store/sql_packs.h"

#include <fmt/format.h>

#include <limits>

#include "store/accounts.h"
#include "store/sql_accounts.h"
#include "store/sql_store.h"

namespace townsmith::store {
namespace {

/// The columns of PackRow; {} is the text, or nothing in its place.
constexpr const char* pack_columns =
    "id, game, name, author, version, based_on, {}, maker, made, last_used, state, "
    "(SELECT count(*) FROM tables WHERE pack = packs.id AND pack <> '' AND stage = 2) AS games, "
    "names";

PackRow pack_row(const SqlRow& row) {
  const std::int64_t state = row.number(10);
  const bool known = state >= 0 && state <= static_cast<int>(PackState::removed);
  return {.id = shown_text(row, 0),
          .game = shown_text(row, 1),
          .name = shown_text(row, 2),
          .author = shown_text(row, 3),
          .version = shown_text(row, 4),
          .based_on = shown_text(row, 5),
          .text = row.text(6),
          .maker = shown_text(row, 7),
          .made = row.number(8),
          .used = row.number(9),
          .state = known ? static_cast<PackState>(state) : PackState::by_link,
          .games = row.number(11),
          .names = shown_text(row, 12)};
}

void append(Sql& sql, const PackQuery& query, const char* compared, Time made, int limit,
            std::vector<PackRow>& rows) {
  std::string text = "SELECT " + fmt::format(fmt::runtime(pack_columns), "''") +
                     fmt::format(" FROM packs WHERE made {} $1", compared);
  std::vector<Cell> parameters{made};
  const auto next = [&parameters](Cell cell) {
    parameters.push_back(std::move(cell));
    return parameters.size();
  };
  if (query.listed_only) text += " AND state = 1";
  if (query.game) text += fmt::format(" AND game = ${}", next(*query.game));
  if (query.maker) text += fmt::format(" AND maker = ${} AND maker <> ''", next(*query.maker));
  text += fmt::format(" ORDER BY made DESC, id LIMIT ${}", next(std::int64_t{limit}));
  sql.query(text, parameters, [&rows](const SqlRow& row) { rows.push_back(pack_row(row)); });
}

}  // namespace

Result<std::optional<PackRow>> SqlPacks::pack(std::string_view id) {
  return guarded([&] {
    std::optional<PackRow> found;
    sql_().query(
        "SELECT " + fmt::format(fmt::runtime(pack_columns), "text") + " FROM packs WHERE id = $1",
        {std::string(id)}, [&found](const SqlRow& row) { found = pack_row(row); });
    return found;
  });
}

Result<std::vector<PackRow>> SqlPacks::list(const PackQuery& query) {
  return guarded([&] {
    std::vector<PackRow> page;
    const Time before = query.before != 0 ? query.before : std::numeric_limits<Time>::max();
    append(sql_(), query, "<", before, query.limit, page);
    if (page.empty() || page.size() < static_cast<std::size_t>(query.limit)) return page;
    const Time last = page.back().made;
    std::erase_if(page, [last](const PackRow& row) { return row.made == last; });
    append(sql_(), query, "=", last, std::numeric_limits<int>::max(), page);
    return page;
  });
}

Result<std::vector<std::string>> SqlPacks::removed() {
  return guarded([&] {
    std::vector<std::string> found;
    sql_().query("SELECT id FROM packs WHERE state = 3 ORDER BY id", {},
                 [&found](const SqlRow& row) { found.push_back(shown_text(row, 0)); });
    return found;
  });
}

void write_pack(Sql& sql, const PackRow& row) {
  change(sql,
         "INSERT INTO packs (id, game, name, author, version, based_on, text, maker, made, "
         "last_used, state, names) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) "
         "ON CONFLICT (id) DO UPDATE SET last_used = excluded.last_used, "
         "state = CASE WHEN packs.state = 0 AND excluded.state = 1 AND "
         "packs.maker = excluded.maker THEN 1 ELSE packs.state END",
         {row.id, row.game, row.name, row.author, row.version, row.based_on, row.text, row.maker,
          row.made, row.used, static_cast<std::int64_t>(row.state), row.names});
}

bool write_pack_state(Sql& sql, const PackStateWrite& write) {
  return gives_rows(sql, "UPDATE packs SET state = $1 WHERE id = $2 RETURNING id",
                    {static_cast<std::int64_t>(write.state), write.id});
}

void drop_packs(Sql& sql, Time before) {
  constexpr const char* unneeded =
      "last_used < $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE pack = packs.id AND pack <> '')";
  change(sql, fmt::format("DELETE FROM packs WHERE state <> 3 AND {}", unneeded), {before});
  change(sql,
         fmt::format("UPDATE packs SET name = '', author = '', version = '', based_on = '', "
                     "text = '', maker = '', names = '' WHERE state = 3 AND text <> '' AND {}",
                     unneeded),
         {before});
}

void forget_maker(Sql& sql, const std::string& person) {
  change(sql,
         "UPDATE packs SET maker = $1, state = CASE WHEN state = 1 THEN 0 ELSE state END "
         "WHERE maker = $2 AND maker <> ''",
         {std::string(forgotten_person), person});
}

}  // namespace townsmith::store
