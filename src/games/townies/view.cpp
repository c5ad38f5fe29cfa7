#include "games/townies/townies.h"

// What a seat may see, as JSON. Seats other than the viewer's stand where the open round found
// them.
//   phase     what the viewer has to decide: "act", "second" (Funding), "wait", "over"; "setup"
//             before the first roll. A spectator sees "act" in an open round
//   mode      "first", "second", "full"
//   round     from 1
//   white     the white die {face, object, name}, null before the first roll
//   black     the black die {face, shape, hexes [[q, r]]}: q to the right, r down a column; or null
//   bonus     {key, name, text}, null in a first game
//   goal      the additional goal {key, name, text, chart}, null without one
//   map       {columns [number of spaces], stars [space], central [space]}
//   ring      five places in passing order {start, seat, marker}: the starting colour of the place,
//             who sits there (null: vacant) and the marker that lies there now
//   seats[]   per seat:
//     colour, start   the marker now and at the start
//     blocks          {space: colour}, Objects included
//     objects         as they were drawn {space, object, colour, points, spaces}: the neighbours
//                     that counted
//     line            nine spaces {points, circled}; points null while empty
//     stars, soil     stars to spend; points of Stable Soil
//     goals           {key, name, text, count, points, chart, spaces}
//     score, full     points if the game ended now; whether the map is full
//     done            for the viewer only: nothing left to do in this round

namespace townsmith::townies {
namespace {

json::array names_of(const Spaces& set) {
  json::array names;
  for (int column = 0; column < column_count; ++column) {
    for (int row = 1; row <= column_length(column); ++row) {
      const int space = space_at(column, row);
      if (set.test(space)) names.push_back(json::string(space_name(space)));
    }
  }
  return names;
}

json::array chart_view(const GoalCard& card) {
  json::array chart;
  for (const int points : card.chart) chart.push_back(points);
  return chart;
}

json::object goal_view(const GoalCard& card, Goal goal) {
  return {{"key", json::string(key(goal))},
          {"name", json::string(card.name)},
          {"text", json::string(card.text)},
          {"chart", chart_view(card)}};
}

json::string colour_view(Colour colour) { return json::string(name(colour)); }

json::object blocks_view(const Town& town) {
  json::object blocks;
  for (int column = 0; column < column_count; ++column) {
    for (int row = 1; row <= column_length(column); ++row) {
      const int space = space_at(column, row);
      if (town.occupied().test(space)) {
        blocks[space_name(space)] = colour_view(town.colour_at(space));
      }
    }
  }
  return blocks;
}

json::array objects_view(const Townies& game, const Town& town) {
  json::array objects;
  for (std::size_t i = 0; i < town.count; ++i) {
    const int space = town.spaces[i];
    json::array spaces;
    for (int d = 0; d < direction_count; ++d) {
      if (((town.marks[i] >> d) & 1U) == 0) continue;
      spaces.push_back(json::string(space_name(neighbour(space, d))));
    }
    objects.push_back(json::object{{"space", json::string(space_name(space))},
                                   {"object", json::string(word(town.kinds[i]))},
                                   {"colour", colour_view(town.colour_at(space))},
                                   {"points", game.object_points(town, static_cast<int>(i))},
                                   {"spaces", std::move(spaces)}});
  }
  return objects;
}

json::array line_view(const Townies& game, const Town& town) {
  json::array line;
  for (int i = 0; i < object_line; ++i) {
    const json::value points =
        i < town.count ? json::value(game.object_points(town, i)) : json::value(nullptr);
    line.push_back(json::object{{"points", points}, {"circled", ((town.circles >> i) & 1U) != 0}});
  }
  return line;
}

json::array goals_view(const Townies& game, const State& state, const Town& town) {
  json::array goals;
  for (const Goal goal : game.goals(state)) {
    const GoalCard& card = game.content().card(goal);
    const GoalCount result = game.count_goal(town, goal);
    json::object view = goal_view(card, goal);
    view["count"] = result.count;
    view["points"] = card.points(result.count);
    view["spaces"] = names_of(result.spaces);
    goals.push_back(std::move(view));
  }
  return goals;
}

json::object seat_view(const Townies& game, const Observed<Townies>& seen, Seat seat) {
  const State& state = seen.state();
  const Town& town = state.town(seat);
  json::object view = {{"colour", colour_view(state.marker(town))},
                       {"start", colour_view(town.start)},
                       {"blocks", blocks_view(town)},
                       {"objects", objects_view(game, town)},
                       {"line", line_view(game, town)},
                       {"stars", int{town.stars}},
                       {"soil", town.soil * game.content().soil_points},
                       {"goals", goals_view(game, state, town)},
                       {"score", game.score(state, seat)},
                       {"full", town.empty().empty()}};
  if (seen.viewer().is(seat)) view["done"] = !game.actors(state).contains(seat);
  return view;
}

json::array ring_view(const Townies& game, const State& state) {
  json::array ring_places;
  if (state.round == 0) return ring_places;
  for (int place = 0; place < colour_count; ++place) {
    const auto start = static_cast<Colour>(place);
    json::value seat = nullptr;
    for (const Seat one : SeatSet::first(game.setup().players)) {
      if (state.town(one).start == start) seat = index(one);
    }
    Town there;
    there.start = start;
    ring_places.push_back(json::object{{"start", colour_view(start)},
                                       {"seat", std::move(seat)},
                                       {"marker", colour_view(state.marker(there))}});
  }
  return ring_places;
}

std::string_view phase_of(const Townies& game, const Observed<Townies>& seen) {
  const State& state = seen.state();
  if (game.over(state)) return "over";
  if (state.round == 0) return "setup";
  if (seen.viewer().is_spectator()) return game.actors(state).empty() ? "wait" : "act";
  const Seat seat = seen.viewer().seat();
  if (!game.actors(state).contains(seat)) return "wait";
  return state.town(seat).step == Step::second ? "second" : "act";
}

json::value white_view(const Townies& game, const State& state) {
  if (state.white == 0) return nullptr;
  return json::object{{"face", int{state.white}},
                      {"object", json::string(word(state.rolled()))},
                      {"name", json::string(game.content().scoring(state.rolled()).name)}};
}

json::value black_view(const Townies& game, const State& state) {
  if (state.black == 0) return nullptr;
  const Shape& shape = game.content().shapes[static_cast<std::size_t>(state.black - 1)];
  json::array hexes;
  for (const Hex& hex : shape.hexes) hexes.push_back(json::array{hex.q, hex.r});
  return json::object{
      {"face", int{state.black}}, {"shape", json::string(shape.name)}, {"hexes", std::move(hexes)}};
}

json::object map_view(const Content& content) {
  json::array columns;
  for (int column = 0; column < column_count; ++column) columns.push_back(column_length(column));
  return {{"columns", std::move(columns)},
          {"stars", names_of(content.stars)},
          {"central", names_of(content.central)}};
}

}  // namespace

json::object Townies::view(const Observed<Townies>& seen) const {
  constexpr std::array<std::string_view, 3> modes = {"first", "second", "full"};
  const State& state = seen.state();
  json::object view;
  view["phase"] = json::string(phase_of(*this, seen));
  view["mode"] = json::string(modes[static_cast<std::size_t>(mode_)]);
  view["round"] = int{state.round};
  view["white"] = white_view(*this, state);
  view["black"] = black_view(*this, state);
  view["bonus"] = nullptr;
  if (state.bonus != Bonus::none) {
    const BonusCard& card = content_.card(state.bonus);
    view["bonus"] = json::object{{"key", json::string(key(state.bonus))},
                                 {"name", json::string(card.name)},
                                 {"text", json::string(card.text)}};
  }
  view["goal"] = nullptr;
  if (state.goal != Goal::none) view["goal"] = goal_view(content_.card(state.goal), state.goal);
  view["map"] = map_view(content_);
  view["ring"] = ring_view(*this, state);
  json::array seats;
  for (const Seat seat : SeatSet::first(setup_.players)) {
    seats.push_back(seat_view(*this, seen, seat));
  }
  view["seats"] = std::move(seats);
  return view;
}

}  // namespace townsmith::townies
