#include "store/sql_packs.h"

#include <fmt/format.h>

#include <limits>

#include "store/accounts.h"
#include "store/sql_accounts.h"
#include "store/sql_store.h"

namespace townsmith::store {
namespace {

/// Packs, with or without their text, and how many games were played to their end with each.
std::string select_packs(bool whole, std::string_view which) {
  std::string columns = columns_of<PackRow>();
  constexpr std::string_view text = " text,";
  if (!whole) columns.replace(columns.find(text), text.size(), " '',");
  return fmt::format(
      "SELECT {}, (SELECT count(*) FROM tables WHERE pack = packs.id AND pack <> '' AND stage = 2) "
      "FROM packs {}",
      columns, which);
}

PackRow pack_row(const SqlRow& row) {
  PackRow pack = row_of<PackRow>(row);
  if (pack.state > PackState::removed) pack.state = PackState::by_link;
  pack.games = row.number(12);
  return pack;
}

void append(Sql& sql, const PackQuery& query, const char* compared, Time made, int limit,
            std::vector<PackRow>& rows) {
  std::string text = select_packs(false, fmt::format("WHERE made {} $1", compared));
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
    return first_row(sql_(), select_packs(true, "WHERE id = $1"), {std::string(id)}, pack_row);
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
  return read_texts(sql_(), "SELECT id FROM packs WHERE state = 3 ORDER BY id", {});
}

void write_pack(Sql& sql, const PackRow& row) {
  change(sql,
         insert_into<PackRow>("packs") +
             " ON CONFLICT (id) DO UPDATE SET last_used = excluded.last_used, "
             "state = CASE WHEN packs.state = 0 AND excluded.state = 1 AND "
             "packs.maker = excluded.maker THEN 1 ELSE packs.state END",
         cells_of(row));
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
