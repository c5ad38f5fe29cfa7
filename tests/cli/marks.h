#pragma once

#include <regex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/canvas.h"

// Reads what was said in the marked language: whatever is not between marks does not come from a
// catalogue.
namespace townsmith::marks {

inline constexpr char32_t open_mark = U'\u27E6';
inline constexpr char32_t close_mark = U'\u27E7';

/// The part of a text that is not between marks. What was cut off has lost its second mark, but
/// ends in an ellipsis.
inline std::string outside_marks(std::string_view text) {
  std::string out;
  int depth = 0;
  for (const char32_t glyph : decode_utf8(text)) {
    if (glyph == open_mark) ++depth;
    if (depth == 0) append_utf8(out, glyph);
    if (glyph == close_mark && depth > 0) --depth;
    if (glyph == U'…') depth = 0;
  }
  return out;
}

/// The same for a drawing. Its labels are cut to the width of their place, so that the second mark
/// may be missing; longer texts continue in the next row.
inline std::string outside_marks_of_drawing(const std::vector<std::string>& rows) {
  const std::u32string marks = {open_mark, close_mark};
  std::string out;
  bool inside = false;
  for (const std::string& row : rows) {
    const std::u32string glyphs = decode_utf8(row);
    inside = inside && row.starts_with("    ");
    std::string here;  // since the last gap
    for (std::size_t i = 0; i < glyphs.size(); ++i) {
      const char32_t glyph = glyphs[i];
      const bool begun = i > 0 && glyphs.find_first_not_of(U' ') < i;
      const bool gap = begun && glyph == U' ' && i + 1 < glyphs.size() && glyphs[i + 1] == U' ';
      const bool line = glyph >= U'\u2500' && glyph <= U'\u257F';
      if (gap || line) {
        out += std::exchange(here, " ");
        const std::size_t next = glyphs.find_first_of(marks, i);
        if (next == std::u32string::npos || glyphs[next] != close_mark) inside = false;
      }
      if (glyph == open_mark) inside = true;
      if (!inside) append_utf8(here, glyph);
      if (glyph == close_mark && !inside) here.clear();
      if (glyph == close_mark) inside = false;
    }
    out += here + '\n';
  }
  return out;
}

/// The first word in a text that is left when these are taken out of it; empty if there is none.
/// Single letters are names of spaces or keys, and several capitals are what a drawing shows on a
/// tile.
inline std::string word_in(std::string text, const std::vector<std::string>& known) {
  static const std::regex word("[A-Za-z][a-z]+");
  std::smatch found;
  if (!std::regex_search(text, found, word)) return {};
  for (const std::string& one : known) {
    for (std::size_t at = text.find(one); at != std::string::npos; at = text.find(one, at)) {
      text.replace(at, one.size(), " ");
    }
  }
  return std::regex_search(text, found, word) ? found.str() : std::string();
}

}  // namespace townsmith::marks
