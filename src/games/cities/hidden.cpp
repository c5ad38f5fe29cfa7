// What a viewer may not know: what the others do before the round is over.
#include <algorithm>

#include "games/cities/cities.h"

namespace townsmith::cities {
namespace {

/// A city as the open round found it, of which it keeps the tourists; every round before it laid a
/// tile.
City before_round(const Cities& game, const State& state, const City& city) {
  const int tiles =
      state.drawn <= game.starting_tiles() ? 0 : std::min(state.drawn - 1, game.city_tiles());
  City before;
  before.laid = static_cast<std::uint8_t>(std::min<int>(tiles, city.laid));
  std::copy_n(city.tiles.begin(), before.laid, before.tiles.begin());
  before.tourists = city.tourists_before;
  before.tourists_before = city.tourists_before;
  return before;
}

}  // namespace

void Cities::hide(State& state, Viewer viewer) const {
  if (actors(state).empty()) return;
  for (const Seat seat : SeatSet::first(setup_.players)) {
    if (!viewer.is(seat)) state.city(seat) = before_round(*this, state, state.city(seat));
  }
}

/// A seat that is hidden has, as far as the viewer can know, not acted yet: that is a whole
/// position, with nothing to fill in. Tiles not drawn yet do not exist before they are drawn.
void Cities::resample(State&, Viewer, Chance&) const {}

}  // namespace townsmith::cities
