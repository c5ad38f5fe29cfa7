// The lobby under those who would fill it, and tables that nobody comes to.
#include <algorithm>

#include "service/lists.h"
#include "table_harness.h"

namespace townsmith::service {
namespace {

class LobbyTest : public Tables {
 protected:
  /// Somebody from an address, connected.
  static Client join_from(Node& node, const std::string& name, const std::string& address) {
    return node.welcome(node.guest(name), address).client;
  }
  static json::object terms(bool listed) {
    return {{"game", round_game()},
            {"seats",
             json::array{json::object{{"occupant", "human"}}, json::object{{"occupant", "open"}}}},
            {"listed", listed}};
  }
  static std::string offer(Node& node, Client client, bool listed = true, json::object more = {}) {
    json::object message = terms(listed);
    for (const auto& one : more) message[one.key()] = one.value();
    const json::object made = node.ask(client, "create", std::move(message));
    return made.contains("table") ? text_of(made.at("table")) : reason_of(made);
  }
  static std::vector<std::string> in_lobby(Node& node, Client client) {
    std::vector<std::string> tables;
    const json::object lobby = node.ask(client, "lobby");
    for (const json::value& one : lobby.at("tables").as_array()) {
      tables.push_back(text_of(one.at("table")));
    }
    return tables;
  }
  static bool shows(Node& node, Client client, const std::string& table) {
    const std::vector<std::string> tables = in_lobby(node, client);
    return std::find(tables.begin(), tables.end(), table) != tables.end();
  }
  /// Ticks as a server does, so that nothing is overdue only because nobody looked.
  static void pass(Node& node, Time time) {
    node.tick(time);
    for (int i = 0; i < 8; ++i) {
      node.tick(2 * second);
      node.ask(node.connect(""), "archive");  // read after what the tick looked for
    }
  }
};

TEST_F(LobbyTest, A_person_and_an_address_have_a_share_of_the_lobby) {
  Node node(url());
  const Client ada = join_from(node, "Ada", "one");
  for (int i = 0; i < 5; ++i) EXPECT_NE(offer(node, ada), "too_much");
  EXPECT_EQ(offer(node, ada), "too_much");
  EXPECT_NE(offer(node, ada, false), "too_much") << "who is not listed takes nobody's place";
  int made = 5;
  for (int person = 0; person < 6; ++person) {
    const Client guest = join_from(node, "Guest", "one");
    for (int i = 0; i < 5; ++i) made += offer(node, guest) == "too_much" ? 0 : 1;
  }
  EXPECT_EQ(made, 20);
  EXPECT_NE(offer(node, join_from(node, "Ben", "two")), "too_much");
}

TEST_F(LobbyTest, A_table_that_was_closed_makes_room_for_another) {
  Node node(url());
  const Client ada = node.join("Ada");
  std::string last;
  for (int i = 0; i < 5; ++i) last = offer(node, ada);
  EXPECT_EQ(offer(node, ada), "too_much");
  EXPECT_EQ(reason_of(node.ask(ada, "cancel", {{"table", last}})), "none");
  EXPECT_NE(offer(node, ada), "too_much");
}

TEST(FairChoice, Everybody_is_in_sight_however_many_tables_somebody_has_made) {
  std::vector<store::TableRow> rows;
  const auto add = [&rows](const std::string& id, const std::string& creator) {
    store::TableRow row;
    row.id = id;
    row.creator = creator;
    rows.push_back(row);
  };
  for (int i = 0; i < 300; ++i) add("flood" + std::to_string(i), "eve");
  add("ada1", "ada");
  add("ben1", "ben");
  const std::vector<store::TableRow> chosen = fair_choice(rows, 200);
  ASSERT_EQ(chosen.size(), 200U);
  EXPECT_EQ(chosen[0].id, "flood0");
  EXPECT_EQ(chosen[197].id, "flood197");
  EXPECT_EQ(chosen[198].id, "ada1");
  EXPECT_EQ(chosen[199].id, "ben1");
  EXPECT_EQ(fair_choice({rows[0]}, 200).size(), 1U);
}

// Eleven guests of one address made twenty tables each, and a table of somebody else was gone.
TEST_F(LobbyTest, A_flood_pushes_nobody_out_of_the_lobby) {
  Node node(url(), {.listed_of_person = 20, .listed_of_address = 1000});
  const std::string real = offer(node, node.join("Ada"));
  for (int person = 0; person < 11; ++person) {
    const Client guest = join_from(node, "Guest", "flood");
    for (int i = 0; i < 20; ++i) {
      ++node.now;
      ASSERT_NE(offer(node, guest), "too_much");
    }
  }
  const Client eve = node.connect("");
  EXPECT_EQ(in_lobby(node, eve).size(), 200U);
  EXPECT_TRUE(shows(node, eve, real));
}

TEST_F(LobbyTest, A_table_whose_people_have_gone_leaves_the_lobby_and_later_goes) {
  Node node(url(), {.idle_table = 1000});
  const Client ada = node.join("Ada");
  const Client eve = node.connect("");
  const std::string table = offer(node, ada);
  const std::string quiet = offer(node, ada, false);
  node.disconnect(ada);
  node.tick(60 * second);
  EXPECT_TRUE(shows(node, eve, table));
  pass(node, 2 * hour);
  EXPECT_FALSE(shows(node, eve, table));
  bool told = false;
  for (const json::object& push : node.pushes(eve, "lobby")) {
    for (const json::value& gone : push.at("gone").as_array()) {
      told = told || gone == json::value(table);
    }
  }
  EXPECT_TRUE(told) << "who looks at the lobby sees it go";
  EXPECT_EQ(reason_of(node.ask(eve, "view", {{"table", table}, {"as", nullptr}})), "none")
      << "who has the link still comes in";
  pass(node, 15 * day);
  for (const std::string& gone : {table, quiet}) {
    EXPECT_EQ(reason_of(node.ask(eve, "view", {{"table", gone}, {"as", nullptr}})), "unknown_name");
  }
  EXPECT_TRUE(node.troubles.empty()) << node.troubles.front();
}

TEST_F(LobbyTest, A_table_stays_in_the_lobby_while_somebody_of_it_waits_there) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client eve = node.connect("");
  const std::string table = offer(node, ada);
  node.ask(ada, "watch", {{"table", table}, {"as", nullptr}});
  for (int i = 0; i < 3; ++i) pass(node, 2 * hour);
  EXPECT_TRUE(shows(node, eve, table));
  const std::string days =
      offer(node, ada, true, {{"pace", json::object{{"kind", "days"}, {"days", 3}}}});
  node.disconnect(ada);
  pass(node, 3 * hour);
  EXPECT_FALSE(shows(node, eve, table));
  EXPECT_TRUE(shows(node, eve, days)) << "who has days for a move has days to find somebody";
}

TEST_F(LobbyTest, A_game_that_has_begun_is_never_purged) {
  Node node(url(), {.idle_table = 1000});
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table = two(node, ada, ben, turn_game(), {{"listed", true}});
  node.disconnect(ada);
  node.disconnect(ben);
  const Client eve = node.connect("");
  pass(node, 15 * day);
  EXPECT_EQ(reason_of(node.ask(eve, "view", {{"table", table}, {"as", nullptr}})), "none");
  EXPECT_FALSE(shows(node, eve, table)) << "but nobody needs to see it in the lobby";
}

TEST_F(LobbyTest, Bots_play_among_themselves_at_a_few_tables_only) {
  Node node(url(), {}, {.thinkers = 0});
  const auto duel = [&](Client client) {
    const json::object bot = {{"occupant", "bot"}, {"bot", "master"}};
    return reason_of(
        node.ask(client, "create",
                 {{"game", turn_game()}, {"start", true}, {"seats", json::array{bot, bot}}}));
  };
  const Client ada = join_from(node, "Ada", "one");
  EXPECT_EQ(duel(ada), "none");
  EXPECT_EQ(duel(ada), "none");
  EXPECT_EQ(duel(ada), "too_much");
  int made = 2;
  for (int i = 0; i < 5; ++i) {
    const Client guest = join_from(node, "Guest", "one");
    for (int k = 0; k < 2; ++k) made += duel(guest) == "none" ? 1 : 0;
  }
  EXPECT_EQ(made, 8);
  EXPECT_EQ(duel(join_from(node, "Ben", "two")), "none");
}

TEST_F(LobbyTest, Memory_is_given_back_when_many_tables_were_let_go) {
  Node node(url(), {.idle_table = 1000, .let_go_at_once = 10});
  const Client ada = node.join("Ada");
  for (int i = 0; i < 9; ++i) offer(node, ada, false);
  node.tick(60 * second);
  EXPECT_EQ(node.given_back, 0);
  offer(node, ada, false);
  node.tick(60 * second);
  EXPECT_EQ(node.given_back, 1);
  node.tick(60 * second);
  EXPECT_EQ(node.given_back, 1);
}

}  // namespace
}  // namespace townsmith::service
