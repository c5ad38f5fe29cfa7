#include "games/cities/positions.h"
#include "words.h"

namespace townsmith::cities {
namespace {

/// The problems of the tile file after one change to its text.
std::vector<std::string> problems_with(const std::string& from, const std::string& to) {
  ContentFiles files = built_in_content();
  std::string& text = files["cities/tiles.json"];
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
  ContentReader reader(files);
  (void)Cities::read_content(reader);
  std::vector<std::string> problems;
  for (const ContentProblem& problem : reader.problems()) problems.push_back(problem.text());
  return problems;
}

using Problems = std::vector<std::string>;

TEST(CitiesContent, The_tiles_have_24_fields_of_each_kind) {
  const Cities game = make_cities();
  std::array<int, kind_count> counts{};
  for (const Fields& tile : game.content().tiles) {
    for (const Kind kind : tile) ++counts[static_cast<std::size_t>(kind)];
  }
  EXPECT_EQ(counts, (std::array{24, 24, 24, 24}));
  EXPECT_EQ(game.content().tourists, 7);
  EXPECT_EQ(look_text(game.content().tiles[11]), "PW/WP");
}

TEST(CitiesContent, A_missing_file_is_said) {
  const ContentFiles nothing;
  ContentReader reader(nothing);
  (void)Cities::read_content(reader);
  ASSERT_FALSE(reader.outcome());
  EXPECT_EQ(said(reader.outcome().error()), "cities/tiles.json: the file is missing");
}

TEST(CitiesContent, Too_few_tiles) {
  EXPECT_EQ(problems_with("\"WP/TW\"", ""),
            (Problems{"cities/tiles.json: tiles: must have 24 entries, not 23"}));
}

TEST(CitiesContent, Too_many_tiles) {
  EXPECT_EQ(problems_with("\"WP/TW\"", "\"WP/TW\", \"AP/AT\""),
            (Problems{"cities/tiles.json: tiles: must have 24 entries, not 25"}));
}

TEST(CitiesContent, A_tile_of_a_wrong_shape) {
  const Problems problems = problems_with("\"AT/WA\"", "\"ATWA\"");
  ASSERT_FALSE(problems.empty());
  EXPECT_EQ(problems[0],
            "cities/tiles.json: tiles[14]: \"ATWA\" is not a tile: write two rows of two letters, "
            "as \"AT/WA\"");
}

TEST(CitiesContent, An_unknown_kind_of_field) {
  const Problems problems = problems_with("\"AT/WA\"", "\"AT/XA\"");
  ASSERT_FALSE(problems.empty());
  EXPECT_EQ(problems[0], "cities/tiles.json: tiles[14]: 'X' is no kind of field: use A, P, T or W");
}

TEST(CitiesContent, Three_fields_of_a_kind) {
  EXPECT_EQ(problems_with("\"AT/WA\"", "\"AA/WA\""),
            (Problems{"cities/tiles.json: tiles[14]: \"AA/WA\" has more than two attraction "
                      "fields"}));
}

TEST(CitiesContent, Four_kinds_on_a_tile) {
  EXPECT_EQ(problems_with("\"AT/WA\"", "\"AT/WP\""),
            (Problems{"cities/tiles.json: tiles[14]: \"AT/WP\" has four kinds of field: a tile has "
                      "two or three"}));
}

TEST(CitiesContent, The_same_tile_twice_even_when_turned) {
  EXPECT_EQ(
      problems_with("\"AT/WA\"", "\"PA/PA\""),
      (Problems{"cities/tiles.json: tiles[14]: \"PA/PA\" is tile 1 again, perhaps turned: all "
                "tiles must differ"}));
}

TEST(CitiesContent, Something_that_is_no_text) {
  const Problems problems = problems_with("\"AT/WA\"", "15");
  ASSERT_FALSE(problems.empty());
  EXPECT_EQ(problems[0], "cities/tiles.json: tiles[14]: must be a text in quotes");
}

TEST(CitiesContent, A_wrong_number_of_tourists) {
  EXPECT_EQ(problems_with("\"tourists\": 7", "\"tourists\": 9"),
            (Problems{"cities/tiles.json: tourists: must be a whole number from 1 to 8"}));
}

}  // namespace
}  // namespace townsmith::cities
