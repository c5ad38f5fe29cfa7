#include "host/talk.h"

namespace townsmith::host {
namespace {

TEST(Messages, What_is_not_a_request_is_answered_with_a_reason) {
  Talk talk;
  for (const std::string_view text :
       {"", "{", "[]", "null", "7", "\"hello\"", "{\"id\":1", "{\"id\":1}}", "\xff\xfe"}) {
    const json::object answer = talk.say(talk.ada, text);
    EXPECT_TRUE(answer.at("re").is_null()) << text;
    EXPECT_EQ(reason_of(answer), "bad_syntax") << text;
  }
}

TEST(Messages, A_request_needs_a_number_and_a_verb) {
  Talk talk;
  EXPECT_EQ(reason_of(talk.say(talk.ada, "{}")), "bad_value");
  EXPECT_EQ(reason_of(talk.say(talk.ada, R"({"id":"7","do":"hello"})")), "bad_value");
  EXPECT_EQ(reason_of(talk.say(talk.ada, R"({"id":1.5,"do":"hello"})")), "bad_value");
  EXPECT_EQ(reason_of(talk.say(talk.ada, R"({"id":7})")), "bad_value");
  EXPECT_EQ(reason_of(talk.say(talk.ada, R"({"id":7,"do":7})")), "bad_value");
  EXPECT_EQ(reason_of(talk.say(talk.ada, R"({"id":7,"do":"dance"})")), "unknown_name");
  EXPECT_EQ(talk.say(talk.ada, R"({"id":7,"do":"dance"})").at("re"), json::value(7));
}

TEST(Messages, Deep_nesting_and_long_messages_are_refused) {
  Talk talk;
  EXPECT_EQ(reason_of(talk.say(talk.ada, std::string(100000, '['))), "bad_syntax");
  EXPECT_EQ(reason_of(talk.say(talk.ada, std::string(2U << 20, ' '))), "too_much");
}

TEST(Messages, Who_is_not_connected_is_not_heard) {
  Talk talk;
  talk.host.disconnect(talk.ben);
  EXPECT_EQ(reason_of(talk.ask(talk.ben, "hello", {{"protocol", 2}})), "not_allowed");
}

TEST(Messages, Hello_tells_games_options_and_bots) {
  Talk talk;
  const json::object answer = talk.ask("hello", {{"protocol", protocol::number}});
  EXPECT_EQ(answer.at("version"), json::value("1.2.3"));
  EXPECT_EQ(answer.at("games").as_array().size(), example_games().size());
  for (const json::value& game : answer.at("games").as_array()) {
    for (const std::string_view member :
         {"name", "title", "tagline", "credits", "players", "hidden", "simultaneous", "rules",
          "options", "presets"}) {
      EXPECT_TRUE(game.as_object().contains(member)) << member;
    }
  }
  EXPECT_FALSE(answer.at("bots").as_array().empty());
}

TEST(Messages, Hello_says_which_games_have_other_content_than_the_program_came_with) {
  const auto changed = [](const ContentFiles& files) {
    Host host(bots::all_games(), files, {}, "1.2.3", Random(1), {});
    const auto said =
        host.handle(host.connect("ada", "Ada"), R"({"id":1,"do":"hello","protocol":2})");
    std::vector<std::string> names;
    const json::value hello = json::parse(said.front().text);
    for (const json::value& game : hello.at("games").as_array()) {
      if (game.at("content_changed").as_bool()) names.push_back(text_of(game.at("name")));
    }
    return names;
  };
  EXPECT_TRUE(changed(built_in_content()).empty());
  ContentFiles files = built_in_content();
  for (auto& [name, text] : files) text.insert(0, "// a comment is not content\n");
  EXPECT_TRUE(changed(files).empty());
  for (const GameInfo* info : example_games()) {
    const std::string game(info->name);
    EXPECT_EQ(changed(with_other_content(built_in_content(), game)),
              std::vector<std::string>{game});
  }
}

TEST(Messages, A_record_with_a_bot_that_cannot_play_the_game_is_refused) {
  Talk talk;
  const std::string table = talk.create(round_game(), 2);
  std::string record = text_of(talk.ask("record", {{"table", table}}).at("record"));
  const std::size_t header = record.find('\n');
  record.insert(header - 1, R"(,"bots":["","perfect"])");
  const json::object answer = talk.ask("open", {{"record", record}});
  EXPECT_EQ(reason_of(answer), "not_allowed") << json::serialize(answer);
}

TEST(Messages, Another_protocol_is_refused_so_that_the_client_reloads) {
  Talk talk;
  EXPECT_EQ(reason_of(talk.ask("hello", {{"protocol", protocol::number + 1}})), "other_version");
  EXPECT_EQ(reason_of(talk.ask("hello", {})), "bad_value");
}

TEST(Messages, A_table_is_made_only_of_what_exists) {
  Talk talk;
  const json::array one = {json::object{{"occupant", "human"}, {"name", "Ada"}}};
  const auto option = *parse_option(unusual_option(turn_game()));
  EXPECT_EQ(reason_of(talk.ask("create", {{"game", "chess"}, {"seats", one}})), "unknown_name");
  EXPECT_EQ(reason_of(talk.ask("create", {{"game", turn_game()}})), "bad_value");
  EXPECT_EQ(reason_of(talk.ask("create", {{"game", turn_game()}, {"seats", json::array()}})),
            "bad_value");
  EXPECT_EQ(reason_of(talk.ask("create", {{"game", secret_game()}, {"seats", one}})), "bad_value");
  EXPECT_EQ(
      reason_of(talk.ask("create", {{"game", turn_game()},
                                    {"seats", json::array{json::object{{"occupant", "ghost"}}}}})),
      "bad_value");
  EXPECT_EQ(reason_of(talk.ask(
                "create",
                {{"game", turn_game()},
                 {"seats", json::array{json::object{{"occupant", "bot"}, {"bot", "nobody"}}}}})),
            "unknown_name");
  EXPECT_EQ(
      reason_of(talk.ask("create", {{"game", turn_game()},
                                    {"seats", json::array{json::object{{"occupant", "human"},
                                                                       {"name", "two\nlines"}}}}})),
      "bad_value");
  EXPECT_EQ(reason_of(talk.ask("create", {{"game", turn_game()},
                                          {"seats", one},
                                          {"options", json::object{{"nonsense", "1"}}}})),
            "unknown_name");
  EXPECT_EQ(reason_of(talk.ask("create", {{"game", turn_game()},
                                          {"seats", one},
                                          {"options", json::object{{option.first, "nonsense"}}}})),
            "bad_value");
  EXPECT_EQ(reason_of(talk.ask("create", {{"game", turn_game()}, {"seats", one}, {"seed", -1}})),
            "bad_value");
  EXPECT_EQ(reason_of(talk.ask("view", {{"table", "t1"}, {"as", nullptr}})), "unknown_name");
}

TEST(Messages, Options_handicap_and_seats_come_out_as_they_went_in) {
  Talk talk;
  const auto [name, value] = *parse_option(unusual_option(round_game()));
  const json::object answer = talk.ask(
      "create",
      {{"game", round_game()},
       {"seats",
        json::array{json::object{{"occupant", "human"}, {"name", "Ada"}},
                    json::object{{"occupant", "bot"}, {"bot", "random"}, {"name", "Robin"}},
                    json::object{{"occupant", "open"}}}},
       {"options", json::object{{name, value}}},
       {"handicap", json::array{0, 5, 3}}});
  const json::object view = talk.view(text_of(answer.at("table")), 0);
  EXPECT_EQ(text_of(view.at("setup").at("options").at(name)), value);
  EXPECT_EQ(view.at("setup").at("handicap"), (json::array{0, 5, 3}));
  EXPECT_EQ(view.at("seats").at(1).at("name"), json::value("Robin"));
  EXPECT_EQ(view.at("seats").at(1).at("bot"), json::value("random"));
  EXPECT_EQ(view.at("seats").at(2).at("occupant"), json::value("open"));
  EXPECT_EQ(view.at("started"), json::value(false));
}

TEST(Messages, A_host_has_a_limit_of_tables) {
  Talk talk(true, 1, {.max_tables = 2});
  const json::array one = {json::object{{"occupant", "human"}, {"name", "Ada"}}};
  EXPECT_EQ(reason_of(talk.ask("create", {{"game", round_game()}, {"seats", one}})), "none");
  EXPECT_EQ(reason_of(talk.ask("create", {{"game", round_game()}, {"seats", one}})), "none");
  EXPECT_EQ(reason_of(talk.ask("create", {{"game", round_game()}, {"seats", one}})), "too_much");
  EXPECT_EQ(reason_of(talk.ask("close", {{"table", "t1"}})), "none");
  EXPECT_EQ(reason_of(talk.ask("create", {{"game", round_game()}, {"seats", one}})), "none");
}

}  // namespace
}  // namespace townsmith::host
