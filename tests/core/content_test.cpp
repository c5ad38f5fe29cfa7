#include "core/content.h"

#include <gtest/gtest.h>

#include <array>

namespace townsmith {
namespace {

const std::string provenance = R"("provenance": {"kind": "source", "text": "a test"})";

/// A reader over one file, and all it has to complain about after `use`.
template <class Use>
std::vector<std::string> problems_of(const std::string& text, Use&& use) {
  const ContentFiles files = {{"toy.json", text}};
  ContentReader reader(files);
  use(reader.open("toy.json"));
  std::vector<std::string> sentences;
  for (const ContentProblem& problem : reader.problems()) sentences.push_back(problem.text());
  return sentences;
}

using Problems = std::vector<std::string>;
constexpr std::array<std::string_view, 2> colours = {"red", "blue"};

TEST(Content, Good_content_is_read_without_a_word) {
  const std::string text = "{" + provenance +
                           R"(, // a comment
    "tiles": [{"n": 1, "colour": "red"}, {"n": -2, "colour": "blue"},],
    "name": "toy" /* another */ })";
  const auto problems = problems_of(text, [](const ContentNode& file) {
    const auto tiles = file.member("tiles").items(2, 2);
    ASSERT_EQ(tiles.size(), 2U);
    EXPECT_EQ(tiles[0].member("n").integer(1, 5), 1);
    EXPECT_EQ(tiles[1].member("n").integer(-2, -2), -2);
    EXPECT_EQ(tiles[1].member("colour").choice(colours), 1);
    EXPECT_EQ(tiles[0].member("colour").choice(colours), 0);
    EXPECT_EQ(file.member("name").text(), "toy");
    EXPECT_FALSE(file.optional_member("rest").exists());
  });
  EXPECT_EQ(problems, Problems{});
}

TEST(Content, A_missing_file_is_a_problem) {
  const ContentFiles files;
  ContentReader reader(files);
  const ContentNode node = reader.open("toy.json");
  EXPECT_FALSE(node.exists());
  EXPECT_EQ(node.member("a").integer(3, 5), 3) << "a missing value is a harmless one";
  EXPECT_TRUE(node.member("b").items(1, 2).empty());
  EXPECT_EQ(node.member("c").text(), "");
  EXPECT_EQ(node.member("d").choice(colours), 0);
  ASSERT_FALSE(reader.outcome());
  EXPECT_EQ(reader.outcome().error(),
            (Problem{Reason::bad_content, "toy.json: the file is missing"}));
  EXPECT_EQ(reader.problems().size(), 1U);
}

TEST(Content, What_is_not_json_is_named_with_line_and_column) {
  const auto problems = problems_of("{\n  \"a\": 1,,\n}", [](const ContentNode&) {});
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_EQ(problems[0].substr(0, 45), "toy.json: line 2, column 10: this is not JSON");
}

TEST(Content, While_a_file_is_not_json_nothing_else_is_said_to_be_wrong) {
  const ContentFiles files = {{"cards.json", "{,"}, {"table.json", "{" + provenance + "}"}};
  ContentReader reader(files);
  const auto cards = reader.open("cards.json").member("cards").items(0, 9);
  const ContentNode table = reader.open("table.json");
  if (cards.empty()) table.wrong("names a card that is not there");
  const auto problems = reader.problems();
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_EQ(problems.front().file, "cards.json");
}

TEST(Content, Nothing_may_follow_the_value) {
  EXPECT_FALSE(parse_json("{} {}", true));
  EXPECT_FALSE(parse_json("", true));
  EXPECT_FALSE(parse_json("{", true));
  EXPECT_TRUE(parse_json(" {} \n", true));
  EXPECT_FALSE(parse_json("{} // no", false));
  EXPECT_FALSE(parse_json("[1,]", false));
  EXPECT_FALSE(parse_json(std::string(100, '[') + std::string(100, ']'), true)) << "too deep";
}

TEST(Content, A_comment_may_follow_the_value) {
  EXPECT_TRUE(parse_json("{} // the end\n", true));
  EXPECT_TRUE(parse_json("{}\n/* the end */\n", true));
}

TEST(Content, Provenance_must_be_told) {
  EXPECT_EQ(problems_of("{}", [](const ContentNode&) {}),
            Problems{"toy.json: \"provenance\" is missing"});
  EXPECT_EQ(problems_of(R"({"provenance": {"kind": "guess"}})", [](const ContentNode&) {}),
            (Problems{"toy.json: provenance.kind: must be one of source, reconstructed, learned",
                      "toy.json: provenance: \"text\" is missing"}));
}

TEST(Content, Every_wrong_value_is_told_with_its_place) {
  const std::string text = "{" + provenance +
                           R"(, "tiles": [{"n": 7, "c": "green"}, {"n": "x"}, 3],
                               "list": {}, "name": "", "whole": 1.5})";
  const auto problems = problems_of(text, [](const ContentNode& file) {
    const auto tiles = file.member("tiles").items(4, 4);
    EXPECT_EQ(tiles.size(), 3U);
    for (const ContentNode& tile : tiles) {
      EXPECT_EQ(tile.member("n").integer(1, 6), 1);
      tile.member("c").choice(colours);
    }
    file.member("list").items(0, 3);
    (void)file.member("name").text();
    file.member("whole").integer(0, 5);
    file.member("tiles").wrong("is unlucky");
  });
  EXPECT_EQ(problems, (Problems{
                          "toy.json: tiles: must have 4 entries, not 3",
                          "toy.json: tiles[0].n: must be a whole number from 1 to 6",
                          "toy.json: tiles[0].c: must be one of red, blue",
                          "toy.json: tiles[1].n: must be a whole number from 1 to 6",
                          "toy.json: tiles[1]: \"c\" is missing",
                          "toy.json: tiles[2]: must be an object in braces",
                          "toy.json: tiles[2]: must be an object in braces",
                          "toy.json: list: must be a list in square brackets",
                          "toy.json: name: must be a text in quotes",
                          "toy.json: whole: must be a whole number from 0 to 5",
                          "toy.json: tiles: is unlucky",
                      }));
}

TEST(Content, A_count_may_have_a_range) {
  const auto problems = problems_of("{" + provenance + R"(, "a": [1, 2, 3]})",
                                    [](const ContentNode& file) { file.member("a").items(1, 2); });
  EXPECT_EQ(problems.front(), "toy.json: a: must have 1 to 2 entries, not 3");
}

TEST(Content, A_member_nobody_asks_for_is_probably_misspelt) {
  const auto problems = problems_of("{" + provenance + R"(, "tiels": [], "b": [{"n": 1, "m": 2}]})",
                                    [](const ContentNode& file) {
                                      for (const ContentNode& item : file.member("b").items(1, 1)) {
                                        item.member("n").integer(0, 9);
                                      }
                                    });
  EXPECT_EQ(problems, (Problems{"toy.json: tiels: nobody reads this: is the name misspelt?",
                                "toy.json: b[0].m: nobody reads this: is the name misspelt?"}));
}

std::uint64_t hash_of(const std::string& text, const std::string& name = "toy.json") {
  const ContentFiles files = {{name, text}};
  ContentReader reader(files);
  reader.open(name);
  return reader.hash();
}

TEST(Content, The_hash_does_not_depend_on_layout_comments_or_order_of_members) {
  const auto hash = hash_of("{" + provenance + R"(, "a": [1, 2], "b": "x"})");
  EXPECT_EQ(hash, hash_of("{ \"b\":\"x\", // note\n\"a\" :[1,2,],\n" + provenance + "}"));
}

TEST(Content, The_hash_depends_on_every_value_and_the_name) {
  const auto hash = hash_of("{" + provenance + R"(, "a": [1, 2], "b": "x"})");
  EXPECT_NE(hash, hash_of("{" + provenance + R"(, "a": [2, 1], "b": "x"})"));
  EXPECT_NE(hash, hash_of("{" + provenance + R"(, "a": [1, 2], "b": "y"})"));
  EXPECT_NE(hash, hash_of("{" + provenance + R"(, "a": [1, 2], "c": "x"})"));
  EXPECT_NE(hash, hash_of("{" + provenance + R"(, "a": [1, 2, 3], "b": "x"})"));
  EXPECT_NE(hash, hash_of("{" + provenance + R"(, "a": [1, 2], "b": "x"})", "other.json"));
}

TEST(Content, A_file_opened_twice_counts_once) {
  const ContentFiles files = {{"toy.json", "{" + provenance + "}"}};
  ContentReader reader(files);
  reader.open("toy.json");
  const auto hash = reader.hash();
  reader.open("toy.json");
  EXPECT_EQ(reader.hash(), hash);
  EXPECT_EQ(reader.files_read(), std::vector<std::string>{"toy.json"});
  EXPECT_TRUE(reader.outcome());
}

TEST(Content, A_hash_is_written_in_sixteen_digits) {
  EXPECT_EQ(hash_text(0xABC), "0000000000000abc");
  EXPECT_EQ(hash_text(fnv1a(0xCBF29CE484222325ULL, "a")), "af63dc4c8601ec8c");
}

}  // namespace
}  // namespace townsmith
