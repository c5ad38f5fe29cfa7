#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "core/schema.h"
#include "core/text.h"
#include "table/glimpse.h"

/// What clients are shown of a table: the members of a view and of events, as docs/protocol.md
/// lists them.
namespace townsmith::table {

using schema::Maybe;
using schema::member;

struct PositionOfGame {
  static constexpr std::string_view name = "Position";
};
struct MoveOfGame {
  static constexpr std::string_view name = "Move";
};
struct MadeMoveOfGame {
  static constexpr std::string_view name = "MadeMove";
};
/// What each game describes itself.
using PositionJson = schema::Raw<PositionOfGame>;
using MoveJson = schema::Raw<MoveOfGame>;
using MadeMoveJson = schema::Raw<MadeMoveOfGame>;
struct NameOfGame {
  static constexpr std::string_view name = "GameName";
};
using GameName = schema::TextOf<NameOfGame>;

struct SetupView {
  int players = 1;
  std::map<std::string, std::string> options;
  std::vector<int> handicap;

  static constexpr std::string_view schema = "Setup";
  static constexpr auto members() {
    return std::tuple(
        member("players", &SetupView::players),
        member("options", &SetupView::options,
               "every option by name; a value's name where it has one, else its number"),
        member("handicap", &SetupView::handicap, "points each seat has in advance"));
  }
};

struct ScoreLineView {
  std::string reason;
  Text text;
  int points = 0;
  std::vector<std::string> spaces;
  Text heading;

  static constexpr std::string_view schema = "ScoreLine";
  static constexpr auto members() {
    return std::tuple(
        member("reason", &ScoreLineView::reason, "a key for programs"),
        member("text", &ScoreLineView::text, "the reason for people"),
        member("points", &ScoreLineView::points),
        member("spaces", &ScoreLineView::spaces, "where the points come from"),
        member("heading", &ScoreLineView::heading, "what lines of this reason are called together"));
  }
};

struct SeatView {
  Occupant occupant = Occupant::open;
  std::string name;
  std::optional<std::string> bot;
  bool yours = false;
  bool waiting = false;
  bool committed = false;
  Maybe<bool> resigned;
  Maybe<bool> wants_end;
  int score = 0;
  std::vector<ScoreLineView> sheet;

  static constexpr std::string_view schema = "SeatView";
  static constexpr auto members() {
    return std::tuple(
        member("occupant", &SeatView::occupant), member("name", &SeatView::name),
        member("bot", &SeatView::bot, "which bot; null for people"),
        member("yours", &SeatView::yours, "the client that asked may act for this seat"),
        member("waiting", &SeatView::waiting, "the table waits for this seat"),
        member("committed", &SeatView::committed,
               "has finished its part of the open simultaneous round"),
        member("resigned", &SeatView::resigned, "the person has given up; a bot plays to the end"),
        member("wants_end", &SeatView::wants_end, "would end the game as it stands"),
        member("score", &SeatView::score, "if the game ended now, with handicap"),
        member("sheet", &SeatView::sheet, "where the score comes from"));
  }
};

struct PromptView {
  std::string key;
  Text text;

  static constexpr std::string_view schema = "Prompt";
  static constexpr std::string_view about = "What the viewer has to do or wait for.";
  static constexpr auto members() {
    return std::tuple(member("key", &PromptView::key, "for programs"),
                      member("text", &PromptView::text, "for people"));
  }
};

struct MayView {
  bool start = false;
  bool move = false;
  bool undo = false;
  bool restart = false;
  bool commit = false;

  static constexpr std::string_view schema = "May";
  static constexpr std::string_view about = "What the viewer may do now.";
  static constexpr auto members() {
    return std::tuple(member("start", &MayView::start), member("move", &MayView::move),
                      member("undo", &MayView::undo), member("restart", &MayView::restart),
                      member("commit", &MayView::commit));
  }
};

struct TieBreakView {
  Text text;
  std::vector<int> values;

  static constexpr std::string_view schema = "TieBreak";
  static constexpr auto members() {
    return std::tuple(member("text", &TieBreakView::text, "what is compared"),
                      member("values", &TieBreakView::values, "by seat"));
  }
};

struct ResultView {
  std::vector<int> scores;
  SeatSet winners;
  std::optional<Text> grade;
  Text sentence;
  std::optional<std::vector<TieBreakView>> tie_break;
  SeatSet stand_ins;
  Maybe<Stop> stop;

  static constexpr std::string_view schema = "Result";
  static constexpr auto members() {
    return std::tuple(
        member("scores", &ResultView::scores), member("winners", &ResultView::winners),
        member("grade", &ResultView::grade, "the verdict on a solo game, where the game has one"),
        member("sentence", &ResultView::sentence, "who won and why"),
        member("tie_break", &ResultView::tie_break,
               "what was compared after equal scores, most important first; null if that was not "
               "needed"),
        member("stand_ins", &ResultView::stand_ins,
               "seats of people for whom a bot had stood in when the game ended: the bot's result, "
               "not theirs"),
        member("stop", &ResultView::stop,
               "why the game is over before its rules end it: those who play have agreed to end "
               "it, or at most one of them has not resigned"));
  }
};

struct TableView {
  GameName game;
  SetupView setup;
  std::uint64_t version = 0;
  Viewer you = Viewer::spectator();
  bool started = false;
  bool over = false;
  std::vector<SeatView> seats;
  SeatSet waiting;
  PromptView prompt;
  PositionJson position;
  std::vector<MoveJson> moves;
  MayView may;
  std::optional<ResultView> result;

  static constexpr std::string_view schema = "TableView";
  static constexpr std::string_view about = "Everything a client shows of a table.";
  static constexpr auto members() {
    return std::tuple(
        member("game", &TableView::game), member("setup", &TableView::setup),
        member("version", &TableView::version), member("you", &TableView::you),
        member("started", &TableView::started), member("over", &TableView::over),
        member("seats", &TableView::seats),
        member("waiting", &TableView::waiting, "seats the table waits for: to move, or to commit"),
        member("prompt", &TableView::prompt), member("position", &TableView::position),
        member("moves", &TableView::moves,
               "the viewer's legal moves now; empty for spectators and for viewers who have "
               "nothing to decide"),
        member("may", &TableView::may),
        member("result", &TableView::result, "null until the game is over"));
  }
};

// Events.

struct SeatedEvent {
  std::string name;

  static constexpr std::string_view schema = "Seated";
  static constexpr std::string_view tag_name = "what";
  static constexpr std::string_view tag = "seated";
  static constexpr auto members() { return std::tuple(member("name", &SeatedEvent::name)); }
};
struct DrawnEvent {
  std::string draw;
  Text text;

  static constexpr std::string_view schema = "Drawn";
  static constexpr std::string_view tag_name = "what";
  static constexpr std::string_view tag = "drawn";
  static constexpr auto members() {
    return std::tuple(member("draw", &DrawnEvent::draw, "as the record has it: \"tile 12\""),
                      member("text", &DrawnEvent::text, "the same for people"));
  }
};
struct MovedEvent {
  MadeMoveJson move;

  static constexpr std::string_view schema = "Moved";
  static constexpr std::string_view about = "Final and public.";
  static constexpr std::string_view tag_name = "what";
  static constexpr std::string_view tag = "moved";
  static constexpr auto members() { return std::tuple(member("move", &MovedEvent::move)); }
};
struct SteppedEvent {
  MadeMoveJson move;

  static constexpr std::string_view schema = "Stepped";
  static constexpr std::string_view about =
      "The viewer's own move in an open round, nobody else's business yet.";
  static constexpr std::string_view tag_name = "what";
  static constexpr std::string_view tag = "stepped";
  static constexpr auto members() { return std::tuple(member("move", &SteppedEvent::move)); }
};
struct UndoneEvent {
  int count = 1;

  static constexpr std::string_view schema = "Undone";
  static constexpr std::string_view tag_name = "what";
  static constexpr std::string_view tag = "undone";
  static constexpr auto members() { return std::tuple(member("count", &UndoneEvent::count)); }
};
struct AwayEvent {
  std::string bot;

  static constexpr std::string_view schema = "Away";
  static constexpr std::string_view about = "A bot stands in for a person.";
  static constexpr std::string_view tag_name = "what";
  static constexpr std::string_view tag = "away";
  static constexpr auto members() { return std::tuple(member("bot", &AwayEvent::bot)); }
};
/// Events that are told by what they are and whom they are about.
template <class Which>
struct PlainEvent {
  static constexpr std::string_view schema = Which::schema;
  static constexpr std::string_view tag_name = "what";
  static constexpr std::string_view tag = Which::tag;
  static constexpr auto members() { return std::tuple(); }
};
struct LeftName {
  static constexpr std::string_view schema = "Left";
  static constexpr std::string_view tag = "left";
};
struct StartedName {
  static constexpr std::string_view schema = "Started";
  static constexpr std::string_view tag = "started";
};
struct ReadyName {
  static constexpr std::string_view schema = "Ready";
  static constexpr std::string_view tag = "ready";
};
struct EndedName {
  static constexpr std::string_view schema = "Ended";
  static constexpr std::string_view tag = "ended";
};
struct ResignedEvent {
  std::string bot;

  static constexpr std::string_view schema = "Resigned";
  static constexpr std::string_view about = "A person has given up; the bot plays to the end.";
  static constexpr std::string_view tag_name = "what";
  static constexpr std::string_view tag = "resigned";
  static constexpr auto members() { return std::tuple(member("bot", &ResignedEvent::bot)); }
};
struct AgreedEndName {
  static constexpr std::string_view schema = "AgreedEnd";
  static constexpr std::string_view tag = "agreed_end";
};
struct RefusedEndName {
  static constexpr std::string_view schema = "RefusedEnd";
  static constexpr std::string_view tag = "refused_end";
};
struct BackName {
  static constexpr std::string_view schema = "Back";
  static constexpr std::string_view tag = "back";
};

using EventFacts =
    std::variant<SeatedEvent, PlainEvent<LeftName>, PlainEvent<StartedName>, DrawnEvent, MovedEvent,
                 SteppedEvent, UndoneEvent, PlainEvent<ReadyName>, PlainEvent<EndedName>, AwayEvent,
                 PlainEvent<BackName>, ResignedEvent, PlainEvent<AgreedEndName>,
                 PlainEvent<RefusedEndName>>;

struct EventView {
  std::uint64_t n = 0;
  Viewer seat = Viewer::spectator();
  EventFacts facts;
  Text sentence;

  static constexpr std::string_view schema = "TableEvent";
  static constexpr std::string_view about =
      "What happened. Events are numbered for each viewer, from 1 and without gaps.";
  static constexpr auto members() {
    return std::tuple(member("n", &EventView::n),
                      member("seat", &EventView::seat, "whom it is about, if anybody"),
                      schema::flat(&EventView::facts),
                      member("sentence", &EventView::sentence, "for the log"));
  }
};

/// A legal move as clients get it: its notation, its kind with what belongs to it, a sentence, and
/// the spaces it touches.
MoveJson move_view(const AnyGame& game, const AnyState& state, Seat seat, AnyMove move,
                   const Language& language);

std::vector<ScoreLineView> sheet_view(const AnyGame& game, const ScoreSheet& sheet);

/// Everything a client shows: seats, position, legal moves, scores, what may be done. `yours` are
/// the seats that whoever gets the view may act for.
TableView view(const AnyGame& game, const Glimpse& glimpse, SeatSet yours,
               const Language& language);

}  // namespace townsmith::table
