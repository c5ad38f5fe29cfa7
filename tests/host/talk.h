#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "example_games.h"
#include "games/content_files.h"
#include "host/host.h"
#include "protocol_check.h"

namespace townsmith::host {

/// A host to talk to in tests, with short ways to say things.
class Talk {
 public:
  explicit Talk(bool in_browser = true, std::uint64_t seed = 1, Policy policy = {},
                HostHooks hooks = {})
      : host(bots::all_games(), built_in_content(), with(policy, in_browser), "1.2.3", Random(seed),
             std::move(hooks)),
        ada(host.connect("ada", "Ada")),
        ben(host.connect("ben", "Ben")) {}

  /// Says a text; what comes back is kept in `said`, the answer is returned.
  json::object say(Client client, std::string_view text) {
    check_.asked(client, text);
    said = host.handle(client, text);
    for (const Message& message : said) {
      EXPECT_EQ(check_.said(message.to, message.text), "");
    }
    EXPECT_FALSE(said.empty());
    EXPECT_EQ(said[0].to, client);
    return json::parse(said[0].text).as_object();
  }
  json::object ask(Client client, std::string_view verb, json::object message) {
    message["id"] = ++last_id_;
    message["do"] = verb;
    json::object answer = say(client, json::serialize(message));
    EXPECT_EQ(answer["re"], json::value(last_id_));
    return answer;
  }
  json::object ask(std::string_view verb, json::object message) {
    return ask(ada, verb, std::move(message));
  }
  /// What a client was pushed by the last thing said.
  std::vector<json::object> pushes(Client client) const {
    std::vector<json::object> out;
    for (std::size_t i = 1; i < said.size(); ++i) {
      if (said[i].to == client) out.push_back(json::parse(said[i].text).as_object());
    }
    return out;
  }

  /// A started table with people in all seats, all of Ada's.
  std::string create(std::string_view game, int players, std::int64_t seed = 7) {
    json::array seats;
    for (int i = 0; i < players; ++i) {
      seats.push_back(json::object{{"occupant", "human"}, {"name", "Player " + std::to_string(i)}});
    }
    const json::object answer = ask(
        "create", {{"game", game}, {"seats", std::move(seats)}, {"seed", seed}, {"start", true}});
    EXPECT_TRUE(answer.contains("table")) << json::serialize(answer);
    return std::string(std::string_view(answer.at("table").as_string()));
  }
  json::object view(const std::string& table, json::value as) {
    json::object answer = ask("view", {{"table", table}, {"as", std::move(as)}});
    EXPECT_TRUE(answer.contains("view")) << json::serialize(answer);
    return answer["view"].as_object();
  }
  json::object act(const std::string& table, int seat, std::string_view verb,
                   json::object more = {}) {
    more["table"] = table;
    more["seat"] = seat;
    if (!more.contains("at")) more["at"] = view(table, seat).at("version");
    return ask(verb, std::move(more));
  }

  Host host;
  Client ada;
  Client ben;
  std::vector<Message> said;

 private:
  static Policy with(Policy policy, bool in_browser) {
    policy.in_browser = in_browser;
    return policy;
  }
  std::int64_t last_id_ = 0;
  ProtocolCheck check_;
};

inline std::string reason_of(const json::object& answer) {
  const json::value* error = answer.if_contains("error");
  if (error == nullptr) return "none";
  EXPECT_FALSE(error->at("sentence").as_string().empty());
  return std::string(std::string_view(error->at("reason").as_string()));
}

inline std::string text_of(const json::value& value) {
  return std::string(std::string_view(value.as_string()));
}

}  // namespace townsmith::host
