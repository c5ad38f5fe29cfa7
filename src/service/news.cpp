// Who is told what has changed: those who look at a table, the lobby, those whose turn it is.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/json_text.h"
#include "service/service.h"

namespace townsmith::service {
namespace {

/// What a list ("lobby", "mine") of somebody is to show of a table; one that has ended leaves it.
json::object list_push(std::string_view list, const store::TableRow& row,
                       const std::string& person) {
  const bool gone = row.stage == store::Stage::over || row.stage == store::Stage::closed;
  json::object push = {{"push", list}, {"tables", json::array()}, {"gone", json::array()}};
  if (auto summary = summary_view(row, person)) push["tables"] = json::array{std::move(*summary)};
  if (gone) push["gone"] = json::array{row.id};
  return push;
}

}  // namespace

void Service::finish_changes() {
  for (const auto& [table, changes] : std::exchange(changed_, {})) {
    const auto found = rooms_.find(table);
    if (found == rooms_.end()) continue;
    if (changes.people) tell_lobby(found->second);
    if (changes.turns || changes.people) tell_owners(found->second, changes.people);
    if (changes.turns) call_webhook(found->second);
    let_bots_think(table);
  }
}

std::string Service::about(const std::string& table, const std::string& who) {
  const auto found = rooms_.find(table);
  host::LiveTable* live = host_.find(table);
  if (found == rooms_.end() || live == nullptr) return "null";
  const Room& room = found->second;
  const Time now = parts_.now();
  // Names of tables and persons are made by us, of letters and digits; but they come from a store.
  const auto or_null = [](const std::string& name) {
    return name.empty() ? std::string("null") : in_json(name);
  };
  std::string seats;
  int people = 0;
  for (const Seat seat : SeatSet::first(live->game().setup().players)) {
    const std::string& owner = live->owner(seat);
    people += owner.empty() ? 0 : 1;
    const auto left = room.clocks().left(seat, now);
    seats += fmt::format(R"({}{{"person":{},"connected":{},"stand_in":{},"left":{},"running":{}}})",
                         seats.empty() ? "" : ",", or_null(owner), connected_.contains(owner),
                         or_null(live->table().seat(seat).stand_in),
                         left ? std::to_string(*left) : "null", room.clocks().is_running(seat));
  }
  const auto looks_on = [](const auto& watch) { return watch.viewer.is_spectator(); };
  return fmt::format(
      R"({{"table":{},"creator":{},"listed":{},"pace":{},"commitment":"{}","stage":"{}",)"
      R"("seats":[{}],"spectators":{},"rematch":{},"hints":{}}})",
      in_json(table), in_json(room.row().creator), room.row().listed, room.pace_text(),
      live->commitment(), summary_stage(room.row().stage), seats,
      std::count_if(live->watches().begin(), live->watches().end(), looks_on),
      or_null(room.row().rematch), people == 1 && !host_.seat_of(who, *live).is_spectator());
}

void Service::tell_about(const std::string& table) {
  host::LiveTable* live = host_.find(table);
  if (live == nullptr) return;
  std::set<Client> told;
  for (const host::LiveTable::Watch& watch : live->watches()) {
    const Session* one = session(watch.client);
    if (one == nullptr || !told.insert(watch.client).second) continue;
    say(watch.client,
        fmt::format(R"({{"push":"about","table":{},"about":{}}})", in_json(table),
                    about(table, one->person)),
        table);
  }
}

void Service::tell_lobby(const Room& room) {
  const store::TableRow& row = room.row();
  if (!row.listed) return;
  for (const Client client : lobby_) {
    say(client, list_push("lobby", row, sessions_.at(client).person), row.id);
  }
}

/// Who looks at the table sees it there; the others' badges count it.
void Service::tell_owners(const Room& room, bool everybody) {
  const store::TableRow& row = room.row();
  const host::LiveTable* live = host_.find(row.id);
  if (live == nullptr) return;
  for (const std::string& person : people_at(*live)) {
    const auto found = connected_.find(person);
    if (found == connected_.end()) continue;
    for (const Client client : found->second) {
      if (!everybody && sessions_.at(client).tables.contains(row.id)) continue;
      say(client, list_push("mine", row, person), row.id);
    }
  }
}

/// A table of another process has changed, and somebody here may want to know.
void Service::tell_of_other(const std::string& table) {
  struct Read {
    Result<std::optional<store::TableRow>> row;
    Result<std::vector<std::string>> people;
  };
  auto found = std::make_shared<Read>();
  read(
      [found, table](store::Store& store) {
        found->row = store.table(table);
        found->people = store.people(table);
      },
      [this, found] {
        if (!found->row || !*found->row || !found->people) return;
        const store::TableRow& row = **found->row;
        if (row.listed) {
          for (const Client client : lobby_) {
            say(client, list_push("lobby", row, sessions_.at(client).person));
          }
        }
        for (const std::string& person : *found->people) {
          const auto clients = connected_.find(person);
          if (person.empty() || clients == connected_.end()) continue;
          for (const Client client : clients->second) say(client, list_push("mine", row, person));
        }
      });
}

void Service::call_webhook(const Room& room) {
  const store::TableRow& row = room.row();
  const host::LiveTable* live = host_.find(row.id);
  if (live == nullptr || row.stage != store::Stage::playing) return;
  for (const Seat seat : live->table().waiting_for()) {
    const std::string& person = live->owner(seat);
    if (person.empty() || live->table().played_by_bot(seat)) continue;
    const auto found = connected_.find(person);
    // Who looks at the table knows it already.
    const bool looks = found != connected_.end() &&
                       std::any_of(found->second.begin(), found->second.end(), [&](Client client) {
                         return sessions_.at(client).tables.contains(row.id);
                       });
    if (looks) continue;
    when_stored(row.id, [this, body = json::serialize(json::object{
                                   {"what", "turn"},
                                   {"person", person},
                                   {"name", live->table().seat(seat).name},
                                   {"game", row.game},
                                   {"table", row.id},
                                   {"link", parts_.public_url + "/#/t/" + row.id}})](bool stored) {
      if (stored) parts_.port.post_webhook(body);
    });
  }
}

}  // namespace townsmith::service
