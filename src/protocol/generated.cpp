#include <fmt/format.h>

#include "core/content.h"
#include "games/all.h"
#include "protocol/analysis.h"
#include "protocol/bot.h"
#include "protocol/describe.h"
#include "protocol/server.h"

// What is made from the descriptions: the page's types, and tables for docs.

namespace townsmith::protocol {
namespace {

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

std::string verbs_table(const std::vector<VerbInfo>& verbs, bool server_only) {
  std::string out = "| verb | asks | answers | |\n|---|---|---|---|\n";
  for (const VerbInfo& verb : verbs) {
    if (verb.server_only != server_only) continue;
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
  return {{"verbs", verbs_table(all_verbs(), false)},
          {"server-verbs", verbs_table(all_verbs(), true)},
          {"routes", routes_table()},
          {"pushes", pushes_table()},
          {"types", types_table()},
          {"engine-verbs", verbs_table(engine_verbs(), false)},
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
