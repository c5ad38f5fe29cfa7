#include "external/external.h"

#include <algorithm>
#include <set>

#include "core/replay.h"
#include "external/bots.h"
#include "lab/contest.h"
#include "lab/match.h"
#include "message_checks.h"

namespace townsmith::external {
namespace {

/// A match of one's own bot against chance, with the records of its games.
struct Played {
  lab::MatchReport report;
  std::vector<Record> records;
};

Played play(const OwnBots& own, const std::string& game, std::vector<std::string> bots,
            std::uint64_t games, int threads) {
  const auto rules = own.make(game, static_cast<int>(bots.size()));
  Played played;
  lab::MatchHooks hooks;
  hooks.record = [&](const std::string& text) {
    const auto record = parse_record(text);
    ASSERT_TRUE(record) << said(record.error());
    const auto replayed = replay(*rules, *record);
    EXPECT_TRUE(replayed) << said(replayed.error());
    played.records.push_back(*record);
  };
  const auto report =
      lab::play_match(own.entry(game), *rules, {std::move(bots), games, 5, threads}, hooks);
  EXPECT_TRUE(report);
  if (report) played.report = *report;
  return played;
}

TEST(ExternalBot, Plays_every_game_and_the_same_one_however_many_threads_there_are) {
  for (const std::string& name : game_names()) {
    OwnBots own;
    own.limits.processes = 2;
    ASSERT_TRUE(own.add("mine", good_bot));
    const Played alone = play(own, name, {"mine", "random"}, 2, 1);
    const Played together = play(own, name, {"mine", "random"}, 2, 2);
    EXPECT_EQ(alone.records, together.records);
    EXPECT_EQ(alone.report.seats, together.report.seats);
    EXPECT_EQ(alone.report.games, 2U);
    EXPECT_EQ(own.sentences, std::vector<std::string>());
  }
}

TEST(ExternalBot, What_it_is_told_is_as_the_protocol_describes_it) {
  for (const std::string& name : game_names()) {
    const std::string notes = notes_file("curious-" + name);
    {
      OwnBots own;
      own.limits.processes = 1;
      ASSERT_TRUE(own.add("curious", bad_bot("curious", 0, notes)));
      play(own, name, {"curious", "random"}, 1, 1);
      EXPECT_EQ(own.sentences, std::vector<std::string>());
    }
    std::ifstream in(notes);
    int questions = 0;
    for (std::string line; std::getline(in, line);) {
      const json::object told = json::parse(line).as_object();
      const auto right = protocol::check_bot_question(told, name);
      ASSERT_TRUE(right) << said(right.error()) << "\n" << line;
      if (told.at("do") != json::value("move")) continue;
      ++questions;
      for (const char* wanted : {"position", "facts", "observation"}) {
        EXPECT_TRUE(told.contains(wanted)) << wanted;
      }
    }
    EXPECT_GT(questions, 5) << name;
    std::filesystem::remove(notes);
  }
}

TEST(ExternalBot, Meets_itself_in_one_process) {
  OwnBots own;
  ASSERT_TRUE(own.add("mine", good_bot));
  const Played played = play(own, round_game(), {"mine", "mine", "mine"}, 2, 2);
  EXPECT_EQ(played.report.games, 2U);
  EXPECT_EQ(own.sentences, std::vector<std::string>());
}

/// What becomes of a game in which the bot in seat 0 does this at its fourth move.
void expect_forfeit(OwnBots& own, const std::string& fault, const std::string& why) {
  SCOPED_TRACE(fault);
  ASSERT_TRUE(own.add("bad", bad_bot(fault)));
  const Played played = play(own, turn_game(), {"bad", "random"}, 2, 1);
  ASSERT_EQ(played.records.size(), 2U);
  // A new process plays the second game, and does the same in it.
  for (const Record& record : played.records) {
    EXPECT_EQ(record.forfeits, std::vector<Forfeit>({{seat_at(0), why}}));
    EXPECT_EQ(record.outcome.winners, std::vector<int>{1}) << "it is placed last";
  }
  EXPECT_EQ(played.report.seats[0].wins, 0U);
  EXPECT_EQ(played.report.seats[0].forfeits, 2U);
  EXPECT_EQ(played.report.seats[1].forfeits, 0U);
  EXPECT_EQ(own.sentences.size(), 2U);
  ASSERT_FALSE(own.sentences.empty());
  EXPECT_NE(own.sentences.front().find("it is placed last"), std::string::npos)
      << own.sentences.front();
}

TEST(ExternalBot, One_that_crashes_forfeits_the_game_and_is_started_again) {
  OwnBots own;
  expect_forfeit(own, "crash", "crashed");
  EXPECT_NE(own.sentences.front().find("exit status 1"), std::string::npos);
  EXPECT_NE(own.sentences.front().find("something is wrong here"), std::string::npos)
      << "what it said last helps whoever wrote it: " << own.sentences.front();
}

TEST(ExternalBot, One_that_is_ended_by_a_signal_forfeits_the_game) {
  OwnBots own;
  expect_forfeit(own, "signal", "crashed");
  EXPECT_NE(own.sentences.front().find("signal 11"), std::string::npos) << own.sentences.front();
}

TEST(ExternalBot, One_that_stalls_forfeits_the_game_when_its_time_is_over) {
  for (const char* fault : {"stall", "deaf"}) {
    OwnBots own;
    own.limits.move = Milliseconds(500);
    expect_forfeit(own, fault, "stalled");
  }
}

TEST(ExternalBot, One_that_makes_a_move_that_is_not_legal_forfeits_the_game) {
  OwnBots own;
  const Played played = [&] {
    EXPECT_TRUE(own.add("bad", bad_bot("illegal")));
    return play(own, turn_game(), {"bad", "random"}, 1, 1);
  }();
  ASSERT_EQ(played.records.size(), 1U);
  EXPECT_EQ(played.records[0].forfeits, std::vector<Forfeit>({{seat_at(0), "illegal"}}));
  EXPECT_NE(own.sentences.front().find("castle to the left"), std::string::npos);
}

TEST(ExternalBot, One_that_floods_its_output_forfeits_the_game) {
  for (const char* fault : {"flood", "nonsense"}) {
    OwnBots own;
    expect_forfeit(own, fault, "flooded");
  }
}

TEST(ExternalBot, One_that_says_more_than_it_was_asked_forfeits_the_game) {
  OwnBots own;
  ASSERT_TRUE(own.add("bad", bad_bot("chatter")));
  const Played played = play(own, turn_game(), {"bad", "random"}, 2, 1);
  for (const Record& record : played.records) {
    EXPECT_EQ(record.forfeits, std::vector<Forfeit>({{seat_at(0), "flooded"}}));
  }
}

TEST(ExternalBot, One_that_answers_for_another_game_forfeits_the_one_it_was_asked_about) {
  OwnBots own;
  expect_forfeit(own, "other_game", "other_game");
}

TEST(ExternalBot, One_that_uses_too_much_memory_forfeits_the_game) {
  OwnBots own;
  own.limits.memory = std::size_t{200} << 20U;
  ASSERT_TRUE(own.add("bad", bad_bot("memory")));
  const Played played = play(own, turn_game(), {"bad", "random"}, 1, 1);
  ASSERT_EQ(played.records.size(), 1U);
  ASSERT_EQ(played.records[0].forfeits.size(), 1U);
  // The last resort is that the machine refuses to give it more.
  const std::string why = played.records[0].forfeits[0].why;
  EXPECT_TRUE(why == "memory" || why == "crashed") << why;
}

TEST(ExternalBot, One_that_starts_too_many_programs_forfeits_the_game_and_they_are_ended) {
  OwnBots own;
  ASSERT_TRUE(own.add("bad", bad_bot("children")));
  const Played played = play(own, turn_game(), {"bad", "random"}, 1, 1);
  ASSERT_EQ(played.records.size(), 1U);
  EXPECT_EQ(played.records[0].forfeits, std::vector<Forfeit>({{seat_at(0), "children"}}));
}

TEST(ExternalBot, Leaves_no_child_behind_when_it_crashes) {
  const std::string notes = notes_file("crash");
  OwnBots own;
  ASSERT_TRUE(own.add("bad", bad_bot("child_and_crash", 3, notes)));
  const Played played = play(own, turn_game(), {"bad", "random"}, 1, 1);
  EXPECT_EQ(played.records[0].forfeits, std::vector<Forfeit>({{seat_at(0), "crashed"}}));
  const std::vector<pid_t> pids = noted(notes);
  ASSERT_GE(pids.size(), 2U) << "the bot and the child it left behind";
  for (const pid_t pid : pids) EXPECT_TRUE(ended_soon(pid)) << pid;
  std::filesystem::remove(notes);
}

TEST(ExternalBot, Leaves_no_child_behind_when_all_games_are_over) {
  const std::string notes = notes_file("over");
  {
    OwnBots own;
    ASSERT_TRUE(own.add("bad", bad_bot("child", 3, notes)));
    const Played played = play(own, turn_game(), {"bad", "random"}, 1, 1);
    EXPECT_EQ(played.records[0].forfeits, std::vector<Forfeit>()) << "it has played well";
    ASSERT_GE(noted(notes).size(), 2U);
    EXPECT_TRUE(runs(noted(notes).back()));
  }
  for (const pid_t pid : noted(notes)) EXPECT_TRUE(ended_soon(pid)) << pid;
  std::filesystem::remove(notes);
}

TEST(ExternalBot, Is_ended_if_it_does_not_leave_when_its_input_ends) {
  const std::string notes = notes_file("outstay");
  {
    OwnBots own;
    ASSERT_TRUE(own.add("bad", bad_bot("outstay", 3, notes)));
  }
  ASSERT_EQ(noted(notes).size(), 1U);
  EXPECT_TRUE(ended_soon(noted(notes).front()));
  std::filesystem::remove(notes);
}

TEST(ExternalBot, What_it_writes_to_standard_error_is_kept_up_to_a_limit_and_harms_nothing) {
  OwnBots own;
  own.limits.log = 10'000;
  ASSERT_TRUE(own.add("bad", bad_bot("complain")));
  const Played played = play(own, turn_game(), {"bad", "random"}, 1, 1);
  EXPECT_EQ(played.records[0].forfeits, std::vector<Forfeit>());
  EXPECT_TRUE(own.log.starts_with("woe woe"));
  EXPECT_LT(own.log.size(), 10'100U);
}

TEST(ExternalBot, One_that_harms_a_game_harms_no_other) {
  OwnBots own;
  own.limits.processes = 2;
  ASSERT_TRUE(own.add("mine", good_bot));
  const Played before = play(own, round_game(), {"random", "mine"}, 4, 2);
  ASSERT_TRUE(own.add("bad", bad_bot("crash", 10)));
  const Played with = play(own, round_game(), {"bad", "mine"}, 4, 2);
  EXPECT_GT(with.report.seats[0].forfeits, 0U);
  EXPECT_EQ(with.report.seats[1].forfeits, 0U);
  EXPECT_EQ(before.report.seats[1].forfeits, 0U);
  for (const Record& record : with.records) {
    EXPECT_EQ(record.outcome.scores.size(), 2U) << "played to the end";
  }
}

TEST(ExternalBot, One_that_cannot_be_started_is_refused_before_anything_is_played) {
  const std::vector<std::pair<std::string, std::string>> commands = {
      {"exec /nowhere/at/all", "exit status 127"},
      {bad_bot("dies"), "cannot find my weights"},
      {bad_bot("other_version"), "protocol 2, not 1"},
      {"echo hello", "first line"},
      {bad_bot("no_hello"), "did not answer within"}};
  for (const auto& [command, sentence] : commands) {
    OwnBots own;
    if (command == bad_bot("no_hello")) own.limits.start = Milliseconds(300);
    const auto added = own.add("bad", command);
    ASSERT_FALSE(added) << command;
    EXPECT_NE(said(added.error()).find(sentence), std::string::npos) << said(added.error());
    EXPECT_FALSE(own.entry(turn_game()).check_bot("bad"));
  }
}

TEST(ExternalBot, Its_name_is_no_other_bots) {
  OwnBots own;
  EXPECT_FALSE(own.add("random", good_bot));
  ASSERT_TRUE(own.add("mine", good_bot));
  EXPECT_FALSE(own.add("mine", good_bot));
  EXPECT_TRUE(check_name("my-bot_2"));
  for (const char* name : {"", "My bot", "a:b", "a,b", "a=b", "../x", "bot\n"}) {
    EXPECT_FALSE(check_name(name)) << name;
  }
}

TEST(ExternalBot, Alone_a_forfeit_is_a_defeat_whatever_the_points) {
  OwnBots own;
  ASSERT_TRUE(own.add("bad", bad_bot("crash", 1)));
  const auto game = own.make(round_game(), 1);
  lab::ContestPlan plan;
  plan.a = "bad";
  plan.b = "random";
  plan.max = 2;
  const auto sums = lab::play_contest(own.entry(round_game()), *game, plan, {}, {});
  ASSERT_TRUE(sums);
  EXPECT_EQ(sums->shares, 0);
}

}  // namespace
}  // namespace townsmith::external
