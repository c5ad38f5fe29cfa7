#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "bots/knowledge.h"
#include "games/cityplanner/cityplanner.h"

namespace townsmith::cityplanner {

class Prospects;

/// What bots weigh about a turn; see bots/knowledge.h.
class Evaluator {
 public:
  static constexpr int feature_count = 6;
  static constexpr int stages = 4;
  static std::span<const std::string_view> feature_names();
  static std::string_view weights_name(const CityPlanner& game);

  explicit Evaluator(const CityPlanner& game);
  int stage(const State& state) const;
  void features(const State& state, Seat seat, std::span<std::int16_t> out) const;
  int potential(const State& state, Seat seat) const;

 private:
  const CityPlanner& game_;
  std::shared_ptr<const Prospects> prospects_;
};

}  // namespace townsmith::cityplanner

namespace townsmith::bots {

template <>
struct EvaluatorOf<cityplanner::CityPlanner> : std::type_identity<cityplanner::Evaluator> {};

}  // namespace townsmith::bots
