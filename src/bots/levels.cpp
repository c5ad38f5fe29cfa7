#include "bots/levels.h"

#include <fmt/format.h>

#include <optional>

#include "core/setup.h"
#include "core/words.h"

namespace townsmith::bots {
namespace {

struct LevelsFile {
  SearchSettings easy;
  SearchSettings medium;
  SearchSettings hard;
  SearchSettings master;

  ABOUT("How the levels think.");
  DESCRIBE(LevelsFile, "Levels", MEMBER(easy), MEMBER(medium), MEMBER(hard), MEMBER(master));
};

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

Levels read_levels(ContentReader& reader, std::string_view game) {
  const std::string name = levels_file(game);
  if (!reader.has(name)) return standard_levels();
  const auto file = reader.read<LevelsFile>(name);
  return {file->easy, file->medium, file->hard, file->master};
}

Result<SearchSettings> parse_settings(std::string_view text, SearchSettings start) {
  while (!text.empty()) {
    const std::string_view part = text.substr(0, text.find(':'));
    text.remove_prefix(std::min(text.size(), part.size() + 1));
    TRY(const auto option, parse_option(part));
    TRY(const auto value, parse_int(option.second));
    bool known = false;
    std::optional<schema::Range> exceeded;
    SearchSettings::members().each([&](const auto& member) {
      if (member.name != option.first) return;
      known = true;
      if (!member.limits.here.holds(value)) exceeded = member.limits.here;
      start.*member.pointer = value;
    });
    if (!known) {
      return refuse(Reason::unknown_name,
                    say("townsmith", "search-setting", {{"setting", printable(option.first)}}));
    }
    if (exceeded) {
      return refuse(
          Reason::bad_value,
          say("townsmith", "search-range",
              {{"setting", option.first}, {"least", exceeded->min}, {"most", exceeded->max}}));
    }
  }
  return start;
}

}  // namespace townsmith::bots
