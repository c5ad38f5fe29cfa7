// The protocol as data: for those who write clients, and for the files of this project that are made
// from it.
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/files.h"
#include "protocol/bot.h"
#include "protocol/describe.h"
#include "protocol/server.h"

namespace townsmith::cli {
namespace {

json::object schema_of_protocol() {
  json::object verbs;
  for (const protocol::VerbInfo& verb : protocol::all_verbs()) {
    verbs[verb.verb] =
        json::object{{"ask", schema::json_schema(verb.ask(), verb.ask().name)},
                     {"answer", schema::json_schema(verb.answer(), verb.answer().name)},
                     {"server_only", verb.server_only}};
  }
  json::object games;
  for (const protocol::GameTypes& game : protocol::all_game_types()) {
    games[game.name] =
        json::object{{"position", schema::json_schema(*game.position, game.position->name)},
                     {"move", schema::json_schema(*game.move, "Move")}};
  }
  json::object bots;
  const auto add = [&bots](const schema::Type& type) {
    bots[type.name] = schema::json_schema(type, type.name);
  };
  add(schema::type_of<protocol::BotHello>());
  add(schema::type_of<protocol::BotReady>());
  add(schema::type_of<protocol::BotAsk>());
  add(schema::type_of<protocol::BotMove>());
  return {{"protocol", protocol::number},
          {"verbs", std::move(verbs)},
          {"push", schema::json_schema(schema::type_of<protocol::Push>(), "Push")},
          {"error", schema::json_schema(schema::type_of<protocol::Refusal>(), "Problem")},
          {"bots", std::move(bots)},
          {"games", std::move(games)}};
}

}  // namespace

Result<> print_schema(const std::string& project) {
  if (project.empty()) {
    fmt::print("{}\n", json::serialize(schema_of_protocol()));
    return {};
  }
  for (const auto& [name, text] : protocol::generated_files()) {
    TRY(write_file(project + "/" + name, text));
  }
  for (const std::string& name : protocol::documents_with_tables()) {
    const std::string document = project + "/" + name;
    TRY(const std::string before, read_file(document));
    TRY(write_file(document, protocol::with_tables(before)));
  }
  return {};
}

}  // namespace townsmith::cli
