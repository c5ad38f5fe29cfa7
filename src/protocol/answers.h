#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
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

  static constexpr std::string_view schema = "Problem";
  static constexpr std::string_view about = "A refused request has changed nothing.";
  static constexpr auto members() {
    return std::tuple(member("reason", &Refusal::reason, "for programs"),
                      member("sentence", &Refusal::sentence, "for people"));
  }
};

struct Nothing {
  static constexpr std::string_view schema = "Nothing";
  static constexpr auto members() { return std::tuple(); }
};

struct Spoken {
  std::string language;

  static constexpr std::string_view schema = "Spoken";
  static constexpr auto members() {
    return std::tuple(
        member("language", &Spoken::language, "in which the client is spoken to from now on"));
  }
};

struct TableName {
  std::string table;

  static constexpr std::string_view schema = "TableName";
  static constexpr auto members() { return std::tuple(member("table", &TableName::table)); }
};

struct Opened {
  std::string table;
  bool over = false;

  static constexpr std::string_view schema = "Opened";
  static constexpr auto members() {
    return std::tuple(member("table", &Opened::table), member("over", &Opened::over));
  }
};

struct RecordText {
  std::string record;

  static constexpr std::string_view schema = "RecordText";
  static constexpr auto members() {
    return std::tuple(member("record", &RecordText::record,
                             "as docs/notation.md describes it; of a running game a page gives all "
                             "of it, a server what the asker may know"));
  }
};

struct NewSteps {
  std::uint64_t from = 0;
  std::string steps;
  std::string rest;
  std::uint64_t lines = 0;
  std::string check;

  static constexpr std::string_view schema = "NewSteps";
  static constexpr auto members() {
    return std::tuple(
        member("from", &NewSteps::from, "the lines that the asker has already: all it named, or none"),
        member("steps", &NewSteps::steps, "the record's header and steps after these"),
        member("rest", &NewSteps::rest, "what follows them for now: open rounds, the result"),
        member("lines", &NewSteps::lines, "how many lines header and steps have"),
        member("check", &NewSteps::check, "a checksum of them, to ask again with", {0, 64}));
  }
};

struct NewVersion {
  std::uint64_t version = 0;

  static constexpr std::string_view schema = "NewVersion";
  static constexpr auto members() { return std::tuple(member("version", &NewVersion::version)); }
};

// What is looked at.

struct Watched {
  std::uint64_t version = 0;
  std::vector<table::EventView> events;
  table::TableView view;
  Maybe<About> about_table;

  static constexpr std::string_view schema = "Watched";
  static constexpr auto members() {
    return std::tuple(
        member("version", &Watched::version), member("events", &Watched::events),
        member("view", &Watched::view), member("about", &Watched::about_table, "at a server"));
  }
};

struct Glimpsed {
  std::uint64_t version = 0;
  std::vector<table::EventView> events;
  std::string header;
  Glimpse glimpse;
  Maybe<About> about_table;

  static constexpr std::string_view schema = "Glimpsed";
  static constexpr auto members() {
    return std::tuple(
        member("version", &Glimpsed::version), member("events", &Glimpsed::events),
        member("header", &Glimpsed::header, "of the game's record: `show` needs it"),
        member("glimpse", &Glimpsed::glimpse),
        member("about", &Glimpsed::about_table, "at a server"));
  }
};

/// What happened at a table.
struct News {
  std::string table;
  Viewer as = Viewer::spectator();
  std::uint64_t from = 0;
  std::uint64_t version = 0;
  std::vector<table::EventView> events;

  static constexpr auto members() {
    return std::tuple(
        member("table", &News::table), member("as", &News::as),
        member("from", &News::from,
               "the version these events follow on; if it is not the client's, it should watch "
               "again"),
        member("version", &News::version), member("events", &News::events));
  }
};

struct TablePush {
  News news;
  table::TableView view;
  Maybe<About> about_table;

  static constexpr std::string_view schema = "TablePush";
  static constexpr std::string_view about = "What happened at a table that the client watches.";
  static constexpr std::string_view tag_name = "push";
  static constexpr std::string_view tag = "table";
  static constexpr auto members() {
    return std::tuple(schema::flat(&TablePush::news), member("view", &TablePush::view),
                      member("about", &TablePush::about_table, "at a server"));
  }
};

struct GlimpsePush {
  News news;
  Glimpse glimpse;
  Maybe<About> about_table;

  static constexpr std::string_view schema = "GlimpsePush";
  static constexpr std::string_view about =
      "The same for clients that watch by `watch_glimpses`.";
  static constexpr std::string_view tag_name = "push";
  static constexpr std::string_view tag = "glimpse";
  static constexpr auto members() {
    return std::tuple(schema::flat(&GlimpsePush::news), member("glimpse", &GlimpsePush::glimpse),
                      member("about", &GlimpsePush::about_table, "at a server"));
  }
};

struct Shown {
  table::TableView view;

  static constexpr std::string_view schema = "Shown";
  static constexpr auto members() { return std::tuple(member("view", &Shown::view)); }
};

struct Draws {
  std::size_t draws = 0;

  static constexpr std::string_view schema = "Draws";
  static constexpr auto members() {
    return std::tuple(member("draws", &Draws::draws, "how many there are, all of them right"));
  }
};

struct ReplayStep {
  std::size_t step = 0;
  Viewer seat = Viewer::spectator();
  std::optional<table::MoveJson> move;
  std::vector<Text> draws;
  std::vector<int> scores;

  static constexpr std::string_view schema = "ReplayStep";
  static constexpr auto members() {
    return std::tuple(member("step", &ReplayStep::step, "from 1"),
                      member("seat", &ReplayStep::seat, "who moved; null when nature drew"),
                      member("move", &ReplayStep::move), member("draws", &ReplayStep::draws, "what was drawn, for people"),
                      member("scores", &ReplayStep::scores,
                             "by seat, if the game ended after this step"));
  }
};

struct Replayed {
  std::size_t total = 0;
  Maybe<std::vector<ReplayStep>> steps;
  Maybe<table::TableView> view;

  static constexpr std::string_view schema = "Replayed";
  static constexpr auto members() {
    return std::tuple(member("total", &Replayed::total, "steps"),
                      member("steps", &Replayed::steps, "if no `step` was asked for"),
                      member("view", &Replayed::view, "after the `step` that was asked for"));
  }
};

struct SectionView {
  std::string key;
  Text title;
  std::vector<Text> columns;
  std::vector<std::vector<ReferenceSection::Cell>> rows;

  static constexpr std::string_view schema = "ReferenceSection";
  static constexpr auto members() {
    return std::tuple(member("key", &SectionView::key, "for programs"),
                      member("title", &SectionView::title),
                      member("columns", &SectionView::columns), member("rows", &SectionView::rows));
  }
};

struct Reference {
  std::vector<SectionView> sections;

  static constexpr std::string_view schema = "Reference";
  static constexpr auto members() { return std::tuple(member("sections", &Reference::sections)); }
};

// What the engine thinks.

struct ExpectedChange {
  std::string reason;
  Text text;
  double change = 0;

  static constexpr std::string_view schema = "ExpectedChange";
  static constexpr auto members() {
    return std::tuple(member("reason", &ExpectedChange::reason, "the line of the score sheet"),
                      member("text", &ExpectedChange::text),
                      member("change", &ExpectedChange::change, "points by the end"));
  }
};

struct Hint {
  table::MoveJson move;
  double value = 0;
  double loss = 0;
  std::vector<ExpectedChange> why;

  static constexpr std::string_view schema = "Hint";
  static constexpr auto members() {
    return std::tuple(
        member("move", &Hint::move),
        member("value", &Hint::value,
               "points the seat can expect at the end; with opponents on a common board, the lead"),
        member("loss", &Hint::loss, "how much less than the best move's"),
        member("why", &Hint::why, "what the move is expected to change"));
  }
};

struct Hints {
  std::vector<Hint> hints;

  static constexpr std::string_view schema = "Hints";
  static constexpr auto members() {
    return std::tuple(member("hints", &Hints::hints, "best first"));
  }
};

struct Decision {
  std::size_t step = 0;
  Seat seat = seat_at(0);
  table::MoveJson move;
  double value = 0;
  double loss = 0;
  table::MoveJson best;
  std::vector<ExpectedChange> why;

  static constexpr std::string_view schema = "Decision";
  static constexpr auto members() {
    return std::tuple(member("step", &Decision::step), member("seat", &Decision::seat),
                      member("move", &Decision::move),
                      member("value", &Decision::value, "as in hints, after this decision"),
                      member("loss", &Decision::loss), member("best", &Decision::best),
                      member("why", &Decision::why, "what the best move is expected to change"));
  }
};

struct Review {
  std::size_t total = 0;
  std::vector<Decision> decisions;

  static constexpr std::string_view schema = "Review";
  static constexpr auto members() {
    return std::tuple(member("total", &Review::total, "decisions of the game"),
                      member("decisions", &Review::decisions));
  }
};

// Bots in a page.

struct BotTask {
  std::string header;
  Glimpse glimpse;
  std::string memory;
  std::string check;
  std::string bot;
  std::int64_t seed = 0;

  static constexpr std::string_view schema = "BotTask";
  static constexpr std::string_view about = "What a bot is asked.";
  static constexpr auto members() {
    return std::tuple(
        member("header", &BotTask::header, "of the game's record", {0, std::int64_t{1} << 20}),
        member("glimpse", &BotTask::glimpse, "what its seat sees"),
        member("memory", &BotTask::memory,
               "the bytes of what its seat remembers, in 64 digits; empty in most games",
               {0, Glimpse::most_position_digits}),
        member("check", &BotTask::check, "a checksum of the memory", {0, 64}),
        member("bot", &BotTask::bot, "", {0, 64}),
        member("seed", &BotTask::seed, "what its whims grow from", {0, std::int64_t{1} << 53}));
  }
};

struct WaitingBot {
  Seat seat = seat_at(0);
  std::uint64_t at = 0;
  std::optional<BotTask> task;

  static constexpr std::string_view schema = "WaitingBot";
  static constexpr auto members() {
    return std::tuple(member("seat", &WaitingBot::seat),
                      member("at", &WaitingBot::at, "the seat's version"),
                      member("task", &WaitingBot::task, "null if it has only to commit"));
  }
};

struct NextBot {
  std::optional<WaitingBot> next;

  static constexpr std::string_view schema = "NextBot";
  static constexpr auto members() {
    return std::tuple(member("next", &NextBot::next, "null if no bot is waited for"));
  }
};

struct Planned {
  std::string move;

  static constexpr std::string_view schema = "Planned";
  static constexpr auto members() { return std::tuple(member("move", &Planned::move)); }
};

struct Acted {
  bool more = false;

  static constexpr std::string_view schema = "Acted";
  static constexpr auto members() {
    return std::tuple(member("more", &Acted::more, "whether another bot is waited for"));
  }
};

struct Thought {
  Viewer seat = Viewer::spectator();
  bool more = false;

  static constexpr std::string_view schema = "Thought";
  static constexpr auto members() {
    return std::tuple(member("seat", &Thought::seat, "whose bot it was; null if there was none"),
                      member("more", &Thought::more));
  }
};

}  // namespace townsmith::protocol
