#include "games/cityplanner/cityplanner.h"

namespace townsmith::cityplanner {

// Turns not yet played have the empty tally, which is worth nothing.
int CityPlanner::points(const State& state, Seat seat) const {
  int vp = 0;
  for (const TurnScore tally : state.tallies[seat]) vp += points(tally);
  return vp;
}

int CityPlanner::score(const State& state, Seat seat) const {
  return points(state, seat) + state.money[seat] / charts_.dollars_per_vp;
}

ScoreSheet CityPlanner::score_sheet(const State& state, Seat seat) const {
  ScoreSheet sheet;
  for (int turn = 0; turn < turns_played(state, seat); ++turn) {
    const TurnScore tally = state.tallies[seat][static_cast<std::size_t>(turn)];
    // The dice have been rolled anew since: there are no spaces to point at.
    sheet.lines.push_back(
        {"round",
         say("line-round", {{"round", turn + 1}, {"tally", tally_text(charts_, tally)}}),
         points(tally),
         {}});
  }
  const int money = state.money[seat];
  const int converted = money / charts_.dollars_per_vp;
  sheet.lines.push_back(
      {"money", say("line-money", {{"dollars", money}, {"vp", converted}}), converted, {}});
  return sheet;
}

TieBreak CityPlanner::tie_break(const State& state, Seat seat) const { return {state.money[seat]}; }

std::string CityPlanner::grade(const State& state, Seat seat) const {
  if (!solo()) return {};
  const int vp = score(state, seat);
  std::string name;
  for (const Grade& one : charts_.grades) {
    if (vp >= one.least) name = one.name;
  }
  return name;
}

}  // namespace townsmith::cityplanner
