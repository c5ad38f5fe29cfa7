#include "cli/screen_text.h"

#include <wchar.h>

#include <algorithm>
#include <utility>

namespace townsmith::cli {
namespace {

int columns_of(char32_t glyph) { return std::max(::wcwidth(static_cast<wchar_t>(glyph)), 0); }

/// Shortens the text to the width and returns the rest: for words that are longer than a line.
std::string cut_off(std::string& text, int width) {
  std::string kept;
  std::string rest;
  int columns = 0;
  for (const char32_t glyph : decode_utf8(text)) {
    columns += columns_of(glyph);
    append_utf8(columns <= width ? kept : rest, glyph);
  }
  text = std::move(kept);
  return rest;
}

}  // namespace

int columns_of(std::string_view utf8) {
  int columns = 0;
  for (const char32_t glyph : decode_utf8(utf8)) columns += columns_of(glyph);
  return columns;
}

int write_cut(Canvas& canvas, int x, int y, int width, std::string_view utf8, Style style) {
  if (width <= 0) return x;
  const int end = x + width;
  const bool cut = columns_of(utf8) > width;
  const int room = cut ? end - 1 : end;
  for (const char32_t glyph : decode_utf8(utf8)) {
    const int columns = columns_of(glyph);
    if (columns == 0) continue;
    if (x + columns > room) break;
    canvas.put(x, y, glyph, style);
    if (columns == 2) canvas.put(x + 1, y, U'\0', style);
    x += columns;
  }
  if (cut) canvas.put(x++, y, U'…', style);
  return x;
}

std::vector<std::string> wrap(std::string_view utf8, int width, int indent) {
  const std::string margin(static_cast<std::size_t>(std::max(indent, 0)), ' ');
  std::vector<std::string> lines;
  std::string line;
  while (!utf8.empty()) {
    // A word with the blanks before it, so that what was set in columns stays so.
    const std::size_t start = std::min(utf8.find_first_not_of(' '), utf8.size());
    const std::size_t end = std::min(utf8.find(' ', start), utf8.size());
    if (!line.empty() && columns_of(line) + columns_of(utf8.substr(0, end)) > width) {
      lines.push_back(std::move(line));
      line = margin + std::string(utf8.substr(start, end - start));
    } else {
      line += utf8.substr(0, end);
    }
    while (columns_of(line) > width && width > indent) {
      std::string rest = margin + cut_off(line, width);
      lines.push_back(std::exchange(line, std::move(rest)));
    }
    utf8.remove_prefix(end);
  }
  lines.push_back(std::move(line));
  return lines;
}

void wipe(Canvas& canvas, const Box& box, Style style) {
  for (int y = box.y; y < box.y + box.height; ++y) {
    for (int x = box.x; x < box.x + box.width; ++x) canvas.put(x, y, U' ', style);
  }
}

void paste_part(Canvas& canvas, const Box& box, const Canvas& drawing, int x, int y) {
  for (int row = 0; row < box.height; ++row) {
    for (int column = 0; column < box.width; ++column) {
      const Canvas::Cell cell = drawing.at(x + column, y + row);
      canvas.put(box.x + column, box.y + row, cell.glyph, cell.style);
    }
  }
}

}  // namespace townsmith::cli
