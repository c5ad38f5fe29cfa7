#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "support.h"
#include "words.h"

namespace townsmith::cityplanner {
namespace {

constexpr Dice threes = {3, 3, 3, 3, 3, 3, 3};

/// Rolls every die as `faces` say, in the order they are asked for, and notes the labels.
class LoadedDice final : public ChanceSource {
 public:
  explicit LoadedDice(std::vector<std::uint32_t> values) : values_(std::move(values)) {}
  std::uint32_t draw(std::uint32_t n, const Label& label) override {
    labels.push_back(label.text());
    return values_.empty() ? 0 : values_[labels.size() - 1] % n;
  }
  void tell(int shown) override { told.push_back(shown); }

  std::vector<std::string> labels;
  std::vector<int> told;

 private:
  std::vector<std::uint32_t> values_;
};

bool has(const std::vector<std::string>& texts, std::string_view text) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

// Set-up and rolling.

TEST(CityPlannerSetup, Everybody_starts_with_5_dollars_and_no_VP) {
  const CityPlanner game = make(2);
  const State state = game.start();
  EXPECT_EQ(state.money[0], 5);
  EXPECT_EQ(state.money[1], 5);
  EXPECT_EQ(game.points(state, seat_0), 0);
  EXPECT_EQ(game.score(state, seat_0), 1);
}

TEST(CityPlannerSetup, Seat_0_starts_unless_told_otherwise) {
  EXPECT_EQ(make(2).start().active, seat_0);
  EXPECT_EQ(make(2, {{"first", "1"}}).start().active, seat_1);
}

TEST(CityPlannerSetup, Alone_the_option_first_is_ignored) {
  for (const char* first : {"0", "1", "random"}) {
    const State state = make(1, {{"first", first}}).start();
    EXPECT_EQ(state.active, seat_0);
    EXPECT_EQ(state.phase, Phase::roll);
  }
}

TEST(CityPlannerSetup, A_random_starting_seat_is_drawn_before_the_first_roll) {
  const CityPlanner game = make(2, {{"first", "random"}});
  LoadedDice source({1});
  Chance chance(source);
  State state = game.start();
  EXPECT_TRUE(game.actors(state).empty());
  game.advance(state, chance);
  EXPECT_EQ(source.labels, std::vector<std::string>{"first player"});
  EXPECT_EQ(source.told, std::vector<int>{1});
  EXPECT_EQ(state.active, seat_1);
  EXPECT_EQ(state.first, seat_1);
  EXPECT_TRUE(game.actors(state).empty());
}

TEST(CityPlannerRoll, The_first_turn_rolls_all_seven_in_card_order) {
  const CityPlanner game = make(2);
  LoadedDice source({0, 1, 2, 3, 4, 5, 0});
  Chance chance(source);
  const State state = begin(game, chance);
  EXPECT_EQ(source.labels, (std::vector<std::string>{"die 1", "die 2", "die 3", "die 4", "die 5",
                                                     "die 6", "die 7"}));
  EXPECT_EQ(state.dice, (Dice{1, 2, 3, 4, 5, 6, 1}));
  EXPECT_EQ(state.locked, no_card);
}

TEST(CityPlannerRoll, Later_turns_roll_the_six_that_are_not_locked) {
  const CityPlanner game = make(2);
  State state = position(game, threes);
  apply(game, state, "pass 4");
  apply(game, state, legal(game, state).front());
  EXPECT_EQ(state.active, seat_1);
  EXPECT_EQ(state.locked, card_at(3));
  EXPECT_EQ(state.dice, (Dice{0, 0, 0, 3, 0, 0, 0}));
  LoadedDice source({4, 4, 4, 4, 4, 4});
  Chance chance(source);
  game.advance(state, chance);
  EXPECT_EQ(source.labels,
            (std::vector<std::string>{"die 1", "die 2", "die 3", "die 5", "die 6", "die 7"}));
  EXPECT_EQ(state.dice, (Dice{5, 5, 5, 3, 5, 5, 5}));
}

// Changing dice.

TEST(CityPlannerChange, A_change_costs_a_dollar_and_moves_a_die_by_one) {
  const CityPlanner game = make(2);
  State state = position(game, threes);
  apply(game, state, "change 3 up");
  apply(game, state, "change 5 down");
  EXPECT_EQ(state.dice, (Dice{3, 3, 4, 3, 2, 3, 3}));
  EXPECT_EQ(state.money[0], 3);
}

TEST(CityPlannerChange, No_more_than_three_dice_a_turn) {
  const CityPlanner game = make(2);
  State state = position(game, threes);
  for (const char* text : {"change 1 up", "change 2 up", "change 3 up"}) apply(game, state, text);
  EXPECT_EQ(refusal(game, state, "change 4 up"), "not_allowed");
  EXPECT_EQ(legal(game, state).size(), 7U);
}

TEST(CityPlannerChange, A_die_is_changed_only_once_a_turn) {
  const CityPlanner game = make(2);
  State state = position(game, threes);
  apply(game, state, "change 3 up");
  EXPECT_EQ(refusal(game, state, "change 3 up"), "not_allowed");
  EXPECT_EQ(refusal(game, state, "change 3 down"), "not_allowed");
}

TEST(CityPlannerChange, One_and_six_do_not_wrap) {
  const CityPlanner game = make(2);
  const State state = position(game, {1, 6, 3, 3, 3, 3, 3});
  EXPECT_EQ(refusal(game, state, "change 1 down"), "not_allowed");
  EXPECT_EQ(refusal(game, state, "change 2 up"), "not_allowed");
  EXPECT_EQ(refusal(game, state, "change 1 up"), "");
  EXPECT_EQ(refusal(game, state, "change 2 down"), "");
}

TEST(CityPlannerChange, Who_cannot_pay_cannot_change) {
  const CityPlanner game = make(2);
  State state = position(game, threes);
  state.money[0] = 1;
  apply(game, state, "change 3 up");
  EXPECT_EQ(state.money[0], 0);
  EXPECT_EQ(refusal(game, state, "change 4 up"), "cannot_afford");
  EXPECT_EQ(said(check(game, state, "change 4 up").error()),
            "Changing a die costs $1, and you have only $0.");
}

TEST(CityPlannerChange, The_locked_die_is_neither_changed_nor_rerolled) {
  const CityPlanner game = make(2);
  State state = position(game, threes, 4);
  state.rerolls[0] = 1;
  EXPECT_EQ(refusal(game, state, "change 4 up"), "not_allowed");
  EXPECT_EQ(refusal(game, state, "reroll 4"), "not_allowed");
  EXPECT_EQ(legal(game, state).size(), 6U + 12U + 7U);
}

// Free rerolls.

TEST(CityPlannerReroll, A_reroll_needs_a_town_hall_of_the_turn_before) {
  const CityPlanner game = make(2);
  const State state = position(game, threes);
  EXPECT_EQ(refusal(game, state, "reroll 3"), "cannot_afford");
}

TEST(CityPlannerReroll, A_rerolled_die_is_rolled_before_anybody_decides) {
  const CityPlanner game = make(2);
  State state = position(game, threes, 4);
  state.rerolls[0] = 2;
  apply(game, state, "reroll 6");
  EXPECT_TRUE(game.actors(state).empty());
  EXPECT_FALSE(game.over(state));
  EXPECT_EQ(state.dice[5], 0);
  LoadedDice source({0});
  Chance chance(source);
  game.advance(state, chance);
  EXPECT_EQ(source.labels, std::vector<std::string>{"die 6"});
  EXPECT_EQ(state.dice, (Dice{3, 3, 3, 3, 3, 1, 3}));
  EXPECT_EQ(state.rerolls[0], 1);
  EXPECT_EQ(refusal(game, state, "reroll 6"), "") << "a die may be rerolled more than once";
}

TEST(CityPlannerReroll, Rerolls_and_changes_come_in_any_order) {
  const CityPlanner game = make(2);
  State state = position(game, threes, 4);
  state.rerolls[0] = 2;
  LoadedDice source({4, 1});
  Chance chance(source);
  apply(game, state, "change 1 up");
  apply(game, state, "reroll 2");
  settle(game, state, chance);
  apply(game, state, "change 2 up");
  apply(game, state, "reroll 3");
  settle(game, state, chance);
  apply(game, state, "change 3 down");
  EXPECT_EQ(state.dice, (Dice{4, 6, 1, 3, 3, 3, 3}));
  EXPECT_EQ(state.money[0], 2);
}

TEST(CityPlannerReroll, Rerolling_a_changed_die_forgets_the_change_but_it_stays_used) {
  const CityPlanner game = make(2);
  State state = position(game, threes, 4);
  state.rerolls[0] = 1;
  LoadedDice source({1});
  Chance chance(source);
  apply(game, state, "change 1 up");
  apply(game, state, "reroll 1");
  settle(game, state, chance);
  EXPECT_EQ(state.dice[0], 2);
  EXPECT_EQ(state.money[0], 4);
  EXPECT_EQ(refusal(game, state, "change 1 up"), "not_allowed");
  apply(game, state, "change 2 up");
  apply(game, state, "change 3 up");
  EXPECT_EQ(refusal(game, state, "change 5 up"), "not_allowed");
}

TEST(CityPlannerReroll, Rerolls_are_for_the_own_next_turn_and_unused_ones_are_lost) {
  const CityPlanner game = make(2);
  Chance chance(Random(1));
  State state = position(game, {1, 3, 3, 1, 3, 3, 6});  // purple on cards 1 and 4
  apply(game, state, "pass 7");
  const std::vector<std::string> offers = legal(game, state);
  ASSERT_EQ(offers.size(), 1U);
  EXPECT_EQ(offers.front(), "score 0vp 2$ 2r");
  apply(game, state, offers.front());
  settle(game, state, chance);
  EXPECT_EQ(refusal(game, state, "reroll 1"), "cannot_afford") << "they are not the other seat's";
  state.dice = {3, 3, 3, 3, 3, 3, 6};
  apply(game, state, "pass 7");
  apply(game, state, legal(game, state).front());
  settle(game, state, chance);
  EXPECT_EQ(state.active, seat_0);
  EXPECT_EQ(refusal(game, state, "reroll 1"), "");
  state.dice = {3, 3, 3, 3, 3, 3, 6};
  apply(game, state, "pass 7");
  apply(game, state, legal(game, state).front());
  EXPECT_EQ(state.rerolls[0], 0);
}

// Passing a card.

TEST(CityPlannerPass, On_the_very_first_turn_any_card_may_be_passed) {
  for (const int players : {1, 2}) {
    const CityPlanner game = make(players);
    const std::vector<std::string> moves = legal(game, position(game, threes));
    for (int card = 1; card <= card_count; ++card) {
      EXPECT_TRUE(has(moves, fmt::format("pass {}", card)));
    }
  }
}

TEST(CityPlannerPass, With_two_players_the_card_just_received_may_be_passed_back) {
  const CityPlanner game = make(2);
  State state = position(game, threes, 4);
  EXPECT_EQ(refusal(game, state, "pass 4"), "");
  apply(game, state, "pass 4");
  apply(game, state, legal(game, state).front());
  EXPECT_EQ(state.locked, card_at(3));
}

TEST(CityPlannerPass, Alone_the_card_that_is_locked_now_may_not_be_set_aside_again) {
  const CityPlanner game = make(1);
  const State state = position(game, threes, 4);
  EXPECT_EQ(refusal(game, state, "pass 4"), "not_allowed");
  EXPECT_FALSE(has(legal(game, state), "pass 4"));
  EXPECT_EQ(legal(game, state).size(), 12U + 6U);
}

TEST(CityPlannerPass, A_changed_die_may_be_passed) {
  const CityPlanner game = make(2);
  State state = position(game, threes);
  apply(game, state, "change 2 up");
  apply(game, state, "pass 2");
  apply(game, state, legal(game, state).front());
  EXPECT_EQ(state.dice[1], 4);
  EXPECT_EQ(state.changed, 0) << "marks end with the turn";
}

TEST(CityPlannerPass, The_passed_card_does_not_score) {
  const CityPlanner game = make(2);
  const State state = position(game, {5, 5, 5, 5, 5, 5, 6});
  EXPECT_EQ(results(game, state, "pass 1"), (Results{{6, 0, 0}}));
  EXPECT_EQ(results(game, position(game, {5, 5, 5, 5, 5, 5, 4}), "pass 1"), (Results{{5, 0, 0}}));
}

// Turn order and the end.

TEST(CityPlannerTurns, The_seats_take_turns_and_a_round_is_one_turn_each) {
  const CityPlanner game = make(2, {{"first", "1"}});
  Chance chance(Random(1));
  State state = begin(game, chance);
  std::vector<int> order;
  while (!game.over(state)) {
    order.push_back(townsmith::index(state.active) + 10 * state.round);
    apply(game, state, "pass 1");
    EXPECT_EQ(refusal(game, state, "pass 2"), "wrong_phase");
    apply(game, state, legal(game, state).front());
    settle(game, state, chance);
  }
  EXPECT_EQ(order,
            (std::vector<int>{11, 10, 21, 20, 31, 30, 41, 40, 51, 50, 61, 60, 71, 70, 81, 80}));
}

TEST(CityPlannerTurns, The_game_is_over_right_after_the_last_result) {
  const CityPlanner game = make(1);
  State state = position(game, threes, 4);
  state.round = 8;
  apply(game, state, "pass 1");
  EXPECT_FALSE(game.over(state));
  apply(game, state, legal(game, state).front());
  EXPECT_TRUE(game.over(state));
  EXPECT_TRUE(game.actors(state).empty());
  EXPECT_EQ(state.money[0], 5) << "three reds, three yellows: no fee, nothing to score";
}

TEST(CityPlannerTurns, Fewer_rounds_make_a_shorter_game) {
  Content content = built_in();
  content.charts.rounds = 1;
  const CityPlanner game = make(1, {}, content);
  State state = position(game, threes);
  apply(game, state, "pass 1");
  apply(game, state, legal(game, state).front());
  EXPECT_TRUE(game.over(state));
}

// Refusals.

TEST(CityPlannerCheck, Only_the_active_seat_moves) {
  const CityPlanner game = make(2);
  const State state = position(game, threes);
  const Move move = Move::pass(card_at(0));
  for (const int seat : {1, 2, 7, 8, 255}) {
    const Result<> result = game.check(state, seat_at(seat), move);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().reason, Reason::not_your_turn);
  }
  MoveList<CityPlanner> moves;
  game.legal_moves(state, seat_1, moves);
  EXPECT_TRUE(moves.empty());
}

TEST(CityPlannerCheck, Nobody_moves_while_dice_roll_or_after_the_end) {
  const CityPlanner game = make(2);
  State state = game.start();
  EXPECT_EQ(refusal(game, state, "pass 1"), "not_your_turn");
  state.phase = Phase::over;
  EXPECT_EQ(refusal(game, state, "pass 1"), "game_over");
}

TEST(CityPlannerCheck, A_card_is_passed_before_scoring) {
  const CityPlanner game = make(2);
  EXPECT_EQ(refusal(game, position(game, threes), "score 0vp 0$ 0r"), "wrong_phase");
}

TEST(CityPlannerCheck, A_result_that_is_not_on_offer_is_refused) {
  const CityPlanner game = make(2);
  State state = position(game, {6, 3, 5, 6, 2, 5, 1});
  apply(game, state, "pass 7");
  EXPECT_EQ(refusal(game, state, "score 13vp 0$ 0r"), "not_allowed");
  EXPECT_EQ(refusal(game, state, "score 12vp 0$ 0r"), "");
}

TEST(CityPlannerCheck, Numbers_that_do_not_belong_to_a_move_are_refused) {
  const CityPlanner game = make(2);
  State state = position(game, threes);
  const auto refused = [&](Move move) {
    const Result<> result = game.check(state, seat_0, move);
    return !result && result.error().reason == Reason::bad_value;
  };
  Move move = Move::pass(card_at(1));
  move.delta = 1;
  EXPECT_TRUE(refused(move));
  move = Move::change(card_at(1), 2);
  EXPECT_TRUE(refused(move));
  move = Move::change(card_at(1), 0);
  EXPECT_TRUE(refused(move));
  move = Move::pass(no_card);
  EXPECT_TRUE(refused(move));
  EXPECT_TRUE(refused(Move{}));
  apply(game, state, "pass 1");
  move = Move::score(0, 0, 0);
  move.card = card_at(2);
  EXPECT_TRUE(refused(move));
}

}  // namespace
}  // namespace townsmith::cityplanner
