#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands.h"
#include "games/word_files.h"
#include "host/host.h"

namespace townsmith::cli {
namespace {

std::string option_line(const OptionInfo& option) {
  const std::string values = option.choices.empty()
                                 ? fmt::format("{}-{}", option.min, option.max)
                                 : fmt::format("{}", fmt::join(option.choices, "|"));
  return fmt::format("  --option {:<22} {} (usually {})", fmt::format("{}={}", option.name, values),
                     option.text, option_text(option, option.standard));
}

void print_game(const GameInfo& info) {
  const std::string players =
      info.min_players == info.max_players
          ? fmt::format("{} players", info.min_players)
          : fmt::format("{}-{} players", info.min_players, info.max_players);
  fmt::print("{} ({}), {}\n  {}\n  {}\n", info.title, info.name, players, info.tagline,
             info.credits);
  for (const OptionInfo& option : info.options) fmt::print("{}\n", option_line(option));
  for (const Preset& preset : info.presets) {
    fmt::print("  --option {:<22} {}\n", fmt::format("preset=\"{}\"", preset.name), preset.text);
  }
  fmt::print("\n");
}

}  // namespace

Result<> list_games(const Context& context, const GamesArgs& args) {
  if (args.json) {
    fmt::print("{}\n", schema::to_json(host::make_greeting(context.catalogue, context.content,
                                                           TOWNSMITH_VERSION),
                                       built_in_english()));
    return {};
  }
  for (const auto& entry : context.catalogue.entries()) print_game(entry->type().info());
  for (const bots::BotInfo& bot : bots::known_bots())
    fmt::print("Bot {}: {}\n", bot.name, bot.text);
  fmt::print("Every game: --option handicap=0,5 gives points to seats in advance.\n");
  fmt::print(
      "Where seats take turns: --option compensation=0,1 gives points by place in turn order.\n");
  return {};
}

}  // namespace townsmith::cli
