#include "table/table.h"

#include <algorithm>
#include <utility>

#include "core/words.h"

namespace townsmith::table {
namespace {

constexpr std::size_t max_name_bytes = 64;

constexpr std::array<std::string_view, 14> command_names = {
    "sit",    "seat_bot", "leave", "start",   "move",   "undo",      "restart",
    "commit", "away",     "back",  "forfeit", "resign", "agree_end", "refuse_end"};

Result<> may_be_taken(const SeatInfo& seat, const Command& command, const std::string& name) {
  if (seat.occupant != Occupant::open) {
    return refuse(Reason::seat_taken,
                  say("townsmith", "seat-taken", {{"name", shown_name(seat.name)}}));
  }
  if (!command.text.empty() && name.size() <= max_name_bytes) return {};
  return refuse(Reason::bad_value, say("townsmith", "name-length", {{"most", max_name_bytes}}));
}

}  // namespace

std::string_view name_of(Command::Kind kind) {
  return command_names[static_cast<std::size_t>(kind)];
}

Result<Command::Kind> command_kind(std::string_view name) {
  const auto found = std::find(command_names.begin(), command_names.end(), name);
  if (found == command_names.end()) {
    return refuse(Reason::unknown_name,
                  say("townsmith", "command-unknown", {{"command", printable(name)}}));
  }
  return static_cast<Command::Kind>(found - command_names.begin());
}

Table::Table(const AnyGame& game)
    : game_(&game),
      seats_(game.setup().players),
      turns_(game.setup().players),
      state_(game.start()),
      memories_(game.no_memories()) {}

Result<Table> Table::from_record(const AnyGame& game, const Record& record) {
  Table table(game);
  table.seat_people(record);
  TRY(const Replayer told, table.tell_again(record));
  table.state_ = told.state();
  table.memories_ = told.memories();
  table.steps_ = record.steps;
  for (const Forfeit& forfeit : record.forfeits) {
    table.note(Event::Kind::forfeited, forfeit.seat, forfeit.why);
  }
  for (const OpenTurn& open : record.open) TRY(table.play_open_turn(open));
  table.stop_ = record.stopped;
  if (table.started_ && !table.over() && table.waiting_for().empty()) {
    return refuse(Reason::bad_record, say("townsmith", "record-stops"));
  }
  if (table.over()) table.note_ending();
  return table;
}

Result<Table> Table::past(const AnyGame& game, const Record& record, std::size_t steps) {
  if (steps > record.steps.size()) {
    return refuse(Reason::bad_value,
                  say("townsmith", "step-unknown", {{"total", record.steps.size()}}));
  }
  Table table(game);
  table.seat_people(record);
  table.started_ = true;
  Replayer replayer(game);
  for (std::size_t i = 0; i < steps; ++i) {
    TRY(replayer.play(record.steps[i]));
  }
  table.state_ = replayer.state();
  table.memories_ = replayer.memories();
  return table;
}

void Table::seat_people(const Record& record) {
  for (const Seat seat : SeatSet::first(game_->setup().players)) {
    SeatInfo& info = seats_[seat];
    if (slot(seat) < record.names.size()) info.name = record.names[slot(seat)];
    if (slot(seat) < record.bots.size()) info.bot = record.bots[slot(seat)];
    info.occupant = !info.bot.empty()    ? Occupant::bot
                    : !info.name.empty() ? Occupant::human
                                         : Occupant::open;
  }
  for (const Forfeit& forfeit : record.forfeits) seats_[forfeit.seat].forfeit = forfeit.why;
}

Result<Replayer> Table::tell_again(const Record& record) {
  started_ = !record.steps.empty();
  if (started_) note(Event::Kind::started, Viewer::spectator());
  Replayer before(*game_);
  return replay(*game_, record, [&](std::size_t i, const Replayer& after) {
    const Step& step = record.steps[i];
    if (step.kind == Step::Kind::move) {
      if (!simultaneous()) keep_for_undo(step.seat, before.state(), before.memories());
      note_move(Event::Kind::moved, step.seat, step.move, Viewer::spectator(), before.state(),
                *game_->parse(before.state(), step.seat, step.move));
    }
    if (!step.draws.empty()) taken_.clear();
    note_draws(step.draws);
    before = after;
  });
}

/// It is played in again, so that its moves are checked like any others.
Result<> Table::play_open_turn(const OpenTurn& open) {
  if (!simultaneous() || game_->over(state_) || !exists(open.seat)) {
    return refuse(Reason::bad_record, say("townsmith", "record-open-turn"));
  }
  Turn& turn = turns_[open.seat];
  for (const std::string& text : open.moves) {
    const AnyState own = own_state(open.seat);
    TRY(const AnyMove parsed, game_->parse(own, open.seat, text));
    TRY(game_->check(own, open.seat, parsed));
    note_move(Event::Kind::stepped, open.seat, text, open.seat, own, parsed);
    turn.moves.push_back(parsed);
    turn.texts.push_back(text);
  }
  if (open.committed && !can_commit(open.seat)) {
    return refuse(Reason::bad_record, say("townsmith", "record-commits-early"));
  }
  turn.committed = open.committed;
  if (open.committed) note(Event::Kind::ready, open.seat);
  return {};
}

Result<std::span<const Event>> Table::handle(const Command& command, Chance& chance) {
  using Kind = Command::Kind;
  if (!exists(command.seat)) {
    return refuse(Reason::bad_value, say("townsmith", "seat-unknown"));
  }
  const std::size_t before = log_.size();
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
    case Kind::away: done = away(command); break;
    case Kind::back: done = back(command.seat); break;
    case Kind::forfeit: done = forfeit(command); break;
    case Kind::resign: done = resign(command); break;
    case Kind::agree_end: done = agree_end(command.seat); break;
    case Kind::refuse_end: done = refuse_end(command.seat); break;
  }
  TRY(done);
  return std::span<const Event>(log_).subspan(before);
}

Result<> Table::sit(const Command& command) {
  SeatInfo& info = seats_[command.seat];
  TRY(may_be_taken(info, command, command.text));
  info = {Occupant::human, command.text, "", ""};
  note(Event::Kind::seated, command.seat, command.text);
  return {};
}

Result<> Table::seat_bot(const Command& command) {
  SeatInfo& info = seats_[command.seat];
  TRY(may_be_taken(info, command, command.name));
  info = {Occupant::bot, command.name.empty() ? command.text : command.name, command.text, ""};
  note(Event::Kind::seated, command.seat, info.name);
  return {};
}

Result<> Table::leave(Seat seat) {
  if (seats_[seat].occupant == Occupant::open) {
    return refuse(Reason::not_allowed, say("townsmith", "seat-empty"));
  }
  note(Event::Kind::left, seat, std::exchange(seats_[seat], {}).name);
  return {};
}

Result<> Table::start(Chance& chance) {
  if (started_) return refuse(Reason::not_allowed, say("townsmith", "started-already"));
  for (const Seat seat : SeatSet::first(game_->setup().players)) {
    if (seats_[seat].occupant == Occupant::open) {
      return refuse(Reason::not_allowed, say("townsmith", "seats-open"));
    }
  }
  started_ = true;
  note(Event::Kind::started, Viewer::spectator());
  let_nature_act(chance);
  // Many tables wait long for their first move.
  log_.shrink_to_fit();
  return {};
}

Result<> Table::check_playing(Seat seat) const {
  if (!started_) return refuse(Reason::wrong_phase, say("townsmith", "not-started"));
  if (over()) return refuse(Reason::game_over, say("townsmith", "game-over"));
  if (seats_[seat].occupant == Occupant::open) {
    return refuse(Reason::not_your_turn, say("townsmith", "seat-empty"));
  }
  return {};
}

Result<> Table::move(const Command& command, Chance& chance) {
  const Seat seat = command.seat;
  TRY(check_playing(seat));
  if (!to_move(seat)) {
    return refuse(Reason::not_your_turn, say("townsmith", can_commit(seat)  ? "moves-made"
                                                          : committed(seat) ? "round-finished-wait"
                                                                            : "not-your-turn"));
  }
  const AnyState own = own_state(seat);
  TRY(const AnyMove parsed, game_->parse(own, seat, command.text));
  TRY(game_->check(own, seat, parsed));

  std::string text = game_->notate(own, seat, parsed);
  if (simultaneous()) {
    Turn& turn = turns_[seat];
    turn.moves.push_back(parsed);
    turn.texts.push_back(text);
    note_move(Event::Kind::stepped, seat, std::move(text), seat, own, parsed);
    return {};
  }
  seats_[seat].wants_end = false;
  keep_for_undo(seat, state_, memories_);
  enter(seat, parsed, std::move(text));
  let_nature_act(chance);
  return {};
}

void Table::keep_for_undo(Seat seat, const AnyState& before, const AnyMemories& memories) {
  if (!taken_.empty() && taken_.back().seat != seat) taken_.clear();
  taken_.push_back({seat, before, memories});
}

void Table::enter(Seat seat, AnyMove move, std::string text) {
  steps_.push_back({Step::Kind::move, seat, text, {}});
  note_move(Event::Kind::moved, seat, std::move(text), Viewer::spectator(), state_, move);
  game_->see_move(memories_, state_, seat, move);
  game_->apply(state_, seat, move);
}

Result<> Table::undo(Seat seat, bool all) {
  TRY(check_playing(seat));
  if (!can_undo(seat)) {
    return refuse(Reason::cannot_undo,
                  say("townsmith", committed(seat) ? "undo-committed" : "undo-nothing"));
  }
  std::size_t count = 0;
  if (simultaneous()) {
    Turn& turn = turns_[seat];
    count = all ? turn.moves.size() : 1;
    turn.moves.resize(turn.moves.size() - count);
    turn.texts.resize(turn.texts.size() - count);
    note(Event::Kind::undone, seat, std::to_string(count), seat);
    return {};
  }
  count = all ? taken_.size() : 1;
  state_ = taken_[taken_.size() - count].before;
  memories_ = taken_[taken_.size() - count].memories;
  taken_.resize(taken_.size() - count, taken_.back());
  steps_.resize(steps_.size() - count);
  note(Event::Kind::undone, seat, std::to_string(count));
  return {};
}

Result<> Table::commit(Seat seat, Chance& chance) {
  TRY(check_playing(seat));
  if (!simultaneous()) {
    return refuse(Reason::wrong_phase, say("townsmith", "commit-in-turns"));
  }
  if (!can_commit(seat)) {
    return refuse(Reason::wrong_phase,
                  say("townsmith", committed(seat) ? "round-finished" : "round-unfinished"));
  }
  turns_[seat].committed = true;
  seats_[seat].wants_end = false;
  note(Event::Kind::ready, seat);
  if (waiting_for().empty()) close_round(chance);
  return {};
}

Result<> Table::away(const Command& command) {
  TRY(check_playing(command.seat));
  if (played_by_bot(command.seat)) {
    return refuse(Reason::not_allowed, say("townsmith", "bot-plays-there"));
  }
  seats_[command.seat].stand_in = command.text;
  seats_[command.seat].wants_end = false;
  note(Event::Kind::away, command.seat, command.text);
  end_if_agreed();
  return {};
}

Result<> Table::back(Seat seat) {
  SeatInfo& info = seats_[seat];
  if (info.stand_in.empty()) {
    return refuse(Reason::not_allowed, say("townsmith", "nobody-stands-in"));
  }
  if (info.resigned()) return refuse(Reason::not_allowed, say("townsmith", "resigned-for-good"));
  info.stand_in.clear();
  note(Event::Kind::back, seat);
  return {};
}

Result<> Table::forfeit(const Command& command) {
  TRY(check_playing(command.seat));
  SeatInfo& info = seats_[command.seat];
  const bool known = std::find(forfeit_reasons.begin(), forfeit_reasons.end(), command.text) !=
                     forfeit_reasons.end();
  if (!known || command.text == resigned || !played_by_bot(command.seat) || !info.forfeit.empty()) {
    return refuse(Reason::not_allowed, say("townsmith", "forfeit-nobody"));
  }
  info.forfeit = command.text;
  note(Event::Kind::forfeited, command.seat, command.text);
  return {};
}

bool Table::played_by_bot(Seat seat) const {
  const SeatInfo& info = seats_[seat];
  return info.occupant == Occupant::bot || !info.stand_in.empty();
}

const std::string& Table::bot_of(Seat seat) const {
  static const std::string chance = "random";
  const SeatInfo& info = seats_[seat];
  if (!info.forfeit.empty() && !info.resigned()) return chance;
  return info.occupant == Occupant::bot ? info.bot : info.stand_in;
}

void Table::close_round(Chance& chance) {
  for (const Seat seat : SeatSet::first(game_->setup().players)) {
    const Turn turn = std::exchange(turns_[seat], {});
    for (std::size_t i = 0; i < turn.moves.size(); ++i) enter(seat, turn.moves[i], turn.texts[i]);
  }
  let_nature_act(chance);
}

void Table::let_nature_act(Chance& chance) {
  RecordingSource recorder(chance);
  Chance recorded(recorder);
  const AnyState before = state_;
  game_->settle(state_, recorded);
  Step step;
  step.kind = Step::Kind::draws;
  step.draws = recorder.take();
  chance = recorder.inner();
  if (!step.draws.empty()) {
    taken_.clear();
    game_->see_draws(memories_, before, state_);
    note_draws(step.draws);
    steps_.push_back(std::move(step));
  }
  if (game_->over(state_)) {
    taken_.clear();
    note_ending();
  }
}

AnyState Table::own_state(Seat seat) const {
  AnyState own = state_;
  for (const AnyMove& move : turns_[seat].moves) game_->apply(own, seat, move);
  return own;
}

SeatSet Table::waiting_for() const {
  if (!started_ || stop_) return {};
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
  if (simultaneous()) return !committed(seat) && !turns_[seat].moves.empty();
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
    record.names.push_back(seats_[seat].name);
    record.bots.push_back(seats_[seat].bot);
    const Turn& turn = turns_[seat];
    if (!turn.moves.empty()) record.open.push_back({seat, turn.texts, turn.committed});
    if (!seats_[seat].forfeit.empty()) record.forfeits.push_back({seat, seats_[seat].forfeit});
  }
  record.steps = steps_;
  if (over()) {
    record.finished = true;
    record.stopped = stop_;
    record.outcome = outcome_of(*game_, state_, record);
  }
  return record;
}

Glimpse Table::glimpse(Viewer viewer) const {
  Glimpse out(position(viewer));
  out.version = version(viewer);
  out.started = started_;
  out.seats = seats_;
  out.waiting = waiting_for();
  out.stop = stop_;
  for (const Seat seat : SeatSet::first(game_->setup().players)) {
    if (committed(seat)) out.committed.insert(seat);
  }
  if (!viewer.is_spectator()) {
    const Seat seat = viewer.seat();
    out.may_move = !over() && to_move(seat);
    out.may_undo = can_undo(seat);
    out.may_commit = can_commit(seat);
  }
  return out;
}

}  // namespace townsmith::table
