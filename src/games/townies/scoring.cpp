#include <fmt/format.h>

#include <bit>
#include <utility>

#include "games/townies/text.h"
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

bool earns_extra(const Town& town, const Land& land, Object object, int space) {
  const Spaces beside = town.occupied() & around(space);
  switch (object) {
    case Object::game_court: return !(beside - town.of(Colour::red)).empty();
    case Object::windmill: return (beside & town.objects).empty();
    case Object::station: return has_opposite_pair(sides(beside, space));
    case Object::bike_rental: return leads_to_object(town, space);
    case Object::bank: return !land.edge.test(space);
    case Object::city_square: return beside.count() == direction_count;
  }
  return false;
}

/// What an Object scored for besides its extra point.
Text counted(Object object, int count) {
  if (object == Object::city_square) return say("counted-objects", {{"count", count}});
  return say("counted-blocks",
             {{"count", count}, {"colour", colour_text(static_cast<Colour>(object))}});
}

}  // namespace

std::vector<std::string> counted_neighbours(int space, std::uint8_t marks) {
  std::vector<std::string> names;
  for (int d = 0; d < direction_count; ++d) {
    if (((marks >> d) & 1U) != 0) names.push_back(space_name(neighbour(space, d)));
  }
  return names;
}

std::uint8_t Townies::judge(const Town& town, Object object, int space) const {
  unsigned marks = sides(needed_by(town, object), space);
  if (earns_extra(town, content_.land, object, space)) marks |= extra_mark;
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

ScoreLine Townies::object_line_of(const Town& town, std::size_t i) const {
  const Object object = town.kinds[i];
  const std::string space = space_name(town.spaces[i]);
  std::vector<std::string> spaces = counted_neighbours(town.spaces[i], town.marks[i]);
  const int beside = static_cast<int>(spaces.size());
  spaces.insert(spaces.begin(), space);
  const int extra = (town.marks[i] & extra_mark) != 0 ? content_.scoring(object).extra : 0;
  const Text subject = object_text(content_, object);
  Text text = say("line-object",
                  {{"object", subject}, {"space", space}, {"counted", counted(object, beside)}});
  if (extra != 0) {
    text = say("line-object-extra", {{"object", subject},
                                     {"space", space},
                                     {"counted", counted(object, beside)},
                                     {"points", extra},
                                     {"why", say(fmt::format("extra-{}", word(object)))}});
  }
  return {"object", std::move(text), object_points(town, static_cast<int>(i)), std::move(spaces),
          subject};
}

ScoreSheet Townies::score_sheet(const State& state, Seat seat) const {
  const Town& town = state.town(seat);
  ScoreSheet sheet;
  for (std::size_t i = 0; i < town.count; ++i) sheet.lines.push_back(object_line_of(town, i));
  if (town.soil > 0) {
    const Text card = bonus_text(content_, Bonus::stable_soil);
    sheet.lines.push_back(
        {"stable-soil", say("line-stable-soil", {{"card", card}, {"count", town.soil}}),
         town.soil * content_.soil_points, names_of(town.objects & content_.stars), card});
  }
  for (const Goal goal : goals(state)) {
    const GoalCount result = count_goal(town, goal);
    const Text card = goal_text(content_, goal);
    sheet.lines.push_back(
        {std::string(key(goal)),
         say("line-goal",
             {{"goal", card}, {"count", result.count}, {"counts", goal_counts(content_, goal)}}),
         content_.card(goal).points(result.count), names_of(result.spaces), card});
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
