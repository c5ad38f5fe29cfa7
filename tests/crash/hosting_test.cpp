// What a host does with a server that runs: the webhook, an administrator's orders, a backup that
// another server continues from; and what a host is told when the store goes away.
#include <arpa/inet.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>

#include "comes_true.h"
#include "example_games.h"
#include "outbox/servers.h"
#include "program/child.h"
#include "server_process.h"
#include "store/postgres_cluster.h"
#include "web_client.h"

namespace townsmith::testing {
namespace {

/// Somebody else's server that is told whose turn it is.
class Listener {
 public:
  Listener() : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    ::bind(socket_, reinterpret_cast<sockaddr*>(&address), size);
    ::getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &size);
    ::listen(socket_, 8);
    port_ = ntohs(address.sin_port);
  }
  ~Listener() { ::close(socket_); }
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

  std::uint16_t port() const { return port_; }
  /// The next request, whole; "" if none comes within so long.
  std::string next(int milliseconds) const {
    pollfd ready{socket_, POLLIN, 0};
    if (::poll(&ready, 1, milliseconds) != 1) return "";
    const int caller = ::accept(socket_, nullptr, nullptr);
    std::string heard;
    std::array<char, 4096> some{};
    while (heard.find("\r\n\r\n{") == std::string::npos || heard.back() != '}') {
      const ssize_t got = ::read(caller, some.data(), some.size());
      if (got <= 0) break;
      heard.append(some.data(), static_cast<std::size_t>(got));
    }
    constexpr std::string_view answer = "HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n";
    (void)!::write(caller, answer.data(), answer.size());
    ::close(caller);
    return heard;
  }

 private:
  int socket_;
  std::uint16_t port_ = 0;
};

/// Two people who have begun a game in which they take turns.
struct Game {
  explicit Game(std::uint16_t port) {
    for (const char* name : {"Ada", "Ben"}) {
      cookies.push_back(
          http(port, "POST", "/api/me", "", fmt::format(R"({{"name":"{}"}})", name)).cookie);
      people.emplace_back(port, cookies.back());
    }
    json::object create = {{"do", "create"}, {"game", turn_game()}, {"listed", true}};
    create["seats"] =
        json::array{json::object{{"occupant", "human"}}, json::object{{"occupant", "open"}}};
    table = text_of(people[0].ask(create)->at("table"));
    EXPECT_EQ(reason_of(people[1].ask({{"do", "sit"}, {"table", table}, {"seat", 1}, {"at", 1}})),
              "none");
    EXPECT_EQ(reason_of(people[0].ask({{"do", "start"}, {"table", table}, {"seat", 0}, {"at", 2}})),
              "none");
  }
  /// A seat that may do something does the first of it; what it is answered.
  std::optional<json::object> try_move() {
    for (int seat = 0; seat < 2; ++seat) {
      WebClient& one = people[static_cast<std::size_t>(seat)];
      const auto seen = one.ask({{"do", "view"}, {"table", table}, {"as", seat}});
      if (!seen || !seen->contains("view")) return seen;
      const json::object& view = seen->at("view").as_object();
      if (!view.at("may").at("move").as_bool()) continue;
      return one.ask({{"do", "move"},
                      {"table", table},
                      {"seat", seat},
                      {"at", seen->at("version")},
                      {"move", view.at("moves").at(0).at("move")}});
    }
    return {};
  }
  /// The version then.
  std::int64_t one_move() {
    const auto moved = try_move();
    return moved && moved->contains("version") ? moved->at("version").as_int64() : -1;
  }

  std::vector<std::string> cookies;
  std::vector<WebClient> people;
  std::string table;
};

TEST(Hosting, The_webhook_is_told_whose_turn_it_is_with_a_link_to_the_table) {
  const TemporaryFolder folder;
  const Listener listener;
  ServerProcess server("sqlite:" + folder.file("db"));
  server.add({fmt::format("--webhook=http://127.0.0.1:{}/turns", listener.port()),
              "--public-url=http://games.example"});
  ASSERT_TRUE(server.start());
  const Game game(server.port());
  const std::string heard = listener.next(60'000);
  EXPECT_TRUE(heard.starts_with("POST /turns HTTP/1.1\r\n")) << heard;
  const json::object told = json::parse(heard.substr(heard.find("\r\n\r\n") + 4)).as_object();
  EXPECT_EQ(told.at("what"), "turn");
  EXPECT_EQ(told.at("game"), json::string(turn_game()));
  EXPECT_EQ(told.at("link"), json::string("http://games.example/t/" + game.table));
  EXPECT_TRUE(told.at("name") == "Ada" || told.at("name") == "Ben");
  EXPECT_EQ(server.stop(), 0);
}

TEST(Hosting, A_webhook_may_be_https_and_whom_to_trust_is_the_hosts_choice) {
  const TemporaryFolder folder;
  outbox::Servers listener;
  ServerProcess server("sqlite:" + folder.file("db"));
  const std::string webhook = "--webhook=" + listener.url("/turns");
  server.add({webhook, "--public-url=https://games.example"});
  ASSERT_TRUE(server.start());
  const Game stranger(server.port());
  EXPECT_TRUE(comes_true([&] {
    return server.logged().find("\"what\":\"webhook failed\"") != std::string::npos;
  })) << "nobody vouches for the listener's certificate";
  EXPECT_EQ(server.stop(), 0);
  server.add({webhook, "--public-url=https://games.example",
              "--trusted-ca=" + listener.folder + "/ca.pem"});
  ASSERT_TRUE(server.start());
  const Game game(server.port());
  const json::value told = listener.sent();
  EXPECT_EQ(told.at("path"), "/turns") << "and nothing came before";
  EXPECT_EQ(server.stop(), 0);
}

TEST(Hosting, A_store_that_goes_away_is_told_to_the_host_and_to_whoever_asks_for_its_health) {
  store::PostgresCluster cluster;
  ServerProcess server(cluster.fresh_database() + "&connect_timeout=2");
  ASSERT_TRUE(server.start());
  Game game(server.port());
  ASSERT_GT(game.one_move(), 0);
  EXPECT_EQ(server.logged().find(R"(:"error",)"), std::string::npos) << server.logged();
  cluster.stop_at_once();
  const auto refused = game.try_move();
  EXPECT_EQ(reason_of(refused), "io_error");
  for (const char* words : {"connection", "socket", ".s.PGSQL", "/tmp"}) {
    EXPECT_EQ(json::serialize(*refused).find(words), std::string::npos)
        << json::serialize(*refused);
  }
  const auto healthy = [&] { return http(server.port(), "GET", "/healthz").status == 200; };
  EXPECT_TRUE(comes_true([&] { return !healthy(); }));
  const std::string log = server.logged();
  const std::size_t line = log.find(R"(:"error","what":"the store cannot be written to")");
  ASSERT_NE(line, std::string::npos) << log;
  EXPECT_NE(log.find(R"("advice":")", line), std::string::npos) << log;
  cluster.start();
  EXPECT_TRUE(comes_true(healthy)) << "it finds out by itself";
  EXPECT_TRUE(comes_true([&] { return game.one_move() > 0; }));
  EXPECT_EQ(server.stop(), 0);
}

TEST(Hosting, A_running_server_obeys_an_administrator) {
  const TemporaryFolder folder;
  const std::string db = "sqlite:" + folder.file("db");
  ServerProcess server(db);
  ASSERT_TRUE(server.start());
  Game game(server.port());
  game.people[0].ask({{"do", "watch"}, {"table", game.table}, {"as", nullptr}});
  const std::string listed = run({"admin", "--db", db, "list"}).said;
  EXPECT_NE(listed.find(game.table), std::string::npos) << listed;

  const auto told = [&](WebClient& one, std::string_view push) -> std::optional<json::object> {
    while (auto heard = one.next()) {
      if (heard->at("push") == json::string(push)) return heard;
    }
    return std::nullopt;
  };
  EXPECT_EQ(run({"admin", "--db", db, "message", "We restart at noon."}).code, 0);
  const auto notice = told(game.people[1], "notice");
  ASSERT_TRUE(notice);
  EXPECT_EQ(notice->at("sentence"), "We restart at noon.");

  EXPECT_EQ(run({"admin", "--db", db, "close", game.table}).code, 0);
  while (const auto about = told(game.people[0], "about")) {
    if (about->at("about").at("stage") == "closed") break;
  }
  EXPECT_EQ(reason_of(game.people[1].ask({{"do", "view"}, {"table", game.table}, {"as", 1}})),
            "game_over");

  const auto me = json::parse(http(server.port(), "GET", "/api/me", game.cookies[1]).body);
  const std::string ben = text_of(me.at("person").at("id"));
  EXPECT_EQ(run({"admin", "--db", db, "ban", ben}).code, 0);
  while (game.people[1].next()) continue;  // until the server hangs up
  EXPECT_FALSE(game.people[1].ask({{"do", "lobby"}}));
  EXPECT_TRUE(game.people[0].ask({{"do", "lobby"}}));
  EXPECT_EQ(server.stop(), 0);
}

TEST(Hosting, A_second_server_on_one_file_is_refused_and_none_after_a_kill) {
  const TemporaryFolder folder;
  const std::string db = "sqlite:" + folder.file("db");
  ServerProcess server(db);
  ASSERT_TRUE(server.start());
  const Ran second = run({"serve", "--db", db, "--port", "0"});
  EXPECT_EQ(second.code, 1);
  EXPECT_NE(second.said.find(fmt::format("another server (process {}) serves", server.process())),
            std::string::npos)
      << second.said;
  EXPECT_EQ(run({"admin", "--db", db, "list"}).code, 0);
  EXPECT_EQ(run({"backup", "--db", db, "--to", "sqlite:" + folder.file("copy")}).code, 0);
  server.kill();
  EXPECT_TRUE(server.start());
  EXPECT_EQ(server.stop(), 0);
  EXPECT_TRUE(server.start());
}

TEST(Hosting, A_backup_of_a_running_server_is_a_server_that_goes_on_from_there) {
  const TemporaryFolder folder;
  const std::string db = "sqlite:" + folder.file("db");
  const std::string copy = "sqlite:" + folder.file("copy");
  ServerProcess server(db);
  ASSERT_TRUE(server.start());
  Game game(server.port());
  std::int64_t version = 0;
  for (int i = 0; i < 5; ++i) version = game.one_move();
  ASSERT_GT(version, 0);
  const Ran made = run({"backup", "--db", db, "--to", copy});
  ASSERT_EQ(made.code, 0) << made.said;
  EXPECT_GT(game.one_move(), version) << "the server plays on";

  ServerProcess other(copy);
  ASSERT_TRUE(other.start());
  for (std::size_t seat = 0; seat < 2; ++seat) {
    game.people[seat] = WebClient(other.port(), game.cookies[seat]);
  }
  const auto seen = game.people[0].ask({{"do", "view"}, {"table", game.table}, {"as", nullptr}});
  ASSERT_TRUE(seen && seen->contains("version"));
  EXPECT_EQ(seen->at("version"), json::value(version));
  EXPECT_GT(game.one_move(), version);
  EXPECT_EQ(other.stop(), 0);
  EXPECT_EQ(server.stop(), 0);
}

}  // namespace
}  // namespace townsmith::testing
