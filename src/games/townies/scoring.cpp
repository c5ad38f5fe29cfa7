#include <fmt/format.h>

#include <bit>

#include "games/townies/townies.h"

// Objects, scored when they are drawn; the score, its sheet and what decides a tie. Goals are in
// goals.cpp.

namespace townsmith::townies {
namespace {

/// Whether green Blocks, at least one of them, lead from a space to an Object. The Object itself is
/// not part of the way: where it is green, the way must come to it without going through it.
bool leads_to_object(const Town& town, int space) {
  const Spaces& green = town.of(Colour::green);
  const Spaces way = flood<Board>(around(space), green);
  if (way.empty()) return false;
  if (!((Board::spread(way) & town.objects) - green).empty()) return true;
  bool found = false;
  (way & town.objects).for_each([&](int object) {
    const Spaces without = flood<Board>(around(space), green - Spaces::one(object));
    found = found || !(without & around(object)).empty();
  });
  return found;
}

bool has_opposite_pair(unsigned filled_sides) { return (filled_sides & (filled_sides >> 3U)) != 0; }

bool earns_extra(const Town& town, Object object, int space) {
  const Spaces beside = town.occupied() & around(space);
  switch (object) {
    case Object::game_court: return !(beside - town.of(Colour::red)).empty();
    case Object::windmill: return (beside & town.objects).empty();
    case Object::station: return has_opposite_pair(sides(beside, space));
    case Object::bike_rental: return leads_to_object(town, space);
    case Object::bank: return !edge_spaces.test(space);
    case Object::city_square: return beside.count() == direction_count;
  }
  return false;
}

/// What the extra point of an Object is for.
constexpr std::array<std::string_view, object_kinds> extra_reasons = {
    "for a neighbour that is not red", "as no Object was beside it",
    "for Blocks on opposite sides",    "for green Blocks leading to another Object",
    "as it is not on the edge",        "for Blocks on all six sides"};

std::string counted(int count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

void name_all(const Spaces& set, std::vector<std::string>& names) {
  for (int column = 0; column < column_count; ++column) {
    for (int row = 1; row <= column_length(column); ++row) {
      if (set.test(space_at(column, row))) names.push_back(space_name(space_at(column, row)));
    }
  }
}

}  // namespace

std::uint8_t Townies::judge(const Town& town, Object object, int space) const {
  unsigned marks = sides(needed_by(town, object), space);
  if (earns_extra(town, object, space)) marks |= extra_mark;
  return static_cast<std::uint8_t>(marks);
}

int Townies::points_of(Object object, std::uint8_t marks) const {
  const ObjectScoring& scoring = content_.scoring(object);
  return scoring.each * std::popcount(static_cast<unsigned>(marks & (extra_mark - 1U))) +
         ((marks & extra_mark) != 0 ? scoring.extra : 0);
}

int Townies::score(const State& state, Seat seat) const {
  const Town& town = state.town(seat);
  int points = town.soil * content_.soil_points;
  for (int i = 0; i < town.count; ++i) points += object_points(town, i);
  for (const Goal goal : goals(state)) points += goal_points(town, goal);
  return points;
}

ScoreSheet Townies::score_sheet(const State& state, Seat seat) const {
  const Town& town = state.town(seat);
  ScoreSheet sheet;
  for (std::size_t i = 0; i < town.count; ++i) {
    const Object object = town.kinds[i];
    const int space = town.spaces[i];
    std::vector<std::string> spaces = {space_name(space)};
    for (int d = 0; d < direction_count; ++d) {
      if (((town.marks[i] >> d) & 1U) != 0) spaces.push_back(space_name(neighbour(space, d)));
    }
    const int beside = static_cast<int>(spaces.size()) - 1;
    const bool square = object == Object::city_square;
    const bool extra = (town.marks[i] & extra_mark) != 0;
    std::string text = fmt::format(
        "{} at {}: {}", content_.scoring(object).name, space_name(space),
        square ? counted(beside, "Object")
               : counted(beside,
                         fmt::format("{} Block", colour_names[static_cast<std::size_t>(object)])));
    if (extra) {
      text += fmt::format(", and {} {}", content_.scoring(object).extra,
                          extra_reasons[static_cast<std::size_t>(object)]);
    }
    json::object facts = {{"object", json::string(word(object))},
                          {"space", space_name(space)},
                          {"count", beside},
                          {"extra", extra ? content_.scoring(object).extra : 0}};
    facts["colour"] = nullptr;  // a City Square counts Objects
    if (!square) facts["colour"] = colour_names[static_cast<std::size_t>(object)];
    sheet.lines.push_back(
        {"object", text, object_points(town, static_cast<int>(i)), spaces, std::move(facts)});
  }
  if (town.soil > 0) {
    std::vector<std::string> spaces;
    name_all(town.objects & content_.stars, spaces);
    sheet.lines.push_back({"stable-soil",
                           fmt::format("{}: {} on a star", content_.card(Bonus::stable_soil).name,
                                       counted(town.soil, "Object")),
                           town.soil * content_.soil_points,
                           spaces,
                           {{"count", int{town.soil}}}});
  }
  for (const Goal goal : goals(state)) {
    const GoalCount result = count_goal(town, goal);
    const GoalCard& card = content_.card(goal);
    std::vector<std::string> spaces;
    name_all(result.spaces, spaces);
    sheet.lines.push_back({std::string(key(goal)),
                           fmt::format("{}: {} ({})", card.name, result.count, card.text),
                           card.points(result.count),
                           spaces,
                           {{"count", result.count}}});
  }
  return sheet;
}

/// Fewest Objects, then the points of the last one.
TieBreak Townies::tie_break(const State& state, Seat seat) const {
  const Town& town = state.town(seat);
  TieBreak numbers{};
  numbers[0] = static_cast<std::int16_t>(-town.count);
  if (town.count > 0) numbers[1] = static_cast<std::int16_t>(object_points(town, town.count - 1));
  return numbers;
}

std::string Townies::grade(const State& state, Seat seat) const {
  if (!solo()) return {};
  const int points = score(state, seat);
  std::string text;
  for (const Grade& one : content_.grades) {
    if (points >= one.least) text = one.text;
  }
  return text;
}

}  // namespace townsmith::townies
