#include "conformance/scale.h"
#include "conformance/side_by_side.h"
#include "reference/townies/townies.h"
#include "support.h"

// Random games end long before maps are crowded, so nobody ever passes in them. Here everybody
// draws Shapes while there is room, and the reference looks on.

namespace townsmith::townies {
namespace {

using conformance::SideBySide;
using conformance::Walk;

struct Seen {
  int passes = 0;
  int passes_with_star = 0;
  int full_maps = 0;
};

Move crowding_move(const Townies& game, const State& state, Seat seat, Random& random) {
  MoveList<Townies> moves;
  game.legal_moves(state, seat, moves);
  // One that leaves as little room around itself as any of a few.
  const auto pick = [&] {
    return moves[static_cast<int>(random.below(static_cast<std::uint32_t>(moves.size())))];
  };
  Move best = pick();
  int most = -1;
  for (int i = 0; i < 40; ++i) {
    const Move move = pick();
    if (move.kind != MoveKind::shape) continue;
    const Spaces spaces = game.pieces()[move.piece].mask(move.space);
    const Spaces beside = Board::spread(spaces) - spaces;
    const Spaces crowd = state.town(seat).occupied() & beside;
    const int snug = crowd.count() + (spaces & Land().edge).count() * 2;
    if (snug > most) {
      best = move;
      most = snug;
    }
  }
  return best;
}

void play_crowded(const Setup& setup, std::uint64_t seed, Seen& seen) {
  const auto rules = conformance::make_rules<Townies>(setup, built_in_content());
  const OptionValues values = option_values(Townies::info(), setup, false);
  Walk<Townies> walk(*rules, seed);
  SideBySide<Townies> both(reference::townies(setup.players, {values.begin(), values.end()}));
  Random random(seed, 3);
  while (true) {
    both.follow(walk);
    const std::string wrong = both.difference(walk);
    ASSERT_TRUE(wrong.empty()) << wrong << "\n" << walk.describe();
    if (walk.over()) break;
    const Seat seat = walk.random_actor();
    const Move move = crowding_move(walk.game(), walk.state(), seat, random);
    const Town& map = walk.state().town(seat);
    if (move.kind == MoveKind::pass) {
      ++seen.passes;
      seen.passes_with_star += map.stars > 0 ? 1 : 0;
      seen.full_maps += map.empty(Land()).empty() ? 1 : 0;
    }
    walk.play(seat, move);
    ASSERT_LE(walk.plies(), walk.game().bounds().length);
  }
}

TEST(TowniesCrowdedCounting, Crowded_games_agree_with_the_reference_and_people_pass) {
  Seen seen;
  const int rounds = conformance::soaking() ? 40 : 2;
  for (int i = 0; i < rounds; ++i) {
    for (int bonus = 1; bonus <= bonus_cards; ++bonus) {
      for (int players = 1; players <= max_players; players += 2) {
        townsmith::Setup setup = standard_setup(Townies::info(), players);
        setup.options[option_bonus] = static_cast<std::int16_t>(bonus);
        play_crowded(setup, static_cast<std::uint64_t>(i * 100 + bonus * 10 + players), seen);
        if (HasFatalFailure()) return;
      }
    }
  }
  EXPECT_GT(seen.passes, 0);
  RecordProperty("passes", seen.passes);
  RecordProperty("passes with a star", seen.passes_with_star);
  RecordProperty("passes with a full map", seen.full_maps);
}

}  // namespace
}  // namespace townsmith::townies
