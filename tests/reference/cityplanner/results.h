#pragma once

#include <set>
#include <string>
#include <vector>

namespace townsmith::reference {

/// What six buildings can be made to yield.
struct TurnResult {
  int points;
  int money;  ///< net, after the fee
  int rerolls;
  auto operator<=>(const TurnResult&) const = default;
};

/// "green", "blue", "mixed", "purple", "black", "yellow" or "red".
std::string building(int card, int face);

/// All distinct results of six buildings for a player who has `purse` dollars before.
std::set<TurnResult> results(const std::vector<std::string>& six, int purse);

}  // namespace townsmith::reference
