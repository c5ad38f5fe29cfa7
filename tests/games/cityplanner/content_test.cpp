#include <gtest/gtest.h>

#include "games/cityplanner/cityplanner.h"
#include "games/content_faults.h"
#include "support.h"
#include "words.h"

namespace townsmith::cityplanner {
namespace {

constexpr const char* cards_file = "cityplanner/cards.json";
constexpr const char* charts_file = "cityplanner/charts.json";

std::string problem(std::string_view file, std::string_view from, std::string_view to) {
  return content_faults::problem<CityPlanner>(file, from, to);
}

TEST(CityPlannerContent, The_built_in_content_has_no_problem) {
  const ContentFiles files = built_in_content();
  ContentReader reader(files);
  (void)read_content(reader);
  EXPECT_TRUE(reader.problems().empty());
  EXPECT_EQ(reader.files_read(), (std::vector<std::string>{cards_file, charts_file}));
}

TEST(CityPlannerContent, A_missing_file_is_named) {
  ContentFiles files = built_in_content();
  files.erase(cards_file);
  ContentReader reader(files);
  (void)read_content(reader);
  EXPECT_EQ(said(reader.outcome().error()), "cityplanner/cards.json: The file is missing.");
}

TEST(CityPlannerContent, There_are_seven_cards) {
  EXPECT_EQ(problem(cards_file, R"(["black", "yellow", "red", "blue", "green", "green"],)", ""),
            "cityplanner/cards.json: cards: This list must have 7 entries, not 6.");
}

TEST(CityPlannerContent, A_card_has_six_faces) {
  EXPECT_EQ(problem(cards_file, R"(["purple", "red",)", R"(["red",)"),
            "cityplanner/cards.json: cards[0]: This list must have 6 entries, not 5.");
  EXPECT_EQ(problem(cards_file, R"(["purple", "red",)", R"(["red", "red", "red",)"),
            "cityplanner/cards.json: cards[0]: This list must have 6 entries, not 7.");
}

TEST(CityPlannerContent, A_face_is_one_of_the_seven_kinds) {
  EXPECT_EQ(problem(cards_file, R"(["purple",)", R"(["violet",)"),
            "cityplanner/cards.json: cards[0][0]: This must be one of green, blue, mixed, "
            "purple, yellow, red or black.");
}

TEST(CityPlannerContent, There_are_1_to_8_rounds) {
  EXPECT_EQ(problem(charts_file, R"("rounds": 8)", R"("rounds": 1)"), "");
  for (const char* rounds : {R"("rounds": 0)", R"("rounds": 9)", R"("rounds": "8")"}) {
    EXPECT_EQ(problem(charts_file, R"("rounds": 8)", rounds),
              "cityplanner/charts.json: rounds: This must be a whole number from 1 to 8.");
  }
}

TEST(CityPlannerContent, A_chart_has_one_to_seven_entries_in_range) {
  EXPECT_EQ(problem(charts_file, R"("green_vp": [1, 2, 3, 4])", R"("green_vp": [])"),
            "cityplanner/charts.json: green_vp: This list must have 1 to 7 entries, not 0.");
  EXPECT_EQ(problem(charts_file, R"("green_vp": [1,)", R"("green_vp": [1, 1, 1, 1, 1,)"),
            "cityplanner/charts.json: green_vp: This list must have 1 to 7 entries, not 8.");
  EXPECT_EQ(problem(charts_file, R"("blue_dollars": [0,)", R"("blue_dollars": [-1,)"),
            "cityplanner/charts.json: blue_dollars[0]: This must be a whole number from 0 to 20.");
}

TEST(CityPlannerContent, Amounts_stay_in_range) {
  const auto bad = [](const char* old_text, const char* new_text) {
    return !problem(charts_file, old_text, new_text).empty();
  };
  EXPECT_TRUE(bad(R"("start_money": 5)", R"("start_money": -1)"));
  EXPECT_TRUE(bad(R"("start_money": 5)", R"("start_money": 1001)"));
  EXPECT_TRUE(bad(R"("dice": 3)", R"("dice": 8)"));
  EXPECT_TRUE(bad(R"("price": 1)", R"("price": 21)"));
  EXPECT_TRUE(bad(R"("rerolls": 1)", R"("rerolls": 4)"));
  EXPECT_TRUE(bad(R"("dollars": 1,)", R"("dollars": 21,)"));
  EXPECT_TRUE(bad(R"("parking_dollars": 2)", R"("parking_dollars": 2.5)"));
  EXPECT_TRUE(bad(R"("fee": 5)", R"("fee": 21)"));
  EXPECT_TRUE(bad(R"("dollars_per_vp": 5)", R"("dollars_per_vp": 0)"));
}

TEST(CityPlannerContent, The_lowest_grade_starts_at_0) {
  EXPECT_EQ(problem(charts_file, R"("least": 0)", R"("least": 1)"),
            "cityplanner/charts.json: grades[0].least: The lowest grade must begin at 0 points.");
}

TEST(CityPlannerContent, Grades_rise) {
  EXPECT_EQ(problem(charts_file, R"("least": 41)", R"("least": 21)"),
            "cityplanner/charts.json: grades[2].least: This must be more than the 21 points of the "
            "grade before.");
}

TEST(CityPlannerContent, What_is_wrong_is_said_in_every_language) {
  content_faults::expect_all_said<CityPlanner>({
      {charts_file, R"("least": 0)", R"("least": 1)"},
      {charts_file, R"("least": 41)", R"("least": 21)"},
  });
}

TEST(CityPlannerContent, A_grade_has_a_name) {
  EXPECT_EQ(problem(charts_file, R"("name": "Architect",)", ""),
            "cityplanner/charts.json: grades[2].name: This is missing.");
}

TEST(CityPlannerContent, Every_number_must_be_there) {
  EXPECT_EQ(problem(charts_file, R"("fee": 5,)", ""),
            "cityplanner/charts.json: fee: This is missing.");
}

TEST(CityPlannerContent, A_misspelt_member_is_found) {
  EXPECT_EQ(problem(charts_file, R"("fee": 5,)", R"("fee": 5, "feee": 5,)"),
            "cityplanner/charts.json: feee: This name is not known here. Is it misspelt?");
}

TEST(CityPlannerContent, The_last_entry_of_a_chart_stands_for_more) {
  const Content content = built_in();
  EXPECT_EQ(content.charts.green_vp, (Chart{1, 2, 3, 4, 4, 4, 4}));
  EXPECT_EQ(content.charts.blue_dollars, (Chart{0, 2, 3, 4, 4, 4, 4}));
}

}  // namespace
}  // namespace townsmith::cityplanner
