// What a server does with tables besides passing messages on.
#include "core/replay.h"
#include "host/host.h"

namespace townsmith::host {

LiveTable* Host::find(const std::string& table) {
  const auto found = tables_.find(table);
  return found == tables_.end() ? nullptr : found->second.get();
}

Result<> Host::restore(const std::string& table, const Record& header, std::string creator,
                       CommittedLuck luck) {
  const Result<const bots::Entry*> entry = catalogue_.find(header.game);
  if (!entry) return tl::unexpected(entry.error());
  const Result<Setup> setup = setup_of(header, (*entry)->type().info());
  if (!setup) return tl::unexpected(setup.error());
  Result<std::shared_ptr<const AnyGame>> game = share_game(**entry, *setup);
  if (!game) return tl::unexpected(game.error());
  if (const auto fits = check_header(header, **game); !fits) return fits;
  auto live = std::make_unique<LiveTable>(**entry, std::move(*game), Random(chance_.next64(), 0),
                                          Random(chance_.next64(), 1), std::move(creator));
  live->commit_to(std::move(luck));
  tables_[table] = std::move(live);
  return {};
}

std::vector<LiveTable::Watch> Host::forget(const std::string& table) {
  const auto found = tables_.find(table);
  if (found == tables_.end()) return {};
  std::vector<LiveTable::Watch> watches = std::move(found->second->watches());
  tables_.erase(found);
  return watches;
}

Result<> Host::act(const std::string& table, table::Command command) {
  LiveTable* live = find(table);
  if (live == nullptr) return refuse(Reason::unknown_name, "there is no such table");
  return perform(table, *live, {std::move(command), "", "", "", {}});
}

}  // namespace townsmith::host
