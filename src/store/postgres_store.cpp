#include "store/postgres_store.h"

#include <fmt/format.h>
#include <unistd.h>

#include <random>
#include <set>

namespace townsmith::store {
namespace {

/// What a process calls itself, so that it need not listen to its own notices.
std::string process_name() {
  static const std::string name =
      fmt::format("townsmith-{}-{:08x}", ::getpid(), std::random_device()());
  return name;
}

std::string random_name() {
  std::random_device random;
  return fmt::format("{:08x}{:08x}", random(), random());
}

std::string named(std::string url) {
  return with_parameter(std::move(url), "application_name", process_name());
}

/// Forgets writers that are long gone.
void sweep_writers(Sql& sql) {
  sql.run("DELETE FROM writers WHERE at < extract(epoch FROM now() - interval '1 day') * 1000");
}

}  // namespace

PostgresStore::PostgresStore(const std::string& url)
    : database_(named(url)), listener_(named(url)), writer_(random_name()) {
  migrate(database_, schema_steps());
  sweep_writers(database_);
}

Result<Written> PostgresStore::write(const std::vector<Write>& batch) {
  return write_isolating_failures(batch, [&](Care care) { return write_all(batch, care); });
}

Written PostgresStore::write_all(const std::vector<Write>& batch, Care care) {
  // Nodes that meet at the same rows may collide, which PostgreSQL settles; then the loser tries
  // again. More often than this it does not happen by chance.
  constexpr int tries = 10;
  std::set<std::string> left_out;
  for (int i = 1;; ++i) {
    try {
      return write_postgres_batch(database_, batch, {writer_, ++batch_}, care, left_out);
    } catch (const TableCollision& collision) {
      left_out.insert(collision.tables.begin(), collision.tables.end());
    } catch (const SqlCollision&) {
      if (i >= tries) throw;
    }
  }
}

Result<std::vector<Notice>> PostgresStore::wait_for_others(int milliseconds) {
  return guarded([&] { return listener_.wait(milliseconds); });
}

}  // namespace townsmith::store
