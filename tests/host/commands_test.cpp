#include "host/talk.h"

namespace townsmith::host {
namespace {

std::string first_move(const json::object& view) {
  return text_of(view.at("moves").at(0).at("move"));
}

TEST(Commands, A_command_is_answered_before_its_pushes_and_everybody_is_told) {
  Talk talk;
  const std::string table = talk.create(turn_game(), 2);
  ASSERT_EQ(reason_of(talk.ask("watch", {{"table", table}, {"as", 0}})), "none");
  ASSERT_EQ(reason_of(talk.ask(talk.ben, "watch", {{"table", table}, {"as", nullptr}})), "none");
  const json::object before = talk.view(table, 0);
  const json::object answer = talk.act(table, 0, "move", {{"move", first_move(before)}});
  ASSERT_EQ(reason_of(answer), "none");
  ASSERT_EQ(talk.said.size(), 3U);
  const json::object mine = talk.pushes(talk.ada).at(0);
  EXPECT_EQ(mine.at("as"), json::value(0));
  EXPECT_EQ(mine.at("from"), before.at("version"));
  EXPECT_EQ(mine.at("version"), answer.at("version"));
  EXPECT_EQ(mine.at("events").at(0).at("what"), json::value("moved"));
  EXPECT_EQ(mine.at("events").at(0).at("move").at("move"), json::value(first_move(before)));
  EXPECT_EQ(mine.at("view").at("version"), answer.at("version"));
  EXPECT_TRUE(talk.pushes(talk.ben).at(0).at("as").is_null());
}

TEST(Commands, A_stale_command_is_refused_and_changes_nothing) {
  Talk talk;
  const std::string table = talk.create(turn_game(), 2);
  const json::object before = talk.view(table, 0);
  const std::string move = first_move(before);
  ASSERT_EQ(reason_of(talk.act(table, 0, "move", {{"move", move}})), "none");
  const std::string now = json::serialize(talk.view(table, 0));
  EXPECT_EQ(reason_of(talk.act(table, 0, "move", {{"move", move}, {"at", before.at("version")}})),
            "stale");
  EXPECT_EQ(reason_of(talk.act(table, 0, "undo", {{"at", 0}})), "stale");
  EXPECT_EQ(reason_of(talk.act(table, 0, "undo", {{"at", 1000000}})), "stale");
  EXPECT_EQ(reason_of(talk.act(table, 0, "undo", {{"at", -1}})), "bad_value");
  EXPECT_EQ(json::serialize(talk.view(table, 0)), now);
}

TEST(Commands, Others_who_finish_their_round_do_not_make_a_command_stale) {
  Talk talk;
  const std::string table = talk.create(round_game(), 2);
  const json::object before = talk.view(table, 0);
  json::object other = talk.view(table, 1);
  while (other.at("may").at("move").as_bool()) {
    ASSERT_EQ(reason_of(talk.act(table, 1, "move", {{"move", first_move(other)}})), "none");
    other = talk.view(table, 1);
  }
  ASSERT_EQ(reason_of(talk.act(table, 1, "commit")), "none");
  EXPECT_EQ(reason_of(talk.act(table, 0, "move",
                               {{"move", first_move(before)}, {"at", before.at("version")}})),
            "none");
}

TEST(Commands, A_command_sent_again_is_answered_and_not_done_again) {
  Talk talk;
  const std::string table = talk.create(turn_game(), 1);
  const json::object before = talk.view(table, 0);
  const json::object message = {
      {"move", first_move(before)}, {"at", before.at("version")}, {"command", "a-1"}};
  const json::object first = talk.act(table, 0, "move", message);
  ASSERT_EQ(reason_of(first), "none");
  const std::string now = json::serialize(talk.view(table, 0));
  const json::object again = talk.act(table, 0, "move", message);
  EXPECT_EQ(reason_of(again), "none");
  EXPECT_EQ(again.at("version"), first.at("version"));
  EXPECT_EQ(talk.said.size(), 1U);
  EXPECT_EQ(json::serialize(talk.view(table, 0)), now);
}

TEST(Commands, A_refused_command_can_be_sent_again_under_its_id) {
  Talk talk;
  const std::string table = talk.create(turn_game(), 1);
  EXPECT_EQ(reason_of(talk.act(table, 0, "move", {{"move", "fly 99"}, {"command", "a-1"}})),
            "bad_syntax");
  const std::string move = first_move(talk.view(table, 0));
  EXPECT_EQ(reason_of(talk.act(table, 0, "move", {{"move", move}, {"command", "a-1"}})), "none");
}

TEST(Commands, Illegal_moves_say_why_and_change_nothing) {
  Talk talk;
  const std::string table = talk.create(round_game(), 2);
  const std::string before = json::serialize(talk.view(table, 0));
  for (const std::string_view move : {"", "go", "go F99", "A1 B1 C1 D1", "fly", "\n"}) {
    EXPECT_NE(reason_of(talk.act(table, 0, "move", {{"move", move}})), "none") << move;
  }
  EXPECT_EQ(reason_of(talk.act(table, 0, "move", {{"move", std::string(300, 'x')}})), "bad_value");
  EXPECT_EQ(reason_of(talk.act(table, 0, "move", {{"move", 7}})), "bad_value");
  EXPECT_EQ(reason_of(talk.act(table, 0, "commit")), "wrong_phase");
  EXPECT_EQ(reason_of(talk.act(table, 0, "undo")), "cannot_undo");
  EXPECT_EQ(json::serialize(talk.view(table, 0)), before);
}

TEST(Commands, On_a_server_nobody_moves_or_looks_for_anothers_seat) {
  Talk talk(false);
  const json::object made = talk.ask(
      "create", {{"game", secret_game()},
                 {"seats", json::array{json::object{{"occupant", "human"}, {"name", "Ada"}},
                                       json::object{{"occupant", "open"}}}}});
  const std::string table = text_of(made.at("table"));
  ASSERT_EQ(reason_of(talk.ask(talk.ben, "sit",
                               {{"table", table}, {"seat", 1}, {"at", 0}, {"name", "Ben"}})),
            "none");
  ASSERT_EQ(reason_of(talk.ask("start", {{"table", table}, {"seat", 0}, {"at", 2}})), "none");
  for (const char* verb : {"move", "undo", "restart", "leave", "commit"}) {
    json::object command = {{"table", table}, {"seat", 0}, {"at", 9}};
    if (verb == std::string_view("move")) command["move"] = "anything";
    EXPECT_EQ(reason_of(talk.ask(talk.ben, verb, command)), "not_your_seat") << verb;
  }
  for (const char* verb : {"view", "watch", "reference"}) {
    EXPECT_EQ(reason_of(talk.ask(talk.ben, verb, {{"table", table}, {"as", 0}})), "not_your_seat")
        << verb;
    EXPECT_EQ(reason_of(talk.ask(talk.ben, verb, {{"table", table}, {"as", 1}})), "none") << verb;
  }
  // The record says in words what Ben may know: no numbers, and nothing of Ada's cards.
  const std::string record = text_of(talk.ask(talk.ben, "record", {{"table", table}}).at("record"));
  EXPECT_NE(record.find("\"hidden\""), std::string::npos);
  EXPECT_EQ(record.find("draws"), std::string::npos);
  EXPECT_EQ(parse_record(record).error().reason, Reason::bad_record);
  for (const char* verb : {"think", "next_bot", "plan", "act"}) {
    EXPECT_EQ(reason_of(talk.ask(talk.ben, verb, {{"table", table}, {"seat", 0}})), "not_allowed")
        << verb;
  }
  EXPECT_EQ(reason_of(talk.ask(talk.ben, "close", {{"table", table}})), "not_allowed");
  EXPECT_EQ(reason_of(talk.ask(talk.ben, "sit",
                               {{"table", table}, {"seat", 0}, {"at", 3}, {"name", "Ben"}})),
            "not_allowed");
  EXPECT_EQ(reason_of(talk.ask(talk.ben, "leave", {{"table", table}, {"seat", 7}, {"at", 3}})),
            "bad_value");
}

TEST(Commands, On_a_server_only_the_person_who_made_the_table_seats_bots_and_sends_them_away) {
  Talk talk(false);
  const json::object made =
      talk.ask("create", {{"game", any_game()},
                          {"seats", json::array{json::object{{"occupant", "human"}},
                                                json::object{{"occupant", "open"}},
                                                json::object{{"occupant", "open"}}}}});
  json::object seat = {{"table", made.at("table")}, {"seat", 2}, {"at", 1}};
  json::object bot = seat;
  bot["bot"] = "easy";
  const Client nobody = talk.host.connect("");
  EXPECT_EQ(reason_of(talk.ask(talk.ben, "sit", bot)), "not_allowed");
  EXPECT_EQ(reason_of(talk.ask(nobody, "sit", bot)), "not_allowed");
  // Not even somebody who plays there.
  ASSERT_EQ(
      reason_of(talk.ask(talk.ben, "sit", {{"table", made.at("table")}, {"seat", 1}, {"at", 1}})),
      "none");
  EXPECT_EQ(reason_of(talk.ask(talk.ben, "sit", bot)), "not_allowed");
  ASSERT_EQ(reason_of(talk.ask(talk.ada, "sit", bot)), "none");
  seat["at"] = 3;
  EXPECT_EQ(reason_of(talk.ask(talk.ben, "leave", seat)), "not_your_seat");
  EXPECT_EQ(reason_of(talk.ask(talk.ada, "leave", seat)), "none");
}

TEST(Commands, Who_sits_down_has_a_name_that_can_be_shown) {
  Talk talk;
  const json::object made =
      talk.ask("create", {{"game", any_game()},
                          {"seats", json::array{json::object{{"occupant", "open"}},
                                                json::object{{"occupant", "open"}}}}});
  const json::object seat = {{"table", made.at("table")}, {"seat", 0}, {"at", 0}};
  json::object bot = seat;
  bot["bot"] = "random";
  bot["name"] = "two\nlines";
  EXPECT_EQ(reason_of(talk.ask("sit", bot)), "bad_value");
  bot["name"] = "Robin";
  json::object person = seat;
  person["name"] = "\x1b[31mred";
  EXPECT_EQ(reason_of(talk.ask("sit", person)), "bad_value");
  EXPECT_EQ(reason_of(talk.ask("sit", bot)), "none");
}

TEST(Commands, A_server_takes_a_share_from_who_sits_down_and_knows_the_commitment_only) {
  Talk talk(false);
  const json::array seats = {json::object{{"occupant", "human"}},
                             json::object{{"occupant", "open"}}};
  const std::string share(64, 'a');
  EXPECT_EQ(
      reason_of(talk.ask("create", {{"game", any_game()}, {"seats", seats}, {"share", share}})),
      "bad_value");
  const json::object made = talk.ask("create", {{"game", any_game()}, {"seats", seats}});
  ASSERT_EQ(reason_of(made), "none");
  json::object sit = {{"table", made.at("table")}, {"seat", 1}, {"at", 1}, {"share", "short"}};
  EXPECT_EQ(reason_of(talk.ask(talk.ben, "sit", sit)), "bad_value");
  sit["share"] = share;
  EXPECT_EQ(reason_of(talk.ask(talk.ben, "sit", sit)), "none");
}

TEST(Commands, Nobody_plays_a_bots_seat_and_no_command_reaches_a_seat_that_is_not_there) {
  Talk talk;
  const json::object made = talk.ask(
      "create", {{"game", turn_game()},
                 {"start", true},
                 {"seats", json::array{json::object{{"occupant", "bot"}, {"bot", "random"}},
                                       json::object{{"occupant", "human"}, {"name", "Ada"}}}}});
  const std::string table = text_of(made.at("table"));
  EXPECT_EQ(
      reason_of(talk.ask("move", {{"table", table}, {"seat", 0}, {"at", 9}, {"move", "anything"}})),
      "not_your_seat");
  EXPECT_EQ(reason_of(talk.ask("view", {{"table", table}, {"as", 0}})), "not_your_seat");
  EXPECT_EQ(reason_of(talk.ask("view", {{"table", table}, {"as", 5}})), "bad_value");
}

TEST(Commands, Who_comes_back_gets_exactly_the_missing_events) {
  Talk talk;
  const std::string table = talk.create(turn_game(), 1);
  const json::object all = talk.ask("view", {{"table", table}, {"as", 0}});
  const std::int64_t version = all.at("version").as_int64();
  EXPECT_EQ(all.at("events").as_array().size(), static_cast<std::size_t>(version));
  const json::object some = talk.ask("view", {{"table", table}, {"as", 0}, {"from", version - 2}});
  ASSERT_EQ(some.at("events").as_array().size(), 2U);
  EXPECT_EQ(some.at("events").at(0).at("n").as_int64(), version - 1);
  const json::object none = talk.ask("view", {{"table", table}, {"as", 0}, {"from", version}});
  EXPECT_TRUE(none.at("events").as_array().empty());
  const json::object lost =
      talk.ask("view", {{"table", table}, {"as", 0}, {"from", version + 100}});
  EXPECT_EQ(lost.at("events").as_array().size(), static_cast<std::size_t>(version));
}

TEST(Commands, Who_stops_watching_or_goes_is_told_no_more) {
  Talk talk;
  const std::string table = talk.create(turn_game(), 1);
  ASSERT_EQ(reason_of(talk.ask("watch", {{"table", table}, {"as", nullptr}})), "none");
  ASSERT_EQ(reason_of(talk.ask(talk.ben, "watch", {{"table", table}, {"as", nullptr}})), "none");
  ASSERT_EQ(reason_of(talk.ask("unwatch", {{"table", table}, {"as", nullptr}})), "none");
  talk.host.disconnect(talk.ben);
  const std::string move = first_move(talk.view(table, 0));
  ASSERT_EQ(reason_of(talk.act(table, 0, "move", {{"move", move}})), "none");
  EXPECT_EQ(talk.said.size(), 1U);
}

TEST(Commands, Nobody_seats_a_bot_that_thinks_as_much_as_they_say) {
  for (const bool in_browser : {true, false}) {
    Talk talk(in_browser);
    const json::array seats = {json::object{{"occupant", "open"}},
                               json::object{{"occupant", "open"}}};
    const std::string table =
        text_of(talk.ask("create", {{"game", turn_game()}, {"seats", seats}}).at("table"));
    const auto seat = [&](std::string_view bot) {
      return talk.ask("sit", {{"table", table},
                              {"seat", 1},
                              {"bot", bot},
                              {"at", talk.view(table, nullptr).at("version")}});
    };
    for (const char* bot : {"search:simulations=1000000", "search", "external:true", "random:"}) {
      EXPECT_EQ(reason_of(seat(bot)), "unknown_name") << bot;
      const json::array bots = {json::object{{"occupant", "open"}},
                                json::object{{"occupant", "bot"}, {"bot", bot}}};
      EXPECT_EQ(reason_of(talk.ask("create", {{"game", turn_game()}, {"seats", bots}})),
                "unknown_name")
          << bot;
    }
    EXPECT_EQ(reason_of(seat("medium")), "none");
  }
}

}  // namespace
}  // namespace townsmith::host
