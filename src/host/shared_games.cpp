#include "host/shared_games.h"

#include <fmt/format.h>

#include <utility>

#include "core/pack.h"
#include "core/replay.h"

namespace townsmith::host {

SharedGames::SharedGames(bots::Catalogue catalogue, ContentFiles content)
    : catalogue_(std::move(catalogue)), content_(std::move(content)) {}

Result<std::shared_ptr<const AnyGame>> SharedGames::share(const bots::Entry& entry,
                                                          const Setup& setup,
                                                          std::string_view pack) {
  const GameInfo& info = entry.type().info();
  std::string key = fmt::format("{} {}", info.name, int{setup.players});
  for (const auto& [name, value] : option_values(info, setup, true)) {
    key += fmt::format(" {}={}", name, value);
  }
  if (!pack.empty()) key += fmt::format(" {}", pack);
  std::weak_ptr<const AnyGame>& known = games_[key];
  if (std::shared_ptr<const AnyGame> game = known.lock()) return game;
  Result<std::unique_ptr<AnyGame>> made =
      pack.empty() ? entry.type().create(setup, content_) : create(entry.type(), setup, content_, pack);
  if (!made) {
    games_.erase(key);
    return tl::unexpected(made.error());
  }
  std::shared_ptr<const AnyGame> game = std::move(*made);
  std::erase_if(games_, [](const auto& one) { return one.second.expired(); });
  games_[key] = game;
  return game;
}

Result<Rules> SharedGames::rules_of(const Record& header) {
  TRY(const bots::Entry* const entry, catalogue_.find(header.game));
  TRY(const Setup setup, setup_of(header, entry->type().info()));
  TRY(std::shared_ptr<const AnyGame> game, share(*entry, setup, header.pack));
  TRY(check_header(header, *game));
  return Rules{*entry, std::move(game)};
}

}  // namespace townsmith::host
