#pragma once

#include "bots/drawcity/inference.h"
#include "conformance/traits.h"
#include "games/content_files.h"
#include "reference/drawcity/drawcity.h"
#include "source_folder.h"

namespace townsmith::drawcity {

struct ConformanceTraits : conformance::GameTraits<DrawCity> {
  static ContentFiles content() { return built_in_content(); }
  static std::filesystem::path goldens() { return source_folder() + "/tests/golden"; }
  static constexpr int plies = 20'000;

  /// Every number of players with the standard and with all modules, each module alone, a few board
  /// sizes, and random combinations; when soaking, as many as the suite would take.
  static std::vector<Setup> setups() {
    if (conformance::soaking()) return conformance::default_setups(DrawCity::info(), true);
    std::vector<Setup> all;
    Random random(20);
    for (int players = 2; players <= max_players; ++players) {
      const Setup standard = standard_setup(DrawCity::info(), players);
      all.push_back(standard);
      all.push_back(*make_setup(DrawCity::info(), players, {{"preset", "everything"}}));
      for (int i = 0; i < 4; ++i) {
        Setup setup = standard;
        for (std::size_t option = 0; option < DrawCity::info().options.size(); ++option) {
          const OptionInfo& info = DrawCity::info().options[option];
          setup.options[option] = static_cast<std::int16_t>(
              info.min +
              static_cast<int>(random.below(static_cast<std::uint32_t>(info.max - info.min + 1))));
        }
        all.push_back(setup);
      }
    }
    return all;
  }

  static std::unique_ptr<conformance::ReferenceGame> reference(const Setup& setup) {
    const OptionValues values = option_values(DrawCity::info(), setup, false);
    return reference::drawcity(setup.players, {values.begin(), values.end()});
  }

  static std::vector<std::string> rare_rules() {
    return {"a player skips",
            "a player skips twice and has finished",
            "a deck is formed again",
            "a build completes several neighborhoods",
            "two complete a goal in one round",
            "a goal is completed by another's build",
            "a park stands on an internet start"};
  }
};

}  // namespace townsmith::drawcity
