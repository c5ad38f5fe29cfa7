#include "cli/session.h"

#include <fmt/format.h>

#include <cstdlib>
#include <utility>

#include "cli/files.h"
#include "cli/names.h"
#include "cli/saves.h"
#include "cli/text.h"
#include "host/bot_turn.h"

namespace townsmith::cli {

using table::Command;
using table::Event;
using table::Occupant;
using table::Table;

Result<std::string> name_of_user(const std::string& said, const Language& language) {
  const auto is_text = [](std::string_view text) {
    return decode_utf8(text).find(U'\uFFFD') == std::u32string::npos;
  };
  if (!is_text(said)) return refuse(Reason::bad_value, say("name-is-not-text"));
  if (!said.empty()) return said;
  const char* user = std::getenv("USER");
  const bool good = user != nullptr && *user != '\0' && is_text(user);
  return good ? std::string(user) : language.say(say("player"));
}

Session::Session(const bots::Entry& entry, std::unique_ptr<AnyGame> game, const Language& language,
                 std::uint64_t seed, std::string save_file)
    : entry_(entry),
      game_(std::move(game)),
      language_(language.with(game_->translations())),
      table_(std::make_unique<Table>(*game_)),
      chance_(Random(seed, 0)),
      whims_(Random(seed, 1)),
      save_file_(std::move(save_file)) {}

Result<> Session::seat(const std::vector<std::string>& seats, const std::string& name) {
  if (seats.size() != game_->setup().players) {
    return refuse(
        Reason::bad_value,
        cli::say("seats-do-not-fit", {{"seats", game_->setup().players}, {"named", seats.size()}}));
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
    TRY(table_->handle(command, chance_));
  }
  return check_bots();
}

Result<> Session::begin(std::string save_file) {
  save_file_ = std::move(save_file);
  name_players();
  TRY(send({Command::Kind::start, seat_at(0), ""}));
  return {};
}

Result<> Session::resume(const Record& record) {
  TRY(Table restored, Table::from_record(*game_, record));
  table_ = std::make_unique<Table>(std::move(restored));
  resumed_ = true;
  name_players();
  TRY(check_bots());
  // The game may have stopped before a bot had answered.
  std::vector<Event> events;
  TRY(let_bots_act(events));
  return save();
}

/// Not every bot plays every game. A game that is over can be looked at without them.
Result<> Session::check_bots() const {
  if (table_->over()) return {};
  for (const Seat seat : SeatSet::first(game_->setup().players)) {
    if (table_->seat(seat).occupant != Occupant::bot) continue;
    TRY(entry_.make_bot(*game_, table_->seat(seat).bot));
  }
  return {};
}

Result<std::vector<Event>> Session::send(const Command& command) {
  std::vector<Event> events;
  TRY(handle(command, events));
  TRY(let_bots_act(events));
  TRY(save());
  return events;
}

Result<> Session::handle(const Command& command, std::vector<Event>& events) {
  TRY(const auto happened, table_->handle(command, chance_));
  events.insert(events.end(), happened.begin(), happened.end());
  return {};
}

Result<> Session::let_bots_act(std::vector<Event>& events) {
  while (auto turn = host::next_bot(*table_, entry_, game_, whims_)) {
    if (turn->task) turn->task->table = save_file_;
    TRY(const Command command, turn->think());
    TRY(handle(command, events));
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

Text Session::name_of(Seat seat) const { return full_name(table_->seat(seat), seat); }

Text Session::brief_name_of(Seat seat) const { return given_name(table_->seat(seat), seat); }

Drawing Session::draw(const AnyObserved& seen) const { return game_->draw(seen, board_language_); }

void Session::name_players() {
  std::vector<table::SeatInfo> seats;
  for (const Seat seat : SeatSet::first(game_->setup().players))
    seats.push_back(table_->seat(seat));
  board_language_ = board_language(language_, seats);
}

namespace {

/// Who won, by name; empty for a game played alone.
Text winner_sentence(const Session& session) {
  const SeatSet winners = session.table().winners();
  if (session.game().setup().players < 2 || winners.empty()) return {};
  std::vector<Text> names;
  for (const Seat winner : winners) names.push_back(session.name_of(winner));
  return say("winners", {{"names", std::move(names)}});
}

/// An event as a sentence; empty for those that need none.
Text sentence(const Session& session, const Event& event) {
  const auto told = [](std::string_view key, Facts facts) {
    return townsmith::say("townsmith", key, facts);
  };
  const Text who = event.seat.is_spectator() ? Text() : session.name_of(event.seat.seat());
  switch (event.kind) {
    case Event::Kind::started: return told("event-started", {});
    case Event::Kind::drawn:  // told together by news()
    case Event::Kind::seated: return {};
    case Event::Kind::moved: return told("event-moved", {{"name", who}, {"what", event.text}});
    case Event::Kind::stepped: return say("own-move", {{"move", event.text}});
    case Event::Kind::undone:
      return told("event-undone", {{"name", who}, {"count", parse_int(event.text).value_or(1)}});
    case Event::Kind::ready: return told("event-ready", {{"name", who}});
    case Event::Kind::ended: {
      const Text winner = winner_sentence(session);
      return say("ended", {{"how", winner.empty() ? event.told->sentence : winner}});
    }
    case Event::Kind::left: return told("event-left", {{"name", who}});
    case Event::Kind::away: return told("event-away", {{"name", who}, {"bot", event.text}});
    case Event::Kind::back: return told("event-back", {{"name", who}});
    case Event::Kind::forfeited: return table::forfeit_text(who, event.text);
    case Event::Kind::agreed_end: return told("event-agreed-end", {{"name", who}});
    case Event::Kind::refused_end: return told("event-refused-end", {{"name", who}});
  }
  return {};
}

}  // namespace

std::vector<std::string> news(const Session& session, std::span<const Event> events,
                              Viewer viewer) {
  std::vector<std::string> lines;
  std::vector<Text> drawn;
  const auto tell_drawn = [&] {
    if (drawn.empty()) return;
    lines.push_back(session.say(
        townsmith::say("townsmith", "event-drawn", {{"what", std::exchange(drawn, {})}})));
  };
  for (const Event& event : events) {
    if (!event.visible_to(viewer)) continue;
    if (event.kind == Event::Kind::drawn) {
      Draw draw;
      draw.text = event.text;
      draw.only = event.only;
      drawn.push_back(session.game().tell(draw));
      continue;
    }
    tell_drawn();
    if (const Text text = sentence(session, event); !text.empty()) {
      lines.push_back(session.say(text));
    }
  }
  tell_drawn();
  return lines;
}

std::vector<std::string> closing_lines(const Session& session) {
  std::vector<std::string> lines;
  const AnyState state = session.table().position(Viewer::spectator()).state();
  const AnyGame& game = session.game();
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    lines.push_back(session.say(
        say("points-of", {{"name", session.name_of(seat)}, {"points", game.score(state, seat)}})));
    for (const ScoreLine& line : game.score_sheet(state, seat).lines) {
      lines.push_back(fmt::format("  {:>4}  {}", line.points, session.say(line.text)));
    }
  }
  const Outcome outcome = game.outcome(state);
  if (!outcome.grade.empty()) {
    lines.push_back(session.say(say("your-grade", {{"grade", game.grade_text(outcome.grade)}})));
  }
  if (const Text winner = winner_sentence(session); !winner.empty()) {
    lines.push_back(session.say(winner));
  }
  return lines;
}

void print_where_saved(const Session& session) {
  fmt::print("{}\n", session.say(say("saved-file", {{"file", session.save_file()}})));
  fmt::print("{}\n",
             session.say(say("resume-with", {{"command", resume_command(session.game().info().name,
                                                                        session.save_file())}})));
}

}  // namespace townsmith::cli
