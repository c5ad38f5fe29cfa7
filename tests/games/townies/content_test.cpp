#include <fmt/format.h>

#include "games/content_faults.h"
#include "games/word_files.h"
#include "support.h"
#include "words.h"

namespace townsmith::townies {
namespace {

std::string problem(std::string_view file, std::string_view from, std::string_view to) {
  return content_faults::problem<Townies>(file, from, to);
}

constexpr const char* map_file = "townies/map.json";
constexpr const char* shapes_file = "townies/shapes.json";
constexpr const char* objects_file = "townies/objects.json";
constexpr const char* goals_file = "townies/goals.json";
constexpr const char* bonuses_file = "townies/bonuses.json";
constexpr const char* solo_file = "townies/solo.json";

TEST(TowniesContent, The_built_in_content_has_no_problem) {
  const ContentFiles files = built_in_content();
  ContentReader reader(files);
  (void)read_content(reader);
  EXPECT_TRUE(reader.problems().empty());
  EXPECT_EQ(reader.files_read(), (std::vector<std::string>{map_file, shapes_file, objects_file,
                                                           goals_file, bonuses_file, solo_file}));
}

TEST(TowniesContent, A_missing_file_is_named) {
  ContentFiles files = built_in_content();
  files.erase(solo_file);
  ContentReader reader(files);
  (void)read_content(reader);
  EXPECT_EQ(said(reader.outcome().error()), "townies/solo.json: The file is missing.");
}

TEST(TowniesContent, The_map_has_side_6_and_star_spaces_of_its_own) {
  EXPECT_EQ(problem(map_file, R"("side": 6)", R"("side": 5)"),
            "townies/map.json: side: This must be 6.");
  EXPECT_EQ(problem(map_file, R"("C3",)", R"("A7",)"),
            "townies/map.json: stars[0]: “A7” is not a space of the map.");
  EXPECT_EQ(problem(map_file, R"("C6",)", R"("C3",)"),
            "townies/map.json: stars[1]: “C3” is there twice.");
  EXPECT_EQ(problem(map_file, R"("C6",)", ""), "");
  EXPECT_EQ(problem(map_file, R"(["C3", "C6", "I3", "I6"])", "[]"),
            "townies/map.json: stars: This list must have 1 to 12 entries, not 0.");
  EXPECT_EQ(problem(map_file, R"("central_distance": 2)", R"("central_distance": 6)"),
            "townies/map.json: central_distance: This must be a whole number from 0 to 5.");
}

TEST(TowniesContent, A_map_may_have_gaps_as_long_as_it_can_be_played_on) {
  const auto gaps = [](std::string_view spaces) {
    return problem(map_file, R"("side": 6,)", fmt::format(R"("side": 6, "gaps": [{}],)", spaces));
  };
  EXPECT_EQ(gaps(R"("A1", "F6", "K6")"), "");
  EXPECT_EQ(gaps(R"("A1", "A1")"), "townies/map.json: gaps[1]: “A1” is there twice.");
  EXPECT_EQ(gaps(R"("A7")"), "townies/map.json: gaps[0]: “A7” is not a space of the map.");
  EXPECT_EQ(gaps(R"("I3")"), "townies/map.json: stars[2]: “I3” is a gap of this map.");
  EXPECT_EQ(gaps(R"("A2", "B1", "B2")"),
            "townies/map.json: gaps: The spaces of the map must hang together by their sides.");
}

/// The game for two with other text in its map file.
Townies with_map(std::string_view from, std::string_view to) {
  ContentFiles files = built_in_content();
  std::string& text = files.find(map_file)->second;
  text.replace(text.find(from), from.size(), to);
  Result<Townies> game = make_game<Townies>(standard_setup(Townies::info(), 2), files);
  EXPECT_TRUE(game) << said(game.error());
  return *std::move(game);
}

TEST(TowniesContent, Nothing_is_drawn_in_a_gap_and_what_is_beside_one_is_on_the_edge) {
  const Townies game = with_map(R"("side": 6,)", R"("side": 6, "gaps": ["F6", "A1"],)");
  const Land& land = game.content().land;
  EXPECT_EQ(land.all.count(), space_count - 2);
  for (const char* beside : {"F5", "G5", "G6", "F7", "E6", "E5"}) {
    EXPECT_TRUE(land.edge.test(find_space(beside))) << beside;
  }
  EXPECT_FALSE(land.inner.test(find_space("F6")) || land.edge.test(find_space("F6")));
  EXPECT_FALSE(game.content().central.test(find_space("F6")));
  State state = game.start();
  Chance chance(Random(3));
  game.advance(state, chance);
  MoveList<Townies> moves;
  game.legal_moves(state, seat_at(0), moves);
  for (const Move& move : moves) {
    if (move.kind != MoveKind::shape) continue;
    EXPECT_FALSE(game.pieces()[move.piece].mask(move.space).test(find_space("F6")));
  }
  const Move into_gap = Move::draw(Star::none, state.marker(state.town(seat_at(0))), state.rolled(),
                                   find_space("F6"));
  EXPECT_EQ(said(game.check(state, seat_at(0), into_gap).error()), "F6 is not on this map.");
  const auto seen = observe(game, state, Viewer::spectator());
  EXPECT_EQ(game.view(seen).map.gaps, (std::vector<std::string>{"A1", "F6"}));
  for (const auto& place : game.draw(seen, built_in_english()).places) {
    EXPECT_NE(place.name, "F6");
  }
}

TEST(TowniesContent, So_many_objects_end_the_game_as_there_are_circles) {
  const Townies game = with_map(R"("side": 6,)", R"("side": 6, "circles": 2,)");
  Random random(5);
  Chance chance(Random(6));
  State state = game.start();
  playout(game, state, random, chance);
  EXPECT_EQ(std::max(state.towns[0].count, state.towns[1].count), 2);
  EXPECT_EQ(game.view(observe(game, state, Viewer::spectator())).seats[0].line.size(), 2U);
}

/// Column C alone: eight spaces, with its stars.
const std::string& one_column() {
  static const std::string text = [] {
    std::string gaps;
    Board::everything.for_each([&](int space) {
      if (column_of(space) == 2) return;
      gaps += fmt::format(R"({}"{}")", gaps.empty() ? "" : ", ", space_name(space));
    });
    return fmt::format(R"("side": 6, "gaps": [{}],)", gaps);
  }();
  return text;
}

TEST(TowniesContent, Every_shape_of_the_die_has_room_on_the_map) {
  const std::string text = problem(map_file, R"("side": 6,)", one_column());
  EXPECT_NE(text.find("gaps: There is no room on this map for the Shape “bee”."), std::string::npos)
      << text;
  EXPECT_EQ(text.find("“bar”"), std::string::npos) << text;
}

TEST(TowniesContent, A_shape_has_four_different_hexes_that_hang_together) {
  EXPECT_EQ(problem(shapes_file, "[2, 0], [3, 0]]", "[2, 0]]"),
            "townies/shapes.json: shapes[0].hexes: This list must have 4 entries, not 3.");
  EXPECT_EQ(problem(shapes_file, "[2, 0], [3, 0]]", "[2, 0], [2, 0]]"),
            "townies/shapes.json: shapes[0].hexes[3]: This hex is there already: a Shape has four "
            "different ones.");
  EXPECT_EQ(problem(shapes_file, "[2, 0], [3, 0]]", "[2, 0], [4, 0]]"),
            "townies/shapes.json: shapes[0].hexes: The four hexes of a Shape must hang together by "
            "their sides.");
}

TEST(TowniesContent, All_shapes_differ_however_they_are_turned) {
  // The wave replaced by a bee that is turned.
  EXPECT_EQ(
      problem(shapes_file, "[[0, 0], [1, 0], [1, 1], [2, 1]]", "[[0, 0], [1, 0], [0, 1], [1, 1]]"),
      "townies/shapes.json: shapes[6].hexes: This is “bee” again, perhaps turned or flipped.");
  EXPECT_EQ(problem(shapes_file, R"("name": "wave")", R"("name": "bee")"),
            "townies/shapes.json: shapes[6].name: “bee” is there twice.");
}

TEST(TowniesContent, The_die_shows_six_different_shapes_that_exist) {
  EXPECT_EQ(problem(shapes_file, R"("arch", "bee"])", R"("arch", "snail"])"),
            "townies/shapes.json: die[5]: No Shape is named “snail”.");
  EXPECT_EQ(problem(shapes_file, R"("arch", "bee"])", R"("arch", "bar"])"),
            "townies/shapes.json: die[5]: “bar” is there twice.");
  EXPECT_EQ(problem(shapes_file, R"("arch", "bee"])", R"("arch"])"),
            "townies/shapes.json: die: This list must have 6 entries, not 5.");
  EXPECT_EQ(problem(shapes_file, R"("arch", "bee"])", R"("arch", "wave"])"), "");
}

TEST(TowniesContent, Objects_have_a_name_and_two_numbers) {
  EXPECT_EQ(problem(objects_file, R"("each": 2)", R"("each": -1)"),
            "townies/objects.json: objects[5].each: This must be a whole number from 0 to 9.");
  EXPECT_EQ(problem(objects_file, R"("name": "Bank",)", ""),
            "townies/objects.json: objects[4].name: This is missing.");
}

TEST(TowniesContent, Charts_do_not_fall) {
  EXPECT_EQ(problem(goals_file, "[0, 2, 5, 9, 14]", "[0, 2, 5, 4, 14]"),
            "townies/goals.json: additional.hub.chart[3]: A chart must not fall: a larger count "
            "never scores less.");
  EXPECT_EQ(
      problem(goals_file, "\"wind-rose\"", "\"windrose\""),
      "townies/goals.json: additional.wind-rose: This is missing.\n"
      "townies/goals.json: additional.windrose: This name is not known here. Is it misspelt?");
}

TEST(TowniesContent, Bonus_cards_have_words) {
  EXPECT_EQ(problem(bonuses_file, R"("name": "Funding")", R"("name": "")"),
            "townies/bonuses.json: cards.funding.name: This must be a text in quotes, and not an "
            "empty one.");
}

TEST(TowniesContent, Grades_rise_from_0) {
  EXPECT_EQ(problem(solo_file, R"("least": 0,)", R"("least": 1,)"),
            "townies/solo.json: grades[0].least: The lowest grade must begin at 0 points.");
  EXPECT_EQ(problem(solo_file, R"("least": 36)", R"("least": 26)"),
            "townies/solo.json: grades[2].least: This must be more than the 26 points of the grade "
            "before.");
}

TEST(TowniesContent, What_is_wrong_is_said_in_every_language) {
  content_faults::expect_all_said<Townies>({
      {map_file, R"("C3",)", R"("A7",)"},
      {shapes_file, "[2, 0], [3, 0]]", "[2, 0], [2, 0]]"},
      {shapes_file, "[2, 0], [3, 0]]", "[2, 0], [4, 0]]"},
      {shapes_file, "[[0, 0], [1, 0], [1, 1], [2, 1]]", "[[0, 0], [1, 0], [0, 1], [1, 1]]"},
      {shapes_file, R"("arch", "bee"])", R"("arch", "snail"])"},
      {goals_file, "[0, 2, 5, 9, 14]", "[0, 2, 5, 4, 14]"},
      {map_file, R"("C6",)", R"("C3",)"},
      {map_file, R"("side": 6,)", R"("side": 6, "gaps": ["I3"],)"},
      {map_file, R"("side": 6,)", R"("side": 6, "gaps": ["A2", "B1", "B2"],)"},
      {map_file, R"("side": 6,)", one_column()},
      {solo_file, R"("least": 0,)", R"("least": 1,)"},
      {solo_file, R"("least": 36)", R"("least": 26)"},
  });
}

TEST(TowniesContent, Any_six_of_the_seven_shapes_keep_within_the_most_moves) {
  ContentFiles files = built_in_content();
  std::string& text = files.find(shapes_file)->second;
  text.replace(text.rfind("\"bar\""), 5, "\"wave\"");
  ContentReader reader(files);
  const Townies game(standard_setup(Townies::info(), 1), read_content(reader));
  EXPECT_TRUE(reader.problems().empty());
  EXPECT_LE(game.bounds().moves, Townies::max_moves);
  EXPECT_LE(make(1).bounds().moves, Townies::max_moves);
}

}  // namespace
}  // namespace townsmith::townies
