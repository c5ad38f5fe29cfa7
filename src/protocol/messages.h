#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "core/schema.h"
#include "protocol/answers.h"
#include "protocol/glimpse.h"
#include "table/wire.h"

/// What a client may ask of any host, a page's engine or a server: a struct for each verb, with the
/// type that answers it. docs/protocol.md tells what they mean.
namespace townsmith::protocol {

/// Every answer and every refusal is the same for a client of another number: none.
inline constexpr int number = 2;

inline constexpr std::int64_t most_name_bytes = 64;
inline constexpr std::int64_t most_table_bytes = 64;
inline constexpr std::int64_t most_move_bytes = 256;
inline constexpr std::int64_t most_record_bytes = std::int64_t{1} << 20;
inline constexpr std::int64_t most_stream_digits = std::int64_t{1} << 19;
inline constexpr std::int64_t most_hints = 10;
inline constexpr std::int64_t most_decisions = 50;
inline constexpr std::int64_t most_version = schema::unbounded_high;
/// JSON's numbers are exact up to here.
inline constexpr std::int64_t most_seed = std::int64_t{1} << 53;

// What comes before and after a game.

struct Hello {
  int protocol = 0;
  Maybe<std::string> language;

  using Answer = Greeting;
  static constexpr std::string_view verb = "hello";
  static constexpr std::string_view schema = "Hello";
  static constexpr auto members() {
    return std::tuple(
        member("protocol", &Hello::protocol, "the number of the protocol the client speaks"),
        member("language", &Hello::language,
               "what the client is spoken to in, as browsers write it: \"de\"; English if the host "
               "does not have it",
               {0, most_name_bytes}));
  }
};

struct SpeakLanguage {
  std::string language;
  Maybe<std::map<std::string, std::string>> words;

  using Answer = Spoken;
  static constexpr std::string_view verb = "language";
  static constexpr std::string_view schema = "SpeakLanguage";
  static constexpr auto members() {
    return std::tuple(
        member("language", &SpeakLanguage::language, "as in `hello`", {0, most_name_bytes}),
        member("words", &SpeakLanguage::words,
               "in a page: the catalogues of that language, by the names of their files"));
  }
};

struct OpenSeat {
  static constexpr std::string_view schema = "OpenSeat";
  static constexpr std::string_view tag_name = "occupant";
  static constexpr std::string_view tag = "open";
  static constexpr auto members() { return std::tuple(); }
};
struct HumanSeat {
  Maybe<std::string> name;

  static constexpr std::string_view schema = "HumanSeat";
  static constexpr std::string_view tag_name = "occupant";
  static constexpr std::string_view tag = "human";
  static constexpr auto members() {
    return std::tuple(member("name", &HumanSeat::name, "left out at a server, which knows the name", {0, most_name_bytes}));
  }
};
struct BotSeat {
  std::string bot;
  Maybe<std::string> name;

  static constexpr std::string_view schema = "BotSeat";
  static constexpr std::string_view tag_name = "occupant";
  static constexpr std::string_view tag = "bot";
  static constexpr auto members() {
    return std::tuple(member("bot", &BotSeat::bot, "one of those in `hello`", {0, most_name_bytes}),
                      member("name", &BotSeat::name, "what it is called", {0, most_name_bytes}));
  }
};
using SeatRequest = std::variant<OpenSeat, HumanSeat, BotSeat>;

struct Create {
  table::GameName game;
  std::vector<SeatRequest> seats;
  Maybe<std::map<std::string, std::string>> options;
  Maybe<std::vector<int>> handicap;
  Maybe<std::int64_t> seed;
  Maybe<bool> start;
  Maybe<bool> listed;
  Maybe<Pace> pace;

  using Answer = TableName;
  static constexpr std::string_view verb = "create";
  static constexpr std::string_view schema = "Create";
  static constexpr auto members() {
    return std::tuple(
        member("game", &Create::game, "", {0, most_name_bytes}),
        member("seats", &Create::seats, "at a server, at most one person: the one who creates the table", {1, max_seats}),
        member("options", &Create::options, "by name; those left out have their standard value"),
        member("handicap", &Create::handicap, "points for each seat in advance", {0, max_seats}),
        member("seed", &Create::seed, "for a game that can be had again; pages only", {0, most_seed}),
        member("start", &Create::start, "at once; all seats must be taken"),
        member("listed", &Create::listed,
               "at a server: everybody sees it in the lobby; otherwise it is found by its link"),
        member("pace", &Create::pace, "at a server: the clock; relaxed if it is left out"));
  }
};

struct Open {
  std::string record;
  Maybe<std::int64_t> seed;

  using Answer = Opened;
  static constexpr std::string_view verb = "open";
  static constexpr bool page_only = true;
  static constexpr std::string_view schema = "Open";
  static constexpr std::string_view about =
      "A table from a record: a running game continues, a finished one can be looked at. Pages only.";
  static constexpr auto members() {
    return std::tuple(member("record", &Open::record, "", {0, most_record_bytes}),
                      member("seed", &Open::seed,
                             "the one the game was created with: then its future is what it would "
                             "have been",
                             {0, most_seed}));
  }
};

/// A verb about one table and nothing else.
struct OfTable {
  std::string table;

  static constexpr auto members() {
    return std::tuple(member("table", &OfTable::table, "", {1, most_table_bytes}));
  }
};

struct Close : OfTable {
  using Answer = Nothing;
  static constexpr std::string_view verb = "close";
  static constexpr bool page_only = true;
  static constexpr std::string_view schema = "Close";
  static constexpr std::string_view about = "The host forgets the table. Pages only.";
};

struct GetRecord : OfTable {
  using Answer = RecordText;
  static constexpr std::string_view verb = "record";
  static constexpr std::string_view schema = "GetRecord";
};

struct GetNewSteps {
  std::string table;
  std::uint64_t lines = 0;
  std::string check;

  using Answer = NewSteps;
  static constexpr std::string_view verb = "new_steps";
  static constexpr bool page_only = true;
  static constexpr std::string_view schema = "GetNewSteps";
  static constexpr std::string_view about =
      "The part of the record that is not stored yet. Pages only.";
  static constexpr auto members() {
    return std::tuple(member("table", &GetNewSteps::table, "", {1, most_table_bytes}),
                      member("lines", &GetNewSteps::lines, "how many lines are stored"),
                      member("check", &GetNewSteps::check, "what the answer before said", {0, 64}));
  }
};

// What is looked at.

struct Look {
  std::string table;
  Viewer as = Viewer::spectator();
  Maybe<std::uint64_t> from;

  static constexpr auto members() {
    return std::tuple(
        member("table", &Look::table, "", {1, most_table_bytes}),
        member("as", &Look::as, "one's own seat, or null to look on"),
        member("from", &Look::from,
               "the version the client has: it gets the events after it. All of them if it is left "
               "out or is not of this table"));
  }
};

struct Watch : Look {
  using Answer = Watched;
  static constexpr std::string_view verb = "watch";
  static constexpr std::string_view schema = "Watch";
  static constexpr std::string_view about = "From now on, `table` pushes.";
};

struct ViewOnce : Look {
  using Answer = Watched;
  static constexpr std::string_view verb = "view";
  static constexpr std::string_view schema = "ViewOnce";
  static constexpr std::string_view about = "The same once, without pushes.";
};

struct WatchGlimpses : Look {
  using Answer = Glimpsed;
  static constexpr std::string_view verb = "watch_glimpses";
  static constexpr std::string_view schema = "WatchGlimpses";
  static constexpr std::string_view about =
      "From now on, `glimpse` pushes: for clients with an engine, which makes the views.";
};

struct GlimpseOnce : Look {
  using Answer = Glimpsed;
  static constexpr std::string_view verb = "glimpse";
  static constexpr std::string_view schema = "GlimpseOnce";
  static constexpr std::string_view about = "The same once, without pushes.";
};

/// A verb about a table as one viewer sees it.
struct AsViewer {
  std::string table;
  Viewer as = Viewer::spectator();

  static constexpr auto members() {
    return std::tuple(member("table", &AsViewer::table, "", {1, most_table_bytes}),
                      member("as", &AsViewer::as));
  }
};

struct Unwatch : AsViewer {
  using Answer = Nothing;
  static constexpr std::string_view verb = "unwatch";
  static constexpr std::string_view schema = "Unwatch";
};

struct LookUp : AsViewer {
  using Answer = Reference;
  static constexpr std::string_view verb = "reference";
  static constexpr std::string_view schema = "LookUp";
  static constexpr std::string_view about =
      "What a player may look up: charts, cards seen and left, piles.";
};

struct Replay {
  std::string table;
  Viewer as = Viewer::spectator();
  Maybe<std::size_t> step;

  using Answer = Replayed;
  static constexpr std::string_view verb = "replay";
  static constexpr bool page_only = true;
  static constexpr std::string_view schema = "Replay";
  static constexpr std::string_view about =
      "Without `step` the list of steps, with it the view after that many. Pages only.";
  static constexpr auto members() {
    return std::tuple(member("table", &Replay::table, "", {1, most_table_bytes}),
                      member("as", &Replay::as), member("step", &Replay::step));
  }
};

struct Show {
  std::string header;
  Glimpse glimpse;

  using Answer = Shown;
  static constexpr std::string_view verb = "show";
  static constexpr bool page_only = true;
  static constexpr std::string_view schema = "Show";
  static constexpr std::string_view about = "The view of what a server sent. Pages only.";
  static constexpr auto members() {
    return std::tuple(member("header", &Show::header, "of the game's record", {0, most_record_bytes}),
                      member("glimpse", &Show::glimpse));
  }
};

struct Verify {
  std::string record;
  std::string stream;

  using Answer = Draws;
  static constexpr std::string_view verb = "verify";
  static constexpr bool page_only = true;
  static constexpr std::string_view schema = "Verify";
  static constexpr std::string_view about =
      "Whether all draws of a record follow from a key stream. Pages only.";
  static constexpr auto members() {
    return std::tuple(member("record", &Verify::record, "", {0, most_record_bytes}),
                      member("stream", &Verify::stream, "its bytes, hexadecimal", {0, most_stream_digits}));
  }
};

// What is done at a table.

/// What changes a table.
struct Command {
  std::string table;
  Seat seat = seat_at(0);
  std::uint64_t at = 0;
  Maybe<std::string> command;

  static constexpr auto members() {
    return std::tuple(
        member("table", &Command::table, "", {1, most_table_bytes}), member("seat", &Command::seat),
        member("at", &Command::at,
               "the version its sender had seen: `stale` if the position is no longer that one"),
        member("command", &Command::command,
               "unique to the client: sent again, it is answered again but not done again", {0, most_name_bytes}));
  }
};

struct Sit {
  Command command;
  Maybe<std::string> name;
  Maybe<std::string> bot;
  Maybe<std::string> share;

  using Answer = NewVersion;
  static constexpr std::string_view verb = "sit";
  static constexpr std::string_view schema = "Sit";
  static constexpr auto members() {
    return std::tuple(
        schema::flat(&Sit::command),
        member("name", &Sit::name, "of a person in a page, or of a bot", {0, most_name_bytes}),
        member("bot", &Sit::bot, "a bot sits down there", {0, most_name_bytes}),
        member("share", &Sit::share,
               "at a server: the client's part of the luck, 32 bytes in hexadecimal", {0, 64}));
  }
};

struct MakeMove {
  Command command;
  std::string move;

  using Answer = NewVersion;
  static constexpr std::string_view verb = "move";
  static constexpr std::string_view schema = "MakeMove";
  static constexpr auto members() {
    return std::tuple(schema::flat(&MakeMove::command),
                      member("move", &MakeMove::move, "as the view lists it", {0, most_move_bytes}));
  }
};

struct Leave : Command {
  using Answer = NewVersion;
  static constexpr std::string_view verb = "leave";
  static constexpr std::string_view schema = "Leave";
};
struct Start : Command {
  using Answer = NewVersion;
  static constexpr std::string_view verb = "start";
  static constexpr std::string_view schema = "Start";
};
struct Undo : Command {
  using Answer = NewVersion;
  static constexpr std::string_view verb = "undo";
  static constexpr std::string_view schema = "Undo";
  static constexpr std::string_view about = "Takes back the last move.";
};
struct Restart : Command {
  using Answer = NewVersion;
  static constexpr std::string_view verb = "restart";
  static constexpr std::string_view schema = "Restart";
  static constexpr std::string_view about = "Takes back all that can be.";
};
struct Commit : Command {
  using Answer = NewVersion;
  static constexpr std::string_view verb = "commit";
  static constexpr std::string_view schema = "Commit";
  static constexpr std::string_view about = "Finishes the seat's part of a simultaneous round.";
};

// What the engine thinks.

struct AskHints {
  std::string table;
  Seat seat = seat_at(0);
  Maybe<int> count;

  using Answer = Hints;
  static constexpr std::string_view verb = "hint";
  static constexpr std::string_view schema = "AskHints";
  static constexpr std::string_view about =
      "The best moves, best first. A server gives hints where only one person sits.";
  static constexpr auto members() {
    return std::tuple(member("table", &AskHints::table, "", {1, most_table_bytes}),
                      member("seat", &AskHints::seat),
                      member("count", &AskHints::count, "three if it is left out", {1, most_hints}));
  }
};

struct AskReview {
  std::string table;
  Maybe<std::size_t> from;
  Maybe<int> count;

  using Answer = Review;
  static constexpr std::string_view verb = "review";
  static constexpr bool page_only = true;
  static constexpr std::string_view schema = "AskReview";
  static constexpr std::string_view about =
      "Of a finished game, what each decision was worth. Pages only.";
  static constexpr auto members() {
    return std::tuple(
        member("table", &AskReview::table, "", {1, most_table_bytes}),
        member("from", &AskReview::from, "the first decision, counted from 0"),
        member("count", &AskReview::count, "one if it is left out", {1, most_decisions}));
  }
};

// Bots, in a page only; its worker asks these by itself.

struct Think : OfTable {
  using Answer = Thought;
  static constexpr std::string_view verb = "think";
  static constexpr bool page_only = true;
  static constexpr std::string_view schema = "Think";
  static constexpr std::string_view about = "The next bot does one thing. Pages only.";
};

struct AskNextBot : OfTable {
  using Answer = NextBot;
  static constexpr std::string_view verb = "next_bot";
  static constexpr bool page_only = true;
  static constexpr std::string_view schema = "AskNextBot";
  static constexpr std::string_view about =
      "Which bot the table waits for, and what it is asked, for an engine that thinks elsewhere. "
      "Pages only.";
};

struct Plan {
  BotTask task;

  using Answer = Planned;
  static constexpr std::string_view verb = "plan";
  static constexpr bool page_only = true;
  static constexpr std::string_view schema = "Plan";
  static constexpr std::string_view about =
      "What a bot does; the same values give the same move. Pages only.";
  static constexpr auto members() { return std::tuple(schema::flat(&Plan::task)); }
};

struct Act {
  std::string table;
  Seat seat = seat_at(0);
  std::uint64_t at = 0;
  std::optional<std::string> move;

  using Answer = Acted;
  static constexpr std::string_view verb = "act";
  static constexpr bool page_only = true;
  static constexpr std::string_view schema = "Act";
  static constexpr std::string_view about =
      "What was planned is done; `stale` if the bot's position has changed. Pages only.";
  static constexpr auto members() {
    return std::tuple(member("table", &Act::table, "", {1, most_table_bytes}),
                      member("seat", &Act::seat), member("at", &Act::at),
                      member("move", &Act::move, "null to commit", {0, most_move_bytes}));
  }
};

struct Back : Command {
  using Answer = NewVersion;
  static constexpr std::string_view verb = "back";
  static constexpr std::string_view schema = "TakeSeatBack";
  static constexpr std::string_view about =
      "Takes one's seat over again from the bot that stands in. Servers only.";
};

struct Resign : Command {
  using Answer = NewVersion;
  static constexpr std::string_view verb = "resign";
  static constexpr std::string_view schema = "Resign";
  static constexpr std::string_view about =
      "Gives up for good: a bot plays the seat to the end. The game is over at once if nobody is "
      "left, or one person against nobody. Servers only.";
};

struct AgreeEnd : Command {
  using Answer = NewVersion;
  static constexpr std::string_view verb = "agree_end";
  static constexpr std::string_view schema = "AgreeEnd";
  static constexpr std::string_view about =
      "Would end the game as it stands, without a winner; it ends when everybody who plays would. "
      "Servers only.";
};

struct RefuseEnd : Command {
  using Answer = NewVersion;
  static constexpr std::string_view verb = "refuse_end";
  static constexpr std::string_view schema = "RefuseEnd";
  static constexpr std::string_view about =
      "Plays on: nobody has agreed to end any more, oneself included. Servers only.";
};

/// The verbs of every host.
using HostVerbs =
    std::tuple<Hello, SpeakLanguage, Create, Open, Close, Watch, Unwatch, ViewOnce,
               WatchGlimpses, GlimpseOnce, Sit, Leave,
               Start, MakeMove, Undo, Restart, Commit, Back, Resign, AgreeEnd, RefuseEnd, AskHints, AskReview, GetRecord, GetNewSteps,
               Replay, LookUp, Show, Verify, Think, AskNextBot, Plan, Act>;

}  // namespace townsmith::protocol
