// The program with options and moves that only this game has.
#include <gtest/gtest.h>

#include "core/content.h"
#include "core/json.h"
#include "program/child.h"
#include "source_folder.h"

namespace townsmith::testing {
namespace {

TEST(Program, An_option_takes_only_what_the_game_has_for_it) {
  const auto with = [](const std::string& option) {
    return run({"match", "cities", "--seats", "random", "--games", "5", "--option", option});
  };
  EXPECT_EQ(with("level=3").code, 0);
  expect_refused(with("level=4"), "“level” takes 1, 2 or 3");
}

TEST(Program, An_illegal_move_in_a_record_is_refused_with_its_line) {
  const TemporaryFolder folder;
  const std::string file = folder.file("game.jsonl");
  ASSERT_EQ(run({"match", "cities", "--seats", "random,random", "--games", "1", "--seed", "4",
                 "--records", file})
                .code,
            0);
  const std::string text = TemporaryFolder::read(file);
  std::string changed;
  int line_number = 0;
  for (const std::string& line : lines_of(text)) {
    ++line_number;
    // The same starting tile laid twice.
    changed += line + "\n";
    if (line_number == 3) changed += line + "\n";
  }
  expect_refused(run({"replay", folder.write("illegal.jsonl", changed)}), "Line 4 of the record");
}

TEST(Refusals, Options_that_contradict_each_other_are_refused) {
  const TemporaryFolder folder;
  const auto compare = [&](std::vector<std::string> more) {
    std::vector<std::string> command = {"lab",     "compare", "cities", "--bots",          "random",
                                        "--games", "10",      "--out",  folder.file("out")};
    command.insert(command.end(), more.begin(), more.end());
    return run(command);
  };
  expect_refused(compare({"--a", "standard", "--b", "level=2", "--b", "level=3"}),
                 "The option “level” has two different values.");
  expect_refused(run({"match", "cities", "--seats", "random", "--games", "1", "--option", "level=2",
                      "--option", "level=3"}),
                 "has two different values");
  const Ran one = compare({"--option", "level=2", "--a", "standard", "--b", "level=3"});
  EXPECT_EQ(one.code, 0) << "a side may differ from what both have: " << one.said;
}

TEST(Refusals, A_precision_is_reached_or_said_to_be_missed) {
  const TemporaryFolder folder;
  const auto lab_run = [&](const std::string& out, std::vector<std::string> more) {
    std::vector<std::string> command = {"lab",     "run",     "cities", "--bots",
                                        "random",  "--until", "0.9",    "--results-only",
                                        "--skill", "0",       "--out",  folder.file(out)};
    command.insert(command.end(), more.begin(), more.end());
    return run(command);
  };
  // It takes about 12,000 games: more than a run plays that asks for no precision.
  const Ran enough = lab_run("enough", {});
  EXPECT_EQ(enough.code, 0) << enough.said;
  EXPECT_EQ(enough.said.find("was not reached"), std::string::npos) << enough.said;
  const json::value report =
      *parse_json(TemporaryFolder::read(folder.file("enough/run.json")), false);
  EXPECT_GT(report.at("tally").at("blocks").as_int64(), 10'000);
  const Ran few = lab_run("few", {"--games", "400"});
  EXPECT_EQ(few.code, 0);
  EXPECT_NE(few.said.find("The precision asked for, 0.9, was not reached"), std::string::npos)
      << few.said;
}

TEST(CitiesProgram, Warns_of_tiles_unlike_those_we_know_and_plays_with_them) {
  const Ran checked = run({"content", "check", source_folder() + "/tests/packs/cities.pack"});
  EXPECT_EQ(checked.code, 0) << checked.said;
  EXPECT_NE(checked.said.find("tiles[24]: warning: “AA/AA” has more than two fields"),
            std::string::npos)
      << checked.said;
  EXPECT_NE(checked.said.find("it can be played, with"), std::string::npos) << checked.said;
  EXPECT_NE(checked.said.find("cities: content "), std::string::npos) << checked.said;
}

}  // namespace
}  // namespace townsmith::testing
