#pragma once

#include "bots/knowledge.h"
#include "games/cornerlots/cornerlots.h"

namespace townsmith::cornerlots {

/// What bots weigh to estimate how many points a seat will still make; see bots/knowledge.h.
class Evaluator {
 public:
  static constexpr int feature_count = 3;
  static constexpr int stages = max_claims;
  EVALUATOR_FUNCTIONS(CornerLots);
  explicit Evaluator(const CornerLots& game) : game_(game) {}

 private:
  const CornerLots& game_;
};

}  // namespace townsmith::cornerlots

namespace townsmith::bots {

template <>
struct EvaluatorOf<cornerlots::CornerLots> : std::type_identity<cornerlots::Evaluator> {};

}  // namespace townsmith::bots
