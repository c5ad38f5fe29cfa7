#include "games/townies/content.h"

#include <algorithm>
#include <optional>

#include "core/words.h"
#include "games/townies/content_schema.h"

namespace townsmith::townies {
namespace {

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

/// The spaces that a list names, each once.
Spaces read_spaces(const ContentPlace& place, const std::vector<std::string>& names) {
  Spaces spaces;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const int space = find_space(names[i]);
    if (space < 0) {
      place[i].note(code("content-no-space"), {{"name", printable(names[i])}});
    } else if (spaces.test(space)) {
      place[i].twice(names[i]);
    } else {
      spaces.set(space);
    }
  }
  return spaces;
}

/// A map that does not hang together could leave somebody with nothing to draw for ever.
void read_map(const ContentFile<MapFile>& file, Content& content) {
  content.circles = file->circles;
  const Spaces land = Board::everything - read_spaces(file["gaps"], file->gaps);
  content.land = Land(land);
  if (!land.empty() && flood<Board>(Spaces::one(land.first()), land) != land) {
    file["gaps"].note(code("content-loose-map"));
  }
  content.central =
      land & Board::where([&](int q, int r) {
        return Board::distance(Board::at(q, r), Board::at(0, 0)) <= file->central_distance;
      });
  content.stars = read_spaces(file["stars"], file->stars);
  for (std::size_t i = 0; i < file->stars.size(); ++i) {
    const int space = find_space(file->stars[i]);
    if (space >= 0 && !land.test(space)) {
      file["stars"][i].note(code("content-no-land"), {{"name", space_name(space)}});
    }
  }
}

/// Whoever begins must be able to draw, whatever the die shows.
void check_room(const ContentPlace& place, const Content& content) {
  for (const Shape& shape : content.shapes) {
    const std::vector<Tetrahex> ways = orientations(shape.hexes);
    const bool fits = std::any_of(ways.begin(), ways.end(), [&](const Tetrahex& way) {
      return !places_of(way, content.land).empty();
    });
    if (!fits) place.note(code("content-no-room"), {{"shape", printable(shape.name)}});
  }
}

/// Nothing if these are not four hexes that hang together.
std::optional<Tetrahex> read_hexes(const ContentPlace& place, const ShapeFile& file) {
  Tetrahex hexes{};
  for (std::size_t i = 0; i < hexes.size(); ++i) {
    hexes[i] = {file.hexes[i][0], file.hexes[i][1]};
    const auto before = hexes.begin() + static_cast<std::ptrdiff_t>(i);
    if (std::find(hexes.begin(), before, hexes[i]) != before) {
      place[i].note(code("content-same-hex"));
      return std::nullopt;
    }
  }
  if (connected(hexes)) return hexes;
  place.note(code("content-loose-hexes"));
  return std::nullopt;
}

void read_shapes(const ContentFile<ShapesFile>& file, Content& content) {
  std::vector<Shape> shapes;
  for (std::size_t i = 0; i < file->shapes.size(); ++i) {
    const ContentPlace place = file["shapes"][i];
    const auto hexes = read_hexes(place["hexes"], file->shapes[i]);
    const Shape shape = {file->shapes[i].name, hexes.value_or(Tetrahex{})};
    for (const Shape& other : shapes) {
      if (other.name == shape.name) place["name"].twice(shape.name);
      if (hexes && same_shape(other.hexes, shape.hexes)) {
        place["hexes"].note(code("content-same-shape"), {{"other", printable(other.name)}});
      }
    }
    shapes.push_back(shape);
  }
  for (std::size_t face = 0; face < file->die.size(); ++face) {
    const std::string& name = file->die[face];
    const auto found = std::find_if(shapes.begin(), shapes.end(),
                                    [&](const Shape& shape) { return shape.name == name; });
    if (found == shapes.end()) {
      if (!file["shapes"].sound()) continue;
      file["die"][face].note(code("content-no-shape"), {{"name", printable(name)}});
      continue;
    }
    const auto before = file->die.begin() + static_cast<std::ptrdiff_t>(face);
    if (std::find(file->die.begin(), before, name) != before) file["die"][face].twice(name);
    content.shapes[face] = *found;
  }
}

/// A larger count never scores less.
void check_chart(const ContentPlace& place, const std::vector<int>& chart) {
  for (std::size_t i = 1; i < chart.size(); ++i) {
    if (chart[i] < chart[i - 1]) place[i].note(code("content-chart-falls"));
  }
}

void read_goals(const ContentFile<GoalsFile>& file, Content& content) {
  const auto take = [&](std::string_view member, const auto& cards, std::size_t first) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
      check_chart(file[member][goal_keys[first + i]]["chart"], cards[i].chart);
      content.goals[first + i] = cards[i];
    }
  };
  take("additional", file->additional, 1);
  take("individual", file->individual, 1 + additional_goals);
}

}  // namespace

Spaces places_of(const Tetrahex& hexes, const Land& land) {
  return Board::where([&](int q, int r) {
    return std::all_of(hexes.begin(), hexes.end(), [&](const Hex& hex) {
      return Board::contains(q + hex.q, r + hex.r) &&
             land.all.test(Board::at(q + hex.q, r + hex.r));
    });
  });
}

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
  const auto map = reader.read<MapFile>("townies/map.json");
  const auto shapes = reader.read<ShapesFile>("townies/shapes.json");
  const auto objects = reader.read<ObjectsFile>("townies/objects.json");
  const auto goals = reader.read<GoalsFile>("townies/goals.json");
  const auto bonuses = reader.read<BonusesFile>("townies/bonuses.json");
  const auto solo = reader.read<SoloFile>("townies/solo.json");
  Content content;
  read_map(map, content);
  read_shapes(shapes, content);
  if (map.whole.sound() && shapes.whole.sound()) check_room(map["gaps"], content);
  content.objects = objects->objects;
  read_goals(goals, content);
  content.soil_points = bonuses->stable_soil_points;
  std::copy(bonuses->cards.begin(), bonuses->cards.end(), content.bonuses.begin() + 1);
  content.grades = solo->grades;
  check_grades(solo["grades"], content.grades);
  return content;
}

}  // namespace townsmith::townies
