// What the game says about itself: options, bounds.
#include "games/cornerlots/cornerlots.h"

#include <algorithm>

namespace townsmith::cornerlots {

static_assert(Game<CornerLots>);

namespace {

constexpr std::array<OptionInfo, 1> options = {
    {{"bonus", "Points for each lot in one's favourite row.", 1, 5, 3}}};

}  // namespace

const GameInfo& CornerLots::info() {
  static constexpr GameInfo game = {
      .name = "cornerlots",
      .title = "Corner Lots",
      .tagline = "Sixteen lots, five claims, and a favourite row that nobody knows.",
      .credits = "An example of Townsmith.",
      .min_players = 1,
      .max_players = max_players,
      .usual_players = 2,
      .hidden = true,
      .simultaneous = false,
      .options = options,
  };
  return game;
}

Bounds CornerLots::bounds() const {
  int least = 0;
  int most = std::min(content_.claims, side) * bonus();
  for (int i = 0; i < content_.claims; ++i) {
    least += content_.values[static_cast<std::size_t>(i)];
    most += content_.values[static_cast<std::size_t>(lot_count - 1 - i)];
  }
  return {.moves = lot_count,
          .length = content_.claims * setup_.players,
          .min_score = least,
          .max_score = most};
}

}  // namespace townsmith::cornerlots
