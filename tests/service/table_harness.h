#pragma once

#include <string>
#include <vector>

#include "harness.h"

namespace townsmith::service {

/// Nodes on a store of their own, and short ways to play there.
class Tables : public ::testing::Test {
 protected:
  std::string url() const { return "sqlite:" + folder_.file("tables.db"); }

  /// A table of two people, started.
  static std::string two(Node& node, Client ada, Client ben, std::string_view game,
                         json::object more = {}) {
    more["game"] = game;
    more["seats"] =
        json::array{json::object{{"occupant", "open"}}, json::object{{"occupant", "open"}}};
    const json::object made = node.ask(ada, "create", std::move(more));
    EXPECT_EQ(reason_of(made), "none") << json::serialize(made);
    const std::string table = text_of(made.at("table"));
    EXPECT_EQ(reason_of(node.ask(
                  ada, "sit", {{"table", table}, {"seat", 0}, {"at", 0}, {"share", share('a')}})),
              "none");
    EXPECT_EQ(reason_of(node.ask(
                  ben, "sit", {{"table", table}, {"seat", 1}, {"at", 1}, {"share", share('b')}})),
              "none");
    EXPECT_EQ(reason_of(node.ask(ada, "start", {{"table", table}, {"seat", 0}, {"at", 2}})),
              "none");
    return table;
  }

  /// Seat 0's first legal move, as it is sent.
  static std::string first_move(const std::string& table, const json::object& seen) {
    return json::serialize(
        json::object{{"id", 900},
                     {"do", "move"},
                     {"table", table},
                     {"seat", 0},
                     {"at", seen.at("version")},
                     {"move", seen.at("view").at("moves").as_array().front().at("move")}});
  }

  /// Plays on with the first legal moves, `most` at most, until the game is over. Says how many.
  static int play(Node& node, const std::string& table, std::vector<Client> clients, int most) {
    int moves = 0;
    for (bool acted = true; acted && moves < most;) {
      acted = false;
      for (int seat = 0; seat < static_cast<int>(clients.size()) && moves < most; ++seat) {
        const Client client = clients[static_cast<std::size_t>(seat)];
        const json::object seen = node.ask(client, "view", {{"table", table}, {"as", seat}});
        const json::object& view = seen.at("view").as_object();
        const json::object& may = view.at("may").as_object();
        json::object command = {{"table", table}, {"seat", seat}, {"at", seen.at("version")}};
        if (may.at("commit").as_bool()) {
          EXPECT_EQ(reason_of(node.ask(client, "commit", std::move(command))), "none");
        } else if (may.at("move").as_bool()) {
          command["move"] = view.at("moves").as_array().front().at("move");
          EXPECT_EQ(reason_of(node.ask(client, "move", std::move(command))), "none");
        } else {
          continue;
        }
        acted = true;
        ++moves;
      }
    }
    return moves;
  }

  /// Plays on until the game waits for this seat, which it must not do yet.
  static void play_up_to_turn_of(int seat, Node& node, const std::string& table,
                                 const std::vector<Client>& clients) {
    const auto waits = [&] {
      const json::object seen =
          node.ask(clients.front(), "view", {{"table", table}, {"as", nullptr}});
      return seen.at("view").at("seats").at(static_cast<std::size_t>(seat)).at("waiting").as_bool();
    };
    ASSERT_FALSE(waits());
    while (!waits()) ASSERT_EQ(play(node, table, clients, 1), 1);
  }

  TemporaryFolder folder_;
};

}  // namespace townsmith::service
