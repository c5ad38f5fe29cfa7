#include "cli/session.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/files.h"
#include "games/word_files.h"

namespace townsmith::cli {

using table::Command;
using table::Event;
using table::Occupant;
using table::Table;

namespace {

/// What a table would have told while the record came about.
std::vector<Event> story_of(const Record& record) {
  std::vector<Event> story;
  const auto tell = [&story](Event::Kind kind, Viewer seat, const std::string& text, Viewer only) {
    story.push_back({story.size() + 1, kind, seat, text, only});
  };
  for (const Step& step : record.steps) {
    if (step.kind == Step::Kind::move) {
      tell(Event::Kind::moved, step.seat, step.move, Viewer::spectator());
    }
    for (const Draw& draw : step.draws) {
      tell(Event::Kind::drawn, Viewer::spectator(), draw.text, draw.only);
    }
  }
  for (const OpenTurn& turn : record.open) {
    for (const std::string& move : turn.moves) {
      tell(Event::Kind::stepped, turn.seat, move, turn.seat);
    }
  }
  return story;
}

}  // namespace

Session::Session(const bots::Entry& entry, std::unique_ptr<AnyGame> game, std::uint64_t seed,
                 std::string save_file)
    : entry_(entry),
      game_(std::move(game)),
      table_(std::make_unique<Table>(*game_)),
      chance_(Random(seed, 0)),
      whims_(Random(seed, 1)),
      save_file_(std::move(save_file)) {}

Result<> Session::seat(const std::vector<std::string>& seats, const std::string& name) {
  if (seats.size() != game_->setup().players) {
    return refuse(Reason::bad_value, fmt::format("the game has {} seats, but {} were named",
                                                 game_->setup().players, seats.size()));
  }
  int person = 0;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    Command command{Command::Kind::seat_bot, seat, seats[i]};
    if (seats[i] == "you") {
      ++person;
      const std::string who = person == 1 ? name : fmt::format("{} {}", name, person);
      command = {Command::Kind::sit, seat, who};
    }
    if (const auto seated = table_->handle(command, chance_); !seated) {
      return tl::unexpected(seated.error());
    }
  }
  return check_bots();
}

Result<> Session::begin(std::string save_file) {
  save_file_ = std::move(save_file);
  const auto started = send({Command::Kind::start, seat_at(0), ""});
  if (!started) return tl::unexpected(started.error());
  return {};
}

Result<> Session::resume(const Record& record) {
  Result<Table> restored = Table::from_record(*game_, record);
  if (!restored) return tl::unexpected(restored.error());
  table_ = std::make_unique<Table>(std::move(*restored));
  log_ = story_of(record);
  resumed_ = true;
  if (const auto can_play = check_bots(); !can_play) return can_play;
  // The game may have stopped before a bot had answered.
  if (const auto acted = let_bots_act(log_); !acted) return acted;
  return save();
}

/// Not every bot plays every game.
Result<> Session::check_bots() const {
  for (const Seat seat : SeatSet::first(game_->setup().players)) {
    if (table_->seat(seat).occupant != Occupant::bot) continue;
    if (const auto bot = entry_.make_bot(*game_, table_->seat(seat).bot); !bot) {
      return tl::unexpected(bot.error());
    }
  }
  return {};
}

Result<std::vector<Event>> Session::send(const Command& command) {
  std::vector<Event> events;
  if (const auto done = handle(command, events); !done) return tl::unexpected(done.error());
  if (const auto done = let_bots_act(events); !done) return tl::unexpected(done.error());
  if (const auto saved = save(); !saved) return tl::unexpected(saved.error());
  log_.insert(log_.end(), events.begin(), events.end());
  return events;
}

Result<> Session::handle(const Command& command, std::vector<Event>& events) {
  const auto happened = table_->handle(command, chance_);
  if (!happened) return tl::unexpected(happened.error());
  events.insert(events.end(), happened->begin(), happened->end());
  return {};
}

Result<> Session::let_bots_act(std::vector<Event>& events) {
  bool acted = true;
  while (acted && !table_->over()) {
    acted = false;
    for (const Seat seat : table_->waiting_for()) {
      if (!table_->played_by_bot(seat)) continue;
      Command command{Command::Kind::commit, seat, ""};
      if (table_->to_move(seat)) {
        const AnyObserved seen = table_->position(seat);
        const auto move = entry_.choose(*game_, seen, table_->bot_of(seat), whims_.next64());
        if (!move) return tl::unexpected(move.error());
        command = {Command::Kind::move, seat, game_->notate(seen.state(), seat, *move)};
      }
      if (const auto done = handle(command, events); !done) return done;
      acted = true;
      break;  // who is waited for may have changed
    }
  }
  return {};
}

Result<> Session::save() {
  if (save_file_.empty()) return {};
  return write_file(save_file_, to_text(table_->record()));
}

std::optional<Seat> Session::person_to_act() const {
  for (const Seat seat : table_->waiting_for()) {
    if (table_->seat(seat).occupant == Occupant::human) return seat;
  }
  return std::nullopt;
}

int Session::people() const {
  int count = 0;
  for (const Seat seat : SeatSet::first(game_->setup().players)) {
    count += table_->seat(seat).occupant == Occupant::human ? 1 : 0;
  }
  return count;
}

bool Session::needs_curtain() const {
  return people() > 1 && (game_->info().hidden || game_->info().simultaneous);
}

std::string Session::name_of(Seat seat) const {
  const table::SeatInfo& info = table_->seat(seat);
  if (info.occupant == Occupant::bot)
    return fmt::format("{} (bot, seat {})", info.bot, index(seat));
  return info.name.empty() ? fmt::format("seat {}", index(seat)) : info.name;
}

namespace {

/// Who won, by name; empty for a game played alone.
std::string winner_sentence(const Session& session) {
  const AnyGame& game = session.game();
  const Outcome outcome = game.outcome(session.table().position(Viewer::spectator()).state());
  if (outcome.scores.size() < 2) return {};
  std::vector<std::string> names;
  for (const int winner : outcome.winners) names.push_back(session.name_of(seat_at(winner)));
  return names.size() == 1 ? fmt::format("{} wins.", names[0])
                           : fmt::format("{} share the victory.", fmt::join(names, " and "));
}

}  // namespace

std::string sentence(const Session& session, const Event& event) {
  const std::string who =
      event.seat.is_spectator() ? std::string() : session.name_of(event.seat.seat());
  switch (event.kind) {
    case Event::Kind::started: return "The game begins.";
    case Event::Kind::drawn: return fmt::format("Drawn: {}", event.text);
    case Event::Kind::moved: return fmt::format("{}: {}", who, event.text);
    case Event::Kind::stepped: return fmt::format("You: {}", event.text);
    case Event::Kind::undone:
      return event.text == "1" ? fmt::format("{} took back a move.", who)
                               : fmt::format("{} took back {} moves.", who, event.text);
    case Event::Kind::ready: return fmt::format("{} is ready.", who);
    case Event::Kind::ended: {
      const std::string winner = winner_sentence(session);
      return winner.empty() ? fmt::format("The game is over: {}", built_in_english().say(event.sentence))
                            : fmt::format("The game is over. {}", winner);
    }
    case Event::Kind::left: return fmt::format("{} left.", who);
    case Event::Kind::away: return fmt::format("{} is away, {} stands in.", who, event.text);
    case Event::Kind::back: return fmt::format("{} is back.", who);
    case Event::Kind::seated: return {};
  }
  return {};
}

std::vector<std::string> closing_lines(const Session& session) {
  std::vector<std::string> lines;
  const AnyState state = session.table().position(Viewer::spectator()).state();
  const AnyGame& game = session.game();
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    lines.push_back(fmt::format("{}: {} points", session.name_of(seat), game.score(state, seat)));
    for (const ScoreLine& line : game.score_sheet(state, seat).lines) {
      lines.push_back(fmt::format("  {:>4}  {}", line.points, built_in_english().say(line.text)));
    }
  }
  const Outcome outcome = game.outcome(state);
  if (!outcome.grade.empty()) lines.push_back(fmt::format("Your grade: {}", outcome.grade));
  if (std::string winner = winner_sentence(session); !winner.empty()) {
    lines.push_back(std::move(winner));
  }
  return lines;
}

}  // namespace townsmith::cli
