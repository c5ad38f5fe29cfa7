#pragma once

#include <vector>

#include "games/cityplanner/content.h"

namespace townsmith::cityplanner {

using schema::flat, schema::member;

/// content/cityplanner/charts.json
struct ChartsFile {
  Charts charts;
  std::vector<int> green_vp;
  std::vector<int> blue_dollars;

  ABOUT("The numbers of the rules.");
  DESCRIBE(ChartsFile, "CityPlannerCharts", FLAT(charts),
           MEMBER(green_vp, "VP of a green with 0, 1, 2, ... reds; the last entry also for more",
                  {1, scored_count + 1}, of_a_building),
           MEMBER(blue_dollars,
                  "dollars of a blue with 0, 1, 2, ... yellows; the last entry also for more",
                  {1, scored_count + 1}, of_a_building));
};

/// content/cityplanner/cards.json
struct CardsFile {
  Cards cards{};

  ABOUT("Which building each face of a card's die stands on.");
  DESCRIBE(CardsFile, "CityPlannerCards",
           MEMBER(cards, "card 1 first; each has its buildings for the faces 1 to 6"));
};

}  // namespace townsmith::cityplanner
