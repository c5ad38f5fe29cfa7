#include <gtest/gtest.h>

#include <array>
#include <cstdio>

#include "comes_true.h"
#include "core/content.h"
#include "core/json.h"
#include "example_games.h"
#include "program/child.h"
#include "source_folder.h"

// Bots in programs of their own, from the command line.
namespace townsmith::testing {
namespace {

const std::string good_bot = "exec python3 " + source_folder() + "/examples/bots/first_bot.py";
const std::string bad_bot = "exec python3 " + source_folder() + "/tests/external/bad_bot.py ";

TEST(OwnBots, Play_every_game_in_a_contest) {
  const std::string blocks = std::getenv("TOWNSMITH_SOAK") != nullptr ? "50" : "1";
  for (const std::string& game : game_names()) {
    const Ran ran = run({"contest", game, "--players", "2", "--bots", "random,mine", "--bot",
                         "mine=" + good_bot, "--blocks", blocks, "--least", blocks, "--json"});
    ASSERT_EQ(ran.code, 0) << ran.said;
    const auto result = parse_json(ran.said, false);
    ASSERT_TRUE(result) << ran.said;
    EXPECT_EQ(result->at("pairs").at(0).at("games"), json::value(2 * std::stoi(blocks)));
  }
}

TEST(OwnBots, Play_in_every_command_that_lets_bots_play) {
  const TemporaryFolder folder;
  const std::string bot = "external:" + good_bot;
  const Ran match = run({"match", round_game(), "--seats", bot + ",random", "--games", "2",
                         "--json", "--threads", "2"});
  ASSERT_EQ(match.code, 0) << match.said;
  const auto result = parse_json(match.said, false);
  ASSERT_TRUE(result) << match.said;
  EXPECT_EQ(result->at("seats").at(0).at("forfeits"), json::value(0));
  const Ran lab = run({"lab", "run", turn_game(), "--players", "2", "--bots", "mine,random",
                       "--bot", "mine=" + good_bot, "--games", "4", "--skill", "0", "--thoughts",
                       "0", "--out", folder.file("run")});
  EXPECT_EQ(lab.code, 0) << lab.said;
  Child play({"play", turn_game(), "--lines", "--seats", "you,mine", "--bot", "mine=" + good_bot,
              "--save", folder.file("save")});
  EXPECT_NE(play.hear().find("> "), std::string::npos);
  play.tell("quit");
  EXPECT_EQ(play.wait(), 0);
  // A saved game starts no command by itself.
  const Ran without = run({"play", "--resume", "--save", folder.file("save"), "--lines"});
  expect_refused(without, "There is no bot “mine”");
}

TEST(OwnBots, A_bot_that_crashes_is_told_of_and_the_match_goes_on) {
  const Ran ran = run({"match", turn_game(), "--seats", "bad,random", "--bot",
                       "bad=" + bad_bot + "crash", "--games", "3", "--threads", "1"});
  EXPECT_EQ(ran.code, 0) << ran.said;
  EXPECT_NE(ran.said.find("bad has crashed: it is placed last"), std::string::npos) << ran.said;
  EXPECT_NE(ran.said.find("something is wrong here"), std::string::npos) << ran.said;
  EXPECT_NE(ran.said.find("could not play on in 3 of the games"), std::string::npos) << ran.said;
}

TEST(OwnBots, One_that_cannot_play_is_refused_in_a_sentence_before_anything_is_done) {
  const TemporaryFolder folder;
  for (const std::string& bot :
       {std::string("mine=/nowhere/at/all"), "mine=" + bad_bot + "dies", std::string("My Bot=true"),
        std::string("mine"), "random=" + good_bot}) {
    const std::vector<std::vector<std::string>> commands = {
        {"match", turn_game(), "--seats", "random,random", "--games", "1", "--bot", bot},
        {"contest", turn_game(), "--bots", "random,easy", "--blocks", "1", "--bot", bot},
        {"serve", "--port", "0", "--db", "sqlite:" + folder.file("tables.db"), "--bot", bot}};
    for (const auto& command : commands) {
      const Ran ran = run(command);
      EXPECT_EQ(ran.code, 1) << ran.said;
      EXPECT_TRUE(ran.said.starts_with("townsmith: ")) << ran.said;
    }
  }
}

TEST(OwnBots, What_a_bot_started_does_not_outlive_a_match_that_is_killed) {
  const TemporaryFolder folder;
  const std::string notes = folder.file("notes");
  Child match({"match", turn_game(), "--seats", "slow,random", "--bot",
               "slow=" + bad_bot + "stall 0 " + notes, "--games", "1"});
  const auto started = [&] {
    return TemporaryFolder::read(notes).find("started ") != std::string::npos;
  };
  ASSERT_TRUE(comes_true(started));
  const std::string text = TemporaryFolder::read(notes);
  const int pid = std::stoi(text.substr(text.find(' ') + 1));
  EXPECT_EQ(::kill(pid, 0), 0);
  match.kill();
  const auto runs = [&] {
    const std::string stat = TemporaryFolder::read("/proc/" + std::to_string(pid) + "/stat");
    const std::size_t end = stat.rfind(')');
    return end != std::string::npos && stat[end + 2] != 'Z';
  };
  EXPECT_TRUE(comes_true([&] { return !runs(); }));
}

TEST(EngineCommand, Answers_what_was_asked_before_its_input_ended) {
  const TemporaryFolder folder;
  const std::string records = folder.file("games.jsonl");
  ASSERT_EQ(
      run({"match", turn_game(), "--seats", "random,random", "--games", "1", "--records", records})
          .code,
      0);
  Child engine({"engine", "--threads", "2"});
  json::object ask{{"id", 1},
                   {"do", "analyse"},
                   {"record", TemporaryFolder::read(records)},
                   {"steps", json::array{json::value(1), json::value(2)}},
                   {"simulations", 20}};
  engine.tell(json::serialize(ask));
  engine.tell("nonsense");
  engine.tell(R"({"id":2,"do":"hello","protocol":2})");
  engine.say_no_more();
  const std::string said = engine.hear_until("never said");
  EXPECT_EQ(engine.wait(), 0);
  EXPECT_NE(said.find("\"step\":1"), std::string::npos) << said;
  EXPECT_NE(said.find("\"re\":null"), std::string::npos) << said;
  EXPECT_NE(said.find("\"re\":2"), std::string::npos) << said;
}

/// The first block of a page of the documentation that is written in this language.
std::string shown_in(const std::string& page, const std::string& language) {
  const std::string text = TemporaryFolder::read(source_folder() + "/docs/" + page);
  const std::string begin = "\n```" + language + "\n";
  const std::size_t from = text.find(begin) + begin.size();
  return text.substr(from, text.find("\n```\n", from) + 1 - from);
}

TEST(EngineCommand, Does_what_its_page_shows) {
  const TemporaryFolder folder;
  ASSERT_EQ(run({"match", turn_game(), "--seats", "random,random", "--games", "1", "--records",
                 folder.file("games.jsonl")})
                .code,
            0);
  folder.write("shown.py", shown_in("engine.md", "python"));
  std::filesystem::create_symlink(std::filesystem::absolute(program_file()),
                                  folder.file("townsmith"));
  const std::string command = "cd " + folder.file("") + " && PATH=.:$PATH python3 shown.py 2>&1";
  std::FILE* script = ::popen(command.c_str(), "r");
  ASSERT_NE(script, nullptr);
  std::string said;
  std::array<char, 4096> some{};
  while (std::fgets(some.data(), some.size(), script) != nullptr) said += some.data();
  EXPECT_EQ(::pclose(script), 0) << said;
  EXPECT_EQ(lines_of(said).size(), 3U) << said;
}

}  // namespace
}  // namespace townsmith::testing
