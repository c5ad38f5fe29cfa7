#include "lab/queue.h"

#include <fmt/format.h>

#include <algorithm>
#include <pqxx/pqxx>

#include "core/content.h"
#include "lab/in_order.h"

namespace townsmith::lab {
namespace {

/// Several programs may make the tables at the same moment: `if not exists` is not safe then.
constexpr const char* schema = R"(
select pg_advisory_xact_lock(7235487123);
create table if not exists lab_runs (
  id text primary key,
  plan text not null,
  blocks bigint not null
);
create table if not exists lab_shards (
  run text not null references lab_runs on delete cascade,
  first bigint not null,
  count bigint not null,
  tally text,
  primary key (run, first)
);
create index if not exists lab_shards_open on lab_shards (run, first) where tally is null;
)";

/// Large enough to make the cost of the database negligible, small enough that losing a worker is
/// cheap.
std::uint64_t shard_size(std::uint64_t blocks) {
  return std::clamp<std::uint64_t>(blocks / 100, 1, 5000);
}

class PostgresQueue final : public Queue {
 public:
  explicit PostgresQueue(const std::string& address) : connection_(address) {
    pqxx::work work(connection_);
    work.exec(schema);
    // The server notices within a minute that a machine is gone, and frees its shard.
    work.exec("set tcp_keepalives_idle = 20");
    work.exec("set tcp_keepalives_interval = 10");
    work.exec("set tcp_keepalives_count = 4");
    work.commit();
  }

  Result<std::string> submit(const RunPlan& plan, std::uint64_t blocks) override {
    return tried([&]() -> Result<std::string> {
      const std::string text = json::serialize(to_json(plan));
      const std::string id =
          hash_text(fnv1a(0xCBF29CE484222325ULL, fmt::format("{} {}", blocks, text)));
      pqxx::work work(connection_);
      const auto added = work.exec_params(
          "insert into lab_runs (id, plan, blocks) values ($1, $2, $3) on conflict do nothing", id,
          text, static_cast<std::int64_t>(blocks));
      if (added.affected_rows() > 0) {
        work.exec_params(
            "insert into lab_shards (run, first, count) "
            "select $1, at, least($3::bigint, $2::bigint - at) "
            "from generate_series(0::bigint, $2::bigint - 1, $3::bigint) as at",
            id, static_cast<std::int64_t>(blocks), static_cast<std::int64_t>(shard_size(blocks)));
      }
      work.commit();
      return id;
    });
  }

  Result<bool> work(const std::string& only, const std::set<std::string>& not_these,
                    const std::function<Result<Tally>(const Shard&)>& play) override {
    return tried([&]() -> Result<bool> {
      std::string list;
      for (const std::string& id : not_these) list += id + " ";
      pqxx::work work(connection_);
      const auto rows = work.exec_params(
          "select s.run, s.first, s.count, r.plan from lab_shards s join lab_runs r on r.id = "
          "s.run "
          "where s.tally is null and ($1 = '' or s.run = $1) and position(s.run in $2) = 0 "
          "order by s.run, s.first for update of s skip locked limit 1",
          only, list);
      if (rows.empty()) return false;
      Shard shard;
      shard.run = rows[0][0].as<std::string>();
      shard.first = static_cast<std::uint64_t>(rows[0][1].as<std::int64_t>());
      shard.count = static_cast<std::uint64_t>(rows[0][2].as<std::int64_t>());
      TRY(const auto value, parse_json(rows[0][3].as<std::string>(), false));
      TRY(shard.plan, plan_from(value));
      TRY(const auto tally, play(shard));
      work.exec_params("update lab_shards set tally = $3 where run = $1 and first = $2", shard.run,
                       static_cast<std::int64_t>(shard.first), json::serialize(to_json(tally)));
      work.commit();
      return true;
    });
  }

  Result<Progress> progress(const std::string& run) override {
    return tried([&]() -> Result<Progress> {
      pqxx::work work(connection_);
      const auto rows = work.exec_params(
          "select coalesce(sum(count), 0)::bigint, "
          "coalesce(sum(count) filter (where tally is not null), 0)::bigint "
          "from lab_shards where run = $1",
          run);
      return Progress{static_cast<std::uint64_t>(rows[0][0].as<std::int64_t>()),
                      static_cast<std::uint64_t>(rows[0][1].as<std::int64_t>())};
    });
  }

  Result<Tally> collect(const std::string& run, const RunPlan& plan) override {
    return tried([&]() -> Result<Tally> {
      pqxx::work work(connection_);
      const auto rows =
          work.exec_params("select tally from lab_shards where run = $1 order by first", run);
      Tally sum = empty_tally(plan);
      for (const auto& row : rows) {
        if (row[0].is_null()) return refuse(Reason::not_allowed, "the run is not finished");
        TRY(const auto value, parse_json(row[0].as<std::string>(), false));
        Tally part = empty_tally(plan);
        TRY(read_tally(value, part));
        sum.add(part);
      }
      return sum;
    });
  }

 private:
  /// What the database has to complain about, as a refusal.
  template <class Act>
  static auto tried(Act&& act) -> decltype(act()) {
    try {
      return act();
    } catch (const std::exception& error) {
      return refuse(Reason::io_error, fmt::format("the database says: {}", error.what()));
    }
  }

  pqxx::connection connection_;
};

}  // namespace

Result<std::unique_ptr<Queue>> Queue::open(const std::string& address) {
  if (!address.starts_with("postgres://") && !address.starts_with("postgresql://")) {
    return refuse(Reason::bad_value,
                  fmt::format("the queue is kept in PostgreSQL: --db takes postgres://..., not "
                              "\"{}\"",
                              address));
  }
  try {
    return std::make_unique<PostgresQueue>(address);
  } catch (const std::exception& error) {
    return refuse(Reason::io_error, fmt::format("the database says: {}", error.what()));
  }
}

Result<Tally> play_shard(const Arena& arena, const Shard& shard, int threads,
                         const std::atomic<bool>* stop) {
  Tally sum = arena.empty_tally();
  InOrder<Tally> order;
  order.first = shard.first;
  order.end = shard.first + shard.count;
  order.threads = threads;
  order.work = [&](std::uint64_t first, std::uint64_t count) { return arena.play(first, count); };
  order.take = [&](Tally& part) { sum.add(part); };
  order.stop = stop;
  order.run();
  if (sum.blocks != shard.count) return refuse(Reason::not_allowed, "stopped");
  return sum;
}

}  // namespace townsmith::lab
