#include "service/table_requests.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/replay.h"

namespace townsmith::service {
namespace {

constexpr std::string_view record_path = "/api/record/";

std::optional<std::string> if_any(const std::string& name) {
  const bool nobody = name.empty() || name == store::forgotten_person;
  return nobody ? std::optional<std::string>() : name;
}

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

TableRequests::TableRequests(host::Host& host, TableCache& tables, Sessions& sessions,
                             Journal& journal, Requests& requests, People& people, PackGames& packs,
                             Clock clock, Limits limits)
    : host_(host),
      tables_(tables),
      sessions_(sessions),
      journal_(journal),
      requests_(requests),
      people_(people),
      packs_(packs),
      clock_(std::move(clock)),
      limits_(limits),
      creates_(limits.creates_per_minute),
      bot_creates_(limits.creates_per_minute * bot_factor),
      listed_(limits.listed),
      botted_(limits.botted),
      packed_(limits.packed),
      packs_of_person_(limits.packs_of_person_per_hour, hour),
      packs_of_household_(limits.packs_of_household_per_hour, hour) {
  sessions_.when_closed([this](Client, const Session& session) {
    for (const std::string& table : session.tables) {
      if (const CachedTable* entry = tables_.find(table)) tell_about(*entry);
    }
  });
}

bool TableRequests::may_create(const std::string& person) {
  return (store::is_bot_account(person) ? bot_creates_ : creates_).allow(person, clock_());
}

template <class Message>
Verb TableRequests::for_host() {
  constexpr bool changes_watchers =
      std::is_same_v<Message, protocol::Watch> || std::is_same_v<Message, protocol::Unwatch> ||
      std::is_same_v<Message, protocol::WatchGlimpses>;
  constexpr Around around = changes_watchers                           ? Around::watchers
                            : std::is_same_v<Message, protocol::Sit>   ? Around::names
                            : std::is_same_v<Message, protocol::Start> ? Around::pack
                                                                       : Around::nothing;
  return {Message::verb, [this](const RequestPointer& request) { ask_host(request, around); }};
}

std::vector<Verb> TableRequests::verbs() {
  using namespace protocol;
  return {for_host<MakeMove>(),
          for_host<Commit>(),
          for_host<Undo>(),
          for_host<Restart>(),
          for_host<Watch>(),
          for_host<Unwatch>(),
          for_host<ViewOnce>(),
          for_host<WatchGlimpses>(),
          for_host<GlimpseOnce>(),
          for_host<Sit>(),
          for_host<Leave>(),
          for_host<Start>(),
          for_host<Back>(),
          for_host<Resign>(),
          for_host<AgreeEnd>(),
          for_host<RefuseEnd>(),
          for_host<GetRecord>(),
          for_host<LookUp>(),
          Requests::verb(this, &TableRequests::create),
          Requests::verb(this, &TableRequests::cancel),
          Requests::verb(this, &TableRequests::rematch)};
}

std::vector<Route> TableRequests::routes() {
  return {{"GET", record_path, [this](const ApiRequest& request, const ApiReply& reply) {
             download_record(request, reply);
           }}};
}

// What the host answers.

void TableRequests::forward(const RequestPointer& request, const std::string& table) {
  std::vector<host::Message> said = host_.handle(request->client, request->message);
  bool first = true;
  for (host::Message& one : said) {
    if (first) {
      request->answer_with(std::move(one.text), table, answer_if_overtaken(request, table));
    } else {
      journal_.tell(one.to, std::move(one.text), table);
    }
    first = false;
  }
  tables_.announce_changes();
}

/// A command that another node may have done before this one did, because the person changed nodes
/// or sent it twice, is not to be refused as too late: whoever asks once more is told what is true.
std::function<void(std::function<void()>)> TableRequests::answer_if_overtaken(
    const RequestPointer& request, const std::string& table) {
  constexpr int most_tries = 3;
  if (table.empty() || !journal_.is_shared() || !request->message.contains("command")) return {};
  return [this, request](std::function<void()> done) {
    if (request->reopen(std::move(done)) >= most_tries) return request->refuse(not_stored());
    ask_host(request, Around::nothing);
  };
}

void TableRequests::ask_host(const RequestPointer& request, Around around) {
  // The host reads the rest of the message.
  const json::value* name = request->message.if_contains("table");
  const json::string* text = name == nullptr ? nullptr : name->if_string();
  if (text == nullptr || text->empty() || text->size() > protocol::most_table_bytes) {
    return forward(request, "");
  }
  requests_.at_table(request, std::string(std::string_view(*text)),
                     [this, request, around](CachedTable& table) {
                       if (around == Around::names && imitates(request, table)) return;
                       if (around == Around::pack && table.pack()) {
                         const auto may = packs_.may_be_played(table.pack()->id);
                         if (!may) return request->refuse(may.error());
                       }
                       forward(request, table.id());
                       if (around == Around::watchers) note_watching(request, table);
                     });
}

/// Whoever sits down, or the bot, has a name for which people would take that of somebody who is
/// there: then this is refused.
bool TableRequests::imitates(const RequestPointer& request, const CachedTable& table) {
  const Result<protocol::Sit> sit = protocol::read_ask<protocol::Sit>(request->message);
  if (!sit) return false;  // the host says what is wrong with it
  const Session& session = *sessions_.find(request->client);
  const std::string name = sit->bot ? sit->name.value_or("") : session.name;
  const std::string* other =
      imitated(table.live(), sit->bot ? std::string() : session.person, name);
  if (name.empty() || other == nullptr) return false;
  request->refuse(Reason::not_allowed, say("townsmith", "name-imitates", {{"name", *other}}));
  return true;
}

/// Others are told who has come, if somebody has.
void TableRequests::note_watching(const RequestPointer& request, const CachedTable& table) {
  Session& session = *sessions_.find(request->client);
  const auto& watches = table.live().watches();
  const bool watching = std::any_of(watches.begin(), watches.end(), [&](const auto& watch) {
    return watch.client == request->client;
  });
  const bool changed =
      watching ? session.tables.insert(table.id()).second : session.tables.erase(table.id()) > 0;
  if (changed) tell_about(table);
}

protocol::About TableRequests::about(const std::string& table, const std::string& person) {
  protocol::About out;
  out.table = table;
  const CachedTable* entry = tables_.find(table);
  if (entry == nullptr) {
    out.stage = protocol::Stage::closed;
    return out;
  }
  const host::LiveTable& live = entry->live();
  const Time now = entry->time(clock_());
  if (entry->row().creator != store::forgotten_person) out.creator = entry->row().creator;
  out.listed = entry->row().listed;
  out.rated = tables_.is_rated(*entry);
  out.pace = pace_view(entry->pace());
  out.commitment = live.commitment();
  out.stage = stage_view(entry->row().stage);
  int people = 0;
  for (const Seat seat : SeatSet::first(live.game().setup().players)) {
    const std::string& owner = live.owner(seat);
    people += owner.empty() ? 0 : 1;
    out.seats.push_back({if_any(owner), sessions_.is_connected(owner),
                         if_any(live.table().seat(seat).stand_in), entry->clocks().left(seat, now),
                         entry->clocks().is_running(seat)});
  }
  const auto& watches = entry->live().watches();
  const auto looks_on = [](const auto& watch) { return watch.viewer.is_spectator(); };
  out.spectators = static_cast<int>(std::count_if(watches.begin(), watches.end(), looks_on));
  out.rematch = if_any(entry->row().rematch);
  if (entry->pack()) out.pack = packs_.shown(*entry->pack());
  out.hints = people == 1 && !host_.seat_of(person, live).is_spectator();
  return out;
}

void TableRequests::tell_about(const CachedTable& table) {
  std::set<Client> told;
  const std::uint64_t mark = host::Host::about_mark(about(table.id(), ""));
  for (host::LiveTable::Watch& watch : table.live().watches()) {
    watch.about = mark;
    const Session* session = sessions_.find(watch.client);
    if (session == nullptr || !told.insert(watch.client).second) continue;
    journal_.tell(watch.client,
                  protocol::AboutPush{table.id(), about(table.id(), session->person)}, table.id());
  }
}

void TableRequests::table_changed(CachedTable& table, const CachedTable::Changes& changes) {
  if (!changes.ended) return;
  listed_.remove(table.id());
  botted_.remove(table.id());
  packed_.remove(table.id());
}

void TableRequests::table_caught_up(const CachedTable& table, const store::TableRow& before) {
  if (before.rematch != table.row().rematch || before.listed != table.row().listed) {
    tell_about(table);
  }
}

void TableRequests::table_unlisted(const CachedTable& table) {
  listed_.remove(table.id());
  tell_about(table);
}

void TableRequests::table_closed(const CachedTable& table) {
  listed_.remove(table.id());
  botted_.remove(table.id());
  packed_.remove(table.id());
  tell_about(table);
}

// Tables are made, closed, and followed by another.

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
        // One that was closed, or is lost, is no table to meet at.
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

// Records by HTTP.

void TableRequests::download_record(const ApiRequest& request, const ApiReply& reply) {
  const std::string table = request.path.substr(record_path.size());
  people_.identify(request, reply, [this, table, reply](const People::Found& found) {
    const std::string person = found ? found->id : std::string();
    tables_.with_current_table(table, [this, table, person, reply](const Result<>& loaded) {
      requests_.attempt(reply, [&] {
        if (!loaded) return reply(refusal(404, loaded.error()));
        send_record(table, person, reply);
      });
    });
  });
}

void TableRequests::send_record(const std::string& table, const std::string& person,
                                const ApiReply& reply) {
  const CachedTable* entry = tables_.find(table);
  if (entry == nullptr) return reply(refusal(503, not_stored()));
  const Record record = entry->live().record();
  const Viewer viewer = host_.seat_of(person, entry->live());
  ApiAnswer out;
  out.body = record.finished ? to_text(record) : to_text(record, viewer);
  out.type = "application/jsonl";
  out.file_name = fmt::format("{}-{}.jsonl", record.game, table);
  journal_.when_stored(table, [reply, out = std::move(out)](bool well) {
    reply(well ? out : refusal(503, not_stored()));
  });
}

}  // namespace townsmith::service
