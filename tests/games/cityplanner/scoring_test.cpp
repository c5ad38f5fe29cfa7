#include <gtest/gtest.h>

#include <algorithm>

#include "support.h"

namespace townsmith::cityplanner {
namespace {

using Kinds = std::vector<Kind>;

constexpr Kind G = Kind::green, B = Kind::blue, M = Kind::mixed, P = Kind::purple, Y = Kind::yellow,
               R = Kind::red, K = Kind::black;

/// Tries every use of every single building, straight from the rule text, with its numbers.
void brute_force(const Kinds& kinds, int money, std::size_t next, Kinds& scored, int parked,
                 Results& out) {
  const auto lots = std::count(kinds.begin(), kinds.end(), K);
  if (next < kinds.size()) {
    const auto use = [&](Kind as) {
      scored.push_back(as);
      brute_force(kinds, money, next + 1, scored, parked, out);
      scored.pop_back();
    };
    if (kinds[next] == M) {
      use(G);
      use(B);
    } else {
      use(kinds[next]);
      if (kinds[next] != K && lots == 1) {
        brute_force(kinds, money, next + 1, scored, parked + 1, out);
      }
    }
    return;
  }
  const auto count = [&](Kind kind) {
    return static_cast<int>(std::count(scored.begin(), scored.end(), kind));
  };
  const int green_vp = count(G) * (1 + std::min(3, count(R)));
  const int blue_dollars = count(Y) == 0 ? 0 : count(B) * (1 + std::min(3, count(Y)));
  for (int doubling = 0; doubling < 2; ++doubling) {
    const int vp = green_vp * (lots >= 2 && doubling == 0 ? 2 : 1);
    const int blue = blue_dollars * (lots >= 2 && doubling == 1 ? 2 : 1);
    const int income = blue + count(P) + 2 * parked;
    const int fee = count(R) + count(Y) == 1 ? std::min(5, money + income) : 0;
    out.emplace(vp, income - fee, count(P));
  }
}

Results brute_force(const Kinds& kinds, int money) {
  Results out;
  Kinds scored;
  brute_force(kinds, money, 0, scored, 0, out);
  return out;
}

/// A game whose first `blacks` cards show nothing but black, the others any other kind.
CityPlanner any_kind_game(int blacks) {
  Content content = built_in();
  for (int card = 0; card < card_count; ++card) {
    auto& faces = content.cards[static_cast<std::size_t>(card)];
    faces = {G, B, M, P, Y, R};
    if (card < blacks) faces.fill(K);
  }
  return make(2, {}, content);
}

/// The results of six buildings, set out in a game of their own; card 7 is passed.
Results results_of(const CityPlanner& game, Kinds kinds, int money) {
  // Kinds other than black are numbered as the faces of any_kind_game are.
  std::sort(kinds.begin(), kinds.end(), std::greater<>());
  Dice dice{};
  dice.fill(1);
  for (std::size_t card = 0; card < scored_count; ++card) {
    if (kinds[card] != K) dice[card] = static_cast<std::uint8_t>(static_cast<int>(kinds[card]) + 1);
  }
  State state = position(game, dice);
  state.money[0] = static_cast<std::int16_t>(money);
  return results(game, state, "pass 7");
}

Results results_of(const Kinds& kinds, int money = 5) {
  return results_of(any_kind_game(static_cast<int>(std::count(kinds.begin(), kinds.end(), K))),
                    kinds, money);
}

TEST(CityPlannerScoring, A_green_is_one_VP) {
  EXPECT_EQ(results_of({G, G, G, P, P, P}), (Results{{3, 3, 3}}));
}

TEST(CityPlannerScoring, Reds_multiply_green_by_2_3_and_4) {
  EXPECT_EQ(results_of({G, G, G, R, Y, P}), (Results{{6, 1, 1}}));
  EXPECT_EQ(results_of({G, G, G, R, R, P}), (Results{{9, 1, 1}}));
  EXPECT_EQ(results_of({G, G, G, R, R, R}), (Results{{12, 0, 0}}));
}

TEST(CityPlannerScoring, A_fourth_red_or_yellow_is_worth_no_more_than_the_third) {
  EXPECT_EQ(results_of({G, G, R, R, R, R}), (Results{{8, 0, 0}}));
  EXPECT_EQ(results_of({B, B, Y, Y, Y, Y}), (Results{{0, 8, 0}}));
}

TEST(CityPlannerScoring, Blue_earns_nothing_without_a_yellow) {
  EXPECT_EQ(results_of({B, B, B, B, B, B}), (Results{{0, 0, 0}}));
}

TEST(CityPlannerScoring, Yellows_multiply_blue_by_2_3_and_4) {
  EXPECT_EQ(results_of({B, B, B, Y, R, P}), (Results{{0, 7, 1}}));
  EXPECT_EQ(results_of({B, B, B, Y, Y, P}), (Results{{0, 10, 1}}));
  EXPECT_EQ(results_of({B, B, B, Y, Y, Y}), (Results{{0, 12, 0}}));
}

TEST(CityPlannerScoring, A_purple_is_a_dollar_and_a_reroll_and_needs_no_yellow) {
  EXPECT_EQ(results_of({P, P, P, P, P, P}), (Results{{0, 6, 6}}));
}

TEST(CityPlannerScoring, A_mixed_is_green_or_blue_as_the_player_likes) {
  EXPECT_EQ(results_of({M, M, Y, Y, R, R}), (Results{{6, 0, 0}, {3, 3, 0}, {0, 6, 0}}));
}

TEST(CityPlannerScoring, With_one_black_any_other_building_may_be_parked_for_2_dollars) {
  EXPECT_EQ(results_of({K, G, G, G, G, G}),
            (Results{{5, 0, 0}, {4, 2, 0}, {3, 4, 0}, {2, 6, 0}, {1, 8, 0}, {0, 10, 0}}));
}

TEST(CityPlannerScoring, A_mixed_is_never_parked) {
  EXPECT_EQ(results_of({K, M, M, M, M, M}),
            (Results{{5, 0, 0}, {4, 0, 0}, {3, 0, 0}, {2, 0, 0}, {1, 0, 0}, {0, 0, 0}}));
}

TEST(CityPlannerScoring, A_parked_purple_gives_neither_its_dollar_nor_its_reroll) {
  EXPECT_EQ(results_of({K, P, P, M, M, M}), (Results{{3, 2, 2},
                                                     {2, 2, 2},
                                                     {1, 2, 2},
                                                     {0, 2, 2},
                                                     {3, 3, 1},
                                                     {2, 3, 1},
                                                     {1, 3, 1},
                                                     {0, 3, 1},
                                                     {3, 4, 0},
                                                     {2, 4, 0},
                                                     {1, 4, 0},
                                                     {0, 4, 0}}));
}

TEST(CityPlannerScoring, A_parked_red_multiplies_nothing) {
  // Both reds: 9 VP. One parked: 6 VP, $2, but the other one is alone. Both parked: 3 VP, $4.
  const Results all = results_of({K, M, M, M, R, R});
  EXPECT_TRUE(all.contains({9, 0, 0}));
  EXPECT_TRUE(all.contains({6, -3, 0}));
  EXPECT_TRUE(all.contains({3, 4, 0}));
}

TEST(CityPlannerScoring, With_two_blacks_either_green_or_blue_is_doubled_and_nothing_parked) {
  EXPECT_EQ(results_of({K, K, G, B, Y, R}), (Results{{4, 2, 0}, {2, 4, 0}}));
  EXPECT_EQ(results_of({K, K, K, G, R, R}), (Results{{6, 0, 0}, {3, 0, 0}}));
}

TEST(CityPlannerScoring, More_than_two_blacks_still_double_once) {
  EXPECT_EQ(results_of({K, K, K, K, K, G}), (Results{{2, 0, 0}, {1, 0, 0}}));
}

TEST(CityPlannerScoring, What_is_doubled_may_be_nothing) {
  EXPECT_EQ(results_of({K, K, K, K, K, K}), (Results{{0, 0, 0}}));
  EXPECT_EQ(results_of({K, K, P, P, P, P}), (Results{{0, 4, 4}}));
}

TEST(CityPlannerScoring, Doubling_leaves_the_town_halls_dollar_alone) {
  EXPECT_EQ(results_of({K, K, B, P, Y, Y}), (Results{{0, 4, 1}, {0, 7, 1}}));
}

TEST(CityPlannerScoring, A_lone_red_costs_5_dollars) {
  EXPECT_EQ(results_of({G, G, G, G, G, R}, 9), (Results{{10, -5, 0}}));
}

TEST(CityPlannerScoring, A_lone_yellow_costs_5_dollars_after_the_income) {
  EXPECT_EQ(results_of({B, B, B, G, G, Y}, 0), (Results{{2, 1, 0}}));
}

TEST(CityPlannerScoring, Who_has_less_than_the_fee_pays_all_they_have) {
  EXPECT_EQ(results_of({G, G, G, G, G, R}, 3), (Results{{10, -3, 0}}));
  EXPECT_EQ(results_of({G, G, G, G, G, R}, 0), (Results{{10, 0, 0}}));
  EXPECT_EQ(results_of({G, G, G, P, P, R}, 1), (Results{{6, -1, 2}}));
}

TEST(CityPlannerScoring, What_a_result_is_made_of_adds_up) {
  const CityPlanner game = make(2);
  const auto check = [&](Census six) {
    for (int money = 0; money < 7; ++money) {
      for (const Outcome& one : game.outcome_table().of(six, money)) {
        const Breakdown made = breakdown(game.charts(), six, money, one);
        EXPECT_EQ(made.blues * made.blue_each * (made.blue_doubled ? 2 : 1) + made.halls_dollars +
                      made.parked_dollars - made.fee,
                  one.dollars);
        EXPECT_EQ(made.halls, one.rerolls);
      }
    }
  };
  const auto choose = [&](const auto& self, int kind, int left, Census six) -> void {
    if (left == 0) return check(six);
    for (int next = kind; next < kind_count; ++next) {
      Census more = six;
      more += Census(static_cast<Kind>(next));
      self(self, next, left - 1, more);
    }
  };
  choose(choose, 0, scored_count, Census());
}

TEST(CityPlannerScoring, One_red_and_one_yellow_are_a_combination_without_fee) {
  EXPECT_EQ(results_of({G, G, B, B, R, Y}, 9), (Results{{4, 4, 0}}));
}

TEST(CityPlannerScoring, A_parked_lone_red_escapes_the_fee) {
  EXPECT_EQ(results_of({K, M, M, M, M, R}, 9), (Results{{8, -5, 0},
                                                        {6, -5, 0},
                                                        {4, -5, 0},
                                                        {2, -5, 0},
                                                        {0, -5, 0},
                                                        {4, 2, 0},
                                                        {3, 2, 0},
                                                        {2, 2, 0},
                                                        {1, 2, 0},
                                                        {0, 2, 0}}));
}

TEST(CityPlannerScoring, Results_that_the_fee_makes_equal_are_offered_once) {
  // With nothing to pay with, a red scored beside a purple or not leaves nothing either way.
  const Kinds kinds = {K, M, M, M, M, R};
  EXPECT_EQ(results_of(kinds, 0), brute_force(kinds, 0));
  const CityPlanner game = any_kind_game(1);
  State state = position(game, {1, 6, 4, 4, 1, 1, 1});
  state.money[0] = 0;
  apply(game, state, "pass 7");
  std::vector<std::string> moves = legal(game, state);
  const std::set<std::string> distinct(moves.begin(), moves.end());
  EXPECT_EQ(moves.size(), distinct.size());
}

TEST(CityPlannerScoring, All_results_of_all_sixes_equal_a_count_building_by_building) {
  int sixes = 0;
  for (int blacks = 0; blacks <= scored_count; ++blacks) {
    const CityPlanner game = any_kind_game(blacks);
    Kinds kinds(static_cast<std::size_t>(blacks), K);
    const auto extend = [&](const auto& self, int least) -> void {
      if (kinds.size() == scored_count) {
        ++sixes;
        for (int money = 0; money <= 12; ++money) {
          EXPECT_EQ(results_of(game, kinds, money), brute_force(kinds, money))
              << "six number " << sixes << " with $" << money;
        }
        return;
      }
      for (int kind = least; kind < static_cast<int>(K); ++kind) {
        kinds.push_back(static_cast<Kind>(kind));
        self(self, kind);
        kinds.pop_back();
      }
    };
    extend(extend, 0);
  }
  EXPECT_EQ(sixes, census_count);
}

// The examples of the rule text, with the dice it prints, on the cards as reconstructed.

TEST(CityPlannerExamples, Four_greens_and_two_reds_are_12_VP) {
  const CityPlanner game = make(2);
  const State state = position(game, {6, 3, 5, 6, 2, 5, 1});  // printed: 3 6 6 5 5 2
  const Results expected = {{12, 0, 0}};
  EXPECT_EQ(results(game, state, "pass 7"), expected);
  EXPECT_EQ(brute_force({G, R, G, G, R, G}, 5), expected);
}

TEST(CityPlannerExamples, Two_blues_two_yellows_a_green_and_a_black_are_6_dollars_and_1_VP) {
  const CityPlanner game = make(2);
  const State state = position(game, {6, 4, 3, 2, 4, 6, 1});  // printed: 6 4 2 4 3 6
  const Results all = results(game, state, "pass 7");
  EXPECT_TRUE(all.contains({1, 6, 0}));
  EXPECT_TRUE(all.contains({0, 10, 0})) << "everything but the black parked";
  EXPECT_EQ(all, brute_force({G, B, Y, Y, B, K}, 5));
}

TEST(CityPlannerExamples, Three_blues_a_yellow_and_two_greens_are_1_dollar_and_2_VP) {
  // The text prints "2 Green Buildings = 1VP", against its own rule that each green is 1 VP.
  const CityPlanner game = make(2);
  const State state = position(game, {6, 2, 4, 6, 4, 4, 1});  // printed: 2 4 4 4 6 6
  const Results expected = {{2, 1, 0}};
  EXPECT_EQ(results(game, state, "pass 7"), expected);
  EXPECT_EQ(brute_force({G, Y, B, G, B, B}, 5), expected);
}

// The end.

State finished(const CityPlanner& game) {
  State state = game.start();
  state.phase = Phase::over;
  state.round = static_cast<std::uint8_t>(game.charts().rounds);
  return state;
}

TEST(CityPlannerEnd, Every_full_5_dollars_are_a_VP) {
  const CityPlanner game = make(2);
  State state = finished(game);
  state.money = {23, 4};
  state.tallies[0][2] = TurnScore(4, 2, false);
  EXPECT_EQ(game.score(state, seat_0), 16);
  EXPECT_EQ(game.score(state, seat_1), 0);
}

TEST(CityPlannerEnd, The_sheet_tells_every_round_and_the_money) {
  const CityPlanner game = make(2);
  State state = finished(game);
  state.money = {23, 4};
  state.tallies[0][1] = TurnScore(1, 0, true);
  state.tallies[0][2] = TurnScore(4, 2, false);
  const ScoreSheet sheet = game.score_sheet(state, seat_0);
  ASSERT_EQ(sheet.lines.size(), 9U);
  EXPECT_EQ(said(sheet.lines[0].text), "Round 1: no green");
  EXPECT_EQ(said(sheet.lines[1].text), "Round 2: 1 green, doubled");
  EXPECT_EQ(said(sheet.lines[2].text), "Round 3: 4 green × 3");
  EXPECT_EQ(sheet.lines[2].points, 12);
  EXPECT_EQ(said(sheet.lines[8].text), "$23 = 4 VP");
  EXPECT_EQ(sheet.lines[8].reason, "money");
  EXPECT_EQ(sheet.total(), game.score(state, seat_0));
}

TEST(CityPlannerEnd, A_tie_goes_to_the_most_money_before_conversion) {
  const CityPlanner game = make(2);
  State state = finished(game);
  state.money = {6, 8};
  EXPECT_EQ(game.score(state, seat_0), game.score(state, seat_1));
  EXPECT_EQ(leaders(game, state), SeatSet(seat_1));
  state.money = {8, 8};
  EXPECT_EQ(leaders(game, state), SeatSet::first(2));
}

TEST(CityPlannerEnd, Solo_grades_change_at_21_41_61_and_81_VP) {
  const CityPlanner game = make(1);
  State state = finished(game);
  const auto grade = [&](int vp) {
    state.money[0] = static_cast<std::int16_t>(5 * vp);
    return game.grade(state, seat_0);
  };
  EXPECT_EQ(grade(0), "Intern Architect");
  EXPECT_EQ(grade(20), "Intern Architect");
  EXPECT_EQ(grade(21), "Architectural Designer");
  EXPECT_EQ(grade(40), "Architectural Designer");
  EXPECT_EQ(grade(41), "Architect");
  EXPECT_EQ(grade(60), "Architect");
  EXPECT_EQ(grade(61), "Firm Partner");
  EXPECT_EQ(grade(80), "Firm Partner");
  EXPECT_EQ(grade(81), "Emeritus");
  EXPECT_EQ(grade(101), "Emeritus");
}

TEST(CityPlannerEnd, Two_players_get_no_grade) {
  const CityPlanner game = make(2);
  EXPECT_EQ(game.grade(finished(game), seat_0), "");
}

}  // namespace
}  // namespace townsmith::cityplanner
