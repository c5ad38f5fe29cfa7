#include "service/moderation.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <type_traits>
#include <utility>

#include "service/plain_text.h"

namespace townsmith::service {
namespace {

using store::Sanction;

constexpr int max_shown = 100;
constexpr int max_sanctions_shown = 1000;
constexpr int max_open_reports = 10;  ///< of one person
constexpr int reports_of_person = 10;
constexpr int reports_of_household = 30;
constexpr Time reports_counted = hour;
/// Addresses come to others in time, and many share one: moderators ban them no longer than this.
constexpr Time max_with_address = 7 * day;

/// Refuses a request whose reason is not plain text.
bool has_bad_reason(const RequestPointer& request, const std::string& why) {
  if (why.empty() || is_plain_text(why)) return false;
  request->refuse(Reason::bad_value, say("townsmith", "chat-line"));
  return true;
}

/// What people are called now. Each is looked up once.
class Names {
 public:
  Names(store::Store& store, std::string somebody)
      : store_(store), somebody_(std::move(somebody)) {}

  /// Null for "", which is the host.
  std::optional<protocol::PersonView> of(const std::string& id) {
    if (id.empty()) return {};
    return protocol::PersonView{id, name_of(id), {}};
  }
  /// "" if there is nobody of that id.
  std::string name_of(const std::string& id) {
    if (id == store::forgotten_person) return somebody_;
    const auto [known, is_new] = names_.try_emplace(id);
    if (is_new) {
      const auto person = store_.person(id);
      if (person && *person) known->second = (*person)->name;
    }
    return known->second;
  }

 private:
  store::Store& store_;
  std::string somebody_;
  std::map<std::string, std::string> names_;
};

protocol::SanctionView sanction_view(Names& names, const Sanction& one) {
  protocol::SanctionView out;
  out.number = one.number;
  out.kind = sanction_kind(one.kind);
  out.person = names.of(one.person);
  out.since = one.since;
  if (one.until != 0) out.until = one.until;
  out.by = names.of(one.by);
  out.why = one.why;
  return out;
}

protocol::ReportView report_view(Names& names, const store::Report& one) {
  protocol::ReportView out;
  out.number = one.number;
  out.at = one.at;
  out.by = {one.by, names.name_of(one.by), {}};
  out.person = {one.person, one.name, {}};
  out.table = one.table;
  if (one.line != 0) out.line = one.line;
  out.text = one.text;
  out.why = one.why;
  if (!one.pack.empty()) out.pack = one.pack;
  return out;
}

protocol::LogView log_view(Names& names, const store::LogEntry& one) {
  const bool of_person =
      one.what != "delete" && one.what != "settle" && !one.what.ends_with("_pack");
  return {one.at, names.of(one.by), one.what, of_person ? names.name_of(one.about) : one.about,
          one.why};
}

Result<protocol::Moderation> read_overview(store::Store& store, const std::string& somebody,
                                           Time now) {
  protocol::Moderation out;
  Names names(store, somebody);
  TRY(const std::vector<store::Report> reports, store.reports(max_shown));
  for (const store::Report& one : reports) out.reports.push_back(report_view(names, one));
  TRY(const std::vector<Sanction> sanctions, store.sanctions("", "", max_sanctions_shown));
  for (const Sanction& one : sanctions) {
    if (one.holds(now)) out.sanctions.push_back(sanction_view(names, one));
  }
  TRY(const std::vector<store::LogEntry> log, store.log(0, max_shown));
  for (const store::LogEntry& one : log) out.log.push_back(log_view(names, one));
  return out;
}

/// Whether somebody sits at a table or has said something there lately.
Result<bool> is_known_at(store::Store& store, const std::string& table, const std::string& person) {
  TRY(const std::vector<std::string> seated, store.people(table));
  if (std::find(seated.begin(), seated.end(), person) != seated.end()) return true;
  TRY(const std::vector<store::ChatLine> said, store.chat(table, std::nullopt, max_shown));
  return std::any_of(said.begin(), said.end(),
                     [&](const store::ChatLine& line) { return line.person == person; });
}

Result<store::ChatLine> find_line(store::Store& store, const std::string& table,
                                  std::int64_t number) {
  TRY(const std::vector<store::ChatLine> lines, store.chat(table, number - 1, 1));
  if (lines.empty() || lines[0].number != number) {
    return refuse(Reason::unknown_name, say("townsmith", "line-unknown"));
  }
  return lines[0];
}

/// The one of these rows that has a number.
template <class Row>
Result<Row> numbered(const Result<std::vector<Row>>& rows, std::int64_t number, const char* none) {
  TRY(const std::vector<Row> all, rows);
  for (const Row& one : all) {
    if (one.number == number) return one;
  }
  return refuse(Reason::unknown_name, say("townsmith", none));
}

/// What is reported: a line, or somebody at a table.
Result<store::Report> find_reported(store::Store& store, const protocol::MakeReport& message) {
  store::Report out;
  out.person = message.person;
  out.table = message.table;
  out.why = message.why.value_or("");
  if (message.line) {
    TRY(const store::ChatLine line, find_line(store, message.table, *message.line));
    if (line.person != message.person) {
      return refuse(Reason::unknown_name, say("townsmith", "line-unknown"));
    }
    out.line = line.number;
    out.name = line.name;
    out.text = line.text;
    return out;
  }
  TRY(const auto person, store.person(message.person));
  TRY(const bool known, is_known_at(store, message.table, message.person));
  if (!person || !known) return refuse(Reason::unknown_name, say("townsmith", "person-unknown"));
  out.name = person->name;
  return out;
}

Result<store::Report> find_reported(store::Store& store, const protocol::ReportPack& message) {
  TRY(const auto pack, store.packs().pack(message.pack));
  if (!pack || pack->state == store::PackState::removed) {
    return refuse(Reason::unknown_name, say("townsmith", "pack-unknown"));
  }
  store::Report out;
  out.person = pack->maker;
  TRY(const auto maker, store.person(pack->maker));
  if (maker) out.name = maker->name;
  out.text = fmt::format("{} ({})", pack->name, pack->author);
  out.why = message.why.value_or("");
  out.pack = pack->id;
  return out;
}

/// The report to be stored; nothing if its author has made it before and nobody has settled it.
template <class Message>
Result<std::optional<store::Report>> new_report(store::Store& store, const std::string& author,
                                                const Message& message) {
  TRY(store::Report out, find_reported(store, message));
  TRY(const std::vector<store::Report> earlier, store.reports_by(author));
  int open = 0;
  for (const store::Report& one : earlier) {
    if (one.settled != 0) continue;
    if (one.table == out.table && one.person == out.person && one.line == out.line &&
        one.pack == out.pack) {
      return std::optional<store::Report>();
    }
    ++open;
  }
  if (open >= max_open_reports) {
    return refuse(Reason::too_much, say("townsmith", "reports-open", {{"most", max_open_reports}}));
  }
  out.by = author;
  return std::optional(std::move(out));
}

}  // namespace

protocol::SanctionKind sanction_kind(Sanction::Kind kind) {
  return kind == Sanction::Kind::ban ? protocol::SanctionKind::ban : protocol::SanctionKind::mute;
}

Result<bool> is_moderator(store::Store& store, const std::string& person) {
  TRY(const std::vector<std::string> moderators, store.moderators());
  return std::find(moderators.begin(), moderators.end(), person) != moderators.end();
}

bool is_sanctioned(const std::vector<Sanction>& decided, Sanction::Kind kind, Time now) {
  return std::any_of(decided.begin(), decided.end(),
                     [&](const Sanction& one) { return one.kind == kind && one.holds(now); });
}

Moderation::Moderation(Journal& journal, Requests& requests, Clock clock)
    : journal_(journal),
      requests_(requests),
      clock_(std::move(clock)),
      reports_(reports_of_person, reports_counted),
      household_reports_(reports_of_household, reports_counted) {}

std::vector<Verb> Moderation::verbs() {
  return {
      Requests::verb(this, &Moderation::report),      Requests::verb(this, &Moderation::overview),
      Requests::verb(this, &Moderation::sanction),    Requests::verb(this, &Moderation::lift),
      Requests::verb(this, &Moderation::delete_line), Requests::verb(this, &Moderation::settle),
      Requests::verb(this, &Moderation::report_pack), Requests::verb(this, &Moderation::set_pack)};
}

const Session* Moderation::person_reporting(const RequestPointer& request, const std::string& why) {
  const Session* session = requests_.person_asking(request);
  if (session == nullptr || has_bad_reason(request, why)) return nullptr;
  if (!reports_.allow(session->person, clock_()) ||
      !household_reports_.allow(session->household, clock_())) {
    request->refuse(Reason::too_much, say("townsmith", "reports-too-many"));
    return nullptr;
  }
  return session;
}

template <class Message>
void Moderation::store_report(const RequestPointer& request, const std::string& person,
                              const Message& message) {
  const auto find = [message, person](store::Store& store) {
    return new_report(store, person, message);
  };
  requests_.read(request, find, [this, request](std::optional<store::Report> report) {
    if (!report) return request->answer(protocol::Nothing());
    report->at = clock_.date();
    act(request, {store::ReportWrite{std::move(*report)}});
  });
}

void Moderation::report_pack(const RequestPointer& request, const protocol::ReportPack& message) {
  const Session* session = person_reporting(request, message.why.value_or(""));
  if (session != nullptr) store_report(request, session->person, message);
}

void Moderation::report(const RequestPointer& request, const protocol::MakeReport& message) {
  const Session* session = person_reporting(request, message.why.value_or(""));
  if (session == nullptr) return;
  const auto at_table = [this, request, message, person = session->person](const CachedTable&) {
    store_report(request, person, message);
  };
  requests_.at_table(request, message.table, at_table);
}

template <class Find, class Then>
void Moderation::for_moderator(const RequestPointer& request, Find find, Then then) {
  const Session* session = requests_.person_asking(request);
  if (session == nullptr) return;
  const acts::By by{session->person, clock_.date()};
  using Found = typename std::invoke_result_t<Find, store::Store&>::value_type;
  const auto read = [person = by.person,
                     find = std::move(find)](store::Store& store) -> Result<Found> {
    TRY(const bool allowed, is_moderator(store, person));
    if (!allowed) {
      return refuse(Reason::not_allowed, say("townsmith", "moderators-only"));
    }
    return find(store);
  };
  requests_.read(request, read,
                 [by, then = std::move(then)](const Found& found) { then(by, found); });
}

void Moderation::overview(const RequestPointer& request,
                          const protocol::AskModeration& /*message*/) {
  for_moderator(
      request,
      [now = clock_.date(),
       somebody = journal_.language_of(request->client).say(say("townsmith", "somebody"))](
          store::Store& store) { return read_overview(store, somebody, now); },
      [request](const acts::By&, const protocol::Moderation& all) { request->answer(all); });
}

void Moderation::sanction(const RequestPointer& request, const protocol::MakeSanction& message) {
  if (has_bad_reason(request, message.why.value_or(""))) return;
  const auto find = [person = message.person](store::Store& store) -> Result<store::Person> {
    TRY(const auto found, store.person(person));
    if (!found) return refuse(Reason::unknown_name, say("townsmith", "person-unknown"));
    TRY(const bool safe, is_moderator(store, person));
    if (safe) {
      return refuse(Reason::not_allowed, say("townsmith", "moderator-safe"));
    }
    return *found;
  };
  for_moderator(request, find, [this, request, message](acts::By who, const store::Person& person) {
    who.why = message.why.value_or("");
    Sanction what;
    what.kind =
        message.kind == protocol::SanctionKind::ban ? Sanction::Kind::ban : Sanction::Kind::mute;
    what.person = person.id;
    what.until = message.hours == 0 ? 0 : who.at + message.hours * hour;
    acts::Writes writes;
    // Before they are sent away: afterwards nobody knows where they were.
    if (message.with_address.value_or(false) && what.kind == Sanction::Kind::ban) {
      const Time longest = who.at + max_with_address;
      writes = acts::ban_where_connected(
          person.id, what.until == 0 ? longest : std::min(what.until, longest), who);
    }
    for (store::Write& write : acts::sanction(what, who)) writes.push_back(std::move(write));
    act(request, std::move(writes));
  });
}

void Moderation::lift(const RequestPointer& request, const protocol::LiftSanction& message) {
  const auto find = [number = message.number](store::Store& store) {
    return numbered(store.sanctions("", "", max_sanctions_shown), number, "sanction-unknown");
  };
  for_moderator(request, find, [this, request](const acts::By& by, const Sanction& found) {
    act(request, acts::lift(found, by));
  });
}

void Moderation::delete_line(const RequestPointer& request, const protocol::DeleteLine& message) {
  const auto find = [message](store::Store& store) {
    return find_line(store, message.table, message.line);
  };
  for_moderator(request, find, [this, request](const acts::By& by, const store::ChatLine& line) {
    act(request, acts::delete_line(line.table, line.number, by));
  });
}

void Moderation::settle(const RequestPointer& request, const protocol::SettleReport& message) {
  const auto find = [number = message.number](store::Store& store) {
    return numbered(store.reports(max_shown), number, "report-unknown");
  };
  for_moderator(request, find, [this, request](const acts::By& by, const store::Report& found) {
    act(request, acts::settle(found.number, by));
  });
}

void Moderation::set_pack(const RequestPointer& request, const protocol::SetPack& message) {
  if (has_bad_reason(request, message.why.value_or(""))) return;
  const auto find = [id = message.pack](store::Store& store) -> Result<store::PackRow> {
    TRY(const auto found, store.packs().pack(id));
    if (!found) return refuse(Reason::unknown_name, say("townsmith", "pack-unknown"));
    if (found->maker.empty()) {
      return refuse(Reason::not_allowed, say("townsmith", "pack-of-host"));
    }
    return *found;
  };
  for_moderator(request, find, [this, request, message](acts::By by, const store::PackRow& pack) {
    by.why = message.why.value_or("");
    const auto writes = acts::set_pack(pack, static_cast<store::PackState>(message.state), by);
    if (!writes) return request->refuse(writes.error());
    act(request, *writes);
  });
}

void Moderation::act(const RequestPointer& request, acts::Writes writes) {
  journal_.write(std::move(writes), [request](bool well) {
    if (!well) return request->refuse(not_stored());
    request->answer(protocol::Nothing());
  });
}

}  // namespace townsmith::service
