#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/content.h"
#include "games/cityplanner/state.h"

namespace townsmith::cityplanner {

/// A chart by the number of helpers (reds or yellows) among the six.
using Chart = std::array<std::uint8_t, scored_count + 1>;

struct Grade {
  std::string name;
  int least = 0;  ///< the fewest VP it takes
};

/// content/cityplanner/charts.json
struct Charts {
  int rounds = most_rounds;
  int start_money = 0;
  int change_dice = 0;   ///< so many different dice a turn may be changed
  int change_price = 0;  ///< dollars each
  Chart green_vp{};      ///< VP of each green, by reds
  Chart blue_dollars{};  ///< dollars of each blue, by yellows
  int hall_dollars = 0;
  int hall_rerolls = 0;
  int parking_dollars = 0;
  int fee = 0;
  int dollars_per_vp = 1;
  std::vector<Grade> grades;  ///< ascending, the first from 0 VP
};

/// content/cityplanner/cards.json: the building for each face of each card's die.
using Cards = std::array<std::array<Kind, face_count>, card_count>;

struct Content {
  Cards cards{};
  Charts charts;
};

/// The reader notes whatever is wrong; then the content must not be used.
Content read_content(ContentReader& reader);

}  // namespace townsmith::cityplanner
