#include "cli/screen_board.h"

#include <algorithm>
#include <set>
#include <utility>

#include "cli/screen_text.h"

namespace townsmith::cli {
namespace {

/// A large place is pointed at by its edge, so that what it shows stays readable.
bool large(const Place& place) { return place.width >= 4 && place.height >= 3; }

bool on_edge(const Place& place, int x, int y) {
  return x == 0 || y == 0 || x == place.width - 1 || y == place.height - 1;
}

bool on_corner(const Place& place, int x, int y) {
  return (x <= 1 || x >= place.width - 2) && (y == 0 || y == place.height - 1);
}

bool blank_or_line(char32_t glyph) {
  return glyph == U' ' || (glyph >= U'\u2500' && glyph <= U'\u257F');
}

/// Reversed; what was so already, loses its colour instead.
void stress(Canvas& canvas, int x, int y) {
  Canvas::Cell cell = canvas.at(x, y);
  if (cell.style.reverse) cell.style.ink = Ink::ink;
  cell.style.reverse = true;
  cell.style.bold = true;
  canvas.put(x, y, cell.glyph, cell.style);
}

/// Hands that point at a small place from both sides where there is room for them.
void put_hands(Canvas& canvas, const Place& place) {
  if (large(place)) return;
  const auto put = [&](int x, char32_t hand) {
    if (x >= 0 && blank_or_line(canvas.at(x, place.y).glyph)) {
      canvas.put(x, place.y, hand, {.bold = true});
    }
  };
  put(place.x - 1, U'▶');
  put(place.x + place.width, U'◀');
}

bool same_place(const Place& a, const Place& b) {
  return a.name == b.name && a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height;
}

bool overlap(const Place& a, const Place& b) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

Box box_of(const Place& place) { return {place.x, place.y, place.width, place.height}; }

/// Takes over the lines around a place; corners meet as they do in the other drawing. False if
/// something else stands there.
bool copy_outline(Canvas& canvas, const Place& to, const Canvas& other, const Place& from) {
  for (int y = -1; y <= to.height; ++y) {
    for (int x = -1; x <= to.width; ++x) {
      const bool inside = x >= 0 && x < to.width && y >= 0 && y < to.height;
      const Canvas::Cell cell = other.at(from.x + x, from.y + y);
      if (inside || cell.glyph == U' ' || !blank_or_line(cell.glyph)) continue;
      if (to.x + x < 0 || to.y + y < 0) continue;
      if (!blank_or_line(canvas.at(to.x + x, to.y + y).glyph)) return false;
      canvas.put(to.x + x, to.y + y, cell.glyph, cell.style);
    }
  }
  return true;
}

/// One drawing with some places from another. Where they do not fit, the other drawing.
Drawing patched(const Drawing& now, const Drawing& after, const std::vector<std::string>& names) {
  Drawing preview = now;
  for (const std::string& name : names) {
    const std::vector<Place> from = places_named(after, {name});
    const std::vector<Place> to = places_named(now, {name});
    if (from.empty() || to.empty()) continue;
    if (from[0].width != to[0].width || from[0].height != to[0].height) return after;
    paste_part(preview.canvas, box_of(to[0]), after.canvas, from[0].x, from[0].y);
    if (!copy_outline(preview.canvas, to[0], after.canvas, from[0])) return after;
  }
  return preview;
}

}  // namespace

void point_at(Canvas& canvas, const std::vector<Place>& places) {
  // The spaces of a move overlap, like a tile and its fields: every character is stressed once.
  std::set<std::pair<int, int>> stressed;
  for (const Place& place : places) {
    const bool first = &place == &places.front();
    for (int y = 0; y < place.height; ++y) {
      for (int x = 0; x < place.width; ++x) {
        if (large(place) && !(first ? on_edge(place, x, y) : on_corner(place, x, y))) continue;
        stressed.emplace(place.x + x, place.y + y);
      }
    }
  }
  for (const auto& [x, y] : stressed) stress(canvas, x, y);
  if (!places.empty()) put_hands(canvas, places.front());
}

std::vector<Place> places_named(const Drawing& drawing, const std::vector<std::string>& names) {
  std::vector<Place> places;
  for (const std::string& name : names) {
    const auto found = std::find_if(drawing.places.begin(), drawing.places.end(),
                                    [&](const Place& place) { return place.name == name; });
    if (found != drawing.places.end()) places.push_back(*found);
  }
  return places;
}

Drawing preview_of(const Drawing& now, const Drawing& after,
                   const std::vector<std::string>& touched, const std::vector<Place>& targets) {
  if (!std::equal(now.places.begin(), now.places.end(), after.places.begin(), after.places.end(),
                  same_place)) {
    return patched(now, after, touched);
  }
  Drawing preview = after;
  const std::vector<Place> changed = places_named(now, touched);
  for (const Place& target : targets) {
    const bool untouched = std::none_of(changed.begin(), changed.end(),
                                        [&](const Place& place) { return overlap(place, target); });
    if (untouched) paste_part(preview.canvas, box_of(target), now.canvas, target.x, target.y);
  }
  return preview;
}

Scroll clamped(Scroll scroll, const Box& pane, const Canvas& board) {
  return {std::clamp(scroll.x, 0, std::max(board.width() - pane.width, 0)),
          std::clamp(scroll.y, 0, std::max(board.height() - pane.height, 0))};
}

Scroll follow(Scroll now, const Box& pane, const Canvas& board, const std::vector<Place>& shown) {
  for (std::size_t i = shown.size(); i-- > 0;) {
    const Place& place = shown[i];
    const int margin = large(place) ? 0 : 1;
    now.x =
        std::max(std::min(now.x, place.x - margin), place.x + place.width + margin - pane.width);
    now.y =
        std::max(std::min(now.y, place.y - margin), place.y + place.height + margin - pane.height);
  }
  return clamped(now, pane, board);
}

}  // namespace townsmith::cli
