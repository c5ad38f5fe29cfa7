#pragma once

#include "conformance/traits.h"
#include "games/cityplanner/cityplanner.h"
#include "games/content_files.h"
#include "reference/cityplanner/cityplanner.h"
#include "source_folder.h"

namespace townsmith::cityplanner {

struct ConformanceTraits : conformance::GameTraits<CityPlanner> {
  static ContentFiles content() { return built_in_content(); }
  static std::filesystem::path goldens() { return source_folder() + "/tests/golden"; }
  static constexpr int plies = 120'000;

  static std::unique_ptr<conformance::ReferenceGame> reference(const Setup& setup) {
    const OptionValues values = option_values(CityPlanner::info(), setup, false);
    return reference::cityplanner(setup.players, {values.begin(), values.end()});
  }

  static std::vector<std::string> rare_rules() {
    return {
        "all rerolls are used",           "a changed die is rerolled",  "three dice are changed",
        "the locked card is passed on",   "two blacks double",          "three blacks double once",
        "more than three multipliers",    "the fee takes all there is", "a turn costs money",
        "two mixed beside a parking lot", "a tie is broken by money"};
  }
};

}  // namespace townsmith::cityplanner
