#include "store/postgres.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "store/backends.h"
#include "store/postgres_listener.h"
#include "store/samples.h"
#include "words.h"

namespace townsmith::store {
namespace {

using Notices = std::vector<Notice>;

const Notices anything = {{.table = std::string(any_table), .lists = true, .chat = true}};

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
  EXPECT_EQ(value_of(same->wait_for_others(0)), anything);
  EXPECT_EQ(value_of(other->wait_for_others(0)), anything);
  EXPECT_TRUE(value_of(other->wait_for_others(10)).empty());
  value_of(writer->write({fresh_table("t1")}));
  EXPECT_EQ(value_of(other->wait_for_others(60'000)), (Notices{{.table = "t1", .lists = true}}));
  value_of(writer->write({ChatLine{.table = "t1", .person = "ada", .name = "Ada", .text = "hi"},
                          Order{.kind = "message", .argument = "hi"}}));
  EXPECT_EQ(value_of(other->wait_for_others(60'000)),
            (Notices{{.table = ""}, {.table = "t1", .chat = true}}));
  EXPECT_TRUE(value_of(same->wait_for_others(10)).empty());
}

TEST_F(Postgres, A_notice_says_whether_lists_are_concerned) {
  const auto writer = open(1);
  const auto other = open(2);
  EXPECT_EQ(value_of(other->wait_for_others(0)), anything);
  const TableWrite made = fresh_table("t1");
  value_of(writer->write({made}));
  EXPECT_EQ(value_of(other->wait_for_others(60'000)), (Notices{{.table = "t1", .lists = true}}));
  TableWrite move = moved(made, 1, 2000);
  move.lists = false;
  value_of(writer->write({move}));
  EXPECT_EQ(value_of(other->wait_for_others(60'000)), (Notices{{.table = "t1"}}));
  // What was lost to somebody else concerns nobody.
  EXPECT_FALSE(value_of(writer->write({move})).conflicts.empty());
  EXPECT_TRUE(value_of(other->wait_for_others(10)).empty());
}

TEST(PostgresNotices, Of_several_about_a_table_one_is_made) {
  Notices told;
  join(told, {.table = "t1"});
  join(told, {.table = "t2", .lists = true});
  join(told, {.table = "t1", .chat = true});
  EXPECT_EQ(told, (Notices{{.table = "t1", .chat = true}, {.table = "t2", .lists = true}}));
}

TEST(PostgresNotices, One_that_does_not_say_what_it_is_about_is_about_everything) {
  EXPECT_EQ(parse_notice("node 1 t1", "node 2"),
            (Notice{.table = "t1", .lists = true, .chat = true}));
  for (const Notice& notice :
       Notices{{.table = ""}, {.table = "t1", .lists = true, .chat = true}}) {
    EXPECT_EQ(parse_notice("node 1 " + to_text(notice), "node 2"), notice);
    EXPECT_EQ(parse_notice("node 1 " + to_text(notice), "node 1"), std::nullopt);
  }
}

TEST(PostgresUrl, Nobody_waits_for_a_host_that_is_gone_unless_the_url_says_so) {
  const std::string url = with_timeouts("postgres://x/y?keepalives_idle=99");
  EXPECT_NE(url.find("&connect_timeout=5"), std::string::npos) << url;
  EXPECT_NE(url.find("&keepalives=1"), std::string::npos) << url;
  EXPECT_NE(url.find("&keepalives_interval="), std::string::npos) << url;
  EXPECT_EQ(url.find("keepalives_idle", url.find("keepalives_idle") + 1), std::string::npos) << url;
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
  EXPECT_NE(said(failed.error()).find("PostgreSQL"), std::string::npos);
  EXPECT_FALSE(reader->table("t1"));
  EXPECT_FALSE(reader->wait_for_others(10));

  cluster.start();
  EXPECT_EQ(value_of(reader->table("t1"))->deeds, 0);
  EXPECT_EQ(value_of(reader->wait_for_others(0)), anything);
  EXPECT_TRUE(value_of(writer->write({moved(table, 1, 2000)})).conflicts.empty());
  EXPECT_EQ(value_of(reader->wait_for_others(60'000)), (Notices{{.table = "t1", .lists = true}}));
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
