#include "core/content.h"

#include <gtest/gtest.h>

#include <array>

#include "words.h"

namespace townsmith {
namespace {

const std::string provenance = R"("provenance": {"kind": "source", "text": "a test"})";

enum class Colour : std::uint8_t { red, blue };
constexpr std::array<std::string_view, 2> colour_names = {"red", "blue"};
std::span<const std::string_view> schema_names(Colour) { return colour_names; }

struct ToyTile {
  int n = 0;
  Colour colour{};

  DESCRIBE(ToyTile, "ToyTile", MEMBER(n, {}, {1, 6}), MEMBER(colour));
};
struct ToyFile {
  std::vector<ToyTile> tiles;
  std::string name;
  int whole = 3;

  static constexpr std::string_view about = "A toy.";
  DESCRIBE(ToyFile, "ToyFile", MEMBER(tiles, {}, {2, 2}), MEMBER(name, {}, schema::not_empty),
           OPTIONAL_MEMBER(whole, {}, {0, 5}));
};

using Problems = std::vector<std::string>;

Problems problems_in(const ContentReader& reader) {
  Problems sentences;
  for (const ContentProblem& problem : reader.problems()) {
    sentences.push_back(said(problem.text()));
  }
  return sentences;
}

/// All that there is to complain about in one file.
Problems problems_of(const std::string& text) {
  const ContentFiles files = {{"toy.json", text}};
  ContentReader reader(files);
  (void)reader.read<ToyFile>("toy.json");
  return problems_in(reader);
}

const std::string good_tiles =
    R"("tiles": [{"n": 1, "colour": "red"}, {"n": 2, "colour": "blue"}])";
const std::string good = "{" + provenance + ", " + good_tiles + R"(, "name": "toy"})";

TEST(Content, Good_content_is_read_without_a_word) {
  const ContentFiles files = {{"toy.json", "{" + provenance + R"(, // a comment
    "tiles": [{"n": 1, "colour": "red"}, {"n": 6, "colour": "blue"},],
    "name": "toy" /* another */ })"}};
  ContentReader reader(files);
  const auto file = reader.read<ToyFile>("toy.json");
  EXPECT_EQ(problems_in(reader), Problems{});
  ASSERT_EQ(file->tiles.size(), 2U);
  EXPECT_EQ(file->tiles[1].n, 6);
  EXPECT_EQ(file->tiles[1].colour, Colour::blue);
  EXPECT_EQ(file->name, "toy");
  EXPECT_EQ(file->whole, 3);
}

TEST(Content, A_missing_file_is_a_problem) {
  const ContentFiles files;
  ContentReader reader(files);
  const auto file = reader.read<ToyFile>("toy.json");
  file["name"].note(common_code("content-lowest-grade"));
  ASSERT_FALSE(reader.outcome());
  EXPECT_EQ(reader.outcome().error().reason, Reason::bad_content);
  EXPECT_EQ(problems_in(reader), Problems{"toy.json: The file is missing."});
  EXPECT_EQ(reader.problems().front().code(), "townsmith.content-missing");
}

TEST(Content, What_is_not_json_is_named_with_line_and_column) {
  const auto why = [](const std::string& text) { return problems_of(text); };
  EXPECT_EQ(why("{\n  \"a\": 1,,\n}"),
            Problems{"toy.json: This is not JSON: there is a mistake at line 2, column 10."});
  EXPECT_EQ(why("{\n"),
            Problems{"toy.json: This is not JSON: it ends too early, at line 2, column 1."});
  EXPECT_EQ(
      why("{} {}"),
      Problems{"toy.json: This is not JSON: more follows after its end, at line 1, column 4."});
  EXPECT_EQ(why(std::string(100, '[')),
            Problems{"toy.json: This is nested too deeply, at line 1, column 33."});
}

TEST(Content, While_a_file_is_not_json_nothing_else_is_said_to_be_wrong) {
  const ContentFiles files = {{"cards.json", "{,"}, {"table.json", good}};
  ContentReader reader(files);
  const auto cards = reader.read<ToyFile>("cards.json");
  const auto table = reader.read<ToyFile>("table.json");
  EXPECT_FALSE(cards["tiles"].sound());
  if (cards->tiles.empty()) table["name"].note(common_code("content-lowest-grade"));
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
  EXPECT_TRUE(parse_json("[1e300]", false));
  for (const char* endless : {"1e7777", "[-1e7777]", "{\"a\": [1, 40987e7777]}"}) {
    const auto read = parse_json(endless, false);
    ASSERT_FALSE(read) << "it could not be written as JSON: " << endless;
    EXPECT_EQ(said(read.error()), "This has a number that is too large.");
  }
  EXPECT_FALSE(parse_json(std::string(100, '[') + std::string(100, ']'), true)) << "too deep";
}

TEST(Content, A_comment_may_follow_the_value) {
  EXPECT_TRUE(parse_json("{} // the end\n", true));
  EXPECT_TRUE(parse_json("{}\n/* the end */\n", true));
}

TEST(Content, Provenance_must_be_told) {
  const std::string rest = good_tiles + R"(, "name": "toy"})";
  EXPECT_EQ(problems_of("{" + rest), Problems{"toy.json: provenance: This is missing."});
  EXPECT_EQ(problems_of(R"({"provenance": {"kind": "guess"}, )" + rest),
            (Problems{"toy.json: provenance.kind: This must be one of source, reconstructed or "
                      "learned.",
                      "toy.json: provenance.text: This is missing."}));
}

TEST(Content, Every_wrong_value_is_told_with_its_place) {
  EXPECT_EQ(problems_of("{" + provenance +
                        R"(, "tiles": [{"n": 7, "colour": "green"}, {"n": "x", "color": "red"}, 3],
                            "name": "", "whole": 1.5})"),
            (Problems{
                "toy.json: tiles: This list must have 2 entries, not 3.",
                "toy.json: tiles[0].n: This must be a whole number from 1 to 6.",
                "toy.json: tiles[0].colour: This must be one of red or blue.",
                "toy.json: tiles[1].n: This must be a whole number from 1 to 6.",
                "toy.json: tiles[1].colour: This is missing.",
                "toy.json: tiles[1].color: This name is not known here. Is it misspelt?",
                "toy.json: name: This must be a text in quotes, and not an empty one.",
                "toy.json: whole: This must be a whole number from 0 to 5.",
            }));
  EXPECT_EQ(problems_of("[]"), Problems{"toy.json: This must be an object in braces."});
  EXPECT_EQ(problems_of("{" + provenance + R"(, "tiles": {}, "name": "toy"})"),
            Problems{"toy.json: tiles: This must be a list in square brackets."});
}

TEST(Content, A_warning_is_said_and_refuses_nothing) {
  const ContentFiles files = {{"toy.json", good}};
  ContentReader reader(files);
  const auto file = reader.read<ToyFile>("toy.json");
  constexpr ContentCode odd = {"townsmith", "content-twice", true};
  file["name"].note(odd, {{"name", "toy"}});
  EXPECT_TRUE(reader.outcome());
  ASSERT_EQ(reader.problems().size(), 1U);
  EXPECT_TRUE(reader.problems().front().warning);
  EXPECT_EQ(reader.problems().front().code(), "townsmith.content-twice");
  EXPECT_EQ(problems_in(reader), Problems{"toy.json: name: warning: “toy” is there twice."});
  file["whole"].check(3, {4, 5});
  ASSERT_FALSE(reader.outcome());
  EXPECT_EQ(said(reader.outcome().error()),
            "toy.json: whole: This must be a whole number from 4 to 5.")
      << "the warning comes first and is none";
}

TEST(Content, What_is_read_wrongly_is_not_judged_by_the_rules_too) {
  const ContentFiles files = {
      {"toy.json", "{" + provenance +
                       R"(, "tiles": [{"n": 7, "colour": "red"}, {"n": 2, "colour": "red"}],
                           "name": "toy"})"}};
  ContentReader reader(files);
  const auto file = reader.read<ToyFile>("toy.json");
  constexpr ContentCode unlucky = common_code("content-lowest-grade");
  file["tiles"][0]["n"].note(unlucky);
  file["tiles"][0].note(unlucky);
  file["tiles"].note(unlucky);
  file.whole.note(unlucky);
  file["tiles"][0]["colour"].note(unlucky);
  file["tiles"][1]["n"].note(unlucky);
  file["tiles"][1]["n"].check(2, {1, 2});
  file["tiles"][1]["n"].check(2, {3, 4});
  file["name"].twice("toy");
  EXPECT_EQ(problems_in(reader),
            (Problems{"toy.json: tiles[0].n: This must be a whole number from 1 to 6.",
                      "toy.json: tiles[0].colour: The lowest grade must begin at 0 points.",
                      "toy.json: tiles[1].n: The lowest grade must begin at 0 points.",
                      "toy.json: tiles[1].n: This must be a whole number from 3 to 4.",
                      "toy.json: name: “toy” is there twice."}));
}

TEST(Content, Grades_rise_from_0) {
  struct Grade {
    int least;
  };
  const ContentFiles files = {{"toy.json", good}};
  ContentReader reader(files);
  const auto file = reader.read<ToyFile>("toy.json");
  check_grades(file["grades"], std::vector<Grade>{{0}, {5}, {6}});
  EXPECT_TRUE(reader.outcome());
  check_grades(file["grades"], std::vector<Grade>{{1}, {5}, {5}});
  EXPECT_EQ(problems_in(reader),
            (Problems{"toy.json: grades[0].least: The lowest grade must begin at 0 points.",
                      "toy.json: grades[2].least: This must be more than the 5 points of the grade "
                      "before."}));
}

TEST(Content, The_last_entry_of_a_chart_stands_for_more) {
  using Chart = std::array<int, 4>;
  EXPECT_EQ(filled_chart<Chart>({1, 2}, 0), (Chart{1, 2, 2, 2}));
  EXPECT_EQ(filled_chart<Chart>({1, 2}, 1), (Chart{0, 1, 2, 2}));
  EXPECT_EQ(filled_chart<Chart>({1, 2, 3, 4, 5}, 0), (Chart{1, 2, 3, 4}));
  EXPECT_EQ(filled_chart<Chart>({}, 0), Chart{});
}

TEST(Content, What_an_editor_is_told_is_not_content) {
  const auto with = [](const std::string& schema) {
    return R"({"$schema": )" + schema + ", " + good.substr(1);
  };
  const auto hash = [](const std::string& text) {
    const ContentFiles files = {{"toy.json", text}};
    ContentReader reader(files);
    (void)reader.read<ToyFile>("toy.json");
    return reader.hash();
  };
  EXPECT_EQ(problems_of(with(R"("toy.schema.json")")), Problems{});
  EXPECT_EQ(hash(with(R"("toy.schema.json")")), hash(good));
  EXPECT_EQ(problems_of(with("1")), Problems{"toy.json: $schema: This must be a text in quotes."});
}

std::uint64_t hash_of(const std::string& text, const std::string& name = "toy.json") {
  const ContentFiles files = {{name, text}};
  ContentReader reader(files);
  (void)reader.read<ToyFile>(name);
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
  const ContentFiles files = {{"toy.json", good}};
  ContentReader reader(files);
  (void)reader.read<ToyFile>("toy.json");
  const auto hash = reader.hash();
  (void)reader.read<ToyFile>("toy.json");
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
