#include "packs.h"

#include <fmt/format.h>

#include <map>
#include <set>

#include "core/pack.h"
#include "host/talk.h"

namespace townsmith::host {
namespace {

/// What a host says of a game's content, as a pack that changes nothing.
json::object unchanged_pack(Talk& talk, std::string_view game) {
  json::object files;
  const json::object content = talk.ask("content", {{"game", game}});
  for (const json::value& file : content.at("files").as_array()) {
    files[file.at("name").as_string()] = json::parse(file.at("text").as_string());
  }
  return {{"townsmith_pack", pack_format},
          {"game", game},
          {"name", "Canals"},
          {"author", "Ada"},
          {"version", "1"},
          {"files", std::move(files)}};
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
    const json::object made =
        talk.ask("create", {{"game", game}, {"seats", seats}, {"start", true}, {"pack", pack}});
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

/// Every name and text that people read in a pack's files.
void collect_names(const json::value& value, std::string_view member, std::set<std::string>& out) {
  if (const json::object* object = value.if_object()) {
    for (const auto& [name, one] : *object) {
      if (name != "provenance") collect_names(one, name, out);
    }
  } else if (const json::array* list = value.if_array()) {
    for (const json::value& one : *list) collect_names(one, member, out);
  } else if (value.is_string() && (member == "name" || member == "text")) {
    out.insert(std::string(std::string_view(value.as_string())));
  }
}

/// A pack of tests/packs with its names and texts in German: between marks, so that they are found.
struct InGerman {
  explicit InGerman(std::string_view game) {
    json::value pack = json::parse(pack_text(game));
    collect_names(pack.at("files"), "", names);
    json::object words;
    for (const std::string& name : names) words[name] = marked(name);
    pack.as_object()["translations"] = json::object{{"de", std::move(words)}};
    text = json::serialize(pack);
  }
  static std::string marked(std::string_view name) { return fmt::format("«{}»", name); }

  std::set<std::string> names;
  std::string text;
};

/// The names in all that is said, by the members of messages that they stand in.
struct Heard {
  struct Names {
    std::set<std::string> marked;
    std::set<std::string> given;
  };
  std::map<std::string, Names> at;

  void listen(const InGerman& pack, const json::value& said, const std::string& place = {}) {
    if (const json::object* object = said.if_object()) {
      for (const auto& [name, one] : *object) {
        listen(pack, one, fmt::format("{}.{}", place, std::string_view(name)));
      }
    } else if (const json::array* list = said.if_array()) {
      for (const json::value& one : *list) listen(pack, one, place);
    } else if (said.is_string()) {
      const std::string text(std::string_view(said.as_string()));
      if (known_.insert(place + " " + text).second) note(pack, text, at[place]);
    }
  }

 private:
  static void note(const InGerman& pack, std::string text, Names& names) {
    for (const std::string& name : pack.names) {
      const std::string mark = InGerman::marked(name);
      for (std::size_t found = 0; (found = text.find(mark, found)) != text.npos;) {
        names.marked.insert(name);
        text.erase(found, mark.size());
      }
    }
    for (const std::string& name : pack.names) {
      if (text.find(name) != text.npos) names.given.insert(name);
    }
  }

  std::set<std::string> known_;
};

/// Whatever a person is told while a game is played, and what they look up.
Heard everything_said(Talk& talk, const InGerman& pack, const std::string& game) {
  constexpr int most_moves = 24;
  Heard heard;
  const json::value players = example_info(game).usual_players;
  heard.listen(pack,
               talk.ask("components", {{"game", game}, {"players", players}, {"pack", pack.text}}));
  json::array seats;
  for (int i = 0; i < example_info(game).usual_players; ++i) {
    seats.push_back(json::object{{"occupant", "human"}, {"name", fmt::format("Seat {}", i)}});
  }
  const json::object made = talk.ask(
      "create",
      {{"game", game}, {"seats", seats}, {"seed", 7}, {"start", true}, {"pack", pack.text}});
  const std::string table(std::string_view(made.at("table").as_string()));
  for (int i = 0; i < std::ssize(seats); ++i) talk.ask("watch", {{"table", table}, {"as", i}});
  for (int moves = 0, idle = 0; moves < most_moves && idle < std::ssize(seats); ++moves) {
    const int seat = moves % static_cast<int>(std::ssize(seats));
    const json::object view = talk.view(table, seat);
    heard.listen(pack, view);
    const json::object& may = view.at("may").as_object();
    ++idle;
    if (may.at("commit").as_bool()) {
      talk.act(table, seat, "commit");
    } else if (may.at("move").as_bool()) {
      const json::array& choices = view.at("moves").as_array();
      const std::size_t chosen = static_cast<std::size_t>(moves) * 7 % choices.size();
      talk.act(table, seat, "move", {{"move", choices.at(chosen).at("move")}});
    } else {
      continue;
    }
    idle = 0;
    for (const json::object& push : talk.pushes(talk.ada)) heard.listen(pack, push);
  }
  heard.listen(pack, talk.ask("reference", {{"table", table}, {"as", 0}}));
  heard.listen(pack, talk.ask("replay", {{"table", table}, {"as", 0}}));
  return heard;
}

TEST(HostPacks, Names_and_texts_are_said_in_everybodys_language_as_far_as_a_pack_knows_it) {
  std::size_t names = 0;
  for (const std::string& game : game_names()) {
    const InGerman pack(game);
    Talk talk;
    talk.ask("language", {{"language", "de"}});
    const Heard german = everything_said(talk, pack, game);
    Talk other;
    other.ask("language", {{"language", "fr"}});
    Heard french = everything_said(other, pack, game);
    std::set<std::string> told;
    for (const auto& [place, heard] : german.at) {
      // Where a name is none of a person's words it is the same in every language: in moves.
      if (heard.marked.empty()) continue;
      EXPECT_EQ(heard.given, std::set<std::string>()) << game << place;
      EXPECT_EQ(french.at[place].marked, std::set<std::string>()) << game << place;
      EXPECT_EQ(french.at[place].given, heard.marked) << "as given: " << game << place;
      told.insert(heard.marked.begin(), heard.marked.end());
    }
    EXPECT_TRUE(pack.names.empty() || !told.empty()) << game;
    names += told.size();
  }
  EXPECT_GT(names, 30U);
}

TEST(HostPacks, What_somebody_is_told_outlives_the_table_it_was_told_of) {
  for (const std::string& game : game_names()) {
    const InGerman pack(game);
    Talk talk;
    talk.ask("language", {{"language", "de"}});
    const json::value players = example_info(game).usual_players;
    // Nobody else holds this game when the answer is written.
    const json::object told =
        talk.ask("components", {{"game", game}, {"players", players}, {"pack", pack.text}});
    EXPECT_EQ(reason_of(told), "none") << game;
    json::array seats;
    for (int i = 0; i < example_info(game).usual_players; ++i) {
      seats.push_back(json::object{{"occupant", "human"}, {"name", "Ada"}});
    }
    const json::object made = talk.ask(
        "create", {{"game", game}, {"seats", seats}, {"start", true}, {"pack", pack.text}});
    EXPECT_EQ(reason_of(talk.ask("close", {{"table", made.at("table")}})), "none") << game;
    EXPECT_EQ(reason_of(talk.ask("view", {{"table", made.at("table")}, {"as", 0}})),
              "unknown_name");
  }
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
