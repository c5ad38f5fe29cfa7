#include "bots/levels.h"

#include <fmt/format.h>

#include "core/setup.h"

namespace townsmith::bots {
namespace {

struct Field {
  std::string_view name;
  int SearchSettings::* member;
  int least;
  int most;
};

constexpr std::array<Field, 7> fields = {{
    {"simulations", &SearchSettings::simulations, 0, 10'000'000},
    {"share", &SearchSettings::share, 1, 100},
    {"candidates", &SearchSettings::candidates, 1, 10'000},
    {"tries", &SearchSettings::tries, 1, 1000},
    {"depth", &SearchSettings::depth, 0, 1000},
    {"slack", &SearchSettings::slack, 0, 1000 * point},
    {"scale", &SearchSettings::scale, 1, 1000},
}};

}  // namespace

std::string levels_file(std::string_view game) { return fmt::format("{}/levels.json", game); }

Levels standard_levels() {
  SearchSettings easy;
  easy.simulations = 0;
  easy.slack = 3 * point;
  SearchSettings medium;
  medium.simulations = 0;
  SearchSettings hard;
  hard.simulations = 200;
  SearchSettings master;
  master.simulations = 2000;
  return {easy, medium, hard, master};
}

Levels read_levels(ContentReader& reader, const ContentFiles& files, std::string_view game) {
  Levels levels = standard_levels();
  const std::string file = levels_file(game);
  if (files.find(file) == files.end()) return levels;
  const ContentNode root = reader.open(file);
  for (std::size_t i = 0; i < levels.size(); ++i) {
    const ContentNode level = root.member(level_names[i]);
    for (const Field& field : fields) {
      levels[i].*field.member = level.member(field.name).integer(field.least, field.most);
    }
  }
  return levels;
}

Result<SearchSettings> parse_settings(std::string_view text, SearchSettings start) {
  while (!text.empty()) {
    const std::string_view part = text.substr(0, text.find(':'));
    text.remove_prefix(std::min(text.size(), part.size() + 1));
    const auto option = parse_option(part);
    if (!option) return tl::unexpected(option.error());
    const auto value = parse_int(option->second);
    if (!value) return tl::unexpected(value.error());
    bool known = false;
    for (const Field& field : fields) {
      if (field.name != option->first) continue;
      if (*value < field.least || *value > field.most) {
        return refuse(Reason::bad_value,
                      fmt::format("{} must be from {} to {}", field.name, field.least, field.most));
      }
      start.*field.member = *value;
      known = true;
    }
    if (!known) {
      return refuse(Reason::unknown_name, fmt::format("a search has no \"{}\"", option->first));
    }
  }
  return start;
}

}  // namespace townsmith::bots
