#include "games/cities/positions.h"

// Step 3. The tile laid last is at e5: attractions above, water below.

namespace townsmith::cities {
namespace {

constexpr Cell e5 = cell_at(1, 1);

State position(const Cities& game, const Picture& picture) {
  return strolling(game, city_of(game, picture, e5));
}

const Picture empty_city = {"AAAPAAAT",  //
                            "PPPATTTA",  //
                            "..AA....",  //
                            "..WW...."};
const Picture one_far = {"aAAPAAAT",  //
                         "PPPATTTA",  //
                         "..AA....",  //
                         "..WW...."};
const Picture one_near = {"AAAPAAAT",  //
                          "PpPATTTA",  //
                          "..AA....",  //
                          "..WW...."};

TEST(CitiesTourists, A_new_tourist_starts_on_land_of_the_tile_just_laid) {
  const Cities game = make_cities();
  State state = position(game, empty_city);
  EXPECT_EQ(moves_of(game, state), (std::set<std::string>{"stay", "tourist e5nw", "tourist e5ne"}));
  EXPECT_EQ(refusal(game, state, "tourist e5sw"), Reason::not_allowed);
  EXPECT_EQ(refusal(game, state, "tourist d4nw"), Reason::not_allowed);
  EXPECT_EQ(refusal(game, state, "tourist d5nw"), Reason::not_allowed);
  play_text(game, state, "tourist e5ne");
  EXPECT_EQ(game.tourists_in_stock(state.cities[0]), 6);
  EXPECT_TRUE(state.cities[0].has_tourist(field_at(3, 2)));
}

TEST(CitiesTourists, A_tourist_jumps_to_the_tile_just_laid_from_anywhere) {
  const Cities game = make_cities();
  State state = position(game, one_far);
  EXPECT_EQ(moves_of(game, state),
            (std::set<std::string>{"stay", "tourist e5nw", "tourist e5ne", "d4nw>e5nw", "d4nw>e5ne",
                                   "d4nw>d4ne", "d4nw>d4sw", "d4nw>d4se"}));
  play_text(game, state, "d4nw>e5ne");
  EXPECT_FALSE(state.cities[0].has_tourist(field_at(0, 0)));
  EXPECT_TRUE(state.cities[0].has_tourist(field_at(3, 2)));
  EXPECT_EQ(game.tourists_in_stock(state.cities[0]), 6);
}

TEST(CitiesTourists, A_tourist_walks_a_field_in_eight_directions_and_a_short_jump_is_a_walk) {
  const Cities game = make_cities();
  const State state = position(game, one_near);
  EXPECT_EQ(
      moves_of(game, state),
      (std::set<std::string>{"stay", "tourist e5nw", "tourist e5ne", "d4se>d4nw", "d4se>d4ne",
                             "d4se>e4nw", "d4se>d4sw", "d4se>e4sw", "d4se>e5nw", "d4se>e5ne"}));
  EXPECT_EQ(refusal(game, state, "d4se>d5nw"), Reason::not_allowed);
  EXPECT_EQ(refusal(game, state, "d4se>e4ne"), Reason::not_allowed);
  EXPECT_EQ(refusal(game, state, "d4nw>e5ne"), Reason::not_allowed);
}

TEST(CitiesTourists, Without_jumping_tourists_only_walk) {
  const Cities game = make_cities(1, {{"no_jumping", "on"}});
  EXPECT_EQ(count_moves(game, position(game, one_far)), 1 + 2 + 3);
  EXPECT_EQ(refusal(game, position(game, one_far), "d4nw>e5ne"), Reason::not_allowed);
  EXPECT_EQ(count_moves(game, position(game, one_near)), 1 + 2 + 6);
}

TEST(CitiesTourists, No_field_takes_two_tourists) {
  const Cities game = make_cities();
  const State state = position(game, {"aaAPAAAT",  //
                                      "PPPATTTA",  //
                                      "..aA....",  //
                                      "..WW...."});
  EXPECT_EQ(refusal(game, state, "tourist e5nw"), Reason::space_taken);
  EXPECT_EQ(refusal(game, state, "d4nw>d4ne"), Reason::space_taken);
  EXPECT_EQ(refusal(game, state, "d4nw>e5nw"), Reason::space_taken);
  EXPECT_EQ(refusal(game, state, "d4nw>d4nw"), Reason::space_taken);
  EXPECT_EQ(refusal(game, state, "d4nw>e5ne"), none);
}

TEST(CitiesTourists, An_eighth_tourist_does_not_exist) {
  const Cities game = make_cities();
  const State state = position(game, {"aaapaaAT",  //
                                      "pPPATTTA",  //
                                      "..AA....",  //
                                      "..WW...."});
  EXPECT_EQ(refusal(game, state, "tourist e5nw"), Reason::cannot_afford);
  EXPECT_EQ(refusal(game, state, "e4ne>e5nw"), none);
}

TEST(CitiesTourists, Doing_nothing_is_a_move) {
  const Cities game = make_cities();
  State state = position(game, one_far);
  const std::uint64_t before = state.cities[0].tourists;
  play_text(game, state, "stay");
  EXPECT_EQ(state.cities[0].tourists, before);
  EXPECT_TRUE(game.actors(state).empty());
}

TEST(CitiesTourists, Unused_bytes_of_a_move_must_be_zero) {
  const Cities game = make_cities();
  const State state = position(game, one_far);
  Move move = Move::place(field_at(2, 2));
  EXPECT_TRUE(game.check(state, seat0, move));
  move.from = field_at(0, 1);
  EXPECT_FALSE(game.check(state, seat0, move));
  Move other = Move::stay();
  other.kind = static_cast<MoveKind>(77);
  const Result<> refused = game.check(state, seat0, other);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().reason, Reason::bad_value);
}

}  // namespace
}  // namespace townsmith::cities
