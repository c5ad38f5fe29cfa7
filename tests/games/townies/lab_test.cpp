#include <gtest/gtest.h>

#include "lab/lab_games.h"

namespace townsmith::lab {
namespace {

TEST(Report, Things_that_score_for_reasons_of_their_own_are_compared_with_each_other) {
  int alone = 0;
  for (const ItemFinding& item : findings("townies", 2).items) {
    if (item.key.sort != ItemSort::score) continue;
    if (item.key.group == "points from one thing") ++alone;
    EXPECT_TRUE(item.key.group == "points from one thing" || item.key.group == "points from object")
        << item.key.group;
  }
  EXPECT_GT(alone, 5);
}

}  // namespace
}  // namespace townsmith::lab
