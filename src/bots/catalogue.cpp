#include "bots/catalogue.h"

#include <fmt/ranges.h>

#include <array>

#include "games/all.h"

namespace townsmith::bots {
namespace {

constexpr std::array<BotInfo, 1> bot_infos = {{
    {"random", "Any legal move, each as likely as the others."},
}};

}  // namespace

std::span<const BotInfo> known_bots() { return bot_infos; }

Result<> check_bot(std::string_view name) {
  std::vector<std::string_view> names;
  for (const BotInfo& bot : bot_infos) {
    if (bot.name == name) return {};
    names.push_back(bot.name);
  }
  return refuse(Reason::unknown_name,
                fmt::format("there is no bot \"{}\"; there is {}", name, fmt::join(names, ", ")));
}

Result<const Entry*> Catalogue::find(std::string_view name) const {
  std::vector<std::string_view> names;
  for (const auto& entry : entries_) {
    if (entry->type().info().name == name) return entry.get();
    names.push_back(entry->type().info().name);
  }
  return refuse(Reason::unknown_name,
                fmt::format("there is no game \"{}\"; there is {}", name, fmt::join(names, ", ")));
}

Catalogue all_games() {
  Catalogue catalogue;
  for_each_game([&catalogue](auto game) { catalogue.add<typename decltype(game)::type>(); });
  return catalogue;
}

}  // namespace townsmith::bots
