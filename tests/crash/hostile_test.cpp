// Somebody wants to spoil the game: every attempt is refused or limited in a typed way, the server
// stays small, and two people who play meanwhile do not notice.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <random>

#include "example_games.h"
#include "server/raw_client.h"
#include "server_process.h"
#include "web_client.h"

namespace townsmith::testing {
namespace {

std::string guest(std::uint16_t port, const std::string& name) {
  return http(port, "POST", "/api/me", "", "{\"name\":\"" + name + "\"}").cookie;
}

class Hostile : public ::testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(server_.start());
    ada_.emplace(server_.port(), guest(server_.port(), "Ada"));
    ben_.emplace(server_.port(), guest(server_.port(), "Ben"));
    const auto made = ada_->ask({{"do", "create"},
                                 {"game", secret_game()},
                                 {"listed", true},
                                 {"seats", json::array{json::object{{"occupant", "human"}},
                                                       json::object{{"occupant", "open"}}}}});
    ASSERT_TRUE(made);
    table_ = text_of(made->at("table"));
    ASSERT_EQ(reason_of(ben_->ask({{"do", "sit"}, {"table", table_}, {"seat", 1}, {"at", 1}})),
              "none");
    ASSERT_EQ(reason_of(ada_->ask({{"do", "start"}, {"table", table_}, {"seat", 0}, {"at", 2}})),
              "none");
  }
  void TearDown() override {
    EXPECT_EQ(server_.stop(), 0);
    for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(file_ + end);
  }

  /// Ada and Ben keep playing; false if they cannot.
  bool one_move() {
    for (int seat = 0; seat < 2; ++seat) {
      WebClient& client = seat == 0 ? *ada_ : *ben_;
      const auto seen = client.ask({{"do", "view"}, {"table", table_}, {"as", seat}});
      if (!seen || !seen->contains("view")) return false;
      const json::object& view = seen->at("view").as_object();
      if (!view.at("may").at("move").as_bool()) continue;
      return reason_of(client.ask({{"do", "move"},
                                   {"table", table_},
                                   {"seat", seat},
                                   {"at", seen->at("version")},
                                   {"move", view.at("moves").at(0).at("move")}})) == "none";
    }
    return false;
  }
  double resident_megabytes() const {
    std::ifstream file(fmt::format("/proc/{}/statm", server_.process()));
    double pages = 0;
    file >> pages >> pages;
    return pages * 4096 / 1e6;
  }

  std::string file_ = (std::filesystem::temp_directory_path() /
                       fmt::format("townsmith-hostile-{}.db", std::random_device{}()))
                          .string();
  ServerProcess server_{"sqlite:" + file_, false};
  std::optional<WebClient> ada_;
  std::optional<WebClient> ben_;
  std::string table_;
};

TEST_F(Hostile, Foreign_seats_stale_versions_and_nonsense_are_refused_each_with_its_reason) {
  WebClient eve(server_.port(), guest(server_.port(), "Eve"));
  const auto ask = [&](json::object message) { return reason_of(eve.ask(std::move(message))); };
  EXPECT_EQ(ask({{"do", "view"}, {"table", table_}, {"as", 0}}), "not_your_seat");
  EXPECT_EQ(ask({{"do", "watch"}, {"table", table_}, {"as", 1}}), "not_your_seat");
  EXPECT_EQ(ask({{"do", "move"}, {"table", table_}, {"seat", 0}, {"at", 9}, {"move", "anything"}}),
            "not_your_seat");
  EXPECT_EQ(ask({{"do", "sit"}, {"table", table_}, {"seat", 0}, {"at", 9}}), "not_allowed");
  EXPECT_EQ(ask({{"do", "start"}, {"table", table_}, {"seat", 7}, {"at", 9}}), "bad_value");
  EXPECT_EQ(ask({{"do", "back"}, {"table", table_}, {"seat", 1}, {"at", 9}}), "not_your_seat");
  EXPECT_EQ(ask({{"do", "cancel"}, {"table", table_}}), "not_allowed");
  EXPECT_EQ(ask({{"do", "hint"}, {"table", table_}, {"seat", 0}}), "not_allowed");
  EXPECT_EQ(ask({{"do", "open"}, {"record", "{}"}}), "not_allowed");
  EXPECT_EQ(ask({{"do", "plan"}, {"table", table_}, {"seat", 0}}), "not_allowed");
  EXPECT_EQ(ask({{"do", "view"}, {"table", "../../etc/passwd"}, {"as", nullptr}}), "unknown_name");
  EXPECT_EQ(ask({{"do", "view"}, {"table", 7}, {"as", nullptr}}), "bad_value");
  EXPECT_EQ(ask({{"do", "say"}, {"table", table_}, {"text", std::string(600, 'x')}}), "bad_value");
  EXPECT_EQ(ask({{"do", "create"},
                 {"game", "chess"},
                 {"seats", json::array{json::object{{"occupant", "open"}}}}}),
            "unknown_name");
  EXPECT_EQ(ask({{"do", "create"},
                 {"game", round_game()},
                 {"seed", 1},
                 {"seats", json::array{json::object{{"occupant", "human"}}}}}),
            "not_allowed");
  EXPECT_EQ(ask({{"do", "hello"}, {"protocol", 0}}), "other_version");
  EXPECT_EQ(reason_of(ada_->ask(
                {{"do", "move"}, {"table", table_}, {"seat", 0}, {"at", 1}, {"move", "anything"}})),
            "stale");
  EXPECT_TRUE(one_move());
}

TEST_F(Hostile, Floods_giants_and_sleepers_are_shown_the_door_while_the_game_goes_on) {
  const double before = resident_megabytes();
  const std::string cookie = guest(server_.port(), "Eve");

  // A flood: told, then closed.
  RawClient flood(server_.port());
  flood.say(fmt::format("GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nCookie: {}\r\n{}\r\n",
                        server_.port(), cookie, upgrade_headers));
  EXPECT_EQ(hear_answer(flood, false).status, 101);
  std::string much;
  for (int i = 0; i < 1000; ++i) much += frame(R"({"id":1,"do":"nothing"})");
  flood.say(much);
  EXPECT_TRUE(one_move());  // while the flood is being read
  bool told = false;
  HeardFrame last = hear_frame(flood);
  for (; last.opcode == 1; last = hear_frame(flood)) {
    if (last.payload.find("\"too_much\"") != std::string::npos) told = true;
  }
  EXPECT_TRUE(told);
  EXPECT_EQ(last.close_code(), 4001);

  // A giant frame.
  WebClient giant(server_.port(), cookie);
  EXPECT_EQ(reason_of(giant.ask({{"do", "say"}, {"text", std::string(200'000, 'x')}})), "closed");
  EXPECT_TRUE(one_move());

  // Another page's script.
  RawClient stranger(server_.port());
  stranger.say(fmt::format(
      "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nOrigin: https://evil.example\r\nCookie: "
      "{}\r\n{}\r\n",
      server_.port(), cookie, upgrade_headers));
  EXPECT_TRUE(stranger.hear(12).starts_with("HTTP/1.1 403"));

  // Connections that say nothing, and one that says everything.
  std::vector<std::unique_ptr<RawClient>> silent;
  for (int i = 0; i < 60; ++i) silent.push_back(std::make_unique<RawClient>(server_.port()));
  EXPECT_TRUE(one_move());
  RawClient babbler(server_.port());
  for (int i = 0; i < 200 && babbler.say(std::string(4096, 'a')); ++i) {
  }
  EXPECT_TRUE(babbler.is_closed());

  EXPECT_TRUE(one_move());  // the silent ones are still there
  EXPECT_LT(resident_megabytes() - before, 64);
}

TEST_F(Hostile, Easy_bots_answer_a_stranger_at_once_however_many_masters_somebody_lets_play) {
  const auto seats = [](json::object first, const char* bot, std::size_t bots) {
    json::array all = {std::move(first)};
    for (std::size_t i = 0; i < bots; ++i) {
      all.push_back(json::object{{"occupant", "bot"}, {"bot", bot}});
    }
    return all;
  };
  const json::object masters = {
      {"do", "create"},
      {"game", company_game()},
      {"start", true},
      {"seats", seats({{"occupant", "bot"}, {"bot", "master"}}, "master", 3)}};
  // As many people as are let in, who make as many tables as they may.
  int made = 0;
  for (int refused = 0; refused < 3;) {
    WebClient mal(server_.port(), guest(server_.port(), "Mal"));
    const int before = made;
    while (reason_of(mal.ask(masters)) == "none") ++made;
    refused += made == before ? 1 : 0;
  }
  EXPECT_EQ(made, 8);

  WebClient stranger(server_.port(), guest(server_.port(), "Cleo"));
  const auto table = stranger.ask({{"do", "create"},
                                   {"game", turn_game()},
                                   {"start", true},
                                   {"seats", seats({{"occupant", "human"}}, "easy", 1)}});
  ASSERT_EQ(reason_of(table), "none");
  const std::string name = text_of(table->at("table"));
  const auto watched = stranger.ask({{"do", "watch"}, {"table", name}, {"as", 0}});
  ASSERT_EQ(reason_of(watched), "none");
  json::object view = watched->at("view").as_object();
  std::int64_t version = watched->at("version").as_int64();
  std::vector<double> milliseconds;
  while (milliseconds.size() < 15 && view.at("may").at("move").as_bool()) {
    const auto begin = std::chrono::steady_clock::now();
    ASSERT_EQ(reason_of(stranger.ask({{"do", "move"},
                                      {"table", name},
                                      {"seat", 0},
                                      {"at", version},
                                      {"move", view.at("moves").at(0).at("move")}})),
              "none");
    bool waited = false;
    for (bool heard = false; !heard;) {
      const auto push = stranger.next();
      ASSERT_TRUE(push);
      if (!push->contains("view")) continue;
      view = push->at("view").as_object();
      version = push->at("version").as_int64();
      heard = view.at("may").at("move").as_bool() || view.at("over").as_bool();
      waited = waited || !heard;
    }
    if (!waited) continue;  // it was their turn again at once
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    milliseconds.push_back(took.count());
  }
  ASSERT_GE(milliseconds.size(), 5U);
  // Most of them, as this machine may have something else to do for a moment.
  std::sort(milliseconds.begin(), milliseconds.end());
  EXPECT_LT(milliseconds[milliseconds.size() * 4 / 5], 300);
}

}  // namespace
}  // namespace townsmith::testing
