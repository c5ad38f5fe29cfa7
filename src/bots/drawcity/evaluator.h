#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "bots/knowledge.h"
#include "games/drawcity/drawcity.h"

namespace townsmith::drawcity {

/// What is weighed to tell how many points a seat will still make.
enum class Feature : std::uint8_t {
  // How much it may still build.
  room,
  capacity,
  builds,
  reach,
  mobility,
  reachable,
  lively,
  others_out,
  skipped,
  before_me,
  finished,
  // What its developments may become.
  house_largest,
  house_next,
  house_sides,
  house_room,
  house_merge,
  house_groups,
  house_promise,
  shop_next,
  shop_two,
  shop_four,
  shop_room,
  shop_promise,
  factory_gain,
  factory_sites,
  factory_best_sites,
  park_sides,
  park_sites,
  park_best_sites,
  internet_sites,
  // The hand.
  hand_open,
  hand_stuck,
  hand_house,
  hand_shop,
  hand_factory,
  hand_park,
  hand_best,
  // Modules.
  goal_one,
  goal_two,
  goal_three,
  goal_more,
  zoning_one,
  zoning_two,
  zoning_more,
  demand_safe,
  demand_led,
  demand_tied,
  demand_behind,
  demand_open,
  location_next,
  location_colours,
  line_sites,
  count
};
inline constexpr int feature_total = static_cast<int>(Feature::count);

inline constexpr std::array<std::string_view, feature_total> feature_names = {
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
    "spaces for the hand",
    "numbers that are stuck",
    "houses in hand",
    "shops in hand",
    "factories in hand",
    "parks in hand",
    "points in hand",
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
};

/// See bots/knowledge.h.
class Evaluator {
 public:
  static constexpr int feature_count = feature_total;
  static constexpr int stages = 5;
  static std::span<const std::string_view> feature_names() { return drawcity::feature_names; }
  static std::string_view weights_name(const DrawCity& game);

  explicit Evaluator(const DrawCity& game) : game_(game) {}
  int stage(const State& state) const;
  void features(const State& state, Seat seat, std::span<std::int16_t> out) const;
  int potential(const State& state, Seat seat) const;

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
