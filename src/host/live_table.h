#pragma once

#include <array>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "bots/catalogue.h"
#include "table/table.h"

namespace townsmith::host {

/// Somebody connected to a host. Several may be the same person.
using Client = std::uint32_t;

/// One of the bots everybody may choose. Others, with numbers in their names, are for trying things
/// out: they could think for hours.
bool is_level(std::string_view bot);

/// A table with what a host adds to it: the luck, the bots, whose the seats are, who watches, and
/// which commands have been answered.
class LiveTable {
 public:
  LiveTable(const bots::Entry& entry, std::unique_ptr<AnyGame> game, Random luck, Random whims,
            std::string creator);
  /// A table that goes on where a record stops.
  static Result<std::unique_ptr<LiveTable>> from_record(const bots::Entry& entry,
                                                        std::unique_ptr<AnyGame> game,
                                                        const Record& record, Random luck,
                                                        Random whims, std::string creator);

  /// Somebody who looks on: what they have been told, and as whom.
  struct Watch {
    Client client;
    Viewer viewer;
    std::uint64_t version;
  };
  /// A command that was done, so that it is not done again.
  struct Done {
    std::string command;
    std::uint64_t version;
  };

  const AnyGame& game() const { return *game_; }
  const bots::Entry& entry() const { return entry_; }
  const table::Table& table() const { return table_; }
  const std::string& creator() const { return creator_; }
  /// Whose a person's seat is.
  const std::string& owner(Seat seat) const { return owners_[at(seat)]; }
  std::vector<Watch>& watches() { return watches_; }

  /// Does what is asked or changes nothing. A seat that is taken belongs to `who`.
  Result<> handle(const table::Command& command, const std::string& who);

  /// The version the seat was told for this command when it was done, if it was.
  const Done* find_done(Seat seat, const std::string& command) const;
  void remember(Seat seat, std::string command, std::uint64_t version);

  /// Bots that have something to do.
  SeatSet waiting_bots() const;
  /// What the bot in a seat that is waited for would do.
  table::Command plan(Seat seat);

  /// Makes the luck what it would be if the seed had been there from the beginning of the record.
  /// Refused if it was not.
  Result<> rewind_luck(const Record& record);

 private:
  static std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

  const bots::Entry& entry_;
  std::unique_ptr<AnyGame> game_;
  table::Table table_;
  Chance luck_;
  Random whims_;
  std::string creator_;
  std::array<std::string, max_seats> owners_;
  std::array<std::unique_ptr<bots::AnyBot>, max_seats> bots_;
  std::array<std::deque<Done>, max_seats> done_;
  std::vector<Watch> watches_;
};

}  // namespace townsmith::host
