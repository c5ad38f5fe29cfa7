#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <map>

#include "core/measure.h"
#include "support.h"

namespace townsmith::cityplanner {
namespace {

/// Plays random games and calls visit(state) wherever a seat is to decide, and at the end.
template <class Visit>
void play_games(const CityPlanner& game, int games, Visit&& visit) {
  Random random(7);
  Chance chance(Random(8));
  for (int i = 0; i < games; ++i) {
    State state = begin(game, chance);
    while (!game.over(state)) {
      visit(state);
      play(game, state, state.active, game.random_move(state, state.active, random), chance);
    }
    visit(state);
  }
}

/// Contents as far from the built-in one as the reader allows.
std::vector<Content> strange_contents() {
  Content green = built_in();
  for (auto& faces : green.cards) faces.fill(Kind::green);
  Content purple = built_in();
  for (auto& faces : purple.cards) faces.fill(Kind::purple);
  purple.charts.town_hall.rerolls = 3;
  purple.charts.town_hall.dollars = 20;
  Content varied = built_in();
  for (auto& faces : varied.cards) {
    faces = {Kind::black, Kind::blue, Kind::purple, Kind::yellow, Kind::red, Kind::green};
  }
  varied.charts.green_vp.fill(20);
  varied.charts.blue_dollars.fill(20);
  varied.charts.parking_dollars = 20;
  varied.charts.fee = 20;
  varied.charts.start_money = 1000;
  varied.charts.dollars_per_vp = 1;
  varied.charts.change.dice = 7;
  varied.charts.change.price = 0;
  return {built_in(), green, purple, varied};
}

TEST(CityPlannerPlay, Bounds_hold_for_any_content) {
  for (const Content& content : strange_contents()) {
    for (const int players : {1, 2}) {
      const CityPlanner game = make(players, {}, content);
      const Bounds bounds = game.bounds();
      EXPECT_LE(bounds.moves, CityPlanner::max_moves);
      int length = 0;
      play_games(game, 200, [&](const State& state) {
        MoveList<CityPlanner> moves;
        game.legal_moves(state, state.active, moves);
        EXPECT_LE(moves.size(), bounds.moves);
        length = game.over(state) ? 0 : length + 1;
        EXPECT_LE(length, bounds.length);
        for (const Seat seat : SeatSet::first(players)) {
          EXPECT_GE(state.money[seat], 0);
          EXPECT_GE(game.score(state, seat), bounds.min_score);
          EXPECT_LE(game.score(state, seat), bounds.max_score);
          EXPECT_EQ(game.score(state, seat), game.score_sheet(state, seat).total());
        }
      });
    }
  }
}

TEST(CityPlannerPlay, Legal_moves_are_distinct_and_their_notation_parses_back) {
  for (const int players : {1, 2}) {
    const CityPlanner game = make(players);
    play_games(game, 100, [&](const State& state) {
      MoveList<CityPlanner> moves;
      game.legal_moves(state, state.active, moves);
      std::set<std::string> texts;
      for (const Move& move : moves) {
        const std::string text = game.notate(state, state.active, move);
        EXPECT_TRUE(texts.insert(text).second) << text;
        const Result<Move> parsed = game.parse(state, state.active, text);
        ASSERT_TRUE(parsed) << text;
        EXPECT_EQ(*parsed, move) << text;
        EXPECT_TRUE(game.check(state, state.active, move)) << text;
        EXPECT_FALSE(game.explain(state, state.active, move).spaces.empty());
      }
      EXPECT_EQ(moves.empty(), game.over(state));
    });
  }
}

TEST(CityPlannerPlay, Any_bytes_are_accepted_exactly_if_they_are_a_legal_move) {
  const CityPlanner game = make(1);
  Random bytes(3);
  play_games(game, 100, [&](const State& state) {
    MoveList<CityPlanner> moves;
    game.legal_moves(state, state.active, moves);
    for (int i = 0; i < 50; ++i) {
      std::array<std::uint8_t, sizeof(Move)> raw{};
      for (std::uint8_t& byte : raw) {
        // Small values hit the interesting cases more often than any would.
        byte = static_cast<std::uint8_t>(i % 2 == 0 ? bytes.below(256) : bytes.below(3));
      }
      if (i % 4 == 3 && !moves.empty()) {  // a legal move with one byte changed, or none
        const auto pick = bytes.below(static_cast<std::uint32_t>(moves.size()));
        std::memcpy(raw.data(), &moves[static_cast<int>(pick)], sizeof(Move));
        raw[bytes.below(sizeof(Move))] ^= static_cast<std::uint8_t>(bytes.below(4));
      }
      Move move;
      std::memcpy(static_cast<void*>(&move), raw.data(), sizeof(Move));
      const bool listed = std::find(moves.begin(), moves.end(), move) != moves.end();
      EXPECT_EQ(static_cast<bool>(game.check(state, state.active, move)), listed);
      (void)game.notate(state, state.active, move);
      (void)game.explain(state, state.active, move);
    }
  });
}

TEST(CityPlannerPlay, Random_moves_are_drawn_evenly_from_the_legal_ones) {
  const CityPlanner game = make(2);
  State adjusting = position(game, {1, 3, 6, 3, 2, 5, 4}, 4);
  adjusting.rerolls[0] = 1;
  State scoring = position(game, {6, 4, 3, 2, 4, 6, 1});
  apply(game, scoring, "pass 7");
  for (const State& state : {adjusting, scoring}) {
    const std::vector<std::string> moves = legal(game, state);
    std::map<std::string, int> drawn;
    Random random(1);
    constexpr int each = 4000;
    for (int i = 0; i < each * static_cast<int>(moves.size()); ++i) {
      ++drawn[game.notate(state, seat_0, game.random_move(state, seat_0, random))];
    }
    EXPECT_EQ(drawn.size(), moves.size());
    for (const std::string& move : moves) EXPECT_NEAR(drawn[move], each, each / 10) << move;
  }
}

TEST(CityPlannerPlay, The_number_of_move_sequences_is_known) {
  const CityPlanner solo = make(1);
  const CityPlanner duel = make(2);
  const std::array<std::uint64_t, 4> solo_counts = {19, 294, 4164, 46545};
  const std::array<std::uint64_t, 4> duel_counts = {19, 294, 4252, 49200};
  for (int depth = 1; depth <= 4; ++depth) {
    const auto at = static_cast<std::size_t>(depth - 1);
    EXPECT_EQ(perft(solo, perft_root(solo, 1), depth, 1), solo_counts[at]);
    EXPECT_EQ(perft(duel, perft_root(duel, 1), depth, 1), duel_counts[at]);
  }
}

}  // namespace
}  // namespace townsmith::cityplanner
