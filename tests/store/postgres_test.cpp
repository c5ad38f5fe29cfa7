#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "store/backends.h"
#include "store/samples.h"

namespace townsmith::store {
namespace {

using Names = std::vector<std::string>;

class Postgres : public ::testing::Test {
 protected:
  std::unique_ptr<Store> open(int process) { return value_of(open_store(backend_->url(process))); }

  std::unique_ptr<Backend> backend_ = make_backend("postgres");
};

TEST_F(Postgres, Other_nodes_hear_what_was_written_and_a_node_does_not_hear_itself) {
  const auto writer = open(1);
  const auto same = open(1);
  const auto other = open(2);
  EXPECT_TRUE(writer->is_shared());
  // Before it listens, anything may have happened.
  EXPECT_EQ(value_of(same->wait_for_others(0)), Names{std::string(any_table)});
  EXPECT_EQ(value_of(other->wait_for_others(0)), Names{std::string(any_table)});
  EXPECT_TRUE(value_of(other->wait_for_others(10)).empty());
  value_of(writer->write({fresh_table("t1")}));
  EXPECT_EQ(value_of(other->wait_for_others(60'000)), Names{"t1"});
  value_of(writer->write({ChatLine{.table = "t1", .person = "ada", .name = "Ada", .text = "hi"},
                          Order{.kind = "message", .argument = "hi"}}));
  EXPECT_EQ(value_of(other->wait_for_others(60'000)), (Names{"", "t1"}));
  EXPECT_TRUE(value_of(same->wait_for_others(10)).empty());
}

TEST_F(Postgres, Nodes_that_race_for_every_deed_store_each_number_once) {
  const TableWrite a = fresh_table("a");
  const TableWrite b = fresh_table("b");
  value_of(open(0)->write({a, b}));
  constexpr int nodes = 3;
  constexpr int rounds = 40;
  std::atomic<int> stored = 0;
  std::vector<std::thread> threads;
  for (int n = 0; n < nodes; ++n) {
    threads.emplace_back([&, n] {
      const auto store = open(n);
      for (int i = 0; i < rounds; ++i) {
        std::vector<Write> batch;
        for (const char* id : {"a", "b"}) {
          TableWrite write;
          write.row = *value_of(store->table(id));
          write = moved(write, 1, i, "node " + std::to_string(n));
          write.finished = {{"ada", 1}, {"bot:easy", 2}};
          if (n % 2 == 0) {
            batch.emplace_back(std::move(write));
          } else {
            batch.emplace(batch.begin(), std::move(write));
          }
        }
        batch.emplace_back(ChatLine{
            .table = n % 2 == 0 ? "a" : "b", .person = "ada", .name = "Ada", .text = "hi"});
        const Written written = value_of(store->write(batch));
        stored += 2 - static_cast<int>(written.conflicts.size());
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  const auto store = open(0);
  std::size_t deeds = 0;
  for (const char* id : {"a", "b"}) {
    const std::vector<Deed> all = value_of(store->deeds(id, 0));
    EXPECT_EQ(static_cast<std::int64_t>(all.size()), value_of(store->table(id))->deeds);
    for (std::size_t i = 0; i < all.size(); ++i) {
      EXPECT_EQ(all[i].number, static_cast<std::int64_t>(i) + 1);
    }
    deeds += all.size();
  }
  EXPECT_EQ(static_cast<int>(deeds), stored);
  EXPECT_EQ(value_of(store->ratings_of("ada"))[0].games, stored);
  EXPECT_EQ(value_of(store->chat("a", 0, 1000)).size() + value_of(store->chat("b", 0, 1000)).size(),
            static_cast<std::size_t>(nodes * rounds));
}

TEST(PostgresRestart, A_lost_connection_is_an_error_with_a_sentence_and_comes_back) {
  PostgresCluster& cluster = shared_cluster();
  const std::string url = cluster.fresh_database();
  const auto writer = value_of(open_store(url + "&application_name=one"));
  const auto reader = value_of(open_store(url + "&application_name=two"));
  const TableWrite table = fresh_table("t1");
  value_of(writer->write({table}));
  value_of(reader->wait_for_others(0));

  cluster.stop_at_once();
  const auto failed = writer->write({moved(table, 1, 2000)});
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().reason, Reason::io_error);
  EXPECT_NE(failed.error().sentence.find("PostgreSQL"), std::string::npos);
  EXPECT_FALSE(reader->table("t1"));
  EXPECT_FALSE(reader->wait_for_others(10));

  cluster.start();
  EXPECT_EQ(value_of(reader->table("t1"))->deeds, 0);
  EXPECT_EQ(value_of(reader->wait_for_others(0)), Names{std::string(any_table)});
  EXPECT_TRUE(value_of(writer->write({moved(table, 1, 2000)})).conflicts.empty());
  EXPECT_EQ(value_of(reader->wait_for_others(60'000)), Names{"t1"});
}

TEST(PostgresRestart, A_restart_between_two_writes_is_not_noticed) {
  PostgresCluster& cluster = shared_cluster();
  const auto store = value_of(open_store(cluster.fresh_database()));
  const TableWrite table = fresh_table("t1");
  value_of(store->write({table}));
  cluster.stop_at_once();
  cluster.start();
  EXPECT_TRUE(value_of(store->write({moved(table, 1, 2000)})).conflicts.empty());
}

}  // namespace
}  // namespace townsmith::store
