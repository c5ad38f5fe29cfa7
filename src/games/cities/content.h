#pragma once

#include <array>
#include <cstdint>
#include <string>

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
  std::array<Fields, tile_count> tiles{};
  int tourists = 7;
};

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
  /// How many rotations look different: 2 or 4, and they are the first turns.
  int turns(int tile) const { return turns_[static_cast<std::size_t>(tile - 1)]; }
  /// Whether any byte is a look, and the one of its kind that is used.
  bool is_used(Look look) const {
    return static_cast<int>(look) < look_count && turn_of(look) < turns(tile_of(look));
  }

 private:
  struct Face {
    Fields fields;
    std::array<std::uint8_t, kind_count> quadrants;
  };
  std::array<Face, look_count> faces_{};
  std::array<std::uint8_t, tile_count> turns_{};
};

}  // namespace townsmith::cities
