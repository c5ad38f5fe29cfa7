#include "core/pack.h"

#include "host/talk.h"
#include "packs.h"

namespace townsmith::host {
namespace {

/// What a host says of a game's content, as a pack that changes nothing.
json::object unchanged_pack(Talk& talk, std::string_view game) {
  json::object files;
  const json::object content = talk.ask("content", {{"game", game}});
  for (const json::value& file : content.at("files").as_array()) {
    files[file.at("name").as_string()] = json::parse(file.at("text").as_string());
  }
  return {{"townsmith_pack", pack_format}, {"game", game},   {"name", "Canals"},
          {"author", "Ada"},               {"version", "1"}, {"files", std::move(files)}};
}

json::object& first_file(json::object& pack) {
  return pack["files"].as_object().begin()->value().as_object();
}

TEST(HostPacks, The_content_a_host_has_is_a_pack_that_changes_nothing) {
  Talk talk;
  for (const std::string& game : game_names()) {
    const json::object pack = unchanged_pack(talk, game);
    EXPECT_FALSE(pack.at("files").as_object().empty()) << game;
    const json::object checked = talk.ask("check_pack", {{"pack", json::serialize(pack)}});
    EXPECT_TRUE(checked.at("problems").as_array().empty()) << json::serialize(checked);
    EXPECT_TRUE(checked.at("changes").as_array().empty()) << json::serialize(checked);
    EXPECT_EQ(checked.at("hash").as_string().size(), 16U);
  }
  EXPECT_EQ(reason_of(talk.ask("content", {{"game", "chess"}})), "unknown_name");
}

TEST(HostPacks, What_is_wrong_with_a_pack_is_told_by_file_and_place) {
  Talk talk;
  for (const std::string& game : game_names()) {
    json::object pack = unchanged_pack(talk, game);
    first_file(pack).erase("provenance");
    first_file(pack)["strange"] = 1;
    const std::string_view file = pack["files"].as_object().begin()->key();
    const json::object checked = talk.ask("check_pack", {{"pack", json::serialize(pack)}});
    ASSERT_EQ(checked.at("problems").as_array().size(), 2U) << json::serialize(checked);
    for (const json::value& problem : checked.at("problems").as_array()) {
      EXPECT_EQ(problem.at("file"), json::value(file));
      EXPECT_FALSE(problem.at("sentence").as_string().empty());
    }
    EXPECT_TRUE(checked.at("hash").is_null());
  }
  EXPECT_EQ(reason_of(talk.ask("check_pack", {{"pack", "{}"}})), "bad_content");
}

TEST(HostPacks, One_of_an_older_format_comes_back_in_todays) {
  Talk talk;
  const json::object old = talk.ask("check_pack", {{"pack", pack_text("formats/0")}});
  ASSERT_TRUE(old.at("text").is_string()) << json::serialize(old);
  const auto today = parse_pack(pack_text("formats/1"));
  const auto read = parse_pack(old.at("text").as_string());
  ASSERT_TRUE(today && read);
  EXPECT_EQ(read->files, today->files);
  EXPECT_EQ(read->name, today->name);
  EXPECT_TRUE(talk.ask("check_pack", {{"pack", old.at("text")}}).at("text").is_null());
}

TEST(HostPacks, A_warning_is_told_and_keeps_nobody_from_playing) {
  Talk talk;
  int warnings = 0;
  for (const std::string& game : game_names()) {
    const std::string pack = pack_text(game);
    const json::object checked = talk.ask("check_pack", {{"pack", pack}});
    for (const json::value& problem : checked.at("problems").as_array()) {
      EXPECT_TRUE(problem.at("warning").as_bool()) << json::serialize(problem);
      EXPECT_FALSE(problem.at("sentence").as_string().empty());
      ++warnings;
    }
    EXPECT_TRUE(checked.at("hash").is_string()) << game;
    EXPECT_GT(checked.at("changes").as_array().size(), 5U) << game;
    json::array seats;
    for (int i = 0; i < example_info(game).usual_players; ++i) {
      seats.push_back(json::object{{"occupant", "bot"}, {"bot", "random"}});
    }
    const json::object made = talk.ask(
        "create", {{"game", game}, {"seats", seats}, {"start", true}, {"pack", pack}});
    EXPECT_TRUE(made.contains("table")) << json::serialize(made);
  }
  EXPECT_GT(warnings, 0);
}

TEST(HostPacks, A_page_plays_on_a_pack_and_the_record_carries_it) {
  Talk talk;
  for (const std::string& game : game_names()) {
    json::object pack = unchanged_pack(talk, game);
    first_file(pack)["provenance"].as_object()["text"] = "made up for a test";
    json::array seats;
    for (int i = 0; i < example_info(game).usual_players; ++i) {
      seats.push_back(json::object{{"occupant", "bot"}, {"bot", "random"}});
    }
    json::object ask = {
        {"game", game}, {"seats", seats}, {"start", true}, {"pack", json::serialize(pack)}};
    const json::object made = talk.ask("create", ask);
    ASSERT_TRUE(made.contains("table")) << json::serialize(made);
    const json::object record = talk.ask("record", {{"table", made.at("table")}});
    EXPECT_NE(record.at("record").as_string().find("Canals"), std::string::npos);
    EXPECT_TRUE(talk.ask("open", {{"record", record.at("record")}}).contains("table"));

    first_file(pack).erase("provenance");
    ask["pack"] = json::serialize(pack);
    EXPECT_EQ(reason_of(talk.ask("create", ask)), "bad_content");
  }
}

/// The first text that content names something by: a card, a goal, a grade.
json::value* first_name(json::value& value) {
  if (json::object* object = value.if_object()) {
    if (json::value* name = object->if_contains("name"); name != nullptr && name->is_string()) {
      return name;
    }
    for (auto& member : *object) {
      if (json::value* found = first_name(member.value())) return found;
    }
  } else if (json::array* array = value.if_array()) {
    for (json::value& one : *array) {
      if (json::value* found = first_name(one)) return found;
    }
  }
  return nullptr;
}

TEST(HostPacks, A_things_name_is_told_in_everybodys_language) {
  int told = 0;
  for (const std::string& game : game_names()) {
    Talk talk;
    json::object pack = unchanged_pack(talk, game);
    for (auto& file : pack["files"].as_object()) {
      json::value* name = first_name(file.value());
      if (name == nullptr) continue;
      *name = "Tea Room";
      break;
    }
    pack["translations"] = {{"de", {{"Tea Room", "Teestube"}}}};
    const auto has = [&](std::string_view language, std::string_view word) {
      talk.ask("language", {{"language", language}});
      const json::object rows =
          talk.ask("components", {{"game", game}, {"players", 2}, {"pack", json::serialize(pack)}});
      return json::serialize(rows).find(word) != std::string::npos;
    };
    if (!has("en", "Tea Room")) continue;  // what is named does not stand in the list
    ++told;
    EXPECT_FALSE(has("en", "Teestube")) << game;
    EXPECT_TRUE(has("de", "Teestube")) << game;
    EXPECT_FALSE(has("de", "Tea Room")) << game;
    EXPECT_TRUE(has("fr", "Tea Room")) << game;
  }
  EXPECT_GT(told, 1);
}

TEST(HostPacks, Every_card_of_a_box_is_told_in_words) {
  Talk talk;
  for (const std::string& game : game_names()) {
    const json::object told = talk.ask("components", {{"game", game}, {"players", 2}});
    for (const json::value& section : told.at("sections").as_array()) {
      EXPECT_FALSE(section.at("rows").as_array().empty()) << json::serialize(section);
    }
    json::object pack = unchanged_pack(talk, game);
    EXPECT_EQ(
        talk.ask("components", {{"game", game}, {"players", 2}, {"pack", json::serialize(pack)}})
            .at("sections"),
        told.at("sections"));
  }
  EXPECT_EQ(reason_of(talk.ask("components", {{"game", "chess"}, {"players", 2}})), "unknown_name");
  EXPECT_EQ(reason_of(talk.ask("components", {{"game", game_names().front()}, {"players", 9}})),
            "bad_value");
}

}  // namespace
}  // namespace townsmith::host
