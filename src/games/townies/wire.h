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
#include "games/townies/state.h"

/// Positions and moves of Townies as clients get them. Spaces are names: "F6".
namespace townsmith::townies {

DESCRIBE_ENUM(Colour, "TowniesColour", colour_names);
DESCRIBE_ENUM(Object, "TowniesObject", object_words);
DESCRIBE_ENUM(Mode, "TowniesMode", mode_names);

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
DESCRIBE_ENUM(Phase, "TowniesPhase", phase_names);

/// What a star is spent on.
enum class StarUse : std::uint8_t { colour, face, second };
inline constexpr std::array<std::string_view, 3> star_use_names = {"colour", "face", "second"};
DESCRIBE_ENUM(StarUse, "TowniesStar", star_use_names);

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

  DESCRIBE(WhiteDieView, "TowniesWhiteDie", MEMBER(face, "1 to 6"), MEMBER(object),
           MEMBER(name, "the Object's, for people"));
};

struct BlackDieView {
  int face = 1;
  std::string shape;
  std::array<std::array<int, 2>, 4> hexes{};

  DESCRIBE(BlackDieView, "TowniesBlackDie", MEMBER(face, "1 to 6"),
           MEMBER(shape, "as moves name it"),
           MEMBER(hexes, "[q, r] of each: q to the right, r down a column"));
};

struct BonusView {
  BonusKey key{};
  Text name;
  Text text;

  DESCRIBE(BonusView, "TowniesBonus", MEMBER(key), MEMBER(name), MEMBER(text, "what it does"));
};

struct GoalView {
  GoalKey key{};
  Text name;
  Text text;
  std::vector<int> chart;

  DESCRIBE(GoalView, "TowniesGoal", MEMBER(key), MEMBER(name), MEMBER(text, "what it counts"),
           MEMBER(chart, "points for 1, 2, ...; the last also for more"));
};

struct GoalCountView {
  GoalView goal;
  int count = 0;
  int points = 0;
  std::vector<std::string> spaces;

  DESCRIBE(GoalCountView, "TowniesGoalCount", FLAT(goal), MEMBER(count),
           MEMBER(points, "if the game ended now"), MEMBER(spaces, "those that count"));
};

struct MapView {
  std::array<int, column_count> columns{};
  std::vector<std::string> gaps;
  std::vector<std::string> stars;
  std::vector<std::string> central;

  DESCRIBE(MapView, "TowniesMap",
           MEMBER(columns, "how many spaces A, B, ... have; they are counted from the top"),
           OPTIONAL_MEMBER(gaps, "those of them that this map does not have"),
           MEMBER(stars, "the star spaces"), MEMBER(central, "the spaces of the central area"));
};

struct RingPlaceView {
  Colour start{};
  std::optional<Seat> seat;
  Colour marker{};

  DESCRIBE(RingPlaceView, "TowniesRingPlace", MEMBER(start, "the starting colour of the place"),
           MEMBER(seat, "who sits there; null: vacant"),
           MEMBER(marker, "the marker that lies there now"));
};

struct ObjectView {
  std::string space;
  Object object{};
  Colour colour{};
  int points = 0;
  std::vector<std::string> spaces;

  DESCRIBE(ObjectView, "TowniesDrawnObject", MEMBER(space), MEMBER(object),
           MEMBER(colour, "it was drawn with"), MEMBER(points),
           MEMBER(spaces, "the neighbours that counted"));
};

struct LineSpaceView {
  std::optional<int> points;
  bool circled = false;

  DESCRIBE(LineSpaceView, "TowniesLineSpace", MEMBER(points, "null while it is empty"),
           MEMBER(circled));
};

struct SeatView {
  Colour colour{};
  Colour start{};
  std::map<std::string, Colour> blocks;
  std::vector<ObjectView> objects;
  std::vector<LineSpaceView> line;
  int stars = 0;
  int soil = 0;
  std::vector<GoalCountView> goals;
  int score = 0;
  bool full = false;
  schema::Maybe<bool> done;

  ABOUT(
      "What a seat has drawn. Seats other than the viewer's stand where the open round found "
      "them.");
  DESCRIBE(SeatView, "TowniesSeat", MEMBER(colour, "the marker now"),
           MEMBER(start, "the marker at the start"),
           MEMBER(blocks, "colours by space, Objects included"),
           MEMBER(objects, "as they were drawn"), MEMBER(line, "the Object line"),
           MEMBER(stars, "to spend"), MEMBER(soil, "points of Stable Soil"), MEMBER(goals),
           MEMBER(score, "if the game ended now"), MEMBER(full, "no space of the map is empty"),
           MEMBER(done, "of the viewer's own seat only: nothing left to do in this round"));
};

struct PositionView {
  Phase phase = Phase::setup;
  Mode mode = Mode::full;
  int round = 0;
  std::optional<WhiteDieView> white;
  std::optional<BlackDieView> black;
  std::vector<BlackDieView> faces;
  std::optional<BonusView> bonus;
  std::optional<GoalView> goal;
  MapView map;
  std::vector<RingPlaceView> ring;
  std::vector<SeatView> seats;

  DESCRIBE(PositionView, "TowniesPosition",
           MEMBER(phase,
                  "what the viewer has to decide: second is Funding's, setup is before the first "
                  "roll; a spectator sees act in an open round"),
           MEMBER(mode), MEMBER(round, "from 1"), MEMBER(white, "null before the first roll"),
           MEMBER(black, "null before the first roll"),
           MEMBER(faces, "all that the black die can show"), MEMBER(bonus, "null in a first game"),
           MEMBER(goal, "the additional goal; null without one"), MEMBER(map),
           MEMBER(ring, "five places in passing order; none before the markers are handed out"),
           MEMBER(seats));
};

// Moves, by kind.

struct ShapeMoveView {
  Colour colour{};
  std::string shape;
  int turn = 0;
  std::optional<StarUse> star;

  TAG("kind", "shape");
  DESCRIBE(ShapeMoveView, "TowniesDrawShape", MEMBER(colour),
           MEMBER(shape, "its name in the content"),
           MEMBER(turn,
                  "which of its orientations, rotated and mirrored; the same number "
                  "looks the same"),
           MEMBER(star, "what a star is spent on; null: none is"));
};

struct ObjectMoveView {
  Object object{};
  Colour colour{};
  int points = 0;
  std::vector<std::string> counts;
  std::optional<Earning> earns;
  std::optional<StarUse> star;

  TAG("kind", "object");
  DESCRIBE(ObjectMoveView, "TowniesDrawObject", MEMBER(object), MEMBER(colour), MEMBER(points),
           MEMBER(counts, "the neighbours that count"),
           MEMBER(earns, "on a star space, where the game has a bonus card"),
           MEMBER(star, "what a star is spent on; null: none is"));
};

struct DoneMoveView {
  TAG("kind", "done");
  DESCRIBE(DoneMoveView, "TowniesDone");
};

struct PassMoveView {
  TAG("kind", "pass");
  DESCRIBE(PassMoveView, "TowniesPass");
};

using MoveView = std::variant<ShapeMoveView, ObjectMoveView, DoneMoveView, PassMoveView>;

}  // namespace townsmith::townies
