#include "host/live_table.h"

#include <utility>

#include "host/glimpse.h"

namespace townsmith::host {
namespace {

constexpr std::size_t max_remembered = 16;

}  // namespace

using table::Command;
using table::Occupant;

Result<> check_level(const bots::Entry& entry, std::string_view bot) {
  if (bot != bots::search_prefix && bot.find(':') == bot.npos) return entry.check_bot(bot);
  return entry.no_such_bot(bot);
}

LiveTable::LiveTable(const bots::Entry& entry, std::shared_ptr<const AnyGame> game, Random luck,
                     Random whims, std::string creator)
    : entry_(entry),
      game_(std::move(game)),
      table_(*game_),
      luck_(luck),
      whims_(whims),
      creator_(std::move(creator)),
      owners_(game_->setup().players),
      moves_for_absent_(game_->setup().players),
      shares_(game_->setup().players),
      done_(game_->setup().players) {}

Result<std::unique_ptr<LiveTable>> LiveTable::from_record(const bots::Entry& entry,
                                                          std::shared_ptr<const AnyGame> game,
                                                          const Record& record, Random luck,
                                                          Random whims, std::string creator) {
  auto live = std::make_unique<LiveTable>(entry, std::move(game), luck, whims, std::move(creator));
  TRY(live->table_, table::Table::from_record(*live->game_, record));
  for (const Seat seat : SeatSet::first(live->game_->setup().players)) {
    const table::SeatInfo& info = live->table_.seat(seat);
    if (info.occupant == Occupant::human) live->owners_[seat] = live->creator_;
    // A game that is over can be looked at without its bots.
    if (info.occupant != Occupant::bot || live->table_.over()) continue;
    TRY(check_level(entry, info.bot));
    // A bot of a known name may still be none for this game.
    TRY(entry.make_bot(*live->game_, info.bot));
  }
  return live;
}

Record LiveTable::record() const {
  Record record = table_.record();
  record.commitment = committed_.commitment;
  if (committed_.commitment.empty()) return record;
  record.shares = shares_;
  if (record.finished) record.seed = committed_.seed;
  return record;
}

Result<> LiveTable::begin_luck() {
  if (committed_.commitment.empty()) return {};
  TRY(source_, committed_.make(committed_.seed, shares_));
  luck_ = Chance(*source_);
  return {};
}

Result<Deed> LiveTable::handle(Deed deed) {
  const Command& command = deed.command;
  if (command.kind == Command::Kind::seat_bot || command.kind == Command::Kind::away ||
      command.kind == Command::Kind::resign) {
    TRY(check_level(entry_, command.text));
    // Not every bot plays every game.
    TRY(entry_.make_bot(*game_, command.text));
  }
  return carry_out(std::move(deed));
}

Result<Deed> LiveTable::carry_out(Deed deed) {
  const Command& command = deed.command;
  if (command.kind == Command::Kind::start && !table_.started()) {
    TRY(begin_luck());
  }
  const std::size_t steps = table_.steps().size();
  const bool for_absent =
      command.kind == Command::Kind::move && !table_.seat(command.seat).stand_in.empty();
  TRY(table_.handle(command, luck_));
  if (for_absent) ++moves_for_absent_[command.seat];
  deed.draws.clear();
  for (std::size_t i = steps; i < table_.steps().size(); ++i) {
    for (const Draw& draw : table_.steps()[i].draws) deed.draws.emplace_back(draw.n, draw.value);
  }
  if (command.kind == Command::Kind::sit) {
    owners_[command.seat] = deed.who;
    shares_[command.seat] = deed.share;
  }
  if (command.kind == Command::Kind::leave) {
    const std::string& owner = owners_[command.seat];
    if (!owner.empty() && !deed.who.empty() && owner != deed.who) removed_.insert(owner);
    owners_[command.seat].clear();
    if (!table_.started()) shares_[command.seat].clear();
  }
  if (!deed.id.empty()) remember(deed);
  return deed;
}

Result<> LiveTable::repeat(const Deed& deed) {
  // Not handle(): a bot that has sat down may be one that is not here any more.
  TRY(const Deed again, carry_out(deed));
  if (again.draws == deed.draws) return {};
  return refuse(Reason::bad_record, say("townsmith", "draws-differ"));
}

std::uint64_t LiveTable::layout() const {
  if (layout_ == 0) layout_ = layout_of(*game_);
  return layout_;
}

const LiveTable::Done* LiveTable::find_done(Seat seat, const std::string& who,
                                            const std::string& command) const {
  for (const Done& done : done_[seat]) {
    if (done.command == command && done.who == who) return &done;
  }
  return nullptr;
}

void LiveTable::remember(const Deed& deed) {
  const Seat seat = deed.command.seat;
  auto& done = done_[seat];
  done.push_back({deed.who, deed.id, table_.version(seat)});
  if (done.size() > max_remembered) done.erase(done.begin());
}

Result<> LiveTable::rewind_luck(const Record& record) {
  for (const Step& step : record.steps) {
    for (const Draw& draw : step.draws) {
      if (luck_.below(draw.n, {""}) != draw.value) {
        return refuse(Reason::bad_record, say("townsmith", "other-seed"));
      }
    }
  }
  return {};
}

}  // namespace townsmith::host
