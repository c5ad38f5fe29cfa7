// What is asked about tables.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "host/fields.h"
#include "service/service.h"

namespace townsmith::service {
namespace {

std::string text_member(const json::object& message, std::string_view name) {
  const json::value* value = message.if_contains(name);
  return value != nullptr && value->is_string() && value->get_string().size() <= 64
             ? std::string(std::string_view(value->get_string()))
             : std::string();
}

}  // namespace

void Service::ask_table(const AskPointer& ask,
                        std::function<void(const std::string& table, Room& room)> then) {
  const std::string table = text_member(ask->message, "table");
  if (table.empty()) {
    return answer(ask, refuse(Reason::bad_value, "\"table\" should be the name of a table"));
  }
  with_table(ask->client, table, [this, ask, table, then = std::move(then)](const Result<>& found) {
    if (!sessions_.contains(ask->client)) return ask->done();
    if (!found) return answer(ask, tl::unexpected(found.error()));
    const auto room = rooms_.find(table);
    if (room == rooms_.end() || room->second.row().stage == store::Stage::closed) {
      return answer(ask, refuse(Reason::game_over, "this table was closed"));
    }
    attempt(ask, [&] { then(table, room->second); });
  });
}

void Service::at_table(const AskPointer& ask) {
  ask_table(ask, [this, ask](const std::string& table, Room&) {
    const std::string verb = text_member(ask->message, "do");
    pass_on(ask, table);
    if (verb != "watch" && verb != "unwatch") return;
    // Others are told who has come, if somebody has.
    Session& one = *session(ask->client);
    const auto& watches = host_.find(table)->watches();
    const bool watching = std::any_of(watches.begin(), watches.end(), [&](const auto& watch) {
      return watch.client == ask->client;
    });
    if (watching ? one.tables.insert(table).second : one.tables.erase(table) > 0) {
      tell_about(table);
    }
  });
}

Result<Service::Terms> Service::read_terms(const json::object& message) const {
  host::Fields fields(message);
  Terms terms;
  terms.listed = fields.flag("listed", false);
  if (fields.has("pace")) {
    const json::object& agreed = fields.object("pace");
    if (const auto read = fields.outcome(); !read) return tl::unexpected(read.error());
    const Result<Pace> pace = read_pace(agreed);
    if (!pace) return tl::unexpected(pace.error());
    terms.pace = *pace;
  }
  if (const auto read = fields.outcome(); !read) return tl::unexpected(read.error());
  return terms;
}

void Service::create(const AskPointer& ask) {
  const Session* one = person_asking(ask);
  if (one == nullptr) return;
  if (!creates_.allow(one->person, parts_.limits.creates_per_minute, parts_.now())) {
    return answer(ask, refuse(Reason::too_much, "that is more tables than anybody can play at"));
  }
  const Result<Terms> terms = read_terms(ask->message);
  if (!terms) return answer(ask, tl::unexpected(terms.error()));
  const std::string table = make_table(ask, *terms);
  if (!table.empty()) {
    return answer(ask, json::object{{"table", table}}, table);
  }
}

/// Makes a table from the message; if that is refused, the asker is told, and there is no name.
std::string Service::make_table(const AskPointer& ask, const Terms& terms) {
  terms_ = terms;
  std::vector<host::Message> said = host_.handle(ask->client, ask->message);
  json::error_code wrong;
  const json::value made = json::parse(said.front().text, wrong);
  const json::value* name =
      !wrong && made.is_object() ? made.get_object().if_contains("table") : nullptr;
  if (name == nullptr || !name->is_string()) {
    answer_with(ask, std::move(said.front().text));
    return {};
  }
  const std::string table(std::string_view(name->get_string()));
  if (!rooms_.contains(table)) {  // nobody sits there yet
    const host::LiveTable& live = *host_.find(table);
    const Time now = parts_.now();
    Room& room =
        rooms_.emplace(table, Room(table, live, terms.pace, terms.listed, now)).first->second;
    heard_.emplace(table, 0);
    room.refresh(live, now);
    write_row(room);
    filling_.of(table).fresh = true;
    changed_[table].people = true;
  }
  finish_changes();
  return table;
}

void Service::cancel(const AskPointer& ask) {
  const Session* one = person_asking(ask);
  if (one == nullptr) return;
  ask_table(ask, [this, ask, person = one->person](const std::string& table, Room& room) {
    if (room.row().creator != person) {
      return answer(ask, refuse(Reason::not_allowed, "only who made the table closes it"));
    }
    if (room.row().stage != store::Stage::waiting) {
      return answer(ask, refuse(Reason::wrong_phase, "the game has started: it is everybody's"));
    }
    close_table(table);
    answer(ask, json::object(), table);
  });
}

void Service::close_table(const std::string& table) {
  Room& room = rooms_.at(table);
  room.row().stage = store::Stage::closed;
  room.row().wake = 0;
  room.row().changed = parts_.now();
  write_row(room);
  when_stored(table, [this, table](bool stored) {
    if (stored) close_room(table);
  });
}

void Service::rematch(const AskPointer& ask) {
  const Session* one = person_asking(ask);
  if (one == nullptr) return;
  ask_table(ask, [this, ask, person = one->person](const std::string& table, Room& room) {
    const std::vector<std::string> people = people_at(*host_.find(table));
    if (std::find(people.begin(), people.end(), person) == people.end()) {
      return answer(ask,
                    refuse(Reason::not_allowed, "a rematch is for those who sat at the table"));
    }
    if (room.row().stage != store::Stage::over) {
      return answer(ask, refuse(Reason::wrong_phase, "the game is not over yet"));
    }
    const std::string next = room.row().rematch;
    if (next.empty()) return make_rematch(ask, table);
    with_table(next, [this, ask, table, next](const Result<>& found) {
      attempt(ask, [&] {
        const auto there = rooms_.find(next);
        const bool open =
            there != rooms_.end() && there->second.row().stage != store::Stage::closed;
        if (found && open) return answer(ask, json::object{{"table", next}}, table);
        // One that was closed, or is lost, is no table to meet at.
        const bool gone = found || found.error().reason == Reason::game_over ||
                          found.error().reason == Reason::unknown_name ||
                          found.error().reason == Reason::bad_record;
        if (!gone) return answer(ask, tl::unexpected(found.error()));
        const auto here = rooms_.find(table);
        if (here == rooms_.end() || here->second.row().rematch != next) return rematch(ask);
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
    return answer(ask, refuse(Reason::too_much, "that is more tables than anybody can play at"));
  }
  Room& room = rooms_.at(table);
  const host::LiveTable& live = *host_.find(table);
  json::array seats;
  for (const Seat seat : SeatSet::first(live.game().setup().players)) {
    const table::SeatInfo& info = live.table().seat(seat);
    if (info.occupant == table::Occupant::bot) {
      seats.push_back(json::object{{"occupant", "bot"}, {"bot", info.bot}, {"name", info.name}});
    } else {
      seats.push_back(json::object{{"occupant", "open"}});
    }
  }
  json::object options;
  for (const auto& [name, value] : room.header().options) {
    if (name != "handicap") options[name] = value;
  }
  json::array handicap;
  for (int i = 0; i < live.game().setup().players; ++i) {
    handicap.push_back(int{live.game().setup().handicap[static_cast<std::size_t>(i)]});
  }
  auto next = std::make_shared<Ask>(*ask);
  next->message = {{"id", ask->id},
                   {"do", "create"},
                   {"game", room.header().game},
                   {"seats", std::move(seats)},
                   {"options", std::move(options)},
                   {"handicap", std::move(handicap)}};
  const std::string made = make_table(next, {room.pace(), room.row().listed});
  if (made.empty()) return;
  room.row().rematch = made;
  write_row(room);
  filling_.of(made).only_with = table;
  tell_about(table);
  answer(ask, json::object{{"table", made}}, table);
}

void Service::hint(const AskPointer& ask) {
  const Session* one = person_asking(ask);
  if (one == nullptr) return;
  ask_table(ask, [this, ask, person = one->person](const std::string& table, Room&) {
    const host::LiveTable& live = *host_.find(table);
    const Viewer seat = host_.seat_of(person, live);
    int people = 0;
    for (const std::string& owner : people_at(live)) people += owner.empty() ? 0 : 1;
    if (seat.is_spectator() || people != 1) {
      return answer(ask, refuse(Reason::not_allowed,
                                "hints are for games that one person plays against bots"));
    }
    host::Fields fields(ask->message);
    const Result<host::HintTask> task = host_.hint_task(live, seat.seat(), fields);
    if (!task) return answer(ask, tl::unexpected(task.error()));
    ++counts_.thoughts;
    const auto advice = std::make_shared<bots::Advice>();
    parts_.bots.ask(
        false, [task = *task, advice] { *advice = task.answer(); },
        [this, ask, task = *task, advice] {
          attempt(ask, [&] { answer(ask, host_.hints_view(task, *advice)); });
          flush();
        });
  });
}

}  // namespace townsmith::service
