#pragma once

#include <array>
#include <string_view>

#include "bots/knowledge.h"
#include "games/drawcity/drawcity.h"

namespace townsmith::drawcity {

/// What is weighed to tell how many points a seat will still make.
inline constexpr auto feature_names = std::to_array<std::string_view>({
    // How much it may still build.
    "room for each player",
    "builds that fit",
    "builds to come",
    "cards that fit",
    "spaces for a card",
    "spaces in reach",
    "spaces for three numbers",
    "others that have finished",
    "skipped once",
    "turns before mine",
    "finished",
    // What its developments may become.
    "houses in the largest group",
    "points for the next house",
    "spaces beside the largest group",
    "space for the largest group",
    "points for joining groups",
    "groups of houses",
    "points for some houses",
    "points for the next shop",
    "points for two shops",
    "points for four shops",
    "room beside shops",
    "points for some shops",
    "types factories may get",
    "sites by three types",
    "sites by four types",
    "free sides of parks",
    "sites by two others",
    "sites by three others",
    "sites with internet",
    // The hand.
    "spaces for the hand",
    "numbers that are stuck",
    "houses in hand",
    "shops in hand",
    "factories in hand",
    "parks in hand",
    "points in hand",
    // Modules.
    "goals that lack one",
    "goals that lack two",
    "goals that lack three",
    "goals that lack more",
    "districts that lack one",
    "districts that lack two",
    "districts that lack more",
    "demand that is safe",
    "demand just met",
    "demand that is shared",
    "demand just missed",
    "demand nobody meets",
    "points for the next location",
    "colours in reach",
    "sites that complete a line",
});
using Feature = bots::FeatureOf<feature_names>;

/// See bots/knowledge.h.
class Evaluator {
 public:
  static constexpr int feature_count = static_cast<int>(drawcity::feature_names.size());
  static constexpr int stages = 5;
  EVALUATOR_FUNCTIONS(DrawCity);
  explicit Evaluator(const DrawCity& game) : game_(game) {}

 private:
  const DrawCity& game_;
};

/// Roughly how many builds a seat is short of a goal it has not completed; at least 1.
int builds_lacking(const DrawCity& game, const State& state, Seat seat, const Goal& goal);

}  // namespace townsmith::drawcity

namespace townsmith::bots {

template <>
struct EvaluatorOf<drawcity::DrawCity> : std::type_identity<drawcity::Evaluator> {};

}  // namespace townsmith::bots
