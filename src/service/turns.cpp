// What becomes due: clocks that run out, bots that have to think.
#include <algorithm>
#include <utility>

#include "service/service.h"

namespace townsmith::service {
namespace {

using table::Command;

constexpr Time look_interval = 2'000;
constexpr Time sweep_interval = 10'000;

}  // namespace

void Service::set_alarm(CachedTable& room) {
  alarms_.erase({room.alarm, room.row().id});
  room.alarm = room.row().wake;
  if (room.alarm != 0) alarms_.insert({room.alarm, room.row().id});
}

void Service::let_bots_think(const std::string& table) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end() || found->second.bot_thinks) return;
  if (found->second.row().stage == store::Stage::closed) return;
  host::LiveTable& live = *host_.find(table);
  const SeatSet waiting = live.waiting_bots();
  if (waiting.empty()) return;
  const Seat seat = waiting.front();
  const std::uint64_t version = live.table().version(seat);
  if (!live.table().to_move(seat)) {
    if (host_.act(table, {Command::Kind::commit, seat, ""})) pass_on_pushes(table);
    return;
  }
  found->second.bot_thinks = true;
  ++counts_.thoughts;
  const auto move = std::make_shared<Result<AnyMove>>();
  parts_.bots.ask(
      true, [task = live.bot_task(seat), move] { *move = task.answer(); },
      [this, table, seat, version, move] {
        if (!safely([&] { bot_has_thought(table, seat, version, *move); })) discard(table);
        flush();
      });
}

void Service::bot_has_thought(const std::string& table, Seat seat, std::uint64_t version,
                              const Result<AnyMove>& move) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end()) return;
  found->second.bot_thinks = false;
  const host::LiveTable& live = *host_.find(table);
  // It is tried again when the table is looked at next; at once would be for ever.
  if (!move) return;
  if (live.waiting_bots().contains(seat) && live.table().is_current(seat, version) &&
      live.table().to_move(seat)) {
    const std::string text =
        live.game().notate(live.table().position(seat).state(), seat, *move);
    if (!host_.act(table, {Command::Kind::move, seat, text})) return;
    pass_on_pushes(table);
  }
  let_bots_think(table);
}

void Service::check_clocks(const std::string& table) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end() || found->second.row().stage == store::Stage::closed) return;
  const Time now = parts_.now();
  while (const auto next = found->second.clocks().next()) {
    if (next->at > now) break;
    const auto done =
        host_.act(table, {Command::Kind::away, next->seat, std::string(host::stand_in_bot)});
    if (!done) break;
  }
  pass_on_pushes(table);
}

void Service::tick() {
  const Time now = parts_.now();
  if (writing_ && writing_since_ == 0) writing_since_ = now;
  while (!alarms_.empty() && alarms_.begin()->first <= now) {
    const std::string table = alarms_.begin()->second;
    alarms_.erase(alarms_.begin());
    if (const auto found = rooms_.find(table); found != rooms_.end()) found->second.alarm = 0;
    const bool well = safely([&] {
      check_clocks(table);
      let_bots_think(table);
    });
    if (!well) discard(table);
  }
  if (now >= next_look_) {
    next_look_ = now + look_interval;
    look_for_due();
    look_for_orders();
    look_again();
    // Nobody may have anything to store; then a word of our own shows whether it can be.
    if (!writable_ && !writing_ && filling_.writes.empty()) {
      filling_.writes.emplace_back(store::ProbeWrite{now});
    }
    // Tables that could not be read again when they had to be.
    for (const auto& [table, watches] : std::map(orphans_)) {
      with_table(table, [](const Result<>&) {});
    }
  }
  if (now >= next_sweep_) {
    next_sweep_ = now + sweep_interval;
    let_go_of_idle();
  }
  flush();
}

/// Tables that sleep in the store, and wait for a clock or for a bot whose node has died.
void Service::look_for_due() {
  if (looking_for_due_) return;
  looking_for_due_ = true;
  looking_since_ = parts_.now();
  constexpr int most = 100;
  auto due = std::make_shared<Result<std::vector<std::string>>>();
  const Time now = parts_.now();
  const int limit = most + static_cast<int>(hopeless_.size());
  read([due, now, limit](store::Store& store) { *due = store.due(now, limit); },
       [this, due] {
         looking_for_due_ = false;
         readable_ = due->has_value();
         if (!*due) return (void)unreadable(due->error());
         for (const std::string& table : **due) {
           if (hopeless_.contains(table)) continue;
           if (!safely([&] { wake(table); })) hopeless_.insert(table);
         }
       });
}

void Service::wake(const std::string& table) {
  with_table(table, [this, table](const Result<>& found) {
    if (!found) {
      // One of other rules or content, or that is damaged, stays as it is and is not tried again.
      const Reason why = found.error().reason;
      if (why != Reason::io_error && why != Reason::too_much) hopeless_.insert(table);
      return;
    }
    check_clocks(table);
    let_bots_think(table);
    const auto room = rooms_.find(table);
    if (room == rooms_.end() || filling_.tables.contains(table)) return;
    if (writing_ && flying_.tables.contains(table)) return;
    const auto next = room->second.clocks().next();
    const Time wake = room->second.bot_thinks ? parts_.now() + bot_patience : (next ? next->at : 0);
    if (room->second.row().wake == wake) return;
    room->second.row().wake = wake;
    set_alarm(room->second);
    write_row(room->second);
  });
}

}  // namespace townsmith::service
