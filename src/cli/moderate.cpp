#include "cli/moderate.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <ctime>
#include <string_view>
#include <utility>

#include "core/json.h"
#include "core/setup.h"
#include "server/address.h"
#include "service/acts.h"
#include "service/plain_text.h"

namespace townsmith::cli {
namespace {

namespace acts = service::acts;
using store::Sanction;

constexpr int max_reported = 1000;

/// "90m", "12h", "7d"
Result<store::Time> duration_of(const std::string& text) {
  std::int64_t count = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, wrong] = std::from_chars(text.data(), end, count);
  const std::string_view unit(rest, static_cast<std::size_t>(end - rest));
  const std::int64_t minutes = unit == "m" ? 1 : unit == "h" ? 60 : unit == "d" ? 24 * 60 : 0;
  if (wrong != std::errc() || count <= 0 || count > 100'000 || minutes == 0) {
    return refuse(Reason::bad_value, "a time is a number and m, h or d, such as 12h");
  }
  return count * minutes * 60'000;
}

Result<store::Time> until_of(const AdminArgs& args, store::Time now) {
  if (args.how_long.empty()) return store::Time{0};
  TRY(const store::Time length, duration_of(args.how_long));
  return now + length;
}

Result<std::string> household_of(const std::string& text) {
  const auto address = server::parse_address(text);
  if (!address) return refuse(Reason::bad_value, fmt::format("{} is not an address", text));
  return address->household().text();
}

std::string_view name_of(Sanction::Kind kind) {
  return kind == Sanction::Kind::ban ? "banned" : "muted";
}

/// Everything of this kind that was decided about somebody is lifted.
Result<acts::Writes> lifts(store::Store& store, const std::string& person,
                           const std::string& address, Sanction::Kind kind, const acts::By& by) {
  TRY(const std::vector<Sanction> all, store.sanctions(person, address, max_reported));
  acts::Writes writes;
  for (const Sanction& one : all) {
    if (one.kind != kind) continue;
    for (store::Write& write : acts::lift(one, by)) writes.push_back(std::move(write));
  }
  if (writes.empty()) {
    return refuse(Reason::unknown_name,
                  fmt::format("{} is not {}", person.empty() ? address : person, name_of(kind)));
  }
  return writes;
}

Result<acts::Writes> decide_about_address(store::Store& store, const AdminArgs& args,
                                          const acts::By& by) {
  TRY(const std::string address, household_of(args.argument));
  if (args.what == "unban-address") return lifts(store, "", address, Sanction::Kind::ban, by);
  Sanction what;
  what.address = address;
  TRY(what.until, until_of(args, by.at));
  return acts::sanction(what, by);
}

Result<acts::Writes> decide_about_person(store::Store& store, const AdminArgs& args,
                                         const acts::By& by) {
  TRY(const auto person, store.person(args.argument));
  if (!person) return refuse(Reason::unknown_name, "there is nobody called " + args.argument);
  if (args.what == "moderator" || args.what == "no-moderator") {
    return acts::name_moderator(person->id, args.what == "moderator", by);
  }
  if (args.what == "unban") return lifts(store, person->id, "", Sanction::Kind::ban, by);
  if (args.what == "unmute") return lifts(store, person->id, "", Sanction::Kind::mute, by);
  Sanction what;
  what.kind = args.what == "ban" ? Sanction::Kind::ban : Sanction::Kind::mute;
  what.person = person->id;
  TRY(what.until, until_of(args, by.at));
  acts::Writes writes;
  if (args.with_address) writes = acts::ban_where_connected(person->id, what.until, by);
  for (store::Write& write : acts::sanction(what, by)) writes.push_back(std::move(write));
  return writes;
}

Result<acts::Writes> decide_about_pack(store::Store& store, const AdminArgs& args,
                                       const acts::By& by) {
  TRY(const auto pack, store.packs().pack(args.argument));
  if (!pack) return refuse(Reason::unknown_name, "there is no pack " + args.argument);
  const store::PackState state = args.what == "remove-pack" ? store::PackState::removed
                                 : args.what == "list-pack" ? store::PackState::listed
                                                            : store::PackState::unlisted;
  return acts::set_pack(*pack, state, by);
}

std::string_view name_of(store::PackState state) {
  static constexpr std::array<std::string_view, 4> names = {"by link", "listed", "unlisted",
                                                            "removed"};
  return names[static_cast<std::size_t>(state)];
}

std::string by_whom(const std::string& person) { return person.empty() ? "the host" : person; }

json::object report_json(const store::Report& one) {
  return {{"number", one.number}, {"at", one.at},       {"by", one.by},     {"person", one.person},
          {"name", one.name},     {"table", one.table}, {"line", one.line}, {"text", one.text},
          {"why", one.why},       {"pack", one.pack}};
}

json::object sanction_json(const Sanction& one) {
  return {{"number", one.number}, {"kind", name_of(one.kind)},
          {"person", one.person}, {"address", one.address},
          {"since", one.since},   {"until", one.until},
          {"by", one.by},         {"why", one.why}};
}

}  // namespace

std::string when(store::Time time) {
  const auto seconds = static_cast<std::time_t>(time / 1000);
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}", parts.tm_year + 1900, parts.tm_mon + 1,
                     parts.tm_mday, parts.tm_hour, parts.tm_min);
}

Result<std::vector<store::Write>> writes_for(store::Store& store, const AdminArgs& args,
                                             store::Time now) {
  const acts::By by{"", now, args.why};
  if (args.what == "message" || args.what == "close") {
    if (args.what == "close") {
      TRY(const auto table, store.table(args.argument));
      if (!table) return refuse(Reason::unknown_name, "there is no table " + args.argument);
    } else if (!service::is_plain_text(args.argument)) {
      return refuse(Reason::bad_value, "a message is one line of plain text");
    }
    return acts::Writes{store::Order{.kind = args.what, .argument = args.argument, .at = now}};
  }
  if (args.what == "settle") {
    TRY(const int number, parse_int(args.argument));
    TRY(const auto open, store.reports(max_reported));
    const bool is_open = std::any_of(open.begin(), open.end(),
                                     [&](const auto& one) { return one.number == number; });
    if (!is_open) {
      return refuse(Reason::unknown_name, fmt::format("there is no open report {}", number));
    }
    return acts::settle(number, by);
  }
  if (args.what == "delete-line") {
    TRY(const auto lines, store.chat(args.argument, args.number - 1, 1));
    if (lines.empty() || lines[0].number != args.number) {
      return refuse(Reason::unknown_name,
                    fmt::format("there is no line {} at {}", args.number, args.argument));
    }
    return acts::delete_line(args.argument, args.number, by);
  }
  if (args.what.ends_with("-pack")) return decide_about_pack(store, args, by);
  if (args.what.ends_with("-address")) return decide_about_address(store, args, by);
  return decide_about_person(store, args, by);
}

Result<> print_reports(store::Store& store, const AdminArgs& args, store::Time now) {
  TRY(const std::vector<store::Report> reports, store.reports(max_reported));
  TRY(std::vector<Sanction> sanctions, store.sanctions("", "", max_reported));
  TRY(const std::vector<std::string> moderators, store.moderators());
  std::erase_if(sanctions, [now](const Sanction& one) { return !one.holds(now); });
  if (args.json) {
    json::array told;
    for (const store::Report& one : reports) told.emplace_back(report_json(one));
    json::array decided;
    for (const Sanction& one : sanctions) decided.emplace_back(sanction_json(one));
    const json::object all{{"reports", std::move(told)},
                           {"sanctions", std::move(decided)},
                           {"moderators", json::array(moderators.begin(), moderators.end())}};
    fmt::print("{}\n", json::serialize(all));
    return {};
  }
  fmt::print("{:>6}  {:<16}  {:<14} {:<24} {:>5}  {}\n", "report", "when (UTC)", "person", "table",
             "line", "what");
  for (const store::Report& one : reports) {
    fmt::print("{:>6}  {:<16}  {:<14} {:<24} {:>5}  {}: {}{}\n", one.number, when(one.at),
               one.person, one.pack.empty() ? one.table : one.pack, one.line, one.name, one.text,
               one.why.empty() ? "" : fmt::format(" ({})", one.why));
  }
  fmt::print("\n{:<24} {:<7} {:<16}  {:<14} {}\n", "who", "", "until (UTC)", "by", "why");
  for (const Sanction& one : sanctions) {
    fmt::print("{:<24} {:<7} {:<16}  {:<14} {}\n", one.person.empty() ? one.address : one.person,
               name_of(one.kind), one.until == 0 ? "for good" : when(one.until), by_whom(one.by),
               one.why);
  }
  fmt::print("\nmoderators\n");
  for (const std::string& person : moderators) fmt::print("{}\n", person);
  return {};
}

Result<> print_packs(store::Store& store, const AdminArgs& args) {
  store::PackQuery query;
  query.limit = max_reported;
  TRY(const std::vector<store::PackRow> packs, store.packs().list(query));
  json::array lines;
  for (const store::PackRow& one : packs) {
    if (args.json) {
      lines.emplace_back(json::object{{"pack", one.id},
                                      {"game", one.game},
                                      {"name", one.name},
                                      {"author", one.author},
                                      {"version", one.version},
                                      {"maker", one.maker},
                                      {"made", one.made},
                                      {"last_used", one.used},
                                      {"state", name_of(one.state)},
                                      {"games", one.games}});
    } else {
      fmt::print("{}  {:<12} {:<8} {:>5} games  {:<16}  {:<14} {}, by {}\n", one.id, one.game,
                 name_of(one.state), one.games, when(one.used), by_whom(one.maker), one.name,
                 one.author);
    }
  }
  if (args.json) fmt::print("{}\n", json::serialize(lines));
  return {};
}

Result<> print_log(store::Store& store, const AdminArgs& args) {
  TRY(const std::vector<store::LogEntry> log, store.log(0, max_reported));
  json::array lines;
  for (const store::LogEntry& one : log) {
    if (args.json) {
      lines.emplace_back(json::object{{"number", one.number},
                                      {"at", one.at},
                                      {"by", one.by},
                                      {"what", one.what},
                                      {"about", one.about},
                                      {"why", one.why}});
    } else {
      fmt::print("{:<16}  {:<14} {:<12} {:<24} {}\n", when(one.at), by_whom(one.by), one.what,
                 one.about, one.why);
    }
  }
  if (args.json) fmt::print("{}\n", json::serialize(lines));
  return {};
}

}  // namespace townsmith::cli
