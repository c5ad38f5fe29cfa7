#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/content.h"
#include "games/cities/state.h"

namespace townsmith::cities {

/// The four fields of a tile as it lies: NW NE SW SE.
using Fields = std::array<Kind, 4>;

/// A quarter turn clockwise.
constexpr Fields turned(const Fields& f) { return {f[2], f[0], f[3], f[1]}; }
/// "AT/WA"
std::string look_text(const Fields& fields);

/// content/cities/tiles.json; content_schema.h has what it looks like.
struct Content {
  std::vector<Fields> tiles;
  int tourists = 7;
  int starting_tiles = 3;
  int rounds = 13;  ///< after the starting tiles

  int tile_count() const { return static_cast<int>(tiles.size()); }
  int city_tiles() const { return starting_tiles + rounds; }
};

/// What this game itself can say about its content.
inline constexpr auto content_codes = std::to_array<ContentCode>({
    {"cities", "content-tile-form"},
    {"cities", "content-tile-letter"},
    {"cities", "content-tile-three", true},
    {"cities", "content-tile-four-kinds", true},
    {"cities", "content-tile-twice", true},
    {"cities", "content-many-rounds"},
});
consteval ContentCode code(std::string_view key) { return code_in(content_codes, key); }

Content read_content(ContentReader& reader);

/// Every tile in every rotation, worked out once.
class Looks {
 public:
  explicit Looks(const Content& content);

  const Fields& fields(Look look) const { return faces_[static_cast<std::size_t>(look)].fields; }
  /// The quadrants that show a kind, as a bit each.
  unsigned quadrants(Look look, Kind kind) const {
    return faces_[static_cast<std::size_t>(look)].quadrants[static_cast<std::size_t>(kind)];
  }
  /// How many rotations look different: 1, 2 or 4, and they are the first turns. 0: no such tile.
  int turns(int tile) const { return turns_[static_cast<std::size_t>(tile - 1)]; }
  /// Whether any byte is a look, and the one of its kind that is used.
  bool is_used(Look look) const {
    return static_cast<int>(look) < max_looks && turn_of(look) < turns(tile_of(look));
  }

 private:
  struct TileFace {
    Fields fields;
    std::array<std::uint8_t, kind_count> quadrants;
  };
  std::array<TileFace, max_looks> faces_{};
  std::array<std::uint8_t, max_tiles> turns_{};
};

}  // namespace townsmith::cities
