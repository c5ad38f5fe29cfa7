#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "store/store.h"

namespace townsmith::store {

/// Ratings while games are being counted in: those asked for with need() are loaded from the
/// database, games change them, and what came of it goes back.
class RatingChanges {
 public:
  using Name = std::pair<std::string, std::string>;  ///< who, game

  /// A solo game, or one of a bot against itself, says nothing about strength.
  static bool counts(const std::vector<Placement>& finished);

  /// Asks for the ratings of all in a game that counts.
  void need(const std::string& game, const std::vector<Placement>& finished);
  void load(Rating rating);
  void count(const std::string& game, const std::vector<Placement>& finished);
  /// In a fixed order, so that two nodes lock them in the same.
  const std::map<Name, Rating>& ratings() const { return ratings_; }

 private:
  std::map<Name, Rating> ratings_;
};

}  // namespace townsmith::store
