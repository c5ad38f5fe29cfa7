#include <fmt/format.h>

#include "core/json.h"
#include "table/glimpse.h"
#include "table/move_view.h"

namespace townsmith::table {
namespace {

json::array strings(const std::vector<std::string>& texts) {
  json::array out;
  out.reserve(texts.size());
  for (const std::string& text : texts) out.emplace_back(text);
  return out;
}

json::array seat_numbers(SeatSet seats) {
  json::array out;
  for (const Seat seat : seats) out.emplace_back(index(seat));
  return out;
}

json::object setup_view(const AnyGame& game) {
  const Setup& setup = game.setup();
  json::object options;
  for (const auto& [name, value] : option_values(game.info(), setup, false)) {
    if (name != "handicap") options[name] = value;
  }
  json::array handicap;
  for (int i = 0; i < setup.players; ++i) {
    handicap.emplace_back(int{setup.handicap[static_cast<std::size_t>(i)]});
  }
  json::object out;
  out["players"] = int{setup.players};
  out["options"] = std::move(options);
  out["handicap"] = std::move(handicap);
  return out;
}

}  // namespace

json::object move_view(const AnyGame& game, const AnyState& state, Seat seat, AnyMove move) {
  Explanation explanation = game.explain(state, seat, move);
  json::object out;
  out["move"] = game.notate(state, seat, move);
  for (auto& [key, value] : game.describe(state, seat, move)) out[key] = std::move(value);
  out["sentence"] = explanation.sentence;
  out["spaces"] = strings(explanation.spaces);
  return out;
}

json::array sheet_view(const ScoreSheet& sheet) {
  json::array lines;
  for (const ScoreLine& line : sheet.lines) {
    json::object entry;
    entry["reason"] = line.reason;
    entry["text"] = line.text;
    entry["points"] = line.points;
    entry["spaces"] = strings(line.spaces);
    entry["facts"] = line.facts;
    lines.emplace_back(std::move(entry));
  }
  return lines;
}

namespace {

std::string name(const Glimpse& glimpse, Seat seat) {
  const std::string& given = glimpse.seats[static_cast<std::size_t>(index(seat))].name;
  return given.empty() ? fmt::format("seat {}", index(seat) + 1) : given;
}

/// Who has won: not a person for whom a bot has played.
std::string winner(const Glimpse& glimpse, Seat seat) {
  const bool stood_in = !glimpse.seats[static_cast<std::size_t>(index(seat))].stand_in.empty();
  return stood_in ? fmt::format("the bot that stood in for {}", name(glimpse, seat))
                  : name(glimpse, seat);
}

using Naming = std::string (*)(const Glimpse& glimpse, Seat seat);

std::string names(const Glimpse& glimpse, SeatSet seats, Naming named) {
  std::string text;
  int left = seats.size();
  for (const Seat seat : seats) {
    text += named(glimpse, seat);
    --left;
    if (left > 0) text += left == 1 ? " and " : ", ";
  }
  return text;
}

std::string begun(std::string sentence) {
  if (sentence.starts_with("the bot ")) sentence.front() = 'T';
  return sentence;
}

Prompt prompt(const AnyGame& game, const Glimpse& glimpse) {
  if (!glimpse.started) {
    return glimpse.may_start() ? Prompt{"start", "Everybody is here: the game can start."}
                               : Prompt{"open", "Waiting for players."};
  }
  if (glimpse.over(game)) return {"over", ending(game, glimpse)};
  if (glimpse.waiting.empty()) return {"nature", "Nature draws."};
  if (glimpse.may_move) return game.prompt(game.observe(glimpse.position, glimpse.viewer));
  if (glimpse.may_commit) {
    return {"commit", "Your moves are made: finish the round, or take them back."};
  }
  return {"wait", fmt::format("Waiting for {}.", names(glimpse, glimpse.waiting, name))};
}

json::value tie_break_view(const AnyGame& game, const AnyState& state) {
  // Needed only where several have the best score.
  const SeatSet all = SeatSet::first(game.setup().players);
  int best = game.score(state, seat_at(0));
  for (const Seat seat : all) best = std::max(best, game.score(state, seat));
  int first = 0;
  for (const Seat seat : all) first += game.score(state, seat) == best ? 1 : 0;
  if (first < 2) return nullptr;
  json::array compared;
  std::size_t number = 0;
  for (const std::string& what : game.tie_break_names()) {
    json::array values;
    bool counts = false;
    for (const Seat seat : all) {
      const int value = game.tie_break(state, seat)[number];
      counts = counts || value != 0;
      values.emplace_back(what.starts_with("fewer") ? -value : value);
    }
    ++number;
    if (counts) compared.push_back(json::object{{"text", what}, {"values", std::move(values)}});
  }
  return compared;
}

json::object result_view(const AnyGame& game, const Glimpse& glimpse) {
  const Outcome outcome = game.outcome(glimpse.position);
  json::object result;
  result["scores"] = json::array(outcome.scores.begin(), outcome.scores.end());
  result["winners"] = json::array(outcome.winners.begin(), outcome.winners.end());
  result["grade"] = nullptr;
  if (!outcome.grade.empty()) result["grade"] = outcome.grade;
  result["sentence"] = ending(game, glimpse);
  result["tie_break"] = tie_break_view(game, glimpse.position);
  json::array stand_ins;
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    const SeatInfo& info = glimpse.seats[static_cast<std::size_t>(index(seat))];
    if (!info.stand_in.empty()) stand_ins.emplace_back(index(seat));
  }
  result["stand_ins"] = std::move(stand_ins);
  return result;
}

json::array seats_view(const AnyGame& game, const Glimpse& glimpse) {
  json::array seats;
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    const SeatInfo& info = glimpse.seats[static_cast<std::size_t>(index(seat))];
    json::object entry;
    entry["occupant"] = name_of(info.occupant);
    entry["name"] = info.name;
    entry["bot"] = nullptr;
    if (info.occupant == Occupant::bot) entry["bot"] = info.bot;
    entry["waiting"] = glimpse.waiting.contains(seat);
    entry["committed"] = glimpse.committed.contains(seat);
    entry["score"] = game.score(glimpse.position, seat);
    entry["sheet"] = sheet_view(game.score_sheet(glimpse.position, seat));
    seats.emplace_back(std::move(entry));
  }
  return seats;
}

}  // namespace

std::string_view name_of(Occupant occupant) {
  static constexpr std::array<std::string_view, 3> names = {"open", "human", "bot"};
  return names[static_cast<std::size_t>(occupant)];
}

bool Glimpse::may_start() const {
  return !started && std::none_of(seats.begin(), seats.end(), [](const SeatInfo& seat) {
    return seat.occupant == Occupant::open;
  });
}

std::string ending(const AnyGame& game, const Glimpse& glimpse) {
  const Outcome outcome = game.outcome(glimpse.position);
  if (outcome.scores.size() == 1) {
    return outcome.grade.empty() ? fmt::format("{} points.", outcome.scores[0])
                                 : fmt::format("{} points: {}.", outcome.scores[0], outcome.grade);
  }
  const SeatSet winners = game.leaders(glimpse.position);
  const int points = game.score(glimpse.position, winners.front());
  if (winners.size() > 1) {
    return fmt::format("{} share the victory with {} points each.",
                       begun(names(glimpse, winners, winner)), points);
  }
  int equals = 0;
  for (const int score : outcome.scores) equals += score == points ? 1 : 0;
  return fmt::format("{} wins with {} points{}.", begun(names(glimpse, winners, winner)), points,
                     equals > 1 ? " and the better tie-break" : "");
}

json::object view(const AnyGame& game, const Glimpse& glimpse) {
  const Viewer viewer = glimpse.viewer;
  json::object out;
  out["game"] = game.info().name;
  out["setup"] = setup_view(game);
  out["version"] = glimpse.version;
  out["you"] = viewer.is_spectator() ? json::value(nullptr) : json::value(index(viewer.seat()));
  out["started"] = glimpse.started;
  out["over"] = glimpse.over(game);
  out["seats"] = seats_view(game, glimpse);
  out["waiting"] = seat_numbers(glimpse.waiting);
  const Prompt what = prompt(game, glimpse);
  out["prompt"] = json::object{{"key", what.key}, {"text", what.text}, {"facts", what.facts}};
  out["position"] = game.view(game.observe(glimpse.position, viewer));
  json::array moves;
  if (glimpse.may_move) {
    for (const AnyMove& move : game.legal_moves(glimpse.position, viewer.seat())) {
      moves.emplace_back(move_view(game, glimpse.position, viewer.seat(), move));
    }
  }
  out["moves"] = std::move(moves);
  out["may"] = json::object{{"start", !viewer.is_spectator() && glimpse.may_start()},
                            {"move", glimpse.may_move},
                            {"undo", glimpse.may_undo},
                            {"restart", glimpse.may_undo},
                            {"commit", glimpse.may_commit}};
  out["result"] = nullptr;
  if (glimpse.over(game)) out["result"] = result_view(game, glimpse);
  return out;
}

}  // namespace townsmith::table
