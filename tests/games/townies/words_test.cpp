#include "words.h"

#include "support.h"

namespace townsmith::townies {
namespace {

const Townies& words_game() {
  static const Townies one = make(2, {{"goal", "hub"}, {"bonus", "second-draft"}});
  return one;
}

State some() {
  return position(words_game(),
                  {town({"blue F6", "red bank C4"}, Colour::blue), town({}, Colour::red)},
                  Object::game_court, bar);
}

std::string problem(std::string_view text) {
  const Result<Move> move = words_game().parse(some(), seat_0, text);
  if (!move) {
    EXPECT_EQ(move.error().reason, Reason::bad_syntax);
  }
  return move ? "" : said(move.error());
}

// Names.

TEST(TowniesWords, Spaces_are_a_column_from_the_left_and_a_number_from_the_top) {
  EXPECT_EQ(space_name(Board::at(0, 0)), "F6");
  EXPECT_EQ(column_length(0), 6);
  EXPECT_EQ(column_length(5), 11);
  EXPECT_EQ(find_space("A1"), Board::at(-5, 0));
  EXPECT_EQ(find_space("K6"), Board::at(5, 0));
  EXPECT_EQ(find_space("f11"), Board::at(0, 5));
  for (const char* wrong : {"", "A", "A0", "A7", "F12", "L1", "F06", "F6 ", "@1", "6F", "F1a"}) {
    EXPECT_EQ(find_space(wrong), -1) << wrong;
  }
  std::set<std::string> all;
  Board::everything.for_each([&](int space) {
    all.insert(space_name(space));
    EXPECT_EQ(find_space(space_name(space)), space);
  });
  EXPECT_EQ(all.size(), 91U);
}

TEST(TowniesWords, Neighbours_of_the_middle_go_round) {
  std::vector<std::string> around_middle;
  for (int d = 0; d < direction_count; ++d) {
    around_middle.push_back(space_name(neighbour(at("F6"), d)));
  }
  EXPECT_EQ(around_middle, (std::vector<std::string>{"G6", "F7", "E6", "E5", "F5", "G5"}));
  EXPECT_EQ(Land().edge.count(), 30);
}

// Moves as text.

TEST(TowniesWords, Moves_are_written_as_the_rules_page_says) {
  const State state = some();
  for (const char* text : {"shape F7 F8 F9 F10", "court C5", "bank F5", "draft square C5",
                           "draft shape E9 E10 F10 F11", "red bank F5", "done", "pass"}) {
    EXPECT_EQ(words_game().notate(state, seat_0, move_of(words_game(), state, seat_0, text)), text);
  }
}

TEST(TowniesWords, Capitals_blanks_and_the_order_of_spaces_do_not_matter) {
  const State state = some();
  EXPECT_EQ(move_of(words_game(), state, seat_0, "  SHAPE f10 F9 f8  F7"),
            move_of(words_game(), state, seat_0, "shape F7 F8 F9 F10"));
  EXPECT_EQ(move_of(words_game(), state, seat_0, "Bank f5"),
            move_of(words_game(), state, seat_0, "bank F5"));
}

TEST(TowniesWords, What_cannot_be_read_is_said) {
  EXPECT_EQ(problem("bank F12"), "Column F has the spaces F1 to F11.");
  EXPECT_EQ(problem("bank Z3"),
            "“z3” is not a space: write a column from A to K and a number, as in F6.");
  EXPECT_EQ(problem("bank"), "An Object has one space: write as in “bank F6”.");
  EXPECT_EQ(problem("shape F5 F6 F7"),
            "A Shape has 4 spaces, not 3: write as in “shape F5 F6 F7 F8”.");
  EXPECT_EQ(problem("shape F5 F6 F7 F7"), "F7 is named twice.");
  EXPECT_EQ(problem("shape F5 F6 F7 A1"),
            "These four spaces do not form any of the Shapes on the black die.");
  EXPECT_TRUE(problem("castle F6").starts_with("“castle F6” is not a move: write"));
  EXPECT_NE(problem(""), "");
  EXPECT_NE(problem("red"), "");
  EXPECT_NE(problem("draft"), "");
}

TEST(TowniesWords, A_move_is_explained_with_its_points_and_its_price) {
  State state = some();
  state.town(seat_0).stars = 1;
  const auto explain = [&](const char* text) {
    return words_game().explain(state, seat_0, move_of(words_game(), state, seat_0, text));
  };
  EXPECT_EQ(said(explain("bank F5").sentence), "Draw a Bank in blue at F5 for 2 points.");
  EXPECT_EQ(explain("bank F5").spaces, (std::vector<std::string>{"F5"}));
  EXPECT_EQ(said(explain("court C3").sentence),
            "Draw a Game Court in blue at C3 for 1 point. It earns a star.");
  EXPECT_EQ(said(explain("draft square C5").sentence),
            "Draw a City Square in blue at C5 for 2 points. Second Draft costs a star.");
  EXPECT_EQ(logged(explain("draft square C5").sentence),
            "Ada: Drew a City Square in blue at C5 for 2 points. Second Draft cost a star.");
  EXPECT_EQ(said(explain("shape F7 F8 F9 F10").sentence),
            "Draw the bar in blue on F7, F8, F9 and F10.");
  EXPECT_EQ(explain("shape F7 F8 F9 F10").spaces.size(), 4U);
}

// What clients get.

TEST(TowniesWords, The_view_tells_what_lies_where) {
  State state = some();
  state.town(seat_0).stars = 1;
  const json::object view = view_of(words_game(), state, seat_0);
  EXPECT_EQ(view.at("phase"), "act");
  EXPECT_EQ(view.at("white").as_object().at("object"), "court");
  EXPECT_EQ(view.at("black").as_object().at("shape"), "bar");
  EXPECT_EQ(view.at("bonus").as_object().at("key"), "second-draft");
  EXPECT_EQ(view.at("goal").as_object().at("key"), "hub");
  const json::object& seat = view.at("seats").as_array().at(0).as_object();
  EXPECT_EQ(seat.at("colour"), "blue");
  EXPECT_EQ(seat.at("stars"), 1);
  EXPECT_EQ(seat.at("blocks").as_object().at("C4"), "red");
  EXPECT_EQ(seat.at("objects").as_array().at(0).as_object().at("object"), "bank");
  EXPECT_EQ(seat.at("line").as_array().size(), 9U);
  EXPECT_EQ(seat.at("goals").as_array().size(), 3U);
  EXPECT_EQ(seat.at("done"), false);
  EXPECT_FALSE(view.at("seats").as_array().at(1).as_object().contains("done"));
}

TEST(TowniesWords, The_drawing_fits_a_page_and_knows_all_91_places) {
  for (int players = 1; players <= 5; ++players) {
    const Townies rules = make(players);
    Chance chance(Random(7, 1));
    Random random(7);
    State state = begin(rules, chance);
    for (int ply = 0; !rules.over(state); ++ply) {
      const Seat seat = rules.actors(state).front();
      play(rules, state, seat, random_move(rules, state, seat, random), chance);
      if (ply % 10 != 0) continue;
      const Drawing drawing = rules.draw(observe(rules, state, seat), english());
      EXPECT_LE(drawing.canvas.width(), 78);
      EXPECT_EQ(drawing.places.size(), 91U);
    }
  }
}

TEST(TowniesWords, A_place_shows_the_name_of_an_empty_space_and_the_colour_of_a_block) {
  const State state = some();
  const Drawing drawing = words_game().draw(observe(words_game(), state, seat_0), english());
  const auto text_at = [&](const char* name) {
    for (const Place& place : drawing.places) {
      if (place.name != name) continue;
      std::string text;
      for (int i = 0; i < place.width; ++i) {
        append_utf8(text, drawing.canvas.at(place.x + i, place.y).glyph);
      }
      return text;
    }
    return std::string();
  };
  EXPECT_EQ(text_at("F6"), "≈≈≈");
  EXPECT_EQ(text_at("C4"), "▲B▲");
  EXPECT_EQ(text_at("F5"), "F5·");
  EXPECT_EQ(text_at("F11"), "F11");
  EXPECT_EQ(text_at("I3"), "★I3");
}

}  // namespace
}  // namespace townsmith::townies
