#include "bots/townies/evaluator.h"
#include "bots/townies/space_counts.h"
#include "games/townies/support.h"

// What bots look at: that it is true of the map.

namespace townsmith::townies {
namespace {

using Values = std::array<std::int16_t, Evaluator::feature_count>;

int value(const Townies& game, const State& state, std::string_view name, Seat seat = seat_0) {
  Values values;
  Evaluator(game).features(state, seat, values);
  const auto names = Evaluator::feature_names();
  const auto found = std::find(names.begin(), names.end(), name);
  EXPECT_NE(found, names.end()) << name;
  return found == names.end() ? 0 : values[static_cast<std::size_t>(found - names.begin())];
}

Townies first_game() { return make(1, {{"mode", "first"}, {"colour", "red"}}); }

TEST(TowniesEvaluation, Features_have_names_of_their_own) {
  const auto all = Evaluator::feature_names();
  EXPECT_EQ(static_cast<int>(all.size()), Evaluator::feature_count);
  EXPECT_EQ(std::set<std::string_view>(all.begin(), all.end()).size(), all.size());
}

TEST(TowniesEvaluation, A_tally_counts_the_neighbours_of_every_space) {
  const Spaces set = town({"red F6 F5 E6 A1 K6 F11"}).occupied();
  const SpaceCounts tally = SpaceCounts::of_neighbours(set);
  Board::everything.for_each([&](int space) {
    const int count = (around(space) & set).count();
    EXPECT_TRUE(tally.exactly(count).test(space)) << space_name(space);
    EXPECT_TRUE(tally.at_least(count).test(space)) << space_name(space);
    EXPECT_FALSE(tally.at_least(count + 1).test(space)) << space_name(space);
  });
}

TEST(TowniesEvaluation, A_tally_knows_its_largest_number_and_where_it_is) {
  SpaceCounts tally;
  tally.add(town({"red F6 F5"}).occupied());
  tally.add(town({"red F6"}).occupied(), 1);
  EXPECT_EQ(tally.best(Board::everything).number, 3);
  EXPECT_EQ(names(tally.best(Board::everything).spaces), (std::set<std::string>{"F6"}));
  SpaceCounts other;
  other.add(town({"red F5"}).occupied(), 3);
  tally.raise(other);
  EXPECT_EQ(tally.best(Board::everything).number, 8);
  for (int i = 0; i < 3; ++i) tally.add(Board::everything, 3);
  EXPECT_EQ(tally.best(Board::everything).number, 15) << "it grows no further";
}

TEST(TowniesEvaluation, The_best_object_of_a_kind_is_what_it_would_score_now) {
  const Townies game = first_game();
  const Town map = town({"red F5 G5 G6 F7", "blue E6", "yellow A1"});
  const State state = position(game, {map}, Object::bank, bar);
  EXPECT_EQ(worth(game, map, Object::game_court, "F6"), 5);
  EXPECT_EQ(value(game, state, "best court"), 5);
  EXPECT_EQ(value(game, state, "best bank"), 2);
  EXPECT_EQ(value(game, state, "best windmill"), 2);
  EXPECT_EQ(value(game, state, "best station"), 0) << "there is no brown Block";
  EXPECT_EQ(value(game, state, "best square"), 0) << "there is no Object";
}

TEST(TowniesEvaluation, In_every_position_the_best_object_is_as_good_as_a_search_finds) {
  const Townies game = first_game();
  Random random(3);
  Chance chance(Random(4));
  for (int i = 0; i < 20; ++i) {
    State state = begin(game, chance);
    while (!game.over(state)) {
      const Town& map = state.town(seat_0);
      for (const Object object : {Object::game_court, Object::windmill, Object::station,
                                  Object::bank, Object::city_square}) {
        int best = 0;
        object_spaces(map, object, map.empty(Land())).for_each([&](int space) {
          best = std::max(best, game.points_of(object, game.judge(map, object, space)));
        });
        ASSERT_EQ(value(game, state, "best " + std::string(word(object))), best);
      }
      play(game, state, seat_0, game.random_move(state, seat_0, random), chance);
    }
  }
}

TEST(TowniesEvaluation, A_goal_adds_to_the_spaces_where_an_object_counts_for_it) {
  const Townies game =
      make(1, {{"mode", "full"}, {"goal", "downtown"}, {"bonus", "funding"}, {"colour", "red"}});
  const State inside = position(game, {town({"brown F5"})}, Object::bank, bar);
  const State outside = position(game, {town({"brown F1"})}, Object::bank, bar);
  EXPECT_EQ(value(game, inside, "best station"), value(game, outside, "best station") + 2);
}

TEST(TowniesEvaluation, Blocks_of_the_starting_colour_wait_for_their_neighbours) {
  const Townies game = make(1, {{"mode", "second"}, {"colour", "red"}});
  Town map = town({"red F6", "blue F5 G5 G6 F7"});
  EXPECT_EQ(
      value(game, position(game, {map}, Object::bank, bar), "specialization: 2 spaces to fill"), 1);
  map.of(Colour::blue).set(at("E6"));
  EXPECT_EQ(
      value(game, position(game, {map}, Object::bank, bar), "specialization: 1 space to fill"), 1);
}

TEST(TowniesEvaluation, Stages_follow_one_another) {
  for (const int players : {1, 3}) {
    const Townies game = make(players);
    Random random(5);
    Chance chance(Random(6));
    for (int i = 0; i < 20; ++i) {
      State state = begin(game, chance);
      int last = 0;
      while (!game.over(state)) {
        const int now = Evaluator(game).stage(state);
        ASSERT_GE(now, last);
        ASSERT_LT(now, Evaluator::stages);
        last = now;
        const Seat seat = game.actors(state).front();
        play(game, state, seat, game.random_move(state, seat, random), chance);
      }
    }
  }
}

TEST(TowniesEvaluation, In_the_last_round_nothing_more_is_to_be_expected) {
  const Townies game = make(2, {{"mode", "first"}});
  Town done = town({"red court F1 F2 F3 F4 F5 F6 F7 F8 F9"});
  done.step = Step::done;
  const State state = position(game, {done, town({"blue F6"})}, Object::bank, bar);
  EXPECT_EQ(value(game, state, "the last round is on"), 1);
  EXPECT_EQ(value(game, state, "best spaces for all objects left"), 0);
  EXPECT_EQ(Evaluator(game).potential(state, seat_0), 0);
}

}  // namespace
}  // namespace townsmith::townies
