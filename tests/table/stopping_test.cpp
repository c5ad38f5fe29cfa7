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

TEST(Stopping, Whoever_resigns_asks_for_nothing_any_more) {
  Play play(round_game(), 3);
  ASSERT_TRUE(play.send(Kind::agree_end, 1));
  ASSERT_TRUE(play.send(Kind::resign, 1, "medium"));
  EXPECT_FALSE(play.view(Viewer::spectator()).seats[1].wants_end.value_or(false));
}

TEST(Stopping, A_game_that_the_others_would_end_is_over_when_the_last_who_would_not_leaves) {
  Play play(round_game(), 3);
  ASSERT_TRUE(play.send(Kind::agree_end, 0));
  ASSERT_TRUE(play.send(Kind::agree_end, 1));
  ASSERT_TRUE(play.send(Kind::away, 2, "medium"));
  EXPECT_EQ(play.table.stop(), Stop::agreed);
}

TEST(Stopping, A_game_that_everybody_leaves_is_played_on_by_bots) {
  Play play(round_game(), 2);
  ASSERT_TRUE(play.send(Kind::agree_end, 0));
  ASSERT_TRUE(play.send(Kind::away, 0, "medium"));
  ASSERT_TRUE(play.send(Kind::away, 1, "medium"));
  EXPECT_FALSE(play.table.over());
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

TEST(Stopping, Whoever_plays_on_would_not_end_the_game_any_more) {
  Play turns(turn_game(), 2);
  const int mover = index(turns.table.waiting_for().front());
  ASSERT_TRUE(turns.send(Kind::agree_end, mover));
  ASSERT_TRUE(turns.send(Kind::move, mover, turns.moves(mover).front()));
  EXPECT_FALSE(turns.table.seat(seat_at(mover)).wants_end);

  Play rounds(round_game(), 2);
  ASSERT_TRUE(rounds.send(Kind::agree_end, 0));
  ASSERT_TRUE(rounds.send(Kind::move, 0, rounds.moves(0).front()));
  EXPECT_TRUE(rounds.table.seat(seat_at(0)).wants_end) << "it would tell of a secret move";
  while (rounds.table.to_move(seat_at(0))) {
    ASSERT_TRUE(rounds.send(Kind::move, 0, rounds.moves(0).front()));
  }
  ASSERT_TRUE(rounds.send(Kind::commit, 0));
  EXPECT_FALSE(rounds.table.seat(seat_at(0)).wants_end);
}

TEST(Stopping, A_record_tells_how_a_game_was_stopped_and_opens_as_that) {
  for (const bool agreed : {false, true}) {
    Play play(turn_game(), 2);
    const int mover = index(play.table.waiting_for().front());
    ASSERT_TRUE(play.send(Kind::move, mover, play.moves(mover).front()));
    ASSERT_TRUE(play.send(agreed ? Kind::agree_end : Kind::resign, 0, "medium"));
    if (agreed) ASSERT_TRUE(play.send(Kind::agree_end, 1));
    const Record record = play.table.record();
    EXPECT_TRUE(record.finished);
    EXPECT_FALSE(record.played_out());
    const Result<Record> read = parse_record(to_text(record));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, record);
    const auto again = Table::from_record(*play.game, *read);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->stop(), agreed ? Stop::agreed : Stop::resigned);
    EXPECT_EQ(again->winners(), agreed ? SeatSet() : SeatSet(seat_at(1)));
    EXPECT_EQ(again->record(), record);
  }
}

TEST(Stopping, Whoever_resigned_does_not_win_whatever_the_bot_makes_of_it) {
  Play play(company_game(), 3);
  ASSERT_TRUE(play.send(Kind::resign, 1, "medium"));
  while (!play.table.over()) {
    const int mover = index(play.table.waiting_for().front());
    ASSERT_TRUE(play.send(Kind::move, mover, play.moves(mover).front()));
  }
  EXPECT_FALSE(play.table.winners().contains(seat_at(1)));
  const Record record = play.table.record();
  EXPECT_TRUE(record.played_out());
  EXPECT_EQ(record.forfeits, (std::vector<Forfeit>{{seat_at(1), "resigned"}}));
  EXPECT_TRUE(replay(*play.game, *parse_record(to_text(record))));
}

TEST(Stopping, A_record_that_tells_a_stop_wrongly_is_refused) {
  Play play(turn_game(), 2);
  const int mover = index(play.table.waiting_for().front());
  ASSERT_TRUE(play.send(Kind::move, mover, play.moves(mover).front()));
  ASSERT_TRUE(play.send(Kind::resign, 0, "medium"));
  Record other = play.table.record();
  other.outcome.winners = {0};
  EXPECT_EQ(replay(*play.game, other).error().reason, Reason::bad_record);
  other = play.table.record();
  other.stopped.reset();
  EXPECT_EQ(replay(*play.game, other).error().reason, Reason::bad_record);
  std::string text = to_text(play.table.record());
  text.replace(text.find("\"stopped\":\"resigned\""), 20, "\"stopped\":\"bored\"");
  EXPECT_FALSE(parse_record(text));
}

}  // namespace
}  // namespace townsmith::table
