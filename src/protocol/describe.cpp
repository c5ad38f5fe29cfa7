#include "protocol/describe.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/content.h"
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

constexpr std::string_view heading =
    "// Made from the C++ sources by `scripts/schema`: change them, not this file.\n\n";

std::string requests_text() {
  std::string out =
      "/** Every verb: what is asked, and what is answered. */\nexport interface Requests {\n";
  for (const VerbInfo& verb : all_verbs()) {
    if (!verb.ask().text.empty()) out += fmt::format("  /** {} */\n", verb.ask().text);
    out += fmt::format("  {}: {{ ask: {}; answer: {} }};\n", verb.verb, verb.ask().name,
                       verb.answer().name);
  }
  return out + "}\n";
}

std::string protocol_text() {
  std::vector<const schema::Type*> types;
  for (const VerbInfo& verb : all_verbs()) {
    types.push_back(&verb.ask());
    types.push_back(&verb.answer());
  }
  types.push_back(&schema::type_of<Push>());
  for (const RouteInfo& route : all_routes()) {
    if (route.body != nullptr) types.push_back(route.body);
    types.push_back(route.answer);
  }
  types.push_back(&schema::type_of<RefusalAnswer>());
  types.push_back(&schema::type_of<BotTask>());
  std::string out(heading);
  out += fmt::format("export const PROTOCOL = {};\n\n", number);
  out +=
      "/** What each game sends of itself: every file in games/ adds its own. */\n"
      "// eslint-disable-next-line @typescript-eslint/no-empty-object-type\n"
      "export interface Games {}\n"
      "export type GameName = keyof Games;\n"
      "export type Position = Games[GameName]['position'];\n"
      "export type Move = Games[GameName]['move'];\n"
      "/** As events tell of it: its sentence is part of the event's. */\n"
      "export type MadeMove = Move extends infer M ? (M extends unknown ? Omit<M, 'sentence'> : "
      "never) : never;\n\n"
      "/** What the moves of all games have; the members of each game's own are in games/. */\n"
      "export interface MoveBase {\n"
      "  /** The notation: send this. Unique among the moves of a position. */\n"
      "  move: string;\n"
      "  sentence: string;\n"
      "  /** Every space the move touches; the first is where a cursor would stand. */\n"
      "  spaces: string[];\n"
      "}\n\n"
      "/** The view of a table of one game. */\n"
      "export type TableViewOf<G extends GameName> = Omit<AnyTableView, 'game' | 'position' | "
      "'moves'> & {\n"
      "  game: G;\n"
      "  position: Games[G]['position'];\n"
      "  moves: Games[G]['move'][];\n"
      "};\n"
      "export type TableView = { [G in GameName]: TableViewOf<G> }[GameName];\n\n";
  // Where views are used, they are those of one of the games.
  std::string declarations = schema::typescript_declarations(types);
  constexpr std::string_view any_view = "export interface TableView {";
  declarations.replace(declarations.find(any_view), any_view.size(), "interface AnyTableView {");
  out += declarations;
  out += fmt::format("\nexport type Pace = {};\nexport type SeatRequest = {};\n",
                     schema::typescript_of(schema::type_of<Pace>()),
                     schema::typescript_of(schema::type_of<SeatRequest>()));
  out += "\nexport type Push = ";
  const schema::Type& push = schema::type_of<Push>();
  for (std::size_t i = 0; i < push.options.size(); ++i) {
    out += fmt::format("{}{}", i > 0 ? " | " : "", push.options[i]().name);
  }
  out += ";\n\n" + requests_text();
  out +=
      "\nexport type Verb = keyof Requests;\n"
      "export type Ask<V extends Verb> = Requests[V]['ask'];\n"
      "export type Answer<V extends Verb> = Requests[V]['answer'];\n"
      "export type RequestMessage = { [V in Verb]: { id: number; do: V } & Ask<V> }[Verb];\n"
      "export type ReplyMessage = { re: number } & (Answer<Verb> | { error: Problem });\n"
      "export type HostMessage = ReplyMessage | Push;\n";
  return out;
}

std::string game_text(const GameTypes& types) {
  const std::string title = types.title();
  // The move's own parts are declared; the rest is MoveBase.
  const schema::Type& facts = types.move->parts.front().type();
  std::vector<const schema::Type*> declared = {types.position};
  std::string options;
  for (const schema::TypeRef option : facts.options) {
    declared.push_back(&option());
    options += fmt::format("{}{}", options.empty() ? "" : " | ", option().name);
  }
  return fmt::format(
      "{0}import type {{ MoveBase }} from '../protocol';\n\n"
      "declare module '../protocol' {{\n"
      "  interface Games {{\n"
      "    {1}: {{ position: {2}Position; move: {2}Move }};\n"
      "  }}\n"
      "}}\n\n"
      "{3}\nexport type {2}Move = MoveBase & ({4});\n",
      heading, types.name, title, schema::typescript_declarations(declared), options);
}

/// What the files of a game's packs look like, by their names there.
using ContentTypes = std::map<std::string, const schema::Type*>;

template <class Game>
ContentTypes content_types(std::string_view game) {
  const ContentFiles none;
  ContentReader reader(none);
  (void)Game::read_content(reader);
  ContentTypes out;
  for (const auto& [file, type] : reader.types()) out[file.substr(game.size() + 1)] = type;
  return out;
}

/// Types for those who write an editor.
std::string content_text(std::string_view game, const ContentTypes& files) {
  std::vector<const schema::Type*> declared;
  std::string members;
  for (const auto& [file, type] : files) {
    declared.push_back(type);
    members += fmt::format("      '{}': {};\n", file, type->name);
  }
  return fmt::format(
      "{}declare module '../content' {{\n"
      "  interface Contents {{\n"
      "    {}: {{\n{}    }};\n"
      "  }}\n"
      "}}\n\n{}",
      heading, game, members, schema::typescript_declarations(declared));
}

/// The same as JSON Schemas, for forms.
std::string content_schemas(const ContentTypes& files) {
  json::object out;
  for (const auto& [file, type] : files) out[file] = schema::json_schema(*type, file);
  return json::pretty(out);
}

// Tables for docs/protocol.md.

std::string type_link(const schema::Type& type) {
  std::string text = schema::typescript_of(type);
  for (std::size_t at = text.find('|'); at != std::string::npos; at = text.find('|', at + 2)) {
    text.replace(at, 1, "\\|");
  }
  return text;
}

std::string members_text(const schema::Type& type) {
  std::string out;
  const auto add = [&](const std::string& text) { out += (out.empty() ? "" : ", ") + text; };
  if (!type.tag_name.empty()) add(fmt::format("`{}: '{}'`", type.tag_name, type.tag));
  for (const schema::MemberType& member : type.members) {
    add(fmt::format("`{}{}: {}`", member.name, member.may_miss ? "?" : "",
                    type_link(member.type())));
  }
  for (const schema::PartType& part : type.parts) {
    add(fmt::format("and those of {}", type_link(part.type())));
  }
  return out.empty() ? "nothing" : out;
}

std::string verbs_table(bool server_only) {
  std::string out = "| verb | asks | answers | |\n|---|---|---|---|\n";
  for (const VerbInfo& verb : all_verbs()) {
    if (verb.server_only != server_only) continue;
    out += fmt::format("| `{}` | {} | {} | {} |\n", verb.verb, members_text(verb.ask()),
                       members_text(verb.answer()), verb.ask().text);
  }
  return out;
}

std::string engine_verbs_table() {
  std::string out = "| verb | asks | answers | |\n|---|---|---|---|\n";
  for (const VerbInfo& verb : engine_verbs()) {
    out += fmt::format("| `{}` | {} | {} | {} |\n", verb.verb, members_text(verb.ask()),
                       members_text(verb.answer()), verb.ask().text);
  }
  return out;
}

std::string routes_table() {
  std::string out = "| request | body | answers | |\n|---|---|---|---|\n";
  for (const RouteInfo& route : all_routes()) {
    out += fmt::format("| `{} {}` | {} | {} | {} |\n", route.method, route.path,
                       route.body == nullptr ? "" : members_text(*route.body),
                       members_text(*route.answer), route.text);
  }
  return out;
}

std::string pushes_table() {
  std::string out = "| push | has | |\n|---|---|---|\n";
  for (const schema::TypeRef option : schema::type_of<Push>().options) {
    out += fmt::format("| `{}` | {} | {} |\n", option().tag, members_text(option()), option().text);
  }
  return out;
}

void collect_types(const schema::Type& type, std::map<std::string, const schema::Type*>& out) {
  if (type.kind == schema::Type::Kind::object && !out.emplace(type.name, &type).second) return;
  if (type.item != nullptr) collect_types(type.item(), out);
  for (const schema::MemberType& member : type.members) collect_types(member.type(), out);
  for (const schema::PartType& part : type.parts) collect_types(part.type(), out);
  for (const schema::TypeRef option : type.options) collect_types(option(), out);
}

std::string type_table(const schema::Type& type) {
  std::string out = fmt::format("**{}**", type.name);
  if (!type.text.empty()) out += fmt::format(": {}", type.text);
  out += "\n\n| member | type | |\n|---|---|---|\n";
  if (!type.tag_name.empty()) out += fmt::format("| `{}` | '{}' | |\n", type.tag_name, type.tag);
  for (const schema::MemberType& member : type.members) {
    out += fmt::format("| `{}`{} | {} | {} |\n", member.name,
                       member.may_miss ? " (may be left out)" : "", type_link(member.type()),
                       member.text);
  }
  for (const schema::PartType& part : type.parts) {
    out += fmt::format("| and the members of | {} | |\n", type_link(part.type()));
  }
  return out + '\n';
}

template <class... Types>
std::string type_tables() {
  return (type_table(schema::type_of<Types>()) + ...);
}

/// Every object that answers and pushes are made of.
std::string types_table() {
  std::map<std::string, const schema::Type*> types;
  std::map<std::string, const schema::Type*> tops;
  for (const VerbInfo& verb : all_verbs()) {
    for (const schema::TypeRef type : {verb.ask, verb.answer}) {
      collect_types(type(), types);
      tops.emplace(type().name, &type());
    }
  }
  collect_types(schema::type_of<Push>(), types);
  for (const schema::TypeRef option : schema::type_of<Push>().options) {
    tops.emplace(option().name, &option());
  }
  std::string out;
  for (const auto& [name, type] : types) {
    if (tops.contains(name) || (type->members.empty() && type->parts.empty())) continue;
    out += type_table(*type);
  }
  return out;
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
      {"GET", "/api/keeps", nullptr, &type_of<Keeps>(),
       "What the server keeps, and for how long."},
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

std::map<std::string, std::string> generated_files() {
  std::map<std::string, std::string> out;
  out["web/src/engine/protocol.ts"] = protocol_text();
  for (const GameTypes& types : all_game_types()) {
    out[fmt::format("web/src/engine/games/{}.ts", types.name)] = game_text(types);
  }
  for_each_game([&](auto game) {
    using Game = typename decltype(game)::type;
    const std::string name(game_types<Game>().name);
    const ContentTypes files = content_types<Game>(name);
    out[fmt::format("web/src/engine/content/{}.ts", name)] = content_text(name, files);
    out[fmt::format("web/src/engine/content/{}.json", name)] = content_schemas(files);
  });
  return out;
}

std::map<std::string, std::string> generated_tables() {
  return {{"verbs", verbs_table(false)},
          {"server-verbs", verbs_table(true)},
          {"routes", routes_table()},
          {"pushes", pushes_table()},
          {"types", types_table()},
          {"engine-verbs", engine_verbs_table()},
          {"engine-types", type_tables<Analyse, Analysis, JudgedMove, Line, Observation>()},
          {"bot-messages", type_tables<BotHello, BotReady, BotAsk, BotMove>()}};
}

std::vector<std::string> documents_with_tables() {
  return {"docs/protocol.md", "docs/bots-of-your-own.md", "docs/engine.md"};
}

std::string with_tables(std::string document) {
  for (const auto& [name, table] : generated_tables()) {
    const std::string begin = fmt::format("<!-- {} -->\n", name);
    const std::string end = fmt::format("<!-- end of {} -->", name);
    const std::size_t from = document.find(begin);
    const std::size_t to = document.find(end);
    if (from == std::string::npos || to == std::string::npos) continue;
    const std::size_t after = from + begin.size();
    document.replace(after, to - after, table);
  }
  return document;
}

}  // namespace townsmith::protocol
