#pragma once

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "core/schema_reading.h"
#include "protocol/account.h"
#include "protocol/bot.h"
#include "protocol/describe.h"
#include "protocol/server.h"

/// Whether messages are what the protocol says they are.
namespace townsmith::protocol {

/// Null: neither hosts nor `townsmith engine` know it.
inline const VerbInfo* find_verb(std::string_view verb) {
  for (const std::vector<VerbInfo>* verbs : {&all_verbs(), &engine_verbs()}) {
    for (const VerbInfo& one : *verbs) {
      if (one.verb == verb) return &one;
    }
  }
  return nullptr;
}

/// Whether a message is right at a table of this game; of any of them if it is not known.
inline Result<> check_at_game(const json::object& message, const schema::Type& type,
                              std::string_view game) {
  const auto& all = all_game_types();
  const bool known = std::any_of(all.begin(), all.end(),
                                 [&](const GameTypes& types) { return types.name == game; });
  Result<> outcome;
  for (const GameTypes& types : all) {
    if (known && types.name != game) continue;
    const schema::RawTypes raw = {
        {"Position", types.position}, {"Move", types.move}, {"MadeMove", types.made_move}};
    outcome = schema::check(message, type, raw);
    if (outcome) return outcome;
  }
  return outcome;
}

inline json::object without(json::object message, std::initializer_list<std::string_view> names) {
  for (const std::string_view name : names) message.erase(name);
  return message;
}

/// Whether a request is what its verb asks for.
inline Result<> check_request(const json::object& message) {
  const json::value* verb = message.if_contains("do");
  const VerbInfo* known =
      verb != nullptr && verb->is_string() ? find_verb(verb->get_string()) : nullptr;
  if (known == nullptr) return refuse(Reason::unknown_name, say("townsmith", "request-verb"));
  return schema::check(without(message, {"id", "do"}), known->ask());
}

/// Whether an answer to a verb is right, at a table of this game (by name; "" if it is not known).
inline Result<> check_answer(std::string_view verb, const json::object& message,
                             std::string_view game) {
  if (message.contains("error")) {
    return schema::check(without(message, {"re"}), schema::type_of<RefusalAnswer>());
  }
  const VerbInfo* known = find_verb(verb);
  if (known == nullptr) return refuse(Reason::unknown_name, say("townsmith", "request-verb"));
  return check_at_game(without(message, {"re"}), known->answer(), game);
}

inline Result<> check_push(const json::object& message, std::string_view game) {
  return check_at_game(message, schema::type_of<Push>(), game);
}

inline Result<> check_webhook_call(const json::value& body) {
  return schema::check(body, schema::type_of<WebhookCall>());
}

/// Whether a bot in a program of its own may be told this.
inline Result<> check_bot_question(const json::object& message, std::string_view game) {
  const json::value* verb = message.if_contains(BotAsk::tag_name);
  const bool is_hello = verb != nullptr && *verb == json::value(BotHello::tag);
  if (!is_hello && (verb == nullptr || *verb != json::value(BotAsk::tag))) {
    return refuse(Reason::unknown_name, say("townsmith", "request-verb"));
  }
  return check_at_game(without(message, {BotAsk::tag_name}),
                       is_hello ? schema::type_of<BotHello>() : schema::type_of<BotAsk>(), game);
}

/// Whether a path is that of a route, whose last part may be a placeholder: "/api/me/devices/ID".
inline bool fits(std::string_view route, std::string_view path) {
  const std::size_t last = route.rfind('/') + 1;
  const bool is_placeholder = std::all_of(route.begin() + static_cast<std::ptrdiff_t>(last),
                                          route.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
  if (!is_placeholder) return route == path;
  return path.size() > last && path.starts_with(route.substr(0, last));
}

/// Whether JSON that a request by HTTP was answered with is right.
inline Result<> check_http_answer(std::string_view method, std::string_view path, int status,
                                  const json::value& body) {
  if (status >= 400) return schema::check(body, schema::type_of<RefusalAnswer>());
  for (const RouteInfo& route : all_routes()) {
    if (route.method == method && fits(route.path, path)) return schema::check(body, *route.answer);
  }
  return refuse(Reason::unknown_name, say("townsmith", "nothing-here"));
}

}  // namespace townsmith::protocol
