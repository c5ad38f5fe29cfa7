// A move as text and back, and in a sentence.
#include "core/words.h"
#include "games/cornerlots/cornerlots.h"

namespace townsmith::cornerlots {

std::string CornerLots::notate(const State& /*state*/, Seat /*seat*/, Move move) const {
  return lot_name(move.lot);
}

Result<Move> CornerLots::parse(const State& /*state*/, Seat /*seat*/, std::string_view text) const {
  for (std::uint8_t lot = 0; lot < lot_count; ++lot) {
    if (lot_name(lot) == text) return Move{lot};
  }
  return refuse(Reason::bad_syntax, say("lot-unreadable", {{"text", printable(text)}}));
}

/// Everybody is told when it is made: it does not say whether the lot is in the favourite row.
Explanation CornerLots::explain(const State& /*state*/, Seat /*seat*/, Move move) const {
  const std::string lot = lot_name(move.lot);
  return {say("move-claim", {{"lot", lot}}), {lot}};
}

}  // namespace townsmith::cornerlots
