#include "games/townies/content.h"

#include <fmt/format.h>

#include <algorithm>

namespace townsmith::townies {
namespace {

constexpr int star_space_count = 4;
constexpr int most_points = 99;

constexpr Hex rotated(Hex hex) { return {-hex.r, hex.q + hex.r}; }
constexpr Hex flipped(Hex hex) { return {hex.r, hex.q}; }

/// The same four hexes, in order, with the first at (0, 0).
Tetrahex settled(Tetrahex hexes) {
  std::sort(hexes.begin(), hexes.end(),
            [](const Hex& a, const Hex& b) { return a.r != b.r ? a.r < b.r : a.q < b.q; });
  const Hex first = hexes[0];
  for (Hex& hex : hexes) hex = {hex.q - first.q, hex.r - first.r};
  return hexes;
}

bool touch(Hex a, Hex b) {
  return std::any_of(
      Board::directions.begin(), Board::directions.end(),
      [&](const std::array<int, 2>& d) { return a.q + d[0] == b.q && a.r + d[1] == b.r; });
}

bool connected(const Tetrahex& hexes) {
  std::array<bool, 4> reached = {true, false, false, false};
  for (std::size_t round = 0; round < hexes.size(); ++round) {
    for (std::size_t i = 0; i < hexes.size(); ++i) {
      for (std::size_t j = 0; j < hexes.size(); ++j) {
        if (reached[i] && touch(hexes[i], hexes[j])) reached[j] = true;
      }
    }
  }
  return std::all_of(reached.begin(), reached.end(), [](bool r) { return r; });
}

bool same_shape(const Tetrahex& a, const Tetrahex& b) {
  const std::vector<Tetrahex> ways = orientations(a);
  return std::find(ways.begin(), ways.end(), settled(b)) != ways.end();
}

void read_map(ContentReader& reader, Content& content) {
  const ContentNode root = reader.open("townies/map.json");
  const ContentNode side = root.member("side");
  if (side.exists() && side.integer(1, most_points) != map_side) {
    side.wrong(fmt::format("the map is a hexagon of side {}; no other size is built in", map_side));
  }
  const int central = root.member("central_distance").integer(0, Board::radius);
  content.central = Board::where(
      [&](int q, int r) { return Board::distance(Board::at(q, r), Board::at(0, 0)) <= central; });
  for (const ContentNode& node : root.member("stars").items(star_space_count, star_space_count)) {
    const std::string name = node.text();
    const int space = find_space(name);
    if (space < 0) {
      if (!name.empty()) node.wrong(fmt::format("\"{}\" is not a space of the map", name));
    } else if (content.stars.test(space)) {
      node.wrong(fmt::format("{} is named twice", name));
    } else {
      content.stars.set(space);
    }
  }
}

Tetrahex read_hexes(const ContentNode& node) {
  Tetrahex hexes = {{{0, 0}, {1, 0}, {2, 0}, {3, 0}}};
  const Tetrahex harmless = hexes;
  const std::vector<ContentNode> nodes = node.items(4, 4);
  if (nodes.size() != hexes.size()) return harmless;
  for (std::size_t i = 0; i < hexes.size(); ++i) {
    const std::vector<ContentNode> pair = nodes[i].items(2, 2);
    if (pair.size() != 2) return harmless;
    hexes[i] = {pair[0].integer(-Board::radius, Board::radius),
                pair[1].integer(-Board::radius, Board::radius)};
    if (std::find(hexes.begin(), hexes.begin() + static_cast<std::ptrdiff_t>(i), hexes[i]) !=
        hexes.begin() + static_cast<std::ptrdiff_t>(i)) {
      nodes[i].wrong("this hex is there already: a Shape has four different ones");
      return harmless;
    }
  }
  if (!connected(hexes)) {
    node.wrong("the four hexes of a Shape must hang together by their sides");
    return harmless;
  }
  return hexes;
}

void read_shapes(ContentReader& reader, Content& content) {
  constexpr int tetrahexes = 7;  // there are no more
  const ContentNode root = reader.open("townies/shapes.json");
  std::vector<Shape> shapes;
  for (const ContentNode& node : root.member("shapes").items(shape_faces, tetrahexes)) {
    const Shape shape = {node.member("name").text(), read_hexes(node.member("hexes"))};
    for (const Shape& other : shapes) {
      if (other.name == shape.name) node.wrong(fmt::format("\"{}\" is named twice", shape.name));
      if (same_shape(other.hexes, shape.hexes)) {
        node.wrong(fmt::format("\"{}\" is \"{}\" again, perhaps turned or flipped", shape.name,
                               other.name));
      }
    }
    shapes.push_back(shape);
  }
  const std::vector<ContentNode> faces = root.member("die").items(shape_faces, shape_faces);
  for (std::size_t face = 0; face < std::min<std::size_t>(faces.size(), shape_faces); ++face) {
    const std::string name = faces[face].text();
    const auto found = std::find_if(shapes.begin(), shapes.end(),
                                    [&](const Shape& shape) { return shape.name == name; });
    if (found == shapes.end()) {
      if (!name.empty()) faces[face].wrong(fmt::format("no Shape is named \"{}\"", name));
      continue;
    }
    for (std::size_t other = 0; other < face; ++other) {
      if (content.shapes[other].name == name) {
        faces[face].wrong(fmt::format("the die shows \"{}\" twice: all faces must differ", name));
      }
    }
    content.shapes[face] = *found;
  }
}

void read_objects(ContentReader& reader, Content& content) {
  const ContentNode root = reader.open("townies/objects.json");
  const std::vector<ContentNode> nodes = root.member("objects").items(object_kinds, object_kinds);
  for (std::size_t i = 0; i < std::min<std::size_t>(nodes.size(), object_kinds); ++i) {
    content.objects[i] = {nodes[i].member("name").text(), nodes[i].member("each").integer(0, 9),
                          nodes[i].member("extra").integer(0, 9)};
  }
}

GoalCard read_goal(const ContentNode& node) {
  GoalCard card;
  card.name = node.member("name").text();
  card.text = node.member("text").text();
  const ContentNode chart = node.member("chart");
  for (const ContentNode& entry : chart.items(1, 12)) {
    const int points = entry.integer(0, most_points);
    if (!card.chart.empty() && points < card.chart.back()) {
      entry.wrong("a chart must not fall: a larger count never scores less");
    }
    card.chart.push_back(points);
  }
  return card;
}

void read_goals(ContentReader& reader, Content& content) {
  const ContentNode root = reader.open("townies/goals.json");
  const ContentNode individual = root.member("individual");
  const ContentNode additional = root.member("additional");
  for (std::size_t goal = 1; goal < goal_numbers; ++goal) {
    const ContentNode& group = goal <= additional_goals ? additional : individual;
    content.goals[goal] = read_goal(group.member(goal_keys[goal]));
  }
}

void read_bonuses(ContentReader& reader, Content& content) {
  const ContentNode root = reader.open("townies/bonuses.json");
  content.soil_points = root.member("stable_soil_points").integer(0, most_points);
  const ContentNode cards = root.member("cards");
  for (std::size_t bonus = 1; bonus <= bonus_cards; ++bonus) {
    const ContentNode card = cards.member(bonus_keys[bonus]);
    content.bonuses[bonus] = {card.member("name").text(), card.member("text").text()};
  }
}

void read_grades(ContentReader& reader, Content& content) {
  const ContentNode root = reader.open("townies/solo.json");
  for (const ContentNode& node : root.member("grades").items(1, 12)) {
    const Grade grade = {node.member("least").integer(0, 999), node.member("text").text()};
    if (content.grades.empty() && grade.least != 0) {
      node.wrong("the lowest grade must begin at 0 points");
    }
    if (!content.grades.empty() && grade.least <= content.grades.back().least) {
      node.wrong("grades must be in rising order");
    }
    content.grades.push_back(grade);
  }
}

}  // namespace

std::vector<Tetrahex> orientations(const Tetrahex& hexes) {
  std::vector<Tetrahex> ways;
  Tetrahex lying = hexes;
  for (int flip = 0; flip < 2; ++flip) {
    for (int turn = 0; turn < direction_count; ++turn) {
      const Tetrahex way = settled(lying);
      if (std::find(ways.begin(), ways.end(), way) == ways.end()) ways.push_back(way);
      for (Hex& hex : lying) hex = rotated(hex);
    }
    for (Hex& hex : lying) hex = flipped(hex);
  }
  return ways;
}

Content read_content(ContentReader& reader) {
  Content content;
  read_map(reader, content);
  read_shapes(reader, content);
  read_objects(reader, content);
  read_goals(reader, content);
  read_bonuses(reader, content);
  read_grades(reader, content);
  return content;
}

}  // namespace townsmith::townies
