#include <gtest/gtest.h>

#include <array>
#include <set>
#include <utility>

#include "bots/cities/evaluator.h"
#include "positions.h"

namespace townsmith::cities {
namespace {

using Features = std::array<std::int16_t, Evaluator::feature_count>;

constexpr Seat me = seat_at(0);

Features features_of(const Cities& game, const State& state) {
  Features features;
  Evaluator(game).features(state, me, features);
  return features;
}

int feature(const Features& features, std::string_view name) {
  const auto names = Evaluator::feature_names();
  const auto at = std::find(names.begin(), names.end(), name);
  EXPECT_NE(at, names.end()) << name;
  return features[static_cast<std::size_t>(at - names.begin())];
}

/// Plays at random and looks at every position.
template <class Look>
void watch(const Cities& game, std::uint64_t seed, Look&& look) {
  Random random(seed);
  Chance chance(Random(seed, 1));
  State state = begin(game, chance);
  while (!game.over(state)) {
    look(state);
    play(game, state, me, random_move(game, state, me, random), chance);
  }
}

TEST(CitiesEvaluation, Every_feature_has_a_name_of_its_own) {
  const auto names = Evaluator::feature_names();
  EXPECT_EQ(std::set(names.begin(), names.end()).size(),
            static_cast<std::size_t>(Evaluator::feature_count));
}

TEST(CitiesEvaluation, A_game_goes_through_the_stages_in_order) {
  for (const char* one_more : {"off", "on"}) {
    const Cities game = make_cities(1, {{"one_more", one_more}});
    const Evaluator evaluator(game);
    int last = 0;
    watch(game, 3, [&](const State& state) {
      EXPECT_GE(evaluator.stage(state), last);
      last = evaluator.stage(state);
    });
    EXPECT_EQ(last, Evaluator::stages - 1);
  }
}

TEST(CitiesEvaluation, In_the_last_round_the_gain_is_that_of_the_best_step) {
  for (const char* level : {"1", "2", "3"}) {
    for (const char* no_jumping : {"off", "on"}) {
      const Cities game = make_cities(1, {{"level", level}, {"no_jumping", no_jumping}});
      for (std::uint64_t seed = 0; seed < 40; ++seed) {
        watch(game, seed, [&](const State& state) {
          if (state.drawn < max_city_tiles || game.phase(state, me) != Phase::tourist) return;
          MoveList<Cities> moves;
          game.legal_moves(state, me, moves);
          int most = 0;
          for (const Move& move : moves) {
            State after = state;
            game.apply(after, me, move);
            most = std::max(most, game.score(after, me) - game.score(state, me));
          }
          EXPECT_EQ(feature(features_of(game, state), "gain now"), most) << "seed " << seed;
        });
      }
    }
  }
}

TEST(CitiesEvaluation, After_the_last_step_there_is_nothing_to_weigh) {
  const Cities game = make_cities(2);
  Random random(1);
  Chance chance(Random(2));
  State state = begin(game, chance);
  while (state.drawn < max_city_tiles || game.actors(state).contains(me)) {
    const Seat seat = game.actors(state).front();
    play(game, state, seat, random_move(game, state, seat, random), chance);
  }
  ASSERT_FALSE(game.over(state)) << "the other seat has still to act";
  EXPECT_EQ(features_of(game, state), Features{});
}

TEST(CitiesEvaluation, It_does_not_matter_in_which_order_a_city_was_built) {
  const Cities game = make_cities(1, {{"level", "3"}});
  watch(game, 8, [&](const State& state) {
    const City& city = state.city(me);
    if (city.laid < 4 || game.phase(state, me) != Phase::lay) return;
    State other = state;
    std::swap(other.city(me).tiles[1], other.city(me).tiles[2]);
    const auto moved = [&](unsigned slot) { return (city.tourists >> (4 * slot)) & 15U; };
    other.city(me).tourists =
        (city.tourists & ~std::uint64_t{0xFF0}) | (moved(1) << 8U) | (moved(2) << 4U);
    EXPECT_EQ(features_of(game, state), features_of(game, other));
  });
}

TEST(CitiesEvaluation, Places_beside_a_visited_zone_are_counted_on_all_four_sides) {
  const Cities game = make_cities();
  State state;
  state.drawn = 4;
  state.city(me) = city_of(game, {"PaPW", "AWWP"});
  // The attraction in the north looks north only; its neighbours are the tile's own parks.
  EXPECT_EQ(feature(features_of(game, state), "attraction open"), 1);
  state.city(me) = city_of(game, {"aP", "AP"});
  EXPECT_EQ(feature(features_of(game, state), "attraction open"), 4) << "north, west twice, south";
}

}  // namespace
}  // namespace townsmith::cities
