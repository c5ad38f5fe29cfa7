// Who is told what has changed: those who look at a table, the lobby, those whose turn it is.
#include <algorithm>
#include <utility>

#include "service/service.h"

namespace townsmith::service {
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

protocol::About Service::about(const std::string& table, const std::string& who) {
  const auto found = rooms_.find(table);
  host::LiveTable* live = host_.find(table);
  protocol::About out;
  out.table = table;
  if (found == rooms_.end() || live == nullptr) {
    out.stage = protocol::Stage::closed;
    return out;
  }
  const auto if_any = [](const std::string& name) {
    return name.empty() ? std::optional<std::string>() : name;
  };
  const CachedTable& room = found->second;
  const Time now = parts_.now();
  out.creator = room.row().creator;
  out.listed = room.row().listed;
  out.pace = pace_view(room.pace());
  out.commitment = live->commitment();
  out.stage = stage_view(room.row().stage);
  int people = 0;
  for (const Seat seat : SeatSet::first(live->game().setup().players)) {
    const std::string& owner = live->owner(seat);
    people += owner.empty() ? 0 : 1;
    out.seats.push_back({if_any(owner), connected_.contains(owner),
                         if_any(live->table().seat(seat).stand_in), room.clocks().left(seat, now),
                         room.clocks().is_running(seat)});
  }
  const auto looks_on = [](const auto& watch) { return watch.viewer.is_spectator(); };
  out.spectators = static_cast<int>(
      std::count_if(live->watches().begin(), live->watches().end(), looks_on));
  out.rematch = if_any(room.row().rematch);
  out.hints = people == 1 && !host_.seat_of(who, *live).is_spectator();
  return out;
}

void Service::tell_about(const std::string& table) {
  host::LiveTable* live = host_.find(table);
  if (live == nullptr) return;
  std::set<Client> told;
  for (const host::LiveTable::Watch& watch : live->watches()) {
    const Session* one = session(watch.client);
    if (one == nullptr || !told.insert(watch.client).second) continue;
    tell(watch.client, protocol::AboutPush{table, about(table, one->person)}, table);
  }
}

std::optional<protocol::Summary> Service::summary(const store::TableRow& row,
                                                  const std::string& person,
                                                  const Language& language) {
  std::optional<protocol::SharedSummary> shared = read_summary(row.summary);
  if (!shared) return {};
  protocol::Summary out;
  out.table = row.id;
  out.game = row.game;
  out.stage = stage_view(row.stage);
  out.listed = row.listed;
  out.changed = row.changed;
  int number = 0;
  for (const protocol::SummarySeat& seat : shared->seats) {
    const Seat here = seat_at(number++);
    if (person.empty() || seat.person != person) continue;
    out.yours = here;
    out.your_turn = row.stage == store::Stage::playing && seat.waiting && !seat.away;
  }
  // Stored as content names it.
  if (shared->grade) shared->grade = language.say(named(row.game, "grade", *shared->grade));
  out.shared = std::move(*shared);
  return out;
}

/// What a list of somebody is to show of a table; one that has ended leaves it.
template <class Push>
void Service::tell_list(Client client, const store::TableRow& row, const std::string& person,
                        const std::string& table) {
  Push push;
  if (auto one = summary(row, person, host_.language_of(client))) {
    push.tables.push_back(std::move(*one));
  }
  const bool gone = row.stage == store::Stage::over || row.stage == store::Stage::closed;
  if (gone) push.gone.push_back(row.id);
  tell(client, push, table);
}

void Service::tell_lobby(const CachedTable& room) {
  const store::TableRow& row = room.row();
  if (!row.listed) return;
  for (const Client client : lobby_) {
    tell_list<protocol::LobbyPush>(client, row, sessions_.at(client).person, row.id);
  }
}

/// Who looks at the table sees it there; the others' badges count it.
void Service::tell_owners(const CachedTable& room, bool everybody) {
  const store::TableRow& row = room.row();
  const host::LiveTable* live = host_.find(row.id);
  if (live == nullptr) return;
  for (const std::string& person : people_at(*live)) {
    const auto found = connected_.find(person);
    if (found == connected_.end()) continue;
    for (const Client client : found->second) {
      if (!everybody && sessions_.at(client).tables.contains(row.id)) continue;
      tell_list<protocol::MinePush>(client, row, person, row.id);
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
            tell_list<protocol::LobbyPush>(client, row, sessions_.at(client).person, "");
          }
        }
        for (const std::string& person : *found->people) {
          const auto clients = connected_.find(person);
          if (person.empty() || clients == connected_.end()) continue;
          for (const Client client : clients->second) {
            tell_list<protocol::MinePush>(client, row, person, "");
          }
        }
      });
}

void Service::call_webhook(const CachedTable& room) {
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
      if (stored) parts_.outbound.post_webhook(body);
    });
  }
}

}  // namespace townsmith::service
