#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "bots/knowledge.h"
#include "games/townies/townies.h"

namespace townsmith::townies {

/// What bots look at on a map; see bots/knowledge.h.
class Evaluator {
 public:
  static constexpr int feature_count = 58;
  static constexpr int stages = 9;
  static std::span<const std::string_view> feature_names();
  static std::string_view weights_name(const Townies& game);

  explicit Evaluator(const Townies& game) : game_(game) {}
  int stage(const State& state) const;
  void features(const State& state, Seat seat, std::span<std::int16_t> out) const;
  int potential(const State& state, Seat seat) const;
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
