#pragma once

#include <string>
#include <vector>

namespace townsmith::reference {

/// A line of the rule page's table.
struct TownCard {
  int number;
  std::string name;
  std::string type;
  int gold;
  std::string needs;  ///< letters W, S, T
  int points;
  std::string gives;  ///< letters G, W, S, T; two mean either
  char ability;       ///< r, b, s, e (row, build, star, end) or -
};

const std::vector<TownCard>& town_cards();
const TownCard& town_card(const std::string& name);

inline int building_cost(const TownCard& card) {
  return card.gold + static_cast<int>(card.needs.size());
}

/// Whether these resources (each a word of the letters it can be) can all be of use for the needs,
/// each for another one: tried in every way.
bool all_needed(const std::vector<std::string>& resources, const std::string& needs);

}  // namespace townsmith::reference
