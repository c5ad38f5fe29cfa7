#include "support.h"
#include "words.h"

namespace townsmith::townies {
namespace {

const Townies& placing_game() {
  static const Townies one = make(2, {{"mode", "first"}});
  return one;
}

State with(const Town& map, Object white, Face black) {
  return position(placing_game(), {map, town({}, ring(map.start, 1))}, white, black);
}

TEST(TowniesPlacing, A_move_with_any_part_out_of_range_is_no_move) {
  const State state = with(town({}), Object::bank, static_cast<Face>(1));
  MoveList<Townies> moves;
  placing_game().legal_moves(state, seat_0, moves);
  const Move good = moves[0];
  const auto reason = [&](auto&& change) {
    Move bad = good;
    change(bad);
    const auto checked = placing_game().check(state, seat_0, bad);
    return checked ? Reason::not_allowed : checked.error().reason;
  };
  EXPECT_EQ(reason([](Move& move) { move.star = static_cast<Star>(200); }), Reason::bad_value);
  EXPECT_EQ(reason([](Move& move) { move.colour = static_cast<Colour>(200); }), Reason::bad_value);
  EXPECT_EQ(reason([](Move& move) { move.space = 250; }), Reason::bad_value);
  EXPECT_EQ(reason([](Move& move) { move.piece = 250; }), Reason::bad_value);
  EXPECT_EQ(reason([](Move& move) { move.kind = static_cast<MoveKind>(200); }), Reason::bad_value);
}

// Shapes.

TEST(TowniesPlacing, A_shape_can_be_drawn_anywhere_on_an_empty_map_turned_and_flipped) {
  const std::array<int, 6> ways = {174, 720, 780, 122, 390, 210};
  for (std::uint8_t face = 1; face <= 6; ++face) {
    const State state = with(town({}), Object::bank, static_cast<Face>(face));
    EXPECT_EQ(static_cast<int>(legal(placing_game(), state).size()), ways[face - 1U]) << int{face};
  }
}

TEST(TowniesPlacing, A_shape_lies_in_as_many_ways_as_its_symmetry_leaves) {
  const std::array<int, 6> ways = {3, 12, 12, 2, 6, 3};
  for (int face = 0; face < 6; ++face) {
    EXPECT_EQ(placing_game().pieces().end_of(face) - placing_game().pieces().begin_of(face),
              ways[static_cast<std::size_t>(face)]);
  }
}

TEST(TowniesPlacing, Example_kate_draws_the_shape_in_red_and_it_need_not_touch_anything) {
  State state = with(town({"blue A1"}), Object::bank, bar);
  apply(placing_game(), state, seat_0, "shape F5 F6 F7 F8");
  EXPECT_EQ(names(state.town(seat_0).of(Colour::red)),
            (std::set<std::string>{"F5", "F6", "F7", "F8"}));
}

TEST(TowniesPlacing, Example_a_shape_neither_overlaps_blocks_nor_is_modified) {
  const State state = with(town({"blue F6"}), Object::bank, bar);
  EXPECT_EQ(refusal(placing_game(), state, "shape F5 F6 F7 F8"), "F6 is not empty.");
  EXPECT_EQ(reason(placing_game(), state, "shape F5 F6 F7 F8"), "space_taken");
  EXPECT_EQ(refusal(placing_game(), state, "shape E6 F7 F8 F9"),
            "The black die shows the bar, not the worm.");
  EXPECT_EQ(reason(placing_game(), state, "shape E6 F7 F8 F9"), "not_allowed");
  EXPECT_FALSE(placing_game().parse(state, seat_0, "shape E5 E6 E7"));
}

TEST(TowniesPlacing, Where_four_spaces_are_left_there_is_one_place_for_the_bar) {
  Town map = town({});
  fill(map, Colour::green, {"F5", "F6", "F7", "F8", "A1"});
  EXPECT_EQ(count_moves(placing_game(), with(map, Object::bank, bar), "shape"), 1);
  EXPECT_EQ(count_moves(placing_game(), with(map, Object::bank, bee), "shape"), 0);
}

// Objects.

TEST(TowniesPlacing, An_object_is_drawn_beside_a_block_of_its_own_colour_not_of_the_markers) {
  const State state = with(town({"red A1", "blue K1"}, Colour::red), Object::bank, bar);
  const std::set<std::string> moves = legal(placing_game(), state);
  EXPECT_TRUE(moves.contains("bank K2"));
  EXPECT_TRUE(moves.contains("court A2"));
  EXPECT_EQ(count_moves(placing_game(), state, "bank"), 3);
  EXPECT_EQ(count_moves(placing_game(), state, "court"), 3);
  EXPECT_EQ(refusal(placing_game(), state, "bank A2"),
            "A2 has no blue Block beside it: a Bank needs one.");
}

TEST(TowniesPlacing, An_object_of_the_colour_is_a_block_of_it_whatever_it_is) {
  const State state = with(town({"blue windmill A1"}, Colour::red), Object::bank, bar);
  EXPECT_TRUE(legal(placing_game(), state).contains("bank A2"));
}

TEST(TowniesPlacing, A_city_square_is_drawn_beside_an_object) {
  const State state = with(town({"red A1", "blue bank K1"}), Object::city_square, bar);
  EXPECT_EQ(count_moves(placing_game(), state, "square"), 3);
  EXPECT_EQ(refusal(placing_game(), state, "square A2"),
            "A2 has no Object beside it: a City Square needs one.");
}

TEST(TowniesPlacing, Example_bike_rental_is_the_basic_green_object) {
  const State state = with(town({"green F6"}, Colour::green), Object::bank, bar);
  EXPECT_EQ(count_moves(placing_game(), state, "bike"), 6);
  EXPECT_EQ(refusal(placing_game(), state, "court F5"),
            "The white die shows the Bank, and the basic Object in green is the Bike Rental.");
}

TEST(TowniesPlacing, No_marker_makes_a_city_square_the_basic_object) {
  for (int colour = 0; colour < colour_count; ++colour) {
    const State state =
        with(town({"red bank F6"}, static_cast<Colour>(colour)), Object::station, bar);
    EXPECT_EQ(count_moves(placing_game(), state, "square"), 0);
  }
}

TEST(TowniesPlacing, A_rolled_object_that_is_the_basic_one_too_is_one_move) {
  const State state = with(town({"blue F6"}, Colour::blue), Object::bank, bar);
  EXPECT_EQ(count_moves(placing_game(), state, "bank"), 6);
  EXPECT_EQ(
      static_cast<int>(legal(placing_game(), state).size()),
      6 + placing_game().pieces().count_rooms(0, FreeSpaces(state.town(seat_0).empty(Land()))));
}

TEST(TowniesPlacing, An_object_is_drawn_in_an_empty_space_with_the_markers_colour) {
  State state = with(town({"blue F6"}, Colour::green), Object::bank, bar);
  EXPECT_EQ(refusal(placing_game(), state, "bank F6"), "F6 is not empty.");
  apply(placing_game(), state, seat_0, "bank F7");
  EXPECT_EQ(state.town(seat_0).colour_at(at("F7")), Colour::green);
}

// Passing.

TEST(TowniesPlacing, Only_who_can_draw_nothing_passes) {
  Town map = town({});
  fill(map, Colour::green, {"F6", "A1"});
  State state = with(map, Object::bank, bar);  // red marker
  EXPECT_EQ(legal(placing_game(), state), (std::set<std::string>{"pass"}));
  apply(placing_game(), state, seat_0, "pass");
  EXPECT_FALSE(placing_game().actors(state).contains(seat_0));

  const State other = with(map, Object::bike_rental, bar);
  EXPECT_EQ(legal(placing_game(), other), (std::set<std::string>{"bike A1", "bike F6"}));
  EXPECT_EQ(refusal(placing_game(), other, "pass"),
            "There is something you can draw: only players who can draw nothing may pass.");
}

TEST(TowniesPlacing, Who_has_a_full_map_passes_while_others_go_on) {
  Town map = town({});
  fill(map, Colour::green);
  State state = with(map, Object::bike_rental, bar);
  EXPECT_EQ(legal(placing_game(), state), (std::set<std::string>{"pass"}));
  EXPECT_FALSE(placing_game().over(state));
}

// Bytes and seats that make no sense.

TEST(TowniesPlacing, Refusals_have_typed_reasons) {
  State state = with(town({"red F6"}), Object::bank, bar);
  const Move good = move_of(placing_game(), state, seat_0, "court F5");
  EXPECT_TRUE(placing_game().check(state, seat_0, good));
  Move bad = good;
  bad.piece = 1;
  EXPECT_EQ(placing_game().check(state, seat_0, bad).error().reason, Reason::bad_value);
  bad = good;
  bad.space = 0;  // a corner of the square of bits, off the map
  EXPECT_EQ(placing_game().check(state, seat_0, bad).error().reason, Reason::bad_value);
  bad = good;
  bad.colour = Colour::blue;
  EXPECT_EQ(said(placing_game().check(state, seat_0, bad).error()),
            "You hold the red marker in this round.");
  EXPECT_EQ(reason(placing_game(), state, "done"), "wrong_phase");
  EXPECT_EQ(refusal(placing_game(), state, "blue bank F5"),
            "The bonus card Rezoning is not in this game.");
  EXPECT_EQ(refusal(placing_game(), state, "draft bike F5"),
            "The bonus card Second Draft is not in this game.");
  EXPECT_EQ(placing_game().check(state, seat_2, good).error().reason, Reason::not_your_turn);
  placing_game().apply(state, seat_0, good);
  EXPECT_EQ(placing_game().check(state, seat_0, good).error().reason, Reason::not_your_turn);
}

TEST(TowniesPlacing, A_shape_does_not_leave_the_map) {
  const State state = with(town({}), Object::bank, bar);
  Move move = move_of(placing_game(), state, seat_0, "shape F8 F9 F10 F11");
  move.space = static_cast<std::uint8_t>(at("F9"));
  EXPECT_EQ(said(placing_game().check(state, seat_0, move).error()),
            "The Shape would leave the map.");
}

}  // namespace
}  // namespace townsmith::townies
