#include "host/live_table.h"

#include <algorithm>
#include <utility>

namespace townsmith::host {
namespace {

constexpr std::size_t most_remembered = 16;

}  // namespace

using table::Command;
using table::Occupant;

bool is_level(std::string_view bot) {
  const auto known = bots::known_bots();
  return std::any_of(known.begin(), known.end(), [&](const auto& one) { return one.name == bot; });
}

LiveTable::LiveTable(const bots::Entry& entry, std::unique_ptr<AnyGame> game, Random luck,
                     Random whims, std::string creator)
    : entry_(entry),
      game_(std::move(game)),
      table_(*game_),
      luck_(luck),
      whims_(whims),
      creator_(std::move(creator)) {}

Result<std::unique_ptr<LiveTable>> LiveTable::from_record(const bots::Entry& entry,
                                                          std::unique_ptr<AnyGame> game,
                                                          const Record& record, Random luck,
                                                          Random whims, std::string creator) {
  auto live = std::make_unique<LiveTable>(entry, std::move(game), luck, whims, std::move(creator));
  Result<table::Table> table = table::Table::from_record(*live->game_, record);
  if (!table) return tl::unexpected(table.error());
  live->table_ = std::move(*table);
  for (const Seat seat : SeatSet::first(live->game_->setup().players)) {
    const table::SeatInfo& info = live->table_.seat(seat);
    if (info.occupant == Occupant::human) live->owners_[at(seat)] = live->creator_;
    if (info.occupant != Occupant::bot) continue;
    if (!is_level(info.bot)) {
      return refuse(Reason::unknown_name, "the record names a bot that is not there");
    }
    auto made = entry.make_bot(*live->game_, info.bot);
    if (!made) return tl::unexpected(made.error());
    live->bots_[at(seat)] = std::move(*made);
  }
  return live;
}

Result<> LiveTable::handle(const Command& command, const std::string& who) {
  std::unique_ptr<bots::AnyBot> player;
  if (command.kind == Command::Kind::seat_bot) {
    auto made = entry_.make_bot(*game_, command.text);
    if (!made) return tl::unexpected(made.error());
    player = std::move(*made);
  }
  const auto happened = table_.handle(command, luck_);
  if (!happened) return tl::unexpected(happened.error());
  if (player != nullptr) bots_[at(command.seat)] = std::move(player);
  if (command.kind == Command::Kind::sit) owners_[at(command.seat)] = who;
  if (command.kind == Command::Kind::leave) {
    owners_[at(command.seat)].clear();
    bots_[at(command.seat)].reset();
  }
  return {};
}

const LiveTable::Done* LiveTable::find_done(Seat seat, const std::string& command) const {
  for (const Done& done : done_[at(seat)]) {
    if (done.command == command) return &done;
  }
  return nullptr;
}

void LiveTable::remember(Seat seat, std::string command, std::uint64_t version) {
  auto& done = done_[at(seat)];
  done.push_back({std::move(command), version});
  if (done.size() > most_remembered) done.pop_front();
}

SeatSet LiveTable::waiting_bots() const {
  SeatSet waiting = table_.waiting_for();
  for (const Seat seat : table_.waiting_for()) {
    if (table_.seat(seat).occupant != Occupant::bot) waiting.erase(seat);
  }
  return waiting;
}

Command LiveTable::plan(Seat seat) {
  if (!table_.to_move(seat)) return {Command::Kind::commit, seat, ""};
  const AnyObserved seen = table_.position(seat);
  const AnyMove move = bots_[at(seat)]->choose(seen, whims_);
  return {Command::Kind::move, seat, game_->notate(seen.state(), seat, move)};
}

Result<> LiveTable::rewind_luck(const Record& record) {
  for (const Step& step : record.steps) {
    for (const Draw& draw : step.draws) {
      if (luck_.below(draw.n, {""}) != draw.value) {
        return refuse(Reason::bad_record, "the record was not played with this seed");
      }
    }
  }
  return {};
}

}  // namespace townsmith::host
