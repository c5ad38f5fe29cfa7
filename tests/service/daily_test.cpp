// The puzzle of the day at a server.
#include "host/daily.h"

#include "core/replay.h"
#include "rights_harness.h"
#include "service/daily_play.h"

namespace townsmith::service {
namespace {

/// Players take turns there, and one is enough.
const std::string& solo_game() { return turn_game(); }

/// A puzzle, played by a quick bot.
Record played(const std::string& date, const std::string& bot = "random",
              const std::string& game = solo_game()) {
  static host::SharedGames games(bots::all_games(), built_in_content());
  auto sat = DailyBot::sit_down(games, game, date, bot);
  EXPECT_TRUE(sat);
  while (const auto turn = (*sat)->next()) EXPECT_TRUE((*sat)->act(turn->think()));
  return (*sat)->record();
}
/// The same as if a person had done so.
std::string by_person(Record record) {
  record.bots = {""};
  record.names = {"Ada"};
  return to_text(record);
}

class DailyPuzzle : public RightsTest {
 protected:
  json::object enter(Node& node, Client client, const std::string& record,
                     const std::string& date = {}) {
    return node.ask(client, "enter_daily",
                    {{"day", date.empty() ? today_ : date}, {"record", record}});
  }
  json::object standing(Node& node, Client client) const {
    return node.ask(client, "daily", {{"day", today_}, {"game", solo_game()}});
  }
  Client person_at(const std::string& address, const std::string& name) {
    return quiet_.welcome(quiet_.guest(name), address).client;
  }

  Node quiet_{url_, {.daily_par = false}};
  const std::string today_ = day_of(quiet_.now);
};
INSTANTIATE_TEST_SUITE_P(On, DailyPuzzle, both_stores, store_kind);

TEST_P(DailyPuzzle, The_first_try_of_a_person_counts_and_everybody_is_compared) {
  const Client ada = quiet_.join("Ada");
  const Record first = played(today_, "easy");
  const json::object entered = enter(quiet_, ada, by_person(first));
  ASSERT_EQ(reason_of(entered), "none") << json::serialize(entered);
  const int score = first.outcome.scores[0];
  EXPECT_EQ(entered.at("yours"), json::value(score));
  EXPECT_EQ(entered.at("scores"), (json::array{json::object{{"score", score}, {"people", 1}}}));
  EXPECT_EQ(entered.at("par"), json::array());
  // Neither the same once more nor another one.
  EXPECT_EQ(reason_of(enter(quiet_, ada, by_person(first))), "not_allowed");
  EXPECT_EQ(reason_of(enter(quiet_, ada, by_person(played(today_)))), "not_allowed");
  const json::object after = standing(quiet_, ada);
  EXPECT_EQ(after.at("scores"), entered.at("scores"));
  EXPECT_EQ(after.at("yours"), json::value(score));
  EXPECT_EQ(reason_of(enter(quiet_, quiet_.join("Ben"), by_person(first))), "none");
  const json::object seen = standing(quiet_, quiet_.connect(""));
  EXPECT_TRUE(seen.at("yours").is_null());
  EXPECT_EQ(seen.at("scores").at(0).at("people"), json::value(2));
}

TEST_P(DailyPuzzle, What_is_not_todays_puzzle_is_refused_and_changes_nothing) {
  const Client ada = quiet_.join("Ada");
  const Record good = played(today_);
  const auto reason = [&](const std::string& record) {
    return reason_of(enter(quiet_, ada, record));
  };
  EXPECT_EQ(reason(by_person(played("2020-02-29"))), "bad_record") << "another day's luck";
  EXPECT_EQ(reason_of(enter(quiet_, ada, by_person(played("2020-02-29")), "2020-02-29")),
            "not_allowed");
  EXPECT_EQ(reason_of(enter(quiet_, ada, by_person(good), "2020-02-30")), "not_allowed");
  EXPECT_EQ(reason("nonsense"), "bad_record");
  EXPECT_EQ(reason(to_text(good)), "bad_record") << "a bot played it";
  EXPECT_EQ(reason(std::string(40'001, 'x')), "bad_value") << "too large";
  quiet_.now += 60'000;  // nobody may try without end
  const auto forged = [&](const auto& change) {
    Record record = good;
    change(record);
    return reason(by_person(record));
  };
  EXPECT_EQ(forged([](Record& one) { ++one.outcome.scores[0]; }), "bad_record");
  EXPECT_EQ(forged([](Record& one) { one.steps.pop_back(); }), "bad_record");
  EXPECT_EQ(forged([](Record& one) { one.finished = false; }), "bad_record");
  EXPECT_EQ(forged([](Record& one) { one.stopped = Stop::agreed; }), "bad_record");
  EXPECT_EQ(forged([](Record& one) { one.steps.front().draws.front().value ^= 1U; }), "bad_record");
  EXPECT_EQ(reason_of(enter(quiet_, quiet_.connect(""), by_person(good))), "not_allowed");
  EXPECT_EQ(standing(quiet_, ada).at("scores"), json::array());
  EXPECT_EQ(reason_of(quiet_.ask(ada, "daily", {{"day", "2026-02-30"}, {"game", solo_game()}})),
            "bad_value");
  EXPECT_EQ(reason_of(quiet_.ask(ada, "daily", {{"day", today_}, {"game", secret_game()}})),
            "bad_value");
  EXPECT_EQ(reason_of(quiet_.ask(ada, "daily", {{"day", today_}, {"game", "none"}})),
            "unknown_name");
}

TEST_P(DailyPuzzle, Another_game_by_usual_rules_is_a_puzzle_and_one_with_options_is_none) {
  const Client ada = quiet_.join("Ada");
  EXPECT_EQ(reason_of(enter(quiet_, ada, by_person(played(today_, "random", round_game())))),
            "none");
  EXPECT_EQ(standing(quiet_, ada).at("scores"), json::array());
  Record record = played(today_, "random", round_game());
  const std::string option = unusual_option(round_game());
  record.options = {{option.substr(0, option.find('=')), option.substr(option.find('=') + 1)}};
  EXPECT_EQ(reason_of(enter(quiet_, ada, by_person(record))), "bad_record");
}

TEST_P(DailyPuzzle, Few_are_counted_of_one_address_and_nobody_may_try_without_end) {
  const std::string record = by_person(played(today_));
  const Client ada = quiet_.join("Ada");
  int tried = 0;
  while (reason_of(enter(quiet_, ada, "nonsense")) != "too_much") ASSERT_LT(++tried, 100);
  EXPECT_EQ(tried, 10);
  int counted = 0;
  for (; counted < 100; ++counted) {
    const Client one = person_at("198.51.100.7", "P" + std::to_string(counted));
    if (reason_of(enter(quiet_, one, record)) != "none") break;
    quiet_.disconnect(one);
  }
  EXPECT_EQ(counted, 40);
  EXPECT_EQ(reason_of(enter(quiet_, person_at("198.51.100.8", "Ben"), record)), "none");
}

TEST_P(DailyPuzzle, The_best_play_is_for_those_who_have_played_until_the_day_is_over_everywhere) {
  const Client ada = quiet_.join("Ada");
  const json::object asked = {{"day", today_}, {"game", solo_game()}};
  Record good = played(today_, "easy");
  EXPECT_EQ(reason_of(quiet_.ask(ada, "daily_best", asked)), "not_allowed");
  good.names = {"<b>Somebody else</b>"};
  good.bots = {};
  enter(quiet_, ada, to_text(good));
  const json::object best = quiet_.ask(ada, "daily_best", asked);
  ASSERT_EQ(reason_of(best), "none") << json::serialize(best);
  EXPECT_EQ(best.at("name"), json::value("Ada"));
  EXPECT_TRUE(best.at("bot").is_null());
  const Record kept = *parse_record(text_of(best.at("record")));
  EXPECT_EQ(kept.steps, good.steps);
  EXPECT_TRUE(kept.names.empty()) << "nothing but the play is passed on";
  const Client eve = quiet_.connect("");
  EXPECT_EQ(reason_of(quiet_.ask(eve, "daily_best", asked)), "not_allowed");
  quiet_.now += 2 * day;
  EXPECT_EQ(reason_of(quiet_.ask(eve, "daily_best", asked)), "none");
  EXPECT_EQ(
      reason_of(quiet_.ask(eve, "daily_best", {{"day", "2020-02-29"}, {"game", solo_game()}})),
      "unknown_name");
}

TEST_P(DailyPuzzle, A_person_who_enters_at_two_nodes_at_once_is_counted_once) {
  Node other(url_, {.daily_par = false}, {.shared = true});
  const std::string secret = quiet_.guest("Ada");
  const Client here = quiet_.connect(secret);
  const Client there = other.connect(secret);
  const std::string text = json::serialize(json::object{
      {"id", 900}, {"do", "enter_daily"}, {"day", today_}, {"record", by_person(played(today_))}});
  int done = 0;
  quiet_.receive(here, text, [&] { ++done; });
  other.receive(there, text, [&] { ++done; });
  ASSERT_TRUE(other.gather(1));  // it has seen that nobody was counted
  ASSERT_TRUE(quiet_.wait([&] { return done == 1; }));
  ASSERT_TRUE(other.wait([&] { return done == 2; }));
  EXPECT_EQ(reason_of(quiet_.heard[here].back()), "none");
  EXPECT_EQ(reason_of(other.heard[there].back()), "not_allowed");
  EXPECT_EQ(standing(other, there).at("scores").at(0).at("people"), json::value(1));
}

TEST_P(DailyPuzzle, What_is_kept_can_be_taken_away_and_is_forgotten_with_the_person) {
  const std::string secret = guest("Ada");
  const Record record = played(today_);
  enter(node_, node_.connect(secret), by_person(record));
  const json::value data = body_of(ask("GET", "/api/me/data", secret));
  const json::object& puzzle = data.at("puzzles").at(0).as_object();
  EXPECT_EQ(puzzle.at("day"), json::value(today_));
  EXPECT_EQ(puzzle.at("score"), json::value(record.outcome.scores[0]));
  EXPECT_TRUE(puzzle.at("record").is_string());
  EXPECT_EQ(body_of(ask("GET", "/api/keeps", "")).at("puzzle_days"), json::value(30));
  const std::string id = person(secret);
  EXPECT_NE(everything().find(record.steps.back().move), std::string::npos);
  EXPECT_EQ(ask("DELETE", "/api/me/everything", secret).status, 200);
  EXPECT_TRUE(look()->accounts().dailies_of(id)->empty());
}

using DailyBots = Tables;

TEST_F(DailyBots, Play_no_puzzle_of_a_game_whose_content_is_the_servers_own) {
  Node node(url(), {}, {.content = with_other_content(built_in_content(), solo_game())});
  const Client ada = node.join("Ada");
  const std::string today = day_of(node.now);
  EXPECT_EQ(reason_of(node.ask(ada, "daily", {{"day", today}, {"game", solo_game()}})),
            "other_content");
  EXPECT_EQ(reason_of(node.ask(ada, "enter_daily",
                               {{"day", today}, {"record", by_person(played(today))}})),
            "other_content");
}

TEST_F(DailyBots, Play_what_somebody_asks_about_and_get_the_same_wherever_they_play) {
  Node node(url());
  const Client eve = node.connect("");
  const std::string today = day_of(node.now);
  const auto standing = [&] {
    return node.ask(eve, "daily", {{"day", today}, {"game", solo_game()}});
  };
  standing();
  const auto store = std::move(*store::open_store(url()));
  ASSERT_TRUE(node.wait(
      [&] { return store->accounts().daily(today, solo_game(), "bot:master")->has_value(); }));
  const json::object seen = standing();
  const auto par = [&](const std::string& bot) {
    return json::object{{"bot", bot}, {"score", played(today, bot).outcome.scores[0]}};
  };
  EXPECT_EQ(seen.at("par"), (json::array{par("hard"), par("master")}));
  EXPECT_EQ(seen.at("scores"), json::array()) << "bots are not people";
}

TEST(Puzzles, A_day_is_today_as_long_as_it_is_anywhere) {
  const Time noon = 1'794'916'800'000;  // 2026-11-17, 12:00 UTC
  EXPECT_EQ(day_of(noon), "2026-11-17");
  EXPECT_TRUE(is_today_somewhere("2026-11-18", noon));
  EXPECT_FALSE(is_today_somewhere("2026-11-16", noon));
  EXPECT_TRUE(is_today_somewhere("2026-11-16", noon - 1));
  EXPECT_FALSE(is_today_somewhere("2026-11-19", noon));
}

TEST(Puzzles, Have_a_seed_that_says_the_day_and_differs_from_game_to_game) {
  std::set<std::int64_t> seeds;
  for (const GameInfo* info : example_games()) {
    const auto seed = host::daily_seed(*info, "2026-11-16");
    EXPECT_EQ(seed.has_value(), info->min_players == 1) << info->name;
    if (seed) EXPECT_EQ(*seed / 10'000, 20261116);
    if (seed) EXPECT_TRUE(seeds.insert(*seed).second);
  }
  for (const char* no_day : {"", "2026-2-3", "2026-11-31", "2026-02-29", "1999-01-01",
                             "2026-11-16 ", "+026-11-16", "2026/11/16"}) {
    EXPECT_FALSE(host::daily_seed(example_info(solo_game()), no_day)) << no_day;
  }
  EXPECT_TRUE(host::daily_seed(example_info(solo_game()), "2028-02-29"));
}

}  // namespace
}  // namespace townsmith::service
