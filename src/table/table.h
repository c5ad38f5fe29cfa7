#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/record.h"
#include "core/replay.h"
#include "table/glimpse.h"
#include "table/seat_list.h"
#include "table/wire.h"

namespace townsmith::table {

/// What somebody wants. `text` is the name for sit, the bot for seat_bot, away and resign, the
/// notation for move, one of forfeit_reasons for forfeit.
struct Command {
  enum class Kind : std::uint8_t {
    sit,
    seat_bot,
    leave,
    start,
    move,
    undo,
    restart,
    commit,
    away,  ///< a bot stands in for the person
    back,
    forfeit,     ///< a bot cannot play on
    resign,      ///< the person gives up: a bot plays on, and the seat is placed last
    agree_end,   ///< the person would leave the game as it stands; when all would, it is over
    refuse_end,  ///< the person plays on: whoever would have ended it must say so again
  };
  Kind kind;
  Seat seat{};
  std::string text;
  std::string name = {};  ///< of a bot that is not called what it is
};

/// What happened. Events are numbered from 1; one with `only` set is for that seat's eyes.
struct Event {
  enum class Kind : std::uint8_t {
    seated,  ///< text: the name
    left,    ///< text: the name
    started,
    drawn,    ///< text: what was drawn
    moved,    ///< text: the move, final and public
    stepped,  ///< text: the move, private until its round closes
    undone,   ///< text: how many moves were taken back
    ready,    ///< the seat has committed its part of the round
    ended,    ///< text: how it ended
    away,     ///< text: the bot that stands in
    back,
    forfeited,  ///< text: why
    agreed_end,
    refused_end,
  };
  std::uint64_t number = 0;
  Kind kind = Kind::started;
  Viewer seat = Viewer::spectator();  ///< whom it is about, if anybody
  std::string text;
  Viewer only = Viewer::spectator();
  /// What is told of a move, or of the end; most events are smaller without it.
  struct Told {
    std::string move = {};  ///< as JSON; of the end: ""
    Text sentence;
  };
  std::shared_ptr<const Told> told = {};

  bool visible_to(Viewer viewer) const { return only.is_spectator() || only == viewer; }
};

std::string_view name_of(Event::Kind kind);
/// Why a seat is placed last, as a sentence.
Text forfeit_text(const Text& who, std::string_view why);
/// That somebody has made a move; `what` is its sentence, which says what to do.
Text moved_text(Text who, const Text& what);
std::string_view name_of(Command::Kind kind);
Result<Command::Kind> command_kind(std::string_view name);

/// A live game without any I/O: commands in, events out; the record is the truth.
///
/// In a game of turns a move counts at once; it may be taken back as long as it is the last thing
/// that happened and nothing was drawn after it. In a game of simultaneous rounds a seat's moves
/// are its own secret until it commits; when all have, the round's moves enter the record in seat
/// order and nature acts. A refused command changes nothing. Which bots there are is known to
/// whoever lets them play, and checked there.
class Table {
 public:
  /// A table that waits for players. The game must outlive it.
  explicit Table(const AnyGame& game);

  /// A table as its record tells it, open rounds included.
  static Result<Table> from_record(const AnyGame& game, const Record& record);

  /// A table as it stood after N steps of a record, to look at.
  static Result<Table> past(const AnyGame& game, const Record& record, std::size_t steps);

  /// Does what is asked or says why not. `chance` is used when nature has to act. What happened is
  /// the end of the log, and valid as long as nothing else happens.
  Result<std::span<const Event>> handle(const Command& command, Chance& chance);

  const AnyGame& game() const { return *game_; }
  const SeatInfo& seat(Seat seat) const { return seats_[seat]; }
  bool started() const { return started_; }
  bool over() const { return started_ && (stop_ || game_->over(state_)); }
  /// Why it is over, if not by its rules.
  std::optional<Stop> stop() const { return stop_; }
  /// Of a game that is over.
  SeatSet winners() const;
  SeatSet forfeited() const;
  /// The moves and draws that count, in order: the record's.
  const std::vector<Step>& steps() const { return steps_; }
  /// The person in this seat decides for it.
  bool played_by_person(Seat seat) const;
  /// A bot decides for this seat.
  bool played_by_bot(Seat seat) const;
  /// Which bot, if one does; chance where that one forfeited.
  const std::string& bot_of(Seat seat) const;
  /// Everything that has happened, in order.
  const std::vector<Event>& log() const { return log_; }
  /// How many of these the viewer may know: so numbers tell nothing about what is hidden.
  std::uint64_t version(Viewer viewer) const;
  /// Whether the seat's position is still what it was at that version of its own. People who sit
  /// down, leave, give up or finish their part of a round do not change it.
  bool is_current(Seat seat, std::uint64_t version) const;
  /// The game so far; what open rounds hold is in `open`.
  Record record() const;

  /// Seats that have something to do: to move or, having moved, to commit.
  SeatSet waiting_for() const;
  /// The seat must decide on a move (it is not merely to commit).
  bool to_move(Seat seat) const;
  bool can_undo(Seat seat) const;
  bool can_commit(Seat seat) const;
  bool committed(Seat seat) const { return turns_[seat].committed; }

  /// The position as the viewer stands in it: with the seat's own open moves, without the others'.
  AnyObserved position(Viewer viewer) const;
  /// What the seat remembers of all moves and draws that count.
  AnyMemory memory(Seat seat) const { return memories_.of(seat); }
  std::vector<AnyMove> legal_moves(Seat seat) const;

  Glimpse glimpse(Viewer viewer) const;
  /// What the viewer may know of what happened after that version, numbered for it.
  std::vector<EventView> events_after(Viewer viewer, std::uint64_t version) const;
  /// Whether all of that is for everybody to know. Viewers of whom this is true, for the same two
  /// versions, are told the same.
  bool is_public_after(Viewer viewer, std::uint64_t version) const;

 private:
  /// A seat's part of an open simultaneous round.
  struct Turn {
    std::vector<AnyMove> moves;
    std::vector<std::string> texts;
    bool committed = false;
  };
  /// What undo goes back to.
  struct Taken {
    Seat seat;
    AnyState before;
    AnyMemories memories;
  };

  bool exists(Seat seat) const { return index(seat) < game_->setup().players; }
  bool simultaneous() const { return game_->info().simultaneous; }

  Result<> sit(const Command& command);
  Result<> seat_bot(const Command& command);
  Result<> leave(Seat seat);
  Result<> start(Chance& chance);
  Result<> move(const Command& command, Chance& chance);
  Result<> undo(Seat seat, bool all);
  Result<> commit(Seat seat, Chance& chance);
  Result<> away(const Command& command);
  Result<> back(Seat seat);
  Result<> forfeit(const Command& command);
  Result<> resign(const Command& command);
  Result<> agree_end(Seat seat);
  Result<> refuse_end(Seat seat);
  Result<> check_person(Seat seat) const;
  /// Stops the game if everybody who plays would.
  void end_if_agreed();
  /// The game is over as it stands; what open rounds hold does not count.
  void stop(Stop why);
  Result<> check_playing(Seat seat) const;

  /// The canonical position with the seat's own open moves.
  AnyState own_state(Seat seat) const;
  /// The seat is about to move; what another seat could have taken back stays.
  void keep_for_undo(Seat seat, const AnyState& before, const AnyMemories& memories);
  void enter(Seat seat, AnyMove move, std::string text);
  void close_round(Chance& chance);
  void let_nature_act(Chance& chance);
  Event& note(Event::Kind kind, Viewer seat, std::string text = {},
              Viewer only = Viewer::spectator());
  void note_move(Event::Kind kind, Seat seat, std::string text, Viewer only, const AnyState& before,
                 AnyMove move);
  void note_ending();
  /// What was drawn, live or in a record: each draw is told to those who may see it.
  void note_draws(const std::vector<Draw>& draws);
  /// The story of a record, told as it would have been at the table.
  Result<Replayer> tell_again(const Record& record);
  Result<> play_open_turn(const OpenTurn& open);
  void seat_people(const Record& record);

  EventView event_view(const Event& event, std::uint64_t number) const;
  /// What a sentence calls somebody.
  Text name_text(Seat seat) const;

  const AnyGame* game_;
  SeatList<SeatInfo> seats_;
  SeatList<Turn> turns_;
  bool started_ = false;
  std::optional<Stop> stop_;
  AnyState state_;
  AnyMemories memories_;
  std::vector<Step> steps_;
  std::vector<Taken> taken_;  ///< moves of the last seat that may still be taken back
  std::vector<Event> log_;
  BySeat<std::uint64_t> versions_{};  ///< how much of it each seat may know
  std::uint64_t public_version_ = 0;
};

}  // namespace townsmith::table
