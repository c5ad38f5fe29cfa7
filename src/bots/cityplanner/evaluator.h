#pragma once

#include <memory>

#include "bots/knowledge.h"
#include "games/cityplanner/cityplanner.h"

namespace townsmith::cityplanner {

class Prospects;

/// What bots weigh about a turn; see bots/knowledge.h.
class Evaluator {
 public:
  static constexpr int feature_count = 6;
  static constexpr int stages = 4;
  EVALUATOR_FUNCTIONS(CityPlanner);
  explicit Evaluator(const CityPlanner& game);

 private:
  const CityPlanner& game_;
  std::shared_ptr<const Prospects> prospects_;
};

}  // namespace townsmith::cityplanner

namespace townsmith::bots {

template <>
struct EvaluatorOf<cityplanner::CityPlanner> : std::type_identity<cityplanner::Evaluator> {};

}  // namespace townsmith::bots
