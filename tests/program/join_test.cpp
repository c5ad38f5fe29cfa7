#include <gtest/gtest.h>

#include <memory>

#include "certificates.h"
#include "cli/marks.h"
#include "core/content.h"
#include "core/json.h"
#include "core/language.h"
#include "example_games.h"
#include "program/child.h"
#include "program/visitor.h"
#include "server/raw_client.h"

// A server's table in the terminal, by its link.
namespace townsmith::testing {
namespace {

/// A server, and the link to a table of it with a seat for one person.
struct Hosted {
  explicit Hosted(const std::vector<std::string>& more = {}, bool alone = false) {
    ::setenv("XDG_STATE_HOME", folder.file("state").c_str(), 1);
    std::vector<std::string> arguments = {"serve", "--port", "0", "--db",
                                          "sqlite:" + folder.file("tables.db")};
    arguments.insert(arguments.end(), more.begin(), more.end());
    server = std::make_unique<Child>(arguments);
    const std::string said = server->hear_until("(Ctrl+C ends it)");
    port = port_where(said);
    encrypted = said.find("https://") != std::string::npos;
    Visitor ada(port, "Ada", encrypted);
    ada.ask({{"do", "hello"}, {"protocol", 2}});
    json::array seats = {json::object{{"occupant", "open"}}};
    if (!alone) seats.push_back(json::object{{"occupant", "bot"}, {"bot", "random"}});
    const json::object made =
        ada.ask({{"do", "create"}, {"game", turn_game()}, {"seats", std::move(seats)}});
    table = std::string(made.at("table").as_string());
  }
  ~Hosted() { ::unsetenv("XDG_STATE_HOME"); }
  Hosted(const Hosted&) = delete;
  Hosted& operator=(const Hosted&) = delete;

  std::string link() const {
    return (encrypted ? "https" : "http") + ("://127.0.0.1:" + port) + "/t/" + table;
  }

  const TemporaryFolder folder;
  std::unique_ptr<Child> server;
  std::string port;
  std::string table;
  bool encrypted = false;
};

TEST(Join, Sits_down_at_a_servers_table_by_its_link_and_plays) {
  const Hosted hosted;
  const std::string link = hosted.link();

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
  Visitor noor(hosted.port, "Noor");
  noor.ask({{"do", "hello"}, {"protocol", 2}});
  const json::object seen = noor.ask({{"do", "view"}, {"table", hosted.table}, {"as", nullptr}});
  EXPECT_EQ(seen.at("view").at("seats").at(0).at("name"), json::value("Kim"));
  EXPECT_TRUE(seen.at("view").at("started").as_bool());
  // The same person comes back to the same seat.
  Child again({"join", link});
  EXPECT_EQ(again.hear_until("> ").find("looking on"), std::string::npos);
}

TEST(Join, Every_word_comes_from_a_catalogue) {
  const Hosted hosted;
  // As links were written before.
  const std::string link = "http://127.0.0.1:" + hosted.port + "/#/t/" + hosted.table;
  Child kim({"join", link, "--name", "Kim", "--language", "xx"});
  std::string said = kim.hear();
  kim.tell("help");
  said += kim.hear();
  kim.tell("start");
  said += kim.hear();
  kim.tell("score");
  kim.tell("moves");
  kim.tell("fly to the moon");
  std::string rest;
  while (rest.find("? ") == std::string::npos) {
    const std::string more = kim.hear();
    ASSERT_FALSE(more.empty()) << said << rest;
    rest += more;
  }
  said += rest;
  std::vector<std::string> known = {"Kim"};
  std::vector<std::string> lines = lines_of(said);
  for (std::string& line : lines) {
    if (line.starts_with("> ")) line.erase(0, 2);
  }
  for (const std::string& line : lines) {
    const std::size_t told = line.find(mark_begin);
    if (!line.starts_with("  ") || told == std::string::npos) continue;
    std::string move = line.substr(2, told - 2);
    while (!move.empty() && move.back() == ' ') move.pop_back();
    if (!move.empty()) known.push_back(move);
  }
  EXPECT_NE(said.find(mark_begin), std::string::npos) << said;
  EXPECT_EQ(marks::word_in(marks::outside_marks_of_drawing(lines), known), "") << said;
  kim.tell("quit");
  EXPECT_EQ(kim.wait(), 0);
}

/// What a command is answered with, whatever else happens meanwhile: the help comes right after it.
std::string answer_to(Child& player, const std::string& command) {
  player.tell(command);
  player.tell("help");
  const std::string help = "Type a move, or:";
  std::string said = player.hear_until(help);
  player.hear();
  said.resize(said.size() - help.size());
  // What was done well is told by the server, a little later: there may be no prompt in between.
  if (said.ends_with("> ")) said.resize(said.size() - 2);
  const std::size_t before = said.rfind("> ");
  return before == std::string::npos ? said : said.substr(before + 2);
}

/// The first move that the terminal offers.
std::string first_move(Child& player) {
  const std::string moves = answer_to(player, "moves");
  const std::size_t begin = moves.find_first_not_of(' ');
  return begin == std::string::npos ? "" : moves.substr(begin, moves.find("  ", begin) - begin);
}

TEST(Join, A_whole_game_has_a_hint_rules_what_to_look_up_and_a_review) {
  const Hosted hosted({}, true);  // alone, where best play is known at once
  Child kim({"join", hosted.link(), "--name", "Kim"});
  kim.hear();
  EXPECT_TRUE(answer_to(kim, "review").starts_with("? ")) << "it is not over";
  EXPECT_GT(lines_of(answer_to(kim, "rules")).size(), 20U);
  kim.tell("start");
  kim.hear_until("The game begins.");
  while (first_move(kim).empty()) continue;
  EXPECT_GT(lines_of(answer_to(kim, "reference")).size(), 3U);
  const std::string hint = answer_to(kim, "hint");
  EXPECT_FALSE(hint.starts_with("? ")) << hint;
  EXPECT_GE(lines_of(hint).size(), 3U) << hint;
  std::string review = "? ";
  for (int i = 0; i < 10'000 && review.starts_with("? "); ++i) {
    // There is none when somebody else moves, or it is over.
    if (const std::string move = first_move(kim); !move.empty()) {
      answer_to(kim, move);
    } else {
      review = answer_to(kim, "review");
    }
  }
  EXPECT_NE(review.find("costliest decisions of Kim"), std::string::npos) << review;
  kim.tell("quit");
  EXPECT_EQ(kim.wait(), 0);
}

TEST(Join, Stays_at_a_table_where_nothing_happens_for_a_while) {
  const Hosted hosted({"--idle-time", "2"});
  Child kim({"join", hosted.link(), "--name", "Kim"});
  kim.hear();
  // Two visitors, one after the other, who never answer when the server asks whether they are still
  // there: while each of them is given up, the terminal is asked as often, and answers.
  for (int i = 0; i < 2; ++i) {
    RawClient mute(static_cast<std::uint16_t>(std::stoi(hosted.port)));
    ASSERT_TRUE(mute.say("GET /ws HTTP/1.1\r\nHost: localhost\r\n" + std::string(upgrade_headers) +
                         "\r\n"));
    EXPECT_TRUE(mute.is_closed());
  }
  kim.tell("start");
  EXPECT_NE(kim.hear_until("The game begins.").find("The game begins."), std::string::npos);
}

TEST(Join, An_encrypted_link_is_followed_if_its_certificate_is_known) {
  const TemporaryFolder folder;
  ASSERT_TRUE(make_certificate(folder.file("own")));
  ::setenv("SSL_CERT_FILE", folder.file("own.crt").c_str(), 1);
  const Hosted hosted({"--tls-cert", folder.file("own.crt"), "--tls-key", folder.file("own.key")});
  ASSERT_TRUE(hosted.link().starts_with("https://"));
  {
    Child kim({"join", hosted.link(), "--name", "Kim"});
    EXPECT_EQ(kim.hear().find("looking on"), std::string::npos);
    kim.tell("start");
    kim.hear_until("The game begins.");
    std::string move;
    while (move.empty()) move = first_move(kim);
    EXPECT_FALSE(answer_to(kim, move).starts_with("? "));
    kim.tell("quit");
    EXPECT_EQ(kim.wait(), 0);
  }
  ::unsetenv("SSL_CERT_FILE");
  expect_refused(run({"join", hosted.link(), "--name", "Kim"}), "cannot be reached");
}

TEST(Join, A_link_that_leads_nowhere_is_refused_in_a_sentence) {
  for (const char* link :
       {"nonsense", "http://127.0.0.1:1/#/t/x", "http:///#/t/x", "http://127.0.0.1/t/",
        "http://127.0.0.1/other", "https://127.0.0.1:1/#/t/x"}) {
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
  EXPECT_FALSE(server::parse_link("http://host/#/t/k3v")->encrypted);
  EXPECT_EQ(server::parse_link("https://host/#/t/k3v")->port, "443");
  EXPECT_TRUE(server::parse_link("https://host:8443/#/t/k3v")->encrypted);
  EXPECT_FALSE(server::parse_link("http://host/#/t/k3v\r\nX: y"));
}

}  // namespace
}  // namespace townsmith::testing
