#include "cli/screen_moves.h"

#include <gtest/gtest.h>

namespace townsmith::cli {
namespace {

Choice choice(std::string text, std::vector<std::string> spaces = {}) {
  return {{}, std::move(text), "", std::move(spaces), 0};
}

// Three by two spaces, and moves on all of them but b2:
//   a1 b1 c1
//   a2 .. c2
std::vector<Place> six_places() {
  return {{"a1", 0, 0, 4, 2}, {"b1", 5, 0, 4, 2}, {"c1", 10, 0, 4, 2},
          {"a2", 0, 3, 4, 2}, {"b2", 5, 3, 4, 2}, {"c2", 10, 3, 4, 2}};
}

MoveChooser tiles() {
  std::vector<Choice> choices;
  for (const std::string cell : {"a1", "b1", "c1", "a2", "c2"}) {
    choices.push_back(choice("lay " + cell + " north", {cell}));
    choices.push_back(choice("lay " + cell + " south", {cell}));
  }
  choices.push_back(choice("stay"));
  return {choices, six_places()};
}

std::string selected(const MoveChooser& moves) {
  return moves.selected() == nullptr ? "none" : moves.selected()->text;
}

TEST(ScreenMoves, Arrows_go_to_the_nearest_space_in_their_direction) {
  MoveChooser moves = tiles();
  EXPECT_EQ(selected(moves), "lay a1 north");
  moves.go(Direction::right);
  EXPECT_EQ(selected(moves), "lay b1 north");
  moves.go(Direction::right);
  EXPECT_EQ(selected(moves), "lay c1 north");
  moves.go(Direction::down);
  EXPECT_EQ(selected(moves), "lay c2 north");
  moves.go(Direction::left);
  EXPECT_EQ(selected(moves), "lay a2 north") << "b2 is no target";
  moves.go(Direction::up);
  EXPECT_EQ(selected(moves), "lay a1 north");
}

TEST(ScreenMoves, At_the_edge_of_a_board_the_cursor_stays) {
  MoveChooser moves = tiles();
  moves.go(Direction::up);
  moves.go(Direction::left);
  EXPECT_EQ(selected(moves), "lay a1 north");
}

TEST(ScreenMoves, The_same_way_of_moving_is_kept_from_space_to_space) {
  MoveChooser moves = tiles();
  moves.cycle_here(+1);
  EXPECT_EQ(selected(moves), "lay a1 south");
  moves.go(Direction::right);
  EXPECT_EQ(selected(moves), "lay b1 south");
}

TEST(ScreenMoves, The_moves_of_a_space_come_round_and_round) {
  MoveChooser moves = tiles();
  EXPECT_EQ(moves.count_here(), 2);
  moves.cycle_here(-1);
  EXPECT_EQ(selected(moves), "lay a1 south");
  EXPECT_EQ(moves.rank_here(), 1);
  moves.cycle_here(-1);
  EXPECT_EQ(selected(moves), "lay a1 north");
}

TEST(ScreenMoves, A_move_without_a_space_is_reached_by_the_list_and_left_by_an_arrow) {
  MoveChooser moves = tiles();
  moves.select(moves.size() - 1);
  EXPECT_EQ(selected(moves), "stay");
  moves.step(+1);
  EXPECT_EQ(selected(moves), "stay") << "the list has an end";
  moves.go(Direction::left);
  EXPECT_EQ(selected(moves), "lay a1 north");
}

TEST(ScreenMoves, Across_a_row_of_spaces_the_arrows_choose_what_to_do_there) {
  MoveChooser moves({choice("roll 1", {"a1"}), choice("pass 1", {"a1"}), choice("roll 2", {"b1"}),
                     choice("pass 2", {"b1"})},
                    six_places());
  moves.go(Direction::down);
  EXPECT_EQ(selected(moves), "pass 1");
  moves.go(Direction::right);
  EXPECT_EQ(selected(moves), "pass 2");
  moves.go(Direction::up);
  EXPECT_EQ(selected(moves), "roll 2");
}

TEST(ScreenMoves, Without_any_space_the_arrows_walk_through_the_list) {
  MoveChooser moves({choice("yes"), choice("no", {"nowhere on the board"})}, six_places());
  EXPECT_TRUE(moves.targets().empty());
  moves.go(Direction::down);
  EXPECT_EQ(selected(moves), "no");
}

TEST(ScreenMoves, Moves_are_grouped_by_their_first_word) {
  MoveChooser moves({choice("pass 1"), choice("roll 1"), choice("pass 2"), choice("roll 2")}, {});
  ASSERT_EQ(moves.kinds().size(), 2U);
  EXPECT_EQ(moves.kinds()[0].word, "pass");
  EXPECT_EQ(moves.kinds()[1].count, 2);
  EXPECT_EQ(moves.at(1).text, "pass 2");
  moves.show_kind(1);
  EXPECT_EQ(moves.size(), 2);
  EXPECT_EQ(selected(moves), "roll 1");
  moves.show_kind(7);
  EXPECT_EQ(moves.size(), 2) << "there is no such kind";
  moves.show_kind(std::nullopt);
  EXPECT_EQ(moves.size(), 4);
  EXPECT_EQ(selected(moves), "roll 1") << "the cursor stays on its move";
}

TEST(ScreenMoves, Names_of_spaces_are_no_kinds) {
  const MoveChooser moves({choice("stay"), choice("a1>b1"), choice("a1>b2")}, {});
  ASSERT_EQ(moves.kinds().size(), 2U);
  EXPECT_EQ(moves.kinds()[1].word, "");
  EXPECT_EQ(moves.kinds()[1].count, 2);
  EXPECT_TRUE(MoveChooser({choice("a1"), choice("b1")}, {}).kinds().empty());
}

TEST(ScreenMoves, Typing_shows_what_starts_so_or_else_what_contains_it) {
  MoveChooser moves = tiles();
  moves.filter("LAY c");
  EXPECT_EQ(moves.size(), 4);
  moves.filter("south");
  EXPECT_EQ(moves.size(), 5);
  moves.filter("x");
  EXPECT_EQ(moves.size(), 0);
  EXPECT_EQ(selected(moves), "none");
  moves.go(Direction::right);
  moves.cycle_here(+1);
  moves.step(+1);
  EXPECT_EQ(selected(moves), "none");
  moves.filter("");
  EXPECT_EQ(moves.size(), moves.total());
}

TEST(ScreenMoves, Tab_completes_as_far_as_the_moves_agree) {
  MoveChooser moves = tiles();
  moves.filter("l");
  EXPECT_EQ(moves.completion("l"), "lay ");
  moves.filter("lay c1");
  EXPECT_EQ(moves.completion("lay c1"), "lay c1 ");
  moves.filter("lay c1 s");
  EXPECT_EQ(moves.completion("lay c1 s"), "lay c1 south");
  moves.filter("south");
  EXPECT_EQ(moves.completion("south"), "south") << "nothing starts so";
  EXPECT_NE(moves.exact("Stay"), nullptr);
  EXPECT_EQ(moves.exact("sta"), nullptr);
}

TEST(ScreenMoves, Nothing_to_choose_from_is_no_trouble) {
  MoveChooser moves;
  moves.go(Direction::up);
  moves.cycle_here(+1);
  moves.step(-1);
  moves.filter("x");
  EXPECT_EQ(moves.selected(), nullptr);
  EXPECT_EQ(moves.count_here(), 0);
}

}  // namespace
}  // namespace townsmith::cli
