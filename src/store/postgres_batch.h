#pragma once

#include <set>
#include <string>
#include <vector>

#include "store/postgres.h"
#include "store/sql_store.h"
#include "store/store.h"

namespace townsmith::store {

/// Deeds of these tables are there already although the tables' rows did not say so: the batch was
/// rolled back, and is to be written without them.
struct TableCollision : SqlError {
  explicit TableCollision(std::vector<std::string> names)
      : SqlError(Reason::stale, "somebody else has written to the table"),
        tables(std::move(names)) {}
  std::vector<std::string> tables;
};

/// Which batch of whom it is; never the same twice.
struct BatchNumber {
  std::string writer;
  std::int64_t batch = 0;
};

/// Writes a batch in one transaction, with a handful of statements however many tables there are
/// in it (unless each needs care), and notifies the other nodes. Tables to be left out are
/// conflicts.
Written write_postgres_batch(PostgresDatabase& database, const std::vector<Write>& batch,
                             const BatchNumber& number, Care care,
                             const std::set<std::string>& left_out);

}  // namespace townsmith::store
