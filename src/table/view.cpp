#include <algorithm>

#include "core/forgotten.h"
#include "core/replay.h"
#include "table/wire.h"

namespace townsmith::table {
namespace {

constexpr std::array<std::string_view, 3> occupant_names = {"open", "human", "bot"};

const SeatInfo& info_of(const Glimpse& glimpse, Seat seat) { return glimpse.seats[slot(seat)]; }

Text name_text(const Glimpse& glimpse, Seat seat) {
  return shown_name(info_of(glimpse, seat).name);
}

/// Who has won: not a person for whom a bot has played.
Text winner_text(const Glimpse& glimpse, Seat seat) {
  if (info_of(glimpse, seat).stand_in.empty()) return name_text(glimpse, seat);
  return say("townsmith", "stand-in-of", {{"name", name_text(glimpse, seat)}});
}

std::vector<Text> texts(const Glimpse& glimpse, SeatSet seats,
                        Text (*one)(const Glimpse& glimpse, Seat seat)) {
  std::vector<Text> out;
  for (const Seat seat : seats) out.push_back(one(glimpse, seat));
  return out;
}

Prompt prompt(const AnyGame& game, const Glimpse& glimpse) {
  if (!glimpse.started) {
    return glimpse.may_start() ? Prompt{"start", say("townsmith", "prompt-start")}
                               : Prompt{"open", say("townsmith", "prompt-open")};
  }
  if (glimpse.over(game)) return {"over", ending(game, glimpse)};
  if (glimpse.waiting.empty()) return {"nature", say("townsmith", "prompt-nature")};
  if (glimpse.may_move) return game.prompt(glimpse.seen);
  if (glimpse.may_commit) return {"commit", say("townsmith", "prompt-commit")};
  return {"wait",
          say("townsmith", "prompt-wait", {{"names", texts(glimpse, glimpse.waiting, name_text)}})};
}

std::optional<std::vector<TieBreakView>> tie_break_view(const AnyGame& game,
                                                        const AnyState& state) {
  // Needed only where several have the best score.
  const SeatSet all = SeatSet::first(game.setup().players);
  int best = game.score(state, seat_at(0));
  for (const Seat seat : all) best = std::max(best, game.score(state, seat));
  int first = 0;
  for (const Seat seat : all) first += game.score(state, seat) == best ? 1 : 0;
  if (first < 2) return std::nullopt;
  std::vector<TieBreakView> compared;
  std::size_t number = 0;
  for (const TieBreakName& name : game.tie_break_names()) {
    TieBreakView one{name.text, {}};
    bool counts = false;
    for (const Seat seat : all) {
      const int value = game.tie_break(state, seat)[number];
      counts = counts || value != 0;
      one.values.push_back(name.fewer_wins ? -value : value);
    }
    ++number;
    if (counts) compared.push_back(std::move(one));
  }
  return compared;
}

ResultView result_view(const AnyGame& game, const Glimpse& glimpse) {
  const Outcome outcome = game.outcome(glimpse.position());
  ResultView result;
  result.scores = outcome.scores;
  result.winners = glimpse.winners(game);
  if (glimpse.stop) result.stop = *glimpse.stop;
  if (!outcome.grade.empty() && !glimpse.stop) result.grade = game.grade_text(outcome.grade);
  result.sentence = ending(game, glimpse);
  if (!glimpse.stop) result.tie_break = tie_break_view(game, glimpse.position());
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    const SeatInfo& info = info_of(glimpse, seat);
    // Whose giving up has stopped the game, nobody played for.
    const bool finished_by_bot = info.resigned() ? !glimpse.stop : !info.stand_in.empty();
    if (finished_by_bot) result.stand_ins.insert(seat);
  }
  return result;
}

SeatView seat_view(const AnyGame& game, const Glimpse& glimpse, Seat seat, SeatSet yours) {
  const SeatInfo& info = info_of(glimpse, seat);
  SeatView out;
  out.occupant = info.occupant;
  out.name = info.occupant == Occupant::human ? shown_name(info.name) : literal(info.name);
  if (info.occupant == Occupant::bot) out.bot = info.bot;
  out.yours = yours.contains(seat);
  out.waiting = glimpse.waiting.contains(seat);
  out.committed = glimpse.committed.contains(seat);
  if (!info.forfeit.empty()) out.forfeit = info.forfeit;
  if (info.wants_end) out.wants_end = true;
  out.score = game.score(glimpse.position(), seat);
  out.sheet = sheet_view(game, game.score_sheet(glimpse.position(), seat));
  return out;
}

}  // namespace

SetupView setup_view(const AnyGame& game) {
  const Setup& setup = game.setup();
  SetupView out;
  out.players = setup.players;
  for (const auto& [name, value] : option_values(game.info(), setup, false)) {
    if (name != "handicap") out.options[name] = value;
  }
  out.handicap.assign(setup.handicap.begin(), setup.handicap.begin() + setup.players);
  return out;
}

MoveJson move_view(const AnyGame& game, const AnyState& state, Seat seat, AnyMove move,
                   const Language& language) {
  const Explanation explanation = game.explain(state, seat, move);
  MoveJson out;
  JsonWriter writer(out.json, language);
  writer.begin_object();
  writer.key("move");
  writer.text(game.notate(state, seat, move));
  game.write_move(writer, state, seat, move);
  writer.key("spaces");
  schema::write(writer, explanation.spaces);
  writer.key("sentence");
  writer.say(explanation.sentence);
  writer.end_object();
  return out;
}

std::vector<ScoreLineView> sheet_view(const AnyGame& game, const ScoreSheet& sheet) {
  std::vector<ScoreLineView> lines;
  for (const ScoreLine& line : sheet.lines) {
    const bool of_all = line.reason == "handicap" || line.reason == "compensation";
    Text heading = of_all ? line.text : named(game.info().name, "reason", line.reason);
    lines.push_back({line.reason, line.text, line.points, line.spaces, std::move(heading)});
  }
  return lines;
}

Text shown_name(const std::string& name) {
  const bool nobody = name.empty() || name == forgotten_name;
  return nobody ? say("townsmith", "somebody") : literal(name);
}

std::span<const std::string_view> schema_names(Occupant) { return occupant_names; }

std::string_view name_of(Occupant occupant) {
  return occupant_names[static_cast<std::size_t>(occupant)];
}

bool Glimpse::may_start() const {
  return !started && std::none_of(seats.begin(), seats.end(), [](const SeatInfo& seat) {
    return seat.occupant == Occupant::open;
  });
}

SeatSet Glimpse::forfeited() const {
  SeatSet out;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (!seats[i].forfeit.empty()) out.insert(seat_at(static_cast<int>(i)));
  }
  return out;
}

SeatSet Glimpse::winners(const AnyGame& game) const {
  if (!stop) return game.leaders(position(), forfeited());
  SeatSet people;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].occupant == Occupant::human) people.insert(seat_at(static_cast<int>(i)));
  }
  return winners_of(*stop, people, forfeited());
}

Text ending(const AnyGame& game, const Glimpse& glimpse) {
  const SeatSet winners = glimpse.winners(game);
  if (glimpse.stop == Stop::agreed) return say("townsmith", "ending-agreed");
  if (glimpse.stop) {
    if (winners.empty() && game.setup().players == 1) {
      return say("townsmith", "ending-given-up", {{"name", name_text(glimpse, seat_at(0))}});
    }
    if (winners.empty()) return say("townsmith", "ending-nobody-left");
    return say("townsmith", "ending-resigned", {{"name", name_text(glimpse, winners.front())}});
  }
  const Outcome outcome = game.outcome(glimpse.position());
  if (winners.empty()) return say("townsmith", "ending-forfeited");
  if (outcome.scores.size() == 1) {
    const int points = outcome.scores[0];
    if (outcome.grade.empty()) return say("townsmith", "ending-alone", {{"points", points}});
    return say("townsmith", "ending-graded",
               {{"points", points}, {"grade", game.grade_text(outcome.grade)}});
  }
  const int points = game.score(glimpse.position(), winners.front());
  const auto equals = std::count(outcome.scores.begin(), outcome.scores.end(), points);
  if (winners.size() > 1) {
    return say("townsmith", "ending-shared",
               {{"names", texts(glimpse, winners, winner_text)}, {"points", points}});
  }
  return say("townsmith", equals > 1 ? "ending-tie-break" : "ending-won",
             {{"name", winner_text(glimpse, winners.front())}, {"points", points}});
}

TableView view(const AnyGame& game, const Glimpse& glimpse, SeatSet yours,
               const Language& language) {
  const Viewer viewer = glimpse.viewer();
  TableView out;
  out.game = game.info().name;
  out.setup = setup_view(game);
  out.version = glimpse.version;
  out.you = viewer;
  out.started = glimpse.started;
  out.over = glimpse.over(game);
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    out.seats.push_back(seat_view(game, glimpse, seat, yours));
  }
  out.waiting = glimpse.waiting;
  Prompt what = prompt(game, glimpse);
  out.prompt = {std::move(what.key), std::move(what.text)};
  JsonWriter position(out.position.json, language);
  game.write_view(position, glimpse.seen);
  if (glimpse.may_move) {
    for (const AnyMove& move : game.legal_moves(glimpse.position(), viewer.seat())) {
      out.moves.push_back(move_view(game, glimpse.position(), viewer.seat(), move, language));
    }
  }
  out.may = {!viewer.is_spectator() && glimpse.may_start(), glimpse.may_move, glimpse.may_undo,
             glimpse.may_undo, glimpse.may_commit};
  if (glimpse.over(game)) out.result = result_view(game, glimpse);
  return out;
}

}  // namespace townsmith::table
