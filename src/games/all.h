#pragma once

#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>

#include "games/cities/cities.h"
#include "games/cityplanner/cityplanner.h"
#include "games/cityplanner/solution.h"
#include "games/drawcity/drawcity.h"
#include "games/townbuilder/townbuilder.h"
#include "games/townies/townies.h"

namespace townsmith {

/// Every game there is, a line each: this is where a game is registered.
using AllGames = std::tuple<   //
    townies::Townies,          //
    cities::Cities,            //
    cityplanner::CityPlanner,  //
    drawcity::DrawCity,        //
    townbuilder::TownBuilder>;

/// Calls visit(std::type_identity<G>{}) for each of them.
template <class Visit>
void for_each_game(Visit&& visit) {
  [&]<std::size_t... i>(std::index_sequence<i...>) {
    (visit(std::type_identity<std::tuple_element_t<i, AllGames>>{}), ...);
  }(std::make_index_sequence<std::tuple_size_v<AllGames>>{});
}

}  // namespace townsmith
