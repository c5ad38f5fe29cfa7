#include "conformance/setups.h"

#include <fmt/format.h>

#include <algorithm>

namespace townsmith::conformance {
namespace {

void add(std::vector<Setup>& setups, const Setup& setup) {
  if (std::find(setups.begin(), setups.end(), setup) == setups.end()) setups.push_back(setup);
}

/// Counts through the options like through digits; false after the last combination.
bool next_combination(const GameInfo& info, Setup& setup) {
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    if (setup.options[i] < info.options[i].max) {
      ++setup.options[i];
      return true;
    }
    setup.options[i] = static_cast<std::int16_t>(info.options[i].min);
  }
  return false;
}

}  // namespace

std::vector<Setup> default_setups(const GameInfo& info, bool every_combination) {
  constexpr int max_combinations = 256;
  std::vector<Setup> setups;
  for (int players = info.min_players; players <= info.max_players; ++players) {
    const Setup standard = standard_setup(info, players);
    add(setups, standard);
    Setup last = standard;
    Setup lowest = standard;
    for (std::size_t i = 0; i < info.options.size(); ++i) {
      const OptionInfo& option = info.options[i];
      for (int value = option.min; value <= option.max; ++value) {
        Setup changed = standard;
        changed.options[i] = static_cast<std::int16_t>(value);
        add(setups, changed);
      }
      last.options[i] = static_cast<std::int16_t>(option.max);
      lowest.options[i] = static_cast<std::int16_t>(option.min);
    }
    add(setups, last);
    if (!every_combination) continue;
    int count = 0;
    do {
      add(setups, lowest);
    } while (++count < max_combinations && next_combination(info, lowest));
  }
  return setups;
}

std::string setup_text(const GameInfo& info, const Setup& setup) {
  std::string text = fmt::format("{} players", static_cast<int>(setup.players));
  for (const auto& [name, value] : option_values(info, setup, true)) {
    text += fmt::format(", {}={}", name, value);
  }
  return text;
}

}  // namespace townsmith::conformance
