#include "store/postgres_store.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <random>
#include <set>

#include "store/postgres_batch.h"

namespace townsmith::store {
namespace {

/// What a process calls itself, so that it need not listen to its own notices.
std::string process_name() {
  static const std::string name =
      fmt::format("townsmith-{}-{:08x}", ::getpid(), std::random_device()());
  return name;
}

/// Nobody should wait forever for a host that is gone.
std::string complete(std::string url) {
  url = with_parameter(std::move(url), "application_name", process_name());
  url = with_parameter(std::move(url), "connect_timeout", "5");
  return with_parameter(std::move(url), "tcp_user_timeout", "15000");
}

}  // namespace

PostgresStore::PostgresStore(const std::string& url)
    : database_(complete(url)), listener_(complete(url)) {
  migrate(database_, schema_steps());
}

Result<Written> PostgresStore::write(const std::vector<Write>& batch) {
  return guarded([&] {
    check_texts(batch);
    // Nodes that meet at the same rows may collide, which PostgreSQL settles; then the loser tries
    // again. More often than this it does not happen by chance.
    constexpr int tries = 10;
    std::set<std::string> left_out;
    for (int i = 1;; ++i) {
      try {
        return write_postgres_batch(database_, batch, left_out);
      } catch (const TableCollision& collision) {
        left_out.insert(collision.tables.begin(), collision.tables.end());
      } catch (const SqlCollision&) {
        if (i >= tries) throw;
      }
    }
  });
}

Result<std::vector<std::string>> PostgresStore::wait_for_others(int milliseconds) {
  return guarded([&] { return listener_.wait(milliseconds); });
}

}  // namespace townsmith::store
