#include <fmt/format.h>

#include "games/cityplanner/cityplanner.h"

namespace townsmith::cityplanner {

// Turns not yet played have the empty tally, which is worth nothing.
int CityPlanner::points(const State& state, Seat seat) const {
  int vp = 0;
  for (const Tally tally : state.tallies[slot(seat)]) vp += points(tally);
  return vp;
}

int CityPlanner::score(const State& state, Seat seat) const {
  return points(state, seat) + state.money[slot(seat)] / charts_.dollars_per_vp;
}

std::string tally_text(const Charts& charts, Tally tally) {
  if (tally.greens() == 0) return "no green";
  std::string text = fmt::format("{} green", tally.greens());
  const int each = charts.green_vp[static_cast<std::size_t>(tally.reds())];
  if (each != 1) text += fmt::format(" × {}", each);
  if (tally.doubled()) text += ", doubled";
  return text;
}

json::object tally_facts(const Charts& charts, Tally tally) {
  const int each = charts.green_vp[static_cast<std::size_t>(tally.reds())];
  return {{"greens", tally.greens()}, {"each", each}, {"doubled", tally.doubled()}};
}

ScoreSheet CityPlanner::score_sheet(const State& state, Seat seat) const {
  ScoreSheet sheet;
  for (int turn = 0; turn < turns_played(state, seat); ++turn) {
    const Tally tally = state.tallies[slot(seat)][static_cast<std::size_t>(turn)];
    // The dice have been rolled anew since: there are no spaces to point at.
    json::object facts = tally_facts(charts_, tally);
    facts["round"] = turn + 1;
    sheet.lines.push_back({"round",
                           fmt::format("Round {}: {}", turn + 1, tally_text(charts_, tally)),
                           points(tally),
                           {},
                           std::move(facts)});
  }
  const int money = state.money[slot(seat)];
  const int converted = money / charts_.dollars_per_vp;
  sheet.lines.push_back(
      {"money", fmt::format("${} = {} VP", money, converted), converted, {}, {{"dollars", money}}});
  return sheet;
}

TieBreak CityPlanner::tie_break(const State& state, Seat seat) const {
  return {state.money[slot(seat)]};
}

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
