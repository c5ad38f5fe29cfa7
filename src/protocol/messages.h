#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "core/pack.h"
#include "core/schema.h"
#include "protocol/answers.h"
#include "protocol/glimpse.h"
#include "table/wire.h"

/// What a client may ask of any host, a page's engine or a server: a struct for each verb, with the
/// type that answers it. docs/protocol.md tells what they mean.
namespace townsmith::protocol {

/// Every answer and every refusal is the same for a client of another number: none.
inline constexpr int number = 2;

inline constexpr std::int64_t max_name_bytes = 64;
inline constexpr std::int64_t max_table_bytes = 64;
inline constexpr std::int64_t max_move_bytes = 256;
inline constexpr std::int64_t max_record_bytes = std::int64_t{1} << 20;
inline constexpr std::int64_t max_stream_digits = std::int64_t{1} << 19;
inline constexpr std::int64_t max_hints = 10;
inline constexpr std::int64_t max_decisions = 50;
/// JSON's numbers are exact up to here.
inline constexpr std::int64_t max_seed = std::int64_t{1} << 53;

/// What makes a struct a verb: its name, the type that answers it and, where the members are those
/// of another struct, the name of its own. A PAGE_VERB is one that only the engine in a page
/// understands.
#define VERB(name, AnsweredBy, ...)                                   \
  using Answer = AnsweredBy;                                          \
  __VA_OPT__(static constexpr std::string_view schema = __VA_ARGS__;) \
  static constexpr std::string_view verb = name
#define PAGE_VERB(...) \
  VERB(__VA_ARGS__);   \
  static constexpr bool page_only = true

// What comes before and after a game.

struct Hello {
  int protocol = 0;
  Maybe<std::string> language;

  VERB("hello", Greeting);
  DESCRIBE(
      Hello, "Hello", MEMBER(protocol, "the number of the protocol the client speaks"),
      MEMBER(language,
             "what the client is spoken to in, as browsers write it: \"de\"; English if the host "
             "does not have it",
             {0, max_name_bytes}));
};

struct SpeakLanguage {
  std::string language;
  Maybe<std::map<std::string, std::string>> words;

  VERB("language", Spoken);
  DESCRIBE(SpeakLanguage, "SpeakLanguage", MEMBER(language, "as in `hello`", {0, max_name_bytes}),
           MEMBER(words,
                  "in a page: the catalogues of that language, by the names of their files"));
};

struct OpenSeat {
  TAG("occupant", "open");
  DESCRIBE(OpenSeat, "OpenSeat");
};
struct HumanSeat {
  Maybe<std::string> name;

  TAG("occupant", "human");
  DESCRIBE(HumanSeat, "HumanSeat",
           MEMBER(name, "left out at a server, which knows the name", {0, max_name_bytes}));
};
struct BotSeat {
  std::string bot;
  Maybe<std::string> name;

  TAG("occupant", "bot");
  DESCRIBE(BotSeat, "BotSeat", MEMBER(bot, "one of those in `hello`", {0, max_name_bytes}),
           MEMBER(name, "what it is called", {0, max_name_bytes}));
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
  Maybe<bool> rated;
  Maybe<Pace> pace;
  Maybe<std::string> pack;
  Maybe<std::string> known_pack;
  Maybe<bool> list_pack;

  VERB("create", TableName);
  DESCRIBE(Create, "Create", MEMBER(game, "", {0, max_name_bytes}),
           MEMBER(seats, "at a server, at most one person: the one who creates the table",
                  {1, max_seats}),
           MEMBER(options, "by name; those left out have their standard value"),
           MEMBER(handicap, "points for each seat in advance", {0, max_seats}),
           MEMBER(seed, "for a game that can be had again; pages only", {0, max_seed}),
           MEMBER(start, "at once; all seats must be taken"),
           MEMBER(listed,
                  "at a server: everybody sees it in the lobby; otherwise it is found by its link"),
           MEMBER(rated, "at a server: false for a friendly game, which the ladder does not count"),
           MEMBER(pace, "at a server: the clock; relaxed if it is left out"),
           MEMBER(pack, "content to play with instead of the game's own: a pack as text",
                  {1, max_pack_bytes}),
           MEMBER(known_pack, "at a server: the id of a pack that it has, instead of `pack`",
                  {pack_id_bytes, pack_id_bytes}),
           MEMBER(list_pack,
                  "at a server: the pack comes into the gallery, where everybody finds it; only if "
                  "the creator of the table brought it first"));
};

struct Open {
  std::string record;
  Maybe<std::int64_t> seed;

  PAGE_VERB("open", Opened);
  ABOUT(
      "A table from a record: a running game continues, a finished one can be looked at. Pages "
      "only.");
  DESCRIBE(Open, "Open", MEMBER(record, "", {0, max_record_bytes}),
           MEMBER(seed,
                  "the one the game was created with: then its future is what it would "
                  "have been",
                  {0, max_seed}));
};

// Content, for whoever makes their own.

struct GetContent {
  table::GameName game;

  PAGE_VERB("content", GameContent);
  ABOUT("The files that a pack of this game can change, as the host has them. Pages only.");
  DESCRIBE(GetContent, "GetContent", MEMBER(game, "", {0, max_name_bytes}));
};

struct GetComponents {
  table::GameName game;
  int players = 0;
  Maybe<std::string> pack;

  PAGE_VERB("components", Reference);
  ABOUT(
      "What a box of the game would hold, in words: every card, whether or not a game draws it. "
      "Pages only.");
  DESCRIBE(GetComponents, "GetComponents", MEMBER(game, "", {0, max_name_bytes}),
           MEMBER(players, "what some cards ask for depends on it", {1, max_seats}),
           MEMBER(pack, "content in the place of the game's own: a pack as text",
                  {1, max_pack_bytes}));
};

struct CheckPack {
  std::string pack;

  PAGE_VERB("check_pack", CheckedPack);
  ABOUT("Whether a pack can be played, what is wrong with it, and what it changes. Pages only.");
  DESCRIBE(CheckPack, "CheckPack", MEMBER(pack, "as text", {1, max_pack_bytes}));
};

/// A verb about one table and nothing else.
struct OfTable {
  std::string table;

  MEMBERS(OfTable, MEMBER(table, "", {1, max_table_bytes}));
};

struct Close : OfTable {
  PAGE_VERB("close", Nothing, "Close");
  ABOUT("The host forgets the table. Pages only.");
};

struct GetRecord : OfTable {
  VERB("record", RecordText, "GetRecord");
};

struct GetNewSteps {
  std::string table;
  std::uint64_t lines = 0;
  std::string check;

  PAGE_VERB("new_steps", NewSteps);
  ABOUT("The part of the record that is not stored yet. Pages only.");
  DESCRIBE(GetNewSteps, "GetNewSteps", MEMBER(table, "", {1, max_table_bytes}),
           MEMBER(lines, "how many lines are stored"),
           MEMBER(check, "what the answer before said", {0, 64}));
};

// What is looked at.

struct AsViewerFrom {
  std::string table;
  Viewer as = Viewer::spectator();
  Maybe<std::uint64_t> from;

  MEMBERS(
      AsViewerFrom, MEMBER(table, "", {1, max_table_bytes}),
      MEMBER(as, "one's own seat, or null to look on"),
      MEMBER(from,
             "the version the client has: it gets the events after it. All of them if it is left "
             "out or is not of this table"));
};

struct Watch : AsViewerFrom {
  VERB("watch", Watched, "Watch");
  ABOUT("From now on, `table` pushes.");
};

struct ViewOnce : AsViewerFrom {
  VERB("view", Watched, "ViewOnce");
  ABOUT("The same once, without pushes.");
};

struct WatchGlimpses : AsViewerFrom {
  VERB("watch_glimpses", Glimpsed, "WatchGlimpses");
  ABOUT("From now on, `glimpse` pushes: for clients with an engine, which makes the views.");
};

struct GlimpseOnce : AsViewerFrom {
  VERB("glimpse", Glimpsed, "GlimpseOnce");
  ABOUT("The same once, without pushes.");
};

/// A verb about a table as one viewer sees it.
struct AsViewer {
  std::string table;
  Viewer as = Viewer::spectator();

  MEMBERS(AsViewer, MEMBER(table, "", {1, max_table_bytes}), MEMBER(as));
};

struct Unwatch : AsViewer {
  VERB("unwatch", Nothing, "Unwatch");
};

struct LookUp : AsViewer {
  VERB("reference", Reference, "LookUp");
  ABOUT("What a player may look up: charts, cards seen and left, piles.");
};

struct Replay {
  std::string table;
  Viewer as = Viewer::spectator();
  Maybe<std::size_t> step;

  PAGE_VERB("replay", Replayed);
  ABOUT("Without `step` the list of steps, with it the view after that many. Pages only.");
  DESCRIBE(Replay, "Replay", MEMBER(table, "", {1, max_table_bytes}), MEMBER(as), MEMBER(step));
};

struct Show {
  std::string header;
  Glimpse glimpse;

  PAGE_VERB("show", Shown);
  ABOUT("The view of what a server sent. Pages only.");
  DESCRIBE(Show, "Show", MEMBER(header, "of the game's record", {0, max_record_bytes}),
           MEMBER(glimpse));
};

struct Verify {
  std::string record;
  std::string stream;

  PAGE_VERB("verify", Draws);
  ABOUT("Whether all draws of a record follow from a key stream. Pages only.");
  DESCRIBE(Verify, "Verify", MEMBER(record, "", {0, max_record_bytes}),
           MEMBER(stream, "its bytes, hexadecimal", {0, max_stream_digits}));
};

// What is done at a table.

/// What changes a table.
struct Command {
  std::string table;
  Seat seat = seat_at(0);
  std::uint64_t at = 0;
  Maybe<std::string> command;

  MEMBERS(Command, MEMBER(table, "", {1, max_table_bytes}), MEMBER(seat),
          MEMBER(at,
                 "the version its sender had seen: `stale` if the position is no longer that one"),
          MEMBER(command,
                 "unique to the client: sent again, it is answered again but not done again",
                 {0, max_name_bytes}));
};

struct Sit {
  Command command;
  Maybe<std::string> name;
  Maybe<std::string> bot;
  Maybe<std::string> share;

  VERB("sit", NewVersion);
  DESCRIBE(Sit, "Sit", FLAT(command),
           MEMBER(name, "of a person in a page, or of a bot", {0, max_name_bytes}),
           MEMBER(bot, "a bot sits down there", {0, max_name_bytes}),
           MEMBER(share, "at a server: the client's part of the luck, 32 bytes in hexadecimal",
                  {0, 64}));
};

struct MakeMove {
  Command command;
  std::string move;

  VERB("move", NewVersion);
  DESCRIBE(MakeMove, "MakeMove", FLAT(command),
           MEMBER(move, "as the view lists it", {0, max_move_bytes}));
};

struct Leave : Command {
  VERB("leave", NewVersion, "Leave");
  ABOUT(
      "Before the start also by the creator, for anybody: whoever is made to leave does not sit "
      "down there again.");
};
struct Start : Command {
  VERB("start", NewVersion, "Start");
};
struct Undo : Command {
  VERB("undo", NewVersion, "Undo");
  ABOUT("Takes back the last move.");
};
struct Restart : Command {
  VERB("restart", NewVersion, "Restart");
  ABOUT("Takes back all that can be.");
};
struct Commit : Command {
  VERB("commit", NewVersion, "Commit");
  ABOUT("Finishes the seat's part of a simultaneous round.");
};

// What the engine thinks.

struct AskHints {
  std::string table;
  Seat seat = seat_at(0);
  Maybe<int> count;

  VERB("hint", Hints);
  ABOUT("The best moves, best first. A server gives hints where only one person sits.");
  DESCRIBE(AskHints, "AskHints", MEMBER(table, "", {1, max_table_bytes}), MEMBER(seat),
           MEMBER(count, "three if it is left out", {1, max_hints}));
};

struct AskReview {
  std::string table;
  Maybe<std::size_t> from;
  Maybe<int> count;

  PAGE_VERB("review", Review);
  ABOUT("Of a finished game, what each decision was worth. Pages only.");
  DESCRIBE(AskReview, "AskReview", MEMBER(table, "", {1, max_table_bytes}),
           MEMBER(from, "the first decision, counted from 0"),
           MEMBER(count, "one if it is left out", {1, max_decisions}));
};

// Bots, in a page only; its worker asks these by itself.

struct Think : OfTable {
  PAGE_VERB("think", Thought, "Think");
  ABOUT("The next bot does one thing. Pages only.");
};

struct AskNextBot : OfTable {
  PAGE_VERB("next_bot", NextBot, "AskNextBot");
  ABOUT(
      "Which bot the table waits for, and what it is asked, for an engine that thinks elsewhere. "
      "Pages only.");
};

struct PlanMove {
  BotTask task;

  PAGE_VERB("plan", Planned);
  ABOUT("What a bot does; the same values give the same move. Pages only.");
  DESCRIBE(PlanMove, "PlanMove", FLAT(task));
};

struct Act {
  std::string table;
  Seat seat = seat_at(0);
  std::uint64_t at = 0;
  std::optional<std::string> move;

  PAGE_VERB("act", Acted);
  ABOUT("What was planned is done; `stale` if the bot's position has changed. Pages only.");
  DESCRIBE(Act, "Act", MEMBER(table, "", {1, max_table_bytes}), MEMBER(seat), MEMBER(at),
           MEMBER(move, "null to commit", {0, max_move_bytes}));
};

struct Back : Command {
  VERB("back", NewVersion, "TakeSeatBack");
  ABOUT("Takes one's seat over again from the bot that stands in. Servers only.");
};

struct Resign : Command {
  VERB("resign", NewVersion, "Resign");
  ABOUT(
      "Gives up for good: a bot plays the seat to the end. The game is over at once if nobody is "
      "left, or one person against nobody. Servers only.");
};

struct AgreeEnd : Command {
  VERB("agree_end", NewVersion, "AgreeEnd");
  ABOUT(
      "Would end the game as it stands, without a winner; it ends when everybody who plays would. "
      "Servers only.");
};

struct RefuseEnd : Command {
  VERB("refuse_end", NewVersion, "RefuseEnd");
  ABOUT("Plays on: nobody has agreed to end any more, oneself included. Servers only.");
};

/// The verbs of every host.
using HostVerbs = std::tuple<Hello, SpeakLanguage, Create, Open, Close, GetContent, GetComponents,
                             CheckPack, Watch, Unwatch, ViewOnce, WatchGlimpses, GlimpseOnce, Sit,
                             Leave, Start, MakeMove, Undo, Restart, Commit, Back, Resign, AgreeEnd,
                             RefuseEnd, AskHints, AskReview, GetRecord, GetNewSteps, Replay, LookUp,
                             Show, Verify, Think, AskNextBot, PlanMove, Act>;

}  // namespace townsmith::protocol
