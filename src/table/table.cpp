#include "table/table.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

#include "bots/catalogue.h"

namespace townsmith::table {
namespace {

constexpr std::size_t max_name_bytes = 64;

std::string ending_text(const AnyGame& game, const AnyState& state) {
  const Outcome outcome = game.outcome(state);
  if (outcome.scores.size() == 1) {
    return outcome.grade.empty() ? fmt::format("{} points", outcome.scores[0])
                                 : fmt::format("{} points: {}", outcome.scores[0], outcome.grade);
  }
  return fmt::format("{} won, {}", outcome.winners.size() == 1 ? "seat" : "seats",
                     fmt::join(outcome.winners, " and "));
}

}  // namespace

std::string_view name_of(Occupant occupant) {
  static constexpr std::array<std::string_view, 3> names = {"open", "human", "bot"};
  return names[static_cast<std::size_t>(occupant)];
}

std::string_view name_of(Event::Kind kind) {
  static constexpr std::array<std::string_view, 9> names = {
      "seated", "left", "started", "drawn", "moved", "stepped", "undone", "ready", "ended"};
  return names[static_cast<std::size_t>(kind)];
}

Table::Table(const AnyGame& game) : game_(&game), state_(game.start()) {}

Result<Table> Table::from_record(const AnyGame& game, const Record& record) {
  const Result<AnyState> state = replay(game, record);
  if (!state) return tl::unexpected(state.error());
  Table table(game);
  table.started_ = !record.steps.empty();
  table.state_ = *state;
  table.steps_ = record.steps;
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    SeatInfo& info = table.seats_[at(seat)];
    if (at(seat) < record.names.size()) info.name = record.names[at(seat)];
    if (at(seat) < record.bots.size()) info.bot = record.bots[at(seat)];
    info.occupant = !info.bot.empty()    ? Occupant::bot
                    : !info.name.empty() ? Occupant::human
                                         : Occupant::open;
  }
  // An open round is played in again, so that its moves are checked like any others.
  for (const OpenTurn& open : record.open) {
    if (!game.info().simultaneous || game.over(table.state_)) {
      return refuse(Reason::bad_record, "the record has an open turn where there can be none");
    }
    Turn& turn = table.turns_[at(open.seat)];
    for (const std::string& text : open.moves) {
      const AnyState own = table.own_state(open.seat);
      const Result<AnyMove> parsed = game.parse(own, open.seat, text);
      if (!parsed) return tl::unexpected(parsed.error());
      if (const auto legal = game.check(own, open.seat, *parsed); !legal) {
        return tl::unexpected(legal.error());
      }
      turn.moves.push_back(*parsed);
      turn.texts.push_back(text);
    }
    if (open.committed && !table.can_commit(open.seat)) {
      return refuse(Reason::bad_record, "the record commits a turn that is not finished");
    }
    turn.committed = open.committed;
  }
  if (table.started_ && !table.over() && table.waiting_for().empty()) {
    return refuse(Reason::bad_record, "the record stops where something has to be drawn");
  }
  return table;
}

Result<std::vector<Event>> Table::handle(const Command& command, Chance& chance) {
  using Kind = Command::Kind;
  if (!exists(command.seat)) {
    return refuse(Reason::bad_value, fmt::format("there is no seat {}", index(command.seat)));
  }
  said_.clear();
  Result<> done;
  switch (command.kind) {
    case Kind::sit: done = sit(command); break;
    case Kind::seat_bot: done = seat_bot(command); break;
    case Kind::leave: done = leave(command.seat); break;
    case Kind::start: done = start(chance); break;
    case Kind::move: done = move(command, chance); break;
    case Kind::undo: done = undo(command.seat, false); break;
    case Kind::restart: done = undo(command.seat, true); break;
    case Kind::commit: done = commit(command.seat, chance); break;
  }
  if (!done) return tl::unexpected(done.error());
  return std::exchange(said_, {});
}

Result<> Table::sit(const Command& command) {
  SeatInfo& info = seats_[at(command.seat)];
  if (info.occupant != Occupant::open) {
    return refuse(Reason::seat_taken,
                  fmt::format("seat {} is taken by {}", index(command.seat), info.name));
  }
  if (command.text.empty() || command.text.size() > max_name_bytes) {
    return refuse(Reason::bad_value, fmt::format("a name has 1 to {} characters", max_name_bytes));
  }
  info = {Occupant::human, command.text, ""};
  say(Event::Kind::seated, command.seat, command.text);
  return {};
}

Result<> Table::seat_bot(const Command& command) {
  SeatInfo& info = seats_[at(command.seat)];
  if (info.occupant != Occupant::open) {
    return refuse(Reason::seat_taken,
                  fmt::format("seat {} is taken by {}", index(command.seat), info.name));
  }
  if (const auto known = bots::check_bot(command.text); !known) return known;
  info = {Occupant::bot, command.text, command.text};
  say(Event::Kind::seated, command.seat, command.text);
  return {};
}

Result<> Table::leave(Seat seat) {
  if (seats_[at(seat)].occupant == Occupant::open) {
    return refuse(Reason::not_allowed, fmt::format("nobody sits in seat {}", index(seat)));
  }
  seats_[at(seat)] = {};
  say(Event::Kind::left, seat);
  return {};
}

Result<> Table::start(Chance& chance) {
  if (started_) return refuse(Reason::not_allowed, "the game has started already");
  for (const Seat seat : SeatSet::first(game_->setup().players)) {
    if (seats_[at(seat)].occupant == Occupant::open) {
      return refuse(Reason::not_allowed, fmt::format("seat {} is still open", index(seat)));
    }
  }
  started_ = true;
  say(Event::Kind::started, Viewer::spectator());
  let_nature_act(chance);
  return {};
}

Result<> Table::check_playing(Seat seat) const {
  if (!started_) return refuse(Reason::wrong_phase, "the game has not started yet");
  if (game_->over(state_)) return refuse(Reason::game_over, "the game is over");
  if (seats_[at(seat)].occupant == Occupant::open) {
    return refuse(Reason::not_your_turn, fmt::format("nobody sits in seat {}", index(seat)));
  }
  return {};
}

Result<> Table::move(const Command& command, Chance& chance) {
  const Seat seat = command.seat;
  if (const auto playing = check_playing(seat); !playing) return playing;
  if (!to_move(seat)) {
    return refuse(Reason::not_your_turn,
                  can_commit(seat)  ? "your moves are made: finish the round or take them back"
                  : committed(seat) ? "your round is finished: wait for the others"
                                    : "it is not your turn");
  }
  const AnyState own = own_state(seat);
  const Result<AnyMove> parsed = game_->parse(own, seat, command.text);
  if (!parsed) return tl::unexpected(parsed.error());
  if (const auto legal = game_->check(own, seat, *parsed); !legal) return legal;

  std::string text = game_->notate(own, seat, *parsed);
  if (simultaneous()) {
    Turn& turn = turns_[at(seat)];
    turn.moves.push_back(*parsed);
    turn.texts.push_back(text);
    say(Event::Kind::stepped, seat, std::move(text), seat);
    return {};
  }
  if (!taken_.empty() && taken_.back().seat != seat) taken_.clear();
  taken_.push_back({seat, state_});
  enter(seat, *parsed, std::move(text));
  let_nature_act(chance);
  return {};
}

void Table::enter(Seat seat, AnyMove move, std::string text) {
  game_->apply(state_, seat, move);
  steps_.push_back({Step::Kind::move, seat, text, {}});
  say(Event::Kind::moved, seat, std::move(text));
}

Result<> Table::undo(Seat seat, bool all) {
  if (const auto playing = check_playing(seat); !playing) return playing;
  if (!can_undo(seat)) {
    return refuse(Reason::cannot_undo,
                  committed(seat) ? "your round is finished and cannot be taken back"
                                  : "there is nothing of yours to take back: nothing can be undone "
                                    "after a draw or another player's move");
  }
  std::size_t count = 0;
  if (simultaneous()) {
    Turn& turn = turns_[at(seat)];
    count = all ? turn.moves.size() : 1;
    turn.moves.resize(turn.moves.size() - count);
    turn.texts.resize(turn.texts.size() - count);
    say(Event::Kind::undone, seat, std::to_string(count), seat);
    return {};
  }
  count = all ? taken_.size() : 1;
  state_ = taken_[taken_.size() - count].before;
  taken_.resize(taken_.size() - count, taken_.back());
  steps_.resize(steps_.size() - count);
  say(Event::Kind::undone, seat, std::to_string(count));
  return {};
}

Result<> Table::commit(Seat seat, Chance& chance) {
  if (const auto playing = check_playing(seat); !playing) return playing;
  if (!simultaneous()) {
    return refuse(Reason::wrong_phase, "in a game of turns every move counts at once");
  }
  if (!can_commit(seat)) {
    return refuse(Reason::wrong_phase, committed(seat) ? "your round is finished already"
                                                       : "your round is not finished yet");
  }
  turns_[at(seat)].committed = true;
  say(Event::Kind::ready, seat);
  if (waiting_for().empty()) close_round(chance);
  return {};
}

void Table::close_round(Chance& chance) {
  for (const Seat seat : SeatSet::first(game_->setup().players)) {
    const Turn turn = std::exchange(turns_[at(seat)], {});
    for (std::size_t i = 0; i < turn.moves.size(); ++i) enter(seat, turn.moves[i], turn.texts[i]);
  }
  let_nature_act(chance);
}

void Table::let_nature_act(Chance& chance) {
  RecordingSource recorder(chance);
  Chance recorded(recorder);
  game_->settle(state_, recorded);
  Step step;
  step.kind = Step::Kind::draws;
  step.draws = recorder.take();
  chance = recorder.inner();
  if (!step.draws.empty()) {
    taken_.clear();
    for (const Draw& draw : step.draws) {
      say(Event::Kind::drawn, Viewer::spectator(), draw.text, draw.only);
    }
    steps_.push_back(std::move(step));
  }
  if (game_->over(state_)) {
    taken_.clear();
    say(Event::Kind::ended, Viewer::spectator(), ending_text(*game_, state_));
  }
}

AnyState Table::own_state(Seat seat) const {
  AnyState own = state_;
  for (const AnyMove& move : turns_[at(seat)].moves) game_->apply(own, seat, move);
  return own;
}

SeatSet Table::waiting_for() const {
  if (!started_) return {};
  SeatSet waiting = game_->actors(state_);
  for (const Seat seat : game_->actors(state_)) {
    if (committed(seat)) waiting.erase(seat);
  }
  return waiting;
}

bool Table::to_move(Seat seat) const {
  return exists(seat) && waiting_for().contains(seat) &&
         game_->actors(own_state(seat)).contains(seat);
}

bool Table::can_undo(Seat seat) const {
  if (!exists(seat) || over()) return false;
  if (simultaneous()) return !committed(seat) && !turns_[at(seat)].moves.empty();
  return !taken_.empty() && taken_.back().seat == seat;
}

bool Table::can_commit(Seat seat) const {
  return exists(seat) && simultaneous() && waiting_for().contains(seat) && !to_move(seat);
}

AnyObserved Table::position(Viewer viewer) const {
  return game_->observe(viewer.is_spectator() ? state_ : own_state(viewer.seat()), viewer);
}

std::vector<AnyMove> Table::legal_moves(Seat seat) const {
  if (!to_move(seat)) return {};
  return game_->legal_moves(own_state(seat), seat);
}

Record Table::record() const {
  Record record = new_record(*game_);
  for (const Seat seat : SeatSet::first(game_->setup().players)) {
    record.names.push_back(seats_[at(seat)].name);
    record.bots.push_back(seats_[at(seat)].bot);
    const Turn& turn = turns_[at(seat)];
    if (!turn.moves.empty()) record.open.push_back({seat, turn.texts, turn.committed});
  }
  record.steps = steps_;
  if (over()) {
    record.finished = true;
    record.outcome = game_->outcome(state_);
  }
  return record;
}

void Table::say(Event::Kind kind, Viewer seat, std::string text, Viewer only) {
  said_.push_back({++version_, kind, seat, std::move(text), only});
}

}  // namespace townsmith::table
