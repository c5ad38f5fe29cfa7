#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdio>

#include "cli/commands.h"
#include "core/json.h"

namespace townsmith::cli {
namespace {

json::object option_json(const OptionInfo& option) {
  json::object out;
  out["name"] = option.name;
  out["text"] = option.text;
  out["least"] = option.least;
  out["most"] = option.most;
  out["standard"] = option_text(option, option.standard);
  if (!option.choices.empty()) {
    out["choices"] = json::array(option.choices.begin(), option.choices.end());
  }
  return out;
}

json::object game_json(const GameInfo& info) {
  json::object out;
  out["name"] = info.name;
  out["title"] = info.title;
  out["tagline"] = info.tagline;
  out["credits"] = info.credits;
  out["players"] = {info.least_players, info.most_players};
  out["usual_players"] = info.usual_players;
  out["hidden"] = info.hidden;
  out["simultaneous"] = info.simultaneous;
  out["rules"] = info.rules_version;
  json::array options;
  for (const OptionInfo& option : info.options) options.emplace_back(option_json(option));
  out["options"] = std::move(options);
  json::array presets;
  for (const Preset& preset : info.presets) {
    json::object values;
    for (const auto& [name, value] : preset.values) {
      for (const OptionInfo& option : info.options) {
        if (option.name == name) values[name] = option_text(option, value);
      }
    }
    presets.emplace_back(
        json::object{{"name", preset.name}, {"text", preset.text}, {"options", values}});
  }
  out["presets"] = std::move(presets);
  return out;
}

std::string option_line(const OptionInfo& option) {
  const std::string values = option.choices.empty()
                                 ? fmt::format("{}-{}", option.least, option.most)
                                 : fmt::format("{}", fmt::join(option.choices, "|"));
  return fmt::format("  --option {:<22} {} (usually {})", fmt::format("{}={}", option.name, values),
                     option.text, option_text(option, option.standard));
}

void print_game(const GameInfo& info) {
  const std::string players =
      info.least_players == info.most_players
          ? fmt::format("{} players", info.least_players)
          : fmt::format("{}-{} players", info.least_players, info.most_players);
  fmt::print("{} ({}), {}\n  {}\n  {}\n", info.title, info.name, players, info.tagline,
             info.credits);
  for (const OptionInfo& option : info.options) fmt::print("{}\n", option_line(option));
  for (const Preset& preset : info.presets) {
    fmt::print("  --option {:<22} {}\n", fmt::format("preset=\"{}\"", preset.name), preset.text);
  }
  fmt::print("\n");
}

}  // namespace

Result<> list_games(const Context& context, bool as_json) {
  json::array games;
  for (const auto& entry : context.catalogue.entries()) {
    const GameInfo& info = entry->type().info();
    if (as_json) {
      games.emplace_back(game_json(info));
    } else {
      print_game(info);
    }
  }
  json::array bot_list;
  for (const bots::BotInfo& bot : bots::known_bots()) {
    if (as_json) {
      bot_list.emplace_back(json::object{{"name", bot.name}, {"text", bot.text}});
    } else {
      fmt::print("Bot {}: {}\n", bot.name, bot.text);
    }
  }
  if (as_json) {
    fmt::print("{}\n", json::serialize(json::object{{"games", games}, {"bots", bot_list}}));
  } else {
    fmt::print("Every game: --option handicap=0,5 gives points to seats in advance.\n");
  }
  return {};
}

}  // namespace townsmith::cli
