#include <gtest/gtest.h>

#include <set>

#include "example_games.h"
#include "program/child.h"

namespace townsmith::testing {
namespace {

/// Games in the terminal, saved where they are saved usually, but in a folder of the test's own.
class Saves : public ::testing::Test {
 protected:
  Saves() { ::setenv("XDG_STATE_HOME", folder_.file("state").c_str(), 1); }
  ~Saves() override { ::unsetenv("XDG_STATE_HOME"); }

  /// What was said from the start of a game until it was left.
  static std::string play(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"play", turn_game(), "--players", "1", "--lines"});
    Child child(arguments);
    std::string said = child.hear();
    child.tell("quit");
    said += child.hear();
    child.wait();
    return said;
  }
  std::set<std::string> texts() const {
    std::set<std::string> all;
    for (const auto& file : std::filesystem::directory_iterator(folder_.file("state/townsmith"))) {
      all.insert(TemporaryFolder::read(file.path().string()));
    }
    return all;
  }

  const TemporaryFolder folder_;
};

TEST_F(Saves, Every_game_that_is_started_is_kept) {
  std::set<std::string> seen;
  for (int i = 1; i <= 4; ++i) {
    play({"--seed", std::to_string(i), "--name", "Player " + std::to_string(i)});
    const std::set<std::string> now = texts();
    EXPECT_EQ(now.size(), static_cast<std::size_t>(i));
    for (const std::string& text : seen) EXPECT_TRUE(now.contains(text)) << "a game is gone";
    seen = now;
  }
}

TEST_F(Saves, Resume_takes_the_game_played_last_and_lists_the_others) {
  const std::string state = folder_.file("state/townsmith/");
  play({"--seed", "1", "--name", "Ada"});
  play({"--seed", "2", "--name", "Ben"});
  const std::string second = state + turn_game() + "-2.jsonl";
  const auto past = std::filesystem::last_write_time(second);
  std::filesystem::last_write_time(second, past - std::chrono::hours(1));
  const std::string said = play({"--resume"});
  EXPECT_NE(said.find("Resuming " + state + turn_game() + ".jsonl\n"), std::string::npos) << said;
  EXPECT_NE(said.find("  " + second + "\n"), std::string::npos) << said;
  const std::string other = play({"--resume", "--save", second});
  EXPECT_NE(other.find("Saved in " + second), std::string::npos) << other;
  EXPECT_EQ(texts().size(), 2U);
}

TEST_F(Saves, Resume_without_an_unfinished_game_is_refused) {
  const Ran ran = run({"play", turn_game(), "--resume", "--lines"});
  EXPECT_EQ(ran.code, 1);
  const std::string title(example_info(turn_game()).title);
  EXPECT_NE(ran.said.find("there is no unfinished game of " + title), std::string::npos)
      << ran.said;
}

TEST_F(Saves, A_file_that_was_named_keeps_what_it_held_under_another_name) {
  const std::string save = folder_.write("games.jsonl", "a thousand games\n");
  const std::string said = play({"--save", save, "--seed", "1"});
  EXPECT_NE(said.find("--resume --save " + save), std::string::npos) << said;
  EXPECT_EQ(TemporaryFolder::read(save + ".old"), "a thousand games\n");
  const std::string first = TemporaryFolder::read(save);
  play({"--save", save, "--seed", "2"});
  const std::string second = TemporaryFolder::read(save);
  play({"--save", save, "--seed", "3"});
  EXPECT_EQ(TemporaryFolder::read(save + ".unfinished"), first);
  EXPECT_EQ(TemporaryFolder::read(save + ".unfinished-2"), second);
}

TEST_F(Saves, A_name_that_is_not_UTF_8_is_refused) {
  const Ran ran = run({"play", turn_game(), "--players", "1", "--lines", "--name", "\xe9\xff"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.said.find("--name is not UTF-8"), std::string::npos) << ran.said;
  EXPECT_FALSE(std::filesystem::exists(folder_.file("state/townsmith/" + turn_game() + ".jsonl")));
}

TEST_F(Saves, A_seed_of_0_is_a_seed_like_any_other) {
  play({"--seed", "0", "--name", "Ada"});
  play({"--seed", "0", "--name", "Ada"});
  EXPECT_EQ(texts().size(), 1U);
}

TEST(Program, Saved_games_are_listed_and_none_is_overwritten) {
  const TemporaryFolder folder;
  ::setenv("XDG_STATE_HOME", folder.file("state").c_str(), 1);
  EXPECT_NE(run({"play", "--saved"}).said.find("no saved game"), std::string::npos);
  for (const std::string& game : {turn_game(), turn_game(), round_game()}) {
    Child play({"play", game, "--lines", "--seats", "you,random"});
    play.hear();
    play.tell("quit");
    EXPECT_EQ(play.wait(), 0);
  }
  const Ran all = run({"play", "--saved"});
  EXPECT_EQ(all.code, 0) << all.said;
  const std::string first = turn_game() + ".jsonl";
  const std::string second = turn_game() + "-2.jsonl";
  const std::string other = round_game() + ".jsonl";
  for (const std::string& file : {first, second, other}) {
    EXPECT_NE(all.said.find(file), std::string::npos) << all.said;
  }
  const Ran one = run({"play", round_game(), "--saved"});
  EXPECT_NE(one.said.find(other), std::string::npos) << one.said;
  EXPECT_EQ(one.said.find(first), std::string::npos) << one.said;
  ::unsetenv("XDG_STATE_HOME");
}

}  // namespace
}  // namespace townsmith::testing
