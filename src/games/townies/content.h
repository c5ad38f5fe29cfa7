#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/content.h"
#include "games/townies/state.h"

namespace townsmith::townies {

inline constexpr int shape_faces = 6;

struct Hex {
  int q = 0;
  int r = 0;
  bool operator==(const Hex&) const = default;
};

/// Four hexes in the order of their numbers on the map, the first at (0, 0).
using Tetrahex = std::array<Hex, 4>;

/// All different ways four hexes can lie, rotated and flipped: 2 to 12 of them.
std::vector<Tetrahex> orientations(const Tetrahex& hexes);

/// Where the first of them may lie for all four to be on the map.
Spaces places_of(const Tetrahex& hexes, const Land& land);

struct Shape {
  std::string name;
  Tetrahex hexes{};
};

/// What an Object scores for each neighbour that counts, and once if its condition is met.
struct ObjectScoring {
  std::string name;
  int each = 0;
  int extra = 0;

  DESCRIBE(ObjectScoring, "TowniesObjectScoring", MEMBER(name, {}, schema::not_empty),
           MEMBER(each, "for every neighbour that counts", {0, 9}),
           MEMBER(extra, "earned once if its condition is met", {0, 9}));
};

inline constexpr schema::Range points_range = {0, 99};

struct GoalCard {
  std::string name;
  std::string text;
  std::vector<int> chart;  ///< points for 1, 2, ...; the last also for more

  int points(int count) const {
    if (count <= 0 || chart.empty()) return 0;
    const auto last = static_cast<int>(chart.size());
    return chart[static_cast<std::size_t>((count < last ? count : last) - 1)];
  }

  DESCRIBE(
      GoalCard, "TowniesGoalCard", MEMBER(name, {}, schema::not_empty),
      MEMBER(text, "what it counts, for languages that lack our words", schema::not_empty),
      MEMBER(chart,
             "points for a count of 1, 2, ..., never falling; the last entry also serves for more",
             {1, 12}, points_range));
};

struct BonusCard {
  std::string name;
  std::string text;

  DESCRIBE(BonusCard, "TowniesBonusCard", MEMBER(name, {}, schema::not_empty),
           MEMBER(text, "what it does, for languages that lack our words", schema::not_empty));
};

struct Grade {
  int least = 0;
  std::string text;

  DESCRIBE(Grade, "TowniesGrade", MEMBER(least, "the fewest points it takes", {0, 999}),
           MEMBER(text, "what the townspeople say", schema::not_empty));
};

/// content/townies/*.json; content_schema.h has what the files look like.
struct Content {
  Land land;
  int circles = max_circles;  ///< of the Object line
  Spaces stars;
  Spaces central;
  std::array<Shape, shape_faces> shapes;  ///< the faces of the black die
  std::array<ObjectScoring, object_kinds> objects;
  std::array<GoalCard, goal_numbers> goals;  ///< by Goal
  std::array<BonusCard, bonus_cards + 1> bonuses;
  int soil_points = 0;
  std::vector<Grade> grades;

  const ObjectScoring& scoring(Object object) const {
    return objects[static_cast<std::size_t>(object)];
  }
  const GoalCard& card(Goal goal) const { return goals[static_cast<std::size_t>(goal)]; }
  const BonusCard& card(Bonus bonus) const { return bonuses[static_cast<std::size_t>(bonus)]; }
};

/// What this game itself can say about its content.
inline constexpr auto content_codes = std::to_array<ContentCode>({
    {"townies", "content-no-space"},
    {"townies", "content-no-land"},
    {"townies", "content-loose-map"},
    {"townies", "content-no-room"},
    {"townies", "content-same-hex"},
    {"townies", "content-loose-hexes"},
    {"townies", "content-same-shape"},
    {"townies", "content-no-shape"},
    {"townies", "content-chart-falls"},
    common_code("content-twice"),
    common_code("content-lowest-grade"),
    common_code("content-grade-order"),
});
consteval ContentCode code(std::string_view key) { return code_in(content_codes, key); }

Content read_content(ContentReader& reader);

}  // namespace townsmith::townies
