#include "host/shared_games.h"

#include <fmt/format.h>

#include <utility>

#include "core/pack.h"
#include "core/replay.h"

namespace townsmith::host {

SharedGames::SharedGames(bots::Catalogue catalogue, ContentFiles content)
    : catalogue_(std::move(catalogue)), content_(std::move(content)) {}

std::string SharedGames::key_of(const bots::Entry& entry, const Setup& setup,
                                std::string_view pack) {
  const GameInfo& info = entry.type().info();
  std::string key = fmt::format("{} {}", info.name, int{setup.players});
  for (const auto& [name, value] : option_values(info, setup, true)) {
    key += fmt::format(" {}={}", name, value);
  }
  if (!pack.empty()) key += fmt::format(" {}", pack);
  return key;
}

std::shared_ptr<const AnyGame> SharedGames::find(const bots::Entry& entry, const Setup& setup,
                                                 std::string_view pack) const {
  const auto known = games_.find(key_of(entry, setup, pack));
  return known == games_.end() ? nullptr : known->second.lock();
}

std::shared_ptr<const AnyGame> SharedGames::add(const bots::Entry& entry,
                                                std::shared_ptr<const AnyGame> game) {
  std::erase_if(games_, [](const auto& one) { return one.second.expired(); });
  const auto [place, is_new] = games_.try_emplace(key_of(entry, game->setup(), game->pack()), game);
  return is_new ? std::move(game) : place->second.lock();
}

std::size_t SharedGames::on_packs() const {
  std::size_t count = 0;
  for (const auto& [key, known] : games_) {
    const std::shared_ptr<const AnyGame> game = known.lock();
    if (game != nullptr && !game->pack().empty()) ++count;
  }
  return count;
}

Result<std::shared_ptr<const AnyGame>> SharedGames::share(const bots::Entry& entry,
                                                          const Setup& setup,
                                                          std::string_view pack) {
  if (std::shared_ptr<const AnyGame> game = find(entry, setup, pack)) return game;
  TRY(std::shared_ptr<const AnyGame> game, pack.empty()
                                               ? entry.type().create(setup, content_)
                                               : create(entry.type(), setup, content_, pack));
  return add(entry, std::move(game));
}

Result<Rules> SharedGames::rules_of(const Record& header) {
  TRY(const bots::Entry* const entry, catalogue_.find(header.game));
  TRY(const Setup setup, setup_of(header, entry->type().info()));
  TRY(std::shared_ptr<const AnyGame> game, share(*entry, setup, header.pack));
  TRY(check_header(header, *game));
  return Rules{*entry, std::move(game)};
}

}  // namespace townsmith::host
