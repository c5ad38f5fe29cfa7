#include "games/cities/content.h"

#include <algorithm>
#include <optional>

#include "core/words.h"
#include "games/cities/content_schema.h"
#include "games/cities/text.h"

namespace townsmith::cities {
namespace {

bool same_tile(const Fields& a, Fields b) {
  for (int turn = 0; turn < 4; ++turn, b = turned(b)) {
    if (a == b) return true;
  }
  return false;
}

/// "AT/WA" as fields; nothing if it cannot be read.
std::optional<Fields> read_tile(const ContentPlace& place, const std::string& text) {
  if (text.size() != 5 || text[2] != '/') {
    place.note(code("content-tile-form"), {{"text", printable(text)}});
    return std::nullopt;
  }
  Fields fields{};
  std::size_t quadrant = 0;
  for (const char c : {text[0], text[1], text[3], text[4]}) {
    const std::size_t kind = kind_letters.find(c);
    if (kind == std::string_view::npos) {
      place.note(code("content-tile-letter"), {{"letter", printable(std::string_view(&c, 1))}});
      return std::nullopt;
    }
    fields[quadrant++] = static_cast<Kind>(kind);
  }
  for (int kind = 0; kind < kind_count; ++kind) {
    if (std::count(fields.begin(), fields.end(), static_cast<Kind>(kind)) > 2) {
      place.note(code("content-tile-three"),
                 {{"tile", text}, {"kind", kind_text(static_cast<Kind>(kind))}});
    }
  }
  Fields sorted = fields;
  std::sort(sorted.begin(), sorted.end());
  if (std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end()) {
    place.note(code("content-tile-four-kinds"), {{"tile", text}});
  }
  return fields;
}

}  // namespace

std::string look_text(const Fields& f) {
  return {letter(f[0]), letter(f[1]), '/', letter(f[2]), letter(f[3])};
}

Content read_content(ContentReader& reader) {
  const auto file = reader.read<TilesFile>("cities/tiles.json");
  Content content;
  content.tourists = file->tourists;
  content.starting_tiles = file->starting_tiles;
  content.rounds = file->rounds;
  if (content.city_tiles() > max_city_tiles) {
    file["rounds"].note(code("content-many-rounds"),
                        {{"tiles", content.city_tiles()}, {"most", max_city_tiles}});
  }
  content.tiles.resize(file->tiles.size());
  for (std::size_t i = 0; i < content.tiles.size(); ++i) {
    const ContentPlace place = file["tiles"][i];
    const std::optional<Fields> fields = read_tile(place, file->tiles[i]);
    if (!fields) continue;
    content.tiles[i] = *fields;
    const auto end = content.tiles.begin() + static_cast<std::ptrdiff_t>(i);
    const auto twin = std::find_if(content.tiles.begin(), end,
                                   [&](const Fields& other) { return same_tile(other, *fields); });
    if (twin != end) {
      place.note(code("content-tile-twice"),
                 {{"tile", file->tiles[i]}, {"other", twin - content.tiles.begin() + 1}});
    }
  }
  return content;
}

Looks::Looks(const Content& content) {
  for (int tile = 1; tile <= content.tile_count(); ++tile) {
    Fields fields = content.tiles[static_cast<std::size_t>(tile - 1)];
    turns_[static_cast<std::size_t>(tile - 1)] = turned(fields) == fields           ? 1
                                                 : turned(turned(fields)) == fields ? 2
                                                                                    : 4;
    for (int turn = 0; turn < 4; ++turn, fields = turned(fields)) {
      TileFace& face = faces_[static_cast<std::size_t>(look_of(tile, turn))];
      face.fields = fields;
      for (unsigned q = 0; q < 4; ++q) {
        auto& quadrants = face.quadrants[static_cast<std::size_t>(fields[q])];
        quadrants = static_cast<std::uint8_t>(quadrants | (1U << q));
      }
    }
  }
}

}  // namespace townsmith::cities
