#pragma once

#include <type_traits>

#include "games/cities/cities.h"
#include "games/cityplanner/cityplanner.h"
#include "games/cityplanner/solution.h"
#include "games/drawcity/drawcity.h"
#include "games/townbuilder/townbuilder.h"
#include "games/townies/townies.h"

namespace townsmith {

/// Every game there is, a line each: this is where a game is registered.
template <class Visit>
void for_each_game(Visit&& visit) {
  visit(std::type_identity<townies::Townies>{});
  visit(std::type_identity<cities::Cities>{});
  visit(std::type_identity<cityplanner::CityPlanner>{});
  visit(std::type_identity<drawcity::DrawCity>{});
  visit(std::type_identity<townbuilder::TownBuilder>{});
}

}  // namespace townsmith
