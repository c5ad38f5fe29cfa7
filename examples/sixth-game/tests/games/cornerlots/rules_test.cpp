// Examples of the rule page.
#include "support.h"

namespace townsmith::cornerlots {
namespace {

TEST(CornerLotsRules, A_lot_is_worth_its_value_and_more_in_the_favourite_row) {
  const CornerLots game = make(2);
  State state = begin_with({2, 3});
  claim(game, state, "a2", 5);
  claim(game, state, "b2", 8);
  EXPECT_EQ(game.score(state, ada), 5 + 3);
  EXPECT_EQ(game.score(state, ben), 8);
}

TEST(CornerLotsRules, The_option_bonus_says_how_much_more) {
  const CornerLots game = make(1, {{"bonus", "5"}});
  State state = begin_with({1});
  claim(game, state, "c1", 2);
  EXPECT_EQ(game.score(state, ada), 2 + 5);
}

TEST(CornerLotsRules, The_third_lot_of_the_favourite_row_shows_it) {
  const CornerLots game = make(1);
  State state = begin_with({4});
  for (const char* lot : {"a4", "b4"}) claim(game, state, lot, 1);
  EXPECT_EQ(observe(game, state, Viewer::spectator()).state().favourite[0], 0);
  claim(game, state, "c4", 1);
  EXPECT_EQ(observe(game, state, Viewer::spectator()).state().favourite[0], 4);
}

TEST(CornerLotsRules, A_claimed_lot_cannot_be_claimed_again) {
  const CornerLots game = make(2);
  State state = begin_with({1, 2});
  claim(game, state, "c3", 1);
  const auto again = game.check(state, ben, *game.parse(state, ben, "c3"));
  ASSERT_FALSE(again);
  EXPECT_EQ(said(again.error()), "Lot c3 is taken.");
}

TEST(CornerLotsRules, The_best_lot_breaks_a_tie) {
  const CornerLots game = make(2);
  State state = begin_with({1, 2});
  claim(game, state, "a3", 4);
  claim(game, state, "b3", 7);
  claim(game, state, "c3", 5);
  claim(game, state, "d3", 2);
  EXPECT_EQ(game.score(state, ada), game.score(state, ben));
  EXPECT_EQ(leaders(game, state), SeatSet(ben));
}

}  // namespace
}  // namespace townsmith::cornerlots
