#include "lab/report.h"

#include <gtest/gtest.h>

#include "lab_games.h"

namespace townsmith::lab {
namespace {

Findings findings(const std::string& name, int players, const OptionValues& options = {},
                  std::uint64_t blocks = 120) {
  LabGame lab(name, players, {"random"}, options, true);
  lab.plan.thoughts = 2;
  lab.plan.simulations = 20;
  const Arena arena = lab.arena();
  auto run = start_run(arena);
  Goal goal;
  goal.blocks = blocks;
  go_on(arena, run, goal, 2);
  return find(run, lab.game->info());
}

TEST(Report, Every_game_has_one_alone_and_together) {
  for (const char* name : {"townies", "cities", "cityplanner", "drawcity", "townbuilder"}) {
    for (const int players : {1, 2}) {
      if (players == 1 && std::string_view(name) == "drawcity") continue;
      const Findings found = findings(name, players);
      EXPECT_FALSE(found.items.empty()) << name;
      EXPECT_FALSE(found.sources.empty()) << name;
      EXPECT_GT(found.rounds.mean(), 2) << name << players;
      const std::string page = report_page(found);
      EXPECT_NE(page.find("How this was measured"), std::string::npos);
      EXPECT_NE(page.find("<svg"), std::string::npos);
      EXPECT_EQ(page.find("nan"), std::string::npos) << name << players;
      EXPECT_EQ(page.find(">inf"), std::string::npos) << name << players;
    }
  }
}

TEST(Report, Needs_no_other_file_no_network_and_no_script) {
  const std::string page = report_page(findings("townbuilder", 2));
  for (const char* word : {"http:", "https:", "<script", "<link", "src=", "@import", "url(http"}) {
    EXPECT_EQ(page.find(word), std::string::npos) << word;
  }
}

TEST(Report, Says_in_plain_words_which_seat_is_favoured) {
  const Findings found = findings("cities", 2, {{"handicap", "3,0"}});
  ASSERT_FALSE(found.remarks.empty());
  EXPECT_TRUE(found.remarks.front().alarming);
  EXPECT_TRUE(found.remarks.front().text.starts_with("Seat 1 wins")) << found.remarks.front().text;
  EXPECT_NE(report_page(found).find("50.0 % would be fair"), std::string::npos);
}

TEST(Report, Programs_and_spreadsheets_get_the_same_numbers) {
  const Findings found = findings("townbuilder", 2);
  const json::object data = report_data(found);
  EXPECT_EQ(data.at("games").as_uint64(), 120U);
  EXPECT_EQ(data.at("items").as_array().size(), found.items.size());
  const auto tables = report_tables(found);
  const std::string& items = tables.at("items.csv");
  EXPECT_EQ(std::count(items.begin(), items.end(), '\n'),
            static_cast<std::ptrdiff_t>(found.items.size()) + 1);
  EXPECT_TRUE(tables.contains("scores.csv"));
}

TEST(Report, Things_are_compared_within_games_where_seats_differ_and_between_games_otherwise) {
  const Findings found = findings("cities", 2, {}, 240);
  bool within = false;
  bool between = false;
  for (const ItemFinding& item : found.items) {
    // All seats lay the same tiles.
    if (item.key.group == "lay tile") {
      EXPECT_NE(item.basis, ItemFinding::Basis::same_game);
      between = between || item.basis == ItemFinding::Basis::other_games;
    }
    within = within || item.basis == ItemFinding::Basis::same_game;
  }
  EXPECT_TRUE(within);
  EXPECT_TRUE(between);
}

TEST(Report, Things_that_score_for_reasons_of_their_own_are_compared_with_each_other) {
  int alone = 0;
  for (const ItemFinding& item : findings("townies", 2).items) {
    if (item.key.sort != ItemSort::score) continue;
    if (item.key.group == "scored") ++alone;
    EXPECT_TRUE(item.key.group == "scored" || item.key.group == "scored object") << item.key.group;
  }
  EXPECT_GT(alone, 5);
}

}  // namespace
}  // namespace townsmith::lab
