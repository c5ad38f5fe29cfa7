#pragma once

#include <type_traits>

#include "games/cities/cities.h"
#include "games/cityplanner/cityplanner.h"

namespace townsmith {

/// Every game there is, a line each: this is where a game is registered.
template <class Visit>
void for_each_game(Visit&& visit) {
  visit(std::type_identity<cities::Cities>{});
  visit(std::type_identity<cityplanner::CityPlanner>{});
}

}  // namespace townsmith
