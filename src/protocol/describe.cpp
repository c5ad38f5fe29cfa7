#include "protocol/describe.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/all.h"
#include "protocol/analysis.h"
#include "protocol/bot.h"
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

schema::RawTypes raw_types(std::string_view game) {
  for (const GameTypes& types : all_game_types()) {
    if (types.name != game) continue;
    return {{"Position", types.position}, {"Move", types.move}, {"MadeMove", types.made_move}};
  }
  return {};
}

json::object without(json::object message, std::initializer_list<std::string_view> names) {
  for (const std::string_view name : names) message.erase(name);
  return message;
}

std::string title_case(std::string_view position) {
  constexpr std::string_view ending = "Position";
  return std::string(position.substr(0, position.size() - ending.size()));
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
  types.push_back(&schema::type_of<Me>());
  types.push_back(&schema::type_of<PersonAnswer>());
  types.push_back(&schema::type_of<NameBody>());
  types.push_back(&schema::type_of<Token>());
  types.push_back(&schema::type_of<Preview>());
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
  const std::string title = title_case(types.position->name);
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
                    schema::typescript_of(member.type())));
  }
  for (const schema::PartType& part : type.parts) {
    add(fmt::format("and those of {}", schema::typescript_of(part.type())));
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
  std::vector<VerbInfo> verbs;
  add_verbs(verbs, false, std::type_identity<EngineVerbs>());
  std::string out = "| verb | asks | answers | |\n|---|---|---|---|\n";
  for (const VerbInfo& verb : verbs) {
    out += fmt::format("| `{}` | {} | {} | {} |\n", verb.verb, members_text(verb.ask()),
                       members_text(verb.answer()), verb.ask().text);
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
    add_verbs(out, true, std::type_identity<ServerVerbs>());
    return out;
  }();
  return verbs;
}

const VerbInfo* find_verb(std::string_view verb) {
  const auto& all = all_verbs();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const VerbInfo& one) { return one.verb == verb; });
  return found == all.end() ? nullptr : &*found;
}

const std::vector<GameTypes>& all_game_types() {
  static const std::vector<GameTypes> types = [] {
    std::vector<GameTypes> out;
    for_each_game([&](auto game) { out.push_back(game_types<typename decltype(game)::type>()); });
    return out;
  }();
  return types;
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
  return schema::check(without(message, {"re"}), known->answer(), raw_types(game));
}

Result<> check_push(const json::object& message, std::string_view game) {
  return schema::check(message, schema::type_of<Push>(), raw_types(game));
}

std::map<std::string, std::string> generated_files() {
  std::map<std::string, std::string> out;
  out["web/src/engine/protocol.ts"] = protocol_text();
  for (const GameTypes& types : all_game_types()) {
    out[fmt::format("web/src/engine/games/{}.ts", types.name)] = game_text(types);
  }
  return out;
}

std::map<std::string, std::string> generated_tables() {
  return {{"verbs", verbs_table(false)},
          {"server-verbs", verbs_table(true)},
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
