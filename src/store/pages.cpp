#include "store/pages.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "store/sql_store.h"

namespace townsmith::store {
namespace {

void append(Sql& sql, const TableQuery& query, Stage stage, const char* compared, Time changed,
            int limit, std::vector<TableRow>& rows) {
  // What a partial index demands must stand in the text, not come as a parameter.
  std::string text = select<TableRow>("tables", fmt::format("WHERE stage = {} AND changed {} $1",
                                                            static_cast<int>(stage), compared));
  std::vector<Cell> parameters{changed};
  const auto next = [&parameters](Cell cell) {
    parameters.push_back(std::move(cell));
    return parameters.size();
  };
  if (query.listed_only) text += " AND listed = 1";
  if (query.pack) text += fmt::format(" AND pack = ${} AND pack <> ''", next(*query.pack));
  if (query.game) text += fmt::format(" AND game = ${}", next(*query.game));
  if (query.person) {
    text +=
        fmt::format(" AND id IN (SELECT table_id FROM seats WHERE person = ${} AND person <> '')",
                    next(*query.person));
  }
  text += fmt::format(" ORDER BY changed DESC, id LIMIT ${}", next(std::int64_t{limit}));
  sql.query(text, parameters,
            [&rows](const SqlRow& row) { rows.push_back(row_of<TableRow>(row)); });
}

}  // namespace

std::vector<TableRow> page_of_tables(Sql& sql, const TableQuery& query) {
  const Time before = query.before != 0 ? query.before : std::numeric_limits<Time>::max();
  std::vector<TableRow> page;
  for (const Stage stage : query.stages) append(sql, query, stage, "<", before, query.limit, page);
  const auto newest_first = [](const TableRow& a, const TableRow& b) {
    return a.changed != b.changed ? a.changed > b.changed : a.id < b.id;
  };
  std::sort(page.begin(), page.end(), newest_first);
  const auto limit = static_cast<std::size_t>(std::max(query.limit, 0));
  if (limit == 0 || page.size() < limit) return page;

  const Time last = page[limit - 1].changed;
  std::erase_if(page, [last](const TableRow& row) { return row.changed <= last; });
  std::vector<TableRow> same;
  for (const Stage stage : query.stages) {
    append(sql, query, stage, "=", last, std::numeric_limits<int>::max(), same);
  }
  std::sort(same.begin(), same.end(), newest_first);
  page.insert(page.end(), same.begin(), same.end());
  return page;
}

}  // namespace townsmith::store
