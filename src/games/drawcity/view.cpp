// A position as a viewer may know it; see wire.h.
#include <bit>

#include "games/drawcity/drawcity.h"
#include "games/drawcity/text.h"

namespace townsmith::drawcity {
namespace {

template <class Hand>
HandView hand_view(const Hand& numbers, const Hand& types) {
  HandView view;
  for (const CardValue card : numbers) {
    if (card != 0 && card != face_down) view.numbers.push_back(card);
  }
  for (const CardValue card : types) {
    if (card != 0 && card != face_down) view.types.push_back(type_of(card));
  }
  return view;
}

template <class Hand>
int count_cards(const Hand& hand) {
  return (hand[0] != 0 ? 1 : 0) + (hand[1] != 0 ? 1 : 0);
}

SpaceView space_view(const DrawCity& game, const State& state, int space) {
  SpaceView view;
  view.name = space_name(space);
  view.start = game.internet_starts().test(space);
  if (const int colour = game.colour_at(space); colour >= 0) {
    view.location = game.content().locations.colours[static_cast<std::size_t>(colour)];
  }
  if (state.built().test(space)) {
    view.owner = game.owner_at(state, space);
    view.type = game.type_at(state, space);
    view.number = game.number_at(state, space);
  }
  view.internet = state.internet.test(space);
  return view;
}

template <int Values>
PileView pile_view(const Cards<Values>& cards) {
  return {cards.deck_size, {cards.discard.begin(), cards.discard.end()}, cards.formed};
}

GoalView goal_view(const DrawCity& game, const Goal& goal, const GoalCard& card) {
  GoalView view;
  view.name = goal_name(goal);
  view.pile = static_cast<GoalPile>(goal.pile);
  view.text = game.goal_text(goal);
  view.rule = goal.rule;
  const auto& points = game.content().goals.points;
  view.points.assign(points.begin(), points.begin() + game.goal_spaces());
  view.used = card.used;
  view.this_round = std::popcount(card.now);
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    const int space = card.space[seat];
    view.taken.push_back(space == 0 ? std::nullopt : std::optional(space));
  }
  return view;
}

SeatView seat_view(const DrawCity& game, const Observed<DrawCity>& seen, Seat seat) {
  const State& state = seen.state();
  const auto& numbers = state.number_cards.hand[seat];
  const auto& types = state.type_cards.hand[seat];
  SeatView view;
  view.score = game.score(state, seat);
  view.finished = state.has_finished(seat);
  view.skips = state.skips[seat];
  view.cards = {count_cards(numbers), count_cards(types)};
  if (seen.viewer().is(seat) || game.over(state)) view.hand = hand_view(numbers, types);
  for (std::size_t colour = 0; game.with_locations() && colour < colour_count; ++colour) {
    const auto& plan = game.content().locations;
    view.locations[plan.colours[colour]] = (plan.spaces[colour] & state.owned[seat]).count();
  }
  return view;
}

}  // namespace

PositionView DrawCity::view(const Observed<DrawCity>& seen) const {
  const State& state = seen.state();
  const bool begun = state.phase != Phase::set_up;
  PositionView view;
  view.phase = state.phase;
  view.round = state.round;
  if (begun && !over(state)) view.active = state.active;
  if (begun) view.first = state.first;
  view.streets = streets_;
  view.columns = columns;
  view.numbering = right_to_left_ ? Numbering::right_to_left : Numbering::left_to_right;
  for (int street = 0; street < streets_; ++street) {
    auto& row = view.spaces.emplace_back();
    for (int x = 0; x < columns; ++x) row.push_back(space_view(*this, state, Board::at(x, street)));
  }
  content_.board.gaps.for_each([&](int space) {
    if (Board::y_of(space) < streets_) view.gaps.push_back(space_name(space));
  });
  view.numbers = pile_view(state.number_cards);
  view.types = pile_view(state.type_cards);
  for (int i = 0; i < goal_slots_used(); ++i) {
    const GoalCard& card = state.goals[static_cast<std::size_t>(i)];
    if (card.goal != 0) view.goals.push_back(goal_view(*this, goal_in(state, i), card));
  }
  for (std::size_t i = 0; i < district_count; ++i) {
    auto& one = view.districts.emplace_back();
    for (int x = content_.board.districts[i]; x < content_.board.districts[i + 1]; ++x) {
      one.columns.push_back(x + 1);
      if (begun && with_zoning_) {
        one.types.push_back(type_of(state.zoning[static_cast<std::size_t>(x)]));
      }
    }
  }
  for (int street = 0; begun && with_demand_ && street < streets_; ++street) {
    view.demand.push_back(type_of(state.demand[static_cast<std::size_t>(street)]));
  }
  for (const auto& [a, b, c] : state.patterns) {
    if (begun && with_neighborhoods_) view.patterns.push_back({type_of(a), type_of(b), type_of(c)});
  }
  for (std::size_t i = 0; i < state.line_count; ++i) {
    const auto [a, b, c] = spaces_of(state.lines[i]);
    view.neighborhoods.push_back({space_name(a), space_name(b), space_name(c)});
  }
  for (const Seat seat : SeatSet::first(setup_.players)) {
    view.seats.push_back(seat_view(*this, seen, seat));
  }
  return view;
}

}  // namespace townsmith::drawcity
