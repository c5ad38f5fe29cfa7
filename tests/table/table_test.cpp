#include "table/table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "table/play.h"

namespace townsmith::table {
namespace {

TEST(Table, Starts_only_when_every_seat_is_taken) {
  const auto game = make(turn_game(), 2);
  Table table(*game);
  Chance chance(Random(1));
  ASSERT_TRUE(table.handle({Kind::sit, seat_at(0), "Ada"}, chance));
  expect_refused(table.handle({Kind::start, seat_at(0), ""}, chance), Reason::not_allowed);
  EXPECT_FALSE(table.started());
  ASSERT_TRUE(table.handle({Kind::seat_bot, seat_at(1), "random"}, chance));
  const auto started = table.handle({Kind::start, seat_at(0), ""}, chance);
  ASSERT_TRUE(started);
  EXPECT_EQ(started->front().kind, Event::Kind::started);
  EXPECT_EQ((*started)[1].kind, Event::Kind::drawn);
  EXPECT_EQ(table.waiting_for(), SeatSet(seat_at(0)));
}

TEST(Table, A_taken_seat_cannot_be_taken_again) {
  const auto game = make(turn_game(), 2);
  Table table(*game);
  Chance chance(Random(1));
  ASSERT_TRUE(table.handle({Kind::sit, seat_at(0), "Ada"}, chance));
  expect_refused(table.handle({Kind::sit, seat_at(0), "Kim"}, chance), Reason::seat_taken);
  expect_refused(table.handle({Kind::seat_bot, seat_at(0), "random"}, chance), Reason::seat_taken);
  expect_refused(table.handle({Kind::sit, seat_at(5), "Kim"}, chance), Reason::bad_value);
  expect_refused(table.handle({Kind::sit, seat_at(1), ""}, chance), Reason::bad_value);
  expect_refused(table.handle({Kind::seat_bot, seat_at(1), ""}, chance), Reason::bad_value);
  ASSERT_TRUE(table.handle({Kind::leave, seat_at(0), ""}, chance));
  EXPECT_TRUE(table.handle({Kind::sit, seat_at(0), "Kim"}, chance));
  const std::string longest(64, 'a');
  expect_refused(table.handle({Kind::sit, seat_at(1), longest + 'a'}, chance), Reason::bad_value);
  EXPECT_TRUE(table.handle({Kind::sit, seat_at(1), longest}, chance));
}

TEST(Table, A_record_without_names_leaves_its_seats_open) {
  const auto game = make(turn_game(), 2);
  const auto table = Table::from_record(*game, new_record(*game));
  ASSERT_TRUE(table) << said(table.error());
  for (const SeatView& seat :
       view(*game, table->glimpse(Viewer::spectator()), {}, english()).seats) {
    EXPECT_EQ(seat.occupant, Occupant::open);
  }
}

TEST(Table, In_a_simultaneous_round_a_seats_moves_are_its_own_secret_until_all_have_committed) {
  Play play(round_game(), 3);
  const std::string others_before = play.position(seat_at(1));
  const std::string first = play.moves(0).front();
  const auto stepped = play.send(Kind::move, 0, first);
  ASSERT_TRUE(stepped);
  ASSERT_EQ(stepped->size(), 1U);
  EXPECT_EQ(stepped->front().kind, Event::Kind::stepped);
  EXPECT_TRUE(stepped->front().visible_to(seat_at(0)));
  EXPECT_FALSE(stepped->front().visible_to(seat_at(1)));
  EXPECT_FALSE(stepped->front().visible_to(Viewer::spectator()));
  EXPECT_EQ(play.position(seat_at(1)), others_before);
  expect_refused(play.send(Kind::commit, 0), Reason::wrong_phase);

  std::size_t moves = 1 + play.play_round(0);
  EXPECT_TRUE(play.table.can_commit(seat_at(0)));
  ASSERT_TRUE(play.send(Kind::commit, 0));
  EXPECT_EQ(play.position(seat_at(1)), others_before);
  EXPECT_TRUE(play.table.committed(seat_at(0)));
  expect_refused(play.send(Kind::undo, 0), Reason::cannot_undo);
  expect_refused(play.send(Kind::move, 0, first), Reason::not_your_turn);

  // The others act in the other order; the record lists seats in their own.
  moves += play.play_round(2);
  ASSERT_TRUE(play.send(Kind::commit, 2));
  moves += play.play_round(1);
  const auto closed = play.send(Kind::commit, 1);
  ASSERT_TRUE(closed);
  EXPECT_EQ(closed->back().kind, Event::Kind::drawn);
  std::vector<int> order;
  for (const Step& step : play.table.record().steps) {
    if (step.kind == Step::Kind::move) order.push_back(index(step.seat));
  }
  EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
  EXPECT_EQ(std::set<int>(order.begin(), order.end()), (std::set<int>{0, 1, 2}));
  EXPECT_EQ(order.size(), moves);
  EXPECT_NE(play.position(seat_at(1)), others_before);
}

TEST(Table, A_seat_restarts_its_part_of_the_round_until_it_commits) {
  Play play(round_game(), 1);
  const std::string before = play.position(seat_at(0));
  play.play_round(0);
  ASSERT_TRUE(play.send(Kind::undo, 0));
  ASSERT_TRUE(play.send(Kind::restart, 0));
  EXPECT_EQ(play.position(seat_at(0)), before);
  expect_refused(play.send(Kind::restart, 0), Reason::cannot_undo);
}

TEST(Table, Is_rebuilt_from_its_record_open_rounds_included) {
  Play play(round_game(), 2);
  for (int round = 0; round < 3; ++round) {
    for (const int seat : {0, 1}) {
      play.play_round(seat);
      ASSERT_TRUE(play.send(Kind::commit, seat));
    }
  }
  ASSERT_TRUE(play.send(Kind::move, 1, play.moves(1).back()));
  play.play_round(0);
  ASSERT_TRUE(play.send(Kind::commit, 0));

  const Result<Record> record = parse_record(to_text(play.table.record()));
  ASSERT_TRUE(record) << said(record.error());
  Result<Table> again = Table::from_record(*play.game, *record);
  ASSERT_TRUE(again) << said(again.error());
  for (const Viewer viewer : {Viewer(seat_at(0)), Viewer(seat_at(1)), Viewer::spectator()}) {
    table::TableView left = play.view(viewer);
    table::TableView right = table::view(*play.game, again->glimpse(viewer), {}, english());
    left.version = right.version = 0;
    EXPECT_EQ(schema::to_json(left, english()), schema::to_json(right, english()));
  }
  EXPECT_EQ(again->record(), play.table.record());
}

TEST(Table, What_a_seat_remembers_comes_from_the_record_and_is_taken_back_with_a_move) {
  const bots::Catalogue catalogue = bots::all_games();
  int remembered = 0;
  int taken_back = 0;
  for (const auto& entry : catalogue.entries()) {
    const GameInfo& info = entry->type().info();
    Play play(info.name, info.usual_players);
    const SeatSet seats = SeatSet::first(info.usual_players);
    const auto memories = [&](const Table& table) {
      std::string all;
      for (const Seat seat : seats) all += table.memory(seat).bytes + "\n";
      return all;
    };
    for (int ply = 0; !play.table.over(); ++ply) {
      const int seat = index(play.table.waiting_for().front());
      if (play.table.can_commit(seat_at(seat))) {
        ASSERT_TRUE(play.send(Kind::commit, seat));
        continue;
      }
      const std::string before = memories(play.table);
      const std::vector<std::string> all = play.moves(seat);
      ASSERT_TRUE(play.send(Kind::move, seat, all.front()));
      remembered += memories(play.table) != before ? 1 : 0;
      if (play.table.can_undo(seat_at(seat))) {
        taken_back += memories(play.table) != before ? 1 : 0;
        ASSERT_TRUE(play.send(Kind::undo, seat));
        ASSERT_EQ(memories(play.table), before) << info.name;
        ASSERT_TRUE(play.send(Kind::move, seat, all[all.size() / 2]));
      }
      if (ply % 7 != 0) continue;
      const Result<Table> again = Table::from_record(*play.game, play.table.record());
      ASSERT_TRUE(again) << said(again.error());
      ASSERT_EQ(memories(*again), memories(play.table)) << info.name;
    }
  }
  EXPECT_GT(remembered, 20);
  EXPECT_GT(taken_back, 0);
}

TEST(Table, An_open_turn_in_a_record_is_checked_like_any_other) {
  Play play(round_game(), 2);
  play.play_round(0);
  Record record = play.table.record();
  ASSERT_EQ(record.open.size(), 1U);
  Record wrong = record;
  wrong.open[0].moves[1] = wrong.open[0].moves[0];
  EXPECT_FALSE(Table::from_record(*play.game, wrong));
  wrong = record;
  wrong.open[0].moves.pop_back();
  wrong.open[0].committed = true;
  EXPECT_FALSE(Table::from_record(*play.game, wrong));
}

TEST(Table, A_whole_game_of_each_kind_ends_with_a_result_that_replays) {
  const bots::Catalogue catalogue = bots::all_games();
  for (const auto& entry : catalogue.entries()) {
    const GameInfo& info = entry->type().info();
    for (int players = info.min_players; players <= info.max_players; ++players) {
      Play play(info.name, players);
      play.play_to_the_end();
      const Record record = play.table.record();
      EXPECT_TRUE(record.finished);
      EXPECT_EQ(record.outcome.scores.size(), static_cast<std::size_t>(players));
      EXPECT_TRUE(replay(*play.game, record)) << info.name;
      expect_refused(play.send(Kind::undo, 0), Reason::game_over);
      expect_refused(play.send(Kind::move, 0, "anything"), Reason::game_over);
      EXPECT_NE(play.shown(seat_at(0)).find("\"result\""), std::string::npos);
    }
  }
}

TEST(Table, A_private_draw_is_told_to_the_seat_that_drew_and_to_nobody_else) {
  Play play(secret_game(), 3);
  // What each viewer is told at once, command by command, not what is told again later.
  std::map<int, std::vector<std::string>> told;
  const auto note = [&](const std::vector<Event>& events) {
    for (int who = -1; who < 3; ++who) {
      const Viewer viewer = who < 0 ? Viewer::spectator() : Viewer(seat_at(who));
      for (const Event& event : events) {
        if (event.kind == Event::Kind::drawn && event.visible_to(viewer)) {
          told[who].push_back(event.text);
        }
      }
    }
  };
  note(play.table.log());
  while (!play.table.over()) {
    const int seat = index(play.table.waiting_for().front());
    const auto events = play.send(Kind::move, seat, play.moves(seat).front());
    ASSERT_TRUE(events) << said(events.error());
    note(*events);
  }
  std::map<int, std::vector<std::string>> due;
  std::size_t secrets = 0;
  for (const Step& step : play.table.steps()) {
    for (const Draw& draw : step.draws) {
      secrets += draw.only.is_spectator() ? 0 : 1;
      for (int who = -1; who < 3; ++who) {
        const bool drew = who >= 0 && draw.only == Viewer(seat_at(who));
        if (draw.only.is_spectator() || drew) due[who].push_back(draw.text);
      }
    }
  }
  EXPECT_GT(secrets, 12U);  // more than the first hands
  EXPECT_EQ(told, due);
}

TEST(Table, What_happened_is_public_after_a_version_if_nothing_private_has_come_since) {
  Play play(secret_game(), 3);
  const auto& log = play.table.log();
  std::set<bool> seen;
  for (int who = -1; who < 3; ++who) {
    const Viewer viewer = who < 0 ? Viewer::spectator() : Viewer(seat_at(who));
    const std::uint64_t now = play.table.version(viewer);
    for (std::uint64_t version = 0; version <= now; ++version) {
      const auto since = static_cast<std::ptrdiff_t>(now - version);
      const bool is_public = std::all_of(log.end() - since, log.end(), [](const Event& event) {
        return event.only.is_spectator();
      });
      EXPECT_EQ(play.table.is_public_after(viewer, version), is_public) << who << ", " << version;
      seen.insert(is_public);
    }
  }
  EXPECT_EQ(seen.size(), 2U);
}

TEST(Table, Ties_are_told_where_several_have_the_best_score_with_what_broke_them) {
  int ties = 0;
  int others = 0;
  for (std::uint64_t seed = 1; seed < 400 && (ties == 0 || others == 0); ++seed) {
    Play play(turn_game(), 2, seed);
    play.play_to_the_end();
    const TableView seen = play.view(Viewer::spectator());
    ASSERT_TRUE(seen.result);
    const std::vector<int>& scores = seen.result->scores;
    const bool tied = scores[0] == scores[1];
    ++(tied ? ties : others);
    EXPECT_EQ(seen.result->tie_break.has_value(), tied) << seed;
    if (!tied) continue;
    std::vector<std::vector<int>> told;
    for (const TieBreakView& one : *seen.result->tie_break) told.push_back(one.values);
    std::vector<std::vector<int>> due;
    for (std::size_t i = 0; i < play.game->tie_break_names().size(); ++i) {
      const bool fewer = play.game->tie_break_names()[i].fewer_wins;
      std::vector<int> values;
      for (const Seat seat : SeatSet::first(2)) {
        const int value = play.game->tie_break(play.table.position(seat).state(), seat)[i];
        values.push_back(fewer ? -value : value);
      }
      if (values != std::vector<int>{0, 0}) due.push_back(values);
    }
    EXPECT_EQ(told, due);
  }
  EXPECT_GT(ties, 0);
  EXPECT_GT(others, 0);
}

TEST(Table, Events_are_numbered_without_gaps) {
  Play play(turn_game(), 1);
  std::uint64_t last = play.table.log().size();
  while (!play.table.over()) {
    const auto events = play.send(Kind::move, 0, play.moves(0).back());
    ASSERT_TRUE(events);
    for (const Event& event : *events) EXPECT_EQ(event.number, ++last);
  }
  EXPECT_EQ(play.table.log().size(), last);
}

TEST(Table, A_seat_that_was_left_waits_for_somebody_else) {
  Play play(turn_game(), 2);
  const std::string move = play.moves(0).front();
  ASSERT_TRUE(play.send(Kind::leave, 0));
  expect_refused(play.send(Kind::move, 0, move), Reason::not_your_turn);
  ASSERT_TRUE(play.send(Kind::seat_bot, 0, "random"));
  EXPECT_TRUE(play.send(Kind::move, 0, move));
}

TEST(Table, The_handicap_stands_on_the_score_sheet_and_decides_who_wins) {
  const auto game = make(turn_game(), 2, {{"handicap", "0,200"}});
  Table table(*game);
  Chance chance(Random(3));
  for (const int seat : {0, 1}) {
    ASSERT_TRUE(table.handle({Kind::seat_bot, seat_at(seat), "random"}, chance));
  }
  ASSERT_TRUE(table.handle({Kind::start, seat_at(0), ""}, chance));
  EXPECT_EQ(game->score_sheet(game->start(), seat_at(1)).lines.back().reason, "handicap");
  while (!table.over()) {
    const Seat seat = table.waiting_for().front();
    const std::string move =
        game->notate(table.position(seat).state(), seat, table.legal_moves(seat).front());
    ASSERT_TRUE(table.handle({Kind::move, seat, move}, chance));
  }
  EXPECT_EQ(table.record().outcome.winners, std::vector<int>{1});
}

TEST(Table, A_compensation_goes_to_the_place_in_turn_order_whoever_sits_there) {
  for (const char* compensation : {"0,200", "200,0"}) {
    const auto game = make(turn_game(), 2, {{"compensation", compensation}});
    Chance chance(Random(3));
    AnyState state = game->start();
    game->settle(state, chance);
    const int place = compensation[0] == '0' ? 1 : 0;
    for (const Seat seat : SeatSet::first(2)) {
      const ScoreSheet sheet = game->score_sheet(state, seat);
      const bool there = game->place(state, seat) == place;
      EXPECT_EQ(sheet.lines.back().reason == "compensation", there);
      EXPECT_EQ(game->score(state, seat) >= 200, there);
    }
  }
}

/// A started table with a bot in seat 0 and a person in seat 1.
struct WithBot {
  explicit WithBot(const std::string& name) : game(make(name, 2)), table(*game) {
    EXPECT_TRUE(table.handle({Kind::seat_bot, seat_at(0), "mine"}, chance));
    EXPECT_TRUE(table.handle({Kind::sit, seat_at(1), "Ada"}, chance));
    EXPECT_TRUE(table.handle({Kind::start, seat_at(0), ""}, chance));
  }
  std::unique_ptr<AnyGame> game;
  Table table;
  Chance chance = Chance(Random(7));
};

TEST(Table, A_bot_that_forfeits_is_played_by_chance_and_placed_last) {
  for (const std::string& name : {turn_game(), round_game()}) {
    WithBot with(name);
    Table& table = with.table;
    EXPECT_EQ(table.bot_of(seat_at(0)), "mine");
    const auto told = table.handle({Kind::forfeit, seat_at(0), "crashed"}, with.chance);
    ASSERT_TRUE(told);
    EXPECT_EQ(told->front().kind, Event::Kind::forfeited);
    EXPECT_EQ(table.bot_of(seat_at(0)), "random");
    EXPECT_EQ(table.events_after(Viewer::spectator(), table.version(Viewer::spectator()) - 1)
                  .front()
                  .sentence.key,
              "event-forfeited");
    EXPECT_EQ(english().say(
                  table.events_after(Viewer::spectator(), table.version(Viewer::spectator()) - 1)
                      .front()
                      .sentence),
              "mine has crashed: it is placed last, and chance plays its seat to the end.");
    while (!table.over()) {
      const Seat seat = table.waiting_for().front();
      const AnyObserved seen = table.position(seat);
      Command command{Kind::commit, seat, ""};
      if (table.to_move(seat)) {
        command = {Kind::move, seat,
                   with.game->notate(seen.state(), seat, table.legal_moves(seat).front())};
      }
      ASSERT_TRUE(table.handle(command, with.chance));
    }
    const Record record = table.record();
    EXPECT_EQ(record.forfeits, std::vector<Forfeit>({{seat_at(0), "crashed"}}));
    EXPECT_EQ(record.outcome.winners, std::vector<int>{1});
    const auto again = Table::from_record(*with.game, *parse_record(to_text(record)));
    ASSERT_TRUE(again) << said(again.error());
    EXPECT_EQ(again->record(), record);
    const TableView seen = view(*with.game, again->glimpse(Viewer::spectator()), {}, english());
    EXPECT_EQ(seen.seats[0].forfeit.value_or(""), "crashed");
    EXPECT_EQ(seen.result->winners, SeatSet(seat_at(1)));
  }
}

TEST(Table, Only_a_bot_that_plays_forfeits_and_only_once) {
  WithBot with(turn_game());
  Table& table = with.table;
  const auto forfeit = [&](int seat, const std::string& why) {
    return table.handle({Kind::forfeit, seat_at(seat), why}, with.chance);
  };
  expect_refused(forfeit(1, "crashed"), Reason::not_allowed);
  expect_refused(forfeit(0, "bored"), Reason::not_allowed);
  ASSERT_TRUE(forfeit(0, "stalled"));
  expect_refused(forfeit(0, "stalled"), Reason::not_allowed);
}

}  // namespace
}  // namespace townsmith::table
