#pragma once

#include <string_view>
#include <tuple>
#include <vector>

#include "games/cityplanner/content.h"

namespace townsmith::cityplanner {

using schema::flat, schema::member;

/// content/cityplanner/charts.json
struct ChartsFile {
  Charts charts;
  std::vector<int> green_vp;
  std::vector<int> blue_dollars;

  static constexpr std::string_view schema = "CityPlannerCharts";
  static constexpr std::string_view about = "The numbers of the rules.";
  static constexpr auto members() {
    return std::tuple(
        flat(&ChartsFile::charts),
        member("green_vp", &ChartsFile::green_vp,
               "VP of a green with 0, 1, 2, ... reds; the last entry also for more",
               {1, scored_count + 1}, of_a_building),
        member("blue_dollars", &ChartsFile::blue_dollars,
               "dollars of a blue with 0, 1, 2, ... yellows; the last entry also for more",
               {1, scored_count + 1}, of_a_building));
  }
};

/// content/cityplanner/cards.json
struct CardsFile {
  Cards cards{};

  static constexpr std::string_view schema = "CityPlannerCards";
  static constexpr std::string_view about = "Which building each face of a card's die stands on.";
  static constexpr auto members() {
    return std::tuple(member("cards", &CardsFile::cards,
                             "card 1 first; each has its buildings for the faces 1 to 6"));
  }
};

}  // namespace townsmith::cityplanner
