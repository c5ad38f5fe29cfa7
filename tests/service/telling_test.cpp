// What clients are told besides the game, and in which words.
#include "table_harness.h"

namespace townsmith::service {
namespace {

class Telling : public Tables {};

TEST_F(Telling, What_is_known_about_a_table_is_told_again_only_when_it_has_changed) {
  Node node(url());
  const Client ada = node.join("Ada");
  const std::string secret = node.guest("Ben");
  const Client ben = node.connect(secret);
  const std::string table = two(node, ada, ben, turn_game());
  node.ask(ada, "watch", {{"table", table}, {"as", 0}});
  node.ask(ben, "watch_glimpses", {{"table", table}, {"as", 1}});
  play(node, table, {ada, ben}, 3);
  ASSERT_EQ(node.pushes(ada, "table").size(), 3U);
  for (const json::object& push : node.pushes(ada, "table")) EXPECT_FALSE(push.contains("about"));
  for (const json::object& push : node.pushes(ben, "glimpse")) EXPECT_FALSE(push.contains("about"));
  node.disconnect(ben);
  const auto ben_is_here = [](const json::object& push) {
    return push.at("about").at("seats").at(1).at("connected").as_bool();
  };
  EXPECT_FALSE(ben_is_here(node.pushes(ada, "about").back()));
  // He is back, but looks at something else: that is told with the next move.
  node.connect(secret);
  play(node, table, {ada}, 1);
  EXPECT_TRUE(ben_is_here(node.pushes(ada, "table").back()));
}

TEST_F(Telling, What_a_failed_write_kept_from_being_told_about_a_table_is_told_later) {
  Node node(url());
  const Client ada = node.join("Ada");
  const Client ben = node.join("Ben");
  const std::string table = two(node, ada, ben, turn_game());
  const json::object seen = node.ask(ada, "watch", {{"table", table}, {"as", 0}});
  const json::object leave = {{"table", table}, {"seat", 1}, {"at", seen.at("version")}};
  const auto stand_in = [&] {
    return node.pushes(ada, "table").back().at("about").at("seats").at(1).at("stand_in");
  };
  node.mood = FlakyStore::Mood::full;
  EXPECT_EQ(reason_of(node.ask(ben, "leave", leave)), "io_error");
  node.mood = FlakyStore::Mood::well;
  EXPECT_EQ(reason_of(node.ask(ben, "leave", leave)), "none");
  EXPECT_EQ(stand_in(), json::value("medium"));
}

TEST_F(Telling, Time_that_runs_is_told_with_every_move) {
  Node node(url());
  const Client ada = node.join("Ada");
  const json::object pace = {{"kind", "live"}, {"bank", 600}, {"turn", 15}};
  const std::string table = two(node, ada, node.join("Ben"), turn_game(), {{"pace", pace}});
  node.ask(ada, "watch", {{"table", table}, {"as", 0}});
  node.now += 1000;
  play(node, table, {ada}, 1);
  EXPECT_TRUE(node.pushes(ada, "table").back().contains("about"));
}

TEST_F(Telling, Whatever_is_wrong_with_a_request_to_a_server_is_said_by_a_catalogue) {
  Node node(url());
  const Client ada = node.join("Ada");
  two(node, ada, node.join("Ben"), turn_game());
  const std::vector<json::value> garbage = {nullptr, true, -1, "x", json::array(), json::object()};
  int refused = 0;
  for (const Client client : {ada, node.connect("")}) {
    node.ask(client, "language", {{"language", marked_language}});
    for (const protocol::VerbInfo& verb : protocol::all_verbs()) {
      if (!verb.server_only) continue;
      std::vector<json::object> requests = {{}, {{"nonsense", 1}}};
      for (const schema::MemberType& member : verb.ask().members) {
        for (const json::value& value : garbage) {
          json::object request = requests.size() > 2 ? requests.back() : json::object();
          request[member.name] = value;
          requests.push_back(std::move(request));
        }
      }
      for (const json::object& request : requests) {
        const json::object answer = node.ask(client, verb.verb, request);
        if (!answer.contains("error")) continue;
        const std::string sentence = text_of(answer.at("error").at("sentence"));
        EXPECT_TRUE(sentence.starts_with(mark_begin) && sentence.ends_with(mark_end)) << sentence;
        ++refused;
      }
    }
  }
  EXPECT_GT(refused, 50);
}

}  // namespace
}  // namespace townsmith::service
