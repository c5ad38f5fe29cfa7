#include <bit>

#include "games/drawcity/drawcity.h"

namespace townsmith::drawcity {
namespace {

json::string text_of(std::string_view text) { return json::string(text); }

json::value type_json(CardValue card) {
  return card == 0 ? json::value(nullptr) : json::value(text_of(name_of(type_of(card))));
}

template <class Hand>
json::array numbers_json(const Hand& hand) {
  json::array cards;
  for (const CardValue card : hand) {
    if (card != 0 && card != face_down) cards.emplace_back(int{card});
  }
  return cards;
}

template <class Hand>
json::array types_json(const Hand& hand) {
  json::array cards;
  for (const CardValue card : hand) {
    if (card != 0 && card != face_down) cards.push_back(type_json(card));
  }
  return cards;
}

template <class Hand>
int count_cards(const Hand& hand) {
  return (hand[0] != 0 ? 1 : 0) + (hand[1] != 0 ? 1 : 0);
}

json::object space_json(const DrawCity& game, const State& state, int space) {
  json::object view;
  view["name"] = space_name(space);
  view["start"] = game.internet_starts().test(space);
  const int colour = game.colour_at(space);
  view["location"] =
      colour < 0 ? json::value(nullptr)
                 : json::value(
                       text_of(game.content().locations.colours[static_cast<std::size_t>(colour)]));
  if (state.built().test(space)) {
    view["owner"] = townsmith::index(game.owner_at(state, space));
    view["type"] = text_of(name_of(game.type_at(state, space)));
    view["number"] = game.number_at(state, space);
  } else {
    view["owner"] = nullptr;
    view["type"] = nullptr;
    view["number"] = nullptr;
  }
  view["internet"] = state.internet.test(space);
  return view;
}

template <int Values>
json::object pile_json(const Cards<Values>& cards) {
  json::array discard;
  for (const std::uint8_t count : cards.discard) discard.emplace_back(int{count});
  return {{"deck", int{cards.deck_size}},
          {"discard", std::move(discard)},
          {"formed_again", int{cards.formed}}};
}

json::array goals_json(const DrawCity& game, const State& state) {
  json::array goals;
  for (int i = 0; i < game.goal_slots_used(); ++i) {
    const GoalCard& card = state.goals[static_cast<std::size_t>(i)];
    if (card.goal == 0) continue;
    const Goal& goal = game.goal_in(state, i);
    json::array taken;
    for (const Seat seat : SeatSet::first(game.setup().players)) {
      const int space = card.space[slot(seat)];
      taken.push_back(space == 0 ? json::value(nullptr) : json::value(space));
    }
    json::array points;
    for (int space = 0; space < game.goal_spaces(); ++space) {
      points.emplace_back(game.content().goals.points[static_cast<std::size_t>(space)]);
    }
    goals.push_back(json::object{{"name", goal.name},
                                 {"pile", text_of(pile_names[static_cast<std::size_t>(goal.pile)])},
                                 {"text", game.goal_text(goal)},
                                 {"facts", game.goal_facts(goal)},
                                 {"points", std::move(points)},
                                 {"used", int{card.used}},
                                 {"this_round", std::popcount(card.now)},
                                 {"taken", std::move(taken)}});
  }
  return goals;
}

json::object seat_json(const DrawCity& game, const Observed<DrawCity>& seen, Seat seat) {
  const State& state = seen.state();
  json::object view;
  const auto& numbers = state.number_cards.hand[slot(seat)];
  const auto& types = state.type_cards.hand[slot(seat)];
  view["score"] = game.score(state, seat);
  view["finished"] = state.has_finished(seat);
  view["skips"] = int{state.skips[slot(seat)]};
  view["cards"] = json::object{{"numbers", count_cards(numbers)}, {"types", count_cards(types)}};
  const bool known = seen.viewer().is(seat) || game.over(state);
  view["hand"] = known ? json::value(json::object{{"numbers", numbers_json(numbers)},
                                                  {"types", types_json(types)}})
                       : json::value(nullptr);
  json::object locations;
  for (std::size_t colour = 0; game.with_locations() && colour < colour_count; ++colour) {
    const auto& plan = game.content().locations;
    locations[plan.colours[colour]] = (plan.spaces[colour] & state.owned[slot(seat)]).count();
  }
  view["locations"] = std::move(locations);
  return view;
}

}  // namespace

/// {
///   "phase": "set_up" | "turn" | "draw" | "over",
///   "round": 3, "active": 0, "first": 2,     active is null before the start and after the end
///   "streets": 5, "columns": 11,
///   "numbering": "left-to-right" | "right-to-left",
///   "spaces": [[{                            a list for each street in use, from the top
///     "name": "C3",                          as in moves, explanations and drawings
///     "start": false,                        one of the two internet starts
///     "location": "lake",                    null without the module, or no special location
///     "owner": 1, "type": "house", "number": 5,   null while the space is empty
///     "internet": true }]],
///   "numbers": {"deck": 30, "discard": [0, 1, ...], "formed_again": 0},  by value, 1 first
///   "types": {"deck": 30, "discard": [0, 1, ...], "formed_again": 0},    house first
///   "goals": [{"name", "pile", "text", "facts", "points": [7, 4], "used": 1,      used before this
///   round
///     "this_round": 0, "taken": [null, 1]}], the scoring space of each seat, from 1
///   "districts": [{"columns": [1, 2],        always, since a goal can ask for them
///     "types": ["park", "factory"]}],        by column; empty without the module zoning
///   "demand": ["house", ...],                by street; empty without the module
///   "patterns": [["park", "park", "house"], ...],                        likewise
///   "neighborhoods": [["A3", "B3", "C3"]],   completed
///   "seats": [{
///     "score": 12, "finished": false, "skips": 0,   skips in a row
///     "cards": {"numbers": 2, "types": 2},
///     "hand": {"numbers": [3, 5], "types": ["house", "shop"]},  null: not for this viewer
///     "locations": {"view": 1, ...} }]       empty without the module
/// }
json::object DrawCity::view(const Observed<DrawCity>& seen) const {
  const State& state = seen.state();
  const bool begun = state.phase != Phase::set_up;
  json::object view;
  view["phase"] = text_of(phase_names[static_cast<std::size_t>(state.phase)]);
  view["round"] = int{state.round};
  view["active"] =
      begun && !over(state) ? json::value(townsmith::index(state.active)) : json::value(nullptr);
  view["first"] = begun ? json::value(townsmith::index(state.first)) : json::value(nullptr);
  view["streets"] = streets_;
  view["columns"] = columns;
  view["numbering"] = right_to_left_ ? "right-to-left" : "left-to-right";
  json::array rows;
  for (int street = 0; street < streets_; ++street) {
    json::array row;
    for (int x = 0; x < columns; ++x) row.push_back(space_json(*this, state, Board::at(x, street)));
    rows.push_back(std::move(row));
  }
  view["spaces"] = std::move(rows);
  view["numbers"] = pile_json(state.number_cards);
  view["types"] = pile_json(state.type_cards);
  view["goals"] = goals_json(*this, state);
  json::array districts;
  for (std::size_t i = 0; i < district_count; ++i) {
    json::array types;
    json::array numbers;
    for (int x = content_.board.districts[i]; x < content_.board.districts[i + 1]; ++x) {
      numbers.emplace_back(x + 1);
      if (begun && with_zoning_)
        types.push_back(type_json(state.zoning[static_cast<std::size_t>(x)]));
    }
    districts.push_back(json::object{{"columns", std::move(numbers)}, {"types", std::move(types)}});
  }
  view["districts"] = std::move(districts);
  json::array demand;
  for (int street = 0; begun && with_demand_ && street < streets_; ++street) {
    demand.push_back(type_json(state.demand[static_cast<std::size_t>(street)]));
  }
  view["demand"] = std::move(demand);
  json::array patterns;
  for (const auto& pattern : state.patterns) {
    if (begun && with_neighborhoods_) patterns.push_back(types_json(pattern));
  }
  view["patterns"] = std::move(patterns);
  json::array neighborhoods;
  for (std::size_t i = 0; i < state.line_count; ++i) {
    json::array spaces;
    for (const int space : spaces_of(state.lines[i])) {
      spaces.push_back(json::value(json::string(space_name(space))));
    }
    neighborhoods.push_back(std::move(spaces));
  }
  view["neighborhoods"] = std::move(neighborhoods);
  json::array seats;
  for (const Seat seat : SeatSet::first(setup_.players)) {
    seats.push_back(seat_json(*this, seen, seat));
  }
  view["seats"] = std::move(seats);
  return view;
}

}  // namespace townsmith::drawcity
