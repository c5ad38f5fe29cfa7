// Time that is used up, and bots that nobody thinks for any more.
#include "table_harness.h"

namespace townsmith::service {
namespace {

constexpr Seat ada_seat = seat_at(0);
constexpr Seat ben_seat = seat_at(1);
constexpr Time second = 1'000;

TEST(Clocks, A_turn_that_takes_longer_than_it_may_uses_up_the_bank_for_good) {
  Clocks clocks({Pace::Kind::live, 60, 10});
  clocks.set(SeatSet(ada_seat), {}, 0);
  EXPECT_EQ(clocks.left(ada_seat, 25 * second), 45 * second);
  clocks.set(SeatSet(ben_seat), {}, 25 * second);  // ten seconds of the turn, fifteen of the bank
  EXPECT_EQ(clocks.left(ada_seat, 25 * second), 55 * second);
  EXPECT_EQ(clocks.left(ben_seat, 25 * second), 70 * second);
  EXPECT_FALSE(clocks.is_running(ada_seat));
  clocks.set(SeatSet(ada_seat), {}, 30 * second);  // Ben was quick: his bank is whole
  EXPECT_EQ(clocks.left(ben_seat, 99 * second), 70 * second);
  ASSERT_TRUE(clocks.next());
  EXPECT_EQ(clocks.next()->at, 85 * second);
  EXPECT_EQ(clocks.next()->seat, ada_seat);
  clocks.set(SeatSet(ben_seat), {}, 999 * second);  // no bank is less than empty
  EXPECT_EQ(clocks.left(ada_seat, 999 * second), 10 * second);
}

TEST(Clocks, A_seat_that_begins_another_turn_at_once_pays_for_the_first) {
  Clocks clocks({Pace::Kind::live, 60, 10});
  clocks.set(SeatSet(ada_seat), {}, 0);
  clocks.set(SeatSet(ada_seat), {}, 30 * second);  // the same turn still
  EXPECT_EQ(clocks.left(ada_seat, 30 * second), 40 * second);
  clocks.set(SeatSet(ada_seat), SeatSet(ada_seat), 30 * second);
  EXPECT_TRUE(clocks.is_running(ada_seat));
  EXPECT_EQ(clocks.left(ada_seat, 30 * second), 50 * second);
}

TEST(Clocks, Days_are_for_each_turn_and_without_a_pace_there_is_no_clock) {
  Clocks days({Pace::Kind::days, 0, 86'400});
  days.set(SeatSet(ada_seat), {}, 0);
  days.set(SeatSet(ben_seat), {}, 86'000 * second);
  EXPECT_EQ(days.left(ada_seat, 86'000 * second), 86'400 * second);
  Clocks relaxed(Pace{});
  relaxed.set(SeatSet(ada_seat), {}, 0);
  EXPECT_FALSE(relaxed.left(ada_seat, 5 * second));
  EXPECT_FALSE(relaxed.next());
}

TEST(Interval, Comes_round_also_when_the_clock_was_set_back) {
  Interval interval(10 * second);
  EXPECT_TRUE(interval.is_due(1000 * second));
  EXPECT_FALSE(interval.is_due(1009 * second));
  EXPECT_TRUE(interval.is_due(1010 * second));
  EXPECT_FALSE(interval.is_due(1015 * second));
  EXPECT_FALSE(interval.is_due(1010 * second));
  EXPECT_TRUE(interval.is_due(500 * second));
  EXPECT_FALSE(interval.is_due(509 * second));
  EXPECT_TRUE(interval.is_due(510 * second));
}

TEST_F(Tables, Time_taken_from_the_bank_is_gone_also_after_a_restart) {
  std::string table;
  Time now = 0;
  const auto left = [&table](Node& node, Client client) {
    const json::object seen = node.ask(client, "view", {{"table", table}, {"as", nullptr}});
    return seen.at("about").at("seats").at(0).at("left").as_int64();
  };
  {
    Node node(url());
    const Client ada = node.join("Ada");
    const Client ben = node.join("Ben");
    table = two(node, ada, ben, turn_game(),
                {{"pace", json::object{{"kind", "live"}, {"bank", 60}, {"turn", 10}}}});
    EXPECT_EQ(left(node, ben), 70 * second);
    node.now += 30 * second;
    play(node, table, {ada}, 1'000);
    EXPECT_EQ(left(node, ben), 50 * second);
    play_up_to_turn_of(0, node, table, {ada, ben});
    node.now += 15 * second;
    EXPECT_EQ(left(node, ben), 35 * second);
    now = node.now;
  }
  Node node(url());
  node.now = now;
  EXPECT_EQ(left(node, node.connect("")), 35 * second);
}

TEST_F(Tables, Bots_of_a_node_that_died_are_woken_by_another) {
  std::string table;
  {
    Node node(url(), {}, {.thinkers = 0});  // dies before its bot has thought
    const json::object made =
        node.ask(node.join("Ada"), "create",
                 {{"game", turn_game()},
                  {"start", true},
                  {"seats", json::array{json::object{{"occupant", "bot"}, {"bot", "random"}},
                                        json::object{{"occupant", "bot"}, {"bot", "random"}}}}});
    table = text_of(made.at("table"));
  }
  Node node(url());
  const auto store = std::move(*store::open_store(url()));
  const Time wake = (*store->table(table))->wake;
  ASSERT_GT(wake, node.now);  // so that somebody looks, if the node does not
  const Client eve = node.connect("");
  node.ask(eve, "watch", {{"table", table}, {"as", nullptr}});
  node.tick(wake - node.now - 1);
  node.ask(eve, "lobby");  // read after what the tick looked for
  EXPECT_EQ(node.service().metrics().find("thoughts_total 1"), std::string::npos);
  node.tick(2'001);
  ASSERT_TRUE(node.wait([&] { return !node.pushes(eve, "table").empty(); }));
  EXPECT_EQ(node.pushes(eve, "table").front().at("events").at(0).at("what"), json::value("moved"));
}

}  // namespace
}  // namespace townsmith::service
