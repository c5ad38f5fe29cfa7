
#include "core/legality.h"
#include "core/reference_section.h"
#include "games/cityplanner/cityplanner.h"

namespace townsmith::cityplanner {

MoveView CityPlanner::describe(const State& state, Seat /*seat*/, Move move) const {
  if (move.kind == MoveKind::score) return describe_score(state, move);
  const int card = number(move.card);
  const int die = state.dice[slot(move.card)];
  if (move.kind == MoveKind::reroll) return RerollView{card, die};
  if (move.kind == MoveKind::pass) return PassView{card, die};
  const int to = die + move.delta;
  return ChangeView{card, die, to, cards_[slot(move.card)][static_cast<std::size_t>(to - 1)],
                    charts_.change.price};
}

ScoreView CityPlanner::describe_score(const State& state, Move move) const {
  ScoreView view;
  view.vp = move.vp;
  view.dollars = move.dollars;
  view.rerolls = move.rerolls;
  for (const Outcome& one : outcomes(state)) {
    if (Move::score(one.vp, one.dollars, one.rerolls) != move) continue;
    if (one.vp != 0) view.tally = tally_text(charts_, one.tally);
    const Breakdown money = breakdown(state, one);
    view.facts = {.greens = one.tally.greens(),
                  .each = charts_.green_vp[static_cast<std::size_t>(one.tally.reds())],
                  .doubled = one.tally.doubled(),
                  .blues = money.blues,
                  .blue_each = money.blue_each,
                  .blue_doubled = money.blue_doubled,
                  .halls = money.halls,
                  .halls_dollars = money.halls_dollars,
                  .parked = money.parked,
                  .parked_dollars = money.parked_dollars,
                  .fee = money.fee};
  }
  return view;
}

Prompt CityPlanner::prompt(const Observed<CityPlanner>& seen) const {
  switch (seen.state().phase) {
    case Phase::adjust: {
      const auto can = kinds_on_offer(*this, seen.state(), seen.state().active);
      const bool reroll = can(MoveKind::reroll);
      const bool change = can(MoveKind::change);
      return {"adjust",
              say("prompt-adjust", {{"solo", solo()}, {"reroll", reroll}, {"change", change}})};
    }
    case Phase::score: return {"score", say("prompt-score")};
    default: return {"roll", say("prompt-roll")};
  }
}

std::vector<TieBreakName> CityPlanner::tie_break_names() const {
  return {{say("tie-break-money")}};
}

std::vector<ReferenceSection> CityPlanner::reference(const Observed<CityPlanner>& /*seen*/) const {
  std::vector<ReferenceSection> sections = components();
  if (!solo()) sections.pop_back();  // grades are for those who play alone
  return sections;
}

std::vector<ReferenceSection> CityPlanner::components() const {
  ReferenceSection charts{
      "charts",
      say("reference-charts"),
      {say("reference-helpers"), say("reference-green-vp"), say("reference-blue-dollars")},
      {}};
  for (std::size_t helpers = 0; helpers < charts_.green_vp.size(); ++helpers) {
    charts.rows.push_back({static_cast<std::int64_t>(helpers),
                           std::int64_t{charts_.green_vp[helpers]},
                           std::int64_t{charts_.blue_dollars[helpers]}});
  }
  const auto dollars = [](std::string_view key, int amount) {
    return say(key, {{"dollars", amount}});
  };
  ReferenceSection prices{
      "prices",
      say("reference-prices"),
      {say("reference-for"), say("reference-amount")},
      {{say("price-change"), dollars("amount-paid", charts_.change.price)},
       {say("price-hall"), dollars("amount-earned", charts_.town_hall.dollars)},
       {say("price-hall-rerolls"), say("amount-rerolls", {{"rerolls", charts_.town_hall.rerolls}})},
       {say("price-parking"), dollars("amount-earned", charts_.parking_dollars)},
       {say("price-fee"), dollars("amount-paid", charts_.fee)},
       {say("price-vp"), dollars("amount-exchanged", charts_.dollars_per_vp)}}};
  ReferenceSection faces{"faces", say("reference-faces"), {say("reference-card")}, {}};
  for (int face = 1; face <= face_count; ++face) {
    faces.columns.push_back(say("reference-face", {{"face", face}}));
  }
  for (int card = 0; card < card_count; ++card) {
    std::vector<ReferenceSection::Cell> row{card_text(card_at(card))};
    for (const Kind kind : cards_[static_cast<std::size_t>(card)]) {
      row.emplace_back(colour_text(kind));
    }
    faces.rows.push_back(std::move(row));
  }
  ReferenceSection grades{
      "grades", say("reference-grades"), {say("reference-from-vp"), say("reference-grade")}, {}};
  for (const Grade& grade : charts_.grades) {
    grades.rows.push_back({std::int64_t{grade.least}, grade_text(grade)});
  }
  return {std::move(charts), std::move(prices), std::move(faces), std::move(grades)};
}

Text CityPlanner::tell(const DrawnWords& words) const {
  if (words.what == "first player") return say("draw-first-player");
  if (words.what != "die" || words.number < 1 || words.number > card_count || words.shown < 1 ||
      words.shown > face_count) {
    return literal(std::string(words.what));
  }
  const auto& faces = cards_[static_cast<std::size_t>(words.number - 1)];
  return say("draw-die",
             {{"card", words.number},
              {"die", words.shown},
              {"building", building_text(faces[static_cast<std::size_t>(words.shown - 1)])}});
}

std::vector<Use> CityPlanner::uses(const State& state, Seat /*seat*/, Move move) const {
  std::vector<Use> all;
  if (move.kind == MoveKind::score) {
    for (int card = 0; card < card_count; ++card) {
      if (card_at(card) == state.passed) continue;
      all.push_back({"building", "scored", building_text(kind(state, card_at(card)))});
    }
    return all;
  }
  const bool passes = move.kind == MoveKind::pass;
  const std::string_view how = move.kind == MoveKind::reroll   ? "rerolled"
                               : move.kind == MoveKind::change ? "changed to"
                                                               : "passed on";
  const int face = state.dice[slot(move.card)] + move.delta;
  if (passes) all.push_back({"card", how, card_text(move.card), {}, true});
  all.push_back({"building",
                 how,
                 building_text(cards_[slot(move.card)][static_cast<std::size_t>(face - 1)]),
                 {},
                 !passes});
  return all;
}

}  // namespace townsmith::cityplanner
