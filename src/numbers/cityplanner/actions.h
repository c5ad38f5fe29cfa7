#pragma once

#include "games/cityplanner/cityplanner.h"
#include "numbers/actions.h"

namespace townsmith::cityplanner {

/// Rerolls, changes and passes by card; results by their place among those on offer, most VP first.
class Actions {
 public:
  static constexpr int version = 1;

  explicit Actions(const CityPlanner& game) : game_(game) {}
  int count() const { return results + CityPlanner::max_moves; }
  int max_outcomes() const { return face_count; }
  numbers::ActionRange beginnings() const { return {}; }
  ACTION_FUNCTIONS;

 private:
  enum Start : int {
    rerolls = 1,
    ups = rerolls + card_count,
    downs = ups + card_count,
    passes = downs + card_count,
    results = passes + card_count,
  };

  const CityPlanner& game_;
};

}  // namespace townsmith::cityplanner

template <>
struct townsmith::numbers::ActionsOf<townsmith::cityplanner::CityPlanner>
    : std::type_identity<townsmith::cityplanner::Actions> {};
