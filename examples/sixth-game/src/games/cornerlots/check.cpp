// Why a move is not legal. Anything may come in here: any seat, any bytes.
#include "games/cornerlots/cornerlots.h"

namespace townsmith::cornerlots {

Result<> CornerLots::check(const State& state, Seat seat, Move move) const {
  if (is_legal(state, seat, move)) return {};
  if (over(state)) return refuse(Reason::game_over, say("game-is-over"));
  if (!actors(state).contains(seat)) return refuse(Reason::not_your_turn, say("not-your-turn"));
  if (move.lot >= lot_count) return refuse(Reason::bad_value, say("no-such-lot"));
  return refuse(Reason::space_taken, say("lot-is-taken", {{"lot", lot_name(move.lot)}}));
}

}  // namespace townsmith::cornerlots
