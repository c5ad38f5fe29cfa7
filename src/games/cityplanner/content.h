#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/content.h"
#include "games/cityplanner/state.h"

namespace townsmith::cityplanner {

DESCRIBE_ENUM(Kind, "CityPlannerKind", kind_names);

/// A chart by the number of helpers (reds or yellows) among the six.
using Chart = std::array<std::uint8_t, scored_count + 1>;

// With these limits every amount fits the state: a turn brings at most 160 VP and a few hundred
// dollars, a game at most some thousands.
inline constexpr schema::Range of_a_building = {0, 20};

struct Grade {
  std::string name;
  int least = 0;  ///< the fewest VP it takes

  DESCRIBE(Grade, "CityPlannerGrade", MEMBER(name, {}, schema::not_empty),
           MEMBER(least, "the fewest VP it takes", {0, 10000}));
};

/// How many different dice a turn may be changed, for how many dollars each.
struct Change {
  int dice = 0;
  int price = 0;

  DESCRIBE(Change, "CityPlannerChangeRule",
           MEMBER(dice, "how many different ones a turn", {0, card_count}),
           MEMBER(price, "dollars for each", of_a_building));
};

/// What each purple brings.
struct TownHall {
  int dollars = 0;
  int rerolls = 0;

  DESCRIBE(TownHall, "CityPlannerTownHall", MEMBER(dollars, {}, of_a_building),
           MEMBER(rerolls, {}, {0, 3}));
};

struct Charts {
  int rounds = max_rounds;
  int start_money = 0;
  Change change;
  Chart green_vp{};      ///< VP of each green, by reds
  Chart blue_dollars{};  ///< dollars of each blue, by yellows
  TownHall town_hall;
  int parking_dollars = 0;
  int fee = 0;
  int dollars_per_vp = 1;
  std::vector<Grade> grades;  ///< ascending, the first from 0 VP

  /// All but the two charts, which the file does not list to the end.
  MEMBERS(Charts, MEMBER(rounds, "fewer make a shorter game", {1, max_rounds}),
          MEMBER(start_money, "dollars", {0, 1000}), MEMBER(change, "what it takes to change dice"),
          MEMBER(town_hall, "what each purple brings"),
          MEMBER(parking_dollars, "for each parked building", of_a_building),
          MEMBER(fee, "dollars for a lone red or yellow", of_a_building),
          MEMBER(dollars_per_vp, "at the end", {1, 1000}),
          MEMBER(grades, "solo, in rising order; the first begins at 0 VP", {1, 20}));
};

/// The building for each face of each card's die.
using Cards = std::array<std::array<Kind, face_count>, card_count>;

/// content_schema.h has what the files look like.
struct Content {
  Cards cards{};
  Charts charts;
};

/// What this game itself can say about its content.
inline constexpr auto content_codes = grade_codes;

/// The reader notes whatever is wrong; then the content must not be used.
Content read_content(ContentReader& reader);

}  // namespace townsmith::cityplanner
