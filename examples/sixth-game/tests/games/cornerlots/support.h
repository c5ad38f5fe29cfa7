#pragma once

#include <gtest/gtest.h>

#include <string_view>

#include "games/content_files.h"
#include "games/cornerlots/cornerlots.h"
#include "words.h"

namespace townsmith::cornerlots {

inline constexpr Seat ada = seat_at(0);
inline constexpr Seat ben = seat_at(1);

inline CornerLots make(int players, const OptionValues& options = {}) {
  return *make_game<CornerLots>(*make_setup(CornerLots::info(), players, options),
                                built_in_content());
}

/// The beginning, with these favourite rows.
inline State begin_with(BySeat<std::uint8_t, max_players> favourite) {
  State state;
  state.favourite = favourite;
  state.to_draw = nothing;
  return state;
}

/// Claims a lot for whose turn it is; it turns out to be worth that much.
inline void claim(const CornerLots& game, State& state, std::string_view lot, std::uint8_t value) {
  const Seat seat = game.actors(state).front();
  const Move move = *game.parse(state, seat, lot);
  const auto legal = game.check(state, seat, move);
  ASSERT_TRUE(legal) << said(legal.error());
  game.apply(state, seat, move);
  state.value[move.lot] = value;
  state.to_draw = nothing;
}

}  // namespace townsmith::cornerlots
