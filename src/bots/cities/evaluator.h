#pragma once

#include <array>

#include "bots/knowledge.h"
#include "games/cities/cities.h"

namespace townsmith::cities {

/// What bots weigh about a city; see bots/knowledge.h.
class Evaluator {
 public:
  static constexpr int feature_count = 48;
  static constexpr int stages = 6;
  EVALUATOR_FUNCTIONS(Cities);
  explicit Evaluator(const Cities& game);

 private:
  /// How often a tourist may still be placed or moved.
  int steps_left(const State& state, Seat seat) const;

  const Cities& game_;
  std::array<int, kind_count> fields_in_set_{};  ///< of all tiles there are, by kind
};

}  // namespace townsmith::cities

namespace townsmith::bots {

template <>
struct EvaluatorOf<cities::Cities> : std::type_identity<cities::Evaluator> {};

}  // namespace townsmith::bots
