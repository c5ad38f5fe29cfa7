#include "lab/queue.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <functional>
#include <latch>
#include <thread>

#include "comes_true.h"
#include "lab_games.h"
#include "store/postgres_cluster.h"
#include "words.h"

namespace townsmith::lab {
namespace {

using testing::comes_true;

/// Works until nothing is left; how many shards it did. `begin` is called when it has the first.
int work_all(const std::string& address, const Arena& arena,
             const std::function<void()>& begin = {}) {
  auto queue = Queue::open(address);
  if (!queue) return -1;
  int shards = 0;
  while (true) {
    const auto worked = (*queue)->work({}, {}, [&](const Shard& shard) {
      if (begin && shards == 0) begin();
      return play_shard(arena, shard, 1, nullptr);
    });
    if (!worked) return -1;
    if (!*worked) return shards;
    ++shards;
  }
}

class LabQueue : public ::testing::Test {
 protected:
  store::PostgresCluster cluster_;
  const std::string address_ = cluster_.fresh_database();
  LabGame lab_{turn_game(), 2, {"random"}, {}, true};
};

TEST_F(LabQueue, Several_workers_find_together_what_one_machine_finds_alone) {
  const Arena arena = lab_.arena();
  auto queue = Queue::open(address_);
  ASSERT_TRUE(queue) << said(queue.error());
  const auto run = (*queue)->submit(lab_.plan, 250);
  ASSERT_TRUE(run) << said(run.error());
  EXPECT_EQ((*queue)->submit(lab_.plan, 250), run);  // once is enough
  EXPECT_FALSE((*queue)->collect(*run, lab_.plan));
  // The worker that has a shard first waits for the other to have one: else one alone might do them
  // all.
  std::latch both(2);
  const auto meet = [&both] {
    both.count_down();
    EXPECT_TRUE(comes_true([&both] { return both.try_wait(); }));
  };
  int other = 0;
  std::thread helper([&] { other = work_all(address_, arena, meet); });
  const int own = work_all(address_, arena, meet);
  helper.join();
  EXPECT_GT(own, 0);
  EXPECT_GT(other, 0);
  EXPECT_EQ(own + other, 125);
  const auto progress = (*queue)->progress(*run);
  ASSERT_TRUE(progress);
  EXPECT_EQ(progress->blocks, 250U);
  EXPECT_EQ(progress->done, 250U);
  const auto tally = (*queue)->collect(*run, lab_.plan);
  ASSERT_TRUE(tally) << said(tally.error());
  EXPECT_TRUE(*tally == arena.play(0, 250));
}

TEST_F(LabQueue, A_worker_that_is_killed_loses_nothing) {
  const Arena arena = lab_.arena();
  auto queue = Queue::open(address_);
  ASSERT_TRUE(queue) << said(queue.error());
  const auto run = (*queue)->submit(lab_.plan, 4);
  ASSERT_TRUE(run);
  int ready[2];
  ASSERT_EQ(::pipe(ready), 0);
  const pid_t worker = ::fork();
  if (worker == 0) {
    // Takes a shard, says so, and never gets to its end.
    auto own = Queue::open(address_);
    if (own) {
      (void)(*own)->work({}, {}, [&](const Shard&) -> Result<Tally> {
        (void)!::write(ready[1], "x", 1);
        ::pause();
        return refuse(Reason::not_allowed, "never");
      });
    }
    ::_exit(1);
  }
  ::close(ready[1]);
  char byte = 0;
  ASSERT_EQ(::read(ready[0], &byte, 1), 1);
  // The others leave its shard alone while it lives.
  EXPECT_EQ(work_all(address_, arena), 3);
  EXPECT_FALSE((*queue)->collect(*run, lab_.plan));
  ::kill(worker, SIGKILL);
  ::waitpid(worker, nullptr, 0);
  int shards = 0;
  EXPECT_TRUE(comes_true([&] { return (shards = work_all(address_, arena)) != 0; }));
  EXPECT_EQ(shards, 1);
  const auto tally = (*queue)->collect(*run, lab_.plan);
  ASSERT_TRUE(tally) << said(tally.error());
  EXPECT_TRUE(*tally == arena.play(0, 4));
}

TEST(LabQueueAddress, A_database_that_is_not_there_is_told_in_a_sentence) {
  const auto queue = Queue::open("postgres:///none?host=/nowhere");
  ASSERT_FALSE(queue);
  EXPECT_EQ(queue.error().reason, Reason::io_error);
}

}  // namespace
}  // namespace townsmith::lab
