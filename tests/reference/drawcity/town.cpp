#include "reference/drawcity/town.h"

#include <algorithm>
#include <functional>

namespace townsmith::reference {
namespace {

const std::vector<std::string> types = {"house", "shop", "factory", "park"};

int chart(const std::vector<int>& values, int count) {
  if (count == 0) return 0;
  return values[static_cast<std::size_t>(std::min(count, static_cast<int>(values.size())) - 1)];
}

bool adjacent(Lot a, Lot b) {
  return std::abs(a.first - b.first) + std::abs(a.second - b.second) == 1;
}

/// Whether `wanted` of the lots can be chosen with no two adjacent: tries everything.
bool choose_apart(const std::vector<Lot>& lots, std::size_t from, std::vector<Lot>& chosen,
                  std::size_t wanted) {
  if (chosen.size() == wanted) return true;
  for (std::size_t i = from; i < lots.size(); ++i) {
    if (std::any_of(chosen.begin(), chosen.end(),
                    [&](Lot lot) { return adjacent(lot, lots[i]); })) {
      continue;
    }
    chosen.push_back(lots[i]);
    if (choose_apart(lots, i + 1, chosen, wanted)) return true;
    chosen.pop_back();
  }
  return false;
}

std::map<int, int> by_street(const std::set<Lot>& lots) {
  std::map<int, int> counts;
  for (const Lot& lot : lots) ++counts[lot.second];
  return counts;
}

}  // namespace

std::string lot_text(Lot lot) {
  std::string text(1, static_cast<char>('A' + lot.first - 1));
  text += std::to_string(lot.second);
  return text;
}

Lot parse_lot(const std::string& text) { return {text[0] - 'A' + 1, std::stoi(text.substr(1))}; }

int district_of(int column) {
  if (column <= 2) return 1;
  if (column <= 4) return 2;
  if (column <= 7) return 3;
  return column <= 9 ? 4 : 5;
}

std::vector<Lot> Town::around(Lot lot) const {
  std::vector<Lot> found;
  for (const auto& [other, building] : buildings) {
    if (adjacent(lot, other)) found.push_back(other);
  }
  return found;
}

std::set<Lot> Town::of(int player, const std::string& type) const {
  std::set<Lot> found;
  for (const auto& [lot, building] : buildings) {
    if (building.owner == player && (type.empty() || building.type == type)) found.insert(lot);
  }
  return found;
}

bool Town::is_start(Lot lot) const { return lot == Lot{2, 2} || lot == Lot{10, streets - 1}; }

bool Town::order_allows(int player, Lot lot, int number, bool right_to_left) const {
  if (buildings.contains(lot)) return false;
  std::vector<int> row;
  for (int column = 1; column <= 11; ++column) {
    const auto found = buildings.find({column, lot.second});
    if (column == lot.first) {
      row.push_back(number);
    } else if (found != buildings.end() && found->second.owner == player) {
      row.push_back(found->second.number);
    }
  }
  if (right_to_left) std::reverse(row.begin(), row.end());
  for (std::size_t i = 1; i < row.size(); ++i) {
    if (row[i - 1] >= row[i]) return false;
  }
  return true;
}

bool Town::gets_internet(Lot lot, const std::string& type) const {
  if (type == "park") return false;
  if (is_start(lot)) return true;
  for (const Lot& other : around(lot)) {
    if (buildings.at(other).internet) return true;
  }
  return false;
}

std::vector<std::set<Lot>> Town::groups(int player, const std::string& type) const {
  std::vector<std::set<Lot>> all;
  std::set<Lot> rest = of(player, type);
  while (!rest.empty()) {
    std::set<Lot> group;
    const std::function<void(Lot)> visit = [&](Lot lot) {
      if (rest.erase(lot) == 0) return;
      group.insert(lot);
      visit({lot.first + 1, lot.second});
      visit({lot.first - 1, lot.second});
      visit({lot.first, lot.second + 1});
      visit({lot.first, lot.second - 1});
    };
    visit(*rest.begin());
    all.push_back(group);
  }
  return all;
}

int Town::types_beside(Lot lot) const {
  std::set<std::string> seen;
  for (const Lot& other : around(lot)) seen.insert(buildings.at(other).type);
  return static_cast<int>(seen.size());
}

int Town::others_beside(Lot lot) const {
  int count = 0;
  for (const Lot& other : around(lot)) {
    if (buildings.at(other).owner != buildings.at(lot).owner) ++count;
  }
  return count;
}

int Town::score_without_modules(int player) const {
  int points = 0;
  for (const auto& group : groups(player, "house")) {
    points += chart({1, 3, 5, 8, 11, 14, 18, 22, 27, 32, 38, 44, 51, 58, 66},
                    static_cast<int>(group.size()));
    points += static_cast<int>(by_street(group).size());
  }
  for (const auto& [street, count] : by_street(of(player, "shop"))) {
    points += chart({2, 4, 7, 11, 15, 20, 25, 32, 40}, count);
  }
  for (const Lot& lot : of(player, "factory")) points += types_beside(lot);
  for (const Lot& lot : of(player, "park")) points += others_beside(lot) + (players <= 3 ? 1 : 0);
  for (const Lot& lot : of(player, "")) points += buildings.at(lot).internet ? 1 : 0;
  return points;
}

bool Town::completes(int player, int goal) const {
  const std::string pile = goal <= 16 ? types[static_cast<std::size_t>((goal - 1) / 4)] : "";
  const std::set<Lot> mine = of(player, pile);
  const std::map<int, int> rows = by_street(mine);
  const int spread = std::min(streets >= 7 ? 5 : 4, streets);
  const auto row_with = [&](int least) {
    return std::count_if(rows.begin(), rows.end(), [&](auto row) { return row.second >= least; });
  };
  const auto lots_with = [&](auto&& question) {
    return std::count_if(mine.begin(), mine.end(), question);
  };
  switch (goal) {
    case 1:
      for (const auto& group : groups(player, pile)) {
        if (group.size() >= 4) return true;
      }
      return false;
    case 2:
      for (const auto& group : groups(player, pile)) {
        if (by_street(group).size() >= 3) return true;
      }
      return false;
    case 3:
    case 11: return static_cast<int>(rows.size()) >= spread;
    case 4: {
      std::vector<std::size_t> sizes;
      for (const auto& group : groups(player, pile)) sizes.push_back(group.size());
      std::sort(sizes.rbegin(), sizes.rend());
      return sizes.size() >= 2 && sizes[0] >= 3 && sizes[1] >= 2;
    }
    case 5: return row_with(4) > 0;
    case 6: return row_with(2) >= 2;
    case 7: {
      std::set<int> columns;
      for (const Lot& lot : mine) columns.insert(lot.first);
      return columns.size() >= 6;
    }
    case 8:
      return lots_with([&](Lot lot) {
               return mine.contains({lot.first + 1, lot.second}) &&
                      mine.contains({lot.first + 2, lot.second});
             }) > 0;
    case 9: return lots_with([&](Lot lot) { return types_beside(lot) == 4; }) >= 1;
    case 10: return lots_with([&](Lot lot) { return types_beside(lot) >= 3; }) >= 4;
    case 12: return lots_with([&](Lot lot) { return buildings.at(lot).internet; }) >= 3;
    case 13: return lots_with([&](Lot lot) { return others_beside(lot) >= 3; }) >= 2;
    case 14: {
      std::vector<Lot> chosen;
      return choose_apart({mine.begin(), mine.end()}, 0, chosen, 5);
    }
    case 15: {
      std::set<int> districts;
      for (const Lot& lot : mine) districts.insert(district_of(lot.first));
      return districts.size() == 5;
    }
    case 16: return row_with(3) > 0;
    case 17:
      for (int street = 1; street <= streets; ++street) {
        std::set<std::string> seen;
        for (const Lot& lot : mine) {
          if (lot.second == street) seen.insert(buildings.at(lot).type);
        }
        if (seen.size() == 4) return true;
      }
      return false;
    case 18: return lots_with([&](Lot lot) { return buildings.at(lot).internet; }) >= 9;
    case 19: return row_with(6) > 0;
    default:
      return lots_with([&](Lot lot) {
               std::set<std::string> seen;
               for (const Lot& corner :
                    {lot, Lot{lot.first + 1, lot.second}, Lot{lot.first, lot.second + 1},
                     Lot{lot.first + 1, lot.second + 1}}) {
                 if (mine.contains(corner)) seen.insert(buildings.at(corner).type);
               }
               return seen.size() == 4;
             }) > 0;
  }
}

}  // namespace townsmith::reference
