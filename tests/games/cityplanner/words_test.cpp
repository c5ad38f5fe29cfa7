#include "words.h"

#include <gtest/gtest.h>

#include "support.h"

namespace townsmith::cityplanner {
namespace {

std::string syntax_problem(std::string_view text) {
  const CityPlanner game = make(2);
  const State state = game.start();
  const Result<Move> move = game.parse(state, seat_0, text);
  if (move) return "";
  EXPECT_EQ(move.error().reason, Reason::bad_syntax);
  return said(move.error());
}

TEST(CityPlannerNotation, Moves_read_as_they_are_written) {
  const CityPlanner game = make(2);
  const State state = game.start();
  for (const char* text : {"reroll 3", "change 3 up", "change 7 down", "pass 4", "score 12vp 6$ 0r",
                           "score 2vp -4$ 0r", "score 0vp 2$ 2r"}) {
    EXPECT_EQ(game.notate(state, seat_0, move_of(game, state, text)), text);
  }
}

TEST(CityPlannerNotation, What_cannot_be_read_is_explained) {
  EXPECT_EQ(syntax_problem(""), "A move starts with reroll, change, pass or score, not “”.");
  EXPECT_EQ(syntax_problem("park 3"),
            "A move starts with reroll, change, pass or score, not “park”.");
  EXPECT_EQ(syntax_problem("reroll"), "A reroll is written “reroll CARD”, as in “reroll 3”.");
  EXPECT_EQ(syntax_problem("pass 8"), "Cards are numbered 1 to 7, not “8”.");
  EXPECT_EQ(syntax_problem("pass x"), "Cards are numbered 1 to 7, not “x”.");
  EXPECT_EQ(syntax_problem("change 3"),
            "A change is written “change CARD up” or “change CARD down”.");
  EXPECT_EQ(syntax_problem("change 3 left"),
            "A change is written “change CARD up” or “change CARD down”.");
  for (const char* text : {"score 12$ 6$ 0r", "score 12 6$ 0r", "score 12vp 6vp 0r",
                           "score vp 6$ 0r", "score 12vp 6$ 256r", "score 12vp 32768$ 0r"}) {
    EXPECT_NE(syntax_problem(text), "") << text;
  }
  EXPECT_EQ(syntax_problem("score 12vp"),
            "A result is written “score 12vp 6$ 0r”: VP, net dollars, free rerolls.");
  EXPECT_EQ(syntax_problem("score 12 6$ 0r"), "“12” should be a number followed by “vp”.");
  EXPECT_EQ(syntax_problem("score 12vp $6 0r"), "“$6” should be a number followed by “$”.");
  EXPECT_EQ(syntax_problem("score 12vp 6$ -1r"), "“-1r” should be a number followed by “r”.");
  EXPECT_EQ(syntax_problem("score 99999vp 6$ 0r"),
            "“99999vp” should be a number followed by “vp”.");
}

TEST(CityPlannerExplain, A_sentence_and_the_cards) {
  const CityPlanner game = make(2);
  State state = position(game, {6, 3, 5, 6, 2, 5, 1}, 7);
  state.rerolls[0] = 2;
  const auto explain = [&](std::string_view text) {
    return game.explain(state, seat_0, move_of(game, state, text));
  };
  EXPECT_EQ(said(explain("reroll 3").sentence),
            "Roll the die on card 3 (5, suburb) again; 1 free reroll left after that.");
  EXPECT_EQ(said(explain("change 3 up").sentence),
            "Turn the die on card 3 up from 5 (suburb) to 6 (parking lot) for $1.");
  EXPECT_EQ(explain("change 3 up").spaces, std::vector<std::string>{"card 3"});
  EXPECT_EQ(said(explain("pass 7").sentence),
            "Hand over card 7 with its die locked on 1 (town hall); the other six score.");
  EXPECT_EQ(logged(explain("pass 7").sentence),
            "Ada: Handed over card 7 with its die locked on 1 (town hall).");
  apply(game, state, "pass 7");
  EXPECT_EQ(said(explain("score 12vp 0$ 0r").sentence), "Score 12 VP (4 green × 3) and no money.");
  EXPECT_EQ(explain("score 12vp 0$ 0r").spaces.size(), 6U);
  EXPECT_EQ(said(explain("pass 1").sentence),
            "This cannot be done: Card 7 is handed over already: now choose a result.");
}

json::object view_of(const CityPlanner& game, const State& state) {
  return json::parse(
             schema::to_json(game.view(observe(game, state, Viewer::spectator())), english()))
      .as_object();
}

TEST(CityPlannerView, Has_everything_on_the_table) {
  const CityPlanner game = make(2);
  State state = position(game, {6, 3, 5, 6, 2, 5, 1}, 7);
  apply(game, state, "change 3 up");
  const json::object view = view_of(game, state);
  EXPECT_EQ(view.at("round").as_int64(), 2);
  EXPECT_EQ(view.at("phase").as_string(), "adjust");
  EXPECT_EQ(view.at("active").as_int64(), 0);
  EXPECT_EQ(view.at("changes_left").as_int64(), 2);
  const json::object& card = view.at("cards").as_array().at(2).as_object();
  EXPECT_EQ(card.at("die").as_int64(), 6);
  EXPECT_EQ(card.at("kind").as_string(), "black");
  EXPECT_TRUE(card.at("changed").as_bool());
  EXPECT_FALSE(card.at("locked").as_bool());
  EXPECT_EQ(card.at("faces").as_array().size(), 6U);
  EXPECT_TRUE(view.at("cards").as_array().at(6).as_object().at("locked").as_bool());
  EXPECT_EQ(view.at("seats").as_array().at(0).as_object().at("money").as_int64(), 4);
}

TEST(CityPlannerView, Dice_in_the_hand_have_no_face) {
  const CityPlanner game = make(2, {{"first", "random"}});
  const json::object view = view_of(game, game.start());
  EXPECT_TRUE(view.at("active").is_null());
  EXPECT_TRUE(view.at("cards").as_array().at(0).as_object().at("die").is_null());
}

TEST(CityPlannerDrawing, Shows_seven_cards_the_lock_the_change_and_both_seats) {
  const CityPlanner game = make(2);
  State state = position(game, {6, 3, 5, 4, 2, 1, 1}, 7);
  state.tallies[0][0] = TurnScore(4, 2, false);
  apply(game, state, "change 3 up");
  const Drawing drawing = game.draw(observe(game, state, Viewer::spectator()), english());
  EXPECT_LE(drawing.canvas.width(), 78);
  std::string drawn = "\n";
  drawn += drawing.canvas.plain();
  EXPECT_EQ(drawn, R"(
Round 2 of 8   seat 0 adjusts, then passes a card   changes left: 2 at $1

┌ card 1 ┐ ┌ card 2 ┐ ┌ card 3 ┐ ┌ card 4 ┐ ┌ card 5 ┐ ┌ card 6 ┐ ╔ card 7 ╗
│┌─────┐ │ │┌─────┐ │ │┌─────┐ │ │┌─────┐ │ │┌─────┐ │ │┌─────┐ │ ║┌─────┐ ║
││●   ●│ │ ││    ●│ │ ││●   ●│ │ ││●   ●│ │ ││    ●│ │ ││     │ │ ║│     │ ║
││●   ●│ │ ││  ●  │ │ ││●   ●│ │ ││     │ │ ││     │ │ ││  ●  │ │ ║│  ●  │ ║
││●   ●│ │ ││●    │ │ ││●   ●│ │ ││●   ●│ │ ││●    │ │ ││     │ │ ║│     │ ║
│└─────┘ │ │└─────┘ │ │└─────┘ │ │└─────┘ │ │└─────┘ │ │└─────┘ │ ║└─────┘ ║
│⌂ green │ │ # red  │ │P black │ │ $ blue │ │ # red  │ │± mixed │ ║* purple║
│ suburb │ │offices │ │parking │ │ shops  │ │offices │ │blue/grn│ ║  hall  ║
│        │ │        │ │changed │ │        │ │        │ │        │ ║ locked ║
├────────┤ ├────────┤ ├────────┤ ├────────┤ ├────────┤ ├────────┤ ╟────────╢
│1 purple│ │1 black │ │1 mixed │ │1 purple│ │1 black │ ▶1 mixed │ ▶1 purple║
│2 red   │ │2 yellow│ │2 red   │ │2 yellow│ ▶2 red   │ │2 yellow│ ║2 red   ║
│3 yellow│ ▶3 red   │ │3 yellow│ │3 red   │ │3 yellow│ │3 red   │ ║3 yellow║
│4 blue  │ │4 blue  │ │4 blue  │ ▶4 blue  │ │4 blue  │ │4 blue  │ ║4 blue  ║
│5 green │ │5 green │ │5 green │ │5 green │ │5 green │ │5 green │ ║5 blue  ║
▶6 green │ │6 green │ ▶6 black │ │6 green │ │6 green │ │6 black │ ║6 green ║
└────────┘ └────────┘ └────────┘ └────────┘ └────────┘ └────────┘ ╚════════╝

▶ seat 0     $4   12 VP  0 rerolls  score  12  rounds 12  ·  ·  ·  ·  ·  ·  ·
  seat 1     $5    0 VP  0 rerolls  score   1  rounds  0  ·  ·  ·  ·  ·  ·  ·
)");
  ASSERT_EQ(drawing.places.size(), 7U);
  EXPECT_EQ(drawing.places[3].name, "card 4");
}

TEST(CityPlannerDrawing, Calls_the_viewers_own_seat_you) {
  const CityPlanner game = make(2);
  const State state = position(game, {6, 3, 5, 4, 2, 1, 1}, 7);
  const std::string own = game.draw(observe(game, state, seat_at(0)), english()).canvas.plain();
  EXPECT_NE(own.find("   you adjust, then pass a card   "), std::string::npos) << own;
  EXPECT_NE(own.find("\n▶ You        $5 "), std::string::npos) << own;
  EXPECT_NE(own.find("\n  seat 1     $5 "), std::string::npos) << own;
}

TEST(CityPlannerDrawing, Fits_80_columns_in_every_phase) {
  const CityPlanner game = make(2, {{"first", "random"}});
  State state = game.start();
  for (const Phase phase :
       {Phase::first_player, Phase::roll, Phase::adjust, Phase::score, Phase::over}) {
    state.phase = phase;
    state.money = {3000, 3000};
    if (phase == Phase::adjust) state.dice.fill(1);
    if (phase == Phase::score) state.passed = card_at(2);
    EXPECT_LE(game.draw(observe(game, state, Viewer::spectator()), english()).canvas.width(), 78);
  }
}

}  // namespace
}  // namespace townsmith::cityplanner
