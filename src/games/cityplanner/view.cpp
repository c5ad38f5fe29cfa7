#include "games/cityplanner/cityplanner.h"

namespace townsmith::cityplanner {
namespace {

CardView card_view(const CityPlanner& game, const State& state, Card card) {
  const int die = state.dice[slot(card)];
  CardView view;
  view.name = card_name(card);
  view.number = number(card);
  if (die != 0) {
    view.die = die;
    view.kind = game.kind(state, card);
  }
  view.locked = card == state.locked;
  view.passed = card == state.passed;
  view.changed = ((state.changed >> slot(card)) & 1U) != 0;
  view.faces = game.cards()[slot(card)];
  return view;
}

SeatView seat_view(const CityPlanner& game, const State& state, Seat seat) {
  SeatView view;
  view.money = state.money[seat];
  view.vp = game.points(state, seat);
  view.rerolls = state.rerolls[seat];
  for (int turn = 0; turn < game.turns_played(state, seat); ++turn) {
    const TurnScore tally = state.tallies[seat][static_cast<std::size_t>(turn)];
    view.rounds.push_back({game.points(tally), tally_text(game.charts(), tally)});
  }
  view.score = game.score(state, seat);
  return view;
}

}  // namespace

PositionView CityPlanner::view(const Observed<CityPlanner>& seen) const {
  const State& state = seen.state();
  const bool drawn = state.phase != Phase::first_player;
  PositionView view;
  view.round = state.round;
  view.rounds = charts_.rounds;
  view.phase = state.phase;
  if (drawn && !over(state)) view.active = state.active;
  if (drawn) view.first = state.first;
  view.changes_left = changes_left(state);
  view.change_price = charts_.change.price;
  view.dollars_per_vp = charts_.dollars_per_vp;
  for (int card = 0; card < card_count; ++card) {
    view.cards.push_back(card_view(*this, state, card_at(card)));
  }
  for (const Seat seat : SeatSet::first(setup_.players)) {
    view.seats.push_back(seat_view(*this, state, seat));
  }
  return view;
}

}  // namespace townsmith::cityplanner
