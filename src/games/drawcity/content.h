#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/content.h"
#include "games/drawcity/state.h"

namespace townsmith::drawcity {

/// content/drawcity/cards.json
struct CardCounts {
  std::array<std::uint8_t, number_count> numbers{};
  schema::Named<type_names, std::uint8_t> types{};

  static constexpr schema::Range of_a_card = {0, 40};
  ABOUT("How many cards there are of each kind.");
  DESCRIBE(CardCounts, "DrawCityCards",
           schema::member("developments", &CardCounts::types, "of each type", {}, of_a_card),
           MEMBER(numbers, "of 1, 2, ... 9", {}, of_a_card));
};

/// The space that a name means: "C3" is in column C of the third street.
std::optional<int> find_space(std::string_view name);

struct BoardPlan {
  std::array<int, max_players - 1> streets{};  ///< with 2, 3, ... players
  int upper_column = 0;                        ///< from 0, as the next three
  int upper_street = 0;
  int lower_column = 0;
  int lower_street = 0;                             ///< from the last street in use
  std::array<int, district_count + 1> districts{};  ///< the first column of each, and 11
  Spaces gaps;                                      ///< where nobody can build

  /// Those of the first N streets.
  Spaces spaces(int street_count) const;
  Spaces internet_starts(int street_count) const;
};

struct Locations {
  std::array<std::string, colour_count> colours;
  std::array<int, colour_count> points{};
  std::array<Spaces, colour_count> spaces{};
};

inline constexpr schema::Range points_range = {0, 100};

/// For every park, up to a number of players.
struct ParkBonus {
  int most_players = 0;
  int points = 0;

  DESCRIBE(ParkBonus, "DrawCityParkBonus",
           MEMBER(most_players, "the bonus is for games of up to N players",
                  {0, drawcity::max_players}),
           MEMBER(points, "for each park", points_range));
};

struct Demand {
  int first = 0;
  int second = 0;

  DESCRIBE(Demand, "DrawCityDemandPoints", MEMBER(first, {}, points_range),
           MEMBER(second, {}, points_range));
};

struct Charts {
  std::array<int, Board::size + 1> houses{};  ///< by the size of a group
  int house_street = 0;
  std::array<int, columns + 1> shops{};  ///< by shops on a street
  int factory = 0;
  int park = 0;
  ParkBonus park_bonus;
  int internet = 0;
  int zoning = 0;
  Demand demand;
  int neighborhood = 0;

  /// All but the two charts, which the file does not list to the end.
  MEMBERS(Charts, MEMBER(house_street, "for each street a group stands on", points_range),
          MEMBER(factory, "for each type of development beside it", points_range),
          MEMBER(park, "for each development of somebody else beside it", points_range),
          MEMBER(park_bonus, "with few players"),
          MEMBER(internet, "for each development with internet", points_range),
          MEMBER(zoning, "for each district", points_range),
          MEMBER(demand, "on each street, for the most of what it wants"),
          MEMBER(neighborhood, "for each marked line that one is part of", points_range));
};

enum class GoalRule : std::uint8_t {
  group,
  group_streets,
  streets,
  two_groups,
  on_street,
  on_streets,
  in_columns,
  in_row,
  beside_types,
  internet,
  beside_others,
  apart,
  districts,
  types_on_street,
  square,
};
inline constexpr std::array<std::string_view, 15> goal_rule_names = {
    "group",        "group on streets",   "streets",        "two groups",
    "on a street",  "on each of streets", "columns",        "in a row",
    "beside types", "internet",           "beside others",  "apart",
    "districts",    "types on a street",  "square of types"};

/// The piles goals are drawn from, and what goals can be about.
inline constexpr std::array<std::string_view, goal_slots> pile_names = {"house", "shop", "factory",
                                                                        "park", "other"};
inline constexpr std::array<std::string_view, goal_slots> subject_names = {
    "house", "shop", "factory", "park", "any"};
inline constexpr int any_type = type_count;

struct Goal {
  std::string name;
  int pile = 0;
  int subject = 0;  ///< a type, or any_type
  GoalRule rule{};
  int count = 0;
  int other = 0;  ///< what the rule needs besides
  int many = 0;   ///< of streets: instead of count, where `from` or more are in use
  int from = 0;

  /// Another seat's build can complete it.
  bool about_surroundings() const {
    return rule == GoalRule::beside_types || rule == GoalRule::beside_others;
  }
};

inline constexpr int max_goals = 100;

struct Goals {
  std::array<int, goal_space_count> points{};
  std::array<int, max_players - 1> spaces_used{};  ///< with 2, 3, ... players
  std::vector<Goal> goals;
};

/// content_schema.h has what the files look like.
struct Content {
  CardCounts cards;
  BoardPlan board;
  Locations locations;
  Charts charts;
  Goals goals;
};

/// What this game itself can say about its content.
inline constexpr auto content_codes = std::to_array<ContentCode>({
    {"drawcity", "content-few-cards"},
    {"drawcity", "content-many-cards"},
    {"drawcity", "content-districts"},
    {"drawcity", "content-location-taken"},
    {"drawcity", "content-no-space"},
    {"drawcity", "content-few-spaces"},
    {"drawcity", "content-start-gap"},
    {"drawcity", "content-location-gap"},
    {"drawcity", "content-empty-pile"},
    common_code("content-twice"),
});
consteval ContentCode code(std::string_view key) { return code_in(content_codes, key); }

/// The reader notes whatever is wrong; then the content must not be used.
Content read_content(ContentReader& reader);

}  // namespace townsmith::drawcity
