#include "games/cityplanner/cityplanner.h"

namespace townsmith::cityplanner {
namespace {

json::array faces_json(const std::array<Kind, face_count>& faces) {
  json::array names;
  for (const Kind kind : faces) names.emplace_back(json::string(name_of(kind)));
  return names;
}

json::object card_json(const CityPlanner& game, const State& state, Card card) {
  const auto slot = static_cast<std::size_t>(index(card));
  const int die = state.dice[slot];
  json::object view;
  view["name"] = card_name(card);
  view["number"] = number(card);
  view["die"] = die == 0 ? json::value(nullptr) : json::value(die);
  view["kind"] =
      die == 0 ? json::value(nullptr) : json::value(json::string(name_of(game.kind(state, card))));
  view["locked"] = card == state.locked;
  view["passed"] = card == state.passed;
  view["changed"] = ((state.changed >> slot) & 1U) != 0;
  view["faces"] = faces_json(game.cards()[slot]);
  return view;
}

json::object seat_json(const CityPlanner& game, const State& state, Seat seat) {
  const auto slot = static_cast<std::size_t>(townsmith::index(seat));
  json::array rounds;
  for (int turn = 0; turn < game.turns_played(state, seat); ++turn) {
    const Tally tally = state.tallies[slot][static_cast<std::size_t>(turn)];
    rounds.push_back(
        json::object{{"vp", game.points(tally)}, {"text", tally_text(game.charts(), tally)}});
  }
  return {{"money", int{state.money[slot]}},
          {"vp", game.points(state, seat)},
          {"rerolls", int{state.rerolls[slot]}},
          {"rounds", std::move(rounds)},
          {"score", game.score(state, seat)}};
}

}  // namespace

/// {
///   "round": 3, "rounds": 8,
///   "phase": "first_player" | "roll" | "adjust" | "score" | "over",
///   "active": 0,           the seat whose turn it is; null when it is not drawn yet or all is over
///   "first": 0,            the seat that starts each round; null when it is not drawn yet
///   "changes_left": 3,     dice the active seat may still change this turn
///   "change_price": 1,
///   "dollars_per_vp": 5,
///   "cards": [{            seven
///     "name": "card 1",    as in the spaces of explanations and drawings
///     "number": 1,
///     "die": 4,            null: about to be rolled
///     "kind": "blue",      what the die stands on; null likewise
///     "locked": false,     neither rerolled nor changed this turn
///     "passed": false,     chosen this turn: does not score
///     "changed": false,    was changed this turn
///     "faces": ["purple", "red", "yellow", "blue", "green", "green"]
///   }],
///   "seats": [{
///     "money": 5,
///     "vp": 12,            without money
///     "rerolls": 0,        left this turn, or earned for the next
///     "rounds": [{"vp": 12, "text": "4 green × 3"}],   the turns played
///     "score": 13          with every full $5
///   }]
/// }
json::object CityPlanner::view(const Observed<CityPlanner>& seen) const {
  const State& state = seen.state();
  const bool drawn = state.phase != Phase::first_player;
  json::object view;
  view["round"] = int{state.round};
  view["rounds"] = charts_.rounds;
  view["phase"] = json::string(phase_names[static_cast<std::size_t>(state.phase)]);
  view["active"] =
      drawn && !over(state) ? json::value(townsmith::index(state.active)) : json::value(nullptr);
  view["first"] = drawn ? json::value(townsmith::index(state.first)) : json::value(nullptr);
  view["changes_left"] = changes_left(state);
  view["change_price"] = charts_.change_price;
  view["dollars_per_vp"] = charts_.dollars_per_vp;
  json::array cards;
  for (int card = 0; card < card_count; ++card) {
    cards.push_back(card_json(*this, state, card_at(card)));
  }
  view["cards"] = std::move(cards);
  json::array seats;
  for (const Seat seat : SeatSet::first(setup_.players)) {
    seats.push_back(seat_json(*this, state, seat));
  }
  view["seats"] = std::move(seats);
  return view;
}

}  // namespace townsmith::cityplanner
