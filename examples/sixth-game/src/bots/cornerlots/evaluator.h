#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "bots/knowledge.h"
#include "games/cornerlots/cornerlots.h"

namespace townsmith::cornerlots {

/// What bots weigh to estimate how many points a seat will still make; see bots/knowledge.h.
class Evaluator {
 public:
  static constexpr int feature_count = 3;
  static constexpr int stages = most_claims;
  static std::span<const std::string_view> feature_names();
  static std::string_view weights_name(const CornerLots& game);

  explicit Evaluator(const CornerLots& game) : game_(game) {}
  int stage(const State& state) const;
  void features(const State& state, Seat seat, std::span<std::int16_t> out) const;
  int potential(const State& state, Seat seat) const;

 private:
  const CornerLots& game_;
};

}  // namespace townsmith::cornerlots

namespace townsmith::bots {

template <>
struct EvaluatorOf<cornerlots::CornerLots> : std::type_identity<cornerlots::Evaluator> {};

}  // namespace townsmith::bots
