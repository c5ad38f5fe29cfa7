#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "host/live_table.h"
#include "protocol/server.h"
#include "service/pace.h"
#include "store/store.h"

namespace townsmith::service {

/// After this long another node takes over the move of a bot.
inline constexpr Time bot_patience = 30'000;

/// What was agreed on when a table was made.
struct TableTerms {
  Record header;  ///< of the game's record, without the pack
  Pace pace;
  bool rated = true;  ///< false: a friendly game
};
Result<TableTerms> read_terms(const std::string& stored);

/// A table in memory: the live game and what a server knows about it besides: its row in the store,
/// terms and clocks.
class CachedTable {
 public:
  /// A table that has just been made.
  struct Wishes {
    Pace pace;
    bool listed = false;
    bool rated = true;
    std::optional<protocol::PackName> pack = {};  ///< what it is played with
  };
  CachedTable(std::string id, host::LiveTable& live, Wishes wishes, const Clock& clock);
  /// A table as it is stored; its deeds follow.
  CachedTable(store::TableRow row, TableTerms terms, host::LiveTable& live,
              std::optional<protocol::PackName> pack = {});

  const std::string& id() const { return row_.id; }
  const Record& header() const { return terms_.header; }
  const Pace& pace() const { return terms_.pace; }
  /// What it is played with, if not with the game's own content.
  const std::optional<protocol::PackName>& pack() const { return pack_; }
  /// Its players want it to count, as far as it can.
  bool is_rated() const { return terms_.rated; }
  const Clocks& clocks() const { return clocks_; }
  const store::TableRow& row() const { return row_; }
  store::TableRow& row() { return row_; }
  host::LiveTable& live() const { return *live_; }
  bool is_closed() const { return row_.stage == store::Stage::closed; }

  /// The time at the table, by which its deeds are dated and its clocks run. It is the server's,
  /// unless deeds are stored that are younger than that: by a node whose clock is ahead, or by this
  /// one before its clock was set back and it was started anew. Then the table's time continues
  /// from the last deed. It never runs backwards, so that nobody gains by what a clock does.
  Time time(Time now) const { return now + ahead_; }
  /// When the first clock runs out, by the server's time.
  std::optional<Time> deadline() const;

  /// Something was done, at this time of the table: counts it and sets the clocks.
  store::Deed note(const host::Deed& deed, Time at);
  /// The number of the deed since which a seat that is waited for has been: what tells its turns
  /// apart, at every node.
  std::int64_t waiting_since(Seat seat) const { return since_[seat]; }
  /// What lists have to show anew after a deed: the people at the table, the turn, the beginning or
  /// the end of the game.
  struct Changes {
    bool people = false;
    bool turns = false;
    bool ended = false;

    Changes& operator|=(const Changes& more);
  };
  /// Makes the row tell what is now, after something was done by or to the people at the table, or
  /// after a move. Points are told when lists are: when it is somebody else's turn.
  Changes refresh(const Clock& clock, bool people);
  /// All deeds are done again: the row is as it was stored.
  void settle(Time now);
  /// What never changes is in the store, or on its way there: it need not be kept here too.
  void forget_what_is_stored();

  /// When somebody last did or looked at something here: tables nobody needs are let go.
  Time touched = 0;
  bool bot_thinks = false;
  Time alarm = 0;  ///< when it is due, as far as the cache knows; 0: never

 private:
  std::string summary_text() const;
  void set_wake();

  store::TableRow row_;
  TableTerms terms_;
  std::optional<protocol::PackName> pack_;
  host::LiveTable* live_;
  Clocks clocks_;
  Time last_ = 0;   ///< of the last deed, by the table's time
  Time ahead_ = 0;  ///< how far the table's time is ahead of the server's
  SeatSet waiting_;
  SeatSet turns_;  ///< waited for after the last deed
  table::SeatList<std::int64_t> since_;
  std::uint64_t public_version_ = 0;
};

/// The persons in the seats, "" for none.
std::vector<std::string> people_at(const host::LiveTable& live);

/// The name at the table for which people would take this one of somebody else's; null if there is
/// none. `person` is whose it is, "" if it is a bot's: bots may be called alike.
const std::string* imitated(const host::LiveTable& live, const std::string& person,
                            std::string_view name);

/// Who came where, of a game that is over, as ratings count it: by what people have played
/// themselves. Those who resigned, those for whom a bot stood in at the end and those for whom it
/// made most of the moves come last, whatever it made of their game. Nobody, if it was played
/// alone, was ended by agreement, or no person has finished it.
std::vector<store::Placement> placements(const host::LiveTable& live);

protocol::Stage stage_view(store::Stage stage);

/// A stored summary, if it is one still.
std::optional<protocol::SharedSummary> read_summary(const std::string& text);

}  // namespace townsmith::service
