#include "support.h"

namespace townsmith::townies {
namespace {

const Townies& game() {
  static const Townies one = make(2);
  return one;
}

int count(const Town& town, Goal goal) { return game().count_goal(town, goal).count; }
int points(const Town& town, Goal goal) { return game().goal_points(town, goal); }
std::set<std::string> spaces(const Town& town, Goal goal) {
  return names(game().count_goal(town, goal).spaces);
}

// Individual goals.

TEST(TowniesGoals, Example_three_surrounded_farmers_blocks_score_2) {
  const Town map = town({"yellow F5 F6 F7", "brown F4 F8 E4 E5 E6 E7 G4 G5 G6 G7"}, Colour::yellow);
  EXPECT_EQ(spaces(map, Goal::specialization), (std::set<std::string>{"F5", "F6", "F7"}));
  EXPECT_EQ(points(map, Goal::specialization), 2);
}

TEST(TowniesGoals, Specialization_counts_objects_of_the_colour_and_needs_all_six_sides) {
  EXPECT_EQ(count(town({"red bank F6", "blue F5 F7 E5 E6 G5 G6"}), Goal::specialization), 1);
  EXPECT_EQ(count(town({"red bank F6", "blue F5 F7 E5 E6 G5"}), Goal::specialization), 0);
  EXPECT_EQ(count(town({"blue F6", "red F5 F7 E5 E6 G5 G6"}), Goal::specialization), 0);
}

TEST(TowniesGoals, Nothing_on_the_edge_is_surrounded) {
  Town map = town({});
  fill(map, Colour::red);
  EXPECT_EQ(count(map, Goal::specialization), 61);
  EXPECT_EQ(points(map, Goal::specialization), 14);
}

TEST(TowniesGoals, Example_station_and_game_court_have_both_colours_beside_them_the_bank_has_not) {
  const Town map = town(
      {"yellow station C4", "yellow court F6", "yellow bank I4", "brown C5 F5 I5", "red B3 F7"},
      Colour::yellow);
  EXPECT_EQ(spaces(map, Goal::standardization), (std::set<std::string>{"C4", "F6"}));
  EXPECT_EQ(points(map, Goal::standardization), 1);
}

TEST(TowniesGoals, Standardization_is_of_the_two_neighbours_of_the_starting_colour_in_the_ring) {
  // The two cards that the rule book shows.
  const char* object = "brown bank F6";
  EXPECT_EQ(count(town({object, "green F5", "red F7"}, Colour::blue), Goal::standardization), 1);
  EXPECT_EQ(count(town({object, "red F5", "brown F7"}, Colour::yellow), Goal::standardization), 1);
  // The others as the ring goes on.
  EXPECT_EQ(count(town({object, "blue F5", "yellow F7"}, Colour::red), Goal::standardization), 1);
  EXPECT_EQ(count(town({object, "yellow F5", "green F7"}, Colour::brown), Goal::standardization),
            1);
  EXPECT_EQ(count(town({object, "brown F5", "blue F7"}, Colour::green), Goal::standardization), 1);
  EXPECT_EQ(count(town({object, "green F5", "red F7"}, Colour::red), Goal::standardization), 0);
}

TEST(TowniesGoals, One_block_of_one_of_the_colours_is_not_enough_for_standardization) {
  EXPECT_EQ(count(town({"brown bank F6", "green F5 F7"}, Colour::blue), Goal::standardization), 0);
}

// Additional goals: a position that scores and one that just does not.

TEST(TowniesGoals, Example_a_bike_rental_beside_three_colours_is_a_crossroads_the_windmill_is_not) {
  const Town map = town({"green bike F6", "red windmill F5", "yellow G5", "green E5"});
  EXPECT_EQ(spaces(map, Goal::crossroads), (std::set<std::string>{"F6"}));
  EXPECT_EQ(points(map, Goal::crossroads), 1);
}

TEST(TowniesGoals, An_objects_own_colour_does_not_make_it_a_crossroads) {
  EXPECT_EQ(count(town({"green bike F6", "red F5", "yellow G5"}), Goal::crossroads), 0);
}

TEST(TowniesGoals, Example_five_objects_beside_objects_and_a_lonely_game_court) {
  const Town map = town({"red bank C4 C5", "blue court F5 F6 G5", "red court J2"});
  EXPECT_EQ(count(map, Goal::recreational_areas), 5);
  EXPECT_EQ(points(map, Goal::recreational_areas), 9);
  EXPECT_EQ(count(town({"red bank F6", "blue court F8"}), Goal::recreational_areas), 0);
}

TEST(TowniesGoals, Downtown_is_within_two_steps_of_the_middle_and_suburbs_are_the_rest) {
  const Town map = town({"red bank F6 F4 D5 H6", "red court F3 C3"});
  EXPECT_EQ(spaces(map, Goal::downtown), (std::set<std::string>{"F6", "F4", "D5", "H6"}));
  EXPECT_EQ(spaces(map, Goal::suburbs), (std::set<std::string>{"F3", "C3"}));
  EXPECT_EQ(points(map, Goal::downtown), 7);
  EXPECT_EQ(points(map, Goal::suburbs), 1);
  EXPECT_EQ(points(town({"red bank F3"}), Goal::suburbs), 0);
  EXPECT_EQ(built_in().central.count(), 19);
}

TEST(TowniesGoals, Example_a_hub_of_four_colours_scores_9) {
  const Town map =
      town({"red court F6", "blue F5", "red G5", "green court G6", "brown F7", "brown bank E6"});
  EXPECT_EQ(count(map, Goal::hub), 4);
  EXPECT_EQ(points(map, Goal::hub), 9);
  EXPECT_EQ(spaces(map, Goal::hub), (std::set<std::string>{"F6", "F5", "G5", "G6", "F7", "E6"}));
}

TEST(TowniesGoals, A_hub_is_one_object_and_one_colour_scores_nothing) {
  EXPECT_EQ(count(town({"red court F6 C3", "blue F5", "green C4"}), Goal::hub), 1);
  EXPECT_EQ(points(town({"red court F6", "blue F5"}), Goal::hub), 0);
  EXPECT_EQ(points(town({"red court F6", "blue F5", "green G5"}), Goal::hub), 2);
  EXPECT_EQ(points(town({"red court F6", "blue F5", "green G5", "red E5", "yellow E6", "brown F7"}),
                   Goal::hub),
            14);
  EXPECT_EQ(points(town({"red court F6"}), Goal::hub), 0);
}

TEST(TowniesGoals, Surroundings_count_objects_with_six_blocks_around) {
  EXPECT_EQ(points(town({"red bank F6", "blue F5 F7 E5 E6 G5 G6"}), Goal::surroundings), 1);
  EXPECT_EQ(points(town({"red bank F6", "blue F5 F7 E5 E6 G5"}), Goal::surroundings), 0);
  EXPECT_EQ(points(town({"red bank A3", "blue A2 A4 B3 B4"}), Goal::surroundings), 0);
}

TEST(TowniesGoals, Example_a_bike_rental_between_two_pairs_is_symmetric_once) {
  const Town map = town({"green bike F6", "yellow F5", "yellow station F7", "blue E5 G6"});
  EXPECT_EQ(spaces(map, Goal::symmetry), (std::set<std::string>{"F6"}));
  EXPECT_EQ(points(map, Goal::symmetry), 1);
}

TEST(TowniesGoals, Two_colours_on_opposite_sides_are_not_symmetric) {
  EXPECT_EQ(count(town({"green bike F6", "yellow F5 E5", "blue F7"}), Goal::symmetry), 0);
}

TEST(TowniesGoals, Example_a_triangle_of_side_3_scores_2) {
  // Its flat side to the left, and to the right.
  const Town right = town({"red D4 D5 D6", "blue E5 E6", "green bank F6"});
  EXPECT_EQ(count(right, Goal::triangle), 3);
  EXPECT_EQ(points(right, Goal::triangle), 2);
  EXPECT_EQ(spaces(right, Goal::triangle).size(), 6U);
  const Town left = town({"red H4 H5 H6", "blue G5 G6", "green bank F6"});
  EXPECT_EQ(count(left, Goal::triangle), 3);
}

TEST(TowniesGoals, A_triangle_has_no_empty_space_within_it) {
  EXPECT_EQ(count(town({"red D4 D5 D6", "blue E5", "green F6"}), Goal::triangle), 2);
  EXPECT_EQ(points(town({"red F6"}), Goal::triangle), 0);
  EXPECT_EQ(count(town({"red F6"}), Goal::triangle), 1);
  EXPECT_EQ(count(town({}), Goal::triangle), 0);
}

TEST(TowniesGoals, The_largest_triangle_on_the_map_has_side_8) {
  Town map = town({});
  fill(map, Colour::blue);
  EXPECT_EQ(count(map, Goal::triangle), 8);
  EXPECT_EQ(points(map, Goal::triangle), 14);
}

TEST(TowniesGoals, Example_a_green_windmill_reaches_the_edge_over_parks) {
  const Town map = town({"green windmill F4", "green F3 F2 F1"});
  EXPECT_EQ(points(map, Goal::urban_routes), 1);
}

TEST(TowniesGoals, Routes_are_of_the_objects_own_colour_and_reach_the_edge_itself) {
  EXPECT_EQ(count(town({"green windmill F4", "green F3 F2", "red F1"}), Goal::urban_routes), 0);
  EXPECT_EQ(count(town({"yellow windmill F3", "green F2 F1"}), Goal::urban_routes), 0);
  EXPECT_EQ(count(town({"yellow windmill A3"}), Goal::urban_routes), 1);
  EXPECT_EQ(count(town({"green windmill F3", "green bank F2", "green F1"}), Goal::urban_routes), 2);
}

TEST(TowniesGoals, Wind_rose_counts_columns) {
  const Town map = town({"red bank A1 A6 F1 F11 K1"});
  EXPECT_EQ(count(map, Goal::wind_rose), 3);
  EXPECT_EQ(points(map, Goal::wind_rose), 5);
  EXPECT_EQ(points(town({"red A1 B1"}), Goal::wind_rose), 0);
}

TEST(TowniesGoals, The_last_column_of_a_chart_serves_for_more) {
  const Town map = town({"red bank A1 B1 C1 D1 E1 F1 G1 H1 I1"});
  EXPECT_EQ(count(map, Goal::wind_rose), 9);
  EXPECT_EQ(points(map, Goal::wind_rose), 14);
}

TEST(TowniesGoals, Every_chart_is_as_printed) {
  const Content content = built_in();
  const std::map<Goal, std::vector<int>> charts = {
      {Goal::specialization, {0, 1, 2, 4, 7, 10, 14}},
      {Goal::standardization, {0, 1, 2, 4, 7, 10, 14}},
      {Goal::crossroads, {1, 2, 4, 7, 10, 14}},
      {Goal::recreational_areas, {1, 2, 4, 7, 9, 11, 14}},
      {Goal::downtown, {1, 2, 4, 7, 10, 14}},
      {Goal::suburbs, {0, 1, 2, 4, 7, 10, 14}},
      {Goal::hub, {0, 2, 5, 9, 14}},
      {Goal::surroundings, {1, 2, 4, 7, 9, 11, 14}},
      {Goal::symmetry, {1, 2, 4, 7, 10, 14}},
      {Goal::triangle, {0, 1, 2, 4, 7, 9, 11, 14}},
      {Goal::urban_routes, {1, 2, 4, 7, 9, 11, 14}},
      {Goal::wind_rose, {1, 2, 5, 7, 9, 11, 14}}};
  for (const auto& [goal, chart] : charts) EXPECT_EQ(content.card(goal).chart, chart) << key(goal);
}

TEST(TowniesGoals, A_first_game_has_no_goals_a_second_one_has_the_individual_ones) {
  const Town map = town({"red bank A1 B1"});
  const auto lines = [&](const char* mode) {
    const Townies rules = make(2, {{"mode", mode}, {"goal", "wind-rose"}});
    const State state = position(rules, {map}, Object::bank, bar);
    std::vector<std::string> reasons;
    for (const ScoreLine& line : rules.score_sheet(state, seat_0).lines) {
      if (line.reason != "object") reasons.push_back(line.reason);
    }
    return reasons;
  };
  EXPECT_EQ(lines("first"), (std::vector<std::string>{}));
  EXPECT_EQ(lines("second"), (std::vector<std::string>{"specialization", "standardization"}));
  EXPECT_EQ(lines("full"),
            (std::vector<std::string>{"specialization", "standardization", "wind-rose"}));
}

}  // namespace
}  // namespace townsmith::townies
