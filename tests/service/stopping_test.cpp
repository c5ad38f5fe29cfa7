// People give up, or agree to end a game: what comes of it, and how it is rated.
#include "table_harness.h"

namespace townsmith::service {
namespace {

class StoppingOnServer : public Tables {
 protected:
  static std::string command(Node& node, const std::string& table, Client client, int seat,
                             std::string_view verb) {
    std::string refused = "stale";
    while (refused == "stale") {
      const json::object seen = node.ask(client, "view", {{"table", table}, {"as", seat}});
      refused = reason_of(
          node.ask(client, verb, {{"table", table}, {"seat", seat}, {"at", seen.at("version")}}));
    }
    return refused;
  }
  static json::object look(Node& node, const std::string& table, Client client) {
    return node.ask(client, "view", {{"table", table}, {"as", nullptr}});
  }
  static std::vector<std::string> ladder(Node& node, Client client) {
    std::vector<std::string> names;
    const json::object answer = node.ask(client, "ladder", {{"game", turn_game()}});
    for (const json::value& one : answer.at("best").as_array()) {
      names.push_back(text_of(one.at("name")));
    }
    return names;
  }
};

using Names = std::vector<std::string>;

TEST_F(StoppingOnServer, Who_resigns_loses_to_who_stays_on_every_node) {
  std::string table;
  {
    Node node(url());
    const Client ada = node.join("Ada");
    const Client ben = node.join("Ben");
    table = two(node, ada, ben, turn_game(), {{"listed", true}});
    const json::object at_ben = {{"table", table}, {"seat", 1}, {"at", 3}};
    EXPECT_EQ(reason_of(node.ask(node.join("Eve"), "resign", at_ben)), "not_your_seat");
    EXPECT_EQ(reason_of(node.ask(ada, "resign", at_ben)), "not_your_seat");
    EXPECT_EQ(command(node, table, ben, 1, "resign"), "none");
    EXPECT_EQ(ladder(node, ada), (Names{"Ada", "Ben"}));
    const json::object listed = node.ask(ada, "archive", {});
    EXPECT_EQ(text_of(listed.at("tables").at(0).at("stop")), "resigned");
    EXPECT_EQ(listed.at("tables").at(0).at("winners"), json::value(json::array{0}));
  }
  Node node(url());
  const Client eve = node.join("Eve");
  const json::object seen = look(node, table, eve);
  EXPECT_TRUE(seen.at("view").at("over").as_bool());
  EXPECT_EQ(text_of(seen.at("view").at("result").at("stop")), "resigned");
  EXPECT_EQ(text_of(seen.at("view").at("seats").at(1).at("forfeit")), "resigned");
}

TEST_F(StoppingOnServer, A_game_ended_by_agreement_is_not_rated) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table = two(node, ada, ben, turn_game());
  EXPECT_EQ(command(node, table, ben, 1, "refuse_end"), "not_allowed");
  EXPECT_EQ(command(node, table, ada, 0, "agree_end"), "none");
  EXPECT_TRUE(look(node, table, ben).at("view").at("seats").at(0).at("wants_end").as_bool());
  EXPECT_EQ(command(node, table, ben, 1, "refuse_end"), "none");
  EXPECT_FALSE(
      look(node, table, ben).at("view").at("seats").at(0).as_object().contains("wants_end"));
  EXPECT_EQ(command(node, table, ada, 0, "agree_end"), "none");
  EXPECT_EQ(command(node, table, ben, 1, "agree_end"), "none");
  const json::object seen = look(node, table, ada);
  EXPECT_EQ(text_of(seen.at("view").at("result").at("stop")), "agreed");
  EXPECT_TRUE(seen.at("view").at("result").at("winners").as_array().empty());
  EXPECT_EQ(ladder(node, ada), Names());
  EXPECT_EQ(reason_of(node.ask(ben, "rematch", {{"table", table}})), "none");
}

TEST_F(StoppingOnServer, A_game_that_everybody_gave_up_is_not_rated) {
  Node node(url());
  const Client ada = node.join("Ada");
  const json::array seats = {json::object{{"occupant", "open"}},
                             json::object{{"occupant", "bot"}, {"bot", "easy"}}};
  const std::string table =
      text_of(node.ask(ada, "create", {{"game", turn_game()}, {"seats", seats}}).at("table"));
  node.ask(ada, "sit", {{"table", table}, {"seat", 0}, {"at", 1}, {"share", share('a')}});
  ASSERT_EQ(command(node, table, ada, 0, "start"), "none");
  EXPECT_EQ(command(node, table, ada, 0, "resign"), "none");
  EXPECT_TRUE(look(node, table, ada).at("view").at("over").as_bool());
  EXPECT_EQ(ladder(node, ada), Names());
}

TEST_F(StoppingOnServer, Who_comes_back_is_rated_by_how_it_ends_if_most_of_the_moves_were_theirs) {
  for (const bool plays_more : {false, true}) {
    TemporaryFolder folder;
    Node node("sqlite:" + folder.file("one.db"));
    const Client ada = node.join("Ada");
    const Client ben = node.join("Ben");
    const std::string table = two(node, ada, ben, turn_game());
    const auto moves_of_ben = [&] {
      const json::object seen = node.ask(ada, "view", {{"table", table}, {"as", 0}, {"from", 0}});
      const json::array& events = seen.at("events").as_array();
      return std::count_if(events.begin(), events.end(), [](const json::value& event) {
        return event.at("what") == "moved" && event.at("seat") == json::value(1);
      });
    };
    ASSERT_EQ(command(node, table, ben, 1, "leave"), "none");
    node.ask(ada, "watch", {{"table", table}, {"as", 0}});
    while (moves_of_ben() == 0) {
      const std::size_t told = node.pushes(ada, "table").size();
      if (play(node, table, {ada}, 1) > 0) continue;
      ASSERT_TRUE(node.wait([&] { return node.pushes(ada, "table").size() > told; }));
    }
    ASSERT_EQ(command(node, table, ben, 1, "back"), "none");
    const auto by_bot = moves_of_ben();
    while (plays_more && moves_of_ben() <= 2 * by_bot) play(node, table, {ada, ben}, 1);
    ASSERT_EQ(command(node, table, ada, 0, "resign"), "none");
    ASSERT_TRUE(look(node, table, ada).at("view").at("over").as_bool());
    // A game of which nobody has played most of their moves was finished by nobody.
    EXPECT_EQ(ladder(node, ada), plays_more ? (Names{"Ben", "Ada"}) : Names());
  }
}

}  // namespace
}  // namespace townsmith::service
