#pragma once

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "games/cityplanner/cityplanner.h"
#include "games/content_files.h"
#include "words.h"

namespace townsmith::cityplanner {

using Dice = std::array<std::uint8_t, card_count>;
/// VP, net dollars, rerolls.
using Results = std::set<std::tuple<int, int, int>>;

inline constexpr Seat seat_0 = seat_at(0);
inline constexpr Seat seat_1 = seat_at(1);

inline Content built_in() {
  const ContentFiles files = built_in_content();
  ContentReader reader(files);
  return read_content(reader);
}

inline std::uint64_t built_in_hash() {
  const ContentFiles files = built_in_content();
  ContentReader reader(files);
  read_content(reader);
  return reader.hash();
}

inline CityPlanner make(int players, const OptionValues& options = {},
                        const Content& content = built_in()) {
  return {*make_setup(CityPlanner::info(), players, options), content};
}

/// The first turn with these dice, card 1 first.
inline State position(const CityPlanner& game, const Dice& dice) {
  State state = game.start();
  state.dice = dice;
  state.phase = Phase::adjust;
  return state;
}

/// The same in a later turn, with a card locked.
inline State position(const CityPlanner& game, const Dice& dice, int locked_number) {
  State state = position(game, dice);
  state.round = 2;
  state.locked = card_at(locked_number - 1);
  return state;
}

inline Move move_of(const CityPlanner& game, const State& state, std::string_view text) {
  return *game.parse(state, state.active, text);
}

inline Result<> check(const CityPlanner& game, const State& state, std::string_view text) {
  return game.check(state, state.active, move_of(game, state, text));
}

/// The reason a move is refused for; "" if it is not.
inline std::string refusal(const CityPlanner& game, const State& state, std::string_view text) {
  const Result<> result = check(game, state, text);
  return result ? std::string() : std::string(townsmith::name_of(result.error().reason));
}

/// Makes a move that must be legal; nature does not act.
inline void apply(const CityPlanner& game, State& state, std::string_view text) {
  const Result<> legal = check(game, state, text);
  ASSERT_TRUE(legal) << text << ": " << said(legal.error());
  game.apply(state, state.active, move_of(game, state, text));
}

inline std::vector<std::string> legal(const CityPlanner& game, const State& state) {
  MoveList<CityPlanner> moves;
  game.legal_moves(state, state.active, moves);
  std::vector<std::string> texts;
  for (const Move& move : moves) texts.push_back(game.notate(state, state.active, move));
  return texts;
}

/// All results on offer after passing a card.
inline Results results(const CityPlanner& game, State state, std::string_view pass) {
  apply(game, state, pass);
  MoveList<CityPlanner> moves;
  game.legal_moves(state, state.active, moves);
  Results all;
  for (const Move& move : moves) all.emplace(move.vp, move.dollars, move.rerolls);
  EXPECT_EQ(static_cast<int>(all.size()), moves.size()) << "a result is offered twice";
  return all;
}

}  // namespace townsmith::cityplanner
