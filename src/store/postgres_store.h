#pragma once

#include "store/postgres.h"
#include "store/postgres_batch.h"
#include "store/postgres_listener.h"
#include "store/sql_store.h"

namespace townsmith::store {

/// A PostgreSQL database that any number of nodes share.
class PostgresStore final : public SqlStore {
 public:
  explicit PostgresStore(const std::string& url);

  Result<Written> write(const std::vector<Write>& batch) override;
  Result<std::vector<Notice>> wait_for_others(int milliseconds) override;
  bool is_shared() const override { return true; }

 protected:
  Sql& sql() override { return database_; }

 private:
  Written write_all(const std::vector<Write>& batch, Care care);

  PostgresDatabase database_;
  PostgresListener listener_;
  std::string writer_;      ///< what this store is called among all that write
  std::int64_t batch_ = 0;  ///< the number of its last one
};

}  // namespace townsmith::store
