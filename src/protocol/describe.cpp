#include "protocol/describe.h"

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

}  // namespace townsmith::protocol
