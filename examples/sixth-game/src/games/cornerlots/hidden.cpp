// What a viewer may not know: the favourite rows of the others.
#include "games/cornerlots/cornerlots.h"

namespace townsmith::cornerlots {

void CornerLots::hide(State& state, Viewer viewer) const {
  if (over(state)) return;
  for (const Seat seat : SeatSet::first(setup_.players)) {
    const bool known = viewer.is(seat) || ((state.shown >> index(seat)) & 1U) != 0;
    if (!known) state.favourite[seat] = 0;
  }
}

// What a viewer can conclude: the rows differ from each other, and a seat that owns enough lots of
// a row to tell, and shows nothing, has another favourite. Every deal that fits is equally likely.
void CornerLots::resample(State& state, Viewer /*viewer*/, Chance& chance) const {
  if (over(state) || state.to_draw == favourites) return;
  using Deal = std::array<std::uint8_t, max_players>;
  FixedList<Deal, side * side * side> deals;
  for (int code = 0; code < side * side * side; ++code) {
    const Deal deal = {static_cast<std::uint8_t>(code % side + 1),
                       static_cast<std::uint8_t>(code / side % side + 1),
                       static_cast<std::uint8_t>(code / side / side + 1)};
    bool fits = true;
    for (std::size_t i = 0; i < max_players; ++i) {
      if (i >= setup_.players) {
        fits = fits && deal[i] == 1;  // an empty seat: count its deals once
        continue;
      }
      const int owner = static_cast<int>(i) + 1;
      fits = fits &&
             (state.favourite[i] != 0 ? deal[i] == state.favourite[i]
                                      : owned_in_row(state, owner, deal[i]) < content_.telling);
      for (std::size_t j = 0; j < i; ++j) fits = fits && deal[i] != deal[j];
    }
    if (fits) deals.push_back(deal);
  }
  const auto pick = chance.below(static_cast<std::uint32_t>(deals.size()), {"deal"});
  for (std::size_t i = 0; i < setup_.players; ++i) {
    state.favourite[i] = deals[static_cast<int>(pick)][i];
  }
}

}  // namespace townsmith::cornerlots
