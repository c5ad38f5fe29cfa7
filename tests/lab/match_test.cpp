#include "lab/match.h"

#include <gtest/gtest.h>

#include "core/replay.h"
#include "example_games.h"
#include "games/content_files.h"
#include "words.h"

namespace townsmith::lab {
namespace {

struct Arena {
  explicit Arena(std::string_view name, int players)
      : catalogue(bots::all_games()), entry(*catalogue.find(name)) {
    const Setup setup = standard_setup(entry->type().info(), players);
    game = std::move(*entry->type().create(setup, built_in_content()));
  }
  bots::Catalogue catalogue;
  const bots::Entry* entry;
  std::unique_ptr<AnyGame> game;
};

TEST(Match, Gives_the_same_result_whatever_the_number_of_threads) {
  for (const std::string& name : game_names()) {
    const Arena arena(name, 2);
    std::vector<std::string> records;
    MatchHooks hooks;
    hooks.record = [&records](const std::string& text) { records.push_back(text); };
    MatchPlan plan{{"random", "random"}, 300, 5, 1};
    const auto alone = play_match(*arena.entry, *arena.game, plan, hooks);
    const std::vector<std::string> records_alone = std::exchange(records, {});
    plan.threads = 3;
    const auto together = play_match(*arena.entry, *arena.game, plan, hooks);
    ASSERT_TRUE(alone && together);
    EXPECT_EQ(alone->games, 300U);
    EXPECT_EQ(alone->plies, together->plies);
    EXPECT_EQ(alone->seats, together->seats);
    EXPECT_EQ(records_alone, records);
  }
}

TEST(Match, Its_records_replay_to_the_scores_it_reports) {
  const Arena arena(turn_game(), 2);
  std::int64_t sum = 0;
  MatchHooks hooks;
  hooks.record = [&](const std::string& text) {
    const auto record = parse_record(text);
    ASSERT_TRUE(record) << said(record.error());
    const auto state = replay(*arena.game, *record);
    ASSERT_TRUE(state) << said(state.error());
    sum += record->outcome.scores[0];
  };
  const auto report =
      play_match(*arena.entry, *arena.game, {{"random", "random"}, 50, 9, 2}, hooks);
  ASSERT_TRUE(report);
  EXPECT_EQ(report->seats[0].sum, sum);
}

TEST(Match, An_interrupted_match_reports_the_first_games_of_the_whole_one) {
  const Arena arena(turn_game(), 2);
  const MatchPlan plan{{"random", "random"}, 100'000, 5, 2};
  std::atomic<bool> stop = false;
  MatchHooks hooks;
  hooks.stop = &stop;
  hooks.progress = [&stop](std::uint64_t games) { stop = stop || games > 500; };
  const auto part = play_match(*arena.entry, *arena.game, plan, hooks);
  ASSERT_TRUE(part);
  ASSERT_LE(part->games, plan.games);
  const auto whole =
      play_match(*arena.entry, *arena.game, {plan.bots, part->games, plan.seed, 1}, {});
  ASSERT_TRUE(whole);
  EXPECT_EQ(part->seats, whole->seats);
}

TEST(Match, Refuses_unknown_bots_and_the_wrong_number_of_them) {
  const Arena arena(turn_game(), 2);
  EXPECT_FALSE(play_match(*arena.entry, *arena.game, {{"random", "oracle"}, 1, 1, 1}));
  EXPECT_FALSE(play_match(*arena.entry, *arena.game, {{"random"}, 1, 1, 1}));
  // Names that begin like a bot's, but are none.
  for (const char* bot : {"search:simulations=-4", "search:foo=3", "perfect"}) {
    EXPECT_FALSE(play_match(*arena.entry, *arena.game, {{"random", bot}, 1, 1, 1})) << bot;
  }
}

TEST(Match, The_confidence_interval_is_that_of_the_textbook) {
  SeatTally tally;
  for (const int score : {2, 4, 4, 4, 5, 5, 7, 9}) tally.add(score, false, false);
  EXPECT_DOUBLE_EQ(tally.mean(8).value, 5.0);
  // Student's factor for seven degrees of freedom.
  EXPECT_NEAR(tally.mean(8).half(), 2.3646 * 2.13809 / 2.82843, 1e-4);
}

}  // namespace
}  // namespace townsmith::lab
