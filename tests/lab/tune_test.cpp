#include "lab/tune.h"

#include <gtest/gtest.h>

#include "lab_games.h"
#include "words.h"

namespace townsmith::lab {
namespace {

constexpr const char* sample = R"json(// a comment with 7 and "quotes"
{
  "toll": 3, // [not] a {list}
  "cards": [
    { "name": "Inn", "points": 4, "gift": { "points": 2 } },
    { "points": 5, "name": "Farm \"old\"" },
    { "name": "Well" }
  ],
  "steps": [1, 2, 4,],
}
)json";

TEST(ContentNumbers, A_pattern_means_numbers_wherever_they_stand) {
  const auto points = find_numbers(sample, "cards[*].points");
  ASSERT_TRUE(points);
  ASSERT_EQ(points->size(), 2U);
  EXPECT_EQ((*points)[0].path, "cards[0].points");
  EXPECT_EQ((*points)[0].owner, "Inn");
  EXPECT_EQ((*points)[1].value, 5);
  EXPECT_EQ((*points)[1].owner, "Farm \"old\"");
  const auto inner = find_numbers(sample, "cards[0].gift.points");
  ASSERT_TRUE(inner);
  EXPECT_EQ((*inner)[0].owner, "Inn");
  EXPECT_EQ(find_numbers(sample, "steps[*]")->size(), 3U);
  EXPECT_EQ(find_numbers(sample, "toll")->front().value, 3);
  EXPECT_FALSE(find_numbers(sample, "cards[9].points"));
  EXPECT_FALSE(find_numbers(sample, "cards[*].name"));
}

TEST(ContentNumbers, Changing_a_number_leaves_everything_else_as_it_is) {
  auto numbers = *find_numbers(sample, "cards[*].points");
  std::string expected = sample;
  expected.replace(expected.find("\"points\": 5"), 11, "\"points\": 12");
  EXPECT_EQ(with_numbers(sample, numbers, {4, 12}), expected);
}

TEST(Tune, Ranges_and_targets_are_read_or_refused) {
  const auto range = parse_range("chess/pieces.json:pieces[*].count=1..9");
  ASSERT_TRUE(range);
  EXPECT_EQ(range->file, "chess/pieces.json");
  EXPECT_EQ(range->pattern, "pieces[*].count");
  EXPECT_EQ(range->min, 1);
  EXPECT_EQ(range->max, 9);
  EXPECT_FALSE(parse_range("pieces[*].count=1..9"));
  EXPECT_FALSE(parse_range("a.json:x=1"));
  const auto target = parse_target("grade:Noble=20~5");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->name, "grade:Noble");
  EXPECT_EQ(target->wanted, 20);
  EXPECT_EQ(target->tolerance, 5);
  EXPECT_FALSE(parse_target("score"));
  EXPECT_FALSE(parse_target("score=high"));
  EXPECT_FALSE(parse_target("score=1~0"));
}

}  // namespace
}  // namespace townsmith::lab
