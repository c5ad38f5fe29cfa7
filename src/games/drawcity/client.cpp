// What clients and the lab ask besides the view: moves as data, what to do, what to look up, what
// nature drew.
#include "games/drawcity/drawcity.h"
#include "games/drawcity/text.h"

namespace townsmith::drawcity {
namespace {

using Row = std::vector<ReferenceSection::Cell>;
using Rows = std::vector<Row>;

/// What 1, 2, ... are worth, as far as more are worth more. A chart begins with what none is worth.
Rows chart_rows(const auto& chart) {
  Rows rows;
  for (std::size_t count = 1; count < chart.size(); ++count) {
    const bool last = chart[count] == chart.back();
    Row& row = rows.emplace_back();
    if (last && count + 1 < chart.size()) {
      row.emplace_back(say("or-more", {{"count", count}}));
    } else {
      row.emplace_back(static_cast<std::int64_t>(count));
    }
    row.emplace_back(chart[count]);
    if (last) break;
  }
  return rows;
}

/// What is known of a pile: how many there are of each, how many lie open in the discard pile, and
/// how many are in the viewer's own hand; the rest is in the deck or in others' hands.
template <class Counts, class Pile, class Hand, class Name>
Rows card_rows(const Counts& counts, const Pile& pile, const Hand& hand, bool mine, Name&& name) {
  Rows rows;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    int held = 0;
    for (const CardValue card : hand) held += mine && card == static_cast<int>(i) + 1 ? 1 : 0;
    const int total = counts[i];
    const int discarded = pile.discard[i];
    rows.push_back({name(i), total, discarded, held, total - discarded - held});
  }
  return rows;
}

Row pile_row(Text name, const auto& cards) {
  int discarded = 0;
  for (const int count : cards.discard) discarded += count;
  return {std::move(name), cards.deck_size, discarded, cards.formed};
}

}  // namespace

MoveView DrawCity::describe(const State& state, Seat seat, Move move) const {
  if (move.kind == MoveKind::skip) {
    SkipView view;
    if (move.number != 0) view.number = move.number;
    if (move.type != 0) view.type = type_of(move.type);
    view.finishes = state.skips[seat] == 1;
    return view;
  }
  State after = state;
  build(after, seat, move);
  BuildView view;
  view.space = space_name(move.space);
  view.type = type_of(move.type);
  view.number = move.number;
  view.gain = score(after, seat) - score(state, seat);
  if (after.line_count != state.line_count) {
    for (const int space : spaces_of(after.lines[state.line_count])) {
      view.completes.push_back(space_name(space));
    }
  }
  view.internet = after.internet.test(move.space);
  for (int i = 0; i < goal_slots_used(); ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (state.goals[at].space[seat] != after.goals[at].space[seat]) {
      view.goals.push_back(goal_name(goal_in(after, i)));
    }
  }
  return view;
}

Prompt DrawCity::prompt(const Observed<DrawCity>& seen) const {
  if (seen.state().phase != Phase::turn) return {"deal", say("prompt-deal")};
  if (seen.viewer().is_spectator() || seen.viewer().seat() != seen.state().active) {
    return {"wait", say("prompt-wait")};
  }
  if (choices(seen.state(), seen.state().active).must_skip()) return {"skip", say("prompt-skip")};
  return {"turn", say("prompt-turn")};
}

std::vector<ReferenceSection> DrawCity::reference(const Observed<DrawCity>& seen) const {
  const State& state = seen.state();
  const bool mine = !seen.viewer().is_spectator();
  const Seat seat = mine ? seen.viewer().seat() : seat_at(0);
  const Charts& charts = content_.charts;
  Rows others = {{say("each-house-street"), charts.house_street},
                 {say("each-factory-type"), charts.factory},
                 {say("each-park-neighbour"), charts.park},
                 {say("each-internet"), charts.internet}};
  if (setup_.players <= charts.park_bonus.most_players) {
    others.push_back({say("each-park-bonus"), charts.park_bonus.points});
  }
  return {{"piles",
           say("reference-piles"),
           {say("column-cards"), say("column-deck"), say("column-discarded"), say("column-formed")},
           {pile_row(say("pile-numbers"), state.number_cards),
            pile_row(say("pile-developments"), state.type_cards)}},
          {"numbers",
           say("reference-numbers"),
           {say("column-number"), say("column-cards"), say("column-discarded"), say("column-hand"),
            say("column-elsewhere")},
           card_rows(content_.cards.numbers, state.number_cards, state.number_cards.hand[seat],
                     mine, [](std::size_t i) { return static_cast<std::int64_t>(i) + 1; })},
          {"types",
           say("reference-developments"),
           {say("column-development"), say("column-cards"), say("column-discarded"),
            say("column-hand"), say("column-elsewhere")},
           card_rows(content_.cards.types, state.type_cards, state.type_cards.hand[seat], mine,
                     [](std::size_t i) { return type_text(static_cast<Type>(i)); })},
          {"houses",
           say("reference-houses"),
           {say("column-houses"), say("column-points")},
           chart_rows(charts.houses)},
          {"shops",
           say("reference-shops"),
           {say("column-shops"), say("column-points")},
           chart_rows(charts.shops)},
          {"others",
           say("reference-others"),
           {say("column-each"), say("column-points")},
           std::move(others)}};
}

std::vector<ReferenceSection> DrawCity::components() const {
  ReferenceSection goals{"goals", say("option-goals"), {}, {}};
  for (const Goal& goal : content_.goals.goals) {
    goals.rows.push_back({goal_name(goal), goal_text(goal)});
  }
  return {std::move(goals)};
}

Text DrawCity::tell(const DrawnWords& words) const {
  const int shown = words.shown;
  if (words.what == "first player") return say("draw-first-player");
  if (words.what == "number") return say("draw-number", {{"number", shown}});
  if (words.what == "goal" && shown >= 1 && shown <= std::ssize(content_.goals.goals)) {
    const Goal& goal = content_.goals.goals[static_cast<std::size_t>(shown - 1)];
    return say("draw-goal", {{"goal", goal_name(goal)}});
  }
  if (shown < 1 || shown > type_count) return literal(std::string(words.what));
  const Fact type("type", type_text(static_cast<Type>(shown - 1)));
  if (words.what == "development") return say("draw-development", {type});
  if (words.what == "zoning") {
    const std::string column(1, static_cast<char>('A' + words.number - 1));
    return say("draw-zoning", {type, {"column", column}});
  }
  if (words.what == "demand") return say("draw-demand", {type, {"street", words.number}});
  if (words.what == "pattern") {
    return say("draw-pattern", {type, {"pattern", (words.number - 1) / pattern_size + 1}});
  }
  return literal(std::string(words.what));
}

std::vector<Use> DrawCity::uses(const State& state, Seat seat, Move move) const {
  std::vector<Use> all;
  const bool builds = move.kind == MoveKind::build;
  const std::string_view how = builds ? "built" : "discarded";
  if (move.type != 0) {
    Use& use = all.emplace_back(Use{"development", how, type_text(type_of(move.type)), {}, builds});
    if (move.kind == MoveKind::build) use.spaces = {space_name(move.space)};
  }
  if (move.number != 0) {
    all.push_back({"number", how, say("number", {{"number", move.number}}), {}, builds});
  }
  if (move.kind != MoveKind::build) return all;
  if (const int colour = colour_at(move.space); colour >= 0) {
    all.push_back({"location",
                   "collected",
                   location_name(content_.locations.colours[static_cast<std::size_t>(colour)]),
                   {},
                   true});
  }
  if (with_goals_) {
    State after = state;
    build(after, seat, move);
    for (int i = 0; i < goal_slots_used(); ++i) {
      const auto at = static_cast<std::size_t>(i);
      if (state.goals[at].space[seat] == after.goals[at].space[seat]) continue;
      all.push_back({"goal", "completed", goal_name(goal_in(after, i)), {}, true});
    }
  }
  return all;
}

}  // namespace townsmith::drawcity
