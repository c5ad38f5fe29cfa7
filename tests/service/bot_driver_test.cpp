// Bots and clocks on tables in memory, without a service around them.
#include "parts_harness.h"
#include "service/bot_driver.h"
#include "service/wakeups.h"

namespace townsmith::service {
namespace {

/// Bots think when the test says so.
class SteppedPool final : public BotPool {
 public:
  void ask(bool /*urgent*/, std::function<void()> think, std::function<void()> then) override {
    tasks_.emplace_back(std::move(think), std::move(then));
  }
  std::size_t waiting() const override { return tasks_.size(); }
  void stop() override { tasks_.clear(); }
  void think() {
    const auto [think, then] = std::move(tasks_.front());
    tasks_.pop_front();
    think();
    then();
  }

 private:
  std::deque<std::pair<std::function<void()>, std::function<void()>>> tasks_;
};

class BotDriverTest : public Parts {
 protected:
  BotDriverTest() { tables.add_listener(bots); }

  /// A game of two that has started, stored.
  std::string start(protocol::SeatRequest first, const Pace& pace = {}) {
    protocol::Create message;
    message.game = turn_game();
    message.seats = {std::move(first), protocol::BotSeat{"random", {}}};
    message.start = true;
    const Result<std::string> made = tables.make(ada, message, pace, false);
    journal.flush();
    store.run();
    return made.value_or("none");
  }
  std::int64_t deeds(const std::string& table) { return tables.find(table)->row().deeds; }

  SteppedPool pool;
  Requests requests{journal, sessions, tables, trouble};
  BotDriver bots{host, pool, nullptr, tables, journal, requests, trouble};
  Wakeups wakeups{host, tables, bots, journal, trouble, clock};
  Client ada = connect("ada");
};

TEST_F(BotDriverTest, Bots_of_a_table_think_one_at_a_time) {
  const std::string table = start(protocol::BotSeat{"random", {}});
  const std::int64_t before = deeds(table);
  EXPECT_EQ(pool.waiting(), 1U);
  bots.let_think(table);
  EXPECT_EQ(pool.waiting(), 1U);
  pool.think();
  EXPECT_GT(deeds(table), before);
  EXPECT_EQ(pool.waiting(), 1U);
}

TEST_F(BotDriverTest, A_thought_about_a_table_that_was_thrown_away_changes_nothing) {
  const std::string table = start(protocol::BotSeat{"random", {}});
  tables.discard(table);
  pool.think();
  EXPECT_EQ(tables.find(table), nullptr);
  ASSERT_TRUE(load(table));
  const std::int64_t before = deeds(table);
  bots.let_think(table);
  tables.discard(table);
  ASSERT_TRUE(load(table));
  pool.think();  // about the copy that is gone; the position is the same
  EXPECT_GT(deeds(table), before);
  EXPECT_EQ(bots.thoughts(), 3U);
}

TEST_F(BotDriverTest, A_bot_stands_in_for_a_person_whose_time_is_up) {
  const std::string table = start(protocol::HumanSeat(), {Pace::Kind::live, 10, 10});
  EXPECT_EQ(pool.waiting(), 0U);
  now += 19'999;
  wakeups.handle_due(now);
  EXPECT_FALSE(tables.find(table)->live().table().played_by_bot(seat_at(0)));
  now += 1;
  wakeups.handle_due(now);
  EXPECT_TRUE(tables.find(table)->live().table().played_by_bot(seat_at(0)));
  EXPECT_EQ(pool.waiting(), 1U);
}

TEST_F(BotDriverTest, A_table_that_sleeps_is_woken_when_it_is_due) {
  const std::string table = start(protocol::HumanSeat(), {Pace::Kind::live, 10, 10});
  now += 10'000;
  tables.let_go_of_idle();
  wakeups.wake_sleeping(now);
  store.run();
  EXPECT_EQ(tables.find(table), nullptr);
  now += 10'000;
  wakeups.wake_sleeping(now);
  EXPECT_TRUE(wakeups.healthy(now + 10'000));
  EXPECT_FALSE(wakeups.healthy(now + 10'001)) << "the store does not answer";
  store.run();
  EXPECT_TRUE(wakeups.healthy(now + 10'001));
  ASSERT_NE(tables.find(table), nullptr);
  EXPECT_TRUE(tables.find(table)->live().table().played_by_bot(seat_at(0)));
}

}  // namespace
}  // namespace townsmith::service
