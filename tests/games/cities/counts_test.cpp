#include <cstring>
#include <map>

#include "core/measure.h"
#include "games/cities/positions.h"

namespace townsmith::cities {
namespace {

TEST(CitiesCounts, Perft_of_fixed_seeds) {
  const Cities game = make_cities(1);
  const State root = perft_root(game, 1);
  // The starting tiles have 4, 4 and 2 rotations. The second has 4 places, the third 6: 2 of those
  // make a diagonal line with 16 cells around it, 4 a corner with 15. The fourth tile has 4
  // rotations.
  EXPECT_EQ(perft(game, root, 1, 1), 4U + 4 + 2);
  EXPECT_EQ(perft(game, root, 2, 1), 4U * (4 * 6 + 4 * 6 + 2 * 8));
  EXPECT_EQ(perft(game, root, 3, 1), 6U * (4 * 4 * 2) * 4 * 6);
  EXPECT_EQ(perft(game, root, 4, 1), 6U * (4 * 4 * 2) * 4 * (2 * 16 + 4 * 15) * 4);
  // That tile has no water: a tourist on one of its four fields, or none.
  EXPECT_EQ(perft(game, root, 5, 1), 5 * perft(game, root, 4, 1));
  // Two seats: the first lays its start alone, then the second begins; here all have 4 rotations.
  const Cities pair = make_cities(2);
  EXPECT_EQ(perft(pair, perft_root(pair, 2), 4, 2), 6U * (4 * 4 * 4) * 4 * 6 * 12);
  // Four tiles are never wider than four tiles, so the limit plays no part yet.
  const Cities open = make_cities(1, {{"free", "on"}});
  EXPECT_EQ(perft(open, perft_root(open, 1), 4, 1), perft(game, root, 4, 1));
}

TEST(CitiesCounts, Bounds_hold_in_random_games) {
  for (const char* level : {"1", "2", "3"}) {
    for (const char* variant : {"off", "on"}) {
      const Cities game = make_cities(
          2, {{"level", level}, {"free", variant}, {"one_more", variant}, {"no_jumping", variant}});
      const Bounds bounds = game.bounds();
      EXPECT_LE(bounds.moves, Cities::max_moves);
      Random random(51);
      Chance chance(Random(52));
      for (int i = 0; i < 40; ++i) {
        State state = begin(game, chance);
        int length = 0;
        while (!game.over(state)) {
          const Seat seat = game.actors(state).front();
          EXPECT_LE(count_moves(game, state, seat), bounds.moves);
          play(game, state, seat, game.random_move(state, seat, random), chance);
          EXPECT_LE(game.score(state, seat), bounds.max_score);
          ++length;
        }
        EXPECT_EQ(length, bounds.length);
      }
    }
  }
}

TEST(CitiesCounts, Random_moves_are_the_listed_ones_with_equal_chances) {
  const Cities game = make_cities(1, {{"one_more", "on"}});
  Random random(61);
  Chance chance(Random(62));
  State state = begin(game, chance);
  while (!game.over(state)) {
    MoveList<Cities> moves;
    game.legal_moves(state, seat0, moves);
    std::map<std::string, int> hits;
    const int tries = 400 * moves.size();
    for (int i = 0; i < tries; ++i) {
      ++hits[game.notate(state, seat0, game.random_move(state, seat0, random))];
    }
    ASSERT_EQ(static_cast<int>(hits.size()), moves.size());
    for (const Move& move : moves) {
      const auto found = hits.find(game.notate(state, seat0, move));
      ASSERT_NE(found, hits.end());
      EXPECT_NEAR(found->second, 400, 120) << found->first;  // six standard deviations
    }
    play(game, state, seat0, game.random_move(state, seat0, random), chance);
  }
}

TEST(CitiesCounts, Any_bytes_are_judged_as_the_list_says) {
  for (const char* variant : {"off", "on"}) {
    const Cities game = make_cities(1, {{"free", variant}, {"one_more", "on"}});
    Random random(71);
    Chance chance(Random(72));
    for (int i = 0; i < 20; ++i) {
      State state = begin(game, chance);
      while (!game.over(state)) {
        MoveList<Cities> moves;
        game.legal_moves(state, seat0, moves);
        for (int k = 0; k < 100; ++k) {
          // A legal move with a byte or two spoilt is nearer to the edge than noise.
          Move move =
              moves[static_cast<int>(random.below(static_cast<std::uint32_t>(moves.size())))];
          std::array<unsigned char, sizeof(Move)> bytes{};
          std::memcpy(bytes.data(), &move, sizeof(Move));
          for (int n = 0; n < 2; ++n) {
            const bool near = random.below(2) == 0;
            const std::uint32_t value = near ? random.below(9) - 4U : random.below(256);
            bytes[random.below(sizeof(Move))] = static_cast<unsigned char>(value);
          }
          std::memcpy(static_cast<void*>(&move), bytes.data(), sizeof(Move));
          const bool listed = std::find(moves.begin(), moves.end(), move) != moves.end();
          ASSERT_EQ(game.check(state, seat0, move).has_value(), listed);
        }
        play(game, state, seat0, game.random_move(state, seat0, random), chance);
      }
    }
  }
}

}  // namespace
}  // namespace townsmith::cities
