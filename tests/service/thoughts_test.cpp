// Who thinks when: the order of thoughts, and the threads that think.
#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <map>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>

#include "comes_true.h"
#include "service/bot_pool.h"
#include "service/thought_queue.h"

namespace townsmith::service {
namespace {

using Lane = ThoughtQueue::Lane;
using Rank = Thought::Rank;
using testing::comes_true;

Thought thought_of(const std::string& household, const std::string& person,
                   const std::string& table, Rank rank = Rank::awaited, bool quick = false) {
  Thought thought;
  thought.rank = rank;
  thought.quick = quick;
  thought.household = household;
  thought.person = person;
  thought.table = table;
  return thought;
}

/// Lets thoughts come up that take a second each, and asks for each once more.
std::map<std::string, int> times(ThoughtQueue& queue, int count,
                                 const std::function<std::string(const Thought&)>& name) {
  std::map<std::string, int> out;
  for (int i = 0; i < count; ++i) {
    const auto job = queue.pop(Lane::people);
    if (!job) break;
    ++out[name(job->thought)];
    queue.charge(*job, 1);
    queue.push(job->thought);
  }
  return out;
}

TEST(ThoughtQueue, Nobody_waits_longer_than_for_one_thought_however_many_tables_somebody_has_made) {
  ThoughtQueue queue;
  // As many as the limits let one address make: sixty people, twenty tables each.
  for (int person = 0; person < 60; ++person) {
    for (int table = 0; table < 20; ++table) {
      const std::string name = std::to_string(person);
      queue.push(thought_of("flood", name, name + "/" + std::to_string(table)));
    }
  }
  for (int i = 0; i < 500; ++i) {
    const auto job = queue.pop(Lane::people);
    queue.charge(*job, 1);
    queue.push(job->thought);
  }
  queue.push(thought_of("elsewhere", "ada", "table"));
  EXPECT_EQ(queue.pop(Lane::people)->thought.person, "ada");
}

TEST(ThoughtQueue, Households_then_people_then_tables_have_equal_shares) {
  ThoughtQueue queue;
  queue.push(thought_of("one", "ada", "a1"));
  for (int i = 0; i < 6; ++i) queue.push(thought_of("two", "ben", "b" + std::to_string(i)));
  queue.push(thought_of("two", "cleo", "c1"));
  const auto by_person = times(queue, 80, [](const Thought& thought) { return thought.person; });
  EXPECT_EQ(by_person, (std::map<std::string, int>{{"ada", 40}, {"ben", 20}, {"cleo", 20}}));
  const auto by_table = times(queue, 240, [](const Thought& thought) { return thought.table; });
  EXPECT_EQ(by_table.at("b0"), 10);
  EXPECT_EQ(by_table.at("b5"), 10);
}

TEST(ThoughtQueue, Who_asked_for_nothing_has_saved_up_nothing) {
  ThoughtQueue queue;
  queue.push(thought_of("one", "ada", "a"));
  times(queue, 100, [](const Thought& thought) { return thought.person; });
  queue.push(thought_of("two", "ben", "b"));
  const auto both = times(queue, 20, [](const Thought& thought) { return thought.person; });
  // Ada's last thought was not charged when the newcomer's share was set.
  EXPECT_NEAR(both.at("ada"), 10, 1);
  EXPECT_NEAR(both.at("ben"), 10, 1);
}

TEST(ThoughtQueue,
     Players_who_are_there_go_first_and_bots_among_themselves_have_a_lane_of_their_own) {
  ThoughtQueue queue;
  queue.push(thought_of("one", "ada", "bots", Rank::nobody, true));
  queue.push(thought_of("two", "ben", "away", Rank::expected));
  queue.push(thought_of("three", "cleo", "here", Rank::awaited));
  queue.push(thought_of("four", "dan", "quick", Rank::expected, true));
  EXPECT_EQ(queue.pop(Lane::quick)->thought.table, "quick");
  EXPECT_FALSE(queue.pop(Lane::quick)) << "bots among themselves do not take the quick lane";
  EXPECT_EQ(queue.pop(Lane::people)->thought.table, "here");
  EXPECT_EQ(queue.pop(Lane::people)->thought.table, "away");
  EXPECT_FALSE(queue.has(Lane::people));
  EXPECT_EQ(queue.pop(Lane::unwaited)->thought.table, "bots");
}

TEST(ThoughtQueue, Remembers_only_whom_it_must) {
  ThoughtQueue queue;
  const auto think = [&queue](const std::string& household, double seconds) {
    queue.push(thought_of(household, "p", "t"));
    queue.charge(*queue.pop(Lane::people), seconds);
  };
  for (int i = 0; i < 100; ++i) think("h" + std::to_string(i), 0);
  EXPECT_EQ(queue.accounts(), 0U);
  think("in debt", 1);
  EXPECT_EQ(queue.accounts(), 3U);
  queue.push(thought_of("h", "p", "t"));
  queue.clear();
  EXPECT_EQ(queue.size(), 0U);
}

TEST(Breaths, Are_taken_after_each_part_of_a_thought) {
  std::string done;
  const Breathe breathe = [&done] { done += '-'; };
  with_breaths(breathe)(3, [&done](int part) { done += std::to_string(part); });
  EXPECT_EQ(done, "0-1-2-");
}

/// Threads that think, and what they want done on the service's thread.
class Pool : public ::testing::Test {
 protected:
  Thought long_thought() {
    Thought thought = thought_of("flood", "eve", "masters");
    thought.think = [this](const Breathe& breathe) {
      ++began;
      while (!enough) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        breathe();
      }
    };
    thought.then = [this](std::string_view) { ++ended; };
    return thought;
  }

  std::atomic<bool> enough = false;
  std::atomic<int> began = 0;
  std::atomic<int> ended = 0;
  ThreadedBotPool pool{1, [](const std::function<void()>& work) { work(); }};
};

TEST_F(Pool, A_long_thought_gives_way_to_a_quick_one) {
  pool.ask(long_thought());
  ASSERT_TRUE(comes_true([this] { return began == 1; }));
  std::atomic<bool> done = false;
  Thought quick = thought_of("elsewhere", "ada", "easy", Rank::awaited, true);
  bool gave_way = false;
  quick.think = [&](const Breathe&) {
    gave_way = comes_true([this] { return pool.paused() == 1; });
  };
  quick.then = [&](std::string_view) { done = true; };
  pool.ask(std::move(quick));
  ASSERT_TRUE(comes_true([&] { return done.load(); }));
  EXPECT_TRUE(gave_way);
  EXPECT_EQ(ended, 0);
  enough = true;
  EXPECT_TRUE(comes_true([this] { return ended == 1; }));
}

TEST_F(Pool, Bots_among_themselves_wait_until_no_person_does) {
  Thought unwaited = long_thought();
  unwaited.rank = Rank::nobody;
  pool.ask(unwaited);
  ASSERT_TRUE(comes_true([this] { return began == 1; }));
  std::atomic<bool> done = false;
  bool gave_way = false;
  Thought awaited = thought_of("elsewhere", "ada", "master");
  awaited.think = [&](const Breathe&) {
    gave_way = comes_true([this] { return pool.paused() == 1; });
  };
  awaited.then = [&](std::string_view) { done = true; };
  pool.ask(std::move(awaited));
  ASSERT_TRUE(comes_true([&] { return done.load(); }));
  EXPECT_TRUE(gave_way);
  pool.ask(unwaited);
  EXPECT_EQ(began, 1) << "one at a time";
  enough = true;
  EXPECT_TRUE(comes_true([this] { return ended == 2; }));
}

TEST_F(Pool, A_thought_that_fails_says_so_and_the_next_is_thought) {
  std::mutex mutex;
  std::vector<std::string> failures;
  for (const bool fails : {true, false}) {
    Thought thought = thought_of("h", "p", "t");
    thought.think = [fails](const Breathe&) {
      if (fails) throw std::runtime_error("no idea");
    };
    thought.then = [&](std::string_view failure) {
      const std::lock_guard lock(mutex);
      failures.emplace_back(failure);
    };
    pool.ask(std::move(thought));
  }
  ASSERT_TRUE(comes_true([&] {
    const std::lock_guard lock(mutex);
    return failures.size() == 2;
  }));
  EXPECT_EQ(failures, (std::vector<std::string>{"no idea", ""}));
}

}  // namespace
}  // namespace townsmith::service
