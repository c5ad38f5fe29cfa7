#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "bots/knowledge.h"
#include "bots/townbuilder/prospects.h"
#include "games/townbuilder/townbuilder.h"

namespace townsmith::townbuilder {

/// What bots weigh, all from the data of the cards; see bots/knowledge.h.
class Evaluator {
 public:
  static constexpr int feature_count = 49;
  static constexpr int stages = 6;
  static std::span<const std::string_view> feature_names();
  static std::string_view weights_name(const TownBuilder& game);

  explicit Evaluator(const TownBuilder& game)
      : game_(game), worths_(game.content(), game.tables()) {}
  int stage(const State& state) const;
  void features(const State& state, Seat seat, std::span<std::int16_t> out) const;
  int potential(const State& state, Seat seat) const;

 private:
  const TownBuilder& game_;
  Worths worths_;
};

}  // namespace townsmith::townbuilder

namespace townsmith::bots {

template <>
struct EvaluatorOf<townbuilder::TownBuilder> : std::type_identity<townbuilder::Evaluator> {};

}  // namespace townsmith::bots
