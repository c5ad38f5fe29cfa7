#include "core/json_schemas.h"

#include <fmt/format.h>

#include "protocol/analysis.h"
#include "protocol/bot.h"
#include "protocol/describe.h"
#include "protocol/server.h"

namespace townsmith::protocol {
namespace {

json::object schema_reference(std::string_view name) {
  return {{"$ref", fmt::format("#/$defs/{}", name)}};
}

template <class... Asks>
void add_engine_verbs(json::object& out, schema::JsonSchemas& schemas,
                      std::type_identity<std::tuple<Asks...>>) {
  ((out[Asks::verb] =
        json::object{{"ask", schemas.of(schema::type_of<Asks>())},
                     {"answer", schemas.of(schema::type_of<typename Asks::Answer>())}}),
   ...);
}

template <class... Types>
json::object schemas_of(schema::JsonSchemas& schemas) {
  json::object out;
  ((out[Types::schema] = schemas.of(schema::type_of<Types>())), ...);
  return out;
}

/// The position and the moves of a view are those of the game it names.
void bind_views(json::object& view) {
  json::array games;
  for (const GameTypes& types : all_game_types()) {
    const std::string title = types.title();
    json::object moves{{"items", schema_reference(title + "Move")}};
    json::object members{{"game", json::object{{"const", types.name}}},
                         {"position", schema_reference(title + "Position")},
                         {"moves", std::move(moves)}};
    games.push_back(json::object{{"properties", std::move(members)}});
  }
  view["oneOf"] = std::move(games);
}

}  // namespace

json::object json_schemas() {
  schema::JsonSchemas schemas;
  for (const GameTypes& types : all_game_types()) {
    const std::string title = types.title();
    schemas.raw["Position"].push_back({title + "Position", types.position});
    schemas.raw["Move"].push_back({title + "Move", types.move});
    schemas.raw["MadeMove"].push_back({title + "MadeMove", types.made_move});
  }
  json::object verbs;
  for (const VerbInfo& verb : all_verbs()) {
    verbs[verb.verb] = json::object{{"ask", schemas.of(verb.ask())},
                                    {"answer", schemas.of(verb.answer())},
                                    {"server_only", verb.server_only}};
  }
  json::object push = schemas.of(schema::type_of<Push>());
  json::object engine;
  add_engine_verbs(engine, schemas, std::type_identity<EngineVerbs>());
  json::object bots = schemas_of<BotHello, BotReady, BotAsk, BotMove>(schemas);
  json::object api =
      schemas_of<Me, PersonAnswer, NameBody, Token, RefusalAnswer, TurnCall>(schemas);
  json::object games;
  for (const GameTypes& types : all_game_types()) {
    const std::string title = types.title();
    games[types.name] = json::object{{"position", schema_reference(title + "Position")},
                                     {"move", schema_reference(title + "Move")},
                                     {"made_move", schema_reference(title + "MadeMove")}};
  }
  bind_views(schemas.definitions["TableView"].as_object());
  return {{"$schema", schema::json_schema_dialect},
          {"title", "What Townsmith's clients and hosts say"},
          {"protocol", number},
          {"verbs", std::move(verbs)},
          {"push", std::move(push)},
          {"error", schemas.of(schema::type_of<Refusal>())},
          {"api", std::move(api)},
          {"engine", std::move(engine)},
          {"bots", std::move(bots)},
          {"games", std::move(games)},
          {"$defs", std::move(schemas.definitions)}};
}

}  // namespace townsmith::protocol
