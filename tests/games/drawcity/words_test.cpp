// Notation, explanations, the view and the drawing.
#include "core/any_game.h"
#include "support.h"

namespace townsmith::drawcity {
namespace {

std::string syntax_problem(std::string_view text) {
  const DrawCity game = make(2);
  const Result<Move> move = game.parse(game.start(), blue, text);
  if (move) return "";
  EXPECT_EQ(move.error().reason, Reason::bad_syntax);
  return said(move.error());
}

TEST(DrawCityNotation, Moves_read_as_they_are_written) {
  const DrawCity game = make(2);
  const State state = game.start();
  for (const char* text :
       {"house 5 C3", "park 9 K10", "shop 1 A1", "house 5 C3 line A3-C3", "house 5 C3 line B3-D3",
        "house 5 C3 line C3-E3", "factory 2 C3 line C1-C3", "factory 2 C3 line C2-C4",
        "factory 2 C3 line C3-C5", "skip", "skip discard 5", "skip discard shop",
        "skip discard 5 shop"}) {
    const Result<Move> move = game.parse(state, blue, text);
    ASSERT_TRUE(move) << text;
    EXPECT_EQ(game.notate(state, blue, *move), text);
  }
}

TEST(DrawCityNotation, What_cannot_be_read_is_explained) {
  EXPECT_EQ(syntax_problem(""), "A move starts with house, shop, factory, park or skip.");
  EXPECT_EQ(syntax_problem("hut 5 C3"),
            "A move starts with house, shop, factory, park or skip, not “hut”.");
  EXPECT_EQ(syntax_problem("house 0 C3"), "Numbers go from 1 to 9, not “0”.");
  EXPECT_EQ(syntax_problem("house 10 C3"), "Numbers go from 1 to 9, not “10”.");
  for (const char* space : {"L3", "C11", "C0", "C03", "c3", "C", "3C", "C3x", "C-1"}) {
    EXPECT_EQ(syntax_problem(std::string("house 5 ") + space),
              std::string("Spaces are called A1 to K10, not “") + space + "”.");
  }
  EXPECT_EQ(syntax_problem("house 5"),
            "A build is written “house 5 C3”, or “house 5 C3 line A3-C3” where there are lines to "
            "choose from.");
  for (const char* line : {"A3-D3", "D3-F3", "A1-C3", "C3-A3", "A3", "C9-C11"}) {
    EXPECT_EQ(syntax_problem(std::string("house 5 C3 line ") + line),
              std::string("“") + line + "” is not a line of three spaces with C3.");
  }
  EXPECT_EQ(syntax_problem("house 5 A1 line K0-B1"),
            "“K0-B1” is not a line of three spaces with A1.");
  for (const char* text : {"skip 5", "skip discard", "skip discard shop 5", "skip discard 5 5"}) {
    EXPECT_EQ(syntax_problem(text),
              "A skip is written “skip”, “skip discard 5”, “skip discard shop” or “skip discard 5 "
              "shop”.");
  }
}

TEST(DrawCityExplain, Tells_what_a_build_brings) {
  const DrawCity game = make(2, {{"goals", "off"}, {"locations", "on"}, {"neighborhoods", "on"}});
  State state = board(game, {"", ". . pp pp . . . . . . .", "", ""});
  state.patterns = {{{1, 4, 4}, {1, 4, 4}}};
  give(state, blue, {5, 5}, {Type::house, Type::house});
  const Explanation one = game.explain(state, blue, *game.parse(state, blue, "house 5 B2"));
  EXPECT_EQ(said(one.sentence),
            "Build a house with number 5 on B2; it gets internet, it takes a square and B2-D2 "
            "becomes a neighborhood (+6 points now).");
  EXPECT_EQ(logged(one.sentence),
            "Ada: Built a house with number 5 on B2; it got internet, it took a square and B2-D2 "
            "became a neighborhood (+6 points).");
  EXPECT_EQ(one.spaces, (std::vector<std::string>{"B2", "C2", "D2"}));
  EXPECT_EQ(said(game.explain(state, blue, *game.parse(state, blue, "house 6 B2")).sentence),
            "This cannot be done: There is no 6 in your hand.");
}

TEST(DrawCityExplain, Tells_of_a_skip) {
  const DrawCity game = make(2, {{"goals", "off"}});
  State state = board(game, {"bh5 . . . . . . . . . .", "bh5 . . . . . . . . . .",
                             "bh5 . . . . . . . . . .", "bh5 . . . . . . . . . ."});
  give(state, blue, {5, 5}, {Type::house, Type::shop});
  EXPECT_EQ(said(game.explain(state, blue, Move::skip(0, 0)).sentence),
            "Skip this turn and keep all cards.");
  state.skips[0] = 1;
  EXPECT_EQ(said(game.explain(state, blue, Move::skip(5, 2)).sentence),
            "Skip this turn, discard the 5 and a shop and draw; it is the second in a row, and the "
            "last turn.");
  EXPECT_EQ(logged(game.explain(state, blue, Move::skip(5, 2)).sentence),
            "Ada: Skipped this turn, discarded the 5 and a shop and drew; it was the second in a "
            "row, and the last turn.");
}

TEST(DrawCityExplain, Tells_who_completes_a_goal_without_naming_seats) {
  const DrawCity game = make(3, {{"goals", "on"}, {"streets", "4"}});
  // Pink's and green's factories lack a park beside them, and so does blue's own.
  State state = board(game, {". ph . gs . . . . . . .", "ps pf . gf gh . . . . . .",
                             ". pf . gf bs . . . . . .", ". bh bf . . . . . . . ."});
  for (std::size_t i = 0; i < type_count; ++i) {
    state.goals[i].goal = static_cast<std::uint8_t>(4 * i + 1);
  }
  give(state, blue, {5, 5}, {Type::park, Type::park});
  EXPECT_EQ(said(game.explain(state, blue, *game.parse(state, blue, "park 5 C2")).sentence),
            "Build a park with number 5 on C2; 2 other players complete the goal Model factory for "
            "7 points (+3 points now).");
  state.owned[pink] -= Spaces::one(space_at("B2"));
  state.owned[blue].set(space_at("B2"));
  EXPECT_EQ(
      said(game.explain(state, blue, *game.parse(state, blue, "park 5 C2")).sentence),
      "Build a park with number 5 on C2; it completes the goal Model factory for 7 points and "
      "another player completes the goal Model factory for 7 points (+10 points now).");
}

std::string uses_text(const DrawCity& game, const State& state, std::string_view move) {
  std::string text;
  for (const Use& use : game.uses(state, blue, *game.parse(state, blue, move))) {
    text += std::string(use.kind) + " " + std::string(use.how) + ": " + said(use.thing);
    for (const std::string& space : use.spaces) text += " on " + space;
    text += "\n";
  }
  return text;
}

TEST(DrawCityLab, Tells_what_a_move_uses) {
  const DrawCity game = make(2, {{"locations", "on"}});
  State state = board(game, {". bp1 bp2 . . . . . . . .", "", "", ""});
  for (std::size_t i = 0; i < type_count; ++i) {
    state.goals[i].goal = static_cast<std::uint8_t>(4 * i + 4);
  }
  EXPECT_EQ(uses_text(game, state, "park 5 D1"),
            "development built: park on D1\nnumber built: number 5\nlocation collected: view\n"
            "goal completed: Avenue\n");
  EXPECT_EQ(uses_text(game, state, "skip discard 5"), "number discarded: number 5\n");
  EXPECT_EQ(uses_text(game, state, "skip"), "");
  EXPECT_EQ(game.round(state), 1);
}

TEST(DrawCityLab, A_seats_place_is_counted_from_the_first_player) {
  const DrawCity game = make(3, {});
  State state = game.start();
  state.first = seat_at(2);
  EXPECT_EQ(game.places().kind, Places::Kind::turns);
  EXPECT_EQ(game.place(state, seat_at(2)), 0);
  EXPECT_EQ(game.place(state, seat_at(0)), 1);
}

TEST(DrawCityView, Shows_the_viewers_hand_only) {
  const DrawCity game = make(3, {{"preset", "everything"}});
  Chance chance{Random(1)};
  const State state = begin(game, chance);
  const PositionView view = game.view(observe(game, state, pink));
  EXPECT_FALSE(view.seats.at(0).hand);
  EXPECT_FALSE(view.seats.at(2).hand);
  ASSERT_TRUE(view.seats.at(1).hand);
  EXPECT_EQ(view.seats[1].hand->numbers.size(), 2U);
  EXPECT_EQ(view.seats[0].cards.numbers, 2);
  EXPECT_EQ(view.numbers.deck, 44);
  EXPECT_EQ(view.spaces.size(), 5U);
  EXPECT_EQ(view.goals.size(), 5U);
  EXPECT_EQ(view.districts.size(), 5U);
  EXPECT_EQ(view.demand.size(), 5U);
  EXPECT_EQ(view.patterns.size(), 2U);
  EXPECT_EQ(view.districts.at(2).types.size(), 3U);
  for (const SeatView& seat : game.view(observe(game, state, Viewer::spectator())).seats) {
    EXPECT_FALSE(seat.hand);
  }
}

TEST(DrawCityView, Is_as_it_is_described_and_so_are_moves) {
  const DrawCity game = make(4, {{"preset", "everything"}});
  Chance chance{Random(3)};
  Random random(4);
  State state = game.start();
  const auto is_described = [](const auto& value) {
    const json::value written = json::parse(schema::to_json(value, english()));
    const auto& type = schema::type_of<std::decay_t<decltype(value)>>();
    const Result<> good = schema::check(written, type);
    ASSERT_TRUE(good) << said(good.error());
  };
  is_described(game.view(observe(game, state, blue)));
  settle(game, state, chance);
  while (!game.over(state)) {
    const Move move = game.random_move(state, state.active, random);
    is_described(game.view(observe(game, state, blue)));
    is_described(game.describe(state, state.active, move));
    play(game, state, state.active, move, chance);
  }
  is_described(game.view(observe(game, state, Viewer::spectator())));
}

TEST(DrawCityView, Lists_the_districts_also_without_zoning) {
  const DrawCity game = make(3);
  const PositionView view = game.view(observe(game, game.start(), pink));
  ASSERT_EQ(view.districts.size(), 5U);
  EXPECT_EQ(view.districts[2].columns, (std::vector<int>{5, 6, 7}));
  EXPECT_TRUE(view.districts[2].types.empty());
}

TEST(DrawCityDrawing, Names_every_space_and_fits_the_page) {
  for (int players = 2; players <= 6; ++players) {
    const DrawCity game = make(players, {{"preset", "everything"}});
    Chance chance{Random(1)};
    Random random(2);
    State state = begin(game, chance);
    while (!game.over(state)) {
      const Drawing drawing = game.draw(observe(game, state, state.active), english());
      ASSERT_EQ(static_cast<int>(drawing.places.size()), columns * game.streets());
      ASSERT_LE(drawing.canvas.width(), 78) << drawing.canvas.plain();
      for (const Place& place : drawing.places) {
        const char32_t glyph = drawing.canvas.at(place.x, place.y).glyph;
        ASSERT_EQ(glyph != U' ', state.built().test(space_at(place.name))) << place.name;
      }
      play(game, state, state.active, game.random_move(state, state.active, random), chance);
    }
  }
}

TEST(DrawCityDrawing, A_position) {
  const DrawCity game = make(2, {{"goals", "off"}, {"streets", "3"}});
  State state = board(
      game, {"bh1 . . . . . . . . . .", ". ps4@ . . . . . . . . .", ". . . . gf9 . . . . . ."});
  state.owned[2] = {};
  state.types[2] = {};
  give(state, blue, {3, 5}, {Type::house, Type::park});
  const std::string expected = R"(DrawCity · round 1
     A     B     C     D     E     F     G     H     I     J     K
  ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┐
 1│●⌂1  │     │     │     │     │     │     │     │     │     │     │
  ├─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┤
 2│     │■$4@ │     │     │     │     │     │     │     │   @ │     │
  ├─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┤
 3│     │     │     │     │     │     │     │     │     │     │     │
  └─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┘
▶ ● You      2 points   [3] [5] [⌂ house] [♣ park]  first
  ■ Seat 1   3 points
  Numbers      deck 50    discarded
  Developments deck 48    discarded
  ⌂ house  $ shop  # factory  ♣ park  @ internet
)";
  EXPECT_EQ(game.draw(observe(game, state, blue), english()).canvas.plain(), expected);
}

}  // namespace
}  // namespace townsmith::drawcity
