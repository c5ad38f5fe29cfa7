#include "service/orders.h"

#include <algorithm>
#include <utility>

#include "protocol/server.h"

namespace townsmith::service {

Orders::Orders(TableCache& tables, Sessions& sessions, Journal& journal, Chat& chat,
               PackGames& packs, TroubleReporter& trouble)
    : tables_(tables),
      sessions_(sessions),
      journal_(journal),
      chat_(chat),
      packs_(packs),
      trouble_(trouble) {}

void Orders::read_new() {
  if (reading_) return;
  reading_ = true;
  const std::int64_t after = std::max<std::int64_t>(last_order_, 0);
  journal_.read([after](store::Store& store) { return store.orders(after); },
                [this](const Result<std::vector<store::Order>>& orders) {
                  reading_ = false;
                  if (!orders) return;
                  // Those from before this process began have been executed.
                  const bool first = last_order_ < 0;
                  last_order_ = std::max<std::int64_t>(last_order_, 0);
                  for (const store::Order& order : *orders) {
                    last_order_ = std::max(last_order_, order.number);
                    if (!first) trouble_.safely([&] { execute(order); });
                  }
                });
}

void Orders::execute(const store::Order& order) {
  if (order.kind == "message") {
    for (const auto& [client, session] : sessions_.all()) {
      journal_.tell(client, protocol::NoticePush{order.argument});
    }
  } else if (order.kind == "ban") {
    sessions_.end_of_person(order.argument, CloseReason::banned);
  } else if (order.kind == "ban_address") {
    sessions_.end_of_household(order.argument, CloseReason::banned);
  } else if (order.kind == "ban_here") {
    ban_where_connected(order.argument);
  } else if (order.kind == "line") {
    if (const auto line = acts::read_line(order.argument))
      chat_.tell_again(line->table, line->line);
  } else if (order.kind == "forget") {
    sessions_.end_of_person(order.argument, CloseReason::forgotten);
    tables_.read_again_with(order.argument);
  } else if (order.kind == "end_device") {
    sessions_.end_of_key(order.argument, CloseReason::forgotten);
  } else if (order.kind == "pack") {
    packs_.read_removed();
  } else if (order.kind == "close") {
    tables_.with_table(order.argument, [this, table = order.argument](const Result<>& loaded) {
      const CachedTable* entry = tables_.find(table);
      if (loaded && entry != nullptr && !entry->is_closed()) tables_.close(table);
    });
  }
}

void Orders::ban_where_connected(const std::string& argument) {
  const Result<acts::BanHere> ban = acts::read_ban_here(argument);
  if (!ban) return;
  std::set<std::string> households;
  for (const Client client : sessions_.clients_of(ban->person)) {
    households.insert(sessions_.find(client)->household);
  }
  households.erase("");
  if (households.empty()) return;
  journal_.read([](store::Store& store) { return store.moderators(); },
                [this, ban = *ban, households](const Result<std::vector<std::string>>& moderators) {
                  if (moderators) ban_households(ban, households, *moderators);
                });
}

/// Those from where a moderator is connected are spared: behind a proxy that the server does not
/// know of, everybody comes from one address.
void Orders::ban_households(const acts::BanHere& ban, std::set<std::string> households,
                            const std::vector<std::string>& moderators) {
  for (const std::string& person : moderators) {
    for (const Client client : sessions_.clients_of(person)) {
      households.erase(sessions_.find(client)->household);
    }
  }
  for (const std::string& household : households) {
    store::Sanction what;
    what.address = household;
    what.until = ban.until;
    journal_.write(acts::sanction(std::move(what), ban.by), [](bool) {});
  }
}

}  // namespace townsmith::service
