#pragma once

#include <vector>

#include "store/sql.h"
#include "store/store.h"

namespace townsmith::store {

/// A page of a list. Every stage has its own place in the indexes, so they are asked for one by
/// one and merged. A page does not end between tables of the same millisecond (it becomes longer
/// instead), because the next one continues before that.
std::vector<TableRow> page_of_tables(Sql& sql, const TableQuery& query);

}  // namespace townsmith::store
