// A server that is killed at any moment has every move it acknowledged, and no other.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <thread>

#include "comes_true.h"
#include "core/record.h"
#include "example_games.h"
#include "fair/committed_seed.h"
#include "server_process.h"
#include "store/postgres_cluster.h"
#include "web_client.h"
#include "words.h"

namespace townsmith::testing {
namespace {

/// How often a server is killed: more in a soak.
int kills() {
  const char* given = std::getenv("TOWNSMITH_KILLS");
  return given == nullptr ? 5 : std::atoi(given);
}

/// Decides when servers are killed. A test that fails says it, and is told it to try again.
unsigned seed() {
  const char* given = std::getenv("TOWNSMITH_CRASH_SEED");
  return given == nullptr ? std::random_device{}()
                          : static_cast<unsigned>(std::strtoul(given, nullptr, 10));
}

/// What several threads do together.
struct Bustle {
  std::atomic<int> moves = 0;    ///< acknowledged
  std::atomic<int> playing = 0;  ///< games that are running
};

/// A command as it was sent, until it is known what became of it.
struct Sent {
  int seat;
  json::object message;
  std::string move;  ///< empty for a commit
};

/// Two people at a table, who remember what they were told.
class Pair {
 public:
  Pair(std::string game, bool simultaneous) : game_(std::move(game)), simultaneous_(simultaneous) {}

  void arrive(std::uint16_t port, int number) {
    for (const char* name : {"Ada", "Ben"}) {
      const HttpAnswer made =
          http(port, "POST", "/api/me", "", fmt::format(R"({{"name":"{}{}"}})", name, number));
      ASSERT_EQ(made.status, 200) << made.body;
      cookies_.push_back(made.cookie);
    }
    connect(port);
    const auto made = clients_[0].ask({{"do", "create"},
                                       {"game", game_},
                                       {"seats", json::array{json::object{{"occupant", "open"}},
                                                             json::object{{"occupant", "open"}}}}});
    ASSERT_TRUE(made && made->contains("table"));
    table_ = text_of(made->at("table"));
    ASSERT_TRUE(clients_[0].ask({{"do", "sit"},
                                 {"table", table_},
                                 {"seat", 0},
                                 {"at", 0},
                                 {"share", std::string(64, '3')}}));
    ASSERT_TRUE(clients_[1].ask({{"do", "sit"}, {"table", table_}, {"seat", 1}, {"at", 1}}));
    ASSERT_TRUE(clients_[0].ask({{"do", "start"}, {"table", table_}, {"seat", 0}, {"at", 2}}));
  }

  void connect(std::uint16_t port) {
    clients_.clear();
    for (const std::string& cookie : cookies_) clients_.emplace_back(port, cookie);
  }
  void move_to(int seat, std::uint16_t port) {
    clients_[static_cast<std::size_t>(seat)] =
        WebClient(port, cookies_[static_cast<std::size_t>(seat)]);
  }

  /// Plays until the server is gone, the game is over or it is enough.
  void play(int most, Bustle* bustle = nullptr) {
    auto last = std::chrono::steady_clock::now();
    for (int moves = 0; moves < most && std::chrono::steady_clock::now() - last < patience;) {
      if (one_move()) {
        ++moves;
        if (bustle != nullptr) ++bustle->moves;
        last = std::chrono::steady_clock::now();
        continue;
      }
      if (over_ || !clients_[0].connected() || !clients_[1].connected()) break;
      // A node that has not heard of the other's move yet will in a moment.
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    if (bustle != nullptr) --bustle->playing;
  }

  /// Compares what the server knows with what was acknowledged, and asks again what became of the
  /// command that was under way.
  void check(std::uint16_t port) {
    connect(port);
    if (sent_) {
      const auto again = clients_[static_cast<std::size_t>(sent_->seat)].ask(sent_->message);
      ASSERT_TRUE(again);
      ASSERT_TRUE(again->contains("version")) << json::serialize(*again);
      acknowledge();
    }
    for (int seat = 0; seat < 2; ++seat) EXPECT_EQ(moves_of(seat), moves_[at(seat)]) << game_;
  }
  bool over() const { return over_; }
  bool was_interrupted() const { return sent_.has_value(); }
  std::size_t acknowledged() const { return moves_[0].size() + moves_[1].size(); }

  void check_fairness(std::uint16_t port) {
    const HttpAnswer file = http(port, "GET", "/api/record/" + table_, cookies_[0]);
    ASSERT_EQ(file.status, 200);
    const Result<Record> record = parse_record(file.body);
    ASSERT_TRUE(record) << said(record.error());
    EXPECT_TRUE(fair::verify(*record));
  }

 private:
  static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

  std::optional<json::object> view(int seat) {
    return clients_[at(seat)].ask({{"do", "view"}, {"table", table_}, {"as", seat}});
  }

  bool one_move() {
    for (int seat = 0; seat < 2; ++seat) {
      const auto seen = view(seat);
      if (!seen || !seen->contains("view")) return false;
      const json::object& view = seen->at("view").as_object();
      over_ = view.at("over").as_bool();
      if (over_) return false;
      const json::object& may = view.at("may").as_object();
      json::object message = {{"table", table_},
                              {"seat", seat},
                              {"at", seen->at("version")},
                              {"command", fmt::format("c{}", ++commands_)}};
      std::string move;
      if (may.at("commit").as_bool()) {
        message["do"] = "commit";
      } else if (may.at("move").as_bool()) {
        const json::array& moves = view.at("moves").as_array();
        move = text_of(moves[random_() % moves.size()].at("move"));
        message["do"] = "move";
        message["move"] = move;
      } else {
        continue;
      }
      sent_ = Sent{seat, message, move};
      const auto done = clients_[at(seat)].ask(message);
      if (!done) return false;
      const json::value* error = done->if_contains("error");
      if (error != nullptr && error->at("reason") == json::value("stale")) {
        sent_.reset();  // another node was faster
        return true;
      }
      EXPECT_TRUE(done->contains("version")) << json::serialize(*done);
      acknowledge();
      return true;
    }
    return false;
  }
  void acknowledge() {
    if (!sent_->move.empty()) moves_[at(sent_->seat)].push_back(sent_->move);
    sent_.reset();
  }

  /// A seat's moves as the server tells them.
  std::vector<std::string> moves_of(int seat) {
    std::vector<std::string> moves;
    const auto seen = view(seat);
    if (!seen || !seen->contains("events")) return moves;
    for (const json::value& event : seen->at("events").as_array()) {
      if (event.at("what") != json::value(simultaneous_ ? "stepped" : "moved")) continue;
      if (event.at("seat") == json::value(seat))
        moves.push_back(text_of(event.at("move").at("move")));
    }
    return moves;
  }

  std::string game_;
  bool simultaneous_;
  std::vector<std::string> cookies_;
  std::vector<WebClient> clients_;
  std::string table_;
  std::array<std::vector<std::string>, 2> moves_;
  std::optional<Sent> sent_;
  bool over_ = false;
  int commands_ = 0;
  std::mt19937 random_{7};
};

/// Returns when the server has acknowledged this many moves and a moment more has passed, or all
/// games are over.
void wait_in(const Bustle& bustle, int moves, std::chrono::microseconds moment) {
  while (bustle.moves < moves && bustle.playing > 0) {
    std::this_thread::sleep_for(std::chrono::microseconds(200));
  }
  std::this_thread::sleep_for(moment);
}

void kill_again_and_again(const std::string& db) {
  const unsigned chosen = seed();
  fmt::print("TOWNSMITH_CRASH_SEED={}\n", chosen);
  SCOPED_TRACE(fmt::format("TOWNSMITH_CRASH_SEED={}", chosen));
  ServerProcess server(db);
  ASSERT_TRUE(server.start());
  std::vector<Pair> pairs;
  for (int i = 0; i < 3; ++i) {
    pairs.emplace_back(turn_game(), false);
    pairs.emplace_back(round_game(), true);
    pairs.emplace_back(company_game(), false);
  }
  int number = 0;
  for (Pair& pair : pairs) ASSERT_NO_FATAL_FAILURE(pair.arrive(server.port(), ++number));
  std::mt19937 random(chosen);
  std::size_t moves = 0;
  int interrupted = 0;
  for (int round = 0; round < kills(); ++round) {
    Bustle bustle;
    bustle.playing = static_cast<int>(pairs.size());
    std::vector<std::thread> threads;
    threads.reserve(pairs.size());
    for (Pair& pair : pairs) threads.emplace_back([&] { pair.play(10'000, &bustle); });
    // A game has about a hundred moves: a server is to be killed while it has something to do.
    wait_in(bustle, 1 + static_cast<int>(random() % 150),
            std::chrono::microseconds(random() % 5'000));
    server.kill();
    for (std::thread& thread : threads) thread.join();
    for (const Pair& pair : pairs) interrupted += pair.was_interrupted() ? 1 : 0;
    ASSERT_TRUE(server.start());
    for (Pair& pair : pairs) ASSERT_NO_FATAL_FAILURE(pair.check(server.port()));
    if (::testing::Test::HasFailure()) return;
    // Finished tables make room for new ones.
    for (Pair& pair : pairs) {
      if (!pair.over()) continue;
      ASSERT_NO_FATAL_FAILURE(pair.check_fairness(server.port()));
      moves += pair.acknowledged();
      pair = Pair(turn_game(), false);
      ASSERT_NO_FATAL_FAILURE(pair.arrive(server.port(), ++number));
    }
  }
  for (const Pair& pair : pairs) moves += pair.acknowledged();
  EXPECT_GT(moves, 0U);
  EXPECT_GT(interrupted, 0) << "every server was killed while it had nothing to do";
  ::testing::Test::RecordProperty("acknowledged", static_cast<int>(moves));
  ::testing::Test::RecordProperty("interrupted", interrupted);
  EXPECT_EQ(server.stop(), 0);
}

TEST(Crash, A_killed_server_on_SQLite_has_every_acknowledged_move_and_no_other) {
  const std::filesystem::path file = std::filesystem::temp_directory_path() /
                                     fmt::format("townsmith-crash-{}.db", std::random_device{}());
  kill_again_and_again("sqlite:" + file.string());
  for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(file.string() + end);
}

TEST(Crash, A_killed_server_on_PostgreSQL_has_every_acknowledged_move_and_no_other) {
  store::PostgresCluster cluster;
  kill_again_and_again(cluster.fresh_database());
}

TEST(Nodes, What_is_said_and_done_at_one_is_heard_at_the_other) {
  store::PostgresCluster cluster;
  const std::string db = cluster.fresh_database();
  ServerProcess one(db);
  ServerProcess two(db);
  ASSERT_TRUE(one.start());
  ASSERT_TRUE(two.start());
  const auto cookie = [&](const std::string& name) {
    return http(one.port(), "POST", "/api/me", "", fmt::format(R"({{"name":"{}"}})", name)).cookie;
  };
  WebClient ada(one.port(), cookie("Ada"));
  WebClient ben(two.port(), cookie("Ben"));
  const auto made = ada.ask({{"do", "create"},
                             {"game", turn_game()},
                             {"seats", json::array{json::object{{"occupant", "human"}},
                                                   json::object{{"occupant", "open"}}}}});
  ASSERT_EQ(reason_of(made), "none");
  const std::string table = text_of(made->at("table"));
  const auto watch = [&](WebClient& client, const json::value& as) {
    return reason_of(client.ask({{"do", "watch"}, {"table", table}, {"as", as}}));
  };
  ASSERT_EQ(watch(ada, 0), "none");
  ASSERT_EQ(watch(ben, nullptr), "none");
  const auto hears = [](WebClient& client, std::string_view push) {
    while (const auto said = client.next()) {
      if (said->at("push") == json::value(push)) return true;
    }
    return false;
  };
  // Both talk at once: each hears all of it, in the same order.
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(reason_of(ada.ask({{"do", "say"}, {"table", table}, {"text", "hi"}})), "none");
    EXPECT_EQ(reason_of(ben.ask({{"do", "say"}, {"table", table}, {"text", "hello"}})), "none");
  }
  for (WebClient* client : {&ada, &ben}) {
    for (int number = 1; number <= 10;) {
      const auto said = client->next();
      ASSERT_TRUE(said);
      if (said->at("push") != json::value("chat")) continue;
      EXPECT_EQ(said->at("messages").as_array().front().at("n"), json::value(number++));
    }
  }
  EXPECT_EQ(reason_of(ben.ask({{"do", "sit"}, {"table", table}, {"seat", 1}, {"at", 1}})), "none");
  EXPECT_TRUE(hears(ada, "table"));
}

TEST(Nodes, A_game_goes_on_through_another_node_when_one_dies) {
  store::PostgresCluster cluster;
  const std::string db = cluster.fresh_database();
  ServerProcess one(db);
  ServerProcess two(db);
  ASSERT_TRUE(two.start());
  for (const auto& [game, simultaneous] : {std::pair{turn_game(), false}, {round_game(), true}}) {
    ASSERT_TRUE(one.start());
    Pair pair(game, simultaneous);
    ASSERT_NO_FATAL_FAILURE(pair.arrive(one.port(), 1));
    pair.move_to(1, two.port());
    pair.play(8);
    one.kill();
    pair.play(1);  // runs into it
    ASSERT_NO_FATAL_FAILURE(pair.check(two.port()));
    pair.play(100'000);
    EXPECT_TRUE(pair.over());
    ASSERT_NO_FATAL_FAILURE(pair.check(two.port()));
    ASSERT_NO_FATAL_FAILURE(pair.check_fairness(two.port()));
  }
}

}  // namespace
}  // namespace townsmith::testing
