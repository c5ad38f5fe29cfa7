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

/// The last tile replaced by as many others as it takes to have `count` in all.
std::string tiles_in_all(int count) {
  std::string more;
  for (int tile = 24; tile <= count; ++tile) more += more.empty() ? R"("WP/TW")" : R"(, "AA/PT")";
  return more;
}

TEST(CitiesContent, There_are_17_to_48_tiles) {
  EXPECT_EQ(problem("\"WP/TW\"", ""), "");
  EXPECT_EQ(problem(R"("PP/TT", "PT/TP",
    "PP/WW", "PW/WP",)",
                    ""),
            "");
  EXPECT_EQ(problem(R"("AP/TA", "AP/WA", "AT/WA",
    "PA/TP", "PA/WP", "PT/WP",
    "TA/PT", "TA/WT", "TP/WT",)",
                    ""),
            "cities/tiles.json: tiles: This list must have 17 to 48 entries, not 15.");
  EXPECT_EQ(problem("\"WP/TW\"", tiles_in_all(49)),
            "cities/tiles.json: tiles: This list must have 17 to 48 entries, not 49.");
  const auto problems =
      content_faults::problems_of<Cities>({"cities/tiles.json", "\"WP/TW\"", tiles_in_all(48)});
  EXPECT_EQ(problems.size(), 23U) << "twins of tile 25";
  EXPECT_EQ(first_error(problems), nullptr);
}

TEST(CitiesContent, Starting_tiles_and_rounds_fill_a_city_at_most) {
  EXPECT_EQ(problem("\"tourists\": 7,", "\"tourists\": 7, \"rounds\": 4,"), "");
  EXPECT_EQ(problem("\"tourists\": 7,", "\"tourists\": 7, \"starting_tiles\": 1, \"rounds\": 15,"),
            "");
  EXPECT_EQ(
      problem("\"tourists\": 7,", "\"tourists\": 7, \"rounds\": 14,"),
      "cities/tiles.json: rounds: Starting tiles and rounds are 17 tiles, and a city has room "
      "for 16.");
  EXPECT_EQ(problem("\"tourists\": 7,", "\"tourists\": 7, \"starting_tiles\": 4,"),
            "cities/tiles.json: starting_tiles: This must be a whole number from 1 to 3.");
}

TEST(CitiesContent, A_tile_of_one_kind_lies_in_one_way_only) {
  Content content = make_cities().content();
  content.tiles[0] = {Kind::park, Kind::park, Kind::park, Kind::park};
  const Looks looks(content);
  EXPECT_EQ(looks.turns(1), 1);
  EXPECT_EQ(looks.turns(2), 2);
  EXPECT_EQ(looks.turns(13), 4);
  EXPECT_FALSE(looks.is_used(look_of(1, 1)));
  EXPECT_FALSE(looks.is_used(look_of(25, 0))) << "there is no such tile";
}

TEST(CitiesContent, A_tile_of_a_wrong_shape) {
  EXPECT_EQ(problem("\"AT/WA\"", "\"ATWA\""),
            "cities/tiles.json: tiles[14]: “ATWA” is not a tile: write two rows of two letters, as "
            "“AT/WA”.");
}

TEST(CitiesContent, An_unknown_kind_of_field) {
  EXPECT_EQ(problem("\"AT/WA\"", "\"AT/XA\""),
            "cities/tiles.json: tiles[14]: “X” is not a kind of field: use A, P, T or W.");
}

TEST(CitiesContent, Three_fields_of_a_kind) {
  EXPECT_EQ(problem("\"AT/WA\"", "\"AA/WA\""),
            "cities/tiles.json: tiles[14]: warning: “AA/WA” has more than two fields of one kind: "
            "attraction. No tile that we know has.");
}

TEST(CitiesContent, Four_kinds_on_a_tile) {
  EXPECT_EQ(
      problem("\"AT/WA\"", "\"AT/WP\""),
      "cities/tiles.json: tiles[14]: warning: “AT/WP” has four kinds of field. The tiles that "
      "we know have two or three.");
}

TEST(CitiesContent, The_same_tile_twice_even_when_turned) {
  EXPECT_EQ(problem("\"AT/WA\"", "\"PA/PA\""),
            "cities/tiles.json: tiles[14]: warning: “PA/PA” is tile 1 again, perhaps turned. The "
            "tiles that we know all differ.");
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
  faults.push_back({"cities/tiles.json", "\"tourists\": 7,", "\"tourists\": 7, \"rounds\": 14,"});
  content_faults::expect_all_said<Cities>(faults);
}

}  // namespace
}  // namespace townsmith::cities
