#include <gtest/gtest.h>

#include "core/content.h"
#include "core/json.h"
#include "example_games.h"
#include "program/child.h"
#include "server/client.h"

// A server's table in the terminal, by its link.
namespace townsmith::testing {
namespace {

/// Somebody at a server, as pages are.
struct Visitor {
  explicit Visitor(const std::string& port, const std::string& name) : link{"127.0.0.1", port, ""} {
    const auto made =
        server::ask_web(link, "POST", "/api/me", "", json::serialize(json::object{{"name", name}}));
    EXPECT_TRUE(made && made->status == 200);
    auto connected = server::ClientSocket::connect(link, made->secret);
    EXPECT_TRUE(connected);
    socket = std::move(*connected);
  }
  json::object ask(json::object message) {
    message["id"] = ++last;
    EXPECT_TRUE(socket->send(json::serialize(message)));
    for (;;) {
      const auto text = socket->receive();
      if (!text) return {};
      json::object heard = parse_json(*text, false)->as_object();
      if (const json::value* re = heard.if_contains("re"); re && *re == json::value(last)) {
        return heard;
      }
    }
  }
  server::TableLink link;
  std::unique_ptr<server::ClientSocket> socket;
  int last = 0;
};

std::string port_where(const std::string& said) {
  const std::size_t colon = said.find("localhost:");
  if (colon == std::string::npos) return {};
  const std::size_t begin = colon + 10;
  return said.substr(begin, said.find_first_not_of("0123456789", begin) - begin);
}

TEST(Join, Sits_down_at_a_servers_table_by_its_link_and_plays) {
  const TemporaryFolder folder;
  ::setenv("XDG_STATE_HOME", folder.file("state").c_str(), 1);
  Child server({"serve", "--port", "0", "--db", "sqlite:" + folder.file("tables.db")});
  const std::string port = port_where(server.hear_until("(Ctrl+C ends it)"));
  ASSERT_NE(port, "");
  Visitor ada(port, "Ada");
  ada.ask({{"do", "hello"}, {"protocol", 2}});
  const json::object made =
      ada.ask({{"do", "create"},
               {"game", turn_game()},
               {"seats", json::array{json::object{{"occupant", "open"}},
                                     json::object{{"occupant", "bot"}, {"bot", "random"}}}}});
  ASSERT_TRUE(made.contains("table")) << json::serialize(made);
  const std::string table(made.at("table").as_string());
  const std::string link = "http://127.0.0.1:" + port + "/t/" + table;

  Child kim({"join", link, "--name", "Kim"});
  const std::string welcome = kim.hear_until("> ");
  ASSERT_NE(welcome.find("commitment"), std::string::npos) << welcome;
  kim.tell("start");
  const std::string board = kim.hear_until("> ");
  kim.tell("moves");
  const std::string moves = kim.hear_until("\n");
  ASSERT_NE(moves.find_first_not_of(' '), std::string::npos) << board;
  const std::string first = moves.substr(moves.find_first_not_of(' '));
  EXPECT_FALSE(first.empty());
  kim.tell("fly to the moon");
  EXPECT_NE(kim.hear_until("? ").find("? "), std::string::npos);
  kim.tell("quit");
  EXPECT_EQ(kim.wait(), 0);
  const json::object seen = ada.ask({{"do", "view"}, {"table", table}, {"as", nullptr}});
  EXPECT_EQ(seen.at("view").at("seats").at(0).at("name"), json::value("Kim"));
  EXPECT_TRUE(seen.at("view").at("started").as_bool());
  // The same person comes back to the same seat.
  Child again({"join", link});
  EXPECT_EQ(again.hear_until("> ").find("looking on"), std::string::npos);
  ::unsetenv("XDG_STATE_HOME");
}

TEST(Join, A_link_that_leads_nowhere_is_refused_in_a_sentence) {
  for (const char* link : {"nonsense", "http://127.0.0.1:1/#/t/x", "http:///#/t/x",
                           "http://127.0.0.1/t/", "http://127.0.0.1/other", "https://example.org/#/t/x"}) {
    const Ran ran = run({"join", link});
    EXPECT_EQ(ran.code, 1) << link << ran.said;
    EXPECT_TRUE(ran.said.starts_with("townsmith: ")) << ran.said;
  }
}

TEST(Join, Links_are_read_as_people_write_them) {
  const auto link = server::parse_link("http://play.example.org:8080/#/t/k3v");
  ASSERT_TRUE(link);
  EXPECT_EQ(link->host, "play.example.org");
  EXPECT_EQ(link->port, "8080");
  EXPECT_EQ(link->table, "k3v");
  EXPECT_EQ(server::parse_link("http://[::1]:80/t/k3v")->host, "::1");
  EXPECT_EQ(server::parse_link("http://play.example.org/t/k3v")->table, "k3v");
  EXPECT_EQ(server::parse_link("http://host/#/t/k3v")->port, "80");
  EXPECT_FALSE(server::parse_link("http://host/#/t/k3v\r\nX: y"));
}

}  // namespace
}  // namespace townsmith::testing
