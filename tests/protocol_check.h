#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "message_checks.h"
#include "words.h"

namespace townsmith {

/// Those of the members that a verb has.
inline json::object members_of(std::string_view verb, const json::object& all) {
  json::object out;
  for (const schema::MemberType& member : protocol::find_verb(verb)->ask().members) {
    if (const json::value* value = all.if_contains(member.name)) out[member.name] = *value;
  }
  return out;
}

/// Holds every message that a test or a fuzzer sees against the descriptions of the protocol. A
/// request that was accepted must have been as described; answers and pushes always are.
class ProtocolCheck {
 public:
  /// Before a message is handled; clients are told apart by any number.
  void asked(std::uint64_t client, std::string_view text) {
    json::error_code wrong;
    const json::value value = json::parse(text, wrong);
    if (wrong || !value.is_object()) return;
    const json::object& message = value.get_object();
    const json::value* id = message.if_contains("id");
    if (id == nullptr || !id->is_int64()) return;
    asked_[{client, id->get_int64()}] = message;
  }
  /// What is wrong with a message of the host; empty if nothing is.
  std::string said(std::uint64_t client, std::string_view text) {
    json::error_code wrong;
    const json::value value = json::parse(text, wrong);
    if (wrong || !value.is_object()) return "not a JSON object: " + std::string(text);
    const json::object& message = value.get_object();
    if (message.contains("push")) {
      return complaint(protocol::check_push(message, game_of(message)), text);
    }
    const json::value* number = message.if_contains("re");
    if (number == nullptr) return "neither a push nor an answer: " + std::string(text);
    const auto found =
        number->is_int64() ? asked_.find({client, number->get_int64()}) : asked_.end();
    const bool expected = found != asked_.end();
    const json::object request = expected ? std::move(found->second) : json::object();
    if (expected) asked_.erase(found);
    if (message.contains("error")) return complaint(protocol::check_answer("", message, ""), text);
    if (!expected) return "answers nothing that was asked: " + std::string(text);
    const json::value* verb = request.if_contains("do");
    if (verb == nullptr || !verb->is_string()) {
      return "accepted without a verb: " + std::string(text);
    }
    if (std::string problem = complaint(protocol::check_request(request), json::serialize(request));
        !problem.empty()) {
      return "accepted: " + problem;
    }
    learn(request, message);
    return complaint(protocol::check_answer(verb->get_string(), message, game_of(request, message)),
                     text);
  }
  /// The same for JSON that a request by HTTP was answered with.
  static std::string answered(std::string_view method, std::string_view path, int status,
                              std::string_view text) {
    json::error_code wrong;
    const json::value body = json::parse(text, wrong);
    if (wrong) return "not JSON: " + std::string(text);
    return complaint(protocol::check_http_answer(method, path, status, body), text);
  }
  /// The same for what a server posts by itself.
  static std::string called(std::string_view text) {
    return complaint(protocol::check_webhook_call(json::parse(text)), text);
  }

 private:
  static std::string complaint(const Result<>& outcome, std::string_view text) {
    return outcome ? std::string() : townsmith::said(outcome.error()) + "\n" + std::string(text);
  }
  static std::string text_of(const json::object& message, std::string_view name) {
    const json::value* value = message.if_contains(name);
    return value != nullptr && value->is_string() ? std::string(value->get_string()) : "";
  }
  /// Which game is played at a table.
  void learn(const json::object& request, const json::object& answer) {
    const std::string table = text_of(answer, "table");
    if (table.empty()) return;
    if (const std::string game = text_of(request, "game"); !game.empty()) games_[table] = game;
    if (const std::string record = text_of(request, "record"); !record.empty()) {
      const json::value header = json::parse(record.substr(0, record.find('\n')));
      games_[table] = text_of(header.as_object(), "game");
    }
    const auto same = games_.find(text_of(request, "table"));
    if (same != games_.end()) games_[table] = same->second;  // a rematch
  }
  std::string game_of(const json::object& message) {
    if (const json::value* view = message.if_contains("view"); view != nullptr) {
      return text_of(view->as_object(), "game");
    }
    const auto known = games_.find(text_of(message, "table"));
    return known == games_.end() ? "" : known->second;
  }
  std::string game_of(const json::object& request, const json::object& answer) {
    const std::string game = game_of(answer);
    return game.empty() ? game_of(request) : game;
  }

  std::map<std::pair<std::uint64_t, std::int64_t>, json::object> asked_;
  std::map<std::string, std::string> games_;
};

}  // namespace townsmith
