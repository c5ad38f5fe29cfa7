// What lists show and to whom, and who is called when it is their turn.
#include "table_harness.h"

namespace townsmith::service {
namespace {

std::string person_of(Node& node, Client client) {
  return text_of(node.ask(client, "hello", {{"protocol", 2}}).at("you").at("id"));
}

std::size_t count(const json::object& answer) {
  EXPECT_EQ(reason_of(answer), "none") << json::serialize(answer);
  return answer.at("tables").as_array().size();
}

TEST_F(Tables, The_archive_shows_unlisted_tables_to_those_who_sat_there_only) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const Client eve = node.join("Eve");
  const Client nobody = node.connect("");
  const std::string person = person_of(node, ada);
  const std::string hidden = two(node, ada, ben, turn_game());
  play(node, hidden, {ada, ben}, 10'000);
  for (const Client client : {eve, nobody, ada}) {
    EXPECT_EQ(count(node.ask(client, "archive")), 0U);
  }
  for (const Client client : {eve, nobody, ben}) {
    EXPECT_EQ(count(node.ask(client, "archive", {{"person", person}})), 0U);
  }
  const json::object own = node.ask(ada, "archive", {{"person", person}});
  ASSERT_EQ(count(own), 1U);
  EXPECT_EQ(own.at("tables").at(0).at("table"), json::value(hidden));
  const std::string listed = two(node, ada, ben, turn_game(), {{"listed", true}});
  EXPECT_EQ(count(node.ask(eve, "archive")), 0U);  // it is not over yet
  play(node, listed, {ada, ben}, 10'000);
  for (const Client client : {eve, nobody}) {
    const json::object others = node.ask(client, "archive", {{"person", person}});
    ASSERT_EQ(count(others), 1U);
    EXPECT_EQ(others.at("tables").at(0).at("table"), json::value(listed));
  }
  EXPECT_EQ(count(node.ask(eve, "archive", {{"game", round_game()}})), 0U);
  EXPECT_EQ(count(node.ask(ada, "archive", {{"person", person}})), 2U);
}

TEST_F(Tables, A_profile_tells_how_good_somebody_is_at_what_they_played) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string person = person_of(node, ada);
  EXPECT_TRUE(node.ask(ada, "profile").at("ratings").as_array().empty());
  play(node, two(node, ada, ben, turn_game()), {ada, ben}, 10'000);
  for (const Client client : {ada, ben, node.connect("")}) {
    const json::object profile = node.ask(client, "profile", {{"person", person}});
    ASSERT_EQ(reason_of(profile), "none");
    EXPECT_EQ(profile.at("person").at("name"), json::value("Ada"));
    const json::array& ratings = profile.at("ratings").as_array();
    ASSERT_EQ(ratings.size(), 1U) << json::serialize(profile);
    EXPECT_EQ(ratings[0].at("game"), json::value(turn_game()));
    EXPECT_EQ(ratings[0].at("games"), json::value(1));
  }
  EXPECT_EQ(reason_of(node.ask(ada, "profile", {{"person", "nobody"}})), "unknown_name");
}

TEST_F(Tables, Nobody_hears_of_the_lobby_after_leaving_it) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const auto list_a_table = [&] {
    node.ask(ada, "create",
             {{"game", round_game()},
              {"listed", true},
              {"seats", json::array{json::object{{"occupant", "open"}}}}});
  };
  list_a_table();
  EXPECT_TRUE(node.pushes(ben, "lobby").empty());
  EXPECT_EQ(count(node.ask(ben, "lobby")), 1U);
  list_a_table();
  EXPECT_EQ(node.pushes(ben, "lobby").size(), 1U);
  EXPECT_EQ(reason_of(node.ask(ben, "unlobby")), "none");
  list_a_table();
  EXPECT_EQ(node.pushes(ben, "lobby").size(), 1U);
}

TEST_F(Tables, Nobody_makes_more_tables_in_a_minute_than_the_limit) {
  Node node(url(), {.creates_per_minute = 2});
  const Client ada = node.join("Ada");
  const auto make = [&](Client client) {
    return reason_of(node.ask(
        client, "create",
        {{"game", round_game()}, {"seats", json::array{json::object{{"occupant", "open"}}}}}));
  };
  EXPECT_EQ(make(ada), "none");
  EXPECT_EQ(make(ada), "none");
  EXPECT_EQ(make(ada), "too_much");
  EXPECT_EQ(make(node.join("Ben")), "none");
  node.now += 60'000;
  EXPECT_EQ(make(ada), "none");
}

TEST_F(Tables, The_webhook_calls_people_who_are_not_looking_at_the_table) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table = two(node, ada, ben, turn_game());
  node.ask(ada, "watch", {{"table", table}, {"as", 0}});
  node.ask(ben, "watch", {{"table", table}, {"as", 1}});
  node.webhooks.clear();
  play_up_to_turn_of(1, node, table, {ada, ben});
  play_up_to_turn_of(0, node, table, {ada, ben});
  EXPECT_TRUE(node.webhooks.empty()) << node.webhooks.front();
  node.ask(ben, "unwatch", {{"table", table}, {"as", 1}});
  play_up_to_turn_of(1, node, table, {ada, ben});
  ASSERT_EQ(node.webhooks.size(), 1U);
  const json::object told = json::parse(node.webhooks[0]).as_object();
  EXPECT_EQ(told.at("what"), json::value("turn"));
  EXPECT_EQ(told.at("name"), json::value("Ben"));
  EXPECT_EQ(told.at("table"), json::value(table));
  EXPECT_EQ(told.at("link"), json::value("https://example.org/t/" + table));
}

}  // namespace
}  // namespace townsmith::service
