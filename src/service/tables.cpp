// What is asked about tables.
#include <algorithm>
#include <utility>

#include "service/service.h"

namespace townsmith::service {
namespace {

Problem table_closed() { return {Reason::game_over, say("townsmith", "table-closed")}; }

}  // namespace

void Service::ask_table(const AskPointer& ask, const std::string& table,
                        std::function<void(const std::string& table, CachedTable& room)> then) {
  with_table(ask->client, table, [this, ask, table, then = std::move(then)](const Result<>& found) {
    if (!sessions_.contains(ask->client)) return ask->done();
    if (!found) return refuse_to(ask, found.error());
    const auto room = rooms_.find(table);
    if (room == rooms_.end() || room->second.row().stage == store::Stage::closed) {
      return refuse_to(ask, table_closed());
    }
    attempt(ask, [&] { then(table, room->second); });
  });
}

void Service::at_table(const AskPointer& ask, bool changes_watchers) {
  // The host reads the rest of the message.
  const json::value* name = ask->message.if_contains("table");
  const json::string* text = name == nullptr ? nullptr : name->if_string();
  if (text == nullptr || text->empty() || text->size() > protocol::most_table_bytes) {
    return pass_on(ask, "");
  }
  ask_table(ask, std::string(std::string_view(*text)),
            [this, ask, changes_watchers](const std::string& table, CachedTable&) {
              pass_on(ask, table);
              if (!changes_watchers) return;
              // Others are told who has come, if somebody has.
              Session& one = *session(ask->client);
              const auto& watches = host_.find(table)->watches();
              const bool watching =
                  std::any_of(watches.begin(), watches.end(),
                              [&](const auto& watch) { return watch.client == ask->client; });
              if (watching ? one.tables.insert(table).second : one.tables.erase(table) > 0) {
                tell_about(table);
              }
            });
}

void Service::create(const AskPointer& ask, const protocol::Create& message) {
  const Session* one = person_asking(ask);
  if (one == nullptr) return;
  Terms terms;
  terms.listed = message.listed.value_or(false);
  if (message.pace) {
    const Result<Pace> pace = read_pace(*message.pace);
    if (!pace) return refuse_to(ask, pace.error());
    terms.pace = *pace;
  }
  if (!creates_.allow(one->person, parts_.limits.creates_per_minute, parts_.now())) {
    return refuse_to(ask, Reason::too_much, say("townsmith", "creates-too-many"));
  }
  const Result<std::string> table = make_table(ask->client, message, terms);
  if (!table) return refuse_to(ask, table.error());
  answer(ask, Result<protocol::TableName>(protocol::TableName{*table}), *table);
}

Result<std::string> Service::make_table(Client client, const protocol::Create& message,
                                        const Terms& terms) {
  const Result<host::Host::Made> made = host_.make_table(client, message);
  if (!made) return tl::unexpected(made.error());
  CachedTable& room = add_room(made->table, terms);
  for (const host::Deed& deed : made->deeds) deed_done(made->table, deed);
  if (made->deeds.empty()) {  // nobody sits there yet
    room.refresh(*host_.find(made->table), parts_.now());
    write_row(room);
    changed_[made->table].people = true;
  }
  finish_changes();
  return made->table;
}

void Service::cancel(const AskPointer& ask, const protocol::Cancel& message) {
  const Session* one = person_asking(ask);
  if (one == nullptr) return;
  ask_table(ask, message.table,
            [this, ask, person = one->person](const std::string& table, CachedTable& room) {
              if (room.row().creator != person) {
                return refuse_to(ask, Reason::not_allowed, say("townsmith", "creator-closes"));
              }
              if (room.row().stage != store::Stage::waiting) {
                return refuse_to(ask, Reason::wrong_phase, say("townsmith", "close-started"));
              }
              close_table(table);
              answer(ask, Result<protocol::Nothing>(), table);
            });
}

void Service::close_table(const std::string& table) {
  CachedTable& room = rooms_.at(table);
  room.row().stage = store::Stage::closed;
  room.row().wake = 0;
  room.row().changed = parts_.now();
  write_row(room);
  when_stored(table, [this, table](bool stored) {
    if (stored) close_room(table);
  });
}

void Service::rematch(const AskPointer& ask, const protocol::Rematch& message) {
  const Session* one = person_asking(ask);
  if (one == nullptr) return;
  ask_table(ask, message.table, [this, ask, message, person = one->person](const std::string& table,
                                                                          CachedTable& room) {
    const std::vector<std::string> people = people_at(*host_.find(table));
    if (std::find(people.begin(), people.end(), person) == people.end()) {
      return refuse_to(ask, Reason::not_allowed, say("townsmith", "rematch-players"));
    }
    if (room.row().stage != store::Stage::over) {
      return refuse_to(ask, Reason::wrong_phase, say("townsmith", "rematch-running"));
    }
    const std::string next = room.row().rematch;
    if (next.empty()) return make_rematch(ask, table);
    with_table(next, [this, ask, message, table, next](const Result<>& found) {
      attempt(ask, [&] {
        const auto there = rooms_.find(next);
        const bool open =
            there != rooms_.end() && there->second.row().stage != store::Stage::closed;
        if (found && open) {
          return answer(ask, Result<protocol::TableName>(protocol::TableName{next}), table);
        }
        // One that was closed, or is lost, is no table to meet at.
        const bool gone = found || found.error().reason == Reason::game_over ||
                          found.error().reason == Reason::unknown_name ||
                          found.error().reason == Reason::bad_record;
        if (!gone) return refuse_to(ask, found.error());
        const auto here = rooms_.find(table);
        if (here == rooms_.end() || here->second.row().rematch != next) {
          return rematch(ask, message);
        }
        make_rematch(ask, table);
      });
    });
  });
}

/// A table like one that is over, for the same people.
void Service::make_rematch(const AskPointer& ask, const std::string& table) {
  const Session* one = person_asking(ask);
  if (one == nullptr) return;
  if (!creates_.allow(one->person, parts_.limits.creates_per_minute, parts_.now())) {
    return refuse_to(ask, Reason::too_much, say("townsmith", "creates-too-many"));
  }
  CachedTable& room = rooms_.at(table);
  const host::LiveTable& live = *host_.find(table);
  protocol::Create next;
  next.game = room.header().game;
  for (const Seat seat : SeatSet::first(live.game().setup().players)) {
    const table::SeatInfo& info = live.table().seat(seat);
    if (info.occupant == table::Occupant::bot) {
      next.seats.emplace_back(protocol::BotSeat{info.bot, info.name});
    } else {
      next.seats.emplace_back(protocol::OpenSeat());
    }
  }
  auto& options = next.options.emplace();
  for (const auto& [name, value] : room.header().options) {
    if (name != "handicap") options.emplace(name, value);
  }
  auto& handicap = next.handicap.emplace();
  for (int i = 0; i < live.game().setup().players; ++i) {
    handicap.push_back(live.game().setup().handicap[static_cast<std::size_t>(i)]);
  }
  const Result<std::string> made = make_table(ask->client, next, {room.pace(), room.row().listed});
  if (!made) return refuse_to(ask, made.error());
  room.row().rematch = *made;
  write_row(room);
  filling_.of(*made).only_with = table;
  tell_about(table);
  answer(ask, Result<protocol::TableName>(protocol::TableName{*made}), table);
}

void Service::hint(const AskPointer& ask, const protocol::AskHints& message) {
  const Session* one = person_asking(ask);
  if (one == nullptr) return;
  ask_table(ask, message.table, [this, ask, message, person = one->person](const std::string& table,
                                                                          CachedTable&) {
    const host::LiveTable& live = *host_.find(table);
    const Viewer seat = host_.seat_of(person, live);
    int people = 0;
    for (const std::string& owner : people_at(live)) people += owner.empty() ? 0 : 1;
    if (seat.is_spectator() || people != 1) {
      return refuse_to(ask, Reason::not_allowed, say("townsmith", "hints-alone"));
    }
    const Result<host::HintTask> task =
        host_.hint_task(live, seat.seat(), message.count.value_or(3));
    if (!task) return refuse_to(ask, task.error());
    ++counts_.thoughts;
    const auto advice = std::make_shared<bots::Advice>();
    parts_.bots.ask(
        false, [task = *task, advice] { *advice = task.answer(); },
        [this, ask, task = *task, advice] {
          attempt(ask, [&] {
            const Language& language = host_.language_of(ask->client);
            answer(ask, Result<protocol::Hints>(host_.hints(task, *advice, language)));
          });
          flush();
        });
  });
}

}  // namespace townsmith::service
