#pragma once

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/schema.h"
#include "core/text.h"
#include "games/drawcity/content.h"
#include "games/drawcity/state.h"

/// Positions and moves of DrawCity as clients get them.
namespace townsmith::drawcity {

enum class GoalPile : std::uint8_t { house, shop, factory, park, other };
enum class GoalSubject : std::uint8_t { house, shop, factory, park, any };
enum class Numbering : std::uint8_t { left_to_right, right_to_left };
inline constexpr std::array<std::string_view, 2> numbering_names = {"left-to-right",
                                                                    "right-to-left"};

DESCRIBE_ENUM(Type, "DrawCityType", type_names);
DESCRIBE_ENUM(Phase, "DrawCityPhase", phase_names);
DESCRIBE_ENUM(GoalRule, "DrawCityGoalRule", goal_rule_names);
constexpr std::span<const std::string_view> schema_names(GoalPile /*pile*/) { return pile_names; }
constexpr std::span<const std::string_view> schema_names(GoalSubject /*subject*/) {
  return subject_names;
}
constexpr std::span<const std::string_view> schema_names(Numbering /*numbering*/) {
  return numbering_names;
}

struct SpaceView {
  std::string name;
  bool start = false;
  std::optional<std::string> location;
  std::optional<Seat> owner;
  std::optional<Type> type;
  std::optional<int> number;
  bool internet = false;

  DESCRIBE(SpaceView, "DrawCitySpace",
           MEMBER(name, "as in moves, explanations and drawings: \"C3\""),
           MEMBER(start, "one of the two internet starts"),
           MEMBER(location, "\"lake\"; null without the module, or no special location"),
           MEMBER(owner, "null while the space is empty, as the next two"), MEMBER(type),
           MEMBER(number), MEMBER(internet, "what stands there has it"));
};

struct PileView {
  int deck = 0;
  std::vector<int> discard;
  int formed_again = 0;

  DESCRIBE(PileView, "DrawCityPile", MEMBER(deck, "cards left"),
           MEMBER(discard, "how many of each value: 1 first, or house, shop, factory, park"),
           MEMBER(formed_again, "how often the deck was"));
};

struct GoalView {
  Text name;
  GoalPile pile{};
  Text text;
  GoalRule rule{};
  std::vector<int> points;
  int used = 0;
  int this_round = 0;
  std::vector<std::optional<int>> taken;

  DESCRIBE(GoalView, "DrawCityGoal", MEMBER(name), MEMBER(pile, "where its card was drawn from"),
           MEMBER(text, "what it asks for: \"3 parks on one street\""),
           MEMBER(rule, "what kind of thing it asks for"),
           MEMBER(points, "of the scoring spaces in use, the best first"),
           MEMBER(used, "scoring spaces used up before this round"),
           MEMBER(this_round, "how many seats completed it this round"),
           MEMBER(taken, "the scoring space of each seat, from 1; null: none"));
};

struct DistrictView {
  std::vector<int> columns;
  std::vector<Type> types;

  DESCRIBE(DistrictView, "DrawCityDistrict", MEMBER(columns, "counted from 1"),
           MEMBER(types, "what is asked for, by column; empty without the module zoning"));
};

struct CardCountView {
  int numbers = 0;
  int types = 0;

  DESCRIBE(CardCountView, "DrawCityCardCount", MEMBER(numbers), MEMBER(types));
};

struct HandView {
  std::vector<int> numbers;
  std::vector<Type> types;

  DESCRIBE(HandView, "DrawCityHand", MEMBER(numbers, "ascending"), MEMBER(types));
};

struct SeatView {
  int score = 0;
  bool finished = false;
  int skips = 0;
  CardCountView cards;
  std::optional<HandView> hand;
  std::map<std::string, int> locations;

  DESCRIBE(SeatView, "DrawCitySeat", MEMBER(score), MEMBER(finished), MEMBER(skips, "in a row"),
           MEMBER(cards, "how many are in the hand"), MEMBER(hand, "null: not for this viewer"),
           MEMBER(locations, "how many special locations of each sort; empty without the module"));
};

struct PositionView {
  Phase phase{};
  int round = 1;
  std::optional<Seat> active;
  std::optional<Seat> first;
  int streets = 0;
  int columns = 0;
  Numbering numbering{};
  std::vector<std::vector<SpaceView>> spaces;
  std::vector<std::string> gaps;
  PileView numbers;
  PileView types;
  std::vector<GoalView> goals;
  std::vector<DistrictView> districts;
  std::vector<Type> demand;
  std::vector<std::array<Type, pattern_size>> patterns;
  std::vector<std::array<std::string, pattern_size>> neighborhoods;
  std::vector<SeatView> seats;

  DESCRIBE(PositionView, "DrawCityPosition", MEMBER(phase), MEMBER(round, "from 1"),
           MEMBER(active, "null before the start and after the end"),
           MEMBER(first, "who starts each round; null before the start"), MEMBER(streets, "in use"),
           MEMBER(columns), MEMBER(numbering, "the way a seat's numbers ascend"),
           MEMBER(spaces, "a list for each street in use, from the top"),
           OPTIONAL_MEMBER(gaps, "those of them where nobody can build"),
           MEMBER(numbers, "the number cards"), MEMBER(types, "the development cards"),
           MEMBER(goals, "on the table; empty without the module"),
           MEMBER(districts, "always, since a goal can ask for them"),
           MEMBER(demand, "what is popular, by street; empty without the module"),
           MEMBER(patterns, "of neighborhoods; empty without the module"),
           MEMBER(neighborhoods, "completed, by their spaces"), MEMBER(seats));
};

// Moves.

struct BuildView {
  std::string space;
  Type type{};
  int number = 1;
  int gain = 0;
  std::vector<std::string> completes;
  bool internet = false;
  std::vector<Text> goals;

  TAG("kind", "build");
  DESCRIBE(BuildView, "DrawCityBuild", MEMBER(space), MEMBER(type), MEMBER(number),
           MEMBER(gain, "points at once"),
           MEMBER(completes, "the spaces of a neighborhood, or none"),
           MEMBER(internet, "it gets it"), MEMBER(goals, "those this seat completes"));
};

struct SkipView {
  std::optional<int> number;
  std::optional<Type> type;
  bool finishes = false;

  TAG("kind", "skip");
  DESCRIBE(SkipView, "DrawCitySkip", MEMBER(number, "discarded; null: none"),
           MEMBER(type, "discarded; null: none"),
           MEMBER(finishes, "the second skip in a row: the seat has finished"));
};

using MoveView = std::variant<BuildView, SkipView>;

}  // namespace townsmith::drawcity
