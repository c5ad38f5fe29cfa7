// Games that stop before their rules end them.
#include "play.h"

namespace townsmith::table {
namespace {

TEST(Stopping, When_one_of_two_resigns_the_game_is_over_and_the_other_has_won) {
  Play play(turn_game(), 2);
  ASSERT_TRUE(play.send(Kind::resign, 1, "medium"));
  EXPECT_TRUE(play.table.over());
  EXPECT_TRUE(play.table.waiting_for().empty());
  const TableView seen = play.view(Viewer::spectator());
  ASSERT_TRUE(seen.result);
  EXPECT_EQ(seen.result->winners, SeatSet(seat_at(0)));
  EXPECT_EQ(seen.result->stop, Stop::resigned);
  EXPECT_EQ(english().say(seen.result->sentence), "Player 0 wins: everybody else has given up.");
  EXPECT_FALSE(play.send(Kind::move, 0, "any"));
  EXPECT_FALSE(play.send(Kind::back, 1));
}

TEST(Stopping, Where_others_play_on_a_bot_plays_for_whoever_resigned_to_the_end) {
  Play play(round_game(), 3);
  ASSERT_TRUE(play.send(Kind::resign, 1, "medium"));
  EXPECT_FALSE(play.table.over());
  EXPECT_TRUE(play.table.played_by_bot(seat_at(1)));
  EXPECT_EQ(play.send(Kind::back, 1).error().reason, Reason::not_allowed);
  EXPECT_EQ(play.send(Kind::resign, 1, "medium").error().reason, Reason::not_allowed);
  ASSERT_TRUE(play.send(Kind::resign, 2, "medium"));
  EXPECT_TRUE(play.table.over());
  EXPECT_EQ(play.table.winners(), SeatSet(seat_at(0)));
}

TEST(Stopping, A_person_who_is_away_may_come_back_after_another_has_resigned) {
  Play play(round_game(), 3);
  ASSERT_TRUE(play.send(Kind::away, 2, "medium"));
  ASSERT_TRUE(play.send(Kind::resign, 1, "medium"));
  EXPECT_FALSE(play.table.over());
  EXPECT_TRUE(play.send(Kind::back, 2));
}

TEST(Stopping, A_game_that_the_last_person_gives_up_is_over_and_nobody_has_won) {
  Play play(turn_game(), 2);
  ASSERT_TRUE(play.send(Kind::away, 0, "medium"));
  ASSERT_TRUE(play.send(Kind::resign, 1, "medium"));
  EXPECT_TRUE(play.table.over());
  EXPECT_TRUE(play.table.winners().empty());
}

TEST(Stopping, The_game_ends_when_everybody_who_plays_would_end_it) {
  Play play(round_game(), 3);
  ASSERT_TRUE(play.send(Kind::away, 2, "medium"));
  ASSERT_TRUE(play.send(Kind::agree_end, 0));
  EXPECT_TRUE(play.view(Viewer::spectator()).seats[0].wants_end);
  EXPECT_EQ(play.send(Kind::agree_end, 0).error().reason, Reason::not_allowed);
  EXPECT_FALSE(play.table.over());
  ASSERT_TRUE(play.send(Kind::agree_end, 1));
  EXPECT_TRUE(play.table.over());
  EXPECT_TRUE(play.table.winners().empty());
  EXPECT_EQ(play.table.stop(), Stop::agreed);
}

TEST(Stopping, Whoever_wants_to_play_on_takes_back_what_the_others_agreed_to) {
  Play play(turn_game(), 2);
  EXPECT_EQ(play.send(Kind::refuse_end, 1).error().reason, Reason::not_allowed);
  ASSERT_TRUE(play.send(Kind::agree_end, 0));
  ASSERT_TRUE(play.send(Kind::refuse_end, 1));
  ASSERT_TRUE(play.send(Kind::agree_end, 1));
  EXPECT_FALSE(play.table.over());
  ASSERT_TRUE(play.send(Kind::agree_end, 0));
  EXPECT_TRUE(play.table.over());
}

TEST(Stopping, Agreeing_does_not_make_a_move_late_that_somebody_else_has_sent) {
  Play play(turn_game(), 2);
  const std::uint64_t seen = play.table.version(seat_at(0));
  ASSERT_TRUE(play.send(Kind::agree_end, 1));
  EXPECT_TRUE(play.table.is_current(seat_at(0), seen));
  ASSERT_TRUE(play.send(Kind::refuse_end, 1));
  EXPECT_TRUE(play.table.is_current(seat_at(0), seen));
}

TEST(Stopping, A_stopped_game_comes_back_from_its_record_as_it_was) {
  Play play(turn_game(), 2);
  ASSERT_TRUE(play.send(Kind::resign, 0, "medium"));
  const Record record = play.table.record();
  EXPECT_FALSE(record.finished);
  const auto read = parse_record(to_text(record));
  ASSERT_TRUE(read) << english().say(read.error().text);
  EXPECT_EQ(*read, record);
  const auto again = Table::from_record(*play.game, *read);
  ASSERT_TRUE(again);
  EXPECT_TRUE(again->over());
  EXPECT_EQ(again->winners(), SeatSet(seat_at(1)));
  EXPECT_FALSE(parse_record(to_text(record) + "{\"seat\":0,\"move\":\"pass\"}\n"));
}

}  // namespace
}  // namespace townsmith::table
