#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/reference_section.h"
#include "games/cities/content.h"
#include "games/cities/field_boards.h"
#include "games/cities/state.h"
#include "games/cities/text.h"
#include "games/cities/wire.h"

namespace townsmith::cities {

/// Cities: everybody builds their own city from the same tiles at the same time and sends tourists
/// into it. See docs/rules/cities.md.
class Cities {
 public:
  /// The variant `free` decides. 15 tiles in a diagonal line have 64 cells around them (the first
  /// tile brings 8, each further one 5 and takes 1), each open to 4 rotations: 256. Covering has at
  /// most 49 blocks x 4 rotations + refusing: a tile is a block, so is each of at most 24 pairs and
  /// 9 squares of neighbours. A tourist has at most 8 fields to walk to and 4 to jump to, 8
  /// tourists and staying: 97.
  static constexpr int max_moves = 256;
  GAME_FUNCTIONS(Cities, cities);

  Cities(const Setup& setup, const Content& content);

  const Content& content() const { return content_; }
  const Looks& looks() const { return looks_; }
  int level() const { return level_; }
  bool jumping() const { return jumping_; }
  bool limited() const { return limited_; }  ///< to 4 x 4 tiles
  bool one_more() const { return last_drawn_ > city_tiles_; }
  /// Of the content, as the rules ask for them.
  int starting_tiles() const { return starting_tiles_; }
  int city_tiles() const { return city_tiles_; }

  State start() const { return {}; }
  bool over(const State& state) const;
  SeatSet actors(const State& state) const;
  Phase phase(const State& state, Seat seat) const;

  /// In the order of their fields' bits.
  std::vector<int> points_of_tourists(const State& state, Seat seat) const;
  /// The author gives no verdicts for solo games: one tries to beat oneself.
  std::string grade(const State&, Seat) const { return {}; }

  void resample(State& state, Viewer viewer, Chance& chance) const;

  std::vector<TieBreakName> tie_break_names() const;

  /// All lay the same tiles at the same time.
  Places places() const { return {Places::Kind::alike}; }
  /// The starting tiles belong to the first round.
  int round(const State& state) const { return std::max(1, state.drawn - starting_tiles_); }

  /// "d4" and "d4se".
  std::string cell_name(Cell cell) const;
  std::string field_name(Field field) const;
  /// How far from the first tile a cell can be that has a name: 3, or 15 in `free`.
  int reach() const { return limited_ ? city_side - 1 : max_city_tiles - 1; }

  int tourists_in_stock(const City& city) const;
  /// The fields of the last played tile, where a tourist may be placed or jump to.
  Field last_block(const City& city) const;
  /// What a field shows now; it must be on the tiles.
  Kind kind_at(const City& city, Field field) const;
  /// The starting tiles a seat has still to lay, as bits 0 to 2 of their place in the order.
  unsigned starting_tiles_left(const State& state, const City& city) const;
  /// Calls a function with the board that fits the game.
  template <class F>
  decltype(auto) on_board(F&& f) const {
    return limited_ ? f(TownBoard{}) : f(OpenBoard{});
  }

 private:
  Refusal why_no_lay(const State& state, const City& city, Phase phase, Move move) const;
  Refusal why_no_cell(const City& city, Phase phase, Cell cell) const;
  Refusal why_no_tourist(const City& city, Move move) const;
  Refusal why_no_cover(const State& state, Move move) const;
  Result<Cell> parse_cell(std::string_view text) const;
  Result<Field> parse_field(std::string_view text) const;
  Result<Look> parse_look(int tile, std::string_view text) const;
  Result<Move> parse_lay(std::string_view tile, std::string_view cell, std::string_view look) const;

  Setup setup_;
  Content content_;
  Looks looks_;
  int level_;
  bool jumping_;
  bool limited_;
  int starting_tiles_;
  int city_tiles_;
  int last_drawn_;  ///< tiles drawn in the whole game
};

}  // namespace townsmith::cities
