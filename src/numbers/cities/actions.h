#pragma once

#include "games/cities/cities.h"
#include "numbers/actions.h"

namespace townsmith::cities {

/// Tiles by their place in hand, fields by their place in the city: what is on a tile does not
/// matter. In the variant `free` a city has too many cells for one action: laying a tile is two:
/// where, and which one turned how.
class Actions {
 public:
  static constexpr int version = 1;

  explicit Actions(const Cities& game);
  int count() const { return covers_ + cover_places() * turns; }
  int max_outcomes() const { return game_.content().tile_count(); }
  numbers::ActionRange beginnings() const {
    return game_.limited() ? numbers::ActionRange{} : numbers::ActionRange{cells_, lays_};
  }
  ACTION_FUNCTIONS;

 private:
  static constexpr int turns = 4;
  static constexpr int directions = 8;
  static constexpr int ways = directions + 4;  ///< a tourist's: steps, and jumps to four quadrants
  static constexpr int tourist_bits = 4 * max_city_tiles;
  static constexpr int block_side = 2 * city_side - 1;  ///< places of a block in a 4 x 4 city

  enum Start : int { stay = 1, refuse, places, after_places = places + 4 };

  int side() const { return 2 * game_.reach() + 1; }
  int cell_number(Cell cell) const {
    return (cell.y + game_.reach()) * side() + cell.x + game_.reach();
  }
  Cell cell_of_number(int number) const {
    return cell_at(number % side() - game_.reach(), number / side() - game_.reach());
  }
  int cover_places() const { return game_.limited() ? block_side * block_side : tourist_bits; }
  int cover_place(const City& city, Field nw) const;
  bool cover_field(const City& city, int place, Field& nw) const;
  int hand_slot(const State& state, Look look) const;
  bool decode_lay(const State& state, const City& city, int slot_and_turn, Cell cell,
                  Move& move) const;
  bool decode_walk(const City& city, int number, Move& move) const;

  const Cities& game_;
  int cells_;     ///< `free`: where a tile is laid
  int lays_;      ///< slot, turn and cell, or in `free` slot and turn
  int tourists_;  ///< a tourist's bit and its way
  int covers_;    ///< place and turn of the 17th tile
};

}  // namespace townsmith::cities

template <>
struct townsmith::numbers::ActionsOf<townsmith::cities::Cities>
    : std::type_identity<townsmith::cities::Actions> {};
