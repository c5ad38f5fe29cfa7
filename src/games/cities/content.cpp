#include "games/cities/content.h"

#include <fmt/format.h>

#include <algorithm>

namespace townsmith::cities {
namespace {

bool same_tile(const Fields& a, Fields b) {
  for (int turn = 0; turn < 4; ++turn, b = turned(b)) {
    if (a == b) return true;
  }
  return false;
}

/// "AT/WA" as fields; anything else is noted.
Fields read_tile(const ContentNode& node) {
  constexpr Fields harmless = {Kind::attraction, Kind::attraction, Kind::park, Kind::park};
  const std::string text = node.text();
  if (text.empty()) return harmless;
  if (text.size() != 5 || text[2] != '/') {
    node.wrong(
        fmt::format("\"{}\" is not a tile: write two rows of two letters, as \"AT/WA\"", text));
    return harmless;
  }
  Fields fields{};
  std::size_t quadrant = 0;
  for (const char c : {text[0], text[1], text[3], text[4]}) {
    const std::size_t kind = kind_letters.find(c);
    if (kind == std::string_view::npos) {
      node.wrong(fmt::format("'{}' is no kind of field: use A, P, T or W", c));
      return harmless;
    }
    fields[quadrant++] = static_cast<Kind>(kind);
  }
  for (int kind = 0; kind < kind_count; ++kind) {
    if (std::count(fields.begin(), fields.end(), static_cast<Kind>(kind)) > 2) {
      node.wrong(
          fmt::format("\"{}\" has more than two {} fields", text, name(static_cast<Kind>(kind))));
    }
  }
  Fields sorted = fields;
  std::sort(sorted.begin(), sorted.end());
  if (std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end()) {
    node.wrong(fmt::format("\"{}\" has four kinds of field: a tile has two or three", text));
  }
  return fields;
}

}  // namespace

std::string look_text(const Fields& f) {
  return {letter(f[0]), letter(f[1]), '/', letter(f[2]), letter(f[3])};
}

Content read_content(ContentReader& reader) {
  Content content;
  const ContentNode root = reader.open("cities/tiles.json");
  content.tourists = root.member("tourists").integer(1, most_tourists);
  const std::vector<ContentNode> nodes = root.member("tiles").items(tile_count, tile_count);
  std::vector<Fields> seen;
  for (const ContentNode& node : nodes) {
    const Fields fields = read_tile(node);
    const auto twin = std::find_if(seen.begin(), seen.end(),
                                   [&](const Fields& other) { return same_tile(other, fields); });
    if (twin != seen.end()) {
      node.wrong(fmt::format("\"{}\" is tile {} again, perhaps turned: all tiles must differ",
                             look_text(fields), twin - seen.begin() + 1));
    }
    seen.push_back(fields);
  }
  std::copy_n(seen.begin(), std::min<std::size_t>(seen.size(), tile_count), content.tiles.begin());
  return content;
}

Looks::Looks(const Content& content) {
  for (int tile = 1; tile <= tile_count; ++tile) {
    Fields fields = content.tiles[static_cast<std::size_t>(tile - 1)];
    // Four equal fields do not occur, so a tile looks alike after a half turn or never.
    turns_[static_cast<std::size_t>(tile - 1)] = turned(turned(fields)) == fields ? 2 : 4;
    for (int turn = 0; turn < 4; ++turn, fields = turned(fields)) {
      Face& face = faces_[static_cast<std::size_t>(look_of(tile, turn))];
      face.fields = fields;
      for (unsigned q = 0; q < 4; ++q) {
        auto& quadrants = face.quadrants[static_cast<std::size_t>(fields[q])];
        quadrants = static_cast<std::uint8_t>(quadrants | (1U << q));
      }
    }
  }
}

}  // namespace townsmith::cities
