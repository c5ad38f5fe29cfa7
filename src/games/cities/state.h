#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/seat.h"

namespace townsmith::cities {

// The numbers of the rules; all others are content.
inline constexpr int steps_a_round = 2;  ///< lay a tile, do one thing with a tourist
inline constexpr int city_side = 4;      ///< a city is at most 4 x 4 tiles

// What there is room for.
inline constexpr int max_city_tiles = city_side * city_side;
inline constexpr int max_drawn = max_city_tiles + 1;  ///< the last with the option one_more only
inline constexpr int max_starting_tiles = 3;
inline constexpr int min_tiles = max_drawn;  ///< whatever is drawn, there are enough
inline constexpr int max_tiles = 48;
inline constexpr int max_tourists = 8;  ///< TieBreak has a number for each

enum class Kind : std::uint8_t { attraction, park, terrace, water };

inline constexpr int kind_count = 4;
inline constexpr std::string_view kind_letters = "APTW";
inline constexpr std::array<std::string_view, kind_count> kind_names = {"attraction", "park",
                                                                        "terrace", "water"};

constexpr char letter(Kind kind) { return kind_letters[static_cast<std::size_t>(kind)]; }
constexpr std::string_view name(Kind kind) { return kind_names[static_cast<std::size_t>(kind)]; }

/// A place for a tile. The first tile laid stands at (0, 0); y grows downwards.
struct Cell {
  std::int8_t x = 0;
  std::int8_t y = 0;
  bool operator==(const Cell&) const = default;
};

/// A quarter of a cell; cell (x, y) has the fields (2x, 2y) to (2x+1, 2y+1).
struct Field {
  std::int8_t x = 0;
  std::int8_t y = 0;
  bool operator==(const Field&) const = default;
};

constexpr Cell cell_at(int x, int y) {
  return {static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
}
constexpr Field field_at(int x, int y) {
  return {static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
}
constexpr Cell cell_of(Field field) { return cell_at(field.x >> 1, field.y >> 1); }
/// 0 NW, 1 NE, 2 SW, 3 SE.
constexpr int quadrant_of(Field field) { return (field.x & 1) | ((field.y & 1) << 1); }
constexpr Field field_of(Cell cell, int quadrant) {
  return field_at(2 * cell.x + (quadrant & 1), 2 * cell.y + (quadrant >> 1));
}

/// A tile and how it is turned: 4 * (number - 1) + quarter turns clockwise. Of turns that look the
/// same only the smallest is used.
enum class Look : std::uint8_t {};

inline constexpr int max_looks = 4 * max_tiles;

constexpr Look look_of(int tile, int turn) { return static_cast<Look>(4 * (tile - 1) + turn); }
constexpr int tile_of(Look look) { return static_cast<int>(look) / 4 + 1; }
constexpr int turn_of(Look look) { return static_cast<int>(look) % 4; }

struct LaidTile {
  Cell cell;
  Look look{};
  bool operator==(const LaidTile&) const = default;
};

/// What belongs to one seat. Tourists are bits 4 * slot + quadrant, where the slot is the place of
/// their tile in `tiles`: they cannot stand off the tiles, nor two on a field, and it does not
/// matter which is which. The 17th tile hides fields but makes none, so it needs no bits.
struct City {
  std::uint64_t tourists = 0;
  std::uint64_t tourists_before = 0;  ///< when the open round began, for hide()
  std::array<LaidTile, max_city_tiles> tiles{};
  Field cover_field;  ///< the NW field of the block under the 17th tile
  Look cover_look{};
  std::uint8_t covered = 0;  ///< 1 when the 17th tile was laid
  std::uint8_t laid = 0;     ///< tiles in the city
  std::uint8_t steps = 0;    ///< made in the open round
  std::array<std::uint8_t, 2> zero{};

  bool operator==(const City&) const = default;

  /// The slot of the tile in a cell, or -1. Most questions are about the newest tile.
  int slot_at(Cell cell) const {
    int slot = laid - 1;
    while (slot >= 0 && !(tiles[static_cast<std::size_t>(slot)].cell == cell)) --slot;
    return slot;
  }
  /// The tourist bit of a field, or -1 off the tiles.
  int bit_at(Field field) const {
    const int slot = slot_at(cell_of(field));
    return slot < 0 ? -1 : 4 * slot + quadrant_of(field);
  }
  Field field_of_bit(int bit) const {
    return field_of(tiles[static_cast<std::size_t>(bit >> 2)].cell, bit & 3);
  }
  bool has_tourist(Field field) const {
    const int bit = bit_at(field);
    return bit >= 0 && ((tourists >> bit) & 1U) != 0;
  }
  /// Whether the 17th tile lies on this field.
  bool is_covered(Field field) const {
    const int x = field.x - cover_field.x;
    const int y = field.y - cover_field.y;
    return covered != 0 && x >= 0 && x < 2 && y >= 0 && y < 2;
  }
};

/// The order of the tiles is the same for all; what is not drawn yet has no order.
struct State {
  BySeat<City> cities{};
  std::array<std::uint8_t, max_drawn> order{};  ///< numbers of the drawn tiles
  std::uint8_t drawn = 0;
  std::array<std::uint8_t, 6> zero{};

  bool operator==(const State&) const = default;

  City& city(Seat seat) { return cities[seat]; }
  const City& city(Seat seat) const { return cities[seat]; }
  /// The tile drawn last, or 0.
  int tile_in_play() const { return drawn == 0 ? 0 : order[drawn - 1U]; }
};

static_assert(sizeof(State) <= 1024);
static_assert(std::has_unique_object_representations_v<State>);

/// What a seat has to decide.
enum class Phase : std::uint8_t {
  waiting,  ///< nothing: the others or nature are to act, or the seat is none of this game's
  start,    ///< lay one of the starting tiles
  lay,      ///< step 2: lay the tile of the round
  tourist,  ///< step 3: place or move a tourist, or not
  cover,    ///< lay the 17th tile on top of the city, or refuse it
  over,
};

enum class MoveKind : std::uint8_t { lay, place, walk, stay, cover, refuse };
inline constexpr int move_kinds = 6;

/// Members a kind does not use are zero.
struct Move {
  MoveKind kind = MoveKind::lay;
  Look look{};  ///< lay, cover
  Cell cell;    ///< lay
  Field field;  ///< place and walk: where the tourist goes; cover: the NW field of the block
  Field from;   ///< walk (jumps too): where the tourist comes from

  bool operator==(const Move&) const = default;

  static Move lay(Look look, Cell cell) { return {MoveKind::lay, look, cell, {}, {}}; }
  static Move place(Field field) { return {MoveKind::place, {}, {}, field, {}}; }
  static Move walk(Field from, Field to) { return {MoveKind::walk, {}, {}, to, from}; }
  static Move stay() { return {MoveKind::stay, {}, {}, {}, {}}; }
  static Move cover(Look look, Field field) { return {MoveKind::cover, look, {}, field, {}}; }
  static Move refuse() { return {MoveKind::refuse, {}, {}, {}, {}}; }
};

static_assert(sizeof(Move) == 8);

/// Of a tourist's move: farther than one field.
constexpr bool is_jump(const Move& move) {
  const int dx = move.field.x - move.from.x;
  const int dy = move.field.y - move.from.y;
  return dx < -1 || dx > 1 || dy < -1 || dy > 1;
}

}  // namespace townsmith::cities
