#include <gtest/gtest.h>

#include <map>
#include <set>

#include "example_games.h"
#include "program/child.h"
#include "program/visitor.h"

// A program with an account of its own, at a server as anybody starts it.
namespace townsmith::testing {
namespace {

TEST(BotAccount, Is_read_later_and_not_refused_when_it_says_more_than_its_share) {
  constexpr int messages = 30;
  const TemporaryFolder folder;
  const std::string db = "sqlite:" + folder.file("tables.db");
  Child server({"serve", "--port", "0", "--db", db, "--bot-messages", "100:2"});
  const std::string port = port_where(server.hear_until("(Ctrl+C ends it)"));
  ASSERT_NE(port, "");
  const Ran made = run({"admin", "--db", db, "bot", "Deep Brick"});
  ASSERT_EQ(made.code, 0) << made.said;
  Visitor bot = Visitor::with_token(port, lines_of(made.said).back());
  ASSERT_NE(bot.socket, nullptr);
  for (int i = 0; i < messages; ++i) bot.send({{"do", "hello"}, {"protocol", 2}});
  for (int i = 0; i < messages; ++i) {
    const json::object heard = bot.receive();
    ASSERT_TRUE(heard.contains("you")) << json::serialize(heard);
    EXPECT_EQ(heard.at("re"), json::value(i + 1));
  }
}

TEST(BotAccount, Plays_fifty_games_at_once_to_their_end_with_the_usual_limits) {
  constexpr std::size_t games = 50;
  const TemporaryFolder folder;
  const std::string db = "sqlite:" + folder.file("tables.db");
  Child server({"serve", "--port", "0", "--db", db});
  const std::string port = port_where(server.hear_until("(Ctrl+C ends it)"));
  ASSERT_NE(port, "");
  const Ran made = run({"admin", "--db", db, "bot", "Deep Brick"});
  ASSERT_EQ(made.code, 0) << made.said;
  Visitor bot = Visitor::with_token(port, lines_of(made.said).back());
  ASSERT_NE(bot.socket, nullptr);
  EXPECT_TRUE(bot.ask({{"do", "hello"}, {"protocol", 2}}).at("you").at("bot").as_bool());

  std::vector<std::string> tables;
  std::map<std::string, json::object> views;
  std::set<std::string> asked;                 // tables whose answer has not come yet
  std::map<std::string, json::value> decided;  // the version that was decided at
  std::map<int, std::string> requests;
  const json::array seats = {json::object{{"occupant", "human"}},
                             json::object{{"occupant", "bot"}, {"bot", "random"}}};
  for (std::size_t i = 0; i < games; ++i) {
    const json::object created =
        bot.ask({{"do", "create"}, {"game", turn_game()}, {"start", true}, {"seats", seats}});
    ASSERT_TRUE(created.contains("table")) << json::serialize(created);
    tables.emplace_back(created.at("table").as_string());
  }
  for (const std::string& table : tables) {
    requests[bot.send({{"do", "watch"}, {"table", table}, {"as", 0}})] = table;
  }
  std::size_t playing = 0;
  std::size_t over = 0;
  std::size_t moves = 0;
  const auto decide = [&](const std::string& table) {
    const json::object& view = views.at(table);
    const json::array& legal = view.at("moves").as_array();
    if (legal.empty() || asked.contains(table) || decided[table] == view.at("version")) return;
    decided[table] = view.at("version");
    const json::value& move = legal[moves++ % legal.size()].at("move");
    requests[bot.send({{"do", "move"},
                       {"table", table},
                       {"seat", 0},
                       {"at", view.at("version")},
                       {"move", move}})] = table;
    asked.insert(table);
    playing = std::max(playing, asked.size());
  };
  while (over < games) {
    const json::object heard = bot.receive();
    ASSERT_FALSE(heard.empty()) << over << " games were over, after " << moves << " moves";
    EXPECT_FALSE(heard.contains("error")) << json::serialize(heard);
    if (const json::value* re = heard.if_contains("re"); re != nullptr && re->is_int64()) {
      const std::string table = requests.at(static_cast<int>(re->as_int64()));
      asked.erase(table);
      if (heard.contains("view")) views[table] = heard.at("view").as_object();
      if (views.contains(table)) decide(table);
    } else if (heard.contains("view")) {
      const std::string table(heard.at("table").as_string());
      views[table] = heard.at("view").as_object();
      if (views[table].at("over").as_bool()) ++over;
      decide(table);
    }
  }
  EXPECT_GT(playing, games / 2) << "they were played at the same time";
  EXPECT_GT(moves, 5 * games);
}

}  // namespace
}  // namespace townsmith::testing
