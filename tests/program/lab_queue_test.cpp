#include <fmt/format.h>
#include <gtest/gtest.h>

#include <pqxx/connection>
#include <pqxx/nontransaction>

#include "comes_true.h"
#include "example_games.h"
#include "program/child.h"
#include "store/postgres_cluster.h"

namespace townsmith::testing {
namespace {

/// One number the database knows.
std::int64_t asked(const std::string& url, const std::string& question) {
  pqxx::connection connection(url);
  pqxx::nontransaction work(connection);
  return work.exec(question)[0][0].as<std::int64_t>();
}

/// Waits until the database says yes.
bool comes_true_in(const std::string& url, const std::string& question) {
  return comes_true([&] { return asked(url, question) > 0; });
}

std::vector<std::string> lab_run(const std::string& folder, const std::string& db) {
  const std::string& game = company_game();
  std::vector<std::string> words = {
      "lab",  "run",        game,  "--players", "2",  "--bots",        "random", "--games",
      "3000", "--threads",  "1",   "--seed",    "9",  "--simulations", "4",      "--skill",
      "1",    "--thoughts", "2",   "--offers",  "20", "--causes",      "60",     "--ahead-games",
      "0",    "--out",      folder};
  if (!db.empty()) words.insert(words.end(), {"--db", db});
  return words;
}

std::vector<std::string> worker(const std::string& url, const std::string& name) {
  return {"lab", "worker", "--wait", "--threads", "1", "--db", url + "&application_name=" + name};
}

TEST(LabQueueProgram, With_one_of_two_workers_killed_the_result_is_that_of_one_machine) {
  store::PostgresCluster cluster;
  const std::string url = cluster.fresh_database();
  const TemporaryFolder folder;
  const std::string together = folder.file("together");
  const std::string alone = folder.file("alone");
  Child first(worker(url, "first"));
  Child second(worker(url, "second"));
  ASSERT_TRUE(comes_true_in(url,
                            "select count(*) from information_schema.tables "
                            "where table_name = 'lab_shards'"));
  Child asker(lab_run(together, url));
  // In the middle of a shard, and of the run. It may have ended its shard before it stands still:
  // then it continues.
  const std::string working =
      "select count(*) from pg_stat_activity where application_name = 'first' "
      "and state = 'idle in transaction' and exists "
      "(select from lab_shards where tally is not null)";
  bool caught = false;
  while (!caught && comes_true_in(url, working)) {
    first.stand_still();
    caught = asked(url, working) > 0;
    if (!caught) first.go_on();
  }
  ASSERT_TRUE(caught);
  EXPECT_GT(asked(url, "select count(*) from lab_shards where tally is null"), 0);
  first.kill();
  const std::string said = asker.hear_until("report.html");
  EXPECT_EQ(asker.wait(), 0) << said;
  EXPECT_NE(said.find("3,000 games"), std::string::npos) << said;
  EXPECT_EQ(asked(url, "select count(*) from lab_shards where tally is null"), 0);
  second.end_by(SIGTERM);

  const Ran single = run(lab_run(alone, ""));
  EXPECT_EQ(single.code, 0) << single.said;
  for (const char* name : {"/run.json", "/report.html", "/report.json", "/items.csv"}) {
    EXPECT_EQ(TemporaryFolder::read(together + name), TemporaryFolder::read(alone + name)) << name;
    EXPECT_FALSE(TemporaryFolder::read(alone + name).empty()) << name;
  }
}

TEST(LabQueueProgram, A_worker_with_nothing_to_do_says_so_and_ends) {
  store::PostgresCluster cluster;
  const Ran idle = run({"lab", "worker", "--db", cluster.fresh_database()});
  EXPECT_EQ(idle.code, 0) << idle.said;
  EXPECT_NE(idle.said.find("0 shards done"), std::string::npos) << idle.said;
  const Ran lost = run({"lab", "worker", "--db", "postgres:///none?host=/nowhere"});
  EXPECT_EQ(lost.code, 1);
  EXPECT_NE(lost.said.find("the database says"), std::string::npos) << lost.said;
}

}  // namespace
}  // namespace townsmith::testing
