#include "reference/cities/city.h"

#include <algorithm>

namespace townsmith::reference {
namespace {

const std::vector<Look> tile_set = {"AAPP", "APPA", "AATT", "ATTA", "AAWW", "AWWA", "TTWW", "TWWT",
                                    "PPTT", "PTTP", "PPWW", "PWWP", "APTA", "APWA", "ATWA", "PATP",
                                    "PAWP", "PTWP", "TAPT", "TAWT", "TPWT", "WAPW", "WATW", "WPTW"};

const std::vector<Point> sides = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
const std::vector<Point> corners = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};

Point operator+(Point a, Point b) { return {a.first + b.first, a.second + b.second}; }

std::string column_text(int column) {
  const std::string letter(1, static_cast<char>('a' + column % 26));
  return column < 26 ? letter : "a" + letter;
}

}  // namespace

std::set<Look> looks_of(int tile) {
  std::set<Look> looks;
  Look look = tile_set.at(static_cast<std::size_t>(tile - 1));
  for (int quarter = 0; quarter < 4; ++quarter) {
    looks.insert(look);
    look = {look[2], look[0], look[3], look[1]};
  }
  return looks;
}

std::string look_text(const Look& look) { return look.substr(0, 2) + "/" + look.substr(2); }

std::string cell_text(Point cell) {
  return column_text(cell.first) + std::to_string(cell.second + 1);
}

std::string field_text(Point field) {
  const std::string corner = std::string(field.second % 2 == 0 ? "n" : "s") +
                             std::string(field.first % 2 == 0 ? "w" : "e");
  return cell_text({field.first / 2, field.second / 2}) + corner;
}

Point parse_cell(const std::string& text) {
  const std::size_t digits = text.find_first_of("0123456789");
  const std::string letters = text.substr(0, digits);
  int column = 0;
  while (column_text(column) != letters) ++column;
  return {column, std::stoi(text.substr(digits)) - 1};
}

Point parse_field(const std::string& text) {
  const Point cell = parse_cell(text.substr(0, text.size() - 2));
  const std::string corner = text.substr(text.size() - 2);
  return {cell.first * 2 + (corner[1] == 'e' ? 1 : 0),
          cell.second * 2 + (corner[0] == 's' ? 1 : 0)};
}

void City::lay(Point cell, const Look& look) {
  tiles.insert(cell);
  cover({cell.first * 2, cell.second * 2}, look);
}

int City::cover(Point north_west, const Look& look) {
  int sent_home = 0;
  last_tile.clear();
  for (int i = 0; i < 4; ++i) {
    const Point field = north_west + Point{i % 2, i / 2};
    fields[field] = look[static_cast<std::size_t>(i)];
    last_tile.insert(field);
    if (tourists.erase(field) != 0) {
      ++stock;
      ++sent_home;
    }
  }
  return sent_home;
}

bool City::touches_by_corner_only(Point cell) const {
  if (tiles.contains(cell)) return false;
  for (const Point& side : sides) {
    if (tiles.contains(cell + side)) return false;
  }
  return std::any_of(corners.begin(), corners.end(),
                     [&](Point corner) { return tiles.contains(cell + corner); });
}

bool City::touches(Point cell) const {
  if (tiles.contains(cell)) return false;
  for (const Point& side : sides) {
    if (tiles.contains(cell + side)) return true;
  }
  return touches_by_corner_only(cell);
}

bool City::fits_in_four_by_four(Point cell) const {
  int west = cell.first;
  int east = cell.first;
  int north = cell.second;
  int south = cell.second;
  for (const Point& tile : tiles) {
    west = std::min(west, tile.first);
    east = std::max(east, tile.first);
    north = std::min(north, tile.second);
    south = std::max(south, tile.second);
  }
  return east - west < 4 && south - north < 4;
}

char City::at(Point field) const {
  const auto found = fields.find(field);
  return found == fields.end() ? ' ' : found->second;
}

std::set<Point> City::zone_of(Point field) const {
  std::set<Point> zone = {field};
  std::vector<Point> border = {field};
  while (!border.empty()) {
    const Point here = border.back();
    border.pop_back();
    for (const Point& side : sides) {
      if (at(here + side) == at(field) && zone.insert(here + side).second) {
        border.push_back(here + side);
      }
    }
  }
  return zone;
}

int City::zone_score(const std::set<Point>& zone, int level) const {
  const char also = at(*zone.begin()) == 'A' ? 'T' : 'W';
  std::set<Point> beside;
  for (const Point& field : zone) {
    for (const Point& side : sides) {
      if (at(field + side) == also) beside.insert(field + side);
    }
  }
  return static_cast<int>(zone.size()) + (level >= 3 ? static_cast<int>(beside.size()) : 0);
}

int City::terrace_score(Point field, int level) const {
  const std::string seen = level == 1 ? "" : level == 2 ? "W" : "WP";
  int count = 0;
  for (const Point& side : sides) {
    for (Point here = field + side; seen.find(at(here)) != std::string::npos; here = here + side) {
      ++count;
    }
  }
  return count;
}

std::vector<int> City::tourist_scores(int level) const {
  std::vector<int> scores;
  std::set<std::set<Point>> scored;
  for (const Point& tourist : tourists) {
    if (at(tourist) == 'T') {
      scores.push_back(terrace_score(tourist, level));
    } else {
      const std::set<Point> zone = zone_of(tourist);
      scores.push_back(scored.insert(zone).second ? zone_score(zone, level) : 0);
    }
  }
  std::sort(scores.rbegin(), scores.rend());
  return scores;
}

bool City::zone_is_shared() const {
  std::set<std::set<Point>> zones;
  for (const Point& tourist : tourists) {
    if (at(tourist) != 'T' && !zones.insert(zone_of(tourist)).second) return true;
  }
  return false;
}

}  // namespace townsmith::reference
