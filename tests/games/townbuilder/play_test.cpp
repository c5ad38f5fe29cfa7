#include "core/measure.h"
#include "support.h"

namespace townsmith::townbuilder {
namespace {

TEST(TownBuilderPlay, What_can_be_looked_up_are_the_judges_and_awards_that_are_still_there) {
  const TownBuilder game = make(3, {});
  Random random(5);
  Chance chance(Random(6));
  State state = begin(game, chance);
  while (!game.over(state)) {
    const auto rows = [&](std::string_view key) {
      for (const ReferenceSection& section : game.reference(observe(game, state, seat_0))) {
        if (section.key == key) return static_cast<int>(section.rows.size());
      }
      return -1;
    };
    EXPECT_EQ(rows("judges"), std::popcount(static_cast<unsigned>(state.judges)));
    EXPECT_EQ(rows("awards"), std::popcount(static_cast<unsigned>(state.awards_open)));
    const Seat seat = game.actors(state).front();
    play(game, state, seat, game.random_move(state, seat, random), chance);
  }
}

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
        for (std::size_t seat = 0; seat < max_players; ++seat) {
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
      std::array<int, max_players> turns{};
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

Ability ability(AbilityKind kind, Effect effect, int amount) {
  Ability made;
  made.kind = kind;
  made.effect = effect;
  made.amount = amount;
  return made;
}

/// Contents as far from the built-in one as the reader allows.
std::vector<Content> strange_contents() {
  Content dear = built_in();  // nobody can ever act
  for (CardInfo& card : dear.cards) {
    card.gold = max_gold_cost;
    card.gives_gold = false;
  }
  Content growing = built_in();  // the row grows and grows
  for (CardInfo& card : growing.cards) {
    card.gold = 0;
    card.resources = {1, 0, 0};
    card.gives = 1;
    card.ability = ability(AbilityKind::star, Effect::add_to_row, 9);
  }
  Content golden = built_in();  // everything is bought, nothing is ever discarded but gold
  for (CardInfo& card : golden.cards) {
    card.gold = 1;
    card.resources = {};
    card.gives_gold = true;
    card.ability = ability(AbilityKind::build, Effect::gold, 9);
  }
  Content typed = built_in();  // as many types to declare as there may be, two of them built in
  for (std::size_t card = 0; card + 2 < max_declarers; ++card) {
    const Effect effect = card % 2 == 0 ? Effect::change_type : Effect::extra_type;
    typed.cards[card].ability = ability(AbilityKind::scoring, effect, 0);
  }
  return {dear, growing, golden, typed};
}

TEST(TownBuilderPlay, Games_end_within_their_bounds_for_any_content) {
  for (const Content& content : strange_contents()) {
    for (int players = 1; players <= 4; ++players) {
      const TownBuilder game = make(players, {}, content);
      const Bounds bounds = game.bounds();
      Random random(3);
      Chance chance(Random(4));
      for (int i = 0; i < 20; ++i) {
        State state = begin(game, chance);
        int length = 0;
        while (!game.over(state) && length <= bounds.length) {
          MoveList<TownBuilder> moves;
          game.legal_moves(state, state.active, moves);
          ASSERT_FALSE(moves.empty());
          ASSERT_LE(moves.size(), bounds.moves);
          play(game, state, state.active, game.random_move(state, state.active, random), chance);
          ++length;
        }
        EXPECT_LE(length, bounds.length);
        for (const Seat seat : SeatSet::first(players)) {
          EXPECT_LE(game.score(state, seat), bounds.max_score);
          EXPECT_EQ(game.score(state, seat), game.score_sheet(state, seat).total());
        }
      }
    }
  }
}

TEST(TownBuilderPlay, The_number_of_move_sequences_is_known) {
  const std::array<std::array<std::uint64_t, 3>, 4> counts = {
      {{106, 134, 895}, {106, 140, 932}, {106, 140, 932}, {106, 140, 932}}};
  for (int players = 1; players <= 4; ++players) {
    const TownBuilder game = make(players);
    for (int depth = 3; depth <= 5; ++depth) {
      EXPECT_EQ(perft(game, perft_root(game, 1), depth, 1),
                counts[static_cast<std::size_t>(players - 1)][static_cast<std::size_t>(depth - 3)]);
    }
  }
}

}  // namespace
}  // namespace townsmith::townbuilder
