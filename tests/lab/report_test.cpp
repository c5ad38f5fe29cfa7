#include "lab/report.h"

#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>

#include "lab_games.h"

namespace townsmith::lab {
namespace {

TEST(Report, Every_game_has_one_alone_and_together) {
  for (const GameInfo* info : example_games()) {
    const std::string name(info->name);
    for (const int players : {1, 2}) {
      if (players < info->min_players) continue;
      const Findings found = findings(name, players);
      EXPECT_FALSE(found.items.empty()) << name;
      EXPECT_FALSE(found.sources.empty()) << name;
      EXPECT_GT(found.rounds.mean(), 2) << name << players;
      const std::string page = report_page(found);
      EXPECT_NE(page.find("How this was measured"), std::string::npos);
      EXPECT_NE(page.find("<svg"), std::string::npos);
      // No number that is none, though there is such a word as "dominant".
      EXPECT_FALSE(std::regex_search(page, std::regex("\\bnan\\b"))) << name << players;
      EXPECT_EQ(page.find(">inf"), std::string::npos) << name << players;
    }
  }
}

TEST(Report, Things_have_their_pictures_each_drawn_once) {
  std::size_t all = 0;
  for (const GameInfo* info : example_games()) {
    const std::string name(info->name);
    const std::string page = report_page(findings(name, 2));
    std::map<std::string, int> drawn;
    std::set<std::string> shown;
    const std::regex symbol("<symbol id=\"(thing-[a-z0-9-]+)\"");
    const std::regex use("<use href=\"#(thing-[a-z0-9-]+)\"");
    for (std::sregex_iterator at(page.begin(), page.end(), symbol), end; at != end; ++at) {
      ++drawn[(*at)[1]];
    }
    for (std::sregex_iterator at(page.begin(), page.end(), use), end; at != end; ++at) {
      shown.insert((*at)[1]);
    }
    all += shown.size();
    for (const std::string& one : shown) EXPECT_EQ(drawn[one], 1) << name << " " << one;
  }
  EXPECT_GT(all, 0U);
}

TEST(Report, Needs_no_other_file_no_network_and_no_script) {
  const std::string page = report_page(findings(company_game(), 2));
  for (const char* word : {"http:", "https:", "<script", "<link", "src=", "@import", "url(http"}) {
    EXPECT_EQ(page.find(word), std::string::npos) << word;
  }
}

TEST(Report, Says_in_plain_words_which_place_is_favoured) {
  const Findings found = findings(round_game(), 2, {{"handicap", "3,0"}});
  ASSERT_FALSE(found.remarks.empty());
  EXPECT_TRUE(found.remarks.front().alarming);
  EXPECT_TRUE(found.remarks.front().text.starts_with("Seat 0 wins")) << found.remarks.front().text;
  EXPECT_NE(report_page(found).find("50.0 % would be fair"), std::string::npos);
}

TEST(Report, Programs_and_spreadsheets_get_the_same_numbers) {
  const Findings found = findings(company_game(), 2);
  const json::object data = report_data(found);
  EXPECT_EQ(data.at("games").as_uint64(), 120U);
  EXPECT_EQ(data.at("items").as_array().size(), found.items.size());
  const auto tables = report_tables(found);
  const std::string& items = tables.at("items.csv");
  EXPECT_EQ(std::count(items.begin(), items.end(), '\n'),
            static_cast<std::ptrdiff_t>(found.items.size()) + 1);
  EXPECT_TRUE(tables.contains("scores.csv"));
}

}  // namespace
}  // namespace townsmith::lab
