#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/messages.h"

/// Reports, and what moderators do about them.
namespace townsmith::protocol {

inline constexpr std::int64_t max_why_bytes = 600;
inline constexpr std::int64_t max_hours = 24 * 366;

enum class SanctionKind : std::uint8_t { ban, mute };
inline constexpr std::array<std::string_view, 2> sanction_names = {"ban", "mute"};
constexpr std::span<const std::string_view> schema_names(SanctionKind /*kind*/) {
  return sanction_names;
}
constexpr std::string_view schema_name(SanctionKind /*kind*/) { return "SanctionKind"; }

struct MakeReport {
  std::string table;
  std::string person;
  Maybe<std::int64_t> line;
  Maybe<std::string> why;

  VERB("report", Nothing);
  ABOUT("Asks moderators to look at what somebody said or does at a table.");
  DESCRIBE(MakeReport, "MakeReport", MEMBER(table, "", {1, max_table_bytes}),
           MEMBER(person, "whom it is about", {1, 64}),
           MEMBER(line, "the number of what they said", {1, schema::unbounded_high}),
           MEMBER(why, "", {0, max_why_bytes}));
};

struct ReportView {
  std::int64_t number = 0;
  std::int64_t at = 0;
  PersonView by;
  PersonView person;
  std::string table;
  std::optional<std::int64_t> line;
  std::string text;
  std::string why;
  Maybe<std::string> pack;

  DESCRIBE(ReportView, "Report", MEMBER(number), MEMBER(at, "milliseconds since 1970"), MEMBER(by),
           MEMBER(person, "whom it is about, as they were called"), MEMBER(table),
           MEMBER(line, "null if it is about nothing they said"),
           MEMBER(text, "what they said, which may be deleted by now; or what the pack is called"),
           MEMBER(why), MEMBER(pack, "the pack that it is about"));
};

struct SanctionView {
  std::int64_t number = 0;
  SanctionKind kind = SanctionKind::ban;
  std::optional<PersonView> person;
  std::int64_t since = 0;
  std::optional<std::int64_t> until;
  std::optional<PersonView> by;
  std::string why;

  DESCRIBE(SanctionView, "Sanction", MEMBER(number), MEMBER(kind),
           MEMBER(person, "null: everybody who comes from some address"),
           MEMBER(since, "milliseconds since 1970"), MEMBER(until, "null: for good"),
           MEMBER(by, "null: the host"), MEMBER(why));
};

struct LogView {
  std::int64_t at = 0;
  std::optional<PersonView> by;
  std::string what;
  std::string about_what;
  std::string why;

  DESCRIBE(
      LogView, "LogEntry", MEMBER(at, "milliseconds since 1970"), MEMBER(by, "null: the host"),
      MEMBER(what,
             "ban, mute, lift, delete, settle, moderator, no_moderator, list_pack, "
             "unlist_pack, remove_pack"),
      schema::member("about", &LogView::about_what,
                     "a person by name, a line, a report, a pack; nothing if it is an address"),
      MEMBER(why));
};

struct Moderation {
  std::vector<ReportView> reports;
  std::vector<SanctionView> sanctions;
  std::vector<LogView> log;

  DESCRIBE(Moderation, "Moderation", MEMBER(reports, "that nobody has settled, the newest first"),
           MEMBER(sanctions, "that hold, the newest first"),
           MEMBER(log, "who did what, the newest first"));
};

struct AskModeration {
  VERB("moderation", Moderation);
  ABOUT("What moderators see. For them only, as are sanction, lift, delete_line and settle.");
  DESCRIBE(AskModeration, "AskModeration");
};

struct MakeSanction {
  std::string person;
  SanctionKind kind = SanctionKind::ban;
  std::int64_t hours = 0;
  Maybe<bool> with_address;
  Maybe<std::string> why;

  VERB("sanction", Nothing);
  ABOUT("Keeps somebody out, or lets them look on without a word.");
  DESCRIBE(MakeSanction, "MakeSanction", MEMBER(person, "", {1, 64}), MEMBER(kind),
           MEMBER(hours, "0: for good", {0, max_hours}),
           MEMBER(with_address,
                  "a ban: for everybody where they are connected from, too, for a week at most"),
           MEMBER(why, "for other moderators", {0, max_why_bytes}));
};

struct LiftSanction {
  std::int64_t number = 0;

  VERB("lift", Nothing);
  DESCRIBE(LiftSanction, "LiftSanction", MEMBER(number, "", {1, schema::unbounded_high}));
};

struct DeleteLine {
  std::string table;
  std::int64_t line = 0;

  VERB("delete_line", Nothing);
  ABOUT("Nobody reads any more what was said; that it was stays to be seen.");
  DESCRIBE(DeleteLine, "DeleteLine", MEMBER(table, "", {1, max_table_bytes}),
           MEMBER(line, "", {1, schema::unbounded_high}));
};

struct SettleReport {
  std::int64_t number = 0;

  VERB("settle", Nothing);
  DESCRIBE(SettleReport, "SettleReport", MEMBER(number, "", {1, schema::unbounded_high}));
};

}  // namespace townsmith::protocol
