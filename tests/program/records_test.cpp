#include <gtest/gtest.h>

#include <sstream>

#include "core/content.h"
#include "core/json.h"
#include "example_games.h"
#include "program/child.h"

namespace townsmith::testing {
namespace {

class Records : public ::testing::Test {
 protected:
  std::string match(const std::string& game, const std::string& seats, const char* games) const {
    const std::string file = folder_.file(game + ".jsonl");
    EXPECT_EQ(run({"match", game, "--seats", seats, "--games", games, "--records", file}).code, 0);
    return file;
  }
  /// How replaying these lines is refused.
  std::string refusal(const std::vector<std::string>& lines) const {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    const Ran ran = run({"replay", folder_.write("other.jsonl", text)});
    EXPECT_EQ(ran.code, 1) << ran.said;
    return ran.said;
  }

  const TemporaryFolder folder_;
};

TEST_F(Records, A_wrong_result_is_told_with_its_line_and_what_it_should_be) {
  std::vector<std::string> lines =
      lines_of(TemporaryFolder::read(match(turn_game(), "random,random", "1")));
  const json::value result = parse_json(lines.back(), false)->at("result");
  const std::string scores = json::serialize(result.at("scores"));
  const std::string line = "Line " + std::to_string(lines.size()) + " of the record: ";
  lines.back() = R"({"result":{"scores":[1,2],"winners":[1]}})";
  const std::string wrong = refusal(lines);
  EXPECT_NE(
      wrong.find(line + "The result is scores [1,2], winners [1], but the moves lead to scores " +
                 scores + ", winners "),
      std::string::npos)
      << wrong;
  lines.erase(lines.end() - 2);
  const std::string early = refusal(lines);
  EXPECT_NE(early.find("Line " + std::to_string(lines.size()) +
                       " of the record: There is a result, but the game is not over"),
            std::string::npos)
      << early;
}

TEST_F(Records, The_moves_of_a_round_stand_in_the_order_of_the_seats) {
  for (const GameInfo* info : example_games()) {
    if (!info->simultaneous) continue;
    std::vector<std::string> lines =
        lines_of(TemporaryFolder::read(match(std::string(info->name), "random,random", "1")));
    const auto is_of = [&](std::size_t i, const char* seat) {
      return lines[i].starts_with(std::string("{\"seat\":") + seat);
    };
    std::size_t at = 1;
    while (!(is_of(at, "0") && is_of(at + 1, "1"))) ++at;
    std::swap(lines[at], lines[at + 1]);
    const std::string said = refusal(lines);
    EXPECT_NE(said.find("Line " + std::to_string(at + 1) +
                        " of the record: The moves of a round stand in the order of the seats."),
              std::string::npos)
        << said;
  }
}

TEST_F(Records, A_whole_file_of_games_is_replayed_a_line_for_each) {
  const std::string file = match(round_game(), "random,random", "20");
  const Ran all = run({"replay", file, "--all", "--json"});
  ASSERT_EQ(all.code, 0) << all.said;
  const std::vector<std::string> lines = lines_of(all.said);
  ASSERT_EQ(lines.size(), 20U);
  for (std::size_t i : {std::size_t{0}, std::size_t{19}}) {
    const json::value game = *parse_json(lines[i], false);
    EXPECT_EQ(game.at("game").as_int64(), static_cast<std::int64_t>(i + 1));
    const std::vector<std::string> one =
        lines_of(run({"replay", file, "--game", std::to_string(i + 1), "--json"}).said);
    ASSERT_EQ(game.at("steps").as_array().size() + 1, one.size());
    for (std::size_t k = 0; k + 1 < one.size(); ++k) {
      EXPECT_EQ(json::serialize(game.at("steps").at(k)), one[k]);
    }
    EXPECT_EQ(json::serialize(game.at("ending")), one.back());
  }
  EXPECT_EQ(lines_of(run({"replay", file, "--all"}).said).size(), 20U);
  // Games of several kinds may follow one another; a wrong one is named.
  const std::string other = TemporaryFolder::read(match(turn_game(), "random", "2"));
  const std::string mixed =
      folder_.write("mixed.jsonl", TemporaryFolder::read(file) + other + other.substr(0, 40));
  const Ran ran = run({"replay", mixed, "--all"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(lines_of(ran.said).size(), 23U) << ran.said;
  EXPECT_NE(ran.said.find("game 23 of "), std::string::npos) << ran.said;
}

}  // namespace
}  // namespace townsmith::testing
