#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/cities/cities.h"
#include "games/content_files.h"
#include "words.h"

namespace townsmith::cities {

inline Cities make_cities(int players = 1, const OptionValues& options = {}) {
  const Result<Setup> setup = make_setup(Cities::info(), players, options);
  EXPECT_TRUE(setup) << said(setup.error());
  Result<Cities> game = make_game<Cities>(*setup, built_in_content());
  EXPECT_TRUE(game) << said(game.error());
  return *game;
}

using Picture = std::vector<std::string>;

inline Look look_named(const Cities& game, const std::string& text) {
  for (int tile = 1; tile <= game.content().tile_count(); ++tile) {
    for (int turn = 0; turn < game.looks().turns(tile); ++turn) {
      if (look_text(game.looks().fields(look_of(tile, turn))) == text) return look_of(tile, turn);
    }
  }
  ADD_FAILURE() << "no tile looks like " << text;
  return {};
}

/// A city from a picture of its fields: a letter for each, '.' where there is no tile, a small
/// letter where a tourist stands. The top left cell of the picture is the first tile, so it must
/// not be empty; the tile in cell `last` (column, row) was laid last.
inline City city_of(const Cities& game, const Picture& picture, Cell last = {}) {
  const auto at = [&](int x, int y) {
    return picture[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
  };
  const auto big = [](char c) { return c >= 'a' ? static_cast<char>(c - 32) : c; };
  City city;
  const int rows = static_cast<int>(picture.size()) / 2;
  const int columns = static_cast<int>(picture[0].size()) / 2;
  const auto lay = [&](Cell cell) {
    const int x = 2 * cell.x;
    const int y = 2 * cell.y;
    if (at(x, y) == '.') return;
    const std::string text = {big(at(x, y)), big(at(x + 1, y)), '/', big(at(x, y + 1)),
                              big(at(x + 1, y + 1))};
    city.tiles[city.laid++] = {cell, look_named(game, text)};
  };
  for (int y = 0; y < rows; ++y) {
    for (int x = 0; x < columns; ++x) {
      if (cell_at(x, y) != last || last == Cell{}) lay(cell_at(x, y));
    }
  }
  if (last != Cell{}) lay(last);
  for (int y = 0; y < 2 * rows; ++y) {
    for (int x = 0; x < 2 * columns; ++x) {
      if (at(x, y) >= 'a') city.tourists |= std::uint64_t{1} << city.bit_at(field_at(x, y));
    }
  }
  city.tourists_before = city.tourists;
  return city;
}

/// All seats have this city and are about to lay `tile`.
inline State laying(const Cities& game, const City& city, int tile) {
  State state;
  for (int i = 0; i < game.setup().players; ++i) state.cities[static_cast<std::size_t>(i)] = city;
  for (std::size_t i = 0; i < city.laid; ++i) {
    state.order[i] = static_cast<std::uint8_t>(tile_of(city.tiles[i].look));
  }
  state.order[city.laid] = static_cast<std::uint8_t>(tile);
  state.drawn = static_cast<std::uint8_t>(city.laid + 1);
  return state;
}

/// All seats have this city, laid its last tile and are in step 3.
inline State strolling(const Cities& game, const City& city) {
  State state = laying(game, city, 0);
  --state.drawn;
  for (int i = 0; i < game.setup().players; ++i)
    state.cities[static_cast<std::size_t>(i)].steps = 1;
  return state;
}

/// The three starting tiles are known, nobody has laid one.
inline State starting(int a, int b, int c) {
  State state;
  state.order = {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                 static_cast<std::uint8_t>(c)};
  state.drawn = 3;
  return state;
}

inline constexpr Seat seat0 = seat_at(0);

inline std::set<std::string> moves_of(const Cities& game, const State& state, Seat seat = seat0) {
  MoveList<Cities> moves;
  game.legal_moves(state, seat, moves);
  std::set<std::string> texts;
  for (const Move& move : moves) texts.insert(game.notate(state, seat, move));
  EXPECT_EQ(static_cast<int>(texts.size()), moves.size()) << "two moves look alike";
  return texts;
}

inline int count_moves(const Cities& game, const State& state, Seat seat = seat0) {
  return static_cast<int>(moves_of(game, state, seat).size());
}

/// Plays a move that must be legal.
inline void play_text(const Cities& game, State& state, std::string_view text, Seat seat = seat0) {
  const Result<Move> move = game.parse(state, seat, text);
  ASSERT_TRUE(move) << said(move.error());
  const Result<> legal = game.check(state, seat, *move);
  ASSERT_TRUE(legal) << text << ": " << said(legal.error());
  game.apply(state, seat, *move);
}

/// Why a move is refused; bad_record stands for "it is not".
inline Reason refusal(const Cities& game, const State& state, std::string_view text,
                      Seat seat = seat0) {
  const Result<Move> move = game.parse(state, seat, text);
  if (!move) return move.error().reason;
  const Result<> legal = game.check(state, seat, *move);
  EXPECT_EQ(legal.has_value(), moves_of(game, state, seat).contains(std::string(text)));
  return legal ? Reason::bad_record : legal.error().reason;
}
inline constexpr Reason none = Reason::bad_record;

/// The points of each tourist, row by row.
inline std::vector<int> points_of(const ScoreSheet& sheet) {
  std::vector<int> points;
  for (const ScoreLine& line : sheet.lines) points.push_back(line.points);
  return points;
}

inline std::set<std::string> shared_spaces(const ScoreLine& a, const ScoreLine& b) {
  const std::set<std::string> left(a.spaces.begin(), a.spaces.end());
  std::set<std::string> both;
  for (const std::string& space : b.spaces) {
    if (left.contains(space)) both.insert(space);
  }
  return both;
}

}  // namespace townsmith::cities
