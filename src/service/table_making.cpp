#include <algorithm>
#include <utility>
#include <variant>

#include "service/table_requests.h"

// Tables are made, closed, and followed by another.

namespace townsmith::service {
namespace {

bool bots_only(const protocol::Create& message) {
  return std::all_of(message.seats.begin(), message.seats.end(), [](const auto& seat) {
    return std::holds_alternative<protocol::BotSeat>(seat);
  });
}

/// Asks for a table like one that is over, for the same people.
protocol::Create another_like(const CachedTable& table) {
  const host::LiveTable& live = table.live();
  protocol::Create next;
  next.game = table.header().game;
  for (const Seat seat : SeatSet::first(live.game().setup().players)) {
    const table::SeatInfo& info = live.table().seat(seat);
    if (info.occupant == table::Occupant::bot) {
      next.seats.emplace_back(protocol::BotSeat{info.bot, info.name});
    } else {
      next.seats.emplace_back(protocol::OpenSeat());
    }
  }
  auto& options = next.options.emplace();
  for (const auto& [name, value] : table.header().options) {
    if (name != "handicap") options.emplace(name, value);
  }
  auto& handicap = next.handicap.emplace();
  for (const Seat seat : SeatSet::first(live.game().setup().players)) {
    handicap.push_back(live.game().setup().handicap[seat]);
  }
  if (table.pack()) next.pack = live.game().pack();
  return next;
}

}  // namespace

bool TableRequests::may_create(const std::string& person) {
  return (store::is_bot_account(person) ? bot_creates_ : creates_).allow(person, clock_());
}

Result<> TableRequests::has_room(const Session& session, const protocol::Create& message) {
  const std::string& person = session.person;
  const std::string& household = session.household;
  const Time now = clock_();
  if (message.listed.value_or(false) && !listed_.has_room(person, household, now)) {
    return refuse(Reason::too_much, say("townsmith", "listed-too-many"));
  }
  if (bots_only(message) && !botted_.has_room(person, household, now)) {
    return refuse(Reason::too_much, say("townsmith", "bots-alone-too-many"));
  }
  const bool packed = message.pack || message.known_pack;
  if (packed && !packed_.has_room(person, household, now)) {
    return refuse(Reason::too_much, say("townsmith", "packs-at-a-time"));
  }
  return {};
}

void TableRequests::create(const RequestPointer& request, const protocol::Create& message) {
  const Session* session = requests_.person_asking(request);
  if (session == nullptr) return;
  if (!may_create(session->person)) {
    return request->refuse(Reason::too_much, say("townsmith", "creates-too-many"));
  }
  if (const auto room = has_room(*session, message); !room) return request->refuse(room.error());
  if (message.pack || message.known_pack) return create_with_pack(request, message);
  make_asked(request, message, nullptr);
}

void TableRequests::make_asked(const RequestPointer& request, const protocol::Create& message,
                               const store::PackRow* pack) {
  const Result<Pace> pace = message.pace ? read_pace(*message.pace) : Pace();
  if (!pace) return request->refuse(pace.error());
  const Session* session = sessions_.find(request->client);
  const std::string person = session->person;
  const std::string household = session->household;
  const Time now = clock_();
  const bool listed = message.listed.value_or(false);
  CachedTable::Wishes wishes{*pace, listed, message.rated.value_or(true), {}};
  if (pack != nullptr) wishes.pack = name_of(*pack);
  const Result<std::string> made = tables_.make(request->client, message, wishes);
  if (!made) return request->refuse(made.error());
  if (pack != nullptr) {
    journal_.table_write(*made).pack = *pack;
    packed_.add(*made, person, household, now);
  }
  if (listed) listed_.add(*made, person, household, now);
  if (bots_only(message)) botted_.add(*made, person, household, now);
  request->answer(protocol::TableName{*made}, *made);
}

void TableRequests::create_with_pack(const RequestPointer& request,
                                     const protocol::Create& message) {
  const Session* session = sessions_.find(request->client);
  if (message.pack && message.known_pack) {
    return request->refuse(Reason::bad_value, say("townsmith", "pack-twice"));
  }
  if (message.pack && !packs_.settings().open) {
    return request->refuse(Reason::not_allowed, say("townsmith", "packs-closed"));
  }
  if (!packs_of_person_.allow(session->person, clock_()) ||
      !packs_of_household_.allow(session->household, clock_())) {
    return request->refuse(Reason::too_much, say("townsmith", "packs-too-many"));
  }
  if (message.pack) return check_pack(request, message, *message.pack);
  const std::string& id = *message.known_pack;
  if (const store::PackRow* own = packs_.find_shipped(id)) {
    return check_pack(request, message, own->text);
  }
  if (const auto may = packs_.may_be_played(id); !may) return request->refuse(may.error());
  const auto read = [id](store::Store& store) -> Result<std::string> {
    TRY(const auto row, store.packs().pack(id));
    if (!row || row->state == store::PackState::removed) {
      return refuse(Reason::unknown_name, say("townsmith", "pack-unknown"));
    }
    return row->text;
  };
  requests_.read(request, read, [this, request, message](const std::string& text) {
    if (!sessions_.contains(request->client)) return request->drop();
    check_pack(request, message, text);
  });
}

void TableRequests::check_pack(const RequestPointer& request, const protocol::Create& message,
                               const std::string& text) {
  const Session* session = sessions_.find(request->client);
  const Result<host::Host::Wanted> wanted = host_.wanted(message);
  if (!wanted) return request->refuse(wanted.error());
  const std::string person = session->person;
  // One after the other, so that nobody has more than their share under way.
  if (!checking_.insert(person).second) {
    return request->refuse(Reason::too_much, say("townsmith", "pack-check-one"));
  }
  packs_.prepare({.entry = wanted->entry,
                  .setup = wanted->setup,
                  .text = text,
                  .most_bytes = message.pack ? packs_.settings().most_bytes : max_pack_bytes,
                  .household = session->household,
                  .person = person},
                 [this, request, message, person](const Result<ReadyPack>& ready) {
                   checking_.erase(person);
                   if (!sessions_.contains(request->client)) return request->drop();
                   requests_.attempt(request, [&] {
                     if (!ready) return request->refuse(ready.error());
                     use_pack(request, message, *ready);
                   });
                 });
}

/// The game is ready. What the store knows of the pack decides whether it is played.
void TableRequests::use_pack(const RequestPointer& request, protocol::Create message,
                             const ReadyPack& ready) {
  const std::string person = sessions_.find(request->client)->person;
  message.pack = ready.row.text;
  message.known_pack.reset();
  store::PackRow row = ready.row;
  row.made = row.used = clock_.date();
  const bool own = packs_.find_shipped(row.id) != nullptr;
  if (!own) row.maker = person;
  const bool list = message.list_pack.value_or(false) && !own;
  if (list) row.state = store::PackState::listed;
  const auto read = [id = row.id, person, list, own,
                     limits = limits_](store::Store& store) -> Result<std::monostate> {
    if (own) return std::monostate();
    TRY(const auto known, store.packs().pack(id));
    if (known && known->state == store::PackState::removed) {
      return refuse(Reason::not_allowed, say("townsmith", "pack-removed"));
    }
    store::PackQuery query;
    query.maker = person;
    query.limit = limits.packs_of_person + 1;
    TRY(const std::vector<store::PackRow> theirs, store.packs().list(query));
    const auto listed = std::count_if(theirs.begin(), theirs.end(), [&](const auto& one) {
      return one.state == store::PackState::listed && one.id != id;
    });
    if (!known && std::ssize(theirs) >= limits.packs_of_person) {
      return refuse(Reason::too_much, say("townsmith", "packs-kept"));
    }
    if (list && listed >= limits.listed_packs_of_person) {
      return refuse(Reason::too_much, say("townsmith", "packs-listed"));
    }
    return std::monostate();
  };
  // The game stays among the host's until the table has it.
  requests_.read(request, read,
                 [this, request, message = std::move(message), row,
                  game = ready.game](const std::monostate& /*good*/) {
                   const Session* session = sessions_.find(request->client);
                   if (session == nullptr) return request->drop();
                   const auto room = has_room(*session, message);
                   if (!room) return request->refuse(room.error());
                   make_asked(request, message, &row);
                 });
}

void TableRequests::cancel(const RequestPointer& request, const protocol::Cancel& message) {
  const Session* session = requests_.person_asking(request);
  if (session == nullptr) return;
  const auto then = [this, request, person = session->person](const CachedTable& table) {
    if (table.row().creator != person) {
      return request->refuse(Reason::not_allowed, say("townsmith", "creator-closes"));
    }
    if (table.row().stage != store::Stage::waiting) {
      return request->refuse(Reason::wrong_phase, say("townsmith", "close-started"));
    }
    tables_.close(table.id());
    request->answer(protocol::Nothing(), table.id());
  };
  requests_.at_table(request, message.table, then);
}

void TableRequests::rematch(const RequestPointer& request, const protocol::Rematch& message) {
  const Session* session = requests_.person_asking(request);
  if (session == nullptr) return;
  const auto then = [this, request, message, person = session->person](CachedTable& table) {
    const std::vector<std::string> people = people_at(table.live());
    if (std::find(people.begin(), people.end(), person) == people.end()) {
      return request->refuse(Reason::not_allowed, say("townsmith", "rematch-players"));
    }
    if (table.row().stage != store::Stage::over) {
      return request->refuse(Reason::wrong_phase, say("townsmith", "rematch-running"));
    }
    const std::string next = table.row().rematch;
    if (next.empty()) return make_rematch(request, table);
    tables_.with_table(next, [this, request, message, next](const Result<>& found) {
      requests_.attempt(request, [&] {
        // One that was closed, or is lost, is not a table to meet at.
        const bool gone = found || found.error().reason == Reason::game_over ||
                          found.error().reason == Reason::unknown_name ||
                          found.error().reason == Reason::bad_record;
        if (!gone) return request->refuse(found.error());
        join_rematch(request, message, next);
      });
    });
  };
  requests_.at_table(request, message.table, then);
}

/// The table that follows is in memory now, if it is there at all.
void TableRequests::join_rematch(const RequestPointer& request, const protocol::Rematch& message,
                                 const std::string& next) {
  if (const CachedTable* there = tables_.find(next); there != nullptr && !there->is_closed()) {
    return request->answer(protocol::TableName{next}, message.table);
  }
  // Meanwhile the table may have been read again, or another rematch been made.
  CachedTable* here = tables_.find(message.table);
  if (here == nullptr || here->row().rematch != next) return rematch(request, message);
  make_rematch(request, *here);
}

Result<> TableRequests::may_have_rematch(const Session& session, const CachedTable& table) {
  if (!may_create(session.person)) {
    return refuse(Reason::too_much, say("townsmith", "creates-too-many"));
  }
  if (!table.pack()) return {};
  TRY(packs_.may_be_played(table.pack()->id));
  if (packed_.has_room(session.person, session.household, clock_())) return {};
  return refuse(Reason::too_much, say("townsmith", "packs-at-a-time"));
}

void TableRequests::make_rematch(const RequestPointer& request, CachedTable& table) {
  const Session* session = requests_.person_asking(request);
  if (session == nullptr) return;
  if (const auto may = may_have_rematch(*session, table); !may) {
    return request->refuse(may.error());
  }
  const bool listed =
      table.row().listed && listed_.has_room(session->person, session->household, clock_());
  const std::string person = session->person;
  const std::string household = session->household;
  const Result<std::string> made = tables_.make(
      request->client, another_like(table), {table.pace(), listed, table.is_rated(), table.pack()});
  if (!made) return request->refuse(made.error());
  if (table.pack()) packed_.add(*made, person, household, clock_());
  if (listed) listed_.add(*made, person, household, clock_());
  table.row().rematch = *made;
  tables_.write_row(table);
  journal_.table_write(*made).only_with = table.id();
  tell_about(table);
  request->answer(protocol::TableName{*made}, table.id());
}

}  // namespace townsmith::service
