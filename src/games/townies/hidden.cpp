// What a viewer may not know: what the others draw before the round is over.
#include <algorithm>

#include "games/townies/townies.h"

namespace townsmith::townies {
namespace {

/// A map as the open round found it.
Town before_round(const Town& town) {
  Town before;
  for (std::size_t c = 0; c < colour_count; ++c) {
    before.blocks[c] = town.blocks[c] - town.drawn;
  }
  before.objects = town.objects - town.drawn;
  before.count = town.count_before;
  std::copy_n(town.spaces.begin(), before.count, before.spaces.begin());
  std::copy_n(town.kinds.begin(), before.count, before.kinds.begin());
  std::copy_n(town.marks.begin(), before.count, before.marks.begin());
  before.circles = town.circles_before;
  before.stars = town.stars_before;
  before.soil = town.soil_before;
  before.start = town.start;
  before.begin_round();
  return before;
}

}  // namespace

void Townies::hide(State& state, Viewer viewer) const {
  if (actors(state).empty()) return;
  for (const Seat seat : SeatSet::first(setup_.players)) {
    if (!viewer.is(seat)) state.town(seat) = before_round(state.town(seat));
  }
}

/// A seat that is hidden has, as far as the viewer can know, not acted yet: that is a whole
/// position, with nothing to fill in.
void Townies::resample(State&, Viewer, Chance&) const {}

}  // namespace townsmith::townies
