#include "support.h"

namespace townsmith::townies {
namespace {

Townies with_card(const char* card, int players = 2) {
  return make(players, {{"mode", "second"}, {"bonus", card}});
}

Town starred(Town map) {
  map.stars = 1;
  return map;
}

// Stable Soil.

TEST(TowniesBonus, Stable_soil_gives_2_points_at_once_and_no_star) {
  const Townies game = with_card("stable-soil");
  State state = position(game, {town({"blue C4"}, Colour::blue)}, Object::bank, bar);
  apply(game, state, seat_0, "bank C3");
  EXPECT_EQ(state.town(seat_0).stars, 0);
  EXPECT_EQ(game.score(state, seat_0), 2 + 2);
  const ScoreSheet sheet = game.score_sheet(state, seat_0);
  EXPECT_EQ(sheet.lines.at(1).reason, "stable-soil");
  EXPECT_EQ(sheet.lines.at(1).points, 2);
  EXPECT_EQ(sheet.lines.at(1).spaces, (std::vector<std::string>{"C3"}));
}

TEST(TowniesBonus, The_points_of_stable_soil_are_not_the_objects) {
  const Townies game = with_card("stable-soil");
  State state = position(game, {town({"blue C4"}, Colour::blue)}, Object::bank, bar);
  apply(game, state, seat_0, "bank C3");
  EXPECT_EQ(game.object_points(state.town(seat_0), 0), 2);
  EXPECT_EQ(game.tie_break(state, seat_0)[1], 2);
}

TEST(TowniesBonus, A_shape_on_a_star_earns_nothing) {
  const Townies game = with_card("stable-soil");
  State state = position(game, {town({}, Colour::blue)}, Object::bank, bar);
  apply(game, state, seat_0, "shape C2 C3 C4 C5");
  EXPECT_EQ(game.score(state, seat_0), 0);
}

TEST(TowniesBonus, A_first_game_knows_no_stars) {
  const Townies game = make(2, {{"mode", "first"}, {"bonus", "rezoning"}});
  State state = position(game, {town({"blue C4"}, Colour::blue)}, Object::bank, bar);
  apply(game, state, seat_0, "bank C3");
  EXPECT_EQ(state.town(seat_0).stars, 0);
}

// Funding.

TEST(TowniesBonus, Example_eugene_draws_the_blue_shape_and_a_blue_bank_in_one_round) {
  const Townies game = with_card("funding");
  State state = position(game, {starred(town({}, Colour::blue))}, Object::city_square, bee);
  apply(game, state, seat_0, "shape E5 F5 F6 G5");
  EXPECT_TRUE(game.actors(state).contains(seat_0));
  apply(game, state, seat_0, "bank F7");
  EXPECT_EQ(state.town(seat_0).stars, 0);
  EXPECT_EQ(state.town(seat_0).of(Colour::blue).count(), 5);
  EXPECT_FALSE(game.actors(state).contains(seat_0));
}

TEST(TowniesBonus, After_a_shape_funding_offers_objects_or_done) {
  const Townies game = with_card("funding");
  State state = position(game, {starred(town({}, Colour::blue))}, Object::game_court, bar);
  apply(game, state, seat_0, "shape F5 F6 F7 F8");
  // The twelve spaces around the bar for the Bank; there is no red Block for the Game Court.
  EXPECT_EQ(count_moves(game, state, "bank"), 12);
  EXPECT_EQ(static_cast<int>(legal(game, state).size()), 12 + 1);
  EXPECT_EQ(refusal(game, state, "shape C2 C3 C4 C5"),
            "The Shape of this round is drawn; an Object may follow.");
  EXPECT_EQ(reason(game, state, "pass"), "wrong_phase");
}

TEST(TowniesBonus, After_an_object_funding_offers_the_shape_or_done) {
  const Townies game = with_card("funding");
  State state = position(game, {starred(town({"blue F5"}, Colour::blue))}, Object::bank, bar);
  apply(game, state, seat_0, "bank F6");
  const int rooms = game.pieces().count_rooms(0, FreeSpaces(state.town(seat_0).empty(Land())));
  EXPECT_EQ(static_cast<int>(legal(game, state).size()), rooms + 1);
  EXPECT_EQ(reason(game, state, "bank F7"), "wrong_phase");
  apply(game, state, seat_0, "done");
  EXPECT_EQ(state.town(seat_0).stars, 1) << "nothing is spent without a second action";
}

TEST(TowniesBonus, Funding_may_use_the_star_that_its_own_object_has_just_earned) {
  const Townies game = with_card("funding");
  State state = position(game, {town({"blue C4"}, Colour::blue)}, Object::bank, bar);
  apply(game, state, seat_0, "bank C3");
  EXPECT_EQ(state.town(seat_0).stars, 1);
  apply(game, state, seat_0, "shape F5 F6 F7 F8");
  EXPECT_EQ(state.town(seat_0).stars, 0);
}

TEST(TowniesBonus, A_star_earned_by_the_second_action_is_kept) {
  const Townies game = with_card("funding");
  State state = position(game, {starred(town({}, Colour::blue))}, Object::bank, bar);
  apply(game, state, seat_0, "shape C4 C5 C6 C7");
  apply(game, state, seat_0, "bank C3");
  EXPECT_EQ(state.town(seat_0).stars, 1);
  EXPECT_FALSE(game.actors(state).contains(seat_0)) << "one star a round";
}

TEST(TowniesBonus, Where_no_second_action_is_possible_the_turn_ends_and_nothing_is_spent) {
  const Townies game = with_card("funding");
  Town map = town({}, Colour::blue);
  fill(map, Colour::blue, {"F6", "A1"});
  State state = position(game, {starred(map)}, Object::bank, bar);
  apply(game, state, seat_0, "bank F6");
  EXPECT_FALSE(game.actors(state).contains(seat_0));
  EXPECT_EQ(state.town(seat_0).stars, 1);
}

TEST(TowniesBonus, Without_a_star_funding_offers_one_action) {
  const Townies game = with_card("funding");
  State state = position(game, {town({"blue F5"}, Colour::blue)}, Object::bank, bar);
  apply(game, state, seat_0, "bank F6");
  EXPECT_FALSE(game.actors(state).contains(seat_0));
}

TEST(TowniesBonus, After_a_ninth_object_the_shape_of_funding_is_still_allowed_in_company) {
  const Town eight = starred(town({"blue bank A1 A2 A3 A4 A5 A6 B1 B2"}, Colour::blue));
  const Townies two = with_card("funding");
  State state = position(two, {eight}, Object::bank, bar);
  apply(two, state, seat_0, "bank B3");
  EXPECT_TRUE(legal(two, state).contains("shape F5 F6 F7 F8"));

  const Townies solo = with_card("funding", 1);
  State alone = position(solo, {eight}, Object::bank, bar);
  apply(solo, alone, seat_0, "bank B3");
  EXPECT_TRUE(solo.over(alone)) << "no space is left to circle";
}

// Rezoning.

TEST(TowniesBonus, Rezoning_adds_every_drawing_in_the_other_four_colours) {
  const Townies game = with_card("rezoning");
  const Town map = town({"red F6"}, Colour::red);
  const State without = position(game, {map}, Object::windmill, bar);
  const State with = position(game, {starred(map)}, Object::windmill, bar);
  const int shapes = count_moves(game, without, "shape");
  EXPECT_EQ(static_cast<int>(legal(game, without).size()), shapes + 6);
  // Red Blocks only: the basic Object of another colour has nothing beside it, nor has the
  // Windmill.
  EXPECT_EQ(static_cast<int>(legal(game, with).size()), 5 * shapes + 6);
  EXPECT_EQ(count_moves(game, with, "green shape"), shapes);
  EXPECT_EQ(count_moves(game, with, "red "), 0);
  EXPECT_EQ(refusal(game, with, "red court F5"),
            "You hold the red marker: no star is needed for that.");
}

TEST(TowniesBonus, With_rezoning_the_basic_object_is_the_new_colours) {
  const Townies game = with_card("rezoning");
  const Town map = starred(town({"blue F6", "green A1"}, Colour::red));
  State state = position(game, {map}, Object::bank, bar);
  // The Bank is rolled: six spaces in each of five colours; in blue it is the basic Object as well.
  for (const char* colour : {"yellow", "brown", "green", "blue"}) {
    EXPECT_EQ(count_moves(game, state, std::string(colour) + " bank"), 6) << colour;
  }
  EXPECT_EQ(count_moves(game, state, "green bike"), 3);
  EXPECT_EQ(count_moves(game, state, "blue bike"), 0);
  apply(game, state, seat_0, "green bike A2");
  EXPECT_EQ(state.town(seat_0).colour_at(at("A2")), Colour::green);
  EXPECT_EQ(state.town(seat_0).stars, 0);
}

TEST(TowniesBonus, Rezoning_needs_a_star_of_an_earlier_round) {
  const Townies game = with_card("rezoning");
  State state = position(game, {town({"blue C4"}, Colour::blue)}, Object::bank, bar);
  EXPECT_EQ(reason(game, state, "red bank C5"), "cannot_afford");
  apply(game, state, seat_0, "bank C3");
  EXPECT_EQ(state.town(seat_0).stars, 1);
  EXPECT_FALSE(game.actors(state).contains(seat_0));
}

// Second Draft.

TEST(TowniesBonus, Second_draft_adds_the_other_faces_and_nothing_twice) {
  const Townies game = with_card("second-draft");
  const Town map = town({"red F6", "blue bank A1"}, Colour::red);
  const State without = position(game, {map}, Object::windmill, bar);
  const State with = position(game, {starred(map)}, Object::windmill, bar);
  int shapes = 0;
  for (int face = 0; face < shape_faces; ++face)
    shapes += game.pieces().count_rooms(face, FreeSpaces(map.empty(Land())));
  EXPECT_EQ(count_moves(game, with, "shape") + count_moves(game, with, "draft shape"), shapes);
  EXPECT_EQ(count_moves(game, with, "shape"), count_moves(game, without, "shape"));
  // The Game Court is the basic Object: possible without the star.
  EXPECT_EQ(count_moves(game, with, "court"), 6);
  EXPECT_EQ(count_moves(game, with, "draft court"), 0);
  EXPECT_EQ(count_moves(game, with, "draft bank"), 3);
  EXPECT_EQ(count_moves(game, with, "draft square"), 3);
  EXPECT_EQ(static_cast<int>(legal(game, with).size()), shapes + 6 + 3 + 3);
  EXPECT_EQ(refusal(game, with, "draft court F5"),
            "You can draw that without another face on a die.");
  EXPECT_EQ(refusal(game, with, "draft shape F7 F8 F9 F10"),
            "You can draw that without another face on a die.");
}

TEST(TowniesBonus, Second_draft_draws_with_the_markers_colour_and_costs_a_star) {
  const Townies game = with_card("second-draft");
  State state = position(game, {starred(town({"blue F6"}, Colour::red))}, Object::windmill, bar);
  apply(game, state, seat_0, "draft bank F5");
  EXPECT_EQ(state.town(seat_0).colour_at(at("F5")), Colour::red);
  EXPECT_EQ(state.town(seat_0).stars, 0);
}

TEST(TowniesBonus, Who_could_only_draw_with_a_star_may_pass_instead) {
  const Townies game = with_card("second-draft");
  Town map = town({}, Colour::red);
  fill(map, Colour::green, {"F6", "A1"});
  const State state = position(game, {starred(map)}, Object::bank, bar);
  EXPECT_EQ(legal(game, state), (std::set<std::string>{"pass", "draft bike A1", "draft bike F6"}));
}

}  // namespace
}  // namespace townsmith::townies
