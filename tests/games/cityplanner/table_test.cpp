// Turns of several moves at a table, of which some can be taken back.
#include "table/play.h"

namespace townsmith::table {
namespace {

constexpr const char* game_name = "cityplanner";

TEST(Table, A_refused_command_changes_nothing_and_says_why) {
  Play play(game_name, 2);
  const std::string before = play.shown(seat_at(0));
  const Record record = play.table.record();
  expect_refused(play.send(Kind::move, 0, "dance"), Reason::bad_syntax);
  expect_refused(play.send(Kind::move, 0, "pass 9"), Reason::bad_syntax);
  expect_refused(play.send(Kind::move, 0, "reroll 1"), Reason::cannot_afford);
  expect_refused(play.send(Kind::move, 1, "pass 1"), Reason::not_your_turn);
  expect_refused(play.send(Kind::undo, 0), Reason::cannot_undo);
  expect_refused(play.send(Kind::commit, 0), Reason::wrong_phase);
  expect_refused(play.send(Kind::start, 0), Reason::not_allowed);
  EXPECT_EQ(play.shown(seat_at(0)), before);
  EXPECT_EQ(play.table.record(), record);
}

TEST(Table, In_a_game_of_turns_moves_are_taken_back_one_by_one_or_all_at_once) {
  Play play(game_name, 2);
  const std::string before = play.position(seat_at(0));
  ASSERT_TRUE(play.send(Kind::move, 0, play.move_like(0, "change")));
  ASSERT_TRUE(play.send(Kind::move, 0, play.move_like(0, "change")));
  ASSERT_TRUE(play.send(Kind::move, 0, play.move_like(0, "pass")));
  EXPECT_EQ(play.table.record().steps.size(), 4U);
  ASSERT_TRUE(play.send(Kind::undo, 0));
  EXPECT_EQ(play.table.record().steps.size(), 3U);
  ASSERT_TRUE(play.send(Kind::restart, 0));
  EXPECT_EQ(play.table.record().steps.size(), 1U);
  EXPECT_EQ(play.position(seat_at(0)), before);
  expect_refused(play.send(Kind::undo, 0), Reason::cannot_undo);
}

TEST(Table, Nothing_is_taken_back_past_a_random_event_or_another_players_move) {
  Play play(game_name, 2);
  ASSERT_TRUE(play.send(Kind::move, 0, play.move_like(0, "pass")));
  ASSERT_TRUE(play.send(Kind::move, 0, play.move_like(0, "score")));
  // The dice of seat 1 have been rolled.
  expect_refused(play.send(Kind::undo, 0), Reason::cannot_undo);
  ASSERT_TRUE(play.send(Kind::move, 1, play.move_like(1, "pass")));
  expect_refused(play.send(Kind::undo, 0), Reason::cannot_undo);
  EXPECT_TRUE(play.table.can_undo(seat_at(1)));
}

TEST(Table, What_could_be_taken_back_can_be_after_it_is_rebuilt_from_its_record) {
  Play play(game_name, 2);
  const int seat = index(play.table.waiting_for().front());
  const std::string before = to_text(play.table.record());
  for (int i = 0; i < 2; ++i) {
    ASSERT_TRUE(play.send(Kind::move, seat, play.move_like(seat, "change")));
  }
  Result<Table> again = Table::from_record(*play.game, play.table.record());
  ASSERT_TRUE(again) << said(again.error());
  EXPECT_FALSE(again->can_undo(seat_at(1 - seat)));
  ASSERT_TRUE(again->handle({Kind::undo, seat_at(seat), ""}, play.chance));
  ASSERT_TRUE(again->handle({Kind::undo, seat_at(seat), ""}, play.chance));
  EXPECT_EQ(to_text(again->record()), before);
  expect_refused(again->handle({Kind::undo, seat_at(seat), ""}, play.chance), Reason::cannot_undo);
}

}  // namespace
}  // namespace townsmith::table
