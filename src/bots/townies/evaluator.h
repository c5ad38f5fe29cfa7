#pragma once

#include "bots/knowledge.h"
#include "games/townies/townies.h"

namespace townsmith::townies {

/// What bots look at on a map; see bots/knowledge.h.
class Evaluator {
 public:
  static constexpr int feature_count = 58;
  static constexpr int stages = 9;
  EVALUATOR_FUNCTIONS(Townies);
  explicit Evaluator(const Townies& game) : game_(game) {}
  /// What somebody else's turn matters to a seat that only thinks about its own map: now and then
  /// an Object more, until there are nine. Where it lies does not matter.
  void idle(State& state, Seat seat, Random& random) const;

 private:
  const Townies& game_;
};

}  // namespace townsmith::townies

namespace townsmith::bots {

template <>
struct EvaluatorOf<townies::Townies> : std::type_identity<townies::Evaluator> {};

}  // namespace townsmith::bots
