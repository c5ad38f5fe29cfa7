#include "games/drawcity/content.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace townsmith::drawcity {
namespace {

constexpr int most_of_a_card = 40;
constexpr int most_points = 100;
// What a game can need at once: all hands, all reveals, and one card that is left to draw.
constexpr int least_numbers = most_players * hand_size + 1;
constexpr int least_types = least_numbers + columns + most_streets + pattern_count * pattern_size;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

CardCounts read_cards(const ContentNode& root) {
  CardCounts cards;
  const ContentNode types = root.member("developments");
  for (int type = 0; type < type_count; ++type) {
    cards.types[at(type)] =
        static_cast<std::uint8_t>(types.member(type_names[at(type)]).integer(0, most_of_a_card));
  }
  const ContentNode numbers = root.member("numbers");
  std::size_t number = 0;
  for (const ContentNode& node : numbers.items(number_count, number_count)) {
    const int count = node.integer(0, most_of_a_card);
    if (number < number_count) cards.numbers[number++] = static_cast<std::uint8_t>(count);
  }
  const int type_sum = std::accumulate(cards.types.begin(), cards.types.end(), 0);
  if (types.exists() && type_sum < least_types) {
    types.wrong(
        fmt::format("six players need at least {} cards in all, not {}", least_types, type_sum));
  }
  const int number_sum = std::accumulate(cards.numbers.begin(), cards.numbers.end(), 0);
  if (numbers.exists() && number_sum < least_numbers) {
    numbers.wrong(fmt::format("six players need at least {} cards in all, not {}", least_numbers,
                              number_sum));
  }
  if (type_sum > most_cards || number_sum > most_cards) {
    root.wrong(fmt::format("there may be at most {} cards of a kind", most_cards));
  }
  return cards;
}

BoardPlan read_board(const ContentNode& root) {
  BoardPlan board;
  std::size_t players = 0;
  for (const ContentNode& node : root.member("streets").items(most_players - 1, most_players - 1)) {
    const int streets = node.integer(least_streets, most_streets);
    if (players < board.streets.size()) board.streets[players++] = streets;
  }
  const ContentNode upper = root.member("internet").member("upper");
  board.upper_column = upper.member("column").integer(1, columns) - 1;
  board.upper_street = upper.member("street").integer(1, least_streets) - 1;
  const ContentNode lower = root.member("internet").member("lower");
  board.lower_column = lower.member("column").integer(1, columns) - 1;
  board.lower_street = lower.member("street_from_bottom").integer(1, least_streets) - 1;
  const ContentNode districts = root.member("districts");
  std::size_t district = 0;
  for (const ContentNode& node : districts.items(district_count, district_count)) {
    const int width = node.integer(1, columns);
    if (district == district_count) break;
    board.districts[district + 1] = board.districts[district] + width;
    ++district;
  }
  if (districts.exists() && board.districts.back() != columns) {
    districts.wrong(fmt::format("the districts must have {} columns in all, not {}", columns,
                                board.districts.back()));
    board.districts = {0, 2, 4, 7, 9, columns};
  }
  return board;
}

Locations read_locations(const ContentNode& root) {
  Locations locations;
  std::array<std::string_view, colour_count> names;
  std::size_t colour = 0;
  for (const ContentNode& node : root.member("colours").items(colour_count, colour_count)) {
    std::string name = node.text();
    if (colour == colour_count) break;
    locations.colours[colour] = std::move(name);
    names[colour] = locations.colours[colour];
    if (std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(colour),
                  names[colour]) != names.begin() + static_cast<std::ptrdiff_t>(colour)) {
      node.wrong(fmt::format("\"{}\" is already the name of another colour", names[colour]));
    }
    ++colour;
  }
  std::size_t size = 0;
  for (const ContentNode& node : root.member("points").items(colour_count, colour_count)) {
    const int points = node.integer(0, most_points);
    if (size < locations.points.size()) locations.points[size++] = points;
  }
  Spaces taken;
  int street = 0;
  for (const ContentNode& row : root.member("streets").items(most_streets, most_streets)) {
    for (const ContentNode& node : row.items(0, columns)) {
      const int which = node.member("colour").choice(names);
      const ContentNode column = node.member("column");
      const int x = column.integer(1, columns) - 1;
      if (street >= most_streets) continue;
      const int space = Board::at(x, street);
      if (taken.test(space)) column.wrong("this space is a special location already");
      taken.set(space);
      locations.spaces[at(which)].set(space);
    }
    ++street;
  }
  return locations;
}

/// A chart from 1 up; what it does not list is worth as much as its last entry.
template <std::size_t Size>
std::array<int, Size> read_chart(const ContentNode& node) {
  std::array<int, Size> chart{};
  std::size_t next = 1;
  for (const ContentNode& entry : node.items(1, static_cast<int>(Size) - 1)) {
    const int points = entry.integer(0, most_points);
    if (next < Size)
      std::fill(chart.begin() + static_cast<std::ptrdiff_t>(next++), chart.end(), points);
  }
  return chart;
}

Charts read_charts(const ContentNode& root) {
  Charts charts;
  charts.houses = read_chart<Board::size + 1>(root.member("houses"));
  charts.house_street = root.member("house_street").integer(0, most_points);
  charts.shops = read_chart<columns + 1>(root.member("shops"));
  charts.factory = root.member("factory").integer(0, most_points);
  charts.park = root.member("park").integer(0, most_points);
  const ContentNode bonus = root.member("park_bonus");
  charts.park_bonus_players = bonus.member("most_players").integer(0, most_players);
  charts.park_bonus = bonus.member("points").integer(0, most_points);
  charts.internet = root.member("internet").integer(0, most_points);
  charts.zoning = root.member("zoning").integer(0, most_points);
  charts.demand_first = root.member("demand").member("first").integer(0, most_points);
  charts.demand_second = root.member("demand").member("second").integer(0, most_points);
  charts.neighborhood = root.member("neighborhood").integer(0, most_points);
  return charts;
}

bool needs_other(GoalRule rule) {
  return rule == GoalRule::two_groups || rule == GoalRule::on_streets ||
         rule == GoalRule::beside_types || rule == GoalRule::beside_others;
}

/// The most a rule's count may ask for, so that no goal is out of reach by itself.
int most_count(GoalRule rule) {
  switch (rule) {
    case GoalRule::group_streets:
    case GoalRule::streets:
    case GoalRule::on_streets: return least_streets + 1;
    case GoalRule::in_columns:
    case GoalRule::in_row:
    case GoalRule::on_street: return number_count;
    case GoalRule::districts: return district_count;
    case GoalRule::types_on_street:
    case GoalRule::square: return type_count;
    default: return 20;
  }
}

Goal read_goal(const ContentNode& node) {
  Goal goal;
  goal.name = node.member("name").text();
  goal.pile = node.member("pile").choice(pile_names);
  const ContentNode type = node.member("type");
  goal.subject = type.choice(subject_names);
  goal.rule = static_cast<GoalRule>(node.member("rule").choice(goal_rule_names));
  goal.count = node.member("count").integer(1, most_count(goal.rule));
  if (needs_other(goal.rule)) goal.other = node.member("other").integer(1, 4);
  if (goal.rule == GoalRule::streets) {
    goal.many = node.member("many").integer(goal.count, most_streets);
    goal.from = node.member("from").integer(least_streets, most_streets);
  }
  const bool mixed = goal.rule == GoalRule::types_on_street || goal.rule == GoalRule::square;
  if (mixed && goal.subject != any_type)
    type.wrong("this rule is about developments of \"any\" type");
  if (goal.about_surroundings() && goal.subject == any_type) {
    type.wrong("this rule needs one type of development");
  }
  return goal;
}

Goals read_goals(const ContentNode& root) {
  Goals goals;
  std::size_t space = 0;
  for (const ContentNode& node : root.member("spaces").items(goal_space_count, goal_space_count)) {
    const int points = node.integer(0, most_points);
    if (space < goals.points.size()) goals.points[space++] = points;
  }
  std::size_t players = 0;
  for (const ContentNode& node :
       root.member("spaces_used").items(most_players - 1, most_players - 1)) {
    const int used = node.integer(1, goal_space_count);
    if (players < goals.spaces_used.size()) goals.spaces_used[players++] = used;
  }
  const ContentNode list = root.member("goals");
  for (const ContentNode& node : list.items(goal_slots, most_goals))
    goals.goals.push_back(read_goal(node));
  for (int pile = 0; pile < goal_slots; ++pile) {
    const bool found = std::any_of(goals.goals.begin(), goals.goals.end(),
                                   [&](const Goal& goal) { return goal.pile == pile; });
    if (list.exists() && !found) {
      list.wrong(fmt::format("the pile \"{}\" has no goal", pile_names[at(pile)]));
    }
  }
  return goals;
}

}  // namespace

Content read_content(ContentReader& reader) {
  return {read_cards(reader.open("drawcity/cards.json")),
          read_board(reader.open("drawcity/board.json")),
          read_locations(reader.open("drawcity/locations.json")),
          read_charts(reader.open("drawcity/charts.json")),
          read_goals(reader.open("drawcity/goals.json"))};
}

}  // namespace townsmith::drawcity
