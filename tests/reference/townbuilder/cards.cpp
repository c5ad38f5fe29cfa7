#include "reference/townbuilder/cards.h"

#include <stdexcept>

namespace townsmith::reference {

const std::vector<TownCard>& town_cards() {
  static const std::vector<TownCard> cards = {
      {1, "Bakery", "commerce", 0, "WT", 3, "G", '-'},
      {2, "Bank", "commerce", 2, "S", 4, "G", 'r'},
      {3, "Farm", "commerce", 0, "T", 0, "T", 'e'},
      {4, "Fishery", "commerce", 0, "WW", 2, "GW", 'b'},
      {5, "Flower Stand", "commerce", 0, "WT", 2, "W", 's'},
      {6, "Orchard", "commerce", 0, "WT", 2, "T", 'b'},
      {7, "Quarry", "commerce", 0, "WS", 3, "S", '-'},
      {8, "Storehouse", "commerce", 0, "WW", 2, "WT", 's'},
      {9, "Art Gallery", "commerce", 1, "WS", 4, "GS", 's'},
      {10, "Market Hall", "commerce", 1, "WS", 5, "G", '-'},
      {11, "Mill", "commerce", 0, "WST", 5, "GT", '-'},
      {12, "Tannery", "commerce", 0, "TT", 3, "T", '-'},
      {13, "Smithy", "commerce", 0, "SS", 2, "GS", 'b'},
      {14, "Brewery", "commerce", 1, "WT", 4, "GT", 'b'},
      {15, "Gardens", "social", 0, "WT", 0, "WT", 'e'},
      {16, "Festival", "social", 0, "WT", 2, "G", 'b'},
      {17, "Inn", "social", 1, "WT", 3, "GW", 's'},
      {18, "Fountain", "social", 0, "S", 1, "S", '-'},
      {19, "Bathhouse", "social", 1, "WS", 5, "ST", '-'},
      {20, "Tavern", "social", 0, "WWT", 5, "W", '-'},
      {21, "Guildhall", "social", 2, "WS", 4, "G", 'e'},
      {22, "Well", "social", 0, "S", 1, "WS", '-'},
      {23, "Hospital", "social", 1, "WST", 7, "S", '-'},
      {24, "School", "social", 0, "WST", 3, "W", 'e'},
      {25, "Town Green", "social", 0, "T", 1, "T", '-'},
      {26, "Ferry House", "social", 0, "WW", 2, "WT", 's'},
      {27, "Orphanage", "housing", 0, "ST", 2, "ST", 'e'},
      {28, "Cottage", "housing", 0, "T", 1, "W", '-'},
      {29, "Row House", "housing", 0, "WW", 3, "S", '-'},
      {30, "Farmhouse", "housing", 0, "WT", 3, "T", '-'},
      {31, "Manor", "housing", 2, "WSS", 9, "G", '-'},
      {32, "Canal House", "housing", 1, "WS", 5, "GS", '-'},
      {33, "Almshouse", "housing", 0, "WT", 2, "T", 'b'},
      {34, "Boarding House", "housing", 0, "WST", 4, "WS", 'b'},
      {35, "Tower House", "housing", 0, "SSS", 6, "S", '-'},
      {36, "Villa", "housing", 2, "WS", 6, "GW", '-'},
      {37, "Courtyard House", "housing", 1, "WT", 5, "T", '-'},
      {38, "Lodge", "housing", 0, "W", 1, "T", '-'},
      {39, "Bell Tower", "culture", 0, "WS", 1, "S", 'e'},
      {40, "Library", "culture", 1, "WT", 3, "WT", 'e'},
      {41, "Statue", "culture", 1, "S", 2, "S", 'b'},
      {42, "Cathedral", "culture", 2, "WSS", 9, "GS", '-'},
      {43, "Chapel", "culture", 0, "S", 1, "W", '-'},
      {44, "Theatre", "culture", 1, "WWT", 7, "W", '-'},
      {45, "Museum", "culture", 2, "ST", 5, "G", 'e'},
      {46, "Archive", "culture", 0, "WS", 2, "T", 'b'},
      {47, "Observatory", "culture", 1, "SS", 3, "ST", 'e'},
      {48, "Music Hall", "culture", 0, "WTT", 5, "T", '-'},
      {49, "Monument", "culture", 4, "", 7, "G", '-'},
      {50, "Armoury", "military", 1, "WS", 5, "S", 'b'},
      {51, "Barracks", "military", 0, "WS", 2, "W", 'b'},
      {52, "Gatehouse", "military", 0, "SS", 2, "S", 's'},
      {53, "Watchtower", "military", 0, "WS", 2, "W", 'b'},
      {54, "Bridge", "military", 0, "ST", 2, "S", 's'},
      {55, "Wall", "military", 0, "S", 1, "S", '-'},
      {56, "Bastion", "military", 1, "SST", 7, "ST", '-'},
      {57, "Stable", "military", 0, "WTT", 6, "WT", '-'},
      {58, "Guard House", "military", 0, "W", 1, "W", '-'},
      {59, "Drill Yard", "military", 0, "WT", 1, "T", 'e'},
      {60, "Moat", "military", 0, "WS", 3, "GW", '-'},
  };
  return cards;
}

const TownCard& town_card(const std::string& name) {
  for (const TownCard& card : town_cards()) {
    if (card.name == name) return card;
  }
  throw std::runtime_error("no card " + name);
}

bool all_needed(const std::vector<std::string>& resources, const std::string& needs) {
  if (resources.empty()) return true;
  const std::vector<std::string> rest(resources.begin() + 1, resources.end());
  for (std::size_t i = 0; i < needs.size(); ++i) {
    if (resources.front().find(needs[i]) == std::string::npos) continue;
    if (all_needed(rest, needs.substr(0, i) + needs.substr(i + 1))) return true;
  }
  return false;
}

}  // namespace townsmith::reference
