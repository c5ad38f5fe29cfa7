// The protocol as data: for those who write clients, and for the files of this project that are made
// from it.
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/files.h"
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
  return {{"protocol", protocol::number},
          {"verbs", std::move(verbs)},
          {"push", schema::json_schema(schema::type_of<protocol::Push>(), "Push")},
          {"error", schema::json_schema(schema::type_of<protocol::Refusal>(), "Problem")},
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
  const std::string document = project + "/docs/protocol.md";
  TRY(const std::string before, read_file(document));
  return write_file(document, protocol::with_tables(before));
}

}  // namespace townsmith::cli
