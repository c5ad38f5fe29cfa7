#pragma once

#include <optional>
#include <string>
#include <vector>

#include "host/live_table.h"
#include "protocol/server.h"
#include "service/pace.h"
#include "store/store.h"

namespace townsmith::service {

/// What a server knows about a table besides the game: terms, clocks, what lists tell.
class CachedTable {
 public:
  /// A table that has just been made.
  CachedTable(std::string id, const host::LiveTable& live, Pace pace, bool listed, Time now);
  /// A table as it is stored; its deeds follow.
  static Result<CachedTable> from_row(store::TableRow row);

  /// The header of the game's record, from the terms.
  const Record& header() const { return header_; }
  const Pace& pace() const { return pace_; }
  const Clocks& clocks() const { return clocks_; }
  const store::TableRow& row() const { return row_; }
  store::TableRow& row() { return row_; }

  /// Something was done: counts it and sets the clocks.
  store::Deed note(const host::Deed& deed, const host::LiveTable& live, Time now);
  /// Makes the row tell what is now. Says whether what people look for has changed: who sits
  /// there, whether it has begun or ended, whose turn it is.
  struct Changes {
    bool people = false;
    bool turns = false;
    bool ended = false;
  };
  Changes refresh(const host::LiveTable& live, Time now);
  /// All deeds are done again: the row is as it was stored.
  void settle(const host::LiveTable& live);

  /// When somebody last did or looked at something here: tables nobody needs are let go.
  Time touched = 0;
  bool bot_thinks = false;
  Time alarm = 0;  ///< when the service looks at it again; 0: never

 private:
  CachedTable(store::TableRow row, Record header, Pace pace);
  std::string summary_text(const host::LiveTable& live) const;

  store::TableRow row_;
  Record header_;
  Pace pace_;
  Clocks clocks_;
  SeatSet waiting_;
  std::uint64_t public_version_ = 0;
};

/// The persons in the seats, "" for none.
std::vector<std::string> people_at(const host::LiveTable& live);

/// Who came where, of a game that is over, as ratings count it: by what people have played
/// themselves. Those for whom a bot stood in at the end come last, whatever it made of their game.
/// Nobody, if it was played alone or no person has finished it.
std::vector<store::Placement> placements(const host::LiveTable& live);

protocol::Stage stage_view(store::Stage stage);

/// A stored summary, if it is one still.
std::optional<protocol::SharedSummary> read_summary(const std::string& text);

}  // namespace townsmith::service
