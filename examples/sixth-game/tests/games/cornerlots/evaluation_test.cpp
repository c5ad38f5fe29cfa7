#include "bots/cornerlots/evaluator.h"
#include "support.h"

namespace townsmith::cornerlots {
namespace {

int worth(const CornerLots& game, State state, std::string_view lot) {
  claim(game, state, lot, 3);
  return game.score(state, ada) * bots::point + Evaluator(game).potential(state, ada);
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
  const Evaluator evaluator(game);
  EXPECT_GT(evaluator.potential(state, ada), evaluator.potential(blocked, ada));
}

TEST(CornerLotsEvaluation, A_game_goes_through_all_stages) {
  const CornerLots game = make(3);
  const Evaluator evaluator(game);
  Random random(1);
  Chance chance(Random(2));
  int last = 0;
  for (State state = begin(game, chance); !game.over(state);) {
    EXPECT_TRUE(evaluator.stage(state) == last || evaluator.stage(state) == last + 1);
    last = evaluator.stage(state);
    const Seat seat = game.actors(state).front();
    play(game, state, seat, random_move(game, state, seat, random), chance);
  }
  EXPECT_EQ(last, Evaluator::stages - 1);
}

}  // namespace
}  // namespace townsmith::cornerlots
