#include "service/table_requests.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <type_traits>
#include <utility>

#include "core/replay.h"

namespace townsmith::service {
namespace {

constexpr std::string_view record_path = "/api/record/";

std::optional<std::string> if_any(const std::string& name) {
  const bool nobody = name.empty() || name == store::forgotten_person;
  return nobody ? std::optional<std::string>() : name;
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

template <class Message>
Verb TableRequests::for_host() {
  constexpr bool changes_watchers = std::is_same_v<Message, protocol::Watch> ||
                                    std::is_same_v<Message, protocol::Unwatch> ||
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
  constexpr int max_tries = 3;
  if (table.empty() || !journal_.is_shared() || !request->message.contains("command")) return {};
  return [this, request](std::function<void()> done) {
    if (request->reopen(std::move(done)) >= max_tries) return request->refuse(not_stored());
    ask_host(request, Around::nothing);
  };
}

void TableRequests::ask_host(const RequestPointer& request, Around around) {
  // The host reads the rest of the message.
  const json::value* name = request->message.if_contains("table");
  const json::string* text = name == nullptr ? nullptr : name->if_string();
  if (text == nullptr || text->empty() || text->size() > protocol::max_table_bytes) {
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
    journal_.tell(watch.client, protocol::AboutPush{table.id(), about(table.id(), session->person)},
                  table.id());
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
