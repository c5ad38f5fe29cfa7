#include "cli/screen_paint.h"

#include <gtest/gtest.h>

#include <clocale>

#include "words.h"

namespace townsmith::cli {
namespace {

class ScreenPaint : public testing::Test {
 protected:
  // The widths of characters come from the locale.
  static void SetUpTestSuite() { std::setlocale(LC_CTYPE, "C.UTF-8"); }
};

Drawing small_board() {
  Drawing drawing;
  drawing.canvas.write(0, 0, "The square");
  drawing.canvas.frame(0, 1, 6, 3);
  drawing.places = {{"here", 1, 2, 2, 1}, {"there", 3, 2, 2, 1}};
  return drawing;
}

Scene scene_of(const Drawing& board, const MoveChooser& moves) {
  Scene scene(english());
  scene.title = "A Game · your move";
  scene.board = &board;
  scene.moves = &moves;
  scene.players = {{"Ada", "Ada", 12, "to move", true}, {"Ben", "Ben", 7, "ready", false}};
  scene.news = {"The game begins.", "Ben is ready."};
  scene.keys = {{"? help", 0}};
  return scene;
}

MoveChooser two_moves() {
  return {{{{}, "go here", "Goes here.", {"here"}, 3}, {{}, "stay", "Stays.", {}, 0}},
          small_board().places};
}

std::vector<std::string> lines_of(const Canvas& canvas) {
  std::vector<std::string> lines;
  std::string line;
  for (const char letter : canvas.plain()) {
    if (letter == '\n') {
      lines.push_back(std::exchange(line, {}));
    } else {
      line += letter;
    }
  }
  return lines;
}

TEST_F(ScreenPaint, A_small_window_shows_the_board_and_the_move_under_the_cursor) {
  const Drawing board = small_board();
  const MoveChooser moves = two_moves();
  const Canvas canvas = paint(scene_of(board, moves), layout_for(60, 14, 10));
  EXPECT_EQ(canvas.plain(),
            " A Game · your move\n"
            " The square\n"
            " ┌────┐\n"
            " │    │\n"
            " └────┘\n"
            "\n\n\n\n\n"
            " go here  +3  Goes here.\n"
            "\n"
            "\n"
            " ? help\n");
}

TEST_F(ScreenPaint, Every_size_is_filled_exactly) {
  const Drawing board = small_board();
  const MoveChooser moves = two_moves();
  for (int width = 1; width <= 180; width += 7) {
    for (int height = 1; height <= 60; height += 3) {
      Scene scene = scene_of(board, moves);
      scene.message = "a refusal that is long enough to need more than one line of a small window";
      scene.refused = true;
      scene.touched = {"here", "there"};
      const Layout layout = layout_for(width, height, board.canvas.width());
      Canvas canvas = paint(scene, layout);
      EXPECT_EQ(canvas.height(), height) << width << " x " << height;
      if (!layout.too_small) {
        EXPECT_EQ(canvas.width(), width) << width << " x " << height;
        Overlay("Title", {{"one", true, {}}, {"two", false, {}}}, true)
            .paint(canvas, overlay_box(layout));
        EXPECT_EQ(canvas.width(), width) << width << " x " << height;
        EXPECT_EQ(canvas.height(), height) << width << " x " << height;
      }
    }
  }
}

TEST_F(ScreenPaint, A_wide_window_has_moves_players_and_news_beside_the_board) {
  const Drawing board = small_board();
  const MoveChooser moves = two_moves();
  const std::string text = paint(scene_of(board, moves), layout_for(120, 40, 10)).plain();
  for (const std::string_view part : {"Players", "▶ Ada", "Moves 2", "▶ go here", "stay",
                                      "Recently", "Ben is ready.", "1 go 1", "2 stay 1"}) {
    EXPECT_NE(text.find(part), std::string::npos) << part << " is missing in\n" << text;
  }
}

TEST_F(ScreenPaint, A_board_is_not_cut_for_the_list_beside_it) {
  EXPECT_FALSE(layout_for(100, 30, 78).wide) << "it fits alone";
  EXPECT_EQ(layout_for(100, 30, 78).board.width, 99);
  EXPECT_TRUE(layout_for(113, 30, 78).wide) << "both fit";
  EXPECT_TRUE(layout_for(100, 30, 60).wide);
  EXPECT_TRUE(layout_for(100, 30, 140).wide) << "it is cut anyway";
}

TEST_F(ScreenPaint, Columns_are_as_wide_as_what_is_seen_in_them) {
  const Drawing board = small_board();
  const MoveChooser moves = two_moves();
  Scene scene = scene_of(board, moves);
  scene.players = {{"Ada", "Ada", 12, "à vous", true},
                   {"Zoë 町", "Zoë 町", 7, "déjà prête", false},
                   {"an easy bot in the very last seat", "bot", 30, "", false}};
  const Canvas canvas = paint(scene, layout_for(100, 40, 60));
  const auto column_of = [&](int row, std::u32string_view text) {
    for (int x = 0; x < canvas.width(); ++x) {
      std::u32string found;
      for (std::size_t i = 0; i < text.size(); ++i) {
        found += canvas.at(x + static_cast<int>(i), row).glyph;
      }
      if (found == text) return x;
    }
    return -1;
  };
  EXPECT_EQ(column_of(3, U"12 à vous"), column_of(4, U" 7 déjà prête")) << canvas.plain();
  EXPECT_EQ(column_of(3, U"12 à vous"), column_of(5, U"30 ")) << canvas.plain();
  EXPECT_GT(column_of(3, U"12 à vous"), 0);
  EXPECT_GT(column_of(5, U"bot"), 0) << "the name that fits";
}

TEST_F(ScreenPaint, Keys_without_room_are_left_out_the_least_needed_first) {
  const Drawing board = small_board();
  const MoveChooser moves = two_moves();
  Scene scene = scene_of(board, moves);
  scene.keys = {{"Tab weiter", 2}, {"Enter spielen", 1}, {"u zurücknehmen", 3}, {"? Hilfe", 0}};
  const auto keys = [&](int width) {
    return lines_of(paint(scene, layout_for(width, 14, 10))).back();
  };
  EXPECT_EQ(keys(60), " Tab weiter   Enter spielen   u zurücknehmen   ? Hilfe");
  EXPECT_EQ(keys(53), " Tab weiter  Enter spielen  u zurücknehmen  ? Hilfe");
  EXPECT_EQ(keys(51), " Tab weiter  Enter spielen  ? Hilfe");
  scene.keys[0].text = "Tab der nächste Zug hier";
  EXPECT_EQ(keys(40), " Enter spielen  ? Hilfe");
}

TEST_F(ScreenPaint, A_long_piece_of_news_leaves_room_for_those_before_it) {
  const Drawing board = small_board();
  const MoveChooser moves = two_moves();
  Scene scene = scene_of(board, moves);
  scene.news = {"Ada: stay", "Drawn: something"};
  for (int i = 0; i < 40; ++i) scene.news.back() += " and something else";
  const std::string text = paint(scene, layout_for(120, 40, 10)).plain();
  EXPECT_NE(text.find("Ada: stay"), std::string::npos) << text;
  EXPECT_NE(text.find("…"), std::string::npos) << text;
}

TEST_F(ScreenPaint, The_space_of_the_move_is_reversed_and_pointed_at) {
  const Drawing board = small_board();
  const MoveChooser moves = two_moves();
  Scene scene = scene_of(board, moves);
  scene.touched = {"here"};
  const Canvas canvas = paint(scene, layout_for(60, 14, 10));
  EXPECT_TRUE(canvas.at(2, 3).style.reverse);
  EXPECT_FALSE(canvas.at(5, 3).style.reverse);
  EXPECT_EQ(lines_of(canvas)[3], " ▶  ◀ │");
}

TEST_F(ScreenPaint, A_preview_keeps_everything_in_its_place) {
  Drawing after;  // the drawing has moved two columns to the right
  after.canvas.write(0, 0, "Another square");
  after.canvas.write(3, 2, "XXYY");
  after.places = {{"here", 3, 2, 2, 1}, {"there", 5, 2, 2, 1}};
  const Drawing preview = preview_of(small_board(), after, {"here"}, {});
  EXPECT_EQ(preview.canvas.plain(), "The square\n┌────┐\n│XX  │\n└────┘\n");
}

TEST_F(ScreenPaint, A_preview_that_words_are_in_the_way_of_is_drawn_anew) {
  Drawing now;
  now.canvas.write(1, 1, "  You");
  now.places = {{"here", 1, 1, 2, 1}};
  Drawing after;
  after.canvas.frame(0, 0, 4, 3);
  after.canvas.write(1, 1, "XX");
  after.canvas.write(6, 1, "You");
  after.places = {{"here", 1, 1, 2, 1}, {"there", 4, 1, 2, 1}};
  EXPECT_EQ(preview_of(now, after, {"here"}, {}).canvas.plain(), after.canvas.plain());
}

TEST_F(ScreenPaint, A_preview_still_shows_where_else_one_could_move) {
  Drawing now = small_board();
  now.canvas.write(3, 2, "d4");
  Drawing after = small_board();
  after.canvas.write(1, 2, "XX");
  const Drawing preview = preview_of(now, after, {"here"}, now.places);
  EXPECT_EQ(preview.canvas.plain(), "The square\n┌────┐\n│XXd4│\n└────┘\n");
}

TEST_F(ScreenPaint, The_board_follows_the_cursor) {
  Canvas board;
  board.put(99, 49, U'x');
  const Box pane{0, 0, 40, 20};
  const Scroll scroll = follow({}, pane, board, {{"far", 60, 30, 2, 1}});
  EXPECT_EQ(scroll.x, 23);
  EXPECT_EQ(scroll.y, 12);
  EXPECT_EQ(follow(scroll, pane, board, {{"near", 50, 25, 2, 1}}).x, 23) << "it is in sight";
  EXPECT_EQ(follow(scroll, pane, board, {{"first", 0, 0, 2, 1}}).y, 0);
  EXPECT_EQ(clamped({500, 500}, pane, board).x, 60);
}

TEST_F(ScreenPaint, Text_is_wrapped_between_words_and_long_words_are_broken) {
  EXPECT_EQ(wrap("one two three", 7), (std::vector<std::string>{"one two", "three"}));
  EXPECT_EQ(wrap("   4  two words", 11, 6), (std::vector<std::string>{"   4  two", "      words"}));
  EXPECT_EQ(wrap("abcdefgh", 3), (std::vector<std::string>{"abc", "def", "gh"}));
  EXPECT_EQ(wrap("", 3), (std::vector<std::string>{""}));
}

TEST_F(ScreenPaint, Wide_and_unprintable_characters_do_not_shift_a_line) {
  Canvas canvas;
  EXPECT_EQ(write_cut(canvas, 0, 0, 10, "町A"), 3);
  EXPECT_EQ(canvas.at(1, 0).glyph, U'\0');
  EXPECT_EQ(canvas.at(2, 0).glyph, U'A');
  EXPECT_EQ(write_cut(canvas, 0, 1, 10, "a\x1b[2Jb"), 5) << "no escape gets through";
  EXPECT_EQ(write_cut(canvas, 0, 2, 4, "abcdef"), 4);
  EXPECT_EQ(canvas.at(3, 2).glyph, U'…');
}

TEST_F(ScreenPaint, A_long_sheet_scrolls_to_the_picked_line) {
  std::vector<Overlay::Line> lines;
  for (int i = 0; i < 30; ++i) lines.push_back({std::to_string(i), false, {std::to_string(i)}});
  Overlay overlay("Points", lines, true);
  overlay.move(+20);
  EXPECT_EQ(overlay.spaces(), std::vector<std::string>{"20"});
  Canvas canvas;
  overlay.paint(canvas, {0, 0, 20, 10});
  EXPECT_NE(canvas.plain().find(" 20 "), std::string::npos) << canvas.plain();
  EXPECT_NE(canvas.plain().find(" ↑ "), std::string::npos) << canvas.plain();
  overlay.move(+100);
  EXPECT_EQ(overlay.spaces(), std::vector<std::string>{"29"});
}

}  // namespace
}  // namespace townsmith::cli
