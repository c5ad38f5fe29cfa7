// What is generated from the protocol's descriptions is current.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "json_schema.h"
#include "message_checks.h"
#include "protocol/server.h"
#include "source_folder.h"
#include "talk.h"

namespace townsmith::protocol {
namespace {

std::string read(const std::string& name) {
  std::ifstream file(source_folder() + "/" + name);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST(GeneratedFiles, Are_current) {
  for (const auto& [name, text] : generated_files()) {
    EXPECT_TRUE(read(name) == text)
        << name << " is not what the C++ sources say: run scripts/schema";
  }
}

TEST(GeneratedFiles, Include_the_tables_of_the_documentation) {
  std::string all;
  for (const std::string& name : documents_with_tables()) {
    const std::string document = read(name);
    EXPECT_TRUE(with_tables(document) == document) << name << ": run scripts/schema";
    all += document;
  }
  for (const auto& [name, table] : generated_tables()) {
    EXPECT_NE(all.find("<!-- " + name + " -->"), std::string::npos) << name;
  }
}

void note(const schema::Type& type, std::map<std::string, const schema::Type*>& known) {
  if (!type.name.empty()) {
    const auto [there, is_new] = known.emplace(type.name, &type);
    EXPECT_EQ(there->second, &type) << "two types have the name " << type.name;
    if (!is_new) return;
  }
  if (type.item != nullptr) note(type.item(), known);
  for (const schema::MemberType& member : type.members) note(member.type(), known);
  for (const schema::PartType& part : type.parts) note(part.type(), known);
  for (const schema::TypeRef option : type.options) note(option(), known);
}

TEST(Protocol, Types_have_names_of_their_own) {
  std::map<std::string, const schema::Type*> known;
  for (const VerbInfo& verb : all_verbs()) {
    note(verb.ask(), known);
    note(verb.answer(), known);
  }
  note(schema::type_of<Push>(), known);
  for (const GameTypes& types : all_game_types()) {
    note(*types.position, known);
    for (const schema::TypeRef option : types.move->parts.front().type().options) {
      note(option(), known);
    }
  }
}

TEST(Protocol, Verbs_are_known_once) {
  for (const VerbInfo& verb : all_verbs()) EXPECT_EQ(find_verb(verb.verb), &verb) << verb.verb;
  EXPECT_EQ(find_verb("sing"), nullptr);
}

// JSON Schemas, read by a validator of its own (json_schema.h).

/// What a schema leaves open: places where anything would be allowed.
void find_open(const json::value& schema, const std::string& place, std::vector<std::string>& out) {
  if (!schema.is_object()) return out.push_back(place);
  const json::object& parts = schema.get_object();
  if (parts.empty()) out.push_back(place);
  const auto each = [&](std::string_view name) {
    if (const json::value* list = parts.if_contains(name)) {
      for (const json::value& one : list->as_array())
        find_open(one, place + "/" + std::string(name), out);
    }
  };
  each("anyOf");
  each("oneOf");
  each("allOf");
  if (const json::value* items = parts.if_contains("items"))
    find_open(*items, place + "/items", out);
  if (const json::value* members = parts.if_contains("properties")) {
    for (const auto& member : members->as_object()) {
      find_open(member.value(), place + "/" + std::string(member.key()), out);
    }
  }
  const json::value* more = parts.if_contains("additionalProperties");
  if (more != nullptr && more->is_object()) find_open(*more, place + "/*", out);
  const json::value* type = parts.if_contains("type");
  if (type == nullptr || *type != json::value("array")) return;
  if (!parts.contains("items")) out.push_back(place);
}

/// Objects that say neither what else they may have nor that whoever refers to them says it.
void find_loose(const json::object& definitions, std::vector<std::string>& out) {
  for (const auto& definition : definitions) {
    const json::object& one = definition.value().as_object();
    if (!one.contains("properties")) continue;
    const bool closed =
        one.contains("additionalProperties") || one.contains("unevaluatedProperties");
    bool tagged = false;
    for (const auto& member : one.at("properties").as_object()) {
      tagged = tagged || member.value().as_object().contains("const");
    }
    if (!closed && !tagged) out.emplace_back(definition.key());
  }
}

TEST(JsonSchemas, Leave_nothing_open) {
  const json::object schemas = json_schemas();
  std::vector<std::string> open;
  const json::object& definitions = schemas.at("$defs").as_object();
  for (const auto& one : definitions) find_open(one.value(), std::string(one.key()), open);
  for (const auto& verb : schemas.at("verbs").as_object()) {
    find_open(verb.value().at("ask"), std::string(verb.key()), open);
    find_open(verb.value().at("answer"), std::string(verb.key()), open);
  }
  EXPECT_EQ(open, std::vector<std::string>());
  std::vector<std::string> loose;
  find_loose(definitions, loose);
  EXPECT_EQ(loose, std::vector<std::string>());
  for (const GameTypes& types : all_game_types()) {
    const json::object& game = schemas.at("games").at(types.name).as_object();
    for (const std::string_view part : {"position", "move", "made_move"}) {
      const std::string reference(game.at(part).at("$ref").as_string());
      EXPECT_TRUE(definitions.contains(reference.substr(8))) << reference;
    }
  }
}

class JsonSchemasOf : public ::testing::TestWithParam<std::string> {};

TEST_P(JsonSchemasOf, Accept_what_is_said_and_nothing_else) {
  const json::value schemas = json_schemas();
  const JsonSchemaValidator validator(schemas);
  const json::value& answer = schemas.at("verbs").at("view").at("answer");
  host::Talk talk;
  const std::string table = talk.create(GetParam(), example_info(GetParam()).min_players);
  talk.ask("watch", {{"table", table}, {"as", 0}});
  for (int made = 0; made < 6; ++made) {
    json::object said = talk.ask("view", {{"table", table}, {"as", 0}});
    said.erase("re");
    ASSERT_TRUE(validator.accepts(answer, said)) << json::serialize(said);
    for (const json::object& push : talk.pushes(talk.ada)) {
      EXPECT_TRUE(validator.accepts(schemas.at("push"), push)) << json::serialize(push);
    }
    const json::object view = said["view"].as_object();
    // A member less, one more, and one with another name, wherever the game itself speaks.
    const auto refused = [&](auto change) {
      json::object changed = said;
      change(changed["view"].as_object());
      EXPECT_FALSE(validator.accepts(answer, changed)) << json::serialize(changed);
    };
    const std::string member(view.at("position").as_object().begin()->key());
    refused([&](json::object& it) { it["position"].as_object().erase(member); });
    refused([](json::object& it) { it["position"].as_object()["more"] = 1; });
    refused([](json::object& it) { it["position"] = json::object(); });
    refused([](json::object& it) { it.erase("prompt"); });
    refused([](json::object& it) { it["more"] = 1; });
    if (view.at("moves").as_array().empty()) break;
    refused([](json::object& it) { it["moves"].as_array()[0].as_object().erase("spaces"); });
    refused([](json::object& it) { it["moves"].as_array()[0].as_object()["more"] = 1; });
    for (const GameTypes& types : all_game_types()) {
      if (types.name != GetParam()) refused([&](json::object& it) { it["game"] = types.name; });
    }
    const json::value move = view.at("moves").as_array()[0].at("move");
    talk.act(table, 0, "move", {{"move", move}});
    for (const json::object& push : talk.pushes(talk.ada)) {
      EXPECT_TRUE(validator.accepts(schemas.at("push"), push)) << json::serialize(push);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, JsonSchemasOf, ::testing::ValuesIn(game_names()),
                         [](const auto& which) { return which.param; });

}  // namespace
}  // namespace townsmith::protocol
