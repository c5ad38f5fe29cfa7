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
    const Tally tally = state.tallies[seat][static_cast<std::size_t>(turn)];
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

}  // namespace townsmith::cityplanner
