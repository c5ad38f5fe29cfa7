// What should not happen, and what a host is told about it.
#include <algorithm>

#include "table_harness.h"

namespace townsmith::service {
namespace {

using Mood = FlakyStore::Mood;

class TroubleTest : public Tables {
 protected:
  static bool was_told(const Node& node, std::string_view text) {
    return std::any_of(node.troubles.begin(), node.troubles.end(), [text](const std::string& one) {
      return one.find(text) != std::string::npos;
    });
  }
};

// The clock is asked in many places, so its failure is one in any of them.
TEST_F(TroubleTest, A_failure_in_the_middle_of_a_request_is_answered_and_ends_nothing) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table = two(node, ada, ben, turn_game());
  node.ask(ben, "watch", {{"table", table}, {"as", 1}});
  std::size_t failed = 0;
  for (int at = 1; at <= 12; ++at) {
    for (const char* verb : {"view", "move", "create", "lobby", "say"}) {
      SCOPED_TRACE(std::string(verb) + " and reading of the clock " + std::to_string(at));
      const json::object seen = node.ask(ada, "view", {{"table", table}, {"as", 0}});
      json::object message = {{"table", table},
                              {"as", 0},
                              {"seat", 0},
                              {"text", "hi"},
                              {"game", round_game()},
                              {"seats", json::array{json::object{{"occupant", "open"}}}},
                              {"at", seen.at("version")}};
      const json::array& moves = seen.at("view").at("moves").as_array();
      message["move"] = moves.empty() ? json::value("none") : moves.front().at("move");
      node.clock_fails_at = at;
      const json::object answer = node.ask(ada, verb, members_of(verb, message));
      const bool broke = node.clock_fails_at == 0;
      node.clock_fails_at = 0;
      if (broke && reason_of(answer) == "io_error") {
        ++failed;
        // A client that is told that it failed finds the table as it was.
        const json::object after = node.ask(ada, "view", {{"table", table}, {"as", 0}});
        EXPECT_EQ(after.at("version"), seen.at("version"));
        EXPECT_EQ(after.at("view"), seen.at("view"));
      }
      node.now += 60'000;
    }
  }
  EXPECT_GE(failed, 3U);
  EXPECT_TRUE(was_told(node, "internal error: the clock is broken"));
  play(node, table, {ada, ben}, 10'000);
  EXPECT_TRUE(node.ask(ada, "view", {{"table", table}, {"as", 0}}).at("view").at("over").as_bool());
}

TEST_F(TroubleTest, A_request_by_HTTP_that_fails_is_answered_with_500) {
  Node node(url());
  node.clock_fails_at = 1;
  const ApiAnswer answer = node.api("POST", "/api/me", "", R"({"name":"Ada"})");
  EXPECT_EQ(answer.status, 500);
  EXPECT_EQ(json::parse(answer.body).at("error").at("reason"), json::value("io_error"));
  EXPECT_EQ(node.api("POST", "/api/me", "", R"({"name":"Ada"})").status, 200);
}

TEST_F(TroubleTest, A_failing_store_is_told_to_the_host_and_not_to_the_players) {
  Node node(url());
  const Client ada = node.join("Ada");
  const std::string table = two(node, ada, node.join("Ben"), turn_game());
  const json::object move =
      json::parse(first_move(table, node.ask(ada, "view", {{"table", table}, {"as", 0}})))
          .as_object();
  for (const auto& [mood, words] :
       {std::pair{Mood::full, "the disk is full"}, {Mood::gone, "connection to server at"}}) {
    node.mood = mood;
    const json::object refused = node.ask(ada, "move", move);
    EXPECT_EQ(reason_of(refused), "io_error");
    EXPECT_EQ(json::serialize(refused).find(words), std::string::npos);
    EXPECT_TRUE(was_told(node, std::string("the store cannot be written to: ") + words));
    node.mood = Mood::well;
  }
  EXPECT_EQ(reason_of(node.ask(ada, "move", move)), "none");
}

TEST_F(TroubleTest, A_store_that_cannot_be_read_is_told_to_the_host_and_not_to_the_players) {
  Node node(url(), {.idle_table = 1000});
  const std::string secret = node.guest("Ada");
  const Client ada = node.connect(secret);
  const std::string table = two(node, ada, node.join("Ben"), turn_game());
  node.tick(60'000);
  node.reader_mood = Mood::gone;
  for (const auto& [verb, message] : {std::pair{"view", json::object{{"table", table}, {"as", 0}}},
                                      {"lobby", {}},
                                      {"archive", {}},
                                      {"profile", {}},
                                      {"ladder", {{"game", round_game()}}}}) {
    const json::object refused = node.ask(ada, verb, message);
    EXPECT_EQ(reason_of(refused), "io_error") << verb;
    EXPECT_EQ(json::serialize(refused).find("192.0.2.1"), std::string::npos) << verb;
  }
  for (const char* path : {"/api/me", "/api/record/none"}) {
    const ApiAnswer refused = node.api("GET", path, secret);
    EXPECT_EQ(refused.status, 503) << path;
    EXPECT_EQ(refused.body.find("192.0.2.1"), std::string::npos) << path;
  }
  EXPECT_EQ(node.welcome(secret).refused, CloseReason::try_later);
  EXPECT_EQ(node.troubles.size(), 1U) << "all of this has one cause";
  EXPECT_TRUE(was_told(node, "192.0.2.1"));
  node.reader_mood = Mood::well;
  EXPECT_EQ(reason_of(node.ask(ada, "view", {{"table", table}, {"as", 0}})), "none");
}

TEST_F(TroubleTest, The_host_hears_of_the_same_trouble_once_a_minute) {
  Node node(url());
  const Client ada = node.join("Ada");
  const std::string table = two(node, ada, node.join("Ben"), turn_game());
  node.mood = Mood::full;
  const auto fail = [&] {
    const json::object seen = node.ask(ada, "view", {{"table", table}, {"as", 0}});
    node.ask(ada, "move", json::parse(first_move(table, seen)).as_object());
  };
  for (int i = 0; i < 5; ++i) fail();
  EXPECT_EQ(node.troubles.size(), 1U);
  node.now += 60'000;
  fail();
  EXPECT_EQ(node.troubles.size(), 2U);
}

TEST_F(TroubleTest, A_server_that_cannot_write_is_not_well_until_it_can) {
  Node node(url());
  const Client ada = node.join("Ada");
  const std::string table = two(node, ada, node.join("Ben"), turn_game());
  EXPECT_TRUE(node.service().healthy());
  const json::object seen = node.ask(ada, "view", {{"table", table}, {"as", 0}});
  node.mood = Mood::full;
  node.ask(ada, "move", json::parse(first_move(table, seen)).as_object());
  EXPECT_FALSE(node.service().healthy());
  // Reading goes well all the time.
  for (int i = 0; i < 5; ++i) {
    node.tick(2'000);
    EXPECT_EQ(reason_of(node.ask(ada, "lobby")), "none");
    EXPECT_FALSE(node.service().healthy());
  }
  node.mood = Mood::well;
  // Nobody plays: the server finds out by itself.
  node.tick(2'000);
  EXPECT_TRUE(node.wait([&] { return node.service().healthy(); }));
}

}  // namespace
}  // namespace townsmith::service
