// Which moves are legal.
#include "core/legality.h"
#include "games/cornerlots/cornerlots.h"

namespace townsmith::cornerlots {

namespace {

/// Every lot that is free.
struct FreeLots {
  const State& state;

  template <class Visit>
  void each(Visit&& visit) const {
    for (std::uint8_t lot = 0; lot < lot_count; ++lot) {
      if (state.owner[lot] == 0) visit(Move{lot});
    }
  }
};

}  // namespace

template <class Visit>
void CornerLots::offer_moves(const State& state, Seat /*seat*/, Visit&& visit) const {
  visit(FreeLots{state});
}

void CornerLots::legal_moves(const State& state, Seat seat, MoveList<CornerLots>& moves) const {
  list_moves(*this, state, seat, moves);
}

bool CornerLots::is_legal(const State& state, Seat seat, Move move) const {
  return find_move(*this, state, seat, move);
}

}  // namespace townsmith::cornerlots
