// Several nodes on one store. Notices are withheld, so that what a node has in memory is as old as
// it can be; only the store knows what the other node has acknowledged.
#include "table_harness.h"

namespace townsmith::service {
namespace {

class Nodes : public Tables {
 protected:
  Node one_{url(), {}, {.shared = true}};
  Node two_{url(), {}, {.shared = true}};
  std::string secret_ = one_.guest("Ada");
  Client ada_ = one_.connect(secret_);
  std::string table_ = two(one_, ada_, one_.join("Ben"), turn_game());

  /// Ada moves at the first node; what she is told.
  json::object move(std::string_view command = "c1") {
    const json::object seen = one_.ask(ada_, "view", {{"table", table_}, {"as", 0}});
    sent_ = {{"table", table_},
             {"seat", 0},
             {"at", seen.at("version")},
             {"command", command},
             {"move", seen.at("view").at("moves").at(0).at("move")}};
    json::object told = one_.ask(ada_, "move", sent_);
    EXPECT_EQ(reason_of(told), "none");
    return told;
  }
  /// Puts the table into the second node's memory, as it is now.
  Client look_on() {
    const Client eve = two_.connect("");
    EXPECT_EQ(reason_of(two_.ask(eve, "watch", {{"table", table_}, {"as", nullptr}})), "none");
    return eve;
  }
  json::object view(Client client) {
    return two_.ask(client, "view", {{"table", table_}, {"as", 0}});
  }

  json::object sent_;
};

TEST_F(Nodes, A_client_that_changes_nodes_is_never_shown_a_table_older_than_it_was_told) {
  const Client eve = look_on();
  const json::object told = move();
  const Client ada = two_.connect(secret_);
  const json::object seen = view(ada);
  EXPECT_EQ(seen.at("version"), told.at("version"));
  EXPECT_EQ(seen.at("view"), one_.ask(ada_, "view", {{"table", table_}, {"as", 0}}).at("view"));
  // Now that it is known here, everybody here is told.
  ASSERT_FALSE(two_.pushes(eve, "table").empty());
  EXPECT_EQ(two_.pushes(eve, "table").back().at("version"), told.at("version"));
}

TEST_F(Nodes, Whatever_it_asks_first) {
  look_on();
  for (const char* verb : {"watch", "view", "record"}) {
    const json::object told = move(verb);
    const json::object heard =
        two_.ask(two_.connect(secret_), verb, members_of(verb, {{"table", table_}, {"as", 0}}));
    ASSERT_EQ(reason_of(heard), "none") << verb;
    const std::string text = json::serialize(heard);
    EXPECT_NE(text.find(text_of(sent_.at("move"))), std::string::npos) << verb;
  }
}

TEST_F(Nodes, A_command_sent_again_at_another_node_is_known_there) {
  look_on();
  const json::object told = move();
  const json::object again = two_.ask(two_.connect(secret_), "move", sent_);
  ASSERT_EQ(reason_of(again), "none") << json::serialize(again);
  EXPECT_EQ(again.at("version"), told.at("version"));
}

TEST_F(Nodes, A_command_that_another_node_was_faster_to_store_is_answered_and_not_called_late) {
  const Client there = two_.connect(secret_);
  view(there);  // from now on the second node believes its memory
  const json::object told = move();
  const json::object again = two_.ask(there, "move", sent_);
  ASSERT_EQ(reason_of(again), "none") << json::serialize(again);
  EXPECT_EQ(again.at("version"), told.at("version"));
  EXPECT_EQ(view(there).at("view"),
            one_.ask(ada_, "view", {{"table", table_}, {"as", 0}}).at("view"));
}

TEST_F(Nodes, What_can_still_be_done_after_another_node_was_faster_is_done) {
  const Client eve = look_on();
  const std::string ben = one_.guest("Ben");
  const Client ben_here = one_.connect(ben);
  const std::string table = two(one_, ada_, ben_here, turn_game());
  const Client ben_there = two_.connect(ben);
  const json::object seen = two_.ask(ben_there, "view", {{"table", table}, {"as", 1}});
  table_ = table;
  move();
  EXPECT_EQ(reason_of(two_.ask(
                ben_there, "resign",
                {{"table", table}, {"seat", 1}, {"at", seen.at("version")}, {"command", "late"}})),
            "stale")
      << "Ada has moved meanwhile";
  const json::object now = one_.ask(ben_here, "view", {{"table", table}, {"as", 1}});
  const json::object asks = {{"table", table}, {"seat", 0}, {"at", now.at("version")}};
  two_.ask(ben_there, "view", {{"table", table}, {"as", 1}});
  ASSERT_EQ(reason_of(one_.ask(ada_, "agree_end", asks)), "none");
  EXPECT_EQ(reason_of(two_.ask(
                ben_there, "agree_end",
                {{"table", table}, {"seat", 1}, {"at", now.at("version")}, {"command", "b1"}})),
            "none");
  EXPECT_TRUE(
      two_.ask(eve, "view", {{"table", table}, {"as", nullptr}}).at("view").at("over").as_bool());
}

TEST_F(Nodes, Whoever_is_always_slower_is_told_to_try_again) {
  const Client there = two_.connect(secret_);
  const json::object seen = view(there);
  two_.mood = FlakyStore::Mood::slow;
  EXPECT_EQ(reason_of(two_.ask(there, "move",
                               {{"table", table_},
                                {"seat", 0},
                                {"at", seen.at("version")},
                                {"command", "c1"},
                                {"move", seen.at("view").at("moves").at(0).at("move")}})),
            "io_error");
}

TEST_F(Nodes, A_record_is_no_older_than_what_any_node_has_said) {
  look_on();
  move();
  const std::string path = "/api/record/" + table_;
  EXPECT_EQ(two_.api("GET", path, secret_).body, one_.api("GET", path, secret_).body);
}

TEST_F(Nodes, A_table_that_was_being_read_when_somebody_asked_is_compared_too) {
  const Client eve = two_.connect("");
  const Client ada = two_.connect(secret_);
  bool read = false;
  two_.receive(eve, R"({"id":1,"do":"view","as":null,"table":")" + table_ + "\"}",
               [&] { read = true; });
  // Whether or not the store has been read by now, the table is not in memory yet.
  const json::object told = move();
  EXPECT_FALSE(read);
  EXPECT_EQ(view(ada).at("version"), told.at("version"));
}

TEST_F(Nodes, A_table_closed_at_another_node_is_closed_for_whoever_comes) {
  const json::object made = one_.ask(
      ada_, "create",
      {{"game", round_game()}, {"seats", json::array{json::object{{"occupant", "open"}}}}});
  table_ = text_of(made.at("table"));
  look_on();
  ASSERT_EQ(reason_of(one_.ask(ada_, "cancel", {{"table", table_}})), "none");
  EXPECT_EQ(reason_of(two_.ask(two_.connect(""), "view", {{"table", table_}, {"as", nullptr}})),
            "game_over");
}

TEST_F(Nodes, Whoever_watches_a_table_closed_elsewhere_is_sent_away_when_a_write_finds_out) {
  const json::object made = one_.ask(
      ada_, "create",
      {{"game", round_game()}, {"seats", json::array{json::object{{"occupant", "open"}}}}});
  table_ = text_of(made.at("table"));
  const Client eve = look_on();
  const Client kim = two_.join("Kim");
  ASSERT_EQ(reason_of(two_.ask(kim, "watch", {{"table", table_}, {"as", nullptr}})), "none");
  ASSERT_EQ(reason_of(one_.ask(ada_, "cancel", {{"table", table_}})), "none");
  EXPECT_NE(reason_of(two_.ask(kim, "sit",
                               {{"table", table_}, {"seat", 0}, {"at", 0}, {"share", share('a')}})),
            "none");
  EXPECT_TRUE(two_.wait([&] { return two_.closed.contains(eve) && two_.closed.contains(kim); }));
}

TEST_F(Nodes, A_client_is_refused_rather_than_shown_what_may_be_old) {
  look_on();
  const json::object told = move();
  const Client ada = two_.connect(secret_);
  two_.reader_mood = FlakyStore::Mood::unreadable;
  EXPECT_EQ(reason_of(view(ada)), "io_error");
  two_.reader_mood = FlakyStore::Mood::well;
  EXPECT_EQ(view(ada).at("version"), told.at("version"));
}

TEST_F(Nodes, A_table_is_compared_once_for_a_client_and_a_notice_does_the_rest) {
  look_on();
  const Client ada = two_.connect(secret_);
  const json::object before = view(ada);
  two_.reader_mood = FlakyStore::Mood::unreadable;  // nothing more is asked of the store
  EXPECT_EQ(view(ada).at("version"), before.at("version"));
  two_.reader_mood = FlakyStore::Mood::well;
  const json::object told = move();
  two_.service().changed_elsewhere({{.table = table_}});
  EXPECT_TRUE(two_.wait([&] { return view(ada).at("version") == told.at("version"); }));
}

TEST_F(Nodes, A_notice_that_could_not_be_followed_is_followed_later) {
  const Client eve = look_on();
  const json::object told = move();
  two_.reader_mood = FlakyStore::Mood::unreadable;
  two_.service().changed_elsewhere({{.table = table_}});
  two_.ask(two_.join("Cleo"), "lobby");  // read after it
  EXPECT_TRUE(two_.pushes(eve, "table").empty());
  two_.reader_mood = FlakyStore::Mood::well;
  two_.tick(2'000);
  ASSERT_TRUE(two_.wait([&] { return !two_.pushes(eve, "table").empty(); }));
  EXPECT_EQ(two_.pushes(eve, "table").back().at("version"), told.at("version"));
}

}  // namespace
}  // namespace townsmith::service
