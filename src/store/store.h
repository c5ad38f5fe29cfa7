#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/result.h"
#include "store/accounts.h"
#include "store/columns.h"
#include "store/moderation.h"
#include "store/packs.h"

/// Times are always passed in: a store has no clock.
namespace townsmith::store {

/// Somebody who plays: a name without an account.
struct Person {
  std::string id;
  std::string name;
  Time created = 0;
  Time banned_until = 0;  ///< by what was decided about them, not about where they come from

  bool is_banned(Time now) const { return now < banned_until; }
  bool operator==(const Person&) const = default;
};

/// A program that plays at a server by an account of its own, which an administrator made: its id
/// tells, and its name has a mark that no person's may have.
inline constexpr std::string_view bot_account_prefix = "bot-";
inline constexpr std::string_view bot_account_mark = " (bot)";
inline bool is_bot_account(std::string_view person) {
  return person.starts_with(bot_account_prefix);
}

/// One command that was accepted at a table: the tables' only truth.
struct Deed {
  std::int64_t number = 0;  ///< from 1, without gaps
  Time at = 0;
  std::string text;  ///< JSON, as host/deed.h reads and writes it

  COLUMNS(Deed, COLUMN(number), COLUMN(at), RAW_COLUMN(text));
  bool operator==(const Deed&) const = default;
};

enum class Stage : std::uint8_t { waiting, playing, over, closed };

/// A table: what was agreed on when it was made, and what lists tell about it now.
struct TableRow {
  std::string id;
  std::string game;
  Stage stage = Stage::waiting;
  bool listed = false;  ///< everybody sees it in the lobby
  std::string creator;  ///< a person
  std::string terms;    ///< JSON: players, options, pace, rules version, content; never changes
  std::string seed;     ///< secret until the game is over
  Time created = 0;
  Time changed = 0;
  Time wake = 0;              ///< when somebody must look at it unasked; 0: never
  std::int64_t deeds = 0;     ///< how many there are
  std::string summary;        ///< JSON without secrets: who sits where, scores, who is waited for
  std::string rematch;        ///< the table of the next game of the same people, if there is one
  std::int64_t revision = 0;  ///< how often it was written
  std::string pack = {};      ///< the pack it is played with; "": the game's own content

  COLUMNS(TableRow, COLUMN(id), COLUMN(game), COLUMN(stage), COLUMN(listed), COLUMN(creator),
          RAW_COLUMN(terms), RAW_COLUMN(seed), COLUMN(created), COLUMN(changed), COLUMN(wake),
          COLUMN(deeds), RAW_COLUMN(summary), COLUMN(rematch), COLUMN(revision), COLUMN(pack));
  bool operator==(const TableRow&) const = default;
};

/// Who came where, when a game is over: ratings follow from it. Names of raters are persons' ids
/// or "bot:hard". Equal places share them.
struct Placement {
  std::string who;
  int place = 1;

  bool operator==(const Placement&) const = default;
};

/// Everything that is to be stored of one table, all of it or nothing. It is a conflict, unless the
/// stored row is the one it was made from: of the revision before row.revision, and with as many
/// deeds as come before these.
struct TableWrite {
  TableRow row;        ///< as it is after the deeds and this write
  bool fresh = false;  ///< the table is made, with revision 1
  std::vector<Deed> deeds;
  /// The persons in the seats, "" for none. No seats at all: they are as they were.
  std::vector<std::string> people;
  std::vector<Placement> finished;  ///< not empty: the game has just ended, and is rated
  bool lists = true;                ///< lists tell something else now (see Notice)
  bool purge = false;               ///< afterwards the table goes, with everything about it
  /// Another table of the batch, if a conflict there is one here too: a rematch is made with the
  /// row that leads to it, or not at all.
  std::string only_with = {};
  /// What the table is played with, if that may not be there yet: it is stored with the table.
  std::optional<PackRow> pack = {};
};

/// Makes a person, or gives one who is there another name.
struct PersonWrite {
  Person person;
};
struct KeyWrite {
  Key key;
  bool forget = false;
};
/// A link to another device is used: its key goes, and one that lasts comes in its place. Of those
/// who use it at the same time one is the first; the others are too late (see Written).
struct LinkWrite {
  std::string link;  ///< the hash of the key that was good once
  Key key;
};
/// Nothing that anybody reads, but it has to reach the disk like everything else: whether it does
/// shows if writing works.
struct ProbeWrite {
  Time at = 0;
};
struct ChatLine {
  std::int64_t number = 0;  ///< set by the store: from 1 at each table
  std::string table;
  std::string person;
  std::string name;
  std::string text;  ///< "" if a moderator has deleted it
  Time at = 0;

  COLUMNS(ChatLine, COLUMN_AS(table, "table_id"), COLUMN(number), COLUMN(person), COLUMN(name),
          COLUMN(text), COLUMN(at));
  bool operator==(const ChatLine&) const = default;
};
struct MuteWrite {
  std::string person;
  std::string muted;
  bool on = true;
};
/// What an administrator wants of the running servers.
struct Order {
  std::int64_t number = 0;  ///< set by the store
  /// "close", "ban", "ban_address", "ban_here", "line", "message", "forget", "end_device", "pack"
  std::string kind;
  std::string argument;
  Time at = 0;

  COLUMNS(Order, COLUMN(number), COLUMN(kind), COLUMN(argument), COLUMN(at));
};

using Write = std::variant<TableWrite, PersonWrite, KeyWrite, LinkWrite, ProbeWrite, ChatLine,
                           MuteWrite, Order, ModeratorWrite, SanctionWrite, LiftWrite, ReportWrite,
                           SettleWrite, LineDeleteWrite, LogEntry, AccountWrite, PackStateWrite>;

/// How a batch went: all of it is stored now and survives a power cut, but for these.
struct Written {
  /// Tables that somebody else had written to first; nothing was stored of them.
  std::vector<std::string> conflicts;
  /// The places in the batch of writes that can never be stored, because of what is in them.
  std::vector<std::size_t> refused;
  /// The places of writes that came too late, as of a link that somebody had used before; nothing
  /// was stored of them.
  std::vector<std::size_t> late = {};
};

struct Rating {
  std::string who;
  std::string game;
  double mean = 25.0;
  double deviation = 25.0 / 3.0;
  std::int64_t games = 0;

  COLUMNS(Rating, COLUMN(who), COLUMN(game), COLUMN(mean), COLUMN(deviation), COLUMN(games));
};

/// Which tables a list is about. Newest change first; `before` continues after the last of a page.
struct TableQuery {
  std::vector<Stage> stages;
  std::optional<std::string> person = {};
  std::optional<std::string> game = {};
  std::optional<std::string> pack = {};
  bool listed_only = false;
  Time before = 0;  ///< changed before this; 0: from the newest
  int limit = 50;
};

/// What one process tells the others about a table that it has written to.
struct Notice {
  std::string table;   ///< "" for orders, any_table
  bool lists = false;  ///< what lists tell about it has changed (TableWrite::lists)
  bool chat = false;   ///< somebody has said something there

  bool operator==(const Notice&) const = default;
};

/// In the answer of wait_for_others: something may have been missed, so that anything may have
/// changed. Comes first of all, and after every lost connection.
inline constexpr std::string_view any_table = "*";

/// Tables, people and what belongs to them, kept so that they survive. Calls block; one store is
/// used by one thread at a time. An error means that nothing was changed: Reason::io_error that the
/// store could not, Reason::bad_value that it never can. Its sentence is for the host's log, not
/// for players.
///
/// A disk may give back other bytes than it was given. Names and what people said are UTF-8 all the
/// same, with U+FFFD where they were damaged; readers of the texts that are JSON have to check
/// them.
class Store {
 public:
  virtual ~Store() = default;

  /// One transaction. When it returns, everything in it is on the disk but what Written names. If
  /// every write of it would be refused, that is an error. (When PostgreSQL is lost in a commit and
  /// cannot be reached for half a minute, nobody knows what came of it; the sentence says so.)
  virtual Result<Written> write(const std::vector<Write>& batch) = 0;

  virtual Result<std::optional<TableRow>> table(std::string_view id) = 0;
  virtual Result<std::vector<Deed>> deeds(std::string_view table, std::int64_t after) = 0;
  virtual Result<std::vector<TableRow>> tables(const TableQuery& query) = 0;
  /// The persons in a table's seats, "" for none.
  virtual Result<std::vector<std::string>> people(std::string_view table) = 0;
  /// Tables that should be looked at by now, the longest overdue first.
  virtual Result<std::vector<std::string>> due(Time now, int limit) = 0;

  virtual Result<std::optional<Person>> person(std::string_view id) = 0;
  virtual Result<std::optional<Key>> key(std::string_view hash) = 0;
  virtual Result<std::vector<std::string>> muted_by(std::string_view person) = 0;
  /// The first lines after that number, or the last there are.
  virtual Result<std::vector<ChatLine>> chat(std::string_view table,
                                             std::optional<std::int64_t> after, int limit) = 0;
  /// The best of a game first; or all of one who.
  virtual Result<std::vector<Rating>> best(std::string_view game, int limit) = 0;
  virtual Result<std::vector<Rating>> ratings_of(std::string_view who) = 0;
  virtual Result<std::vector<Order>> orders(std::int64_t after) = 0;
  /// What the person has said, the oldest first.
  virtual Result<std::vector<ChatLine>> said_by(std::string_view person) = 0;
  virtual Accounts& accounts() = 0;
  virtual Packs& packs() = 0;

  virtual Result<std::vector<std::string>> moderators() = 0;
  /// What was decided about a person or an address, or about everybody if both are "": the newest
  /// first. What has ended is among it.
  virtual Result<std::vector<Sanction>> sanctions(std::string_view person, std::string_view address,
                                                  int limit) = 0;
  /// Those that nobody has settled, the newest first.
  virtual Result<std::vector<Report>> reports(int limit) = 0;
  /// All that a person has made, settled or not, the newest first.
  virtual Result<std::vector<Report>> reports_by(std::string_view person) = 0;
  /// The newest first; before that number, or from the newest if it is 0.
  virtual Result<std::vector<LogEntry>> log(std::int64_t before, int limit) = 0;

  /// Waits at most this long for word that other processes have written, and says what, each table
  /// once. May be called in a thread of its own, beside the others. A store that only one process
  /// writes to returns at once, with nothing.
  virtual Result<std::vector<Notice>> wait_for_others(int milliseconds) = 0;
  /// Whether other processes may write to it too.
  virtual bool is_shared() const = 0;

  /// Whether what was written has made a log so long that it should be shortened.
  virtual bool has_long_log() const { return false; }
  /// Moves what the log holds to where it belongs. Another store of the same file may write
  /// meanwhile, whose writes then stay in the log.
  virtual void shorten_log() {}
};

/// "sqlite:FILE" or "postgres://...". Makes or migrates what is there.
Result<std::unique_ptr<Store>> open_store(const std::string& url);

/// The same for a store that is there and is to stay as it is: nothing is made or migrated.
Result<std::unique_ptr<Store>> open_existing_store(const std::string& url);

/// People for an administrator's eyes: the banned ones, then those who came last.
Result<std::vector<Person>> list_people(const std::string& url, int limit);

/// How far it is: rows read, of all rows.
using CopyProgress = std::function<void(std::int64_t done, std::int64_t total)>;

/// All that a store holds. The checksum finds accidents, not forgeries.
struct StoreContents {
  std::int64_t rows = 0;
  std::uint64_t checksum = 0;
  bool operator==(const StoreContents&) const = default;
};

/// Copies everything from one store into an empty other one, as of one moment, and reads the copy
/// again to compare. Servers may keep writing to the first meanwhile; it must have the newest
/// schema.
Result<StoreContents> copy_store(const std::string& from, const std::string& to,
                                 const CopyProgress& progress = {});

/// Reads everything; refused if something cannot be read or is damaged.
Result<StoreContents> check_store(const std::string& url, const CopyProgress& progress = {});

}  // namespace townsmith::store
