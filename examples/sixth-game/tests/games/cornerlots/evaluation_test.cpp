#include "core/features.h"
#include "support.h"

namespace townsmith::cornerlots {
namespace {

int worth(const CornerLots& game, State state, std::string_view lot) {
  claim(game, state, lot, 3);
  return game.score(state, ada) * point + game.potential(state, ada);
}

TEST(CornerLotsEvaluation, Favours_the_favourite_row) {
  const CornerLots game = make(2);
  const State state = begin_with({2, 4});
  EXPECT_GT(worth(game, state, "b2"), worth(game, state, "b3"));
}

TEST(CornerLotsEvaluation, Expects_less_where_others_have_claimed) {
  const CornerLots game = make(2);
  State state = begin_with({2, 4});
  claim(game, state, "a1", 3);
  State blocked = state;
  claim(game, state, "a3", 3);
  claim(game, blocked, "a2", 3);
  EXPECT_GT(game.potential(state, ada), game.potential(blocked, ada));
}

TEST(CornerLotsEvaluation, A_game_goes_through_all_stages) {
  const CornerLots game = make(3);
  Random random(1);
  Chance chance(Random(2));
  int last = 0;
  for (State state = begin(game, chance); !game.over(state);) {
    EXPECT_TRUE(game.stage(state) == last || game.stage(state) == last + 1);
    last = game.stage(state);
    const Seat seat = game.actors(state).front();
    play(game, state, seat, random_move(game, state, seat, random), chance);
  }
  EXPECT_EQ(last, CornerLots::stages - 1);
}

}  // namespace
}  // namespace townsmith::cornerlots
