#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace townsmith::reference {

/// A field or a cell of the tile grid: x to the right, y downwards.
using Point = std::pair<int, int>;

/// A tile as it lies: its fields NW, NE, SW, SE, each one of A, P, T, W.
using Look = std::string;

/// The looks a tile can be laid in; rotations that look the same are one.
std::set<Look> looks_of(int tile);

/// "AT/WA".
std::string look_text(const Look& look);
/// "e5", "e5nw".
std::string cell_text(Point cell);
std::string field_text(Point field);
Point parse_cell(const std::string& text);
Point parse_field(const std::string& text);

/// One player's city: fields with what is on them, tiles, tourists.
class City {
 public:
  std::map<Point, char> fields;
  std::set<Point> tiles;
  std::set<Point> tourists;
  int stock = 7;
  std::set<Point> last_tile;  ///< the fields of the tile played last

  void lay(Point cell, const Look& look);
  /// Lays a tile on the block of fields whose north-west one is given; returns how many tourists
  /// it sent home.
  int cover(Point north_west, const Look& look);

  /// Whether the cell touches a tile by a corner and shares no side with any.
  bool touches_by_corner_only(Point cell) const;
  bool touches(Point cell) const;
  bool fits_in_four_by_four(Point cell) const;

  /// What each tourist scores; those who share a zone leave its score to one of them.
  std::vector<int> tourist_scores(int level) const;
  bool zone_is_shared() const;

 private:
  char at(Point field) const;
  std::set<Point> zone_of(Point field) const;
  int zone_score(const std::set<Point>& zone, int level) const;
  int terrace_score(Point field, int level) const;
};

}  // namespace townsmith::reference
