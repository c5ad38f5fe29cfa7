// What a position is worth, fast and in full.
#include <bit>
#include <vector>

#include "games/drawcity/drawcity.h"
#include "games/drawcity/text.h"

namespace townsmith::drawcity {
namespace {

std::vector<std::string> names_of(const Spaces& spaces) {
  std::vector<std::string> names;
  spaces.for_each([&](int space) { names.push_back(space_name(space)); });
  return names;
}

}  // namespace

HouseGroup take_group(Spaces& houses) {
  HouseGroup group;
  group.spaces = flood<Board>(Spaces::one(houses.first()), houses);
  houses -= group.spaces;
  for (int street = 0; street < max_streets; ++street) {
    group.streets += row_of(group.spaces, street) != 0 ? 1 : 0;
  }
  return group;
}

int DrawCity::house_points(const HouseGroup& group) const {
  return content_.charts.houses[static_cast<std::size_t>(group.spaces.count())] +
         group.streets * content_.charts.house_street;
}

int DrawCity::shop_points(const State& state, Seat seat, int street) const {
  const Spaces shops = state.owned[seat] & state.types[index(Type::shop)];
  return content_.charts.shops[static_cast<std::size_t>(std::popcount(row_of(shops, street)))];
}

int DrawCity::factory_points(const State& state, int space) const {
  int kinds = 0;
  for (const Spaces& type : state.types) kinds += (beside(space) & type).empty() ? 0 : 1;
  return kinds * content_.charts.factory;
}

int DrawCity::park_points(const State& state, int space) const {
  const Spaces others = state.built() - state.owned[owner_at(state, space)];
  const bool few = setup_.players <= content_.charts.park_bonus.most_players;
  return (beside(space) & others).count() * content_.charts.park +
         (few ? content_.charts.park_bonus.points : 0);
}

int DrawCity::all_factory_points(const State& state, Seat seat) const {
  const Spaces mine = state.owned[seat] & state.types[index(Type::factory)];
  if (mine.empty()) return 0;
  int kinds = 0;
  for (const Spaces& type : state.types) kinds += (mine & Board::spread(type)).count();
  return kinds * content_.charts.factory;
}

int DrawCity::all_park_points(const State& state, Seat seat) const {
  const Spaces& own = state.owned[seat];
  const Spaces mine = own & state.types[index(Type::park)];
  if (mine.empty()) return 0;
  const Spaces others = state.built() - own;
  const int sides = (mine & Board::north(others)).count() + (mine & Board::south(others)).count() +
                    (mine & Board::west(others)).count() + (mine & Board::east(others)).count();
  const bool few = setup_.players <= content_.charts.park_bonus.most_players;
  return sides * content_.charts.park +
         (few ? mine.count() * content_.charts.park_bonus.points : 0);
}

int DrawCity::module_points(const State& state, Seat seat) const {
  int points = 0;
  for (int i = 0; i < goal_slots_used(); ++i) points += goal_points(state, i, seat);
  if (state.phase == Phase::set_up) return points;  // nothing is revealed yet
  for (int i = 0; with_zoning_ && i < district_count; ++i) points += zoning_points(state, seat, i);
  for (int i = 0; with_demand_ && i < streets_; ++i) points += demand_points(state, seat, i);
  if (with_locations_) points += location_points(state, seat);
  for (std::size_t i = 0; i < state.line_count; ++i) {
    points += neighborhood_points(state, seat, state.lines[i]);
  }
  return points;
}

int DrawCity::score(const State& state, Seat seat) const {
  const Spaces& own = state.owned[seat];
  int points = module_points(state, seat);
  Spaces houses = own & state.types[index(Type::house)];
  while (!houses.empty()) points += house_points(take_group(houses));
  for (int street = 0; street < streets_; ++street) points += shop_points(state, seat, street);
  points += all_factory_points(state, seat) + all_park_points(state, seat);
  return points + (own & state.internet).count() * content_.charts.internet;
}

ScoreSheet DrawCity::score_sheet(const State& state, Seat seat) const {
  ScoreSheet sheet;
  const Spaces& own = state.owned[seat];
  Spaces houses = own & state.types[index(Type::house)];
  while (!houses.empty()) {
    const HouseGroup group = take_group(houses);
    const int size = group.spaces.count();
    sheet.lines.push_back({"house",
                           say("line-house", {{"count", size}, {"streets", group.streets}}),
                           house_points(group), names_of(group.spaces)});
  }
  for (int street = 0; street < streets_; ++street) {
    const Spaces shops =
        own & state.types[index(Type::shop)] & street_spaces[static_cast<std::size_t>(street)];
    if (shops.empty()) continue;
    sheet.lines.push_back({"shop",
                           say("line-shop", {{"count", shops.count()}, {"street", street + 1}}),
                           shop_points(state, seat, street), names_of(shops)});
  }
  (own & state.types[index(Type::factory)]).for_each([&](int space) {
    const int points = factory_points(state, space);
    sheet.lines.push_back({"factory",
                           say("line-factory", {{"space", space_name(space)}}),
                           points,
                           {space_name(space)}});
  });
  (own & state.types[index(Type::park)]).for_each([&](int space) {
    sheet.lines.push_back({"park",
                           say("line-park", {{"space", space_name(space)}}),
                           park_points(state, space),
                           {space_name(space)}});
  });
  const Spaces online = own & state.internet;
  if (!online.empty()) {
    sheet.lines.push_back({"internet", say("line-internet", {{"count", online.count()}}),
                           online.count() * content_.charts.internet, names_of(online)});
  }
  module_lines(state, seat, sheet);
  return sheet;
}

void DrawCity::module_lines(const State& state, Seat seat, ScoreSheet& sheet) const {
  if (state.phase == Phase::set_up) return;
  const Spaces& own = state.owned[seat];
  for (int i = 0; i < goal_slots_used(); ++i) {
    const int space = state.goals[static_cast<std::size_t>(i)].space[seat];
    if (space == 0) continue;
    const Goal& goal = goal_in(state, i);
    sheet.lines.push_back({"goal",
                           say("line-goal", {{"goal", goal_name(goal)}, {"rule", goal_text(goal)}}),
                           goal_points(state, i, seat),
                           {},
                           goal_name(goal)});
  }
  for (int i = 0; with_zoning_ && i < district_count; ++i) {
    const int points = zoning_points(state, seat, i);
    if (points == 0) continue;
    sheet.lines.push_back(
        {"zoning", say("line-zoning", {{"district", i + 1}}), points, names_of(own & district(i))});
  }
  for (int street = 0; with_demand_ && street < streets_; ++street) {
    const int points = demand_points(state, seat, street);
    if (points == 0) continue;
    const auto row = static_cast<std::size_t>(street);
    const Type type = type_of(state.demand[row]);
    const bool first = points == content_.charts.demand.first;
    sheet.lines.push_back(
        {"demand",
         say("line-demand", {{"first", first}, {"type", type_text(type)}, {"street", street + 1}}),
         points, names_of(own & state.types[index(type)] & street_spaces[row]), type_text(type)});
  }
  if (with_locations_) {
    Spaces special;
    for (const Spaces& colour : content_.locations.spaces) special |= colour & own;
    if (!special.empty()) {
      sheet.lines.push_back({"location", say("line-location", {{"count", special.count()}}),
                             location_points(state, seat), names_of(special)});
    }
  }
  for (std::size_t i = 0; i < state.line_count; ++i) {
    const int points = neighborhood_points(state, seat, state.lines[i]);
    if (points == 0) continue;
    Spaces line;
    for (const int space : spaces_of(state.lines[i])) line.set(space);
    sheet.lines.push_back({"neighborhood",
                           say("line-neighborhood", {{"line", line_name(state.lines[i])}}), points,
                           names_of(line)});
  }
}

/// Equal scores share the victory.
TieBreak DrawCity::tie_break(const State& /*state*/, Seat /*seat*/) const { return {}; }

}  // namespace townsmith::drawcity
