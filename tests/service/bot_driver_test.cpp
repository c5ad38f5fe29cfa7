// Bots and clocks on tables in memory, without a service around them.
#include "service/bot_driver.h"

#include "parts_harness.h"
#include "service/wakeups.h"

namespace townsmith::service {
namespace {

/// Bots think when the test says so.
class SteppedPool final : public BotPool {
 public:
  void ask(Thought thought) override { tasks_.push_back(std::move(thought)); }
  std::size_t waiting() const override { return tasks_.size(); }
  void stop() override { tasks_.clear(); }
  void think() {
    const Thought thought = std::move(tasks_.front());
    tasks_.pop_front();
    thought.think([] {});
    thought.then("");
  }
  void fail(std::string_view why) {
    const Thought thought = std::move(tasks_.front());
    tasks_.pop_front();
    thought.then(why);
  }
  void forget() { tasks_.pop_front(); }
  const Thought& next() const { return tasks_.front(); }

 private:
  std::deque<Thought> tasks_;
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
    const Result<std::string> made = tables.make(ada, message, {.pace = pace});
    journal.flush();
    store.run();
    return made.value_or("none");
  }
  std::int64_t deeds(const std::string& table) { return tables.find(table)->row().deeds; }

  SteppedPool pool;
  Requests requests{journal, sessions, tables, trouble};
  BotDriver bots{host, pool, nullptr, tables, sessions, journal, requests, trouble};
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

TEST_F(BotDriverTest, A_thought_is_the_share_of_the_player_who_is_there) {
  const auto rank_of = [&](const std::string& table) {
    tables.discard(table);
    EXPECT_TRUE(load(table));
    bots.let_think(table);
    while (pool.waiting() > 1) pool.forget();
    return pool.next().rank;
  };
  const std::string alone = start(protocol::BotSeat{"random", {}});
  EXPECT_EQ(rank_of(alone), Thought::Rank::nobody);
  EXPECT_TRUE(pool.next().quick);

  sessions.find(ada)->household = "here";
  host.watch_again(alone, {ada, Viewer::spectator(), 0, true});
  tables.find(alone)->bot_thinks = false;
  bots.let_think(alone);
  pool.forget();
  EXPECT_EQ(pool.next().rank, Thought::Rank::expected);
  EXPECT_EQ(pool.next().household, "here");
  EXPECT_EQ(pool.next().person, "ada");
}

TEST_F(BotDriverTest, A_bot_that_fails_is_told_to_the_host_and_asked_again_later) {
  const std::string table = start(protocol::BotSeat{"random", {}});
  pool.fail("no idea");
  ASSERT_EQ(troubles.size(), 1U);
  EXPECT_NE(troubles.front().find(table), std::string::npos);
  EXPECT_NE(troubles.front().find("no idea"), std::string::npos);
  EXPECT_EQ(pool.waiting(), 0U);
  now += bot_patience;
  wakeups.handle_due(now);
  EXPECT_EQ(pool.waiting(), 1U);
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
