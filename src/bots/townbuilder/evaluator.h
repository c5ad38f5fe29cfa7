#pragma once

#include "bots/knowledge.h"
#include "bots/townbuilder/prospects.h"
#include "games/townbuilder/townbuilder.h"

namespace townsmith::townbuilder {

/// What bots weigh, all from the data of the cards; see bots/knowledge.h.
class Evaluator {
 public:
  static constexpr int feature_count = 49;
  static constexpr int stages = 6;
  EVALUATOR_FUNCTIONS(TownBuilder);
  explicit Evaluator(const TownBuilder& game)
      : game_(game), worths_(game.content(), game.tables()) {}

 private:
  const TownBuilder& game_;
  Worths worths_;
};

}  // namespace townsmith::townbuilder

namespace townsmith::bots {

template <>
struct EvaluatorOf<townbuilder::TownBuilder> : std::type_identity<townbuilder::Evaluator> {};

}  // namespace townsmith::bots
