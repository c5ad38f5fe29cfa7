#include <fmt/format.h>

#include "core/reference_section.h"
#include "games/drawcity/drawcity.h"

// Moves as data, by kind:
//   build  space, type, number, gain (points at once), completes [space] (a neighborhood),
//          internet, goals [name] (completed by this seat)
//   skip   number, type (discarded, or null), finishes (the second skip in a row)

namespace townsmith::drawcity {
namespace {

/// What 1, 2, ... are worth, as far as more are worth more. A chart begins with what none is worth.
json::array chart_rows(const auto& chart) {
  json::array rows;
  for (std::size_t count = 1; count < chart.size(); ++count) {
    const bool last = chart[count] == chart.back();
    const bool more = last && count + 1 < chart.size();
    rows.push_back(json::array{more ? json::value(fmt::format("{}+", count)) : json::value(count),
                               chart[count]});
    if (last) break;
  }
  return rows;
}

/// What is known of a pile: how many there are of each, how many lie open in the discard pile, and
/// how many are in the viewer's own hand; the rest is in the deck or in others' hands.
template <class Counts, class Pile, class Hand, class Name>
json::array card_rows(const Counts& counts, const Pile& pile, const Hand& hand, bool mine,
                      Name&& name) {
  json::array rows;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    int held = 0;
    for (const CardValue card : hand) held += mine && card == static_cast<int>(i) + 1 ? 1 : 0;
    const int total = counts[i];
    const int discarded = pile.discard[i];
    rows.push_back(json::array{name(i), total, discarded, held, total - discarded - held});
  }
  return rows;
}

json::array pile_row(std::string_view name, const auto& cards) {
  int discarded = 0;
  for (const int count : cards.discard) discarded += count;
  return {json::string(name), int{cards.deck_size}, discarded, int{cards.formed}};
}

}  // namespace

json::object DrawCity::describe(const State& state, Seat seat, Move move) const {
  json::object view;
  if (move.kind == MoveKind::skip) {
    view["kind"] = "skip";
    view["number"] = move.number == 0 ? json::value(nullptr) : json::value(int{move.number});
    view["type"] = nullptr;
    if (move.type != 0) view["type"] = name_of(type_of(move.type));
    view["finishes"] = state.skips[slot(seat)] == 1;
    return view;
  }
  State after = state;
  build(after, seat, move);
  json::array completes;
  if (after.line_count != state.line_count) {
    for (const int space : spaces_of(after.lines[state.line_count])) {
      completes.push_back(json::string(space_name(space)));
    }
  }
  json::array goals;
  for (int i = 0; i < goal_slots_used(); ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (state.goals[at].space[slot(seat)] != after.goals[at].space[slot(seat)]) {
      goals.push_back(json::string(goal_in(after, i).name));
    }
  }
  view["kind"] = "build";
  view["space"] = space_name(move.space);
  view["type"] = name_of(type_of(move.type));
  view["number"] = int{move.number};
  view["gain"] = score(after, seat) - score(state, seat);
  view["completes"] = std::move(completes);
  view["internet"] = after.internet.test(move.space);
  view["goals"] = std::move(goals);
  return view;
}

Prompt DrawCity::prompt(const Observed<DrawCity>& seen) const {
  if (seen.state().phase != Phase::turn) return {"deal", "Cards are drawn."};
  if (seen.viewer().is_spectator() || seen.viewer().seat() != seen.state().active) {
    return {"wait", "It is another player's turn."};
  }
  MoveList<DrawCity> moves;
  legal_moves(seen.state(), seen.state().active, moves);
  if (moves[0].kind == MoveKind::skip) {
    return {"skip", "Neither of your numbers fits anywhere: skip, and discard what you like."};
  }
  return {"turn", "Choose a number and a development, and build."};
}

json::array DrawCity::reference(const Observed<DrawCity>& seen) const {
  const State& state = seen.state();
  const bool mine = !seen.viewer().is_spectator();
  const std::size_t seat = mine ? slot(seen.viewer().seat()) : 0;
  json::array sections;
  sections.push_back(reference_section(
      "piles", "The piles", {"Cards", "In the deck", "Discarded", "Formed again"},
      {pile_row("number", state.number_cards), pile_row("development", state.type_cards)}));
  sections.push_back(reference_section(
      "numbers", "Number cards", {"Number", "Cards", "Discarded", "In your hand", "Elsewhere"},
      card_rows(content_.cards.numbers, state.number_cards, state.number_cards.hand[seat], mine,
                [](std::size_t i) { return json::value(static_cast<int>(i) + 1); })));
  sections.push_back(reference_section(
      "types", "Development cards",
      {"Development", "Cards", "Discarded", "In your hand", "Elsewhere"},
      card_rows(content_.cards.types, state.type_cards, state.type_cards.hand[seat], mine,
                [](std::size_t i) { return json::value(json::string(type_names[i])); })));
  sections.push_back(reference_section("houses", "A group of houses", {"Houses", "Points"},
                                       chart_rows(content_.charts.houses)));
  sections.push_back(reference_section("shops", "Shops on one street", {"Shops", "Points"},
                                       chart_rows(content_.charts.shops)));
  const Charts& charts = content_.charts;
  json::array others = {json::array{"a street a group of houses is on", charts.house_street},
                        json::array{"a type beside a factory", charts.factory},
                        json::array{"a neighbour of others beside a park", charts.park},
                        json::array{"a development with internet", charts.internet}};
  if (setup_.players <= charts.park_bonus_players) {
    others.push_back(json::array{"a park, with so few players", charts.park_bonus});
  }
  sections.push_back(
      reference_section("others", "Besides", {"For each", "Points"}, std::move(others)));
  return sections;
}

}  // namespace townsmith::drawcity
