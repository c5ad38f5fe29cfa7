#include <fmt/format.h>

#include <algorithm>

#include "core/reference_section.h"
#include "core/words.h"
#include "games/cityplanner/cityplanner.h"

// Moves as data, by kind:
//   reroll  card, die
//   change  card, die, to, becomes (a kind of building), price
//   pass    card, die
//   score   vp, dollars, rerolls, tally (how the VP come about, in words), facts (the same, and
//           where the money comes from: blues, blue_each, blue_doubled, halls, halls_dollars,
//           parked, parked_dollars, fee)

namespace townsmith::cityplanner {

json::object CityPlanner::describe(const State& state, Seat /*seat*/, Move move) const {
  json::object view;
  if (move.kind == MoveKind::score) {
    std::string tally;
    json::object facts;
    for (const Outcome& one : outcomes(state)) {
      if (Move::score(one.vp, one.dollars, one.rerolls) != move) continue;
      if (one.vp != 0) tally = tally_text(charts_, one.tally);
      facts = tally_facts(charts_, one.tally);
      const Breakdown money = breakdown(state, one);
      facts["blues"] = money.blues;
      facts["blue_each"] = money.blue_each;
      facts["blue_doubled"] = money.blue_doubled;
      facts["halls"] = money.halls;
      facts["halls_dollars"] = money.halls_dollars;
      facts["parked"] = money.parked;
      facts["parked_dollars"] = money.parked_dollars;
      facts["fee"] = money.fee;
    }
    view["kind"] = "score";
    view["vp"] = int{move.vp};
    view["dollars"] = int{move.dollars};
    view["rerolls"] = int{move.rerolls};
    view["tally"] = tally;
    view["facts"] = std::move(facts);
    return view;
  }
  const auto slot = static_cast<std::size_t>(index(move.card));
  const int die = state.dice[slot];
  view["kind"] = move.kind == MoveKind::reroll   ? "reroll"
                 : move.kind == MoveKind::change ? "change"
                                                 : "pass";
  view["card"] = number(move.card);
  view["die"] = die;
  if (move.kind == MoveKind::change) {
    const int to = die + move.delta;
    view["to"] = to;
    view["becomes"] = name_of(cards_[slot][static_cast<std::size_t>(to - 1)]);
    view["price"] = charts_.change_price;
  }
  return view;
}

Prompt CityPlanner::prompt(const Observed<CityPlanner>& seen) const {
  switch (seen.state().phase) {
    case Phase::adjust: {
      FixedList<Move, max_moves> moves;
      legal_moves(seen.state(), seen.state().active, moves);
      const auto can = [&](MoveKind kind) {
        return std::any_of(moves.begin(), moves.end(),
                           [kind](const Move& move) { return move.kind == kind; });
      };
      const bool reroll = can(MoveKind::reroll);
      const bool change = can(MoveKind::change);
      const std::string before = reroll && change ? "Reroll or change dice; then "
                                 : reroll         ? "Reroll dice, if you like; then "
                                 : change         ? "Change dice, if you like; then "
                                                  : "";
      return {"adjust",
              capitalized(before + (solo() ? "set one card aside." : "hand one card over.")),
              {{"solo", solo()}, {"reroll", reroll}, {"change", change}}};
    }
    case Phase::score: return {"score", "Choose what the six cards score."};
    default: return {"roll", "The dice are rolled."};
  }
}

std::vector<std::string> CityPlanner::tie_break_names() const { return {"dollars left"}; }

json::array CityPlanner::reference(const Observed<CityPlanner>& /*seen*/) const {
  json::array charts;
  for (std::size_t helpers = 0; helpers < charts_.green_vp.size(); ++helpers) {
    charts.push_back(json::array{static_cast<int>(helpers), int{charts_.green_vp[helpers]},
                                 int{charts_.blue_dollars[helpers]}});
  }
  json::array prices = {
      json::array{"a changed die", fmt::format("-${}", charts_.change_price)},
      json::array{"each town hall", fmt::format("+${}", charts_.hall_dollars)},
      json::array{"each town hall, free rerolls", fmt::format("{}", charts_.hall_rerolls)},
      json::array{"each parked building", fmt::format("+${}", charts_.parking_dollars)},
      json::array{"a lone red or yellow", fmt::format("-${}", charts_.fee)},
      json::array{"1 VP at the end", fmt::format("for ${}", charts_.dollars_per_vp)}};
  json::array faces;
  for (int card = 0; card < card_count; ++card) {
    json::array row{json::string(card_name(card_at(card)))};
    for (const Kind kind : cards_[static_cast<std::size_t>(card)]) {
      row.push_back(json::string(name_of(kind)));
    }
    faces.push_back(std::move(row));
  }
  json::array sections;
  sections.push_back(reference_section("charts", "What suburbs and commerce are worth",
                                       {"Reds or yellows", "VP a green", "Dollars a blue"},
                                       std::move(charts)));
  sections.push_back(reference_section("prices", "Money", {"For", "Amount"}, std::move(prices)));
  sections.push_back(reference_section("faces", "What each die builds",
                                       {"Card", "1", "2", "3", "4", "5", "6"}, std::move(faces)));
  if (solo()) {
    json::array grades;
    for (const Grade& grade : charts_.grades) {
      grades.push_back(json::array{grade.least, json::string(grade.name)});
    }
    sections.push_back(
        reference_section("grades", "Grades", {"From VP", "Grade"}, std::move(grades)));
  }
  return sections;
}

}  // namespace townsmith::cityplanner
