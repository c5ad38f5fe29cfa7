// What bots weigh: a seat's prospects.
#include "bots/drawcity/evaluator.h"
#include "support.h"

namespace townsmith::drawcity {
namespace {

using Features = std::array<std::int16_t, Evaluator::feature_count>;

Features features_of(const DrawCity& game, const State& state, Seat seat) {
  Features features{};
  Evaluator(game).features(state, seat, features);
  return features;
}

int value(const DrawCity& game, const State& state, Seat seat, Feature feature) {
  return features_of(game, state, seat)[feature.number()];
}

TEST(DrawCityEvaluation, A_street_holds_as_many_builds_as_a_gap_has_numbers_and_spaces) {
  const DrawCity game = make(2, {{"goals", "off"}, {"streets", "3"}});
  const State empty = game.start();
  EXPECT_EQ(value(game, empty, blue, "builds that fit"), 3 * number_count);
  // Left of the 2 only a 1 fits; right of it seven numbers, but there are only two spaces.
  const State state = board(game, {". . . . . . . . bh2 . ."});
  EXPECT_EQ(value(game, state, blue, "builds that fit"), 1 + 2 + 2 * number_count);
  EXPECT_EQ(value(game, state, pink, "builds that fit"), 3 * number_count);
}

TEST(DrawCityEvaluation, Who_has_finished_has_nothing_more_to_build) {
  const DrawCity game = make(2, {{"preset", "everything"}});
  State state = board(game, {"bh2 . . . . . . . . . ."});
  state.zoning.fill(1);
  state.demand.fill(1);
  for (auto& pattern : state.patterns) pattern.fill(1);
  for (GoalCard& card : state.goals) card.goal = 1;
  state.finished = 1;
  EXPECT_EQ(value(game, state, blue, "finished"), 1);
  EXPECT_EQ(value(game, state, blue, "builds that fit"), 0);
  EXPECT_EQ(value(game, state, blue, "spaces in reach"), 0);
  EXPECT_EQ(value(game, state, blue, "points for the next house"), 0);
  EXPECT_GT(value(game, state, pink, "builds that fit"), 0);
}

TEST(DrawCityEvaluation, A_group_of_houses_promises_what_the_chart_pays_for_the_next_one) {
  const DrawCity game = make(2, {{"goals", "off"}});
  const State state = board(game, {"bh2 bh3 . . . . . . . . .", "bh2 . . . . . . . . . ."});
  EXPECT_EQ(value(game, state, blue, "houses in the largest group"), 3);
  EXPECT_EQ(value(game, state, blue, "points for the next house"), 8 - 5);
  EXPECT_EQ(value(game, state, pink, "houses in the largest group"), 0);
}

TEST(DrawCityEvaluation, Unknown_cards_count_for_nothing) {
  const DrawCity game = make(2, {{"goals", "off"}});
  State state = board(game, {"bh5 . . . . . . . . . ."});
  give(state, pink, {1, 9}, {Type::park, Type::park});
  EXPECT_EQ(value(game, state, pink, "parks in hand"), 2);
  const State seen = observe(game, state, blue).state();
  EXPECT_EQ(value(game, seen, pink, "parks in hand"), 0);
  EXPECT_EQ(value(game, seen, pink, "spaces for the hand"), 0);
}

TEST(DrawCityEvaluation, Modules_that_are_not_in_play_say_nothing) {
  const DrawCity game = make(2, {{"preset", "first game"}});
  Chance chance{Random(3)};
  Random random(4);
  State state = begin(game, chance);
  while (!game.over(state)) {
    const Features features = features_of(game, state, state.active);
    for (std::size_t i = Feature("goals that lack one").number(); i < features.size(); ++i) {
      ASSERT_EQ(features[i], 0) << feature_names[i];
    }
    play(game, state, state.active, game.random_move(state, state.active, random), chance);
  }
}

TEST(DrawCityEvaluation, A_goal_just_completed_lacked_one_build_before) {
  int completed = 0;
  int near = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const DrawCity game = make(2, {{"other_goal", "on"}, {"streets", "6"}});
    Chance chance{Random(seed)};
    Random random(seed);
    State state = begin(game, chance);
    while (!game.over(state)) {
      const Seat seat = state.active;
      const State before = state;
      play(game, state, seat, game.random_move(state, seat, random), chance);
      for (int i = 0; i < game.goal_slots_used(); ++i) {
        const auto slot_number = static_cast<std::size_t>(i);
        if (before.goals[slot_number].space[seat] != 0) continue;
        const int lacking = builds_lacking(game, before, seat, game.goal_in(before, i));
        ASSERT_GE(lacking, 1);
        if (state.goals[slot_number].space[seat] == 0) continue;
        ++completed;
        near += lacking == 1 ? 1 : 0;
      }
    }
  }
  EXPECT_GT(completed, 50);
  // Rules about what stands apart or beside others are reckoned roughly: a factory that is new and
  // well placed makes up for several builds.
  EXPECT_GT(near * 10, completed * 7);
}

TEST(DrawCityEvaluation, Stages_never_go_back) {
  for (int players = 2; players <= max_players; ++players) {
    const DrawCity game = make(players, {{"preset", "everything"}});
    Chance chance{Random(1)};
    Random random(2);
    State state = begin(game, chance);
    const Evaluator evaluator(game);
    int stage = evaluator.stage(state);
    EXPECT_EQ(stage, 0);
    while (!game.over(state)) {
      play(game, state, state.active, game.random_move(state, state.active, random), chance);
      ASSERT_GE(evaluator.stage(state), stage);
      stage = evaluator.stage(state);
      ASSERT_LT(stage, Evaluator::stages);
    }
  }
}

TEST(DrawCityEvaluation, Weights_go_by_players_and_by_the_room_for_each) {
  EXPECT_EQ(Evaluator::weights_name(make(2)), "two");
  EXPECT_EQ(Evaluator::weights_name(make(2, {{"streets", "10"}})), "two, wide");
  EXPECT_EQ(Evaluator::weights_name(make(3)), "more");
  EXPECT_EQ(Evaluator::weights_name(make(6)), "more");
  EXPECT_EQ(Evaluator::weights_name(make(3, {{"streets", "10"}})), "more, wide");
}

}  // namespace
}  // namespace townsmith::drawcity
