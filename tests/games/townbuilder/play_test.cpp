#include "core/measure.h"
#include "support.h"

namespace townsmith::townbuilder {
namespace {

TEST(TownBuilderPlay, Every_card_is_in_exactly_one_place) {
  for (int players = 1; players <= 4; ++players) {
    const TownBuilder game = make(players, {});
    Random random(11);
    Chance chance(Random(12));
    for (int i = 0; i < 30; ++i) {
      State state = begin(game, chance);
      while (!game.over(state)) {
        CardSet seen;
        int count = 0;
        const auto add = [&](const CardSet& cards) {
          count += cards.count();
          seen |= cards;
        };
        for (const CardSet& cards :
             {state.unseen, state.discard, state.row, state.revealed, state.attached}) {
          add(cards);
        }
        for (std::size_t seat = 0; seat < most_players; ++seat) {
          add(state.foundations[seat]);
          add(state.buildings[seat]);
          add(state.gold[seat]);
        }
        EXPECT_EQ(seen.count(), count);
        // Alone the cards that are out vanish when the first deck has run out.
        const bool out = players == 1 && state.out == 0;
        EXPECT_EQ(count, out ? 55 : 60);
        play(game, state, state.active, game.random_move(state, state.active, random), chance);
      }
    }
  }
}

TEST(TownBuilderPlay, Nobody_acts_twice_as_often_as_another) {
  for (int players = 2; players <= 4; ++players) {
    const TownBuilder game = make(players, {});
    Random random(5);
    Chance chance(Random(6));
    for (int i = 0; i < 50; ++i) {
      State state = begin(game, chance);
      std::array<int, most_players> turns{};
      while (!game.over(state)) {
        const Move move = game.random_move(state, state.active, random);
        if (move.kind == MoveKind::end_turn) ++turns[slot(state.active)];
        play(game, state, state.active, move, chance);
      }
      for (std::size_t seat = 1; seat < static_cast<std::size_t>(players); ++seat) {
        EXPECT_EQ(turns[seat], turns[0]);
      }
    }
  }
}

TEST(TownBuilderPlay, The_number_of_move_sequences_is_known) {
  const std::array<std::array<std::uint64_t, 3>, 4> counts = {{{0}, {0}, {0}, {0}}};
  for (int players = 1; players <= 4; ++players) {
    const TownBuilder game = make(players);
    for (int depth = 1; depth <= 3; ++depth) {
      EXPECT_EQ(perft(game, perft_root(game, 1), depth + 2, 1),
                counts[static_cast<std::size_t>(players - 1)][static_cast<std::size_t>(depth - 1)]);
    }
  }
}

}  // namespace
}  // namespace townsmith::townbuilder
