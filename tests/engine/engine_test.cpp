#include "engine/engine.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <thread>

#include "core/replay.h"
#include "core/schema_reading.h"
#include "example_games.h"
#include "games/content_files.h"
#include "host/glimpse.h"
#include "message_checks.h"
#include "words.h"

namespace townsmith::engine {
namespace {

struct Talk {
  explicit Talk(int threads = 2)
      : engine(bots::all_games(), built_in_content(), "1.2.3", 7, threads,
               [this](const std::string& line) { lines.push_back(line); }) {}

  void ask(json::object message) {
    const json::value* verb = message.if_contains("do");
    if (verb != nullptr) verbs[message.at("id").as_int64()] = std::string(verb->as_string());
    engine.receive(json::serialize(message));
  }
  /// Everything that was said after all has been answered; it is as the protocol describes it.
  std::vector<json::object> answers() {
    engine.finish();
    std::vector<json::object> out;
    for (const std::string& line : lines) {
      out.push_back(json::parse(line).as_object());
      const json::value& id = out.back().at("re");
      const auto right =
          protocol::check_answer(id.is_int64() ? verbs[id.as_int64()] : "", out.back(), "");
      EXPECT_TRUE(right) << said(right.error()) << "\n" << line;
    }
    return out;
  }

  std::vector<std::string> lines;
  std::map<std::int64_t, std::string> verbs;  ///< what was asked, by number
  Engine engine;
};

/// A game between random bots, as a record.
std::string record_of(const std::string& name, int players) {
  const bots::Catalogue catalogue = bots::all_games();
  const bots::Entry& entry = **catalogue.find(name);
  const auto game =
      *entry.type().create(standard_setup(entry.type().info(), players), built_in_content());
  std::string record;
  const std::vector<std::string> bots(static_cast<std::size_t>(players), "random");
  EXPECT_TRUE(entry.play_games(*game, bots, {3, 0, 1, true}, [&](const bots::GameResult& result) {
    record = result.record;
    return true;
  }));
  return record;
}

/// The numbers of the first positions in which somebody decides.
json::array decisions(const std::string& text, std::size_t count) {
  const Record record = *parse_record(text);
  json::array steps;
  for (std::size_t i = 0; i < record.steps.size() && steps.size() < count; ++i) {
    if (record.steps[i].kind == Step::Kind::move) steps.emplace_back(static_cast<std::int64_t>(i));
  }
  return steps;
}

/// Positions late in the game, where it takes little to play on.
json::array late_decisions(const std::string& text, std::size_t count) {
  const json::array all = decisions(text, SIZE_MAX);
  json::array late;
  for (std::size_t i = all.size() * 3 / 4; i < all.size() && late.size() < count; ++i) {
    late.push_back(all[i]);
  }
  return late;
}

json::array only(std::int64_t step) {
  json::array steps;
  steps.emplace_back(step);
  return steps;
}

std::string reason_of(const json::object& answer) {
  return std::string(answer.at("error").at("reason").as_string());
}
std::string field_of(const json::object& answer) {
  const json::value* field = answer.at("error").as_object().if_contains("field");
  return field == nullptr ? "" : std::string(field->as_string());
}

/// Every game, alone (where best play may be known) and with others.
std::vector<std::pair<std::string, int>> games_and_players() {
  std::vector<std::pair<std::string, int>> all;
  for (const std::string& name : game_names()) {
    if (example_info(name).min_players == 1) all.emplace_back(name, 1);
    all.emplace_back(name, 2);
  }
  return all;
}

TEST(Engine, Analyses_many_positions_of_every_game_each_answered_once) {
  for (const auto& [name, players] : games_and_players()) {
    SCOPED_TRACE(name);
    Talk talk;
    const std::string record = record_of(name, players);
    const json::array steps = late_decisions(record, 2);
    talk.ask({{"id", 5},
              {"do", "analyse"},
              {"record", record},
              {"steps", steps},
              {"simulations", 6},
              {"reasons", 1}});
    const auto answers = talk.answers();
    ASSERT_EQ(answers.size(), steps.size());
    std::set<std::int64_t> told;
    for (const json::object& answer : answers) {
      EXPECT_EQ(answer.at("re"), json::value(5));
      EXPECT_FALSE(answer.at("during").as_bool());
      EXPECT_FALSE(answer.at("stopped").as_bool());
      told.insert(answer.at("step").as_int64());
      const json::array& moves = answer.at("moves").as_array();
      ASSERT_FALSE(moves.empty());
      EXPECT_EQ(moves[0].at("loss").to_number<double>(), 0);
      EXPECT_TRUE(std::is_sorted(moves.begin(), moves.end(), [](const auto& a, const auto& b) {
        return a.at("value").template to_number<double>() >
               b.at("value").template to_number<double>();
      }));
      EXPECT_FALSE(moves[0].at("why").as_array().empty());
      const json::array& line = moves[0].at("line").as_array();
      ASSERT_FALSE(line.empty());
      EXPECT_EQ(line[0].at("move"), moves[0].at("move").at("move"));
      EXPECT_EQ(line[0].at("seat"), answer.at("seat"));
    }
    EXPECT_EQ(told.size(), steps.size());
  }
}

TEST(Engine, The_same_question_has_the_same_answer_with_any_number_of_threads) {
  const std::string record = record_of(secret_game(), 2);
  std::vector<std::multiset<std::string>> heard;
  for (const int threads : {1, 3}) {
    Talk talk(threads);
    talk.ask({{"id", 1},
              {"do", "analyse"},
              {"record", record},
              {"steps", decisions(record, 4)},
              {"simulations", 20},
              {"reasons", 0}});
    talk.engine.finish();
    heard.emplace_back(talk.lines.begin(), talk.lines.end());
  }
  EXPECT_EQ(heard[0], heard[1]);
}

TEST(Engine, An_observation_is_analysed_like_the_position_it_was_made_of) {
  for (const std::string& name : game_names()) {
    const std::string text = record_of(name, 2);
    const Record record = *parse_record(text);
    const bots::Catalogue catalogue = bots::all_games();
    const bots::Entry& entry = **catalogue.find(name);
    const auto game =
        *entry.type().create(*setup_of(record, entry.type().info()), built_in_content());
    const auto step = static_cast<std::size_t>(late_decisions(text, 1).back().as_int64());
    Replayer replayer(*game);
    for (std::size_t i = 0; i < step; ++i) ASSERT_TRUE(replayer.play(record.steps[i]));
    const Seat seat = game->actors(replayer.state()).front();
    const protocol::Observation seen = host::observation_of(
        *game, game->observe(replayer.state(), seat), replayer.memories().of(seat));
    const json::value observation = json::parse(schema::to_json(seen, Language()));
    Talk talk(1);
    talk.ask({{"id", 1},
              {"do", "analyse"},
              {"observation", observation},
              {"simulations", 4},
              {"reasons", 0}});
    talk.ask({{"id", 2},
              {"do", "analyse"},
              {"record", text},
              {"steps", only(static_cast<std::int64_t>(step))},
              {"simulations", 4},
              {"reasons", 0}});
    const auto answers = talk.answers();
    ASSERT_EQ(answers.size(), 2U);
    EXPECT_EQ(answers[0].at("moves"), answers[1].at("moves")) << name;
    // One byte that is another one is noticed.
    json::object damaged = observation.as_object();
    std::string bytes(damaged["bytes"].as_string());
    bytes[0] = bytes[0] == 'A' ? 'B' : 'A';
    damaged["bytes"] = bytes;
    talk.ask({{"id", 3}, {"do", "analyse"}, {"observation", damaged}});
    const json::object refused = talk.answers().back();
    EXPECT_EQ(field_of(refused), "observation.check");
  }
}

TEST(Engine, Reports_while_it_thinks_and_ends_when_it_is_told_to) {
  const std::string record = record_of(turn_game(), 2);
  Talk talk(1);
  const json::array steps = decisions(record, 3);
  talk.ask({{"id", 1},
            {"do", "analyse"},
            {"record", record},
            {"steps", steps},
            {"simulations", 10'000'000},
            {"report_every", 0.01},
            {"reasons", 0}});
  // The first has begun when something is told of it.
  for (int i = 0; i < 2000; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    if (talk.engine.said() > 0) break;
  }
  talk.ask({{"id", 2}, {"do", "terminate"}, {"analysis", 1}});
  const auto answers = talk.answers();
  std::map<std::int64_t, int> final_ones;
  bool during = false;
  for (const json::object& answer : answers) {
    if (answer.at("re") != json::value(1)) continue;
    if (answer.at("during").as_bool()) {
      during = true;
      EXPECT_FALSE(answer.at("moves").as_array().empty());
      continue;
    }
    ++final_ones[answer.at("step").as_int64()];
    EXPECT_TRUE(answer.at("stopped").as_bool());
  }
  EXPECT_TRUE(during);
  EXPECT_EQ(final_ones.size(), steps.size());
  for (const auto& [step, count] : final_ones) EXPECT_EQ(count, 1) << step;
}

TEST(Engine, Everything_can_be_ended_at_once) {
  const std::string record = record_of(turn_game(), 2);
  Talk talk(1);
  for (const int id : {1, 2}) {
    talk.ask({{"id", id},
              {"do", "analyse"},
              {"record", record},
              {"steps", decisions(record, 3)},
              {"simulations", 10'000'000},
              {"reasons", 0}});
  }
  talk.ask({{"id", 3}, {"do", "terminate"}, {"analysis", 2}, {"steps", decisions(record, 1)}});
  talk.ask({{"id", 4}, {"do", "terminate_all"}});
  std::multiset<std::int64_t> told;
  for (const json::object& answer : talk.answers()) {
    const std::int64_t id = answer.at("re").as_int64();
    told.insert(id);
    if (id < 3) {
      EXPECT_TRUE(answer.at("stopped").as_bool());
    }
  }
  EXPECT_EQ(told, (std::multiset<std::int64_t>{1, 1, 1, 2, 2, 2, 3, 4}));
}

TEST(Engine, What_is_more_urgent_is_begun_first) {
  const std::string record = record_of(turn_game(), 2);
  const json::array steps = decisions(record, 3);
  Talk talk(1);
  for (const int id : {1, 2, 3, 4}) {
    talk.ask({{"id", id},
              {"do", "analyse"},
              {"record", record},
              {"steps", only(steps[0].as_int64())},
              {"simulations", id == 1 ? 10'000'000 : 2},
              {"reasons", 0},
              {"priority", id == 4 ? 5 : 0}});
  }
  // All wait for the first, which takes as long as it is let.
  talk.ask({{"id", 5}, {"do", "terminate"}, {"analysis", 1}});
  std::vector<std::int64_t> order;
  for (const json::object& answer : talk.answers()) order.push_back(answer.at("re").as_int64());
  const auto at = [&](std::int64_t id) { return std::find(order.begin(), order.end(), id); };
  EXPECT_LT(at(4), at(2));
  EXPECT_LT(at(2), at(3));
}

TEST(Engine, Tells_what_a_bot_would_play) {
  const std::string record = record_of(round_game(), 2);
  Talk talk;
  talk.ask({{"id", 1},
            {"do", "analyse"},
            {"record", record},
            {"steps", decisions(record, 1)},
            {"bot", "greedy"},
            {"simulations", 10},
            {"count", 2},
            {"reasons", 0}});
  const auto answers = talk.answers();
  ASSERT_EQ(answers.size(), 1U);
  EXPECT_FALSE(answers[0].at("choice").as_string().empty());
  EXPECT_LE(answers[0].at("moves").as_array().size(), 2U);
}

TEST(Engine, Is_a_host_too) {
  Talk talk;
  talk.ask({{"id", 1}, {"do", "hello"}, {"protocol", protocol::number}});
  talk.ask({{"id", 2},
            {"do", "create"},
            {"game", any_game()},
            {"seed", 1},
            {"start", true},
            {"seats", json::array(2, json::object{{"occupant", "bot"}, {"bot", "random"}})}});
  talk.ask({{"id", 3}, {"do", "think"}, {"table", "t1"}});
  const auto answers = talk.answers();
  ASSERT_EQ(answers.size(), 3U);
  EXPECT_EQ(answers[0].at("version"), json::value("1.2.3"));
  EXPECT_EQ(answers[1].at("table"), json::value("t1"));
  EXPECT_TRUE(answers[2].at("more").as_bool());
}

TEST(Engine, A_wrong_request_is_refused_with_the_member_it_is_about) {
  const std::string record = record_of(turn_game(), 2);
  const std::vector<std::pair<json::object, std::string>> wrong = {
      {{{"do", "analyse"}}, "record"},
      {{{"do", "analyse"}, {"record", "nonsense"}}, "record"},
      {{{"do", "analyse"}, {"record", record}, {"steps", only(-1)}}, "steps[0]"},
      {{{"do", "analyse"}, {"record", record}, {"steps", only(100'000)}}, "steps"},
      {{{"do", "analyse"}, {"record", record}}, "steps"},
      {{{"do", "analyse"}, {"record", record}, {"steps", decisions(record, 1)}, {"bot", "oracle"}},
       "bot"},
      {{{"do", "analyse"}, {"record", record}, {"steps", decisions(record, 1)}, {"seat", 7}},
       "seat"},
      {{{"do", "analyse"}, {"record", record}, {"steps", decisions(record, 1)}, {"simulations", 0}},
       "simulations"},
      {{{"do", "analyse"},
        {"record", record},
        {"steps", decisions(record, 1)},
        {"report_every", 0}},
       "report_every"},
      {{{"do", "analyse"}, {"record", record}, {"visits", 3}}, "visits"},
      {{{"do", "terminate"}}, "analysis"}};
  for (auto [message, field] : wrong) {
    Talk talk;
    message["id"] = 9;
    talk.ask(message);
    const auto answers = talk.answers();
    ASSERT_EQ(answers.size(), 1U);
    EXPECT_EQ(answers[0].at("re"), json::value(9));
    ASSERT_TRUE(answers[0].contains("error")) << json::serialize(answers[0]);
    EXPECT_EQ(field_of(answers[0]), field) << json::serialize(answers[0]);
  }
  Talk talk;
  talk.engine.receive("this is no JSON");
  talk.engine.receive("[1]");
  talk.engine.receive("   ");
  talk.engine.receive(R"({"id":"x","do":"analyse"})");
  talk.engine.receive(R"({"id":4,"do":"sing"})");
  const auto answers = talk.answers();
  ASSERT_EQ(answers.size(), 4U);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(answers[static_cast<std::size_t>(i)].at("re").is_null());
  EXPECT_EQ(reason_of(answers[3]), "unknown_name");
}

}  // namespace
}  // namespace townsmith::engine
