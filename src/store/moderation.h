#pragma once

#include <cstdint>
#include <limits>
#include <string>

#include "store/columns.h"

/// What hosts, and people they name, decide about others; part of what a store keeps.
namespace townsmith::store {

/// Milliseconds since the beginning of 1970, UTC.
using Time = std::int64_t;

/// Who may look after what people say and do here. The host makes them that.
struct ModeratorWrite {
  std::string person;
  bool on = true;
};

/// The end of what is for good.
inline constexpr Time forever = std::numeric_limits<Time>::max();

/// Somebody is kept out, or may not speak: a person, or everybody who comes from an address.
struct Sanction {
  enum class Kind : std::uint8_t { ban, mute };
  std::int64_t number = 0;  ///< set by the store
  Kind kind = Kind::ban;
  std::string person = {};   ///< "" if it is about an address
  std::string address = {};  ///< as servers keep them apart; "" if it is about a person
  Time since = 0;
  Time until = 0;        ///< 0: for good
  std::string by = {};   ///< a person; "" for the host
  std::string why = {};  ///< for those who decide, not for whom it is about

  bool holds(Time now) const { return until == 0 || now < until; }

  COLUMNS(Sanction, COLUMN(number), COLUMN(kind), COLUMN(person), COLUMN(address), COLUMN(since),
          COLUMN(until), COLUMN_AS(by, "by_whom"), COLUMN(why));
  bool operator==(const Sanction&) const = default;
};
struct SanctionWrite {
  Sanction sanction;
};
/// It holds no more.
struct LiftWrite {
  std::int64_t number = 0;
};

/// Somebody wants a moderator to look at what somebody else said or did.
struct Report {
  std::int64_t number = 0;  ///< set by the store
  Time at = 0;
  std::string by = {};      ///< a person
  std::string person = {};  ///< whom it is about
  std::string name = {};    ///< as that person was called there
  std::string table = {};   ///< where
  std::int64_t line = 0;    ///< what was said: its number at the table; 0 if it is about no line
  std::string text = {};    ///< the line as it was
  std::string why = {};     ///< what whoever reports it says about it
  Time settled = 0;         ///< when a moderator had looked at it; 0: not yet
  std::string pack = {};    ///< the pack it is about; "" if it is about none

  COLUMNS(Report, COLUMN(number), COLUMN(at), COLUMN_AS(by, "by_whom"), COLUMN(person),
          COLUMN(name), COLUMN_AS(table, "table_id"), COLUMN(line), COLUMN(text), COLUMN(why),
          COLUMN(settled), COLUMN(pack));
  bool operator==(const Report&) const = default;
};
struct ReportWrite {
  Report report;
};
/// A moderator has looked at it.
struct SettleWrite {
  std::int64_t number = 0;
  Time at = 0;
};

/// What somebody said is not to be read any more; that something was said stays.
struct LineDeleteWrite {
  std::string table;
  std::int64_t line = 0;
};

/// Who did what when, for those who want to know later.
struct LogEntry {
  std::int64_t number = 0;  ///< set by the store
  Time at = 0;
  std::string by = {};     ///< a person; "" for the host
  std::string what = {};   ///< "ban", "mute", "lift", "delete", "settle", "moderator",
                           ///< "no_moderator", "list_pack", "unlist_pack", "remove_pack"
  std::string about = {};  ///< a person, a line, a report, a pack; "" if it is an address
  std::string why = {};

  COLUMNS(LogEntry, COLUMN(number), COLUMN(at), COLUMN_AS(by, "by_whom"), COLUMN(what),
          COLUMN(about), COLUMN(why));
  bool operator==(const LogEntry&) const = default;
};

}  // namespace townsmith::store
