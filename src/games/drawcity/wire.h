#pragma once

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
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

constexpr std::span<const std::string_view> schema_names(Type /*type*/) { return type_names; }
constexpr std::string_view schema_name(Type /*type*/) { return "DrawCityType"; }
constexpr std::span<const std::string_view> schema_names(Phase /*phase*/) { return phase_names; }
constexpr std::string_view schema_name(Phase /*phase*/) { return "DrawCityPhase"; }
constexpr std::span<const std::string_view> schema_names(GoalRule /*rule*/) {
  return goal_rule_names;
}
constexpr std::string_view schema_name(GoalRule /*rule*/) { return "DrawCityGoalRule"; }
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

  static constexpr std::string_view schema = "DrawCitySpace";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(
        member("name", &SpaceView::name, "as in moves, explanations and drawings: \"C3\""),
        member("start", &SpaceView::start, "one of the two internet starts"),
        member("location", &SpaceView::location,
               "\"lake\"; null without the module, or no special location"),
        member("owner", &SpaceView::owner, "null while the space is empty, as the next two"),
        member("type", &SpaceView::type), member("number", &SpaceView::number),
        member("internet", &SpaceView::internet, "what stands there has it"));
  }
};

struct PileView {
  int deck = 0;
  std::vector<int> discard;
  int formed_again = 0;

  static constexpr std::string_view schema = "DrawCityPile";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("deck", &PileView::deck, "cards left"),
                      member("discard", &PileView::discard,
                             "how many of each value: 1 first, or house, shop, factory, park"),
                      member("formed_again", &PileView::formed_again, "how often the deck was"));
  }
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

  static constexpr std::string_view schema = "DrawCityGoal";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(
        member("name", &GoalView::name),
        member("pile", &GoalView::pile, "where its card was drawn from"),
        member("text", &GoalView::text, "what it asks for: \"3 parks on one street\""),
        member("rule", &GoalView::rule, "what kind of thing it asks for"),
        member("points", &GoalView::points, "of the scoring spaces in use, the best first"),
        member("used", &GoalView::used, "scoring spaces used up before this round"),
        member("this_round", &GoalView::this_round, "how many seats completed it this round"),
        member("taken", &GoalView::taken, "the scoring space of each seat, from 1; null: none"));
  }
};

struct DistrictView {
  std::vector<int> columns;
  std::vector<Type> types;

  static constexpr std::string_view schema = "DrawCityDistrict";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("columns", &DistrictView::columns, "counted from 1"),
                      member("types", &DistrictView::types,
                             "what is asked for, by column; empty without the module zoning"));
  }
};

struct CardCountView {
  int numbers = 0;
  int types = 0;

  static constexpr std::string_view schema = "DrawCityCardCount";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("numbers", &CardCountView::numbers),
                      member("types", &CardCountView::types));
  }
};

struct HandView {
  std::vector<int> numbers;
  std::vector<Type> types;

  static constexpr std::string_view schema = "DrawCityHand";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("numbers", &HandView::numbers, "ascending"),
                      member("types", &HandView::types));
  }
};

struct SeatView {
  int score = 0;
  bool finished = false;
  int skips = 0;
  CardCountView cards;
  std::optional<HandView> hand;
  std::map<std::string, int> locations;

  static constexpr std::string_view schema = "DrawCitySeat";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("score", &SeatView::score), member("finished", &SeatView::finished),
                      member("skips", &SeatView::skips, "in a row"),
                      member("cards", &SeatView::cards, "how many are in the hand"),
                      member("hand", &SeatView::hand, "null: not for this viewer"),
                      member("locations", &SeatView::locations,
                             "how many special locations of each sort; empty without the module"));
  }
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
  PileView numbers;
  PileView types;
  std::vector<GoalView> goals;
  std::vector<DistrictView> districts;
  std::vector<Type> demand;
  std::vector<std::array<Type, pattern_size>> patterns;
  std::vector<std::array<std::string, pattern_size>> neighborhoods;
  std::vector<SeatView> seats;

  static constexpr std::string_view schema = "DrawCityPosition";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(
        member("phase", &PositionView::phase), member("round", &PositionView::round, "from 1"),
        member("active", &PositionView::active, "null before the start and after the end"),
        member("first", &PositionView::first, "who starts each round; null before the start"),
        member("streets", &PositionView::streets, "in use"),
        member("columns", &PositionView::columns),
        member("numbering", &PositionView::numbering, "the way a seat's numbers ascend"),
        member("spaces", &PositionView::spaces, "a list for each street in use, from the top"),
        member("numbers", &PositionView::numbers, "the number cards"),
        member("types", &PositionView::types, "the development cards"),
        member("goals", &PositionView::goals, "on the table; empty without the module"),
        member("districts", &PositionView::districts, "always, since a goal can ask for them"),
        member("demand", &PositionView::demand,
               "what is popular, by street; empty without the module"),
        member("patterns", &PositionView::patterns, "of neighborhoods; empty without the module"),
        member("neighborhoods", &PositionView::neighborhoods, "completed, by their spaces"),
        member("seats", &PositionView::seats));
  }
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

  static constexpr std::string_view schema = "DrawCityBuild";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "build";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(
        member("space", &BuildView::space), member("type", &BuildView::type),
        member("number", &BuildView::number), member("gain", &BuildView::gain, "points at once"),
        member("completes", &BuildView::completes, "the spaces of a neighborhood, or none"),
        member("internet", &BuildView::internet, "it gets it"),
        member("goals", &BuildView::goals, "those this seat completes"));
  }
};

struct SkipView {
  std::optional<int> number;
  std::optional<Type> type;
  bool finishes = false;

  static constexpr std::string_view schema = "DrawCitySkip";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "skip";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(
        member("number", &SkipView::number, "discarded; null: none"),
        member("type", &SkipView::type, "discarded; null: none"),
        member("finishes", &SkipView::finishes, "the second skip in a row: the seat has finished"));
  }
};

using MoveView = std::variant<BuildView, SkipView>;

}  // namespace townsmith::drawcity
