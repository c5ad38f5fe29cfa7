#include "protocol/describe.h"

#include <algorithm>

#include "games/all.h"
#include "protocol/account.h"
#include "protocol/analysis.h"
#include "protocol/bot.h"
#include "protocol/measuring.h"
#include "protocol/server.h"

namespace townsmith::protocol {
namespace {

template <class... Asks>
void add_verbs(std::vector<VerbInfo>& out, bool server_only,
               std::type_identity<std::tuple<Asks...>>) {
  (out.push_back(
       {Asks::verb, &schema::type_of<Asks>, &schema::type_of<typename Asks::Answer>, server_only}),
   ...);
}

/// Whether a message is right at a table of this game; of any of them if it is not known.
Result<> check_at_game(const json::object& message, const schema::Type& type,
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

json::object without(json::object message, std::initializer_list<std::string_view> names) {
  for (const std::string_view name : names) message.erase(name);
  return message;
}

}  // namespace

const std::vector<VerbInfo>& all_verbs() {
  static const std::vector<VerbInfo> verbs = [] {
    std::vector<VerbInfo> out;
    add_verbs(out, false, std::type_identity<HostVerbs>());
    add_verbs(out, false, std::type_identity<MeasureVerbs>());
    add_verbs(out, true, std::type_identity<ServerVerbs>());
    return out;
  }();
  return verbs;
}

const std::vector<VerbInfo>& engine_verbs() {
  static const std::vector<VerbInfo> verbs = [] {
    std::vector<VerbInfo> out;
    add_verbs(out, false, std::type_identity<EngineVerbs>());
    return out;
  }();
  return verbs;
}

const VerbInfo* find_verb(std::string_view verb) {
  for (const std::vector<VerbInfo>* verbs : {&all_verbs(), &engine_verbs()}) {
    for (const VerbInfo& one : *verbs) {
      if (one.verb == verb) return &one;
    }
  }
  return nullptr;
}

const std::vector<RouteInfo>& all_routes() {
  using schema::type_of;
  static const std::vector<RouteInfo> routes = {
      {"GET", "/api/me", nullptr, &type_of<Me>(), "Who one is."},
      {"POST", "/api/me", &type_of<NameBody>(), &type_of<PersonAnswer>(),
       "One becomes a guest of that name, or takes another name. The secret is in an HttpOnly "
       "cookie."},
      {"DELETE", "/api/me", nullptr, &type_of<PersonAnswer>(), "This device forgets who it is."},
      {"POST", "/api/me/link", nullptr, &type_of<Token>(),
       "For another device, good once and for an hour; the client shows it as the link "
       "`/#/return/TOKEN`."},
      {"POST", "/api/return", &type_of<Token>(), &type_of<PersonAnswer>(),
       "That device is the same person from now on."},
      {"GET", "/api/preview/TABLE", nullptr, &type_of<Preview>(),
       "What a link to the table tells before it is opened; names only if it is listed."},
      {"GET", "/api/me/account", nullptr, &type_of<AccountView>(),
       "One's devices and passkeys, whether there is a recovery code, whether this device gets "
       "messages, where mails go."},
      {"DELETE", "/api/me/devices/ID", nullptr, &type_of<Nothing>(),
       "Ends one of one's devices; what it has open ends."},
      {"DELETE", "/api/me/devices", nullptr, &type_of<Nothing>(), "Ends all others."},
      {"POST", "/api/me/recovery", nullptr, &type_of<RecoveryCode>(),
       "For people who have lost all devices. It is shown once; the one before is void."},
      {"POST", "/api/return/code", &type_of<RecoveryCode>(), &type_of<Recovered>(),
       "That device is the same person from now on, and has the next code."},
      {"POST", "/api/me/passkeys/question", nullptr, &type_of<PasskeyAsk>(),
       "A challenge to make a passkey with, good for five minutes. Only for pages of https and "
       "localhost."},
      {"POST", "/api/me/passkeys", &type_of<PasskeyMade>(), &type_of<Nothing>(),
       "Keeps the passkey."},
      {"DELETE", "/api/me/passkeys/ID", nullptr, &type_of<Nothing>(), "Ends it."},
      {"POST", "/api/return/question", nullptr, &type_of<PasskeyAsk>(),
       "A challenge to come back with."},
      {"POST", "/api/return/passkey", &type_of<PasskeyUsed>(), &type_of<PersonAnswer>(),
       "That device is the same person from now on."},
      {"GET", "/api/me/data", nullptr, &type_of<PersonData>(),
       "Everything about the person, as a file."},
      {"DELETE", "/api/me/everything", nullptr, &type_of<PersonAnswer>(),
       "The person is forgotten (below)."},
      {"GET", "/api/push", nullptr, &type_of<PushKey>(),
       "The server's public key, to subscribe a browser with (VAPID)."},
      {"POST", "/api/me/push", &type_of<SubscriptionBody>(), &type_of<Nothing>(),
       "This device gets messages when it is the person's turn."},
      {"DELETE", "/api/me/push", nullptr, &type_of<Nothing>(), "It gets no more."},
      {"POST", "/api/me/mail", &type_of<MailBody>(), &type_of<Nothing>(),
       "Mails, once the link in the first was followed."},
      {"DELETE", "/api/me/mail", nullptr, &type_of<Nothing>(), "No more mails."},
      {"POST", "/api/mail/confirm", &type_of<Token>(), &type_of<Nothing>(),
       "The address is its owner's; the client shows the link as `/#/mail/TOKEN`."},
      {"POST", "/api/mail/stop/TOKEN", nullptr, &type_of<Nothing>(),
       "Ends mails, without a cookie and with any body, as mail programs do it (RFC 8058); people "
       "follow `/#/stop/TOKEN`."},
      {"GET", "/api/keeps", nullptr, &type_of<Keeps>(), "What the server keeps, and for how long."},
  };
  return routes;
}

const std::vector<GameTypes>& all_game_types() {
  static const std::vector<GameTypes> types = [] {
    std::vector<GameTypes> out;
    for_each_game([&](auto game) { out.push_back(game_types<typename decltype(game)::type>()); });
    return out;
  }();
  return types;
}

std::string GameTypes::title() const {
  constexpr std::string_view ending = "Position";
  return std::string(position->name.substr(0, position->name.size() - ending.size()));
}

Result<> check_request(const json::object& message) {
  const json::value* verb = message.if_contains("do");
  const VerbInfo* known =
      verb != nullptr && verb->is_string() ? find_verb(verb->get_string()) : nullptr;
  if (known == nullptr) return refuse(Reason::unknown_name, say("townsmith", "request-verb"));
  return schema::check(without(message, {"id", "do"}), known->ask());
}

Result<> check_answer(std::string_view verb, const json::object& message, std::string_view game) {
  if (message.contains("error")) {
    return schema::check(without(message, {"re"}), schema::type_of<RefusalAnswer>());
  }
  const VerbInfo* known = find_verb(verb);
  if (known == nullptr) return refuse(Reason::unknown_name, say("townsmith", "request-verb"));
  return check_at_game(without(message, {"re"}), known->answer(), game);
}

Result<> check_push(const json::object& message, std::string_view game) {
  return check_at_game(message, schema::type_of<Push>(), game);
}

Result<> check_webhook_call(const json::value& body) {
  return schema::check(body, schema::type_of<WebhookCall>());
}

Result<> check_bot_question(const json::object& message, std::string_view game) {
  const json::value* verb = message.if_contains(BotAsk::tag_name);
  const bool is_hello = verb != nullptr && *verb == json::value(BotHello::tag);
  if (!is_hello && (verb == nullptr || *verb != json::value(BotAsk::tag))) {
    return refuse(Reason::unknown_name, say("townsmith", "request-verb"));
  }
  return check_at_game(without(message, {BotAsk::tag_name}),
                       is_hello ? schema::type_of<BotHello>() : schema::type_of<BotAsk>(), game);
}

namespace {

/// Whether a path is that of a route, whose last part may be a placeholder: "/api/me/devices/ID".
bool fits(std::string_view route, std::string_view path) {
  const std::size_t last = route.rfind('/') + 1;
  const bool is_placeholder = std::all_of(route.begin() + static_cast<std::ptrdiff_t>(last),
                                          route.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
  if (!is_placeholder) return route == path;
  return path.size() > last && path.starts_with(route.substr(0, last));
}

}  // namespace

Result<> check_http_answer(std::string_view method, std::string_view path, int status,
                           const json::value& body) {
  if (status >= 400) return schema::check(body, schema::type_of<RefusalAnswer>());
  for (const RouteInfo& route : all_routes()) {
    if (route.method == method && fits(route.path, path)) return schema::check(body, *route.answer);
  }
  return refuse(Reason::unknown_name, say("townsmith", "nothing-here"));
}

}  // namespace townsmith::protocol
