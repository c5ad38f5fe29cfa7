#pragma once

#include "store/postgres_cluster.h"
#include "table_harness.h"

namespace townsmith::service {

/// Tests of nodes on a store of either kind: INSTANTIATE_TEST_SUITE_P(On, X, both_stores, kind_of).
class OnBothStores : public ::testing::TestWithParam<std::string> {
 protected:
  static store::PostgresCluster& cluster() {
    static store::PostgresCluster only;
    return only;
  }
  TemporaryFolder folder_;
  const std::string url_ =
      GetParam() == "postgres" ? cluster().fresh_database() : "sqlite:" + folder_.file("tables.db");

  static json::value body_of(const ApiAnswer& answer) {
    json::error_code wrong;
    json::value value = json::parse(answer.body, wrong);
    EXPECT_FALSE(wrong) << answer.body;
    return value;
  }
  std::unique_ptr<store::Store> look() const { return std::move(*store::open_store(url_)); }
};

inline const auto both_stores = ::testing::Values("sqlite", "postgres");
inline std::string store_kind(const ::testing::TestParamInfo<std::string>& kind) {
  return kind.param;
}

/// Short ways to play, for fixtures that are not Tables.
struct Ways : Tables {
  using Tables::play;
  using Tables::two;
  void TestBody() override {}
};

}  // namespace townsmith::service
