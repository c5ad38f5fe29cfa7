#include "games/content_faults.h"
#include "support.h"

namespace townsmith::cornerlots {
namespace {

std::string problem(std::string_view from, std::string_view to) {
  return content_faults::problem<CornerLots>("cornerlots/lots.json", from, to);
}

TEST(CornerLotsContent, There_are_sixteen_values) {
  EXPECT_EQ(problem("[1, 1, 1,", "[1, 1,"),
            "cornerlots/lots.json: values: This list must have 16 entries, not 15.");
}

TEST(CornerLotsContent, A_value_has_one_digit) {
  EXPECT_EQ(problem("7, 8]", "7, 10]"),
            "cornerlots/lots.json: values[15]: This must be a whole number from 1 to 9.");
}

TEST(CornerLotsContent, There_are_lots_enough_for_all_claims) {
  EXPECT_EQ(problem(R"("claims": 5)", R"("claims": 6)"),
            "cornerlots/lots.json: claims: This must be a whole number from 1 to 5.");
}

TEST(CornerLotsContent, Grades_rise) {
  EXPECT_EQ(problem(R"("least": 32)", R"("least": 25)"),
            "cornerlots/lots.json: grades[2].least: This must be more than the 25 points of the "
            "grade before.");
}

}  // namespace
}  // namespace townsmith::cornerlots
