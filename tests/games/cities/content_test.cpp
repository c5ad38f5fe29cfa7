#include "games/cities/positions.h"
#include "games/content_faults.h"
#include "words.h"

namespace townsmith::cities {
namespace {

/// The problems of the tile file after one change to its text.
std::string problem(std::string_view from, std::string_view to) {
  return content_faults::problem<Cities>("cities/tiles.json", from, to);
}

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
  EXPECT_EQ(said(reader.outcome().error()), "cities/tiles.json: The file is missing.");
}

TEST(CitiesContent, There_are_24_tiles) {
  EXPECT_EQ(problem("\"WP/TW\"", ""),
            "cities/tiles.json: tiles: This list must have 24 entries, not 23.");
  EXPECT_EQ(problem("\"WP/TW\"", "\"WP/TW\", \"AP/AT\""),
            "cities/tiles.json: tiles: This list must have 24 entries, not 25.");
}

TEST(CitiesContent, A_tile_of_a_wrong_shape) {
  EXPECT_EQ(problem("\"AT/WA\"", "\"ATWA\""),
            "cities/tiles.json: tiles[14]: “ATWA” is not a tile: write two rows of two letters, as "
            "“AT/WA”.");
}

TEST(CitiesContent, An_unknown_kind_of_field) {
  EXPECT_EQ(problem("\"AT/WA\"", "\"AT/XA\""),
            "cities/tiles.json: tiles[14]: “X” is no kind of field: use A, P, T or W.");
}

TEST(CitiesContent, Three_fields_of_a_kind) {
  EXPECT_EQ(problem("\"AT/WA\"", "\"AA/WA\""),
            "cities/tiles.json: tiles[14]: “AA/WA” has more than two fields of one kind: "
            "attraction.");
}

TEST(CitiesContent, Four_kinds_on_a_tile) {
  EXPECT_EQ(problem("\"AT/WA\"", "\"AT/WP\""),
            "cities/tiles.json: tiles[14]: “AT/WP” has four kinds of field: a tile has two or "
            "three.");
}

TEST(CitiesContent, The_same_tile_twice_even_when_turned) {
  EXPECT_EQ(problem("\"AT/WA\"", "\"PA/PA\""),
            "cities/tiles.json: tiles[14]: “PA/PA” is tile 1 again, perhaps turned: all tiles must "
            "differ.");
}

TEST(CitiesContent, Something_that_is_no_text) {
  EXPECT_EQ(problem("\"AT/WA\"", "15"),
            "cities/tiles.json: tiles[14]: This must be a text in quotes, and not an empty one.");
}

TEST(CitiesContent, A_wrong_number_of_tourists) {
  EXPECT_EQ(problem("\"tourists\": 7", "\"tourists\": 9"),
            "cities/tiles.json: tourists: This must be a whole number from 1 to 8.");
}

TEST(CitiesContent, What_is_wrong_is_said_in_every_language) {
  std::vector<content_faults::Fault> faults;
  for (const char* tile : {"\"ATWA\"", "\"AT/XA\"", "\"AA/WA\"", "\"AT/WP\"", "\"PA/PA\""}) {
    faults.push_back({"cities/tiles.json", "\"AT/WA\"", tile});
  }
  content_faults::expect_all_said<Cities>(faults);
}

}  // namespace
}  // namespace townsmith::cities
