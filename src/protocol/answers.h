#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/reference_section.h"
#include "core/schema.h"
#include "protocol/about.h"
#include "protocol/glimpse.h"
#include "protocol/greeting.h"
#include "table/wire.h"

/// What hosts answer and tell.
namespace townsmith::protocol {

struct Refusal {
  Reason reason = Reason::not_allowed;
  Text sentence;
  Maybe<std::string> field;

  ABOUT("A refused request has changed nothing.");
  DESCRIBE(Refusal, "Problem", MEMBER(reason, "for programs"), MEMBER(sentence, "for people"),
           MEMBER(field, "by `townsmith engine`: the member of the request it is about"));
};

struct Nothing {
  DESCRIBE(Nothing, "Nothing");
};

struct Spoken {
  std::string language;

  DESCRIBE(Spoken, "Spoken", MEMBER(language, "in which the client is spoken to from now on"));
};

struct TableName {
  std::string table;

  DESCRIBE(TableName, "TableName", MEMBER(table));
};

struct Opened {
  std::string table;
  bool over = false;

  DESCRIBE(Opened, "Opened", MEMBER(table), MEMBER(over));
};

struct RecordText {
  std::string record;

  DESCRIBE(RecordText, "RecordText",
           MEMBER(record,
                  "as docs/notation.md describes it; of a running game a page gives all "
                  "of it, a server what the asker may know"));
};

struct NewSteps {
  std::uint64_t from = 0;
  std::string steps;
  std::string rest;
  std::uint64_t lines = 0;
  std::string check;

  DESCRIBE(NewSteps, "NewSteps",
           MEMBER(from, "the lines that the asker has already: all it named, or none"),
           MEMBER(steps, "the record's header and steps after these"),
           MEMBER(rest, "what follows them for now: open rounds, the result"),
           MEMBER(lines, "how many lines header and steps have"),
           MEMBER(check, "a checksum of them, to ask again with", {0, 64}));
};

struct NewVersion {
  std::uint64_t version = 0;

  DESCRIBE(NewVersion, "NewVersion", MEMBER(version));
};

// Content.

struct ContentText {
  std::string name;
  std::string text;

  DESCRIBE(ContentText, "ContentText", MEMBER(name, "as a pack names it: \"tiles.json\""),
           MEMBER(text, "its JSON, without comments"));
};

struct GameContent {
  std::vector<ContentText> files;

  DESCRIBE(GameContent, "GameContent", MEMBER(files));
};

struct PackProblem {
  std::string file;
  std::string place;
  std::string code;
  bool warning = false;
  Text sentence;

  DESCRIBE(PackProblem, "PackProblem", MEMBER(file, "as the pack names it"),
           MEMBER(place, "\"tiles[11].fields\"; empty: the file as a whole"),
           MEMBER(code, "for programs"), MEMBER(warning, "true: it can be played all the same"),
           MEMBER(sentence, "for people"));
};

struct PackChange {
  std::string file;
  std::string path;
  std::string before;
  std::string after;

  DESCRIBE(PackChange, "PackChange", MEMBER(file, "as the pack names it"),
           MEMBER(path, "\"cards[3] (Bakery).points\""),
           MEMBER(before, "as JSON; empty: it is new"),
           MEMBER(after, "as JSON; empty: it is gone"));
};

struct CheckedPack {
  std::vector<PackProblem> problems;
  std::vector<PackChange> changes;
  std::optional<std::string> hash;
  std::optional<std::string> text;

  DESCRIBE(CheckedPack, "CheckedPack", MEMBER(problems, "everything that is wrong"),
           MEMBER(changes, "against the content that the host has"),
           MEMBER(hash, "what records of games on it carry; null if it cannot be played"),
           MEMBER(text, "the pack in today's format; null if it has that already"));
};

// What is looked at.

struct Watched {
  std::uint64_t version = 0;
  std::vector<table::EventView> events;
  table::TableView view;
  Maybe<About> about_table;

  DESCRIBE(Watched, "Watched", MEMBER(version), MEMBER(events), MEMBER(view),
           schema::member("about", &Watched::about_table, "at a server"));
};

struct Glimpsed {
  std::uint64_t version = 0;
  std::vector<table::EventView> events;
  std::string header;
  Glimpse glimpse;
  Maybe<About> about_table;

  DESCRIBE(Glimpsed, "Glimpsed", MEMBER(version), MEMBER(events),
           MEMBER(header, "of the game's record: `show` needs it"), MEMBER(glimpse),
           schema::member("about", &Glimpsed::about_table, "at a server"));
};

/// What happened at a table.
struct News {
  std::string table;
  Viewer as = Viewer::spectator();
  std::uint64_t from = 0;
  std::uint64_t version = 0;
  schema::WrittenList<table::EventView> events;

  MEMBERS(News, MEMBER(table), MEMBER(as),
          MEMBER(from,
                 "the version these events follow on; if it is not the client's, it should watch "
                 "again"),
          MEMBER(version), MEMBER(events));
};

struct TablePush {
  News news;
  table::TableView view;
  Maybe<About> about_table;

  ABOUT("What happened at a table that the client watches.");
  TAG("push", "table");
  DESCRIBE(TablePush, "TablePush", FLAT(news), MEMBER(view),
           schema::member("about", &TablePush::about_table,
                          "at a server, if it is not what the client was told last"));
};

struct GlimpsePush {
  News news;
  Glimpse glimpse;
  Maybe<About> about_table;

  ABOUT("The same for clients that watch by `watch_glimpses`.");
  TAG("push", "glimpse");
  DESCRIBE(GlimpsePush, "GlimpsePush", FLAT(news), MEMBER(glimpse),
           schema::member("about", &GlimpsePush::about_table,
                          "at a server, if it is not what the client was told last"));
};

struct Shown {
  table::TableView view;

  DESCRIBE(Shown, "Shown", MEMBER(view));
};

struct Draws {
  std::size_t draws = 0;

  DESCRIBE(Draws, "Draws", MEMBER(draws, "how many there are, all of them right"));
};

struct ReplayStep {
  std::size_t step = 0;
  Viewer seat = Viewer::spectator();
  std::optional<table::MoveJson> move;
  std::vector<Text> draws;
  Text sentence;
  std::vector<int> scores;

  DESCRIBE(ReplayStep, "ReplayStep", MEMBER(step, "from 1"),
           MEMBER(seat, "who moved; null when nature drew"), MEMBER(move),
           MEMBER(draws, "what was drawn, for people"),
           MEMBER(sentence, "what was done, or drawn, as an event tells it"),
           MEMBER(scores, "by seat, if the game ended after this step"));
};

struct Replayed {
  std::size_t total = 0;
  Maybe<std::vector<ReplayStep>> steps;
  Maybe<table::TableView> view;

  DESCRIBE(Replayed, "Replayed", MEMBER(total, "steps"),
           MEMBER(steps, "if no `step` was asked for"),
           MEMBER(view, "after the `step` that was asked for"));
};

struct SectionView {
  std::string key;
  Text title;
  std::vector<Text> columns;
  std::vector<std::vector<ReferenceSection::Cell>> rows;

  DESCRIBE(SectionView, "ReferenceSection", MEMBER(key, "for programs"), MEMBER(title),
           MEMBER(columns), MEMBER(rows));
};

struct Reference {
  std::vector<SectionView> sections;

  DESCRIBE(Reference, "Reference", MEMBER(sections));
};

// What the engine thinks.

struct ExpectedChange {
  std::string reason;
  Text text;
  double change = 0;

  DESCRIBE(ExpectedChange, "ExpectedChange", MEMBER(reason, "the line of the score sheet"),
           MEMBER(text), MEMBER(change, "points by the end"));
};

struct Hint {
  table::MoveJson move;
  double value = 0;
  double loss = 0;
  std::vector<ExpectedChange> why;

  DESCRIBE(
      Hint, "Hint", MEMBER(move),
      MEMBER(value,
             "points the seat can expect at the end; with opponents on a common board, the lead"),
      MEMBER(loss, "how much less than the best move's"),
      MEMBER(why, "what the move is expected to change"));
};

struct Hints {
  std::vector<Hint> hints;

  DESCRIBE(Hints, "Hints", MEMBER(hints, "best first"));
};

struct Decision {
  std::size_t step = 0;
  Seat seat = seat_at(0);
  table::MoveJson move;
  double value = 0;
  double loss = 0;
  table::MoveJson best;
  std::vector<ExpectedChange> why;

  DESCRIBE(Decision, "Decision", MEMBER(step), MEMBER(seat), MEMBER(move),
           MEMBER(value, "as in hints, after this decision"), MEMBER(loss), MEMBER(best),
           MEMBER(why, "what the best move would change, compared with the one made"));
};

struct Review {
  std::size_t total = 0;
  std::vector<Decision> decisions;

  DESCRIBE(Review, "Review", MEMBER(total, "decisions of the game"), MEMBER(decisions));
};

// Bots in a page.

struct BotTask {
  std::string header;
  Glimpse glimpse;
  std::string memory;
  std::string check;
  std::string bot;
  std::int64_t seed = 0;

  ABOUT("What a bot is asked.");
  DESCRIBE(BotTask, "BotTask", MEMBER(header, "of the game's record", {0, std::int64_t{1} << 20}),
           MEMBER(glimpse, "what its seat sees"),
           MEMBER(memory, "the bytes of what its seat remembers, in 64 digits; empty in most games",
                  {0, Glimpse::max_position_digits}),
           MEMBER(check, "a checksum of the memory", {0, 64}), MEMBER(bot, "", {0, 64}),
           MEMBER(seed, "what its random choices grow from", {0, std::int64_t{1} << 53}));
};

struct WaitingBot {
  Seat seat = seat_at(0);
  std::uint64_t at = 0;
  std::optional<BotTask> task;

  DESCRIBE(WaitingBot, "WaitingBot", MEMBER(seat), MEMBER(at, "the seat's version"),
           MEMBER(task, "null if it has only to commit"));
};

struct NextBot {
  std::optional<WaitingBot> next;

  DESCRIBE(NextBot, "NextBot", MEMBER(next, "null if no bot is waited for"));
};

struct Planned {
  std::string move;

  DESCRIBE(Planned, "Planned", MEMBER(move));
};

struct Acted {
  bool more = false;

  DESCRIBE(Acted, "Acted", MEMBER(more, "whether another bot is waited for"));
};

struct Thought {
  Viewer seat = Viewer::spectator();
  bool more = false;

  DESCRIBE(Thought, "Thought", MEMBER(seat, "whose bot it was; null if there was none"),
           MEMBER(more));
};

}  // namespace townsmith::protocol
