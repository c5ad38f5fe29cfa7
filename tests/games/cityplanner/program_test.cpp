// The program with moves and content that only this game has.
#include <gtest/gtest.h>

#include "comes_true.h"
#include "program/child.h"

namespace townsmith::testing {
namespace {

TEST(Program, The_line_client_answers_mistakes_with_a_sentence_and_goes_on) {
  const TemporaryFolder folder;
  Child child({"play", "cityplanner", "--players", "1", "--lines", "--seed", "5", "--save",
               folder.file("save.jsonl")});
  child.hear();
  for (const char* nonsense : {"dance", "reroll 1", "pass 8", "undo", "done", "score 1vp"}) {
    child.tell(nonsense);
    const std::string said = child.hear();
    EXPECT_TRUE(said.starts_with("? ")) << nonsense << ": " << said;
  }
  for (const char* question : {"help", "moves", "explain pass", "board", "score", "log"}) {
    child.tell(question);
    const std::string said = child.hear();
    EXPECT_FALSE(said.starts_with("? ")) << question << ": " << said;
    EXPECT_GT(lines_of(said).size(), 1U) << question;
  }
  child.tell("change 1 up");
  const std::string changed = child.hear();
  child.tell(changed.starts_with("? ") ? "change 1 down" : "undo");
  child.hear();
  child.tell("quit");
  EXPECT_NE(child.hear().find("--resume"), std::string::npos);
  EXPECT_EQ(child.wait(), 0);
}

std::vector<std::string> lab_tune(const std::string& folder) {
  return {
      "lab",    "tune",     "cityplanner", "--vary",    "cityplanner/charts.json:green_vp[*]=0..9",
      "--bots", "random",   "--target",    "score=40",  "--games",
      "400",    "--rounds", "6",           "--threads", "1",
      "--out",  folder};
}

TEST(Lab, A_killed_search_goes_on_to_the_identical_result) {
  const TemporaryFolder folder;
  const std::string whole = folder.file("whole");
  const std::string killed = folder.file("killed");
  {
    Child child(lab_tune(killed));
    ASSERT_TRUE(
        comes_true([&] { return !TemporaryFolder::read(killed + "/search.json").empty(); }));
    child.kill();
  }
  ASSERT_FALSE(TemporaryFolder::read(killed + "/search.json").empty());
  const Ran resumed = run(lab_tune(killed));
  EXPECT_EQ(resumed.code, 0) << resumed.said;
  EXPECT_NE(resumed.said.find("Going on after round"), std::string::npos) << resumed.said;
  const Ran alone = run(lab_tune(whole));
  EXPECT_EQ(alone.code, 0) << alone.said;
  for (const char* name : {"/search.json", "/tuned.json", "/tuned.md"}) {
    EXPECT_EQ(TemporaryFolder::read(killed + name), TemporaryFolder::read(whole + name)) << name;
    EXPECT_FALSE(TemporaryFolder::read(whole + name).empty()) << name;
  }
}

}  // namespace
}  // namespace townsmith::testing
