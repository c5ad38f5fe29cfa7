#pragma once

#include "conformance/traits.h"
#include "games/cities/cities.h"
#include "games/content_files.h"
#include "reference/cities/cities.h"
#include "source_folder.h"

namespace townsmith::cities {

struct ConformanceTraits : conformance::GameTraits<Cities> {
  static ContentFiles content() { return built_in_content(); }
  static std::filesystem::path goldens() { return source_folder() + "/tests/golden"; }
  static constexpr int plies = 60'000;

  static std::unique_ptr<conformance::ReferenceGame> reference(const Setup& setup) {
    const OptionValues values = option_values(Cities::info(), setup, false);
    return reference::cities(setup.players, {values.begin(), values.end()});
  }

  static std::vector<std::string> rare_rules() {
    return {"a tourist jumps",
            "a tourist walks",
            "two tourists stand in one zone",
            "the last tourist has left the stock",
            "the 17th tile is refused",
            "the 17th tile lies across tiles",
            "the 17th tile covers a tourist",
            "a tie is broken by tourists"};
  }
};

}  // namespace townsmith::cities
