// What a viewer may not know: the hands of the others, and the decks. (What can be concluded about
// them is a matter for bots: bots/drawcity/inference.h.)
#include "games/drawcity/drawcity.h"

namespace townsmith::drawcity {
namespace {

template <int Values>
void hide_cards(Cards<Values>& cards, int players, Viewer viewer) {
  cards.deck = {};
  for (const Seat seat : SeatSet::first(players)) {
    if (viewer.is(seat)) continue;
    for (CardValue& card : cards.hand[seat]) {
      if (card != 0) card = face_down;
    }
  }
}

}  // namespace

// After the end all hands are shown.
void DrawCity::hide(State& state, Viewer viewer) const {
  if (over(state) || state.phase == Phase::set_up) return;
  hide_cards(state.number_cards, setup_.players, viewer);
  hide_cards(state.type_cards, setup_.players, viewer);
}

}  // namespace townsmith::drawcity
