// A position and a move as data. Only an Observed comes in here: what the viewer may not know is 0.
#include "games/cornerlots/cornerlots.h"

namespace townsmith::cornerlots {

PositionView CornerLots::view(const Observed<CornerLots>& seen) const {
  const State& state = seen.state();
  PositionView view;
  view.round = round(state);
  view.rounds = content_.claims;
  view.bonus = bonus();
  for (int lot = 0; lot < lot_count; ++lot) {
    const auto i = static_cast<std::size_t>(lot);
    LotView& one = view.lots.emplace_back();
    one.name = lot_name(lot);
    one.row = row_of(lot);
    if (state.owner[i] != 0) one.owner = seat_at(state.owner[i] - 1);
    if (state.value[i] != 0) one.value = state.value[i];
  }
  for (const std::uint8_t value : values_left(state)) view.values_left.push_back(value);
  for (const Seat seat : SeatSet::first(setup_.players)) {
    SeatView& one = view.seats.emplace_back();
    one.claims_left = claims_left(state, seat);
    if (state.favourite[seat] != 0) one.favourite = state.favourite[seat];
    one.shown = over(state) || ((state.shown >> index(seat)) & 1U) != 0;
  }
  return view;
}

MoveView CornerLots::describe(const State& /*state*/, Seat /*seat*/, Move move) const {
  return ClaimView{lot_name(move.lot)};
}

}  // namespace townsmith::cornerlots
