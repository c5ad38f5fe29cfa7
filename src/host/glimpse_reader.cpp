#include "host/glimpse_reader.h"

#include <utility>

#include "host/glimpse.h"

namespace townsmith::host {

Result<GlimpseReader::Seen> GlimpseReader::read(const std::string& header,
                                                const protocol::Glimpse& message) {
  TRY(const Record record, parse_record(header));
  TRY(Rules rules, games_.rules_of(record));
  const AnyGame& game = *rules.game;
  if (last_game_ != rules.game) {
    last_game_ = rules.game;
    last_layout_ = layout_of(game);
  }
  TRY(table::Glimpse glimpse, from_wire(message, game, last_layout_));
  if (glimpse.may_move && !game.actors(glimpse.position()).contains(glimpse.viewer().seat())) {
    return refuse(Reason::bad_value, say("townsmith", "glimpse-seats"));
  }
  return Seen{std::move(rules), std::move(glimpse), message.yours, last_layout_};
}

}  // namespace townsmith::host
