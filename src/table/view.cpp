#include <fmt/format.h>

#include "core/json.h"
#include "table/move_view.h"
#include "table/table.h"

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

json::object Table::view(Viewer viewer) const {
  const AnyObserved seen = position(viewer);
  const SeatSet waiting = waiting_for();
  json::object out;
  out["game"] = game_->info().name;
  out["setup"] = setup_view(*game_);
  out["version"] = version(viewer);
  out["you"] = viewer.is_spectator() ? json::value(nullptr) : json::value(index(viewer.seat()));
  out["started"] = started_;
  out["over"] = over();

  json::array seats;
  for (const Seat seat : SeatSet::first(game_->setup().players)) {
    const SeatInfo& info = seats_[at(seat)];
    json::object entry;
    entry["occupant"] = name_of(info.occupant);
    entry["name"] = info.name;
    entry["bot"] = nullptr;
    if (info.occupant == Occupant::bot) entry["bot"] = info.bot;
    entry["waiting"] = waiting.contains(seat);
    entry["committed"] = committed(seat);
    entry["score"] = game_->score(seen.state(), seat);
    entry["sheet"] = sheet_view(game_->score_sheet(seen.state(), seat));
    seats.emplace_back(std::move(entry));
  }
  out["seats"] = std::move(seats);
  out["waiting"] = seat_numbers(waiting);
  const Prompt what = prompt(viewer);
  out["prompt"] = json::object{{"key", what.key}, {"text", what.text}, {"facts", what.facts}};
  out["position"] = game_->view(seen);

  json::array moves;
  json::object may = {
      {"start", false}, {"move", false}, {"undo", false}, {"restart", false}, {"commit", false}};
  if (!viewer.is_spectator()) {
    const Seat seat = viewer.seat();
    const AnyState own = own_state(seat);
    for (const AnyMove& move : legal_moves(seat)) {
      moves.emplace_back(move_view(*game_, own, seat, move));
    }
    may["start"] = can_start();
    may["move"] = started_ && !over() && to_move(seat);
    may["undo"] = can_undo(seat);
    may["restart"] = can_restart(seat);
    may["commit"] = can_commit(seat);
  }
  out["moves"] = std::move(moves);
  out["may"] = std::move(may);
  out["result"] = nullptr;
  if (over()) out["result"] = result_view();
  return out;
}

std::string Table::name(Seat seat) const {
  const std::string& given = seats_[at(seat)].name;
  return given.empty() ? fmt::format("seat {}", index(seat) + 1) : given;
}

std::string Table::names(SeatSet seats) const {
  std::string text;
  int left = seats.size();
  for (const Seat seat : seats) {
    text += name(seat);
    --left;
    if (left > 0) text += left == 1 ? " and " : ", ";
  }
  return text;
}

Prompt Table::prompt(Viewer viewer) const {
  if (!started_) {
    return can_start() ? Prompt{"start", "Everybody is here: the game can start."}
                       : Prompt{"open", "Waiting for players."};
  }
  if (over()) return {"over", ending()};
  const SeatSet waiting = waiting_for();
  if (waiting.empty()) return {"nature", "Nature draws."};
  if (!viewer.is_spectator()) {
    if (to_move(viewer.seat())) return game_->prompt(position(viewer));
    if (can_commit(viewer.seat())) {
      return {"commit", "Your moves are made: finish the round, or take them back."};
    }
  }
  return {"wait", fmt::format("Waiting for {}.", names(waiting))};
}

json::value Table::tie_break_view() const {
  // Needed only where several have the best score.
  const SeatSet all = SeatSet::first(game_->setup().players);
  int best = game_->score(state_, seat_at(0));
  for (const Seat seat : all) best = std::max(best, game_->score(state_, seat));
  int first = 0;
  for (const Seat seat : all) first += game_->score(state_, seat) == best ? 1 : 0;
  if (first < 2) return nullptr;
  json::array compared;
  std::size_t number = 0;
  for (const std::string& what : game_->tie_break_names()) {
    json::array values;
    bool counts = false;
    for (const Seat seat : all) {
      const int value = game_->tie_break(state_, seat)[number];
      counts = counts || value != 0;
      values.emplace_back(what.starts_with("fewer") ? -value : value);
    }
    ++number;
    if (counts) compared.push_back(json::object{{"text", what}, {"values", std::move(values)}});
  }
  return compared;
}

std::string Table::ending() const {
  const Outcome outcome = game_->outcome(state_);
  if (outcome.scores.size() == 1) {
    return outcome.grade.empty() ? fmt::format("{} points.", outcome.scores[0])
                                 : fmt::format("{} points: {}.", outcome.scores[0], outcome.grade);
  }
  const SeatSet winners = game_->leaders(state_);
  const int points = game_->score(state_, winners.front());
  if (winners.size() > 1) {
    return fmt::format("{} share the victory with {} points each.", names(winners), points);
  }
  int equals = 0;
  for (const int score : outcome.scores) equals += score == points ? 1 : 0;
  return fmt::format("{} wins with {} points{}.", names(winners), points,
                     equals > 1 ? " and the better tie-break" : "");
}

json::object Table::result_view() const {
  const Outcome outcome = game_->outcome(state_);
  json::object result;
  result["scores"] = json::array(outcome.scores.begin(), outcome.scores.end());
  result["winners"] = json::array(outcome.winners.begin(), outcome.winners.end());
  result["grade"] = nullptr;
  if (!outcome.grade.empty()) result["grade"] = outcome.grade;
  result["sentence"] = ending();
  result["tie_break"] = tie_break_view();
  return result;
}

json::object Table::event_view(const Event& event, std::uint64_t number) const {
  using Kind = Event::Kind;
  json::object out;
  out["n"] = number;
  out["what"] = name_of(event.kind);
  out["seat"] = nullptr;
  std::string who;
  if (!event.seat.is_spectator()) {
    out["seat"] = index(event.seat.seat());
    who = name(event.seat.seat());
  }
  std::string sentence;
  switch (event.kind) {
    case Kind::seated:
      out["name"] = event.text;
      sentence = fmt::format("{} sits down.", event.text);
      break;
    case Kind::left: sentence = fmt::format("{} leaves.", event.text); break;
    case Kind::started: sentence = "The game begins."; break;
    case Kind::drawn:
      out["draw"] = event.text;
      sentence = fmt::format("Drawn: {}.", event.text);
      break;
    case Kind::moved:
    case Kind::stepped:
      out["move"] = event.move;
      sentence =
          fmt::format("{}: {}", who, std::string_view(event.move.at("sentence").as_string()));
      break;
    case Kind::undone: {
      const int count = parse_int(event.text).value_or(1);
      out["count"] = count;
      sentence = count == 1 ? fmt::format("{} took back a move.", who)
                            : fmt::format("{} took back {} moves.", who, count);
      break;
    }
    case Kind::ready: sentence = fmt::format("{} is ready.", who); break;
    case Kind::ended: sentence = event.text; break;
    case Kind::away:
      out["bot"] = event.text;
      sentence = fmt::format("{} is away: the bot {} stands in.", who, event.text);
      break;
    case Kind::back: sentence = fmt::format("{} is back.", who); break;
  }
  out["sentence"] = sentence;
  return out;
}

json::array Table::events_after(Viewer viewer, std::uint64_t version) const {
  json::array events;
  std::uint64_t number = 0;
  for (const Event& event : log_) {
    if (!event.visible_to(viewer)) continue;
    if (++number > version) events.push_back(event_view(event, number));
  }
  return events;
}

}  // namespace townsmith::table
