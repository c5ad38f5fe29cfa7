#include "games/cities/positions.h"

// Set-up and step 2: where tiles go. Tile 1 is AA/PP (four rotations), 2 AP/PA (two), 5 AA/WW
// (four), 6 AW/WA (two), 13 AP/TA (four).

namespace townsmith::cities {
namespace {

const Picture diagonal = {"AA....",  //
                          "PP....",  //
                          "..AP..",  //
                          "..PA..",  //
                          "....AA",  //
                          "....TT"};
const Picture corner_row = {"AA..AA",  //
                            "PP..TT",  //
                            "..AP..",  //
                            "..PA.."};
const Picture four_wide = {"AAAPAAAT",  //
                           "PPPATTTA",  //
                           "..AA....",  //
                           "..WW...."};

TEST(CitiesSetup, Nature_draws_three_different_starting_tiles_before_anybody_acts) {
  const Cities game = make_cities(3);
  State state = game.start();
  EXPECT_TRUE(game.actors(state).empty());
  EXPECT_FALSE(game.over(state));
  RecordingSource source(Chance(Random(4)));
  Chance chance(source);
  game.advance(state, chance);
  EXPECT_EQ(game.actors(state), SeatSet::first(3));
  const std::vector<Draw> draws = source.take();
  ASSERT_EQ(draws.size(), 3U);
  EXPECT_EQ(draws[0].n, 24U);
  EXPECT_EQ(draws[2].n, 22U);
  EXPECT_EQ(draws[1].text, "tile " + std::to_string(int{state.order[1]}));
  EXPECT_EQ((std::set<int>(state.order.begin(), state.order.begin() + 3)).size(), 3U);
}

TEST(CitiesSetup, The_first_starting_tile_is_any_of_three_in_any_rotation_at_one_place) {
  const Cities game = make_cities();
  EXPECT_EQ(count_moves(game, starting(1, 2, 13)), 4 + 2 + 4);
  EXPECT_EQ(moves_of(game, starting(2, 4, 6)),
            (std::set<std::string>{"lay 2 d4 AP/PA", "lay 2 d4 PA/AP", "lay 4 d4 AT/TA",
                                   "lay 4 d4 TA/AT", "lay 6 d4 AW/WA", "lay 6 d4 WA/AW"}));
}

TEST(CitiesSetup, Further_starting_tiles_meet_corners_and_no_sides) {
  const Cities game = make_cities();
  State state = starting(1, 2, 13);
  play_text(game, state, "lay 2 d4 PA/AP");
  EXPECT_EQ(count_moves(game, state), 4 * (4 + 4));
  EXPECT_EQ(refusal(game, state, "lay 1 d5 AA/PP"), Reason::not_allowed);
  EXPECT_EQ(refusal(game, state, "lay 1 f6 AA/PP"), Reason::not_allowed);
  EXPECT_EQ(refusal(game, state, "lay 1 d4 AA/PP"), Reason::space_taken);
  EXPECT_EQ(refusal(game, state, "lay 2 e5 PA/AP"), Reason::not_allowed);
  EXPECT_EQ(refusal(game, state, "lay 3 e5 AA/TT"), Reason::not_allowed);
  play_text(game, state, "lay 1 e5 PA/PA");
  // c3, e3, c5 around d4; f4, d6, f6 around e5.
  EXPECT_EQ(count_moves(game, state), 6 * 4);
  EXPECT_EQ(refusal(game, state, "lay 13 e4 AP/TA"), Reason::not_allowed);
  play_text(game, state, "lay 13 f6 AP/TA");
  EXPECT_TRUE(game.actors(state).empty());
  EXPECT_FALSE(game.over(state));
}

TEST(CitiesSetup, No_tourist_comes_with_the_starting_tiles) {
  const Cities game = make_cities();
  State state = starting(1, 2, 13);
  play_text(game, state, "lay 2 d4 PA/AP");
  EXPECT_EQ(refusal(game, state, "tourist d4nw"), Reason::wrong_phase);
  EXPECT_EQ(refusal(game, state, "stay"), Reason::wrong_phase);
}

TEST(CitiesSetup, In_the_end_every_starting_tile_meets_a_corner_of_another_and_no_side) {
  const Cities game = make_cities();
  Random random(11);
  for (int i = 0; i < 300; ++i) {
    Chance chance(Random(12, static_cast<std::uint64_t>(i)));
    State state = begin(game, chance);
    while (state.cities[0].laid < max_starting_tiles) {
      game.apply(state, seat0, game.random_move(state, seat0, random));
    }
    for (int a = 0; a < max_starting_tiles; ++a) {
      int corners = 0;
      for (int b = 0; b < max_starting_tiles; ++b) {
        const Cell p = state.cities[0].tiles[static_cast<std::size_t>(a)].cell;
        const Cell q = state.cities[0].tiles[static_cast<std::size_t>(b)].cell;
        EXPECT_NE(std::abs(p.x - q.x) + std::abs(p.y - q.y), 1);
        corners += std::abs(p.x - q.x) == 1 && std::abs(p.y - q.y) == 1 ? 1 : 0;
      }
      EXPECT_GE(corners, 1);
    }
  }
}

TEST(CitiesLaying, A_tile_touches_a_side_or_a_corner) {
  const Cities game = make_cities();
  EXPECT_EQ(count_moves(game, laying(game, city_of(game, diagonal), 5)), 16 * 4);
  EXPECT_EQ(count_moves(game, laying(game, city_of(game, corner_row), 5)), 15 * 4);
  const State state = laying(game, city_of(game, diagonal), 5);
  EXPECT_EQ(refusal(game, state, "lay 5 e4 AA/WW"), none);
  EXPECT_EQ(refusal(game, state, "lay 5 c3 AA/WW"), none);
  EXPECT_EQ(refusal(game, state, "lay 5 g4 AA/WW"), Reason::not_allowed);
  EXPECT_EQ(refusal(game, state, "lay 5 e5 AA/WW"), Reason::space_taken);
  EXPECT_EQ(refusal(game, state, "lay 6 e4 AW/WA"), Reason::not_allowed);
}

TEST(CitiesLaying, Rotations_that_look_the_same_are_one) {
  const Cities game = make_cities();
  EXPECT_EQ(count_moves(game, laying(game, city_of(game, diagonal), 6)), 16 * 2);
  const State state = laying(game, city_of(game, diagonal), 6);
  EXPECT_TRUE(game.check(state, seat0, Move::lay(look_of(6, 1), cell_at(1, 0))));
  const Result<> twin = game.check(state, seat0, Move::lay(look_of(6, 2), cell_at(1, 0)));
  ASSERT_FALSE(twin);
  EXPECT_EQ(twin.error().reason, Reason::bad_value);
}

TEST(CitiesLaying, A_quarter_turn_is_clockwise) {
  const Cities game = make_cities();
  EXPECT_EQ(look_text(game.looks().fields(look_of(15, 0))), "AT/WA");
  EXPECT_EQ(look_text(game.looks().fields(look_of(15, 1))), "WA/AT");
  EXPECT_EQ(look_text(game.looks().fields(look_of(15, 2))), "AW/TA");
  EXPECT_EQ(look_text(game.looks().fields(look_of(15, 3))), "TA/AW");
}

TEST(CitiesLaying, A_city_is_never_more_than_four_tiles_wide_or_high) {
  const Cities game = make_cities();
  const State state = laying(game, city_of(game, four_wide), 6);
  // Four above; d5, f5, g5 beside e5; d6, e6, f6 below it.
  EXPECT_EQ(count_moves(game, state), 10 * 2);
  EXPECT_EQ(refusal(game, state, "lay 6 c4 AW/WA"), Reason::not_allowed);
  const City high = city_of(game, {"AA..", "PP..", "APAA", "PAWW", "AA..", "TT..", "AT..", "TA.."});
  EXPECT_EQ(count_moves(game, laying(game, high, 6)), 10 * 2);
}

TEST(CitiesLaying, A_free_city_has_no_such_limit) {
  const Cities game = make_cities(1, {{"free", "on"}});
  const State state = laying(game, city_of(game, four_wide), 6);
  EXPECT_EQ(count_moves(game, state), 16 * 2);
  EXPECT_TRUE(moves_of(game, state).contains("lay 6 o15 AW/WA"));
  EXPECT_EQ(refusal(game, state, "lay 6 t16 AW/WA"), none);
  EXPECT_EQ(refusal(game, state, "lay 6 u16 AW/WA"), Reason::not_allowed);
}

TEST(CitiesLaying, Five_tiles_in_an_X_leave_the_most_to_choose_from) {
  const Cities game = make_cities();
  const City city = city_of(game, {"AA..AA",  //
                                   "PP..TT",  //
                                   "..AP..",  //
                                   "..PA..",  //
                                   "AT..AP",  //
                                   "TA..TA"});
  EXPECT_EQ(count_moves(game, laying(game, city, 5)), game.bounds().moves - 5);
  EXPECT_EQ(count_moves(game, laying(game, city, 5)), 80);
}

TEST(CitiesLaying, Fifteen_tiles_in_a_diagonal_line_leave_256_moves_in_a_free_city) {
  const Cities game = make_cities(1, {{"free", "on"}});
  City city;
  for (int i = 0; i < 15; ++i) city.tiles[city.laid++] = {cell_at(i, i), look_of(i + 1, 0)};
  EXPECT_EQ(count_moves(game, laying(game, city, 17)), Cities::max_moves);
  EXPECT_EQ(game.bounds().moves, Cities::max_moves);
}

TEST(CitiesLaying, Nobody_lays_twice_in_a_round) {
  const Cities game = make_cities(2);
  State state = laying(game, city_of(game, diagonal), 5);
  play_text(game, state, "lay 5 e4 AA/WW");
  EXPECT_EQ(refusal(game, state, "lay 5 d5 AA/WW"), Reason::wrong_phase);
  play_text(game, state, "stay");
  EXPECT_EQ(refusal(game, state, "stay"), Reason::not_your_turn);
  EXPECT_EQ(refusal(game, state, "lay 5 d5 AA/WW"), Reason::not_your_turn);
  EXPECT_EQ(refusal(game, state, "stay", seat_at(2)), Reason::not_your_turn);
  EXPECT_EQ(refusal(game, state, "stay", seat_at(200)), Reason::not_your_turn);
}

}  // namespace
}  // namespace townsmith::cities
