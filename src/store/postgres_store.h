#pragma once

#include "store/postgres.h"
#include "store/sql_store.h"

namespace townsmith::store {

/// A PostgreSQL database that any number of nodes share.
class PostgresStore final : public SqlStore {
 public:
  explicit PostgresStore(const std::string& url);

  Result<Written> write(const std::vector<Write>& batch) override;
  Result<std::vector<std::string>> wait_for_others(int milliseconds) override;
  bool is_shared() const override { return true; }

 protected:
  Sql& sql() override { return database_; }

 private:
  PostgresDatabase database_;
  PostgresListener listener_;
};

}  // namespace townsmith::store
