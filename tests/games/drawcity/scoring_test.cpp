// Scoring of developments and modules, with every worked example of the printed rules.
#include "support.h"

namespace townsmith::drawcity {
namespace {

// The picture of the printed example is lost; this position gives all of its numbers. Three
// players, five streets; blue's house 6 was built before its house 5 brought the internet there.
State example(const DrawCity& game) {
  return board(game, {
                         ".    gf1@ .    .   .   .   ps1 ps2 ps4 ps5 ps8",
                         "gh1@ bh1@ bh2@ .   .   .   .   gp2 pf6 .   .  ",
                         "gs2@ bh3  bf5  .   .   .   ph1 gp5 bf6 pf7 .  ",
                         ".    bh5@ bh6  .   .   .   .   ph2 gp7 bf8@ ph9@",
                         ".    .    .    bh4 .   .   .   .   .   .    . ",
                     });
}

TEST(DrawCityScoring, Printed_example_houses_of_five_on_three_streets_and_of_one_score_16) {
  const DrawCity game = make(3);
  EXPECT_EQ(points_for(game, example(game), blue, "house"), (11 + 3) + (1 + 1));
}

TEST(DrawCityScoring, Printed_example_five_shops_on_one_street_score_15) {
  const DrawCity game = make(3);
  EXPECT_EQ(points_for(game, example(game), pink, "shop"), 15);
}

TEST(DrawCityScoring, Printed_example_factories_score_2_and_1) {
  const DrawCity game = make(3, {{"goals", "off"}});
  const State state = board(game, {
                                      ".  . .   . . . . . . . .",
                                      ". bh bf ps . . bf gf . . .",
                                      ".  . .   . . . . . . . .",
                                  });
  EXPECT_EQ(points_for(game, state, blue, "factory"), 2 + 1);
}

TEST(DrawCityScoring, Printed_example_three_parks_with_three_players_score_12) {
  const DrawCity game = make(3);
  EXPECT_EQ(points_for(game,
                       board(game,
                             {
                                 ".   .  ph .  .  bs .  .  .  bh .",
                                 ".   bh gp bs ps gp bh .  ph gp .",
                                 ".   .  .  .  .  ph .  .  .  . .",
                             }),
                       green, "park"),
            3 + 4 + 2 + 3);
}

TEST(DrawCityScoring, Printed_example_internet_scores_4_and_3_and_1) {
  const DrawCity game = make(3);
  const State state = example(game);
  EXPECT_EQ(points_for(game, state, blue, "internet"), 4);
  EXPECT_EQ(points_for(game, state, green, "internet"), 3);
  EXPECT_EQ(points_for(game, state, pink, "internet"), 1);
}

TEST(DrawCityScoring, The_house_chart_ends_at_15) {
  const DrawCity game = make(2, {{"goals", "off"}, {"streets", "3"}});
  const std::vector<int> chart = {1, 3, 5, 8, 11, 14, 18, 22, 27, 32, 38, 44, 51, 58, 66, 66, 66};
  State state = game.start();
  for (int n = 0; n < 17; ++n) {
    // Nine to a street: the second street's first house stands under the first one's.
    put(state, blue, Type::house, n % 9 + 1, Board::at(n % 9, n / 9), false);
    EXPECT_EQ(game.score(state, blue), chart[static_cast<std::size_t>(n)] + (n >= 9 ? 2 : 1));
  }
}

TEST(DrawCityScoring, The_shop_chart) {
  const DrawCity game = make(2, {{"goals", "off"}});
  const std::vector<int> chart = {2, 4, 7, 11, 15, 20, 25, 32, 40};
  State state = game.start();
  for (int n = 0; n < 9; ++n) {
    put(state, blue, Type::shop, n + 1, Board::at(n, 1), false);
    EXPECT_EQ(game.score(state, blue), chart[static_cast<std::size_t>(n)]);
  }
  put(state, blue, Type::shop, 1, Board::at(0, 3), false);
  EXPECT_EQ(game.score(state, blue), 42) << "another street is counted by itself";
}

TEST(DrawCityScoring, Houses_of_others_do_not_connect) {
  const DrawCity game = make(2, {{"goals", "off"}});
  const State state = board(game, {"bh ph bh . . . . . . . .", "", "", ""});
  EXPECT_EQ(game.score(state, blue), 2 * (1 + 1));
  EXPECT_EQ(game.score(state, pink), 1 + 1);
}

TEST(DrawCityScoring, A_factory_counts_each_type_once_whoever_built_it) {
  const DrawCity game = make(2, {{"goals", "off"}});
  const State all = board(
      game, {". ph . . . . . . . . .", "bs bf pf . . . . . . . .", ". pp . . . . . . . . .", ""});
  EXPECT_EQ(points_for(game, all, blue, "factory"), 4);
  const State same = board(
      game, {". ph . . . . . . . . .", "bh bf ph . . . . . . . .", ". bh . . . . . . . . .", ""});
  EXPECT_EQ(points_for(game, same, blue, "factory"), 1);
  const State alone = board(game, {"ph . ph . . . . . . . .", ". bf . . . . . . . . .", "", ""});
  EXPECT_EQ(points_for(game, alone, blue, "factory"), 0) << "corners do not touch";
}

TEST(DrawCityScoring, A_park_counts_developments_of_others) {
  const std::vector<std::string> streets = {". ph . . . . . . . . .", "bs bp ph . . . . . . . .",
                                            ". pp . . . . . . . . .", ""};
  const DrawCity three = make(3, {{"goals", "off"}});
  EXPECT_EQ(points_for(three, board(three, streets), blue, "park"), 3 + 1);
  const DrawCity four = make(4, {{"goals", "off"}});
  EXPECT_EQ(points_for(four, board(four, streets), blue, "park"), 3) << "no bonus with four";
}

// Zoning districts.

void zone(State& state, std::initializer_list<Type> types) {
  std::size_t x = 0;
  for (const Type type : types) state.zoning[x++] = card_of(type);
  while (x < columns) state.zoning[x++] = card_of(Type::house);
}

TEST(DrawCityZoning, Printed_example_green_completes_a_district_of_a_park_and_a_factory) {
  const DrawCity game = make(3, only("zoning"));
  State state = board(game, {"gp pf . . . . . . . . .", ". gf . . . . . . . . .",
                             "bf . bp . . . . . . . .", "", ""});
  zone(state, {Type::park, Type::factory});
  EXPECT_EQ(points_for(game, state, green, "zoning"), 3);
  EXPECT_EQ(points_for(game, state, blue, "zoning"), 0) << "its park is in the next district";
  EXPECT_EQ(points_for(game, state, pink, "zoning"), 0);
}

TEST(DrawCityZoning, Several_of_one_type_must_all_be_built) {
  const DrawCity game = make(2, only("zoning"));
  State state = board(game, {"bh . . . . . . . . . .", "", "", ""});
  zone(state, {Type::house, Type::house});
  EXPECT_EQ(points_for(game, state, blue, "zoning"), 0);
  put(state, blue, Type::house, 1, space_at("B3"), false);
  EXPECT_EQ(points_for(game, state, blue, "zoning"), 3);
  put(state, pink, Type::house, 1, space_at("A3"), false);
  put(state, pink, Type::house, 1, space_at("A4"), false);
  EXPECT_EQ(points_for(game, state, pink, "zoning"), 3) << "several may complete one";
}

TEST(DrawCityZoning, The_districts_have_2_2_3_2_2_columns_and_are_worth_15_in_all) {
  const DrawCity game = make(2, only("zoning"));
  State state = board(game, {"bh . bh . bh . . bh . bh .", "bh . bh . bh . . bh . bh .",
                             ". . . . . . . . . . .", ". . . . bh . . . . . ."});
  zone(state, {});
  EXPECT_EQ(points_for(game, state, blue, "zoning"), 15);
}

// Popular demand.

TEST(DrawCityDemand, Printed_example) {
  const DrawCity game = make(3, only("demand"));
  State state = board(game, {
                                "bh bh . . . . . . . . .",
                                "gs ps . . . . . . . . .",
                                "pf pf bf . . . . . . . .",
                                "gp gp gp . . . . . . . .",
                                "ph ph gh . . . . . . . .",
                            });
  const std::array<Type, 5> wanted = {Type::house, Type::shop, Type::factory, Type::park,
                                      Type::house};
  for (std::size_t y = 0; y < 5; ++y) state.demand[y] = card_of(wanted[y]);
  const auto points = [&](int street) {
    return std::array{game.demand_points(state, blue, street - 1),
                      game.demand_points(state, pink, street - 1),
                      game.demand_points(state, green, street - 1)};
  };
  EXPECT_EQ(points(1), (std::array{5, 0, 0}));
  EXPECT_EQ(points(2), (std::array{0, 5, 5}));
  EXPECT_EQ(points(3), (std::array{2, 5, 0}));
  EXPECT_EQ(points(4), (std::array{0, 0, 5})) << "nobody with none is second";
  EXPECT_EQ(points(5), (std::array{0, 5, 2}));
  EXPECT_EQ(points_for(game, state, pink, "demand"), 15);
}

TEST(DrawCityDemand, A_tie_for_second_place_scores_for_all_of_them) {
  const DrawCity game = make(4, only("demand"));
  State state = board(game, {"bh bh ph gh . . . . . . .", "bh bh ph ph gh . . . . . ."});
  state.demand.fill(card_of(Type::house));
  EXPECT_EQ(game.demand_points(state, pink, 0), 2);
  EXPECT_EQ(game.demand_points(state, green, 0), 2);
  EXPECT_EQ(game.demand_points(state, fourth, 0), 0);
  EXPECT_EQ(game.demand_points(state, green, 1), 0) << "no second place after a tie for the first";
}

// Special locations.

TEST(DrawCityLocations, Printed_example_sets_of_three_and_one_score_4_and_1) {
  const DrawCity game = make(3, only("locations"));
  const auto& spaces = game.content().locations.spaces;
  State state = game.start();
  state.phase = Phase::turn;
  state.demand.fill(1);
  const auto collect = [&](Seat seat, std::initializer_list<std::size_t> colours) {
    for (const std::size_t colour : colours) {
      const Spaces free = (spaces[colour] & game.in_use()) - state.built();
      put(state, seat, Type::house, 1, free.first(), false);
    }
  };
  collect(blue, {0, 1, 2, 0});
  collect(green, {1, 3, 4, 4});
  collect(pink, {2, 3});
  EXPECT_EQ(points_for(game, state, blue, "location"), 4 + 1);
  EXPECT_EQ(points_for(game, state, green, "location"), 4 + 1);
  EXPECT_EQ(points_for(game, state, pink, "location"), 2);
  State other = game.start();
  other.phase = Phase::turn;
  for (const std::size_t colour : {0U, 1U, 2U}) {
    put(other, pink, Type::house, 1, spaces[colour].first(), false);
  }
  EXPECT_EQ(points_for(game, other, pink, "location"), 4);
}

TEST(DrawCityLocations, Sets_score_1_2_4_6_8) {
  const DrawCity game = make(6, only("locations"));
  State state = game.start();
  state.phase = Phase::turn;
  const std::array<int, 5> chart = {1, 2, 4, 6, 8};
  for (std::size_t colour = 0; colour < colour_count; ++colour) {
    put(state, blue, Type::park, 1, game.content().locations.spaces[colour].first(), false);
    EXPECT_EQ(points_for(game, state, blue, "location"), chart[colour]);
  }
}

TEST(DrawCityLocations, Without_the_module_they_are_ordinary_spaces) {
  const DrawCity game = make(2, {{"goals", "off"}});
  State state = game.start();
  put(state, blue, Type::park, 1, game.content().locations.spaces[0].first(), false);
  EXPECT_EQ(game.score(state, blue), 1);
}

// Neighborhoods: three completed lines.

TEST(DrawCityNeighborhoods, Printed_example_three_neighborhoods_score_6_6_and_4) {
  const DrawCity game = make(3, only("neighborhoods"));
  State state =
      board(game, {"bh pp gp . . . . . . . .", ". . . . bp . . . . . .", ". . . . ph . . . . . .",
                   ". . . . gs . . . . . .", "ph bp bp . . . . . . . ."});
  state.lines = {static_cast<Line>(space_at("A1")), static_cast<Line>(space_at("E2") | vertical),
                 static_cast<Line>(space_at("A5"))};
  state.line_count = 3;
  EXPECT_EQ(points_for(game, state, blue, "neighborhood"), 6);
  EXPECT_EQ(points_for(game, state, pink, "neighborhood"), 6);
  EXPECT_EQ(points_for(game, state, green, "neighborhood"), 4);
}

TEST(DrawCityScoring, The_sheet_names_reasons_and_spaces) {
  const DrawCity game = make(3);
  const ScoreSheet sheet = game.score_sheet(example(game), pink);
  const auto shop = std::find_if(sheet.lines.begin(), sheet.lines.end(),
                                 [](const ScoreLine& line) { return line.reason == "shop"; });
  ASSERT_NE(shop, sheet.lines.end());
  EXPECT_EQ(said(shop->text), "5 shops on street 1");
  EXPECT_EQ(shop->spaces, (std::vector<std::string>{"G1", "H1", "I1", "J1", "K1"}));
  EXPECT_EQ(sheet.total(), game.score(example(game), pink));
}

}  // namespace
}  // namespace townsmith::drawcity
