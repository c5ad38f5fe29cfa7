#include "games/cities/positions.h"

// The worked examples of the rule text. Its pictures are lost: these cities, built from tiles of
// the set, give the same numbers for the same reasons. Small letters are fields with a tourist.

namespace townsmith::cities {
namespace {

ScoreSheet sheet_of(int level, const Picture& picture) {
  const Cities game = make_cities(1, {{"level", std::to_string(level)}});
  const State state = strolling(game, city_of(game, picture));
  const ScoreSheet sheet = game.score_sheet(state, seat0);
  EXPECT_EQ(game.score(state, seat0), sheet.total());
  for (const ScoreLine& line : sheet.lines) {
    EXPECT_EQ(static_cast<int>(line.spaces.size()), line.points) << said(line.text);
  }
  return sheet;
}

TEST(CitiesScoring, Two_single_attractions_and_a_double_one_are_three_zones) {
  const ScoreSheet sheet = sheet_of(1, {"aPTTAa",  //
                                        "TaWWTT"});
  EXPECT_EQ(points_of(sheet), (std::vector{1, 2, 1}));
}

TEST(CitiesScoring, Park_fields_that_meet_at_a_corner_only_are_two_zones) {
  const ScoreSheet sheet = sheet_of(1, {"PpPPAA",  //
                                        "WWTTPp"});
  EXPECT_EQ(points_of(sheet), (std::vector{4, 2}));
}

TEST(CitiesScoring, Example_of_level_1_gives_14_points) {
  const ScoreSheet sheet = sheet_of(1, {"WTTaWAPT",  //
                                        "TWPTatTW",  //
                                        "PAAWAWTT",  //
                                        "AWWAAWWW",  //
                                        "TPaAWPpA",  //
                                        "PAPPpTAP",  //
                                        "PWPPTPWP",  //
                                        "WAWWTPPA"});
  ASSERT_EQ(sheet.lines.size(), 6U);
  const auto& [a, b, f, c, e, d] = std::tie(sheet.lines[0], sheet.lines[1], sheet.lines[2],
                                            sheet.lines[3], sheet.lines[4], sheet.lines[5]);
  EXPECT_EQ(a.reason, "attraction");
  EXPECT_EQ(d.reason, "park");
  EXPECT_EQ(f.reason, "terrace");
  EXPECT_EQ(a.points + b.points + c.points, 7);
  EXPECT_EQ((std::vector{a.points, b.points, c.points}), (std::vector{1, 6, 0}));
  EXPECT_EQ((std::vector{d.points, e.points}), (std::vector{5, 2}));
  EXPECT_EQ(f.points, 0);
  EXPECT_EQ(sheet.total(), 14);
}

TEST(CitiesScoring, Example_of_level_2_gives_10_points_for_terraces) {
  const ScoreSheet sheet = sheet_of(2, {"TPWTWAPP",  //
                                        "WtTAATAA",  //
                                        "WAWtTAPW",  //
                                        "AWtWATWA",  //
                                        "PWPTPWtW",  //
                                        "WPPTTPWP",  //
                                        "TPTAWWTT",  //
                                        "PTPTPPWW"});
  ASSERT_EQ(sheet.lines.size(), 4U);
  const auto& [d, b, c, a] =
      std::tie(sheet.lines[0], sheet.lines[1], sheet.lines[2], sheet.lines[3]);
  EXPECT_EQ((std::vector{a.points, b.points, c.points, d.points}), (std::vector{4, 2, 3, 1}));
  EXPECT_EQ(shared_spaces(b, c).size(), 2U);
  EXPECT_EQ(sheet.total(), 10);
}

TEST(CitiesScoring, Example_of_level_3_gives_16_points_for_attractions) {
  const ScoreSheet sheet = sheet_of(3, {"WTATWAPW",  //
                                        "TPWAAWWP",  //
                                        "WPAPTTWP",  //
                                        "WPAPPPPT",  //
                                        "aTPTPTTW",  //
                                        "PaTaAPAT",  //
                                        "TPTAaTTW",  //
                                        "PTATATWA"});
  ASSERT_EQ(sheet.lines.size(), 4U);
  const auto& [d, a, b, c] =
      std::tie(sheet.lines[0], sheet.lines[1], sheet.lines[2], sheet.lines[3]);
  EXPECT_EQ((std::vector{a.points, b.points, c.points, d.points}), (std::vector{3, 11, 0, 2}));
  // The terrace between the zones of A and D counts for both.
  EXPECT_EQ(shared_spaces(a, d), (std::set<std::string>{"d6ne"}));
  EXPECT_EQ(sheet.total(), 16);
}

TEST(CitiesScoring, Example_of_level_3_gives_12_points_for_parks) {
  const ScoreSheet sheet = sheet_of(3, {"TPWTAWPA",  //
                                        "PTTAPATP",  //
                                        "WTApPPPW",  //
                                        "AWTAWWWp",  //
                                        "WTPTAAAT",  //
                                        "TWPTPPWA",  //
                                        "TWPWAWTA",  //
                                        "PTWAWATA"});
  ASSERT_EQ(sheet.lines.size(), 2U);
  const auto& [b, a] = std::tie(sheet.lines[0], sheet.lines[1]);
  EXPECT_EQ((std::vector{a.points, b.points}), (std::vector{3, 9}));
  // A water field that borders on both zones counts for both.
  EXPECT_FALSE(shared_spaces(a, b).empty());
  EXPECT_EQ(sheet.total(), 12);
}

TEST(CitiesScoring, Example_of_level_3_gives_13_points_for_terraces) {
  const ScoreSheet sheet = sheet_of(3, {"PPWPWAWP",  //
                                        "AAWPAWPW",  //
                                        "AWWAtPWP",  //
                                        "PAAtATAW",  //
                                        "TAtWPAWW",  //
                                        "WTWTAPTt",  //
                                        "WATAPWTP",  //
                                        "TWATWTPA"});
  ASSERT_EQ(sheet.lines.size(), 4U);
  const auto& [d, b, c, a] =
      std::tie(sheet.lines[0], sheet.lines[1], sheet.lines[2], sheet.lines[3]);
  EXPECT_EQ((std::vector{a.points, b.points, c.points, d.points}), (std::vector{6, 1, 3, 3}));
  // B and C look at the same water, A and D at the same park.
  EXPECT_EQ(shared_spaces(b, c), (std::set<std::string>{"e6ne"}));
  EXPECT_EQ(shared_spaces(a, d), (std::set<std::string>{"g5ne"}));
  EXPECT_EQ(sheet.total(), 13);
}

TEST(CitiesScoring, A_zone_without_a_tourist_scores_nothing) {
  EXPECT_EQ(sheet_of(3, {"AAPP", "PPWW"}).total(), 0);
}

TEST(CitiesScoring, The_second_tourist_of_a_zone_gets_a_line_of_no_points_that_says_why) {
  const ScoreSheet sheet = sheet_of(1, {"aa", "PP"});
  EXPECT_EQ(points_of(sheet), (std::vector{2, 0}));
  EXPECT_EQ(said(sheet.lines[1].text),
            "Tourist at d4ne: the zone counts only once, for the one at d4nw");
}

TEST(CitiesScoring, Sight_ends_at_land_and_passes_other_tourists) {
  // From the left terrace: water, water, then a terrace with a tourist stops the eye.
  EXPECT_EQ(points_of(sheet_of(2, {"tWWt", "WTPW"})), (std::vector{3, 3}));
  // At level 3 parks do not stop it, and a tourist in the park does not either.
  EXPECT_EQ(points_of(sheet_of(3, {"tPpW", "PTWP"})), (std::vector{4, 4}));
}

TEST(CitiesScoring, Gaps_stop_sight_in_a_free_city) {
  const Cities game = make_cities(1, {{"level", "2"}, {"free", "on"}});
  // The water beyond the gap is in line with the terrace but not seen.
  const City city = city_of(game, {"tWWTWP..WA", "WTPWTW..PW"});
  EXPECT_EQ(points_of(game.score_sheet(strolling(game, city), seat0)), (std::vector{3}));
}

TEST(CitiesScoring, A_tie_is_broken_by_the_best_tourist_then_the_next) {
  const Cities game = make_cities(2, {{"level", "2"}});
  State state = strolling(game, city_of(game, {"aA", "pP"}));
  const TieBreak even = {2, 2};
  EXPECT_EQ(game.tie_break(state, seat0), even);
  state.cities[1] = city_of(game, {"aAAP", "PPpA"});
  const TieBreak uneven = {3, 3};
  EXPECT_EQ(game.tie_break(state, seat_at(1)), uneven);
  EXPECT_EQ(leaders(game, state), SeatSet(seat_at(1)));
  state.cities[1] = state.cities[0];
  EXPECT_EQ(leaders(game, state), SeatSet::first(2));
}

TEST(CitiesScoring, With_equal_totals_the_better_single_tourist_wins) {
  const Cities game = make_cities(2);
  State state;
  // Seat 1: zones of 2 and 1. Seat 2: one zone of 3.
  state.cities[0] = city_of(game, {"aATT", "PPWW", "aP..", "TA.."});
  state.cities[1] = city_of(game, {"aAAP", "PPTA"});
  EXPECT_EQ(game.score(state, seat0), 3);
  EXPECT_EQ(game.score(state, seat_at(1)), 3);
  EXPECT_EQ(leaders(game, state), SeatSet(seat_at(1)));
}

}  // namespace
}  // namespace townsmith::cities
