#include "core/json.h"
#include "table/table.h"

namespace townsmith::table {
namespace {

json::array sheet_json(const ScoreSheet& sheet) {
  json::array lines;
  for (const ScoreLine& line : sheet.lines) {
    json::object entry;
    entry["reason"] = line.reason;
    entry["text"] = line.text;
    entry["points"] = line.points;
    entry["spaces"] = json::array(line.spaces.begin(), line.spaces.end());
    lines.emplace_back(std::move(entry));
  }
  return lines;
}

json::object move_json(const AnyGame& game, const AnyState& state, Seat seat, AnyMove move) {
  const Explanation explanation = game.explain(state, seat, move);
  json::object entry;
  entry["move"] = game.notate(state, seat, move);
  entry["sentence"] = explanation.sentence;
  entry["spaces"] = json::array(explanation.spaces.begin(), explanation.spaces.end());
  return entry;
}

}  // namespace

json::object Table::view(Viewer viewer) const {
  const AnyObserved seen = position(viewer);
  json::object out;
  out["game"] = game_->info().name;
  out["version"] = version_;
  out["started"] = started_;
  out["over"] = over();
  if (!viewer.is_spectator()) out["you"] = index(viewer.seat());

  json::array seats;
  for (const Seat seat : SeatSet::first(game_->setup().players)) {
    const SeatInfo& info = seats_[at(seat)];
    json::object entry;
    entry["occupant"] = name_of(info.occupant);
    entry["name"] = info.name;
    if (info.occupant == Occupant::bot) entry["bot"] = info.bot;
    entry["waiting"] = waiting_for().contains(seat);
    entry["committed"] = committed(seat);
    entry["score"] = game_->score(seen.state(), seat);
    entry["sheet"] = sheet_json(game_->score_sheet(seen.state(), seat));
    seats.emplace_back(std::move(entry));
  }
  out["seats"] = std::move(seats);
  out["position"] = game_->view(seen);

  if (!viewer.is_spectator()) {
    const Seat seat = viewer.seat();
    json::array moves;
    for (const AnyMove& move : legal_moves(seat)) {
      moves.emplace_back(move_json(*game_, own_state(seat), seat, move));
    }
    out["moves"] = std::move(moves);
    json::object may;
    may["move"] = started_ && !over() && to_move(seat);
    may["undo"] = can_undo(seat);
    may["restart"] = can_restart(seat);
    may["commit"] = can_commit(seat);
    out["may"] = std::move(may);
  }
  if (over()) {
    const Outcome outcome = game_->outcome(state_);
    json::object result;
    result["scores"] = json::array(outcome.scores.begin(), outcome.scores.end());
    result["winners"] = json::array(outcome.winners.begin(), outcome.winners.end());
    if (!outcome.grade.empty()) result["grade"] = outcome.grade;
    out["result"] = std::move(result);
  }
  return out;
}

}  // namespace townsmith::table
