#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace townsmith::reference {

/// A space of the board: column 1 to 11, street 1 to 10.
using Lot = std::pair<int, int>;

std::string lot_text(Lot lot);
Lot parse_lot(const std::string& text);

struct Building {
  int owner = 0;
  std::string type;
  int number = 0;
  bool internet = false;
};

/// The shared board, and every question about it that a rule asks.
class Town {
 public:
  int streets = 0;
  int players = 0;
  std::map<Lot, Building> buildings;

  std::vector<Lot> around(Lot lot) const;
  /// The spaces of a player's developments; of one type, or of all for "".
  std::set<Lot> of(int player, const std::string& type) const;
  bool is_start(Lot lot) const;
  bool order_allows(int player, Lot lot, int number, bool right_to_left) const;
  bool gets_internet(Lot lot, const std::string& type) const;

  std::vector<std::set<Lot>> groups(int player, const std::string& type) const;
  int types_beside(Lot lot) const;
  int others_beside(Lot lot) const;
  int score_without_modules(int player) const;

  /// Municipal goal 1 to 20: H1-H4, S1-S4, F1-F4, P1-P4, O1-O4.
  bool completes(int player, int goal) const;
};

/// District 1 to 5 of a column.
int district_of(int column);

}  // namespace townsmith::reference
