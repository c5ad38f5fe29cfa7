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
  TRY(const Rules rules, games_.rules_of(header));
  auto live = std::make_unique<LiveTable>(rules.entry, rules.game, Random(chance_.next64(), 0),
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
  for (const LiveTable::Watch& watch : watches) clients_.at(watch.client).watching.erase(table);
  return watches;
}

void Host::watch_again(const std::string& table, const LiveTable::Watch& watch) {
  LiveTable* live = find(table);
  const auto client = clients_.find(watch.client);
  if (live == nullptr || client == clients_.end()) return;
  live->watches().push_back(watch);
  live->watches().back().about = 0;  // what was to be told last may never have been said
  client->second.watching.insert(table);
}

Result<> Host::act(const std::string& table, table::Command command) {
  TRY(LiveTable* const live, find_table(table));
  return perform(table, *live, {std::move(command), "", "", "", {}});
}

}  // namespace townsmith::host
