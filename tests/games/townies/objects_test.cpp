#include "support.h"

namespace townsmith::townies {
namespace {

const Townies& objects_game() {
  static const Townies one = make(2);
  return one;
}

int worth(const Town& town, Object object, std::string_view space) {
  return townies::worth(objects_game(), town, object, space);
}

// The examples of the rule book.

TEST(TowniesObjects, Example_a_game_court_with_four_red_blocks_and_a_blue_bank_scores_5) {
  const Town map = town({"red F5 G5 G6", "red windmill F7", "blue bank E6"});
  EXPECT_EQ(worth(map, Object::game_court, "F6"), 5);
}

TEST(TowniesObjects, Example_a_windmill_with_three_yellow_blocks_and_no_object_scores_4) {
  EXPECT_EQ(worth(town({"yellow F5 G5 E6"}), Object::windmill, "F6"), 4);
}

TEST(TowniesObjects, Example_a_station_with_two_opposite_pairs_has_the_extra_point_once) {
  const Town map = town({"brown F5 F7 G5", "red E6"});
  EXPECT_EQ(worth(map, Object::station, "F6"), 4);
}

TEST(TowniesObjects, Example_a_bike_rental_connected_to_a_game_court_by_two_parks_scores_3) {
  const Town map = town({"green F5 E5", "red court E4"});
  EXPECT_EQ(worth(map, Object::bike_rental, "F6"), 3);
}

TEST(TowniesObjects, Example_a_bank_on_the_edge_beside_two_blue_blocks_scores_2) {
  const Town map = town({"blue B3", "blue square B4"});
  EXPECT_EQ(worth(map, Object::bank, "A3"), 2);
}

TEST(TowniesObjects, Example_a_city_square_with_two_objects_and_five_blocks_scores_4) {
  const Town map = town({"blue bank F5", "red station F7", "green E5 E6", "yellow G5"});
  EXPECT_EQ(worth(map, Object::city_square, "F6"), 4);
}

// Each Object's rule, at its borders.

TEST(TowniesObjects, A_game_court_among_red_blocks_only_has_no_extra_point) {
  EXPECT_EQ(worth(town({"red F5 F7 E5 E6 G5 G6"}), Object::game_court, "F6"), 6);
  EXPECT_EQ(worth(town({"red F5 F7 E5 E6 G5", "blue G6"}), Object::game_court, "F6"), 6);
  EXPECT_EQ(worth(town({"red F5", "blue F8"}), Object::game_court, "F6"), 1);
}

TEST(TowniesObjects, A_windmill_beside_an_object_has_no_extra_point) {
  EXPECT_EQ(worth(town({"yellow F5", "yellow bank G5"}), Object::windmill, "F6"), 2);
  EXPECT_EQ(worth(town({"yellow F5", "yellow bank F4"}), Object::windmill, "F6"), 2);
}

TEST(TowniesObjects, A_station_needs_blocks_of_any_colour_on_opposite_sides) {
  EXPECT_EQ(worth(town({"brown F5", "blue F7"}), Object::station, "F6"), 2);
  EXPECT_EQ(worth(town({"brown F5", "blue E6 G6"}), Object::station, "F6"), 1);
  EXPECT_EQ(worth(town({"brown F5", "blue E6 G5"}), Object::station, "F6"), 2);
}

TEST(TowniesObjects, Bike_rental_needs_a_block_between_it_and_the_other_object) {
  EXPECT_EQ(worth(town({"green F5", "red court F7"}), Object::bike_rental, "F6"), 1);
  EXPECT_EQ(worth(town({"green court F5"}), Object::bike_rental, "F6"), 1);
  EXPECT_EQ(worth(town({"green F5", "red court F4"}), Object::bike_rental, "F6"), 2);
}

TEST(TowniesObjects, A_green_object_on_the_way_is_a_green_block) {
  const Town map = town({"green court F5", "red court F4"});
  EXPECT_EQ(worth(map, Object::bike_rental, "F6"), 2);
}

TEST(TowniesObjects, A_green_object_is_not_the_way_to_itself) {
  // F4 is reached through F5 only.
  EXPECT_EQ(worth(town({"green court F5", "green F4"}), Object::bike_rental, "F6"), 1);
  // Round by G5 one comes to F5 without going through it.
  EXPECT_EQ(worth(town({"green court F5", "green G5"}), Object::bike_rental, "F6"), 3);
}

TEST(TowniesObjects, Two_green_objects_on_opposite_sides_are_not_connected_through_the_rental) {
  EXPECT_EQ(worth(town({"green court F5", "green bank F7"}), Object::bike_rental, "F6"), 2);
}

TEST(TowniesObjects, Other_colours_do_not_connect) {
  const Town map = town({"green F5", "blue F4", "red court F3"});
  EXPECT_EQ(worth(map, Object::bike_rental, "F6"), 1);
}

TEST(TowniesObjects, A_bank_off_the_edge_has_the_extra_point) {
  EXPECT_EQ(worth(town({"blue F5"}), Object::bank, "F6"), 2);
  EXPECT_EQ(worth(town({"blue F2"}), Object::bank, "F1"), 1);
}

TEST(TowniesObjects, A_city_square_with_blocks_on_six_sides_has_the_extra_point) {
  const Town map = town({"blue bank F5", "red F7 E5 E6 G5 G6"});
  EXPECT_EQ(worth(map, Object::city_square, "F6"), 3);
}

TEST(TowniesObjects, A_city_square_on_the_edge_is_never_surrounded) {
  EXPECT_EQ(worth(town({"blue bank A2", "red A4 B3 B4"}), Object::city_square, "A3"), 2);
}

// When and where it is written down.

TEST(TowniesObjects, An_object_scores_at_once_and_later_blocks_do_not_change_that) {
  State state = position(objects_game(), {town({"blue F5"}, Colour::blue)}, Object::bank, bar);
  apply(objects_game(), state, seat_0, "bank F6");
  const int before = objects_game().object_points(state.town(seat_0), 0);
  state.town(seat_0).of(Colour::blue).set(at("F7"));
  EXPECT_EQ(before, 2);
  EXPECT_EQ(objects_game().object_points(state.town(seat_0), 0), 2);
}

TEST(TowniesObjects, Example_the_line_fills_from_the_left) {
  // 2, then 4, then 3, as in the picture of the rule book.
  const Townies solo = make(1, {{"mode", "first"}, {"colour", "blue"}});
  State state = position(solo, {town({"blue F5 C4 D5 D6 I4 J5"}, Colour::blue)}, Object::bank, bar);
  const auto draw = [&](const char* text) {
    apply(solo, state, seat_0, text);
    Chance chance(Random(1));
    if (!solo.over(state)) solo.advance(state, chance);
    state.round = 1;
    state.white = static_cast<std::uint8_t>(index(Object::bank) + 1);
  };
  draw("bank F6");
  draw("bank C5");
  draw("bank I5");
  const Town& map = state.town(seat_0);
  EXPECT_EQ(map.count, 3);
  EXPECT_EQ(solo.object_points(map, 0), 2);
  EXPECT_EQ(solo.object_points(map, 1), 4);
  EXPECT_EQ(solo.object_points(map, 2), 3);
}

TEST(TowniesObjects, The_sheet_names_the_neighbours_that_counted) {
  State state =
      position(objects_game(), {town({"blue F5 G5", "red E5"}, Colour::blue)}, Object::bank, bar);
  state.goal = Goal::none;
  apply(objects_game(), state, seat_0, "bank F6");
  state.town(seat_0).of(Colour::blue).set(at("F7"));
  const ScoreLine line = objects_game().score_sheet(state, seat_0).lines.at(0);
  EXPECT_EQ(line.reason, "object");
  EXPECT_EQ(line.points, 3);
  EXPECT_EQ(said(line.text), "Bank at F6: 2 blue Blocks, and 1 as it is not on the edge");
  EXPECT_EQ(std::set<std::string>(line.spaces.begin(), line.spaces.end()),
            (std::set<std::string>{"F6", "F5", "G5"}));
  EXPECT_EQ(line.spaces.front(), "F6");
}

}  // namespace
}  // namespace townsmith::townies
