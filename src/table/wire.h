#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/schema.h"
#include "core/text.h"
#include "table/glimpse.h"

/// What clients are shown of a table: the members of a view and of events, as docs/protocol.md
/// lists them.
namespace townsmith::table {

using schema::Maybe;

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

  DESCRIBE(SetupView, "Setup", MEMBER(players),
           MEMBER(options,
                  "every option by name; a value's name where it has one, else its number"),
           MEMBER(handicap, "points each seat has in advance"));
};

struct ScoreLineView {
  std::string reason;
  Text text;
  int points = 0;
  std::vector<std::string> spaces;
  Text heading;

  DESCRIBE(ScoreLineView, "ScoreLine", MEMBER(reason, "a key for programs"),
           MEMBER(text, "the reason for people"), MEMBER(points),
           MEMBER(spaces, "where the points come from"),
           MEMBER(heading, "what lines of this reason are called together"));
};

struct SeatView {
  Occupant occupant = Occupant::open;
  Text name;
  std::optional<std::string> bot;
  bool yours = false;
  bool waiting = false;
  bool committed = false;
  Maybe<std::string> forfeit;
  Maybe<bool> wants_end;
  int score = 0;
  std::vector<ScoreLineView> sheet;

  DESCRIBE(SeatView, "SeatView", MEMBER(occupant), MEMBER(name),
           MEMBER(bot, "which bot; null for people"),
           MEMBER(yours, "the client that asked may act for this seat"),
           MEMBER(waiting, "the table waits for this seat"),
           MEMBER(committed, "has finished its part of the open simultaneous round"),
           MEMBER(forfeit,
                  "why it is placed last: the person has resigned and a bot plays on, or a bot "
                  "could not and chance does"),
           MEMBER(wants_end, "would leave the game as it stands"),
           MEMBER(score, "if the game ended now, with handicap"),
           MEMBER(sheet, "where the score comes from"));
};

struct PromptView {
  std::string key;
  Text text;

  ABOUT("What the viewer has to do or wait for.");
  DESCRIBE(PromptView, "Prompt", MEMBER(key, "for programs"), MEMBER(text, "for people"));
};

struct MayView {
  bool start = false;
  bool move = false;
  bool undo = false;
  bool restart = false;
  bool commit = false;

  ABOUT("What the viewer may do now.");
  DESCRIBE(MayView, "May", MEMBER(start), MEMBER(move), MEMBER(undo), MEMBER(restart),
           MEMBER(commit));
};

struct TieBreakView {
  Text text;
  std::vector<int> values;

  DESCRIBE(TieBreakView, "TieBreak", MEMBER(text, "what is compared"), MEMBER(values, "by seat"));
};

struct ResultView {
  std::vector<int> scores;
  SeatSet winners;
  std::optional<Text> grade;
  Text sentence;
  std::optional<std::vector<TieBreakView>> tie_break;
  SeatSet stand_ins;
  Maybe<Stop> stop;

  DESCRIBE(
      ResultView, "Result", MEMBER(scores), MEMBER(winners),
      MEMBER(grade, "the verdict on a solo game, where the game has one"),
      MEMBER(sentence, "who won and why"),
      MEMBER(tie_break,
             "what was compared after equal scores, most important first; null if that was not "
             "needed"),
      MEMBER(stand_ins,
             "seats of people for whom a bot had stood in when the game ended: the bot's result, "
             "not theirs"),
      MEMBER(stop,
             "why the game is over before its rules end it: those who play have agreed to end it, "
             "or at most one of them has not resigned"));
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

  ABOUT("Everything a client shows of a table.");
  DESCRIBE(TableView, "TableView", MEMBER(game), MEMBER(setup), MEMBER(version), MEMBER(you),
           MEMBER(started), MEMBER(over), MEMBER(seats),
           MEMBER(waiting, "seats the table waits for: to move, or to commit"), MEMBER(prompt),
           MEMBER(position),
           MEMBER(moves,
                  "the viewer's legal moves now; empty for spectators and for viewers who have "
                  "nothing to decide"),
           MEMBER(may), MEMBER(result, "null until the game is over"));
};

// Events.

struct SeatedEvent {
  Text name;

  TAG("what", "seated");
  DESCRIBE(SeatedEvent, "Seated", MEMBER(name));
};
struct DrawnEvent {
  std::string draw;
  Text text;

  TAG("what", "drawn");
  DESCRIBE(DrawnEvent, "Drawn", MEMBER(draw, "as the record has it: \"tile 12\""),
           MEMBER(text, "the same for people"));
};
struct MovedEvent {
  MadeMoveJson move;

  ABOUT("Final and public.");
  TAG("what", "moved");
  DESCRIBE(MovedEvent, "Moved", MEMBER(move));
};
struct SteppedEvent {
  MadeMoveJson move;

  ABOUT("The viewer's own move in an open round, nobody else's business yet.");
  TAG("what", "stepped");
  DESCRIBE(SteppedEvent, "Stepped", MEMBER(move));
};
struct UndoneEvent {
  int count = 1;

  TAG("what", "undone");
  DESCRIBE(UndoneEvent, "Undone", MEMBER(count));
};
struct AwayEvent {
  std::string bot;

  ABOUT("A bot stands in for a person.");
  TAG("what", "away");
  DESCRIBE(AwayEvent, "Away", MEMBER(bot));
};
struct ForfeitedEvent {
  std::string why;

  ABOUT(
      "The seat is placed last: its person has resigned and a bot plays on, or a bot could not and "
      "chance does.");
  TAG("what", "forfeited");
  DESCRIBE(ForfeitedEvent, "Forfeited", MEMBER(why));
};
// Events that are told by what they are and whom they are about.
struct AgreedEndEvent {
  TAG("what", "agreed_end");
  DESCRIBE(AgreedEndEvent, "AgreedEnd");
};
struct RefusedEndEvent {
  TAG("what", "refused_end");
  DESCRIBE(RefusedEndEvent, "RefusedEnd");
};
struct LeftEvent {
  TAG("what", "left");
  DESCRIBE(LeftEvent, "Left");
};
struct StartedEvent {
  TAG("what", "started");
  DESCRIBE(StartedEvent, "Started");
};
struct ReadyEvent {
  TAG("what", "ready");
  DESCRIBE(ReadyEvent, "Ready");
};
struct EndedEvent {
  TAG("what", "ended");
  DESCRIBE(EndedEvent, "Ended");
};
struct BackEvent {
  TAG("what", "back");
  DESCRIBE(BackEvent, "Back");
};

using EventFacts = std::variant<SeatedEvent, LeftEvent, StartedEvent, DrawnEvent, MovedEvent,
                                SteppedEvent, UndoneEvent, ReadyEvent, EndedEvent, AwayEvent,
                                BackEvent, ForfeitedEvent, AgreedEndEvent, RefusedEndEvent>;

struct EventView {
  std::uint64_t n = 0;
  Viewer seat = Viewer::spectator();
  EventFacts facts;
  Text sentence;

  ABOUT("What happened. Events are numbered for each viewer, from 1 and without gaps.");
  DESCRIBE(EventView, "TableEvent", MEMBER(n), MEMBER(seat, "whom it is about, if anybody"),
           FLAT(facts), MEMBER(sentence, "for the log"));
};

SetupView setup_view(const AnyGame& game);

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
