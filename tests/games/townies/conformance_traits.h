#pragma once

#include "conformance/traits.h"
#include "games/content_files.h"
#include "games/townies/townies.h"
#include "reference/townies/townies.h"
#include "source_folder.h"

namespace townsmith::townies {

struct ConformanceTraits : conformance::GameTraits<Townies> {
  static ContentFiles content() { return built_in_content(); }
  static std::filesystem::path goldens() { return source_folder() + "/tests/golden"; }
  static constexpr int plies = 40'000;

  /// Every number of players with every bonus and every mode, the goals and colours going round;
  /// when soaking, with every goal too.
  static std::vector<Setup> setups() {
    std::vector<Setup> all;
    int turn = 0;
    for (int players = 1; players <= max_players; ++players) {
      all.push_back(standard_setup(Townies::info(), players));
      for (int mode = 0; mode <= 2; ++mode) {
        for (int bonus = 1; bonus <= bonus_cards; ++bonus) {
          const int goals = conformance::soaking() ? additional_goals : 2;
          for (int i = 0; i < goals; ++i, ++turn) {
            Setup setup = standard_setup(Townies::info(), players);
            setup.options[option_mode] = static_cast<std::int16_t>(mode);
            setup.options[option_bonus] = static_cast<std::int16_t>(bonus);
            setup.options[option_goal] = static_cast<std::int16_t>(1 + turn % additional_goals);
            setup.options[option_colour] = static_cast<std::int16_t>(turn % (colour_count + 1));
            all.push_back(setup);
          }
        }
      }
    }
    return all;
  }

  static std::unique_ptr<conformance::ReferenceGame> reference(const Setup& setup) {
    const OptionValues values = option_values(Townies::info(), setup, false);
    return reference::townies(setup.players, {values.begin(), values.end()});
  }

  static std::vector<std::string> rare_rules() {
    return {"Funding pays for a Shape",
            "Funding pays for an Object",
            "Funding is spent in the round that earned the star",
            "Funding is declined",
            "Rezoning changes the colour",
            "Second Draft changes the black die",
            "Second Draft changes the white die",
            "Stable Soil rewards an Object",
            "a City Square is surrounded",
            "a Bike Rental is connected",
            "nothing is left to circle",
            "a tie is broken by fewer Objects",
            "a tie is broken by the last Object"};
  }
};

}  // namespace townsmith::townies
