// Time that is used up, and bots that nobody thinks for any more.
#include <cstdlib>

#include "table_harness.h"

namespace townsmith::service {
namespace {

constexpr Seat ada_seat = seat_at(0);
constexpr Seat ben_seat = seat_at(1);

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

TEST(SystemClock, Goes_on_from_the_date_the_process_began_at) {
  const Clock clock = system_clock();
  const Time before = clock();
  EXPECT_LT(std::abs(before - clock.date()), 10 * second);
  EXPECT_GE(clock(), before);
}

/// What a seat has left, for anybody.
std::int64_t left_at(Node& node, Client client, const std::string& table) {
  const json::object seen = node.ask(client, "view", {{"table", table}, {"as", nullptr}});
  return seen.at("about").at("seats").at(0).at("left").as_int64();
}

TEST_F(Tables, A_machines_clock_that_is_set_changes_dates_and_nothing_else) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table =
      two(node, ada, ben, turn_game(),
          {{"pace", json::object{{"kind", "live"}, {"bank", 60}, {"turn", 10}}}});
  for (const Time jump : {-hour, hour}) {
    node.date_ahead = jump;
    EXPECT_EQ(left_at(node, ben, table), 70 * second);
    node.tick(0);
    EXPECT_EQ(reason_of(node.ask(ada, "say", {{"table", table}, {"text", "hi"}})), "none");
    const json::object chat = node.ask(ada, "chat", {{"table", table}});
    EXPECT_EQ(chat.at("messages").as_array().back().at("at"), json::value(node.now + jump));
  }
  const auto store = std::move(*store::open_store(url()));
  EXPECT_TRUE(store->write({store::Order{0, "message", "Back at noon.", node.now}}));
  node.tick(2'000);
  EXPECT_TRUE(node.wait([&] { return !node.pushes(ada, "notice").empty(); }));
  node.tick(20 * second);
  EXPECT_EQ(left_at(node, ben, table), 48 * second);
}

TEST_F(Tables, Nobody_gains_by_a_clock_that_was_set_back_while_the_server_was_down) {
  std::string table;
  {
    Node node(url());
    const Client ada = node.join("Ada");
    table = two(node, ada, node.join("Ben"), turn_game(),
                {{"pace", json::object{{"kind", "live"}, {"bank", 60}, {"turn", 10}}}});
    node.now += 30 * second;
    play(node, table, {ada}, 1'000);
  }
  Node node(url());
  node.now -= hour;
  const Client eve = node.connect("");
  EXPECT_EQ(left_at(node, eve, table), 50 * second);
  const auto ben_has = [&] {
    const json::object seen = node.ask(eve, "view", {{"table", table}, {"as", nullptr}});
    return seen.at("about").at("seats").at(1).at("left").as_int64();
  };
  EXPECT_EQ(ben_has(), 70 * second);
  node.tick(10 * second);
  EXPECT_EQ(ben_has(), 60 * second) << "time continues from the last deed";
  node.tick(61 * second);
  const json::object after = node.ask(eve, "view", {{"table", table}, {"as", nullptr}});
  EXPECT_FALSE(after.at("about").at("seats").at(1).at("stand_in").is_null());
  // What is done now comes after what was done before, for everybody who reads it later.
  const auto store = std::move(*store::open_store(url()));
  Time last = 0;
  const auto deeds = store->deeds(table, 0);
  for (const store::Deed& deed : *deeds) {
    EXPECT_GE(deed.at, last);
    last = deed.at;
  }
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
