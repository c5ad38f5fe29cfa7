#include <gtest/gtest.h>

#include "lab/lab_games.h"

namespace townsmith::lab {
namespace {

TEST(Report, Things_are_compared_within_games_where_seats_differ_and_between_games_otherwise) {
  const Findings found = findings("cities", 2, {}, 240);
  bool within = false;
  bool between = false;
  for (const ItemFinding& item : found.items) {
    // All seats lay the same tiles.
    if (item.key.group == "tile laid") {
      EXPECT_NE(item.basis, ItemFinding::Basis::same_game);
      between = between || item.basis == ItemFinding::Basis::other_games;
    }
    within = within || item.basis == ItemFinding::Basis::same_game;
  }
  EXPECT_TRUE(within);
  EXPECT_TRUE(between);
}

}  // namespace
}  // namespace townsmith::lab
