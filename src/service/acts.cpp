#include "service/acts.h"

#include <fmt/format.h>

#include <utility>

#include "core/schema.h"
#include "core/schema_reading.h"

namespace townsmith::service::acts {
namespace {

store::LogEntry log_line(const By& by, std::string what, std::string about) {
  return {.number = 0,
          .at = by.at,
          .by = by.person,
          .what = std::move(what),
          .about = std::move(about),
          .why = by.why};
}

store::Order order(std::string kind, std::string argument, store::Time at) {
  return {.number = 0, .kind = std::move(kind), .argument = std::move(argument), .at = at};
}

struct StoredBan {
  std::string person;
  std::int64_t until = 0;
  std::string by;
  std::int64_t at = 0;
  std::string why;

  DESCRIBE(StoredBan, "StoredBan", MEMBER(person), MEMBER(until), MEMBER(by), MEMBER(at),
           MEMBER(why));
};

struct StoredLine {
  std::string table;
  std::int64_t line = 0;

  DESCRIBE(StoredLine, "StoredLine", MEMBER(table), MEMBER(line));
};

template <class Stored>
std::string text_of(const Stored& stored) {
  static const Language none;  // it has no words
  return schema::to_json(stored, none);
}

template <class Stored>
Result<Stored> read(const std::string& text) {
  json::error_code wrong;
  const json::value value = json::parse(text, wrong);
  if (wrong) return refuse(Reason::bad_syntax, say("townsmith", "request-syntax"));
  return schema::from_json<Stored>(value);
}

}  // namespace

Writes sanction(store::Sanction what, const By& by) {
  const bool ban = what.kind == store::Sanction::Kind::ban;
  const bool of_person = !what.person.empty();
  const std::string whom = of_person ? what.person : what.address;
  // The log is kept longer than an address may be.
  store::LogEntry line = log_line(by, ban ? "ban" : "mute", what.person);
  what.since = by.at;
  what.by = by.person;
  what.why = by.why;
  Writes writes = {store::SanctionWrite{std::move(what)}, std::move(line)};
  if (ban) writes.emplace_back(order(of_person ? "ban" : "ban_address", whom, by.at));
  return writes;
}

Writes ban_where_connected(const std::string& person, store::Time until, const By& by) {
  return {order("ban_here", text_of(StoredBan{person, until, by.person, by.at, by.why}), by.at)};
}

Result<BanHere> read_ban_here(const std::string& argument) {
  TRY(StoredBan stored, read<StoredBan>(argument));
  return BanHere{std::move(stored.person),
                 stored.until,
                 {std::move(stored.by), stored.at, std::move(stored.why)}};
}

Writes lift(const store::Sanction& what, const By& by) {
  return {store::LiftWrite{what.number}, log_line(by, "lift", what.person)};
}

Writes delete_line(const std::string& table, std::int64_t line, const By& by) {
  return {store::LineDeleteWrite{table, line},
          log_line(by, "delete", fmt::format("{} {}", table, line)),
          order("line", text_of(StoredLine{table, line}), by.at)};
}

Result<Line> read_line(const std::string& argument) {
  TRY(StoredLine stored, read<StoredLine>(argument));
  return Line{std::move(stored.table), stored.line};
}

Writes settle(std::int64_t report, const By& by) {
  return {store::SettleWrite{report, by.at}, log_line(by, "settle", std::to_string(report))};
}

Result<Writes> set_pack(const store::PackRow& pack, store::PackState state, const By& by) {
  using enum store::PackState;
  const bool may = state == removed ? pack.state != removed
                   : state == listed
                       ? pack.state == unlisted
                       : state == unlisted && (pack.state == listed || pack.state == removed);
  if (!may) return refuse(Reason::not_allowed, say("townsmith", "pack-state"));
  const std::string what = state == removed  ? "remove_pack"
                           : state == listed ? "list_pack"
                                             : "unlist_pack";
  return Writes{store::PackStateWrite{pack.id, state}, log_line(by, what, pack.id),
                order("pack", pack.id, by.at)};
}

Writes name_moderator(const std::string& person, bool on, const By& by) {
  return {store::ModeratorWrite{person, on},
          log_line(by, on ? "moderator" : "no_moderator", person)};
}

}  // namespace townsmith::service::acts
