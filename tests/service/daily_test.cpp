// The puzzle of the day at a server.
#include "service/daily_play.h"
#include "table_harness.h"

namespace townsmith::service {
namespace {

using table::Command;

/// A game that one can play alone, quickly.
std::string solo_game() {
  std::string quickest;
  const bots::Catalogue all = bots::all_games();
  for (const auto& entry : all.entries()) {
    const GameInfo& info = entry->type().info();
    if (info.least_players == 1 && !info.simultaneous && quickest.empty()) quickest = info.name;
  }
  return quickest;
}

class DailyPuzzle : public Tables {
 protected:
  DailyPuzzle() : games_(bots::all_games(), built_in_content()) {}

  /// A record of the day's puzzle, played by a quick bot as if it were a person.
  std::string play(const std::string& day, const std::string& bot = "random") {
    auto sat = DailyBot::sit_down(games_, solo_game(), day, bot);
    EXPECT_TRUE(sat);
    while (!(*sat)->over()) EXPECT_TRUE((*sat)->move((*sat)->task().answer()));
    Record record = (*sat)->record();
    record.bots = {""};
    record.names = {"Ada"};
    return to_text(record);
  }
  static std::string today(const Node& node) { return day_of(node.now); }

  host::SharedGames games_;
};

TEST_F(DailyPuzzle, The_first_try_of_a_person_counts_and_everybody_is_compared) {
  Node node(url());
  const std::string day = today(node);
  const Client ada = node.join("Ada");
  const std::string first = play(day);
  const json::object entered = node.ask(ada, "enter_daily", {{"day", day}, {"record", first}});
  ASSERT_EQ(reason_of(entered), "none") << json::serialize(entered);
  const std::int64_t score = entered.at("yours").as_int64();
  ASSERT_EQ(entered.at("scores").as_array().size(), 1U);
  EXPECT_EQ(entered.at("scores").at(0).at("count"), json::value(1));
  // The second one does not.
  const json::object again =
      node.ask(ada, "enter_daily", {{"day", day}, {"record", play(day, "easy")}});
  EXPECT_EQ(again.at("yours"), json::value(score));
  EXPECT_EQ(again.at("scores").as_array().size(), 1U);
  node.ask(node.join("Ben"), "enter_daily", {{"day", day}, {"record", first}});
  const json::object seen =
      node.ask(node.connect(""), "daily", {{"day", day}, {"game", solo_game()}});
  EXPECT_TRUE(seen.at("yours").is_null());
  EXPECT_EQ(seen.at("scores").at(0).at("count"), json::value(2));
}

TEST_F(DailyPuzzle, What_is_not_the_puzzle_of_that_day_is_refused) {
  Node node(url());
  const std::string day = today(node);
  const Client ada = node.join("Ada");
  const auto enter = [&](const std::string& when, const std::string& record) {
    return reason_of(node.ask(ada, "enter_daily", {{"day", when}, {"record", record}}));
  };
  EXPECT_EQ(enter(day, play("2020-02-29")), "bad_record");
  EXPECT_EQ(enter("2020-02-29", play("2020-02-29")), "not_allowed");
  EXPECT_EQ(enter(day, "nonsense"), "bad_record");
  std::string unfinished = play(day);
  unfinished.resize(unfinished.rfind('\n', unfinished.size() - 2) + 1);
  EXPECT_EQ(enter(day, unfinished), "bad_record");
  EXPECT_EQ(reason_of(node.ask(node.connect(""), "enter_daily",
                               {{"day", day}, {"record", play(day)}})),
            "not_allowed");
  EXPECT_EQ(reason_of(node.ask(ada, "daily", {{"day", "2026-02-30"}, {"game", solo_game()}})),
            "bad_value");
}

TEST_F(DailyPuzzle, The_best_play_is_for_those_who_have_played_until_the_day_is_over_everywhere) {
  Node node(url());
  const std::string day = today(node);
  const Client ada = node.join("Ada");
  const json::object asked = {{"day", day}, {"game", solo_game()}};
  const std::string record = play(day);
  EXPECT_EQ(reason_of(node.ask(ada, "daily_best", asked)), "not_allowed");
  node.ask(ada, "enter_daily", {{"day", day}, {"record", record}});
  const json::object best = node.ask(ada, "daily_best", asked);
  ASSERT_EQ(reason_of(best), "none") << json::serialize(best);
  EXPECT_EQ(text_of(best.at("name")), "Ada");
  EXPECT_EQ(text_of(best.at("record")), record);
  const Client eve = node.connect("");
  EXPECT_EQ(reason_of(node.ask(eve, "daily_best", asked)), "not_allowed");
  node.tick(3 * 86'400'000LL);
  EXPECT_EQ(reason_of(node.ask(eve, "daily_best", asked)), "none");
}

TEST_F(DailyPuzzle, Bots_get_the_same_whenever_they_play_it) {
  EXPECT_EQ(play("2026-11-16", "medium"), play("2026-11-16", "medium"));
  EXPECT_NE(play("2026-11-16", "medium"), play("2026-11-17", "medium"));
}

TEST_F(DailyPuzzle, A_day_is_today_as_long_as_it_is_anywhere) {
  const Time noon = 1'794'916'800'000;  // 2026-11-17, 12:00 UTC
  EXPECT_EQ(day_of(noon), "2026-11-17");
  EXPECT_TRUE(is_today_somewhere("2026-11-18", noon));
  EXPECT_FALSE(is_today_somewhere("2026-11-16", noon));
  EXPECT_TRUE(is_today_somewhere("2026-11-16", noon - 1));
  EXPECT_FALSE(is_today_somewhere("2026-11-19", noon));
}

}  // namespace
}  // namespace townsmith::service
