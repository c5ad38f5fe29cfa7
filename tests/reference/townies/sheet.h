#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace townsmith::reference {

/// A space of the map sheet: its column from 0, and its height in half spaces from the top, so that
/// all six neighbours are the same six steps away everywhere.
using Spot = std::pair<int, int>;

/// "F6", and back.
std::string spot_text(Spot spot);
Spot parse_spot(const std::string& text);

const std::set<Spot>& whole_map();
/// On the map only.
std::set<Spot> neighbours(Spot spot);

/// Every way to draw a Shape on an empty map, by its name.
const std::vector<std::set<Spot>>& ways_to_draw(const std::string& shape);

/// One player's map sheet: what is drawn on it.
class Sheet {
 public:
  std::map<Spot, std::string> blocks;   ///< colours; Objects are Blocks too
  std::map<Spot, std::string> objects;  ///< kinds
  std::vector<int> scores;              ///< of the Objects

  bool is_empty(Spot spot) const { return !blocks.contains(spot); }
  bool fits(const std::set<Spot>& shape) const;
  /// Whether an Object may be drawn there.
  bool allows(const std::string& object, Spot spot) const;
  /// What an Object drawn there would score.
  int worth(const std::string& object, Spot spot) const;

  int count(const std::string& goal, const std::string& starting_colour) const;

 private:
  bool surrounded(Spot spot) const;
  bool beside_colour(Spot spot, const std::string& colour) const;
  std::set<std::string> colours_beside(Spot spot) const;
  int objects_beside(Spot spot) const;
  bool opposite_pair(Spot spot, bool same_colour) const;
  bool leads_to_object(Spot bike) const;
  bool reaches_edge(Spot object) const;
  int largest_triangle() const;
};

/// The five colours in passing order.
const std::vector<std::string>& colours();
/// The colour an Object correlates with, "" for the City Square.
std::string colour_of(const std::string& object);
/// The Object that correlates with a colour.
std::string object_of(const std::string& colour);

}  // namespace townsmith::reference
