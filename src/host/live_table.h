#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "bots/catalogue.h"
#include "host/bot_turn.h"
#include "host/deed.h"
#include "table/table.h"

namespace townsmith::host {

/// Somebody connected to a host. Several may be the same person.
using Client = std::uint32_t;

/// One of the bots everybody may choose. Others, with settings in their names, are for trying
/// things out: they could think for hours.
Result<> check_level(const bots::Entry& entry, std::string_view bot);

/// Where the luck of a table comes from that is played by a committed seed: known to the host
/// alone, as is how it and the players' shares make a source of chance.
struct CommittedLuck {
  std::string seed;
  std::string commitment;
  std::function<Result<std::unique_ptr<ChanceSource>>(const std::string& seed,
                                                      std::span<const std::string> shares)>
      make;
};

/// A table with what a host adds to it: the luck, the bots, whose the seats are, who watches, and
/// which commands have been answered.
class LiveTable {
 public:
  LiveTable(const bots::Entry& entry, std::shared_ptr<const AnyGame> game, Random luck,
            Random whims, std::string creator);
  /// A table that continues where a record stops.
  static Result<std::unique_ptr<LiveTable>> from_record(const bots::Entry& entry,
                                                        std::shared_ptr<const AnyGame> game,
                                                        const Record& record, Random luck,
                                                        Random whims, std::string creator);

  /// To be called before anything is drawn.
  void commit_to(CommittedLuck luck) { committed_ = std::move(luck); }

  /// Somebody who looks on: what they have been told, and as whom.
  struct Watch {
    Client client;
    Viewer viewer;
    std::uint64_t version;
    bool glimpses;            ///< wants them, and makes views of its own
    std::uint64_t about = 0;  ///< which about was told last, see about_mark()
  };
  /// A command that was done, so that it is not done again.
  struct Done {
    std::string who;
    std::string command;
    std::uint64_t version;
  };

  const AnyGame& game() const { return *game_; }
  const std::shared_ptr<const AnyGame>& shared_game() const { return game_; }
  const bots::Entry& entry() const { return entry_; }
  const table::Table& table() const { return table_; }
  const std::string& creator() const { return creator_; }
  const std::string& commitment() const { return committed_.commitment; }
  const std::string& seed() const { return committed_.seed; }
  /// Whose a person's seat is.
  const std::string& owner(Seat seat) const { return owners_[seat]; }
  std::vector<Watch>& watches() { return watches_; }
  /// See layout_of().
  std::uint64_t layout() const;
  /// The game so far; with the seed when it is over.
  Record record() const;

  /// Does what the deed says (its draws are not looked at) or changes nothing. A seat that is taken
  /// belongs to the client that took it. Gives the deed back with what was drawn.
  Result<Deed> handle(Deed deed);
  /// Does again what was done before, and notices if something else would come of it.
  Result<> repeat(const Deed& deed);

  /// Whether the creator made this person leave: then they do not sit down here again.
  bool was_removed(const std::string& who) const { return removed_.contains(who); }

  /// How many of a seat's moves a bot has made that stood in for the person.
  int moves_for_absent(Seat seat) const { return moves_for_absent_[seat]; }

  /// This person's command at a seat, if it was done.
  const Done* find_done(Seat seat, const std::string& who, const std::string& command) const;

  /// Bots that have something to do.
  SeatSet waiting_bots() const { return host::waiting_bots(table_); }
  /// The next thing that one of them has to do.
  std::optional<BotTurn> next_bot() { return host::next_bot(table_, entry_, game_, whims_); }

  /// Makes the luck what it would be if the seed had been there from the beginning of the record.
  /// Refused if it was not.
  Result<> rewind_luck(const Record& record);

 private:
  Result<Deed> carry_out(Deed deed);
  Result<> begin_luck();
  void remember(const Deed& deed);

  const bots::Entry& entry_;
  std::shared_ptr<const AnyGame> game_;
  table::Table table_;
  Chance luck_;
  CommittedLuck committed_;
  std::unique_ptr<ChanceSource> source_;
  Random whims_;
  std::string creator_;
  table::SeatList<std::string> owners_;
  std::set<std::string> removed_;
  table::SeatList<int> moves_for_absent_;
  table::SeatList<std::string> shares_;
  table::SeatList<std::vector<Done>> done_;
  std::vector<Watch> watches_;
  mutable std::uint64_t layout_ = 0;  ///< found out when it is first needed
};

}  // namespace townsmith::host
