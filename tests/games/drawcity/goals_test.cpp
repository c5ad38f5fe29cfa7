// Municipal goals: each one just met and just missed, and who takes which scoring space.
#include <algorithm>

#include "support.h"

namespace townsmith::drawcity {
namespace {

const Goal& goal_named(const DrawCity& game, std::string_view name) {
  const auto& goals = game.content().goals.goals;
  const auto found =
      std::find_if(goals.begin(), goals.end(), [&](const Goal& goal) { return goal.name == name; });
  EXPECT_NE(found, goals.end()) << name;
  return *found;
}

struct GoalCase {
  const char* goal;
  std::vector<std::string> met;
  std::vector<std::string> missed;
  int players = 3;
};

const std::vector<GoalCase> cases = {
    {"Village",
     {"bh bh . . . . . . . . .", ". bh bh . . . . . . . .", "", "", ""},
     {"bh bh . . . . . . . . .", ". bh . bh . . . . . . .", ". . bh . . . . . . . .", "", ""}},
    {"Crossroads",
     {"bh . . . . . . . . . .", "bh . . . . . . . . . .", "bh . . . . . . . . . .", "", ""},
     {"bh bh . . . . . . . . .", "bh . . . . . . . . . .", ". bh . . . . . . . . .", "", ""}},
    {"Homes all over",
     {"bh . . . . . . . . . .", "bh . . . . . . . . . .", ". . bh . . . . . . . .",
      ". . . . . . bh . . . .", ""},
     {"bh bh . . . . . . . . .", "bh . . . . . . . . . .", ". . bh . . . . . . . .",
      ". . . . . . ph . . . .", ""}},
    {"Twin quarters",
     {"bh bh bh . bh bh . . . . .", "", "", "", ""},
     {"bh bh bh bh bh . bh . . . .", "", "", "", ""}},
    {"High street",
     {"bs . bs . bs ps . . bs . .", "", "", "", ""},
     {"bs . bs . bs ps . . ps . .", ". bs . . . . . . . . .", "", "", ""}},
    {"Two markets",
     {"bs . bs . . . . . . . .", "", "bs . . . . . . . . . bs", "", ""},
     {"bs . bs . bs . . . . . .", "", "bs . . . . . . . . . .", "", ""}},
    {"A shop for everyone",
     {"bs . bs . bs . . . . . .", ". bs . bs . bs . . . . .", "", "", ""},
     {"bs . bs . bs . . . . . .", "bs bs . bs . . . . . . .", "", "", ""}},
    {"Arcade",
     {". . bs bs bs . . . . . .", "", "", "", ""},
     {". . bs bs . bs . . . . .", ". . . . bs bs . . . . .", "", "", ""}},
    {"Model factory",
     {". ph . . . . . . . . .", "bs bf pf . . . . . . . .", ". gp . . . . . . . . .", "", ""},
     {". ph . . . . . . . . .", "bs bf pf . . . . . . . .", ". gs . . . . . . . . .", "", ""}},
    {"Industry in the midst",
     {". ph . ph . ph . ph . . .", "ps bf pp bf ps bf pp bf ps . .", "", "", ""},
     {". ph . ph . ph . ph . . .", "ps bf pp bf ps bf pp bf pp . .", "", "", ""}},
    {"Works all over",
     {"bf . . . . . . . . . .", "bf . . . . . . . . . .", ". . bf . . . . . . . .", "",
      ". . . . . . bf . . . ."},
     {"bf . . . . . . . . . .", "bf . . . . . . . . . .", ". . bf . . . . . . . .", "",
      ". . . . . . bh . . . ."}},
    {"Data works",
     {"bf@ . bf@ . . . . . . . .", "bf@ . . . . . . . . . .", "", "", ""},
     {"bf@ . bf@ . . . . . . . .", "bf bh@ . . . . . . . . .", "", "", ""}},
    {"Meeting places",
     {". ph . . . . gh . . . .", "ps bp pf . . gs bp ps . . .", "", "", ""},
     {". ph . . . . gh . . . .", "ps bp pf . . bs bp ps . . .", "", "", ""}},
    {"Scattered greens",
     {"bp bp bp . . . . . . . .", ". bp . . . . . . . . bp", "bp . bp . . . . . . . .", "", ""},
     {"bp bp bp . . . . . . . .", "bp bp bp . . . . . . . .", ". . . . . . . . . . bp", "", ""}},
    {"Green districts",
     {". bp bp . . . bp . . . .", ". . . . . . . bp . . bp", "", "", ""},
     {"bp . bp . . . bp . . bp .", ". . . . bp . . . . . bp", "", "", ""}},
    {"Avenue",
     {"bp . . bp . . . . . . bp", "", "", "", ""},
     {"bp . . bp . . . . . . pp", "bp . . bp . . . . . . .", "", "", ""}},
    {"Mixed street",
     {"bh . bs . bf . . bp . . .", "", "", "", ""},
     {"bh . bs . bf . . pp . . .", "bp . . . . . . . . . .", "", "", ""}},
    {"Online city",
     {"bh@ bh@ bs@ bf@ bh@ . . . . . .", "bh@ bh@ bs@ bf@ . . . . . . .", "", "", ""},
     {"bh@ bh@ bs@ bf@ bh@ . . . . . .", "bh@ bh@ bs@ bf . . . . . . .", "", "", ""}},
    {"My street",
     {"bh bh . bs . bf bp . . bh .", "", "", "", ""},
     {"bh bh . bs . bf bp . . ph .", "bh . . . . . . . . . .", "", "", ""}},
    {"Town square",
     {". bh bs . . . . . . . .", ". bp bf . . . . . . . .", "", "", ""},
     {". bh bs . . . . . . . .", ". bp pf bf . . . . . . .", "", "", ""}},
};

TEST(DrawCityGoals, Every_goal_is_met_by_one_position_and_just_missed_by_another) {
  const DrawCity game = make(3);
  for (const GoalCase& one : cases) {
    const Goal& goal = goal_named(game, one.goal);
    EXPECT_TRUE(game.meets(board(game, one.met), blue, goal)) << one.goal;
    EXPECT_FALSE(game.meets(board(game, one.missed), blue, goal)) << one.goal;
  }
  EXPECT_EQ(cases.size(), game.content().goals.goals.size()) << "a goal has no test";
}

TEST(DrawCityGoals, With_seven_streets_or_more_five_of_them_are_asked_for) {
  const std::vector<std::string> four = {"bh . . . . . . . . . .", "bh . . . . . . . . . .",
                                         "bh . . . . . . . . . .", "bh . . . . . . . . . ."};
  for (const auto& [streets, asked] :
       {std::pair{"3", 3}, {"4", 4}, {"5", 4}, {"6", 4}, {"7", 5}, {"10", 5}}) {
    const DrawCity game = make(2, {{"streets", streets}});
    const Goal& goal = goal_named(game, "Homes all over");
    EXPECT_EQ(game.streets_asked(goal), asked) << streets;
    if (asked >= 4) {
      EXPECT_EQ(game.meets(board(game, four), blue, goal), asked == 4) << streets;
    }
  }
}

TEST(DrawCityGoals, Five_parks_apart_are_found_among_crowded_ones) {
  const DrawCity game = make(3);
  const Goal& goal = goal_named(game, "Scattered greens");
  // A ring of eight has four apart; with a ninth elsewhere it is five.
  std::vector<std::string> ring = {"bp bp bp . . . . . . . .", "bp . bp . . . . . . . .",
                                   "bp bp bp . . . . . . . .", "", ""};
  EXPECT_FALSE(game.meets(board(game, ring), blue, goal));
  ring[4] = ". . . . . . . . . bp .";
  EXPECT_TRUE(game.meets(board(game, ring), blue, goal));
}

/// Puts a goal on the table in the slot of its pile.
void lay_out(const DrawCity& game, State& state, std::string_view name) {
  const auto& goals = game.content().goals.goals;
  for (std::size_t pile = 0; pile < type_count; ++pile) {
    for (std::size_t i = 0; i < goals.size(); ++i) {
      const bool wanted = goals[i].name == name;
      if (goals[i].pile == static_cast<int>(pile) && (wanted || state.goals[pile].goal == 0)) {
        state.goals[pile].goal = static_cast<std::uint8_t>(i + 1);
      }
    }
  }
}

std::size_t shop_slot() { return index(Type::shop); }

/// Everybody has three shops on a street of its own; one more completes "High street".
State before_high_street(const DrawCity& game) {
  State state = board(game, {"bs1 bs2 bs3 . . . . . . . .", "ps1 ps2 ps3 . . . . . . . .",
                             "gs1 gs2 gs3 . . . . . . . .", "fs1 fs2 fs3 . . . . . . . ."});
  lay_out(game, state, "High street");
  return state;
}

std::array<int, 4> shop_goal_points(const DrawCity& game, const State& state) {
  std::array<int, 4> points{};
  for (int seat = 0; seat < 4; ++seat) {
    points[static_cast<std::size_t>(seat)] =
        game.goal_points(state, static_cast<int>(shop_slot()), seat_at(seat));
  }
  return points;
}

TEST(DrawCityGoals, One_after_another_take_7_and_4_and_then_nothing_with_four_players) {
  const DrawCity game = make(4);
  State state = before_high_street(game);
  for (const char* move : {"shop 5 F1", "park 5 K5", "park 5 K6", "park 5 J7",     // round 1: blue
                           "park 6 K1", "shop 5 F2", "park 6 K3", "park 6 K4",     // round 2: pink
                           "park 7 A5", "park 7 A6", "shop 5 F3", "shop 5 F4"}) {  // too late
    play_text(game, state, move);
  }
  EXPECT_EQ(shop_goal_points(game, state), (std::array{7, 4, 0, 0}));
  EXPECT_EQ(state.goals[shop_slot()].used, 2);
}

TEST(DrawCityGoals, Two_in_the_same_round_share_the_best_space_and_use_up_two) {
  const DrawCity game = make(4);
  State state = before_high_street(game);
  for (const char* move : {"shop 5 F1", "park 5 K5", "shop 5 F3", "park 5 K6"}) {
    EXPECT_EQ(state.goals[shop_slot()].used, 0) << "settled at the end of the round";
    play_text(game, state, move);
  }
  EXPECT_EQ(state.goals[shop_slot()].used, 2);
  play_text(game, state, "park 6 K1");
  play_text(game, state, "shop 5 F2");
  EXPECT_EQ(shop_goal_points(game, state), (std::array{7, 0, 7, 0}));
}

TEST(DrawCityGoals, With_five_players_a_tie_of_two_leaves_the_third_space) {
  const DrawCity game = make(5);
  State state = before_high_street(game);
  for (const char* move : {"shop 5 F1", "shop 5 F2", "park 5 K5", "park 5 K6", "park 5 K7",
                           "park 6 A5", "park 6 A6", "shop 5 F3"}) {
    play_text(game, state, move);
  }
  EXPECT_EQ(shop_goal_points(game, state), (std::array{7, 7, 2, 0}));
}

TEST(DrawCityGoals, Four_in_the_same_round_all_take_the_best_space_and_close_the_goal) {
  const DrawCity game = make(5);
  State state = before_high_street(game);
  for (const char* move : {"shop 5 F1", "shop 5 F2", "shop 5 F3", "shop 5 F4", "park 5 K7"}) {
    play_text(game, state, move);
  }
  EXPECT_EQ(shop_goal_points(game, state), (std::array{7, 7, 7, 7}));
  EXPECT_EQ(state.goals[shop_slot()].used, 3);
}

TEST(DrawCityGoals, With_two_players_there_is_one_space) {
  const DrawCity game = make(2);
  State state = board(game, {"bs1 bs2 bs3 . . . . . . . .", "ps1 ps2 ps3 . . . . . . . ."});
  lay_out(game, state, "High street");
  State later = state;
  for (const char* move : {"shop 5 F1", "shop 5 F2"}) play_text(game, state, move);
  EXPECT_EQ(shop_goal_points(game, state), (std::array{7, 7, 0, 0})) << "in the same round";
  for (const char* move : {"shop 5 F1", "park 5 F3", "park 5 F4", "shop 5 F2"}) {
    play_text(game, later, move);
  }
  EXPECT_EQ(shop_goal_points(game, later), (std::array{7, 0, 0, 0})) << "a round later";
}

TEST(DrawCityGoals, A_round_is_a_lap_from_the_first_player) {
  const DrawCity game = make(4);
  State state = before_high_street(game);
  state.first = state.active = green;
  for (const char* move : {"park 5 K5", "park 5 K6", "shop 5 F1", "shop 5 F2"}) {
    play_text(game, state, move);
  }
  EXPECT_EQ(shop_goal_points(game, state), (std::array{7, 7, 0, 0}));
  EXPECT_EQ(state.round, 2);
  play_text(game, state, "shop 5 F3");
  EXPECT_EQ(shop_goal_points(game, state), (std::array{7, 7, 0, 0}));
}

TEST(DrawCityGoals, A_goal_is_completed_once_by_a_player) {
  const DrawCity game = make(4);
  State state = before_high_street(game);
  for (const char* move : {"shop 5 F1", "park 5 K5", "park 5 K6", "park 5 K7", "shop 6 G1"}) {
    play_text(game, state, move);
  }
  EXPECT_EQ(shop_goal_points(game, state), (std::array{7, 0, 0, 0}));
  EXPECT_EQ(state.goals[shop_slot()].now, 0);
}

TEST(DrawCityGoals, Another_players_build_completes_a_goal_also_of_one_who_has_finished) {
  const DrawCity game = make(3);
  State state = board(game, {". ph1 . . . . . . . . .", "bs1 bf2 gf1 . . . . . . . .", "", "", ""});
  lay_out(game, state, "Model factory");
  state.finished = 1;  // blue
  state.active = pink;
  play_text(game, state, "park 5 B3");
  EXPECT_EQ(game.goal_points(state, static_cast<int>(index(Type::factory)), blue), 7);
}

TEST(DrawCityGoals, Completing_is_immediate) {
  const DrawCity game = make(4);
  State state = before_high_street(game);
  give_for(game, state, "shop 5 F1");
  const int before = game.score(state, blue);
  game.apply(state, blue, *game.parse(state, blue, "shop 5 F1"));
  EXPECT_EQ(game.score(state, blue), before - 7 + 11 + 7) << "a fourth shop and the goal";
}

TEST(DrawCityGoals, One_goal_of_each_pile_is_drawn) {
  for (const bool other : {false, true}) {
    const DrawCity game = make(3, {{"other_goal", other ? "on" : "off"}});
    Chance chance{Random(7)};
    const State state = begin(game, chance);
    for (int pile = 0; pile < (other ? 5 : 4); ++pile) {
      EXPECT_EQ(game.goal_in(state, pile).pile, pile);
    }
    EXPECT_EQ(state.goals[4].goal != 0, other);
  }
}

}  // namespace
}  // namespace townsmith::drawcity
