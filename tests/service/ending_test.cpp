// What follows from the end of a game: ratings, what is said of it, another game.
#include "table_harness.h"

namespace townsmith::service {
namespace {

class Ending : public Tables {
 protected:
  /// Plays seat 0 with the first legal moves until the game is over, while bots play the rest.
  static void play_to_the_end(Node& node, const std::string& table, Client client) {
    node.ask(client, "watch", {{"table", table}, {"as", 0}});
    while (true) {
      const std::size_t told = node.pushes(client, "table").size();
      const json::object seen = node.ask(client, "view", {{"table", table}, {"as", 0}});
      if (seen.at("view").at("over").as_bool()) return;
      if (play(node, table, {client}, 1) == 0) {
        ASSERT_TRUE(node.wait([&] { return node.pushes(client, "table").size() > told; }));
      }
    }
  }
  static void wait_for_the_end(Node& node, const std::string& table, Client client) {
    node.ask(client, "watch", {{"table", table}, {"as", nullptr}});
    while (true) {
      const std::size_t told = node.pushes(client, "table").size();
      const json::object seen = node.ask(client, "view", {{"table", table}, {"as", nullptr}});
      if (seen.at("view").at("over").as_bool()) return;
      ASSERT_TRUE(node.wait([&] { return node.pushes(client, "table").size() > told; }));
    }
  }
  static void leave(Node& node, const std::string& table, Client client, int seat) {
    std::string refused = "stale";
    // A bot may have moved since the client looked.
    while (refused == "stale") {
      const json::object seen = node.ask(client, "view", {{"table", table}, {"as", seat}});
      refused = reason_of(node.ask(client, "leave",
                                   {{"table", table}, {"seat", seat}, {"at", seen.at("version")}}));
    }
    ASSERT_EQ(refused, "none");
  }
  static std::string person(Node& node, Client client) {
    return text_of(node.ask(client, "hello", {{"protocol", 2}}).at("you").at("id"));
  }
  /// The places in the ladder, the best first.
  static std::vector<std::string> ladder(Node& node, Client client,
                                         std::string_view game = turn_game()) {
    std::vector<std::string> names;
    const json::object best = node.ask(client, "ladder", {{"game", game}});
    for (const json::value& one : best.at("best").as_array()) {
      names.push_back(text_of(one.at("name")));
    }
    return names;
  }
  static json::array seats(int open, int bots) {
    json::array out;
    for (int i = 0; i < open; ++i) out.push_back(json::object{{"occupant", "open"}});
    for (int i = 0; i < bots; ++i) {
      out.push_back(json::object{{"occupant", "bot"}, {"bot", "easy"}});
    }
    return out;
  }
};

using Names = std::vector<std::string>;

TEST_F(Ending, A_player_who_plays_to_the_end_is_rated_by_how_it_ends) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table = two(node, ada, ben, turn_game());
  play(node, table, {ada, ben}, 10'000);
  const json::object end = node.ask(ada, "view", {{"table", table}, {"as", nullptr}});
  const json::array& winners = end.at("view").at("result").at("winners").as_array();
  ASSERT_EQ(winners.size(), 1U);
  EXPECT_EQ(ladder(node, ada),
            winners.front() == json::value(0) ? (Names{"Ada", "Ben"}) : (Names{"Ben", "Ada"}));
}

TEST_F(Ending, A_player_who_leaves_is_rated_last_whatever_the_bot_made_of_it) {
  // The first moves that come to mind against a bot that thinks: it often wins, but not always.
  for (int games = 0; games < 20; ++games) {
    TemporaryFolder folder;
    Node node("sqlite:" + folder.file("one.db"));
    const Client ada = node.join("Ada");
    const Client ben = node.join("Ben");
    const std::string table = two(node, ada, ben, turn_game());
    leave(node, table, ben, 1);
    play_to_the_end(node, table, ada);
    EXPECT_EQ(ladder(node, ada), (Names{"Ada", "Ben"}));
    const json::object end = node.ask(ada, "view", {{"table", table}, {"as", nullptr}});
    if (end.at("view").at("result").at("winners") != json::value(json::array{1})) continue;
    // Nobody is told that Ben has won.
    const std::string said = text_of(end.at("view").at("result").at("sentence"));
    EXPECT_TRUE(said.starts_with("The bot that stood in for Ben wins with ")) << said;
    EXPECT_EQ(text_of(end.at("events").as_array().back().at("sentence")), said);
    const json::object listed = node.ask(ben, "archive", {{"person", person(node, ben)}});
    EXPECT_TRUE(listed.at("tables").at(0).at("seats").at(1).at("away").as_bool());
    return;
  }
  FAIL() << "the bot never won";
}

TEST_F(Ending, A_player_who_runs_out_of_time_is_rated_last) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table =
      two(node, ben, ada, turn_game(),
          {{"pace", json::object{{"kind", "live"}, {"bank", 10}, {"turn", 3600}}}});
  // Ben, who begins, does nothing.
  node.tick(3'611'000);
  const json::object seen = node.ask(ada, "watch", {{"table", table}, {"as", 1}});
  EXPECT_EQ(seen.at("about").at("seats").at(0).at("stand_in"), json::value("medium"));
  for (bool over = false; !over;) {
    const std::size_t told = node.pushes(ada, "table").size();
    const json::object now = node.ask(ada, "view", {{"table", table}, {"as", 1}});
    over = now.at("view").at("over").as_bool();
    if (over) break;
    if (now.at("view").at("may").at("move").as_bool()) {
      node.ask(ada, "move",
               {{"table", table},
                {"seat", 1},
                {"at", now.at("version")},
                {"move", now.at("view").at("moves").at(0).at("move")}});
    } else {
      ASSERT_TRUE(node.wait([&] { return node.pushes(ada, "table").size() > told; }));
    }
  }
  EXPECT_EQ(ladder(node, ada), (Names{"Ada", "Ben"}));
}

TEST_F(Ending, A_game_that_nobody_finished_is_not_rated) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table = two(node, ada, ben, turn_game());
  leave(node, table, ada, 0);
  leave(node, table, ben, 1);
  wait_for_the_end(node, table, node.connect(""));
  EXPECT_EQ(ladder(node, ada), Names());
}

TEST_F(Ending, A_player_who_leaves_comes_after_people_and_bots_who_stay) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const json::object made =
      node.ask(ada, "create", {{"game", round_game()}, {"seats", seats(2, 1)}});
  const std::string table = text_of(made.at("table"));
  node.ask(ada, "sit", {{"table", table}, {"seat", 0}, {"at", 1}, {"share", share('a')}});
  node.ask(ben, "sit", {{"table", table}, {"seat", 1}, {"at", 2}, {"share", share('b')}});
  ASSERT_EQ(reason_of(node.ask(ada, "start", {{"table", table}, {"seat", 0}, {"at", 3}})), "none");
  leave(node, table, ben, 1);
  play_to_the_end(node, table, ada);
  const Names names = ladder(node, ada, round_game());
  ASSERT_EQ(names.size(), 3U);
  EXPECT_EQ(names.back(), "Ben");
}

TEST_F(Ending, A_player_who_has_left_does_not_come_back_after_the_end) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table = two(node, ada, ben, turn_game());
  leave(node, table, ben, 1);
  play_to_the_end(node, table, ada);
  const json::object end = node.ask(ben, "view", {{"table", table}, {"as", 1}});
  EXPECT_EQ(
      reason_of(node.ask(ben, "back", {{"table", table}, {"seat", 1}, {"at", end.at("version")}})),
      "game_over");
}

TEST_F(Ending, Games_on_content_of_ones_own_are_not_rated_with_the_others) {
  const ContentFiles content = with_other_content(built_in_content(), turn_game());
  Node node(url(), {}, {.content = content});
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  play(node, two(node, ada, ben, turn_game()), {ada, ben}, 10'000);
  EXPECT_EQ(ladder(node, ada), Names());
  play(node, two(node, ada, ben, round_game()), {ada, ben}, 10'000);
  EXPECT_EQ(node.ask(ada, "ladder", {{"game", round_game()}}).at("best").as_array().size(), 2U);
}

TEST_F(Ending, A_friendly_game_is_not_rated_and_nor_is_another_that_follows_it) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table = two(node, ada, ben, turn_game(), {{"rated", false}, {"listed", true}});
  const auto about = [&](const std::string& which) {
    return node.ask(ada, "view", {{"table", which}, {"as", nullptr}}).at("about").as_object();
  };
  EXPECT_FALSE(about(table).at("rated").as_bool());
  play(node, table, {ada, ben}, 10'000);
  EXPECT_EQ(ladder(node, ada), Names());
  EXPECT_FALSE(node.ask(ada, "archive").at("tables").at(0).at("rated").as_bool());
  const std::string next = text_of(node.ask(ada, "rematch", {{"table", table}}).at("table"));
  EXPECT_FALSE(about(next).at("rated").as_bool());
  EXPECT_TRUE(about(two(node, ada, ben, turn_game())).at("rated").as_bool());
}

TEST_F(Ending, A_friendly_game_is_one_also_for_a_node_that_reads_it_from_the_store) {
  std::string table;
  const std::string ben = [&] {
    Node node(url());
    std::string secret = node.guest("Ben");
    table = two(node, node.join("Ada"), node.connect(secret), turn_game(), {{"rated", false}});
    return secret;
  }();
  Node node(url());
  const Client client = node.connect(ben);
  const json::object seen = node.ask(client, "view", {{"table", table}, {"as", 1}});
  EXPECT_FALSE(seen.at("about").at("rated").as_bool());
  EXPECT_EQ(reason_of(node.ask(client, "resign",
                               {{"table", table}, {"seat", 1}, {"at", seen.at("version")}})),
            "none");
  EXPECT_EQ(ladder(node, client), Names());
}

TEST_F(Ending, Only_those_who_sat_there_ask_for_a_rematch) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const Client eve = node.join("Eve");
  const std::string table = two(node, ada, ben, turn_game(), {{"listed", true}});
  play(node, table, {ada, ben}, 10'000);
  EXPECT_EQ(reason_of(node.ask(eve, "rematch", {{"table", table}})), "not_allowed");
  const json::object next = node.ask(ben, "rematch", {{"table", table}});
  ASSERT_EQ(reason_of(next), "none");
  EXPECT_EQ(reason_of(node.ask(eve, "rematch", {{"table", table}})), "not_allowed");
  EXPECT_EQ(reason_of(node.ask(eve, "cancel", {{"table", text_of(next.at("table"))}})),
            "not_allowed");
}

TEST_F(Ending, A_rematch_that_was_closed_is_replaced_by_another) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table = two(node, ada, ben, turn_game());
  play(node, table, {ada, ben}, 10'000);
  const std::string first = text_of(node.ask(ben, "rematch", {{"table", table}}).at("table"));
  ASSERT_EQ(reason_of(node.ask(ben, "cancel", {{"table", first}})), "none");
  const json::object second = node.ask(ada, "rematch", {{"table", table}});
  ASSERT_EQ(reason_of(second), "none") << json::serialize(second);
  EXPECT_NE(text_of(second.at("table")), first);
  EXPECT_EQ(node.ask(ben, "rematch", {{"table", table}}).at("table"), second.at("table"));
  EXPECT_EQ(
      reason_of(node.ask(ada, "view", {{"table", text_of(second.at("table"))}, {"as", nullptr}})),
      "none");
}

TEST_F(Ending, A_rematch_counts_as_a_table_that_was_made) {
  Node node(url(), {.creates_per_minute = 2});
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table = two(node, ada, ben, turn_game());
  play(node, table, {ada, ben}, 10'000);
  std::string next = text_of(node.ask(ada, "rematch", {{"table", table}}).at("table"));
  // To be told which it is makes none.
  EXPECT_EQ(text_of(node.ask(ada, "rematch", {{"table", table}}).at("table")), next);
  ASSERT_EQ(reason_of(node.ask(ada, "cancel", {{"table", next}})), "none");
  EXPECT_EQ(reason_of(node.ask(ada, "rematch", {{"table", table}})), "too_much");
  EXPECT_EQ(reason_of(node.ask(ben, "rematch", {{"table", table}})), "none");
}

}  // namespace
}  // namespace townsmith::service
