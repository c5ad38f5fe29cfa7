#pragma once

#include "games/drawcity/drawcity.h"
#include "numbers/actions.h"

namespace townsmith::drawcity {

/// Cards by their place in the hand, which is sorted: with two of a kind the first. A build that
/// completes several lines is two actions: the build, and which line.
class Actions {
 public:
  static constexpr int version = 1;

  explicit Actions(const DrawCity& game) : game_(game) {}
  int count() const { return builds + game_.streets() * columns * pairs; }
  int max_outcomes() const { return max_cards; }
  numbers::ActionRange beginnings() const {
    if (!game_.with_neighborhoods()) return {};
    return {builds, count()};
  }
  ACTION_FUNCTIONS;

 private:
  static constexpr int choices = hand_size + 1;  ///< of a skip: no card, the first, the second
  static constexpr int pairs = hand_size * hand_size;
  enum Start : int {
    skips = 1,
    lines = skips + choices * choices,
    builds = lines + line_positions
  };

  const DrawCity& game_;
};

}  // namespace townsmith::drawcity

template <>
struct townsmith::numbers::ActionsOf<townsmith::drawcity::DrawCity>
    : std::type_identity<townsmith::drawcity::Actions> {};
