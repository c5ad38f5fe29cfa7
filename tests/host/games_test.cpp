#include <algorithm>
#include <set>
#include <string>

#include "host/talk.h"

namespace townsmith::host {
namespace {

struct Size {
  std::string game;
  int players;
};

/// Every game for as few as can play it, and for three if they can.
std::vector<Size> sizes() {
  std::vector<Size> out;
  for (const GameInfo* info : example_games()) {
    const std::string game(info->name);
    out.push_back({game, info->min_players});
    out.push_back({game, std::min(3, info->max_players)});
  }
  return out;
}

class Games : public testing::TestWithParam<Size> {};

/// Plays on at random through messages only, until `most` moves or the end.
void play_on(Talk& talk, const std::string& table, int players, Random& random, int most) {
  for (int made = 0; made < most; ++made) {
    bool acted = false;
    for (int seat = 0; seat < players && !acted; ++seat) {
      const json::object view = talk.view(table, seat);
      ASSERT_EQ(view.at("may").at("move").as_bool(), !view.at("moves").as_array().empty());
      if (view.at("may").at("move").as_bool()) {
        const json::array& moves = view.at("moves").as_array();
        const json::value& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        for (const char* member : {"move", "kind", "sentence"}) {
          ASSERT_FALSE(move.at(member).as_string().empty());
        }
        ASSERT_TRUE(move.at("spaces").is_array());
        const json::object answer =
            talk.act(table, seat, "move", {{"move", move.at("move")}, {"at", view.at("version")}});
        ASSERT_EQ(reason_of(answer), "none") << json::serialize(answer);
        acted = true;
      } else if (view.at("may").at("commit").as_bool()) {
        ASSERT_EQ(reason_of(talk.act(table, seat, "commit", {{"at", view.at("version")}})), "none");
        acted = true;
      }
    }
    if (!acted) return;
  }
}

TEST_P(Games, A_whole_game_is_played_through_messages_alone) {
  const auto [game, players] = GetParam();
  Talk talk;
  const std::string table = talk.create(game, players);
  Random random(5);
  play_on(talk, table, players, random, 100000);
  const json::object view = talk.view(table, nullptr);
  ASSERT_TRUE(view.at("over").as_bool());
  const json::object& result = view.at("result").as_object();
  EXPECT_EQ(result.at("scores").as_array().size(), static_cast<std::size_t>(players));
  EXPECT_FALSE(result.at("winners").as_array().empty());
  EXPECT_FALSE(result.at("sentence").as_string().empty());
  EXPECT_EQ(view.at("prompt").at("key"), json::value("over"));
  int seat = 0;
  for (const json::value& one : view.at("seats").as_array()) {
    std::int64_t sum = 0;
    for (const json::value& line : one.at("sheet").as_array()) sum += line.at("points").as_int64();
    EXPECT_EQ(json::value(sum), result.at("scores").at(static_cast<std::size_t>(seat++)));
  }
}

TEST_P(Games, A_game_goes_on_after_its_record_was_opened_as_if_nothing_had_been) {
  const auto [game, players] = GetParam();
  Talk talk;
  const std::string table = talk.create(game, players, 11);
  Random random(3);
  play_on(talk, table, players, random, 25);
  const json::object record = talk.ask("record", {{"table", table}});
  const json::object opened = talk.ask("open", {{"record", record.at("record")}, {"seed", 11}});
  ASSERT_EQ(reason_of(opened), "none") << json::serialize(opened);
  const std::string again = text_of(opened.at("table"));
  Random one(9);
  Random other(9);
  play_on(talk, table, players, one, 100000);
  play_on(talk, again, players, other, 100000);
  EXPECT_EQ(talk.ask("record", {{"table", table}}).at("record"),
            talk.ask("record", {{"table", again}}).at("record"));
  EXPECT_EQ(reason_of(talk.ask("open", {{"record", record.at("record")}, {"seed", 12}})),
            "bad_record");
}

TEST_P(Games, A_finished_game_can_be_looked_at_step_by_step) {
  const auto [game, players] = GetParam();
  Talk talk;
  const std::string table = talk.create(game, players);
  Random random(5);
  play_on(talk, table, players, random, 100000);
  const json::object list = talk.ask("replay", {{"table", table}, {"as", nullptr}});
  const auto total = list.at("total").as_int64();
  ASSERT_EQ(list.at("steps").as_array().size(), static_cast<std::size_t>(total));
  // Every move is told as the log told it.
  std::multiset<std::string> told;
  std::multiset<std::string> logged;
  for (const json::value& step : list.at("steps").as_array()) {
    if (!step.at("move").is_null()) told.insert(json::value_to<std::string>(step.at("sentence")));
  }
  const json::object log = talk.ask("view", {{"table", table}, {"as", nullptr}});
  for (const json::value& event : log.at("events").as_array()) {
    if (event.at("what") == json::value("moved")) {
      logged.insert(json::value_to<std::string>(event.at("sentence")));
    }
  }
  EXPECT_EQ(told, logged);
  for (std::int64_t step = 0; step <= total; step += 7) {
    const json::object then =
        talk.ask("replay", {{"table", table}, {"as", nullptr}, {"step", step}});
    ASSERT_EQ(reason_of(then), "none");
    EXPECT_TRUE(then.at("view").at("moves").as_array().empty());
    if (step == 0) continue;
    const json::value& scores =
        list.at("steps").at(static_cast<std::size_t>(step - 1)).at("scores");
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
      EXPECT_EQ(then.at("view").at("seats").at(seat).at("score"), scores.at(seat));
    }
  }
  EXPECT_EQ(talk.ask("replay", {{"table", table}, {"as", nullptr}, {"step", total}})
                .at("view")
                .at("result"),
            talk.view(table, nullptr).at("result"));
  EXPECT_EQ(reason_of(talk.ask("replay", {{"table", table}, {"as", nullptr}, {"step", total + 1}})),
            "bad_value");
}

TEST_P(Games, Nobody_decides_anything_in_the_past) {
  const auto [game, players] = GetParam();
  Talk talk;
  const std::string table = talk.create(game, players);
  Random random(5);
  play_on(talk, table, players, random, 6);
  const auto total = talk.ask("replay", {{"table", table}, {"as", nullptr}}).at("total").as_int64();
  bool anybody_waited_for = false;
  for (std::int64_t step = 0; step <= total; ++step) {
    for (int seat = 0; seat < players; ++seat) {
      const json::object then =
          talk.ask("replay", {{"table", table}, {"as", seat}, {"step", step}});
      ASSERT_EQ(reason_of(then), "none");
      const json::object& view = then.at("view").as_object();
      const auto place = static_cast<std::size_t>(seat);
      anybody_waited_for = anybody_waited_for || view.at("seats").at(place).at("waiting").as_bool();
      EXPECT_TRUE(view.at("moves").as_array().empty()) << "step " << step << ", seat " << seat;
      for (const auto& [what, may] : view.at("may").as_object())
        EXPECT_FALSE(may.as_bool()) << what;
    }
  }
  EXPECT_TRUE(anybody_waited_for);
}

TEST_P(Games, Bots_play_a_whole_game_one_thing_at_a_time) {
  const auto [game, players] = GetParam();
  Talk talk;
  json::array seats;
  for (int i = 0; i < players; ++i) {
    seats.push_back(json::object{{"occupant", "bot"}, {"bot", "random"}});
  }
  const json::object made = talk.ask("create", {{"game", game}, {"seats", seats}, {"start", true}});
  const std::string table = text_of(made.at("table"));
  ASSERT_EQ(reason_of(talk.ask("watch", {{"table", table}, {"as", nullptr}})), "none");
  json::object answer;
  do {
    answer = talk.ask("think", {{"table", table}});
    ASSERT_EQ(reason_of(answer), "none");
  } while (answer.at("more").as_bool());
  EXPECT_TRUE(talk.view(table, nullptr).at("over").as_bool());
  EXPECT_TRUE(talk.ask("think", {{"table", table}}).at("seat").is_null());
}

TEST_P(Games, One_host_can_think_for_another) {
  const auto [game, players] = GetParam();
  Talk talk;
  Talk thinker(true, 2);
  json::array seats;
  for (int i = 0; i < players; ++i) {
    seats.push_back(json::object{{"occupant", "bot"}, {"bot", "random"}});
  }
  const json::value table =
      talk.ask("create", {{"game", game}, {"seats", seats}, {"start", true}}).at("table");
  while (true) {
    const json::object answer = talk.ask("next_bot", {{"table", table}});
    if (answer.at("next").is_null()) break;
    const json::object& next = answer.at("next").as_object();
    json::value move = nullptr;
    if (const json::object* task = next.at("task").if_object()) {
      const json::object plan = thinker.ask("plan", *task);
      ASSERT_EQ(reason_of(plan), "none");
      move = plan.at("move");
      // The same values give the same move.
      ASSERT_EQ(thinker.ask("plan", *task).at("move"), move);
    }
    json::object act = {
        {"table", table}, {"seat", next.at("seat")}, {"at", next.at("at")}, {"move", move}};
    ASSERT_EQ(reason_of(talk.ask("act", act)), "none");
    const std::string again = reason_of(talk.ask("act", act));
    ASSERT_TRUE(again == "stale" || again == "not_your_turn") << again;
  }
  EXPECT_TRUE(talk.view(text_of(table), nullptr).at("over").as_bool());
}

TEST_P(Games, A_page_asks_for_the_steps_it_has_not_stored) {
  const auto [game, players] = GetParam();
  Talk talk;
  const std::string table = talk.create(game, players);
  std::string stored;
  json::object known = {{"table", table}, {"lines", 0}, {"check", ""}};
  int again = 0;  // how often all of it came
  const auto keep = [&] {
    const json::object answer = talk.ask("new_steps", known);
    if (answer.at("from") == json::value(0)) {
      ++again;
      stored.clear();
    } else {
      EXPECT_EQ(answer.at("from"), known.at("lines"));
    }
    stored += text_of(answer.at("steps"));
    known["lines"] = answer.at("lines");
    known["check"] = answer.at("check");
    EXPECT_EQ(stored + text_of(answer.at("rest")),
              text_of(talk.ask("record", {{"table", table}}).at("record")));
  };
  keep();
  Random random(3);
  for (int i = 0; i < 40; ++i) {
    const json::object view = talk.view(table, nullptr);
    if (view.at("over").as_bool()) break;
    const int seat = view.at("waiting").as_array().front().to_number<int>();
    const json::object own = talk.view(table, seat);
    const json::array& moves = own.at("moves").as_array();
    if (moves.empty()) {
      ASSERT_EQ(reason_of(talk.act(table, seat, "commit")), "none");
    } else {
      const json::value& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      ASSERT_EQ(reason_of(talk.act(table, seat, "move", {{"move", move.at("move")}})), "none");
    }
    keep();
    ASSERT_EQ(again, 1) << "steps that are stored came once more";
  }
  // Lines that are none of this record's are as good as none.
  known["check"] = "0000000000000000";
  keep();
  known["lines"] = 1'000'000;
  keep();
  EXPECT_EQ(again, 3);
}

TEST_P(Games, What_a_bot_is_asked_is_refused_when_it_was_damaged_on_its_way) {
  const auto [game, players] = GetParam();
  Talk talk;
  json::array seats;
  for (int i = 0; i < players; ++i) {
    seats.push_back(json::object{{"occupant", "bot"}, {"bot", "random"}});
  }
  const json::value table =
      talk.ask("create", {{"game", game}, {"seats", seats}, {"start", true}}).at("table");
  const json::object answer = talk.ask("next_bot", {{"table", table}});
  const json::object task = answer.at("next").at("task").as_object();
  for (const std::string& memory :
       {text_of(task.at("memory")) + "A", std::string("?"), std::string("AAAA")}) {
    json::object other = task;
    other["memory"] = memory;
    EXPECT_NE(reason_of(talk.ask("plan", other)), "none") << memory;
  }
}

TEST_P(Games, A_player_gets_hints_and_a_finished_game_is_reviewed) {
  const auto [game, players] = GetParam();
  Talk talk;
  const std::string table = talk.create(game, players);
  const json::object view = talk.view(table, 0);
  const json::object asked = {{"table", table}, {"seat", 0}, {"count", 2}};
  const json::object answer = talk.ask("hint", asked);
  if (view.at("may").at("move").as_bool()) {
    ASSERT_EQ(reason_of(answer), "none");
    const json::array& hints = answer.at("hints").as_array();
    ASSERT_FALSE(hints.empty());
    EXPECT_LE(hints.size(), 2U);
    EXPECT_EQ(hints.front().at("loss").to_number<double>(), 0);
    EXPECT_EQ(talk.ask("hint", asked).at("hints"), answer.at("hints"));
  } else {
    EXPECT_NE(reason_of(answer), "none");
  }
  EXPECT_NE(reason_of(talk.ask("review", {{"table", table}})), "none") << "it is not over";

  Random random(5);
  play_on(talk, table, players, random, 100000);
  const json::object part = talk.ask("review", {{"table", table}, {"from", 1}, {"count", 1}});
  ASSERT_EQ(reason_of(part), "none");
  EXPECT_GT(part.at("total").to_number<int>(), 1);
  ASSERT_EQ(part.at("decisions").as_array().size(), 1U);
  EXPECT_GE(part.at("decisions").at(0).at("loss").to_number<double>(), 0);
}

TEST_P(Games, A_player_can_look_things_up) {
  const auto [game, players] = GetParam();
  Talk talk;
  const std::string table = talk.create(game, players);
  const json::object answer = talk.ask("reference", {{"table", table}, {"as", 0}});
  const json::array& sections = answer.at("sections").as_array();
  EXPECT_FALSE(sections.empty());
  for (const json::value& section : sections) {
    for (const json::value& row : section.at("rows").as_array()) {
      EXPECT_EQ(row.as_array().size(), section.at("columns").as_array().size())
          << json::serialize(section);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, Games, testing::ValuesIn(sizes()), [](const auto& one) {
  return one.param.game + std::to_string(one.param.players);
});

}  // namespace
}  // namespace townsmith::host
