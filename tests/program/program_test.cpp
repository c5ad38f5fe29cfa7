#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "core/content.h"
#include "core/json.h"
#include "example_games.h"
#include "games/content_files.h"
#include "program/child.h"
#include "source_folder.h"

namespace townsmith::testing {
namespace {

json::object object_of(const std::string& text) {
  const auto value = parse_json(text, false);
  EXPECT_TRUE(value) << text;
  return value ? value->as_object() : json::object();
}

std::string recorded_game(const TemporaryFolder& folder, const std::string& game) {
  const std::string file = folder.file(game + ".jsonl");
  const Ran ran = run({"match", game, "--seats", "random,random", "--games", "3", "--seed", "4",
                       "--records", file});
  EXPECT_EQ(ran.code, 0) << ran.said;
  return file;
}

TEST(Program, Games_lists_what_there_is_in_words_and_in_JSON) {
  const Ran words = run({"games"});
  EXPECT_EQ(words.code, 0);
  for (const GameInfo* info : example_games()) {
    EXPECT_NE(words.said.find(info->title), std::string::npos) << info->title;
  }
  const json::object all = object_of(run({"games", "--json"}).said);
  std::vector<std::string> names;
  for (const json::value& game : all.at("games").as_array()) {
    names.emplace_back(game.as_object().at("name").as_string());
    EXPECT_FALSE(game.as_object().at("tagline").as_string().empty());
  }
  EXPECT_EQ(names, game_names());
}

TEST(Program, Match_prints_one_JSON_object) {
  for (const std::string& game : game_names()) {
    const Ran ran = run({"match", game, "--seats", "random,random", "--games", "200", "--seed", "3",
                         "--threads", "2", "--json"});
    ASSERT_EQ(ran.code, 0) << ran.said;
    const json::object result = object_of(ran.said);
    EXPECT_EQ(result.at("game").as_string(), game);
    EXPECT_EQ(result.at("games").as_int64(), 200);
    EXPECT_EQ(result.at("seed").as_int64(), 3);
    std::int64_t wins = 0;
    for (const json::value& seat : result.at("seats").as_array()) {
      EXPECT_EQ(seat.as_object().at("bot").as_string(), "random");
      EXPECT_GT(seat.as_object().at("mean").to_number<double>(), 0);
      EXPECT_GT(seat.as_object().at("ci95").to_number<double>(), 0);
      wins += seat.as_object().at("wins").as_int64();
    }
    EXPECT_GE(wins, 200);
  }
}

TEST(Program, Match_takes_options_and_refuses_wrong_ones) {
  const std::vector<std::string> base = {"match",  round_game(), "--seats",
                                         "random", "--games",    "5"};
  const auto with = [&base](const std::string& option) {
    std::vector<std::string> arguments = base;
    arguments.insert(arguments.end(), {"--option", option});
    return run(arguments);
  };
  const std::string unusual = unusual_option(round_game());
  const std::string option = unusual.substr(0, unusual.find('='));
  EXPECT_EQ(with(unusual).code, 0);
  expect_refused(with(option + "=nonsense"), "“" + option + "” takes ");
  expect_refused(with("nonsense=red"), "no option “nonsense”");
  expect_refused(with(option), "NAME=VALUE");
  expect_refused(with("handicap=1,2"), "A handicap is 1 whole numbers from");
  expect_refused(run({"match", "chess", "--seats", "random", "--games", "5"}), "no game “chess”");
  expect_refused(run({"match", round_game(), "--seats", "oracle", "--games", "5"}),
                 "no bot “oracle”");
  const GameInfo& info = example_info(turn_game());
  std::string seats = "random";
  for (int i = 0; i < info.max_players; ++i) seats += ",random";
  expect_refused(run({"match", turn_game(), "--seats", seats, "--games", "5"}),
                 "1 to " + std::to_string(info.max_players) + " players");
}

TEST(Program, A_command_line_nobody_understands_is_answered_with_exit_code_2) {
  EXPECT_EQ(run({}).code, 2);
  EXPECT_EQ(run({"dance"}).code, 2);
  EXPECT_EQ(run({"match", round_game()}).code, 2);
  EXPECT_EQ(run({"--help"}).code, 0);
}

TEST(Program, Replay_gives_a_line_for_each_step_and_the_sheets_at_the_end) {
  const TemporaryFolder folder;
  for (const std::string& game : game_names()) {
    const std::string file = recorded_game(folder, game);
    const Ran ran = run({"replay", file, "--legal", "--json"});
    ASSERT_EQ(ran.code, 0) << ran.said;
    const std::vector<std::string> lines = lines_of(ran.said);
    int moves = 0;
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
      const json::object step = object_of(lines[i]);
      EXPECT_EQ(step.at("scores").as_array().size(), 2U);
      if (!step.contains("move")) continue;
      ++moves;
      const std::string seat = std::to_string(step.at("seat").as_int64());
      const json::array& legal = step.at("legal").as_object().at(seat).as_array();
      EXPECT_NE(std::find(legal.begin(), legal.end(), step.at("move")), legal.end());
    }
    EXPECT_GT(moves, 15);
    const json::object ending = object_of(lines.back());
    EXPECT_EQ(ending.at("scores").as_array().size(), 2U);
    EXPECT_FALSE(ending.at("winners").as_array().empty());
    const json::array& sheets = ending.at("sheets").as_array();
    ASSERT_EQ(sheets.size(), 2U);
    for (std::size_t seat = 0; seat < 2; ++seat) {
      std::int64_t sum = 0;
      for (const json::value& line : sheets[seat].as_array()) {
        sum += line.as_object().at("points").as_int64();
      }
      EXPECT_EQ(sum, ending.at("scores").as_array()[seat].as_int64());
    }
    EXPECT_EQ(run({"replay", file, "--at", "5"}).code, 0);
    EXPECT_EQ(lines_of(run({"replay", file, "--at", "5", "--json"}).said).size(), 6U);
    EXPECT_EQ(run({"replay", file, "--game", "3"}).code, 0);
    expect_refused(run({"replay", file, "--game", "4"}), "holds 3 games");
    expect_refused(run({"replay", file, "--at", "100000"}), "there is no step 100000");
  }
}

TEST(Program, Verify_compares_a_live_game_with_what_was_kept_from_before) {
  const std::string file = source_folder() + "/web/tests/unit/fair-game.jsonl";
  const std::string commitment = "b995a0222ae1089e34bc710f77d3a1f602c6d5c17b1a5f58724ccbc8105f0cf7";
  const std::string share = "c0e7df7e9c62d3ae6a8391400f23e08f72e3095675385e16cb089c22fd4671c1";
  const Ran alone = run({"verify", file});
  EXPECT_EQ(alone.code, 0);
  EXPECT_NE(alone.said.find("The commitment is the record's own"), std::string::npos) << alone.said;
  const Ran kept = run({"verify", file, "--commitment", commitment, "--share", share});
  EXPECT_EQ(kept.code, 0);
  EXPECT_NE(kept.said.find("the one you kept"), std::string::npos) << kept.said;
  EXPECT_NE(kept.said.find("What you added is in it"), std::string::npos) << kept.said;
  expect_refused(run({"verify", file, "--commitment", share}), "another commitment");
  expect_refused(run({"verify", file, "--share", commitment}), "not among those");
  expect_refused(run({"verify", file, "--commitment", "b995"}), "64 hexadecimal digits");
}

TEST(Program, A_damaged_record_is_refused_with_a_sentence) {
  const TemporaryFolder folder;
  const std::string text = TemporaryFolder::read(recorded_game(folder, turn_game()));
  const std::string one = text.substr(0, text.find("\n{\"townsmith\":") + 1);
  const auto replaced = [&one](const std::string& from, const std::string& to) {
    std::string changed = one;
    const std::size_t at = changed.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return changed.replace(at, from.size(), to);
  };
  const auto replay = [&folder](const std::string& content) {
    return run({"replay", folder.write("damaged.jsonl", content)});
  };
  EXPECT_EQ(replay(one).code, 0);
  expect_refused(replay(one.substr(0, one.size() / 2)), "cut off");
  expect_refused(replay(""), "empty");
  expect_refused(replay("hello\n"), "Line 1");
  expect_refused(replay("{}\n"), "not a record of Townsmith");
  expect_refused(replay(replaced("\"townsmith\":1", "\"townsmith\":99")), "format 99");
  expect_refused(replay(replaced("\"rules\":1", "\"rules\":77")), "version 77");
  const auto first_move = one.begin() + static_cast<std::ptrdiff_t>(one.find("\"move\":\""));
  const auto line = 1 + std::count(one.begin(), first_move, '\n');
  expect_refused(replay(replaced("\"move\":\"", "\"move\":\"fly ")),
                 "Line " + std::to_string(line) + " of the record");
  expect_refused(replay(replaced("\"game\":\"" + turn_game() + "\"", "\"game\":\"chess\"")),
                 "no game");
  expect_refused(replay(replaced("\"options\":{}", "\"options\":{\"nonsense\":\"red\"}")),
                 "no option “nonsense”");
  expect_refused(replay(replaced("\"scores\":[", "\"scores\":[1")), "result");
  expect_refused(run({"replay", folder.file("nowhere.jsonl")}), "cannot read");
}

TEST(Program, Content_is_exported_changed_checked_and_used) {
  const TemporaryFolder folder;
  const std::string content = folder.file("content");
  ASSERT_EQ(run({"content", "export", content}).code, 0);
  EXPECT_EQ(run({"content", "check", content}).code, 0);

  const std::string file = content_file(round_game());
  const std::string text = TemporaryFolder::read(content + "/" + file);
  ASSERT_FALSE(text.empty());
  folder.write("content/" + file, "// a comment\n" + text + "\n");
  const std::string record = recorded_game(folder, round_game());
  EXPECT_EQ(run({"--content", content, "replay", record}).code, 0)
      << "comments and layout are not content";

  folder.write("content/" + file, text.substr(0, text.size() / 2));
  expect_refused(run({"content", "check", content}),
                 file + ": This is not JSON: it ends too early, at line");
  folder.write("content/" + file, text);
  folder.write("content/" + round_game() + "/nothing.json", "{}");
  expect_refused(run({"content", "check", content}),
                 "No game reads this file; they read " + built_in_content().begin()->first + ", ");
  expect_refused(run({"content", "check", folder.file("nowhere")}), "cannot read");
}

TEST(Program, Editors_get_the_schema_of_a_content_file) {
  const std::string file = content_file(round_game());
  const Ran one = run({"content", "schema", round_game(), file.substr(file.find('/') + 1)});
  EXPECT_EQ(one.code, 0);
  const auto schema = parse_json(one.said, false);
  ASSERT_TRUE(schema);
  EXPECT_EQ(schema->at("$schema"), json::value("https://json-schema.org/draft/2020-12/schema"));
  EXPECT_EQ(run({"content", "schema", round_game(), file}).said, one.said);
  const auto all = parse_json(run({"content", "schema", round_game()}).said, false);
  ASSERT_TRUE(all);
  for (const auto& [name, text] : built_in_content()) {
    EXPECT_EQ(all->as_object().contains(name), name.starts_with(round_game() + "/")) << name;
  }
  EXPECT_EQ(all->at(file), *schema);
  expect_refused(run({"content", "schema", round_game(), "nothing.json"}),
                 "it reads " + round_game() + "/");
  expect_refused(run({"content", "schema", "chess"}), "There is no game");
}

TEST(Program, A_record_of_other_content_is_refused) {
  const TemporaryFolder folder;
  const std::string content = folder.file("content");
  ASSERT_EQ(run({"content", "export", content}).code, 0);
  const std::string record = recorded_game(folder, turn_game());
  const std::string file = content_file(turn_game());
  folder.write("content/" + file, with_other_content(built_in_content(), turn_game()).at(file));
  EXPECT_EQ(run({"content", "check", content}).code, 0);
  expect_refused(run({"--content", content, "replay", record}), "was played with other content");
}

/// Plays in the line client with the last listed move each time, to the end or for `turns` moves.
std::string play(Child& child, int turns) {
  std::string said = child.hear();
  std::string all = said;
  while (turns-- > 0 && said.ends_with("> ")) {
    if (said.find("Type “done”") != std::string::npos) {
      child.tell("done");
    } else {
      child.tell("moves");
      const std::vector<std::string> lines = lines_of(child.hear());
      std::string move;
      for (const std::string& line : lines) {
        if (line.starts_with("  ")) move = line.substr(2);
      }
      child.tell(move);
    }
    said = child.hear();
    all += said;
    EXPECT_EQ(said.find("? "), std::string::npos) << said;
  }
  return all;
}

TEST(Program, Every_game_is_played_to_the_end_line_by_line) {
  const TemporaryFolder folder;
  for (const std::string& game : game_names()) {
    for (const std::string seats : {"you", "you,random", "you,you"}) {
      if (seats == "you" && example_info(game).min_players > 1) continue;
      const std::string save = folder.file("save.jsonl");
      Child child({"play", game, "--seats", seats, "--lines", "--save", save, "--name", "Ada"});
      const std::string said = play(child, 1000);
      EXPECT_EQ(child.wait(), 0);
      EXPECT_NE(said.find("The game is over"), std::string::npos) << said;
      EXPECT_NE(said.find("points"), std::string::npos);
      EXPECT_EQ(run({"replay", save}).code, 0);
    }
  }
}

TEST(Program, A_killed_game_goes_on_where_it_was) {
  const TemporaryFolder folder;
  for (const std::string& game : game_names()) {
    const std::string save = folder.file(game + ".jsonl");
    {
      Child child({"play", game, "--seats", "you,random", "--lines", "--save", save});
      play(child, 8);
      child.kill();
    }
    const std::string before = TemporaryFolder::read(save);
    Child child({"play", game, "--lines", "--save", save, "--resume"});
    const std::string resumed = child.hear();
    EXPECT_NE(resumed.find("> "), std::string::npos) << game << ": " << resumed << before;
    child.tell("quit");
    child.hear();
    EXPECT_EQ(child.wait(), 0);
    EXPECT_EQ(TemporaryFolder::read(save), before);
    Child again({"play", game, "--lines", "--save", save, "--resume"});
    EXPECT_NE(play(again, 1000).find("The game is over"), std::string::npos);
    EXPECT_EQ(again.wait(), 0);
  }
}

TEST(Program, An_unfinished_game_is_set_aside_before_a_new_one_begins) {
  const TemporaryFolder folder;
  const std::string save = folder.file("save.jsonl");
  for (int i = 0; i < 2; ++i) {
    Child child({"play", turn_game(), "--players", "1", "--lines", "--save", save});
    child.hear();
    child.tell("quit");
    child.hear();
    child.wait();
  }
  EXPECT_EQ(run({"replay", save + ".unfinished"}).code, 0);
}

TEST(Program, Perft_and_signature_print_numbers) {
  const Ran perft = run({"perft", turn_game(), "--depth", "2"});
  EXPECT_EQ(perft.code, 0);
  EXPECT_EQ(lines_of(perft.said).size(), 2U);
  const Ran one = run({"signature", turn_game(), "--games", "20"});
  EXPECT_EQ(one.code, 0);
  EXPECT_EQ(lines_of(one.said).size(), 2U);
  EXPECT_EQ(one.said, run({"signature", turn_game(), "--games", "20"}).said);
}

}  // namespace
}  // namespace townsmith::testing
