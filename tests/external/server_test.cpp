// Bots of a host's own at the tables of a server.
#include "conformance/scale.h"
#include "external/bots.h"
#include "service/harness.h"

namespace townsmith::external {
namespace {

using service::Client;
using service::Node;
using service::TemporaryFolder;

/// A server with these bots.
struct Server {
  explicit Server(const OwnBots& own, const std::string& file)
      : node("sqlite:" + file, {.watches_of_client = 1000, .creates_per_minute = 1000},
             {.catalogue = own.catalogue, .waiters = 2}) {}

  std::string table(Client who, const std::string& game, const std::vector<std::string>& bots) {
    json::array seats;
    for (const std::string& bot : bots) {
      seats.push_back(json::object{{"occupant", "bot"}, {"bot", bot}});
    }
    const json::object made =
        node.ask(who, "create", {{"game", game}, {"seats", std::move(seats)}, {"start", true}});
    EXPECT_EQ(service::reason_of(made), "none") << json::serialize(made);
    return service::text_of(made.at("table"));
  }
  /// Waits until the game is over, and gives the view of it.
  json::object ending(Client who, const std::string& table) {
    json::object seen = node.ask(who, "watch", {{"table", table}, {"as", nullptr}});
    bool over = seen.at("view").at("over").as_bool();
    std::size_t looked = 0;
    EXPECT_TRUE(node.wait([&] {
      const auto& heard = node.heard[who];
      for (; looked < heard.size() && !over; ++looked) {
        const json::value* push = heard[looked].if_contains("push");
        if (push == nullptr || *push != json::value("table")) continue;
        if (heard[looked].at("table") != json::value(table)) continue;
        over = heard[looked].at("view").at("over").as_bool();
      }
      return over;
    })) << testing::PrintToString(node.troubles);
    node.ask(who, "unwatch", {{"table", table}, {"as", nullptr}});
    const json::object last = node.ask(who, "view", {{"table", table}, {"as", nullptr}});
    return last.at("view").as_object();
  }

  Node node;
};

TEST(ServerBot, Plays_every_game_at_a_server_under_its_name) {
  OwnBots own;
  own.limits.processes = 2;
  ASSERT_TRUE(own.add("mine", good_bot));
  const TemporaryFolder folder;
  Server server(own, folder.file("tables.db"));
  const Client ada = server.node.join("Ada");
  const json::object hello = server.node.ask(ada, "hello", {{"protocol", protocol::number}});
  const json::array& bots = hello.at("bots").as_array();
  EXPECT_TRUE(std::any_of(bots.begin(), bots.end(), [](const json::value& bot) {
    return bot.at("name") == json::value("mine");
  }));
  const int games = conformance::soaking() ? 100 : 1;
  for (const std::string& game : game_names()) {
    for (int i = 0; i < games; ++i) {
      const std::string table = server.table(ada, game, {"mine", "random"});
      const json::object view = server.ending(ada, table);
      EXPECT_EQ(view.at("seats").at(0).at("bot"), json::value("mine"));
      EXPECT_FALSE(view.at("seats").at(0).as_object().contains("forfeit"));
    }
  }
  EXPECT_EQ(own.sentences, std::vector<std::string>());
}

TEST(ServerBot, One_that_crashes_is_placed_last_and_everybody_is_told) {
  OwnBots own;
  ASSERT_TRUE(own.add("bad", bad_bot("crash")));
  const TemporaryFolder folder;
  const std::string file = folder.file("tables.db");
  std::string table;
  {
    Server server(own, file);
    const Client ada = server.node.join("Ada");
    table = server.table(ada, turn_game(), {"bad", "random"});
    const json::object view = server.ending(ada, table);
    EXPECT_EQ(view.at("seats").at(0).at("forfeit"), json::value("crashed"));
    EXPECT_EQ(view.at("result").at("winners"), json::value(json::array{json::value(1)}));
    const json::object again = server.node.ask(ada, "record", {{"table", table}});
    EXPECT_NE(service::text_of(again.at("record")).find(R"({"forfeit":0,"why":"crashed"})"),
              std::string::npos);
  }
  // A server that does not have the bot any more still knows how the game ended.
  const OwnBots none;
  Server later(none, file);
  const Client kim = later.node.join("Kim");
  // A bot's move is somebody else's business when its server has had its time.
  later.node.now += 2 * service::bot_patience;
  const json::object view = later.ending(kim, table);
  EXPECT_EQ(view.at("seats").at(0).at("forfeit"), json::value("crashed"));
  EXPECT_EQ(view.at("result").at("winners"), json::value(json::array{json::value(1)}));
}

TEST(ServerBot, A_game_whose_bot_is_not_there_any_more_is_played_to_the_end) {
  const TemporaryFolder folder;
  const std::string file = folder.file("tables.db");
  std::string table;
  {
    OwnBots own;
    own.limits.move = Milliseconds(60'000);
    ASSERT_TRUE(own.add("slow", bad_bot("stall", 0)));
    Server server(own, file);
    table = server.table(server.node.join("Ada"), turn_game(), {"slow", "random"});
  }
  const OwnBots none;
  Server later(none, file);
  // The server that began the game is given its time first.
  later.node.tick(2 * service::bot_patience);
  const json::object view = later.ending(later.node.join("Kim"), table);
  EXPECT_EQ(view.at("seats").at(0).at("forfeit"), json::value("not_started"));
  EXPECT_EQ(view.at("result").at("winners"), json::value(json::array{json::value(1)}));
}

TEST(ServerBot, Whatever_one_does_wrong_its_game_is_played_to_the_end_and_no_other_is_harmed) {
  const std::string notes = notes_file("server");
  const std::vector<std::pair<std::string, std::string>> faults = {
      {"signal", "crashed"},    {"illegal", "illegal"},        {"flood", "flooded"},
      {"nonsense", "flooded"},  {"chatter", "flooded"},        {"other_game", "other_game"},
      {"children", "children"}, {"child_and_crash", "crashed"}};
  {
    OwnBots own;
    ASSERT_TRUE(own.add("mine", good_bot));
    for (const auto& [fault, why] : faults) {
      std::string name = fault;
      std::replace(name.begin(), name.end(), '_', '-');
      ASSERT_TRUE(own.add(name, bad_bot(fault, 3, notes))) << fault;
    }
    const TemporaryFolder folder;
    Server server(own, folder.file("tables.db"));
    const Client ada = server.node.join("Ada");
    const std::string well = server.table(ada, turn_game(), {"mine", "random"});
    for (const auto& [fault, why] : faults) {
      std::string name = fault;
      std::replace(name.begin(), name.end(), '_', '-');
      const json::object view =
          server.ending(ada, server.table(ada, turn_game(), {name, "random"}));
      const json::object& seat = view.at("seats").at(0).as_object();
      ASSERT_TRUE(seat.contains("forfeit")) << fault;
      EXPECT_EQ(seat.at("forfeit"), json::value(why)) << fault;
      EXPECT_EQ(view.at("result").at("winners"), json::value(json::array{json::value(1)}));
    }
    const json::object view = server.ending(ada, well);
    EXPECT_FALSE(view.at("seats").at(0).as_object().contains("forfeit"));
    EXPECT_EQ(own.sentences.size(), faults.size());
  }
  for (const pid_t pid : noted(notes)) EXPECT_TRUE(ended_soon(pid)) << pid;
  std::filesystem::remove(notes);
}

TEST(ServerBot, Clients_name_no_commands) {
  OwnBots own;
  ASSERT_TRUE(own.add("external:" + good_bot, good_bot));
  const TemporaryFolder folder;
  Server server(own, folder.file("tables.db"));
  const Client ada = server.node.join("Ada");
  for (const std::string& bot : {"external:" + good_bot, std::string("external:touch /tmp/x")}) {
    const json::object made = server.node.ask(
        ada, "create",
        {{"game", turn_game()},
         {"seats", json::array{json::object{{"occupant", "bot"}, {"bot", bot.substr(0, 60)}},
                               json::object{{"occupant", "bot"}, {"bot", "random"}}}}});
    EXPECT_EQ(service::reason_of(made), "unknown_name") << json::serialize(made);
  }
}

TEST(ServerBot, One_that_stalls_keeps_no_other_bot_from_thinking) {
  OwnBots own;
  own.limits.move = Milliseconds(3'000);
  ASSERT_TRUE(own.add("slow", bad_bot("stall", 0)));
  const TemporaryFolder folder;
  Server server(own, folder.file("tables.db"));
  const Client ada = server.node.join("Ada");
  const std::string stalled = server.table(ada, turn_game(), {"slow", "random"});
  const auto began = std::chrono::steady_clock::now();
  (void)server.ending(ada, server.table(ada, turn_game(), {"random", "random"}));
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(2));
  const json::object view = server.ending(ada, stalled);
  EXPECT_EQ(view.at("seats").at(0).at("forfeit"), json::value("stalled"));
}

}  // namespace
}  // namespace townsmith::external
