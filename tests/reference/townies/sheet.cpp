#include "reference/townies/sheet.h"

#include <algorithm>
#include <cstdlib>
#include <deque>

namespace townsmith::reference {
namespace {

const std::vector<int> column_lengths = {6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6};
const std::vector<Spot> six_steps = {{0, 2}, {0, -2}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}};

Spot plus(Spot a, Spot b) { return {a.first + b.first, a.second + b.second}; }

int first_height(int column) { return 11 - column_lengths[static_cast<std::size_t>(column)]; }

bool on_edge(Spot spot) { return neighbours(spot).size() < 6; }

/// Steps from the middle of the map, F6.
int from_middle(Spot spot) {
  const int across = std::abs(spot.first - 5);
  const int down = std::abs(spot.second - 10);
  return across + std::max(0, (down - across) / 2);
}

/// The squares of all six distances, sorted: no two of the seven tetrahexes have the same.
std::vector<int> distances(const std::set<Spot>& four) {
  std::vector<int> all;
  for (const Spot& a : four) {
    for (const Spot& b : four) {
      const int dx = a.first - b.first;
      const int dy = a.second - b.second;
      if (a < b) all.push_back((3 * dx * dx + dy * dy) / 4);
    }
  }
  std::sort(all.begin(), all.end());
  return all;
}

std::map<std::string, std::vector<std::set<Spot>>> all_ways() {
  std::set<std::set<Spot>> groups;
  for (const Spot& spot : whole_map()) groups.insert({spot});
  for (int size = 1; size < 4; ++size) {
    std::set<std::set<Spot>> larger;
    for (const auto& group : groups) {
      for (const Spot& member : group) {
        for (const Spot& next : neighbours(member)) {
          std::set<Spot> grown = group;
          if (grown.insert(next).second) larger.insert(grown);
        }
      }
    }
    groups = larger;
  }
  const std::map<std::vector<int>, std::string> names = {
      {{1, 1, 1, 4, 4, 9}, "bar"},    {{1, 1, 1, 3, 4, 7}, "worm"},
      {{1, 1, 1, 1, 3, 4}, "pistol"}, {{1, 1, 1, 3, 3, 3}, "propeller"},
      {{1, 1, 1, 3, 3, 4}, "arch"},   {{1, 1, 1, 1, 1, 3}, "bee"},
      {{1, 1, 1, 3, 3, 7}, "wave"}};
  std::map<std::string, std::vector<std::set<Spot>>> ways;
  for (const auto& group : groups) ways[names.at(distances(group))].push_back(group);
  return ways;
}

}  // namespace

std::string spot_text(Spot spot) {
  const int number = (spot.second - first_height(spot.first)) / 2 + 1;
  return std::string(1, static_cast<char>('A' + spot.first)) + std::to_string(number);
}

Spot parse_spot(const std::string& text) {
  const int column = text.at(0) - 'A';
  return {column, first_height(column) + 2 * (std::stoi(text.substr(1)) - 1)};
}

const std::set<Spot>& whole_map() {
  static const std::set<Spot> all = [] {
    std::set<Spot> spots;
    for (int column = 0; column < 11; ++column) {
      for (int i = 0; i < column_lengths[static_cast<std::size_t>(column)]; ++i) {
        spots.insert({column, first_height(column) + 2 * i});
      }
    }
    return spots;
  }();
  return all;
}

std::set<Spot> neighbours(Spot spot) {
  std::set<Spot> around;
  for (const Spot& step : six_steps) {
    if (whole_map().contains(plus(spot, step))) around.insert(plus(spot, step));
  }
  return around;
}

const std::vector<std::set<Spot>>& ways_to_draw(const std::string& shape) {
  static const std::map<std::string, std::vector<std::set<Spot>>> ways = all_ways();
  return ways.at(shape);
}

const std::vector<std::string>& colours() {
  static const std::vector<std::string> ring = {"red", "yellow", "brown", "green", "blue"};
  return ring;
}

std::string colour_of(const std::string& object) {
  static const std::map<std::string, std::string> correlating = {
      {"court", "red"},  {"windmill", "yellow"}, {"station", "brown"},
      {"bike", "green"}, {"bank", "blue"},       {"square", ""}};
  return correlating.at(object);
}

std::string object_of(const std::string& colour) {
  for (const char* object : {"court", "windmill", "station", "bike", "bank"}) {
    if (colour_of(object) == colour) return object;
  }
  return "";
}

bool Sheet::fits(const std::set<Spot>& shape) const {
  return std::all_of(shape.begin(), shape.end(), [&](Spot spot) { return is_empty(spot); });
}

bool Sheet::allows(const std::string& object, Spot spot) const {
  if (!is_empty(spot)) return false;
  if (object == "square") return objects_beside(spot) > 0;
  return beside_colour(spot, colour_of(object));
}

bool Sheet::beside_colour(Spot spot, const std::string& colour) const {
  return colours_beside(spot).contains(colour);
}

std::set<std::string> Sheet::colours_beside(Spot spot) const {
  std::set<std::string> found;
  for (const Spot& next : neighbours(spot)) {
    if (!is_empty(next)) found.insert(blocks.at(next));
  }
  return found;
}

int Sheet::objects_beside(Spot spot) const {
  int count = 0;
  for (const Spot& next : neighbours(spot)) count += objects.contains(next) ? 1 : 0;
  return count;
}

bool Sheet::surrounded(Spot spot) const {
  int count = 0;
  for (const Spot& next : neighbours(spot)) count += is_empty(next) ? 0 : 1;
  return count == 6;
}

bool Sheet::opposite_pair(Spot spot, bool same_colour) const {
  for (const Spot& step : six_steps) {
    const auto one = blocks.find(plus(spot, step));
    const auto other = blocks.find(plus(spot, {-step.first, -step.second}));
    if (one == blocks.end() || other == blocks.end()) continue;
    if (!same_colour || one->second == other->second) return true;
  }
  return false;
}

/// For each other Object: walks over green Blocks from the Bike Rental, never onto that Object, and
/// sees whether it comes to stand beside it.
bool Sheet::leads_to_object(Spot bike) const {
  for (const auto& [target, kind] : objects) {
    if (target == bike) continue;
    std::set<Spot> seen = {bike};
    std::deque<Spot> open = {bike};
    while (!open.empty()) {
      const Spot here = open.front();
      open.pop_front();
      for (const Spot& next : neighbours(here)) {
        if (next == target && here != bike) return true;
        if (next == target || is_empty(next) || blocks.at(next) != "green") continue;
        if (seen.insert(next).second) open.push_back(next);
      }
    }
  }
  return false;
}

int Sheet::worth(const std::string& object, Spot spot) const {
  if (object == "square") return 2 * objects_beside(spot) + (surrounded(spot) ? 1 : 0);
  int same = 0;
  int other = 0;
  for (const Spot& next : neighbours(spot)) {
    if (is_empty(next)) continue;
    ++(blocks.at(next) == colour_of(object) ? same : other);
  }
  bool extra = false;
  if (object == "court") extra = other > 0;
  if (object == "windmill") extra = objects_beside(spot) == 0;
  if (object == "station") extra = opposite_pair(spot, false);
  if (object == "bike") extra = leads_to_object(spot);
  if (object == "bank") extra = !on_edge(spot);
  return same + (extra ? 1 : 0);
}

bool Sheet::reaches_edge(Spot object) const {
  std::set<Spot> seen = {object};
  std::deque<Spot> open = {object};
  while (!open.empty()) {
    const Spot here = open.front();
    open.pop_front();
    if (on_edge(here)) return true;
    for (const Spot& next : neighbours(here)) {
      if (is_empty(next) || blocks.at(next) != blocks.at(object)) continue;
      if (seen.insert(next).second) open.push_back(next);
    }
  }
  return false;
}

/// Tries every corner on the left or the right side, and every side.
int Sheet::largest_triangle() const {
  int best = 0;
  for (const Spot& corner : whole_map()) {
    for (const int way : {1, -1}) {
      for (int side = 1; side <= 11; ++side) {
        bool filled = true;
        for (int column = 0; column < side; ++column) {
          for (int i = 0; i <= column; ++i) {
            filled = filled && blocks.contains(plus(corner, {way * column, 2 * i - column}));
          }
        }
        if (filled) best = std::max(best, side);
      }
    }
  }
  return best;
}

int Sheet::count(const std::string& goal, const std::string& starting_colour) const {
  if (goal == "triangle") return largest_triangle();
  int count = 0;
  if (goal == "specialization") {
    for (const auto& [spot, colour] : blocks) {
      count += colour == starting_colour && surrounded(spot) ? 1 : 0;
    }
    return count;
  }
  const auto place =
      std::find(colours().begin(), colours().end(), starting_colour) - colours().begin();
  const std::string& before = colours()[static_cast<std::size_t>((place + 4) % 5)];
  const std::string& after = colours()[static_cast<std::size_t>((place + 1) % 5)];
  std::set<int> columns;
  for (const auto& [spot, kind] : objects) {
    const auto beside = static_cast<int>(colours_beside(spot).size());
    bool counts = false;
    if (goal == "standardization") {
      counts = beside_colour(spot, before) && beside_colour(spot, after);
    }
    if (goal == "crossroads") counts = beside >= 3;
    if (goal == "recreational-areas") counts = objects_beside(spot) > 0;
    if (goal == "downtown") counts = from_middle(spot) <= 2;
    if (goal == "suburbs") counts = from_middle(spot) > 2;
    if (goal == "surroundings") counts = surrounded(spot);
    if (goal == "symmetry") counts = opposite_pair(spot, true);
    if (goal == "urban-routes") counts = reaches_edge(spot);
    if (goal == "wind-rose") counts = columns.insert(spot.first).second;
    if (goal == "hub") {
      count = std::max(count, beside);
    } else {
      count += counts ? 1 : 0;
    }
  }
  return count;
}

}  // namespace townsmith::reference
