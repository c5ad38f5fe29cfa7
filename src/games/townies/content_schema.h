#pragma once

#include <array>
#include <string>
#include <vector>

#include "games/townies/content.h"

/// What Townies' files look like.
namespace townsmith::townies {

/// content/townies/map.json
struct MapFile {
  int side = 0;
  int central_distance = 0;
  std::vector<std::string> stars;
  std::vector<std::string> gaps;
  int circles = max_circles;

  ABOUT(
      "The map sheet: a hexagon in columns A to K, or a part of it; a column's spaces are numbered "
      "from the top of the hexagon, so that F6 is the middle.");
  DESCRIBE(MapFile, "TowniesMap",
           MEMBER(side, "of the hexagon; smaller maps leave spaces out of it",
                  {map_side, map_side}),
           MEMBER(central_distance, "spaces so near to the middle, or nearer, are the central area",
                  {0, Board::radius}),
           MEMBER(stars, "different spaces", {1, max_stars}, schema::not_empty),
           OPTIONAL_MEMBER(gaps,
                           "spaces of the hexagon that this map does not have; those it has hang "
                           "together by their sides. None if nothing is said",
                           {0, space_count}, schema::not_empty),
           OPTIONAL_MEMBER(circles,
                           "of the Object line: N Objects end the game; 9 if nothing is said",
                           {1, max_circles}));
};

struct ShapeFile {
  std::string name;
  std::array<std::array<int, 2>, 4> hexes{};

  DESCRIBE(
      ShapeFile, "TowniesShape", MEMBER(name, "each name once", schema::not_empty),
      MEMBER(hexes,
             "axial coordinates [q, r]: q counts columns to the right, r spaces down a column. "
             "They hang together by their sides",
             {}, {}, {-Board::radius, Board::radius}));
};

/// content/townies/shapes.json
struct ShapesFile {
  std::vector<ShapeFile> shapes;
  std::array<std::string, shape_faces> die;

  static constexpr int tetrahexes = 7;  // there are no more
  ABOUT("The Shapes, each of four hexes.");
  DESCRIBE(ShapesFile, "TowniesShapes",
           MEMBER(shapes, "all different, however they are turned or flipped",
                  {shape_faces, tetrahexes}),
           MEMBER(die, "the Shapes on the faces 1 to 6, all different", {}, schema::not_empty));
};

/// content/townies/objects.json
struct ObjectsFile {
  std::array<ObjectScoring, object_kinds> objects;

  ABOUT("What Objects score.");
  DESCRIBE(ObjectsFile, "TowniesObjects",
           MEMBER(objects,
                  "in the order of the white die: court, windmill, station, bike, bank, square"));
};

/// content/townies/goals.json
struct GoalsFile {
  schema::Named<goal_keys, GoalCard, 1 + additional_goals> individual;
  schema::Named<goal_keys, GoalCard, 1, additional_goals> additional;

  ABOUT("The goal cards.");
  DESCRIBE(GoalsFile, "TowniesGoals",
           MEMBER(individual, "everybody's own: about the starting colour"),
           MEMBER(additional, "one of them is for all"));
};

/// content/townies/bonuses.json
struct BonusesFile {
  int stable_soil_points = 0;
  schema::Named<bonus_keys, BonusCard, 1> cards;

  ABOUT("The bonus cards: what an Object on a star space is good for.");
  DESCRIBE(BonusesFile, "TowniesBonuses",
           MEMBER(stable_soil_points, "for an Object on a star, with Stable Soil", points_range),
           MEMBER(cards));
};

/// content/townies/solo.json
struct SoloFile {
  std::vector<Grade> grades;

  ABOUT("What the townspeople say after a solo game, and the fewest points it takes.");
  DESCRIBE(SoloFile, "TowniesSolo",
           MEMBER(grades, "in rising order; the first begins at 0 points", {1, 12}));
};

}  // namespace townsmith::townies
