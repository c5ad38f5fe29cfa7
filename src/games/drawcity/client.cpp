#include <fmt/format.h>

#include "core/reference_section.h"
#include "games/drawcity/drawcity.h"

// Moves as data, by kind:
//   build  space, type, number, gain (points at once), completes [space] (a neighborhood),
//          internet, goals [name] (completed by this seat)
//   skip   number, type (discarded, or null), finishes (the second skip in a row)

namespace townsmith::drawcity {
namespace {

json::array chart_rows(const auto& chart) {
  json::array rows;
  int count = 0;
  for (const auto points : chart) rows.push_back(json::array{++count, int{points}});
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
  return {"turn", "Choose a number and a development and build, or skip."};
}

json::array DrawCity::reference(const Observed<DrawCity>& seen) const {
  const State& state = seen.state();
  const bool mine = !seen.viewer().is_spectator();
  const std::size_t seat = mine ? slot(seen.viewer().seat()) : 0;
  json::array sections;
  sections.push_back(reference_section(
      "numbers",
      fmt::format("Number cards: {} in the deck, formed again {} times",
                  state.number_cards.deck_size, state.number_cards.formed),
      {"Number", "Cards", "Discarded", "In your hand", "Elsewhere"},
      card_rows(content_.cards.numbers, state.number_cards, state.number_cards.hand[seat], mine,
                [](std::size_t i) { return json::value(static_cast<int>(i) + 1); })));
  sections.push_back(reference_section(
      "types",
      fmt::format("Development cards: {} in the deck, formed again {} times",
                  state.type_cards.deck_size, state.type_cards.formed),
      {"Development", "Cards", "Discarded", "In your hand", "Elsewhere"},
      card_rows(content_.cards.types, state.type_cards, state.type_cards.hand[seat], mine,
                [](std::size_t i) { return json::value(json::string(type_names[i])); })));
  sections.push_back(reference_section("houses", "A group of houses", {"Houses", "Points"},
                                       chart_rows(content_.charts.houses)));
  sections.push_back(reference_section("shops", "Shops on one street", {"Shops", "Points"},
                                       chart_rows(content_.charts.shops)));
  return sections;
}

}  // namespace townsmith::drawcity
