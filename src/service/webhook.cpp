#include "service/webhook.h"

#include <utility>

#include "games/word_files.h"
#include "protocol/server.h"

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
    if (person.empty() || game.played_by_bot(seat) || sessions_.looks_at(person, row.id)) continue;
    const protocol::WebhookCall call = protocol::TurnCall{person, game.seat(seat).name, row.game,
                                                          row.id, public_url_ + "/t/" + row.id};
    // It has names, no words.
    const auto post = [this, body = schema::to_json(call, built_in_english())](bool stored) {
      if (stored) outbound_.post_webhook(body);
    };
    journal_.when_stored(row.id, post);
  }
}

}  // namespace townsmith::service
