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
#include "games/townies/state.h"

/// Positions and moves of Townies as clients get them. Spaces are names: "F6".
namespace townsmith::townies {

constexpr std::span<const std::string_view> schema_names(Colour /*colour*/) { return colour_names; }
constexpr std::string_view schema_name(Colour /*colour*/) { return "TowniesColour"; }
constexpr std::span<const std::string_view> schema_names(Object /*object*/) { return object_words; }
constexpr std::string_view schema_name(Object /*object*/) { return "TowniesObject"; }
constexpr std::span<const std::string_view> schema_names(Mode /*mode*/) { return mode_names; }
constexpr std::string_view schema_name(Mode /*mode*/) { return "TowniesMode"; }

/// A goal or a bonus card that is there: numbered without none.
enum class GoalKey : std::uint8_t {};
constexpr GoalKey key_of(Goal goal) { return static_cast<GoalKey>(static_cast<int>(goal) - 1); }
constexpr std::span<const std::string_view> schema_names(GoalKey /*key*/) {
  return std::span(goal_keys).subspan(1);
}
constexpr std::string_view schema_name(GoalKey /*key*/) { return "TowniesGoalKey"; }

enum class BonusKey : std::uint8_t {};
constexpr BonusKey key_of(Bonus bonus) {
  return static_cast<BonusKey>(static_cast<int>(bonus) - 1);
}
constexpr std::span<const std::string_view> schema_names(BonusKey /*key*/) {
  return std::span(bonus_keys).subspan(1);
}
constexpr std::string_view schema_name(BonusKey /*key*/) { return "TowniesBonusKey"; }

enum class Phase : std::uint8_t { setup, act, second, wait, over };
inline constexpr std::array<std::string_view, 5> phase_names = {"setup", "act", "second", "wait",
                                                                "over"};
constexpr std::span<const std::string_view> schema_names(Phase /*phase*/) { return phase_names; }
constexpr std::string_view schema_name(Phase /*phase*/) { return "TowniesPhase"; }

/// What a star is spent on.
enum class StarUse : std::uint8_t { colour, face, second };
inline constexpr std::array<std::string_view, 3> star_use_names = {"colour", "face", "second"};
constexpr std::span<const std::string_view> schema_names(StarUse /*use*/) { return star_use_names; }
constexpr std::string_view schema_name(StarUse /*use*/) { return "TowniesStar"; }

/// What a star space gives.
enum class Earning : std::uint8_t { star, soil };
inline constexpr std::array<std::string_view, 2> earning_names = {"star", "soil"};
constexpr std::span<const std::string_view> schema_names(Earning /*earning*/) {
  return earning_names;
}

// A position.

struct WhiteDieView {
  int face = 1;
  Object object{};
  Text name;

  static constexpr std::string_view schema = "TowniesWhiteDie";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("face", &WhiteDieView::face, "1 to 6"),
                      member("object", &WhiteDieView::object),
                      member("name", &WhiteDieView::name, "the Object's, for people"));
  }
};

struct BlackDieView {
  int face = 1;
  std::string shape;
  std::array<std::array<int, 2>, 4> hexes{};

  static constexpr std::string_view schema = "TowniesBlackDie";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(
        member("face", &BlackDieView::face, "1 to 6"),
        member("shape", &BlackDieView::shape, "as moves name it"),
        member("hexes", &BlackDieView::hexes, "[q, r] of each: q to the right, r down a column"));
  }
};

struct BonusView {
  BonusKey key{};
  Text name;
  Text text;

  static constexpr std::string_view schema = "TowniesBonus";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("key", &BonusView::key), member("name", &BonusView::name),
                      member("text", &BonusView::text, "what it does"));
  }
};

struct GoalView {
  GoalKey key{};
  Text name;
  Text text;
  std::vector<int> chart;

  static constexpr std::string_view schema = "TowniesGoal";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(
        member("key", &GoalView::key), member("name", &GoalView::name),
        member("text", &GoalView::text, "what it counts"),
        member("chart", &GoalView::chart, "points for 1, 2, ...; the last also for more"));
  }
};

struct GoalCountView {
  GoalView goal;
  int count = 0;
  int points = 0;
  std::vector<std::string> spaces;

  static constexpr std::string_view schema = "TowniesGoalCount";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(schema::flat(&GoalCountView::goal), member("count", &GoalCountView::count),
                      member("points", &GoalCountView::points, "if the game ended now"),
                      member("spaces", &GoalCountView::spaces, "those that count"));
  }
};

struct MapView {
  std::array<int, column_count> columns{};
  std::vector<std::string> stars;
  std::vector<std::string> central;

  static constexpr std::string_view schema = "TowniesMap";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("columns", &MapView::columns,
                             "how many spaces A, B, ... have; they are counted from the top"),
                      member("stars", &MapView::stars, "the star spaces"),
                      member("central", &MapView::central, "the spaces of the central area"));
  }
};

struct RingPlaceView {
  Colour start{};
  std::optional<Seat> seat;
  Colour marker{};

  static constexpr std::string_view schema = "TowniesRingPlace";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("start", &RingPlaceView::start, "the starting colour of the place"),
                      member("seat", &RingPlaceView::seat, "who sits there; null: vacant"),
                      member("marker", &RingPlaceView::marker, "the marker that lies there now"));
  }
};

struct ObjectView {
  std::string space;
  Object object{};
  Colour colour{};
  int points = 0;
  std::vector<std::string> spaces;

  static constexpr std::string_view schema = "TowniesDrawnObject";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("space", &ObjectView::space), member("object", &ObjectView::object),
                      member("colour", &ObjectView::colour, "it was drawn with"),
                      member("points", &ObjectView::points),
                      member("spaces", &ObjectView::spaces, "the neighbours that counted"));
  }
};

struct LineSpaceView {
  std::optional<int> points;
  bool circled = false;

  static constexpr std::string_view schema = "TowniesLineSpace";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("points", &LineSpaceView::points, "null while it is empty"),
                      member("circled", &LineSpaceView::circled));
  }
};

struct SeatView {
  Colour colour{};
  Colour start{};
  std::map<std::string, Colour> blocks;
  std::vector<ObjectView> objects;
  std::array<LineSpaceView, object_line> line{};
  int stars = 0;
  int soil = 0;
  std::vector<GoalCountView> goals;
  int score = 0;
  bool full = false;
  schema::Maybe<bool> done;

  static constexpr std::string_view schema = "TowniesSeat";
  static constexpr std::string_view about =
      "What a seat has drawn. Seats other than the viewer's stand where the open round found them.";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("colour", &SeatView::colour, "the marker now"),
                      member("start", &SeatView::start, "the marker at the start"),
                      member("blocks", &SeatView::blocks, "colours by space, Objects included"),
                      member("objects", &SeatView::objects, "as they were drawn"),
                      member("line", &SeatView::line, "the Object line"),
                      member("stars", &SeatView::stars, "to spend"),
                      member("soil", &SeatView::soil, "points of Stable Soil"),
                      member("goals", &SeatView::goals),
                      member("score", &SeatView::score, "if the game ended now"),
                      member("full", &SeatView::full, "no space of the map is empty"),
                      member("done", &SeatView::done,
                             "of the viewer's own seat only: nothing left to do in this round"));
  }
};

struct PositionView {
  Phase phase = Phase::setup;
  Mode mode = Mode::full;
  int round = 0;
  std::optional<WhiteDieView> white;
  std::optional<BlackDieView> black;
  std::optional<BonusView> bonus;
  std::optional<GoalView> goal;
  MapView map;
  std::vector<RingPlaceView> ring;
  std::vector<SeatView> seats;

  static constexpr std::string_view schema = "TowniesPosition";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(
        member("phase", &PositionView::phase,
               "what the viewer has to decide: second is Funding's, setup is before the first "
               "roll; a spectator sees act in an open round"),
        member("mode", &PositionView::mode), member("round", &PositionView::round, "from 1"),
        member("white", &PositionView::white, "null before the first roll"),
        member("black", &PositionView::black, "null before the first roll"),
        member("bonus", &PositionView::bonus, "null in a first game"),
        member("goal", &PositionView::goal, "the additional goal; null without one"),
        member("map", &PositionView::map),
        member("ring", &PositionView::ring,
               "five places in passing order; none before the markers are handed out"),
        member("seats", &PositionView::seats));
  }
};

// Moves, by kind.

struct ShapeMoveView {
  Colour colour{};
  std::string shape;
  int turn = 0;
  std::optional<StarUse> star;

  static constexpr std::string_view schema = "TowniesDrawShape";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "shape";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(
        member("colour", &ShapeMoveView::colour),
        member("shape", &ShapeMoveView::shape, "its name in the content"),
        member("turn", &ShapeMoveView::turn,
               "which of its orientations, rotated and mirrored; the same number "
               "looks the same"),
        member("star", &ShapeMoveView::star, "what a star is spent on; null: none is"));
  }
};

struct ObjectMoveView {
  Object object{};
  Colour colour{};
  int points = 0;
  std::vector<std::string> counts;
  std::optional<Earning> earns;
  std::optional<StarUse> star;

  static constexpr std::string_view schema = "TowniesDrawObject";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "object";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(
        member("object", &ObjectMoveView::object), member("colour", &ObjectMoveView::colour),
        member("points", &ObjectMoveView::points),
        member("counts", &ObjectMoveView::counts, "the neighbours that count"),
        member("earns", &ObjectMoveView::earns, "on a star space, where the game has a bonus card"),
        member("star", &ObjectMoveView::star, "what a star is spent on; null: none is"));
  }
};

struct DoneMoveView {
  static constexpr std::string_view schema = "TowniesDone";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "done";
  static constexpr auto members() { return std::tuple(); }
};

struct PassMoveView {
  static constexpr std::string_view schema = "TowniesPass";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "pass";
  static constexpr auto members() { return std::tuple(); }
};

using MoveView = std::variant<ShapeMoveView, ObjectMoveView, DoneMoveView, PassMoveView>;

}  // namespace townsmith::townies
