#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/drawcity/content.h"

/// What DrawCity's files look like; that of the cards is CardCounts itself.
namespace townsmith::drawcity {

using schema::flat, schema::member;

struct UpperStart {
  int column = 0;
  int street = 0;

  DESCRIBE(UpperStart, "DrawCityUpperStart", MEMBER(column, "from the left", {1, columns}),
           MEMBER(street, "from the top", {1, min_streets}));
};

struct LowerStart {
  int column = 0;
  int street_from_bottom = 0;

  DESCRIBE(LowerStart, "DrawCityLowerStart", MEMBER(column, "from the left", {1, columns}),
           MEMBER(street_from_bottom, "from the last street in use", {1, min_streets}));
};

struct InternetFile {
  UpperStart upper;
  LowerStart lower;

  DESCRIBE(InternetFile, "DrawCityInternet", MEMBER(upper), MEMBER(lower));
};

/// content/drawcity/board.json
struct BoardFile {
  std::array<int, max_players - 1> streets{};
  InternetFile internet;
  std::array<int, district_count> districts{};
  std::vector<std::string> gaps;

  ABOUT("The board: eleven columns, at most ten streets, counted from the top left corner.");
  DESCRIBE(
      BoardFile, "DrawCityBoard",
      MEMBER(streets, "with 2, 3, 4, 5, 6 players", {}, {min_streets, max_streets}),
      MEMBER(internet, "the two spaces where it starts"),
      MEMBER(districts, "columns of each, from the left: eleven in all", {}, {1, columns}),
      OPTIONAL_MEMBER(gaps,
                      "spaces where nobody can build: \"C3\" is in column C of the third street. "
                      "None if nothing is said",
                      {0, Board::size}, schema::not_empty));
};

struct LocationFile {
  std::string colour;
  int column = 0;

  DESCRIBE(LocationFile, "DrawCityLocation", MEMBER(colour, "one of the colours of this file"),
           MEMBER(column, "from the left", {1, columns}));
};

/// content/drawcity/locations.json
struct LocationsFile {
  std::array<std::string, colour_count> colours;
  std::array<int, colour_count> points{};
  std::array<std::vector<LocationFile>, max_streets> streets;

  ABOUT("The special locations.");
  DESCRIBE(LocationsFile, "DrawCityLocations",
           MEMBER(colours, "their names", {}, schema::not_empty),
           MEMBER(points, "for a set of 1, 2, ... 5 colours", {}, points_range),
           MEMBER(streets, "from the top down", {}, {0, columns}));
};

/// content/drawcity/charts.json
struct ChartsFile {
  Charts charts;
  std::vector<int> houses;
  std::vector<int> shops;

  ABOUT("What developments and modules are worth, in points.");
  DESCRIBE(ChartsFile, "DrawCityCharts", FLAT(charts),
           MEMBER(houses, "a group of 1, 2, ...; the last entry also stands for more",
                  {1, Board::size}, points_range),
           MEMBER(shops, "1, 2, ... on one street; the last entry also stands for more",
                  {1, columns}, points_range));
};

/// The most a rule's count may ask for, so that no goal is out of reach by itself.
constexpr int max_count(GoalRule rule) {
  switch (rule) {
    case GoalRule::group_streets:
    case GoalRule::streets:
    case GoalRule::on_streets: return min_streets + 1;
    case GoalRule::in_columns:
    case GoalRule::in_row:
    case GoalRule::on_street: return number_count;
    case GoalRule::districts: return district_count;
    case GoalRule::types_on_street:
    case GoalRule::square: return type_count;
    default: return 20;
  }
}

/// What goals ask for, each what its rule needs.
struct RuleFacts {
  schema::OneOf<subject_names> type;
  int count = 0;
  int other = 0;
  int many = 0;
  int from = 0;
};

template <GoalRule rule>
struct RuleCase {
  using Facts = RuleFacts;
  static constexpr bool mixed = rule == GoalRule::types_on_street || rule == GoalRule::square;
  static constexpr bool surrounded =
      rule == GoalRule::beside_types || rule == GoalRule::beside_others;
  static constexpr schema::Range subjects = {mixed ? any_type : 0,
                                             surrounded ? any_type - 1 : any_type};

  static constexpr std::string_view tag_name = "rule";
  static constexpr std::string_view tag = goal_rule_names[static_cast<std::size_t>(rule)];
  static constexpr schema::JoinedName schema{"DrawCityGoal", tag};
  static constexpr auto members() {
    constexpr auto common = schema::list(
        member("type", &Facts::type, "what it is about; \"any\" is all of one's developments",
               subjects),
        member("count", &Facts::count, surrounded ? "how many of them" : "how many it asks for",
               schema::Range{1, max_count(rule)}));
    if constexpr (rule == GoalRule::streets) {
      return schema::joined(
          common,
          schema::list(
              member("many", &Facts::many,
                     "instead of count, when at least \"from\" streets are in use; no fewer "
                     "than count",
                     {1, max_streets}),
              member("from", &Facts::from, {}, {min_streets, max_streets})));
    } else if constexpr (surrounded || rule == GoalRule::two_groups ||
                         rule == GoalRule::on_streets) {
      return schema::joined(
          common, schema::list(member("other", &Facts::other,
                                      rule == GoalRule::two_groups ? "the size of the second group"
                                      : rule == GoalRule::on_streets ? "on how many streets"
                                      : rule == GoalRule::beside_types
                                          ? "beside how many types"
                                          : "beside how many developments of others",
                                      {1, 4})));
    } else {
      return common;
    }
  }
};

template <std::size_t... i>
schema::Kinds<RuleFacts, RuleCase<static_cast<GoalRule>(i)>...> all_rules(
    std::index_sequence<i...>);

struct GoalFile {
  std::string name;
  schema::OneOf<pile_names> pile;
  decltype(all_rules(std::make_index_sequence<goal_rule_names.size()>())) rule;

  DESCRIBE(GoalFile, "DrawCityGoalCard", MEMBER(name, {}, schema::not_empty),
           MEMBER(pile, "where its card is drawn from"), FLAT(rule));
};

/// content/drawcity/goals.json
struct GoalsFile {
  std::array<int, goal_space_count> spaces{};
  std::array<int, max_players - 1> spaces_used{};
  std::vector<GoalFile> goals;

  ABOUT("The municipal goals.");
  DESCRIBE(GoalsFile, "DrawCityGoals",
           MEMBER(spaces, "points of the scoring spaces", {}, points_range),
           MEMBER(spaces_used, "with 2, 3, 4, 5, 6 players", {}, {1, goal_space_count}),
           MEMBER(goals, "at least one of each pile", {goal_slots, max_goals}));
};

}  // namespace townsmith::drawcity
