#include "service/webhook.h"

#include <algorithm>
#include <utility>

#include "core/json.h"

namespace townsmith::service {

Webhook::Webhook(Outbound& outbound, Sessions& sessions, Journal& journal, std::string public_url)
    : outbound_(outbound),
      sessions_(sessions),
      journal_(journal),
      public_url_(std::move(public_url)) {}

void Webhook::table_changed(CachedTable& table, const CachedTable::Changes& changes) {
  const store::TableRow& row = table.row();
  if (!changes.turns || row.stage != store::Stage::playing) return;
  const table::Table& game = table.live().table();
  for (const Seat seat : game.waiting_for()) {
    const std::string& person = table.live().owner(seat);
    if (person.empty() || game.played_by_bot(seat) || looks_at(person, row.id)) continue;
    const json::object call = {{"what", "turn"},
                               {"person", person},
                               {"name", game.seat(seat).name},
                               {"game", row.game},
                               {"table", row.id},
                               {"link", public_url_ + "/t/" + row.id}};
    journal_.when_stored(row.id, [this, body = json::serialize(call)](bool stored) {
      if (stored) outbound_.post_webhook(body);
    });
  }
}

bool Webhook::looks_at(const std::string& person, const std::string& table) const {
  const std::set<Client>& clients = sessions_.clients_of(person);
  return std::any_of(clients.begin(), clients.end(), [&](Client client) {
    return sessions_.find(client)->tables.contains(table);
  });
}

}  // namespace townsmith::service
