#include "core/canvas.h"

#include <algorithm>
#include <array>

namespace townsmith {
namespace {

struct Colour {
  std::string_view foreground;
  std::string_view background;
};

// In the order of Ink. 256-colour codes that read well on light and dark terminals.
constexpr std::array<Colour, 9> colours = {{
    {"39", "49"},
    {"38;5;245", "48;5;245"},
    {"38;5;167", "48;5;167"},
    {"38;5;178", "48;5;178"},
    {"38;5;137", "48;5;137"},
    {"38;5;71", "48;5;71"},
    {"38;5;68", "48;5;68"},
    {"38;5;134", "48;5;134"},
    {"39", "49"},
}};

void append_style(std::string& out, const Style& style) {
  out += "\x1b[0";
  if (style.bold) out += ";1";
  if (style.reverse) out += ";7";
  if (style.ink != Ink::ink) {
    out += ';';
    out += colours[static_cast<std::size_t>(style.ink)].foreground;
  }
  if (style.wash != Ink::paper) {
    out += ';';
    out += colours[static_cast<std::size_t>(style.wash)].background;
  }
  out += 'm';
}

}  // namespace

Canvas::Cell Canvas::at(int x, int y) const {
  if (x < 0 || y < 0 || y >= height()) return {};
  const auto& row = rows_[static_cast<std::size_t>(y)];
  return x < static_cast<int>(row.size()) ? row[static_cast<std::size_t>(x)] : Cell{};
}

Canvas::Cell& Canvas::cell(int x, int y) {
  x = std::max(x, 0);
  y = std::max(y, 0);
  if (y >= height()) rows_.resize(static_cast<std::size_t>(y) + 1);
  auto& row = rows_[static_cast<std::size_t>(y)];
  if (x >= static_cast<int>(row.size())) row.resize(static_cast<std::size_t>(x) + 1);
  width_ = std::max(width_, x + 1);
  return row[static_cast<std::size_t>(x)];
}

void Canvas::put(int x, int y, char32_t glyph, Style style) { cell(x, y) = {glyph, style}; }

int Canvas::write(int x, int y, std::string_view utf8, Style style) {
  for (const char32_t glyph : decode_utf8(utf8)) put(x++, y, glyph, style);
  return x;
}

int Canvas::write_wrapped(int x, int y, std::string_view utf8, int width, int start, Style style) {
  while (!utf8.empty()) {
    const std::string_view word = utf8.substr(0, utf8.find(' '));
    if (x > start && x + columns_of(word) > width) {
      ++y;
      x = start;
    }
    x = write(x, y, word, style) + 1;
    utf8.remove_prefix(std::min(word.size() + 1, utf8.size()));
  }
  return y;
}

void Canvas::paste(int x, int y, const Canvas& other) {
  for (int row = 0; row < other.height(); ++row) {
    const auto& cells = other.rows_[static_cast<std::size_t>(row)];
    for (int column = 0; column < static_cast<int>(cells.size()); ++column) {
      cell(x + column, y + row) = cells[static_cast<std::size_t>(column)];
    }
  }
}

void Canvas::frame(int x, int y, int width, int height, Style style) {
  const int right = x + width - 1;
  const int bottom = y + height - 1;
  for (int column = x + 1; column < right; ++column) {
    put(column, y, U'─', style);
    put(column, bottom, U'─', style);
  }
  for (int row = y + 1; row < bottom; ++row) {
    put(x, row, U'│', style);
    put(right, row, U'│', style);
  }
  put(x, y, U'┌', style);
  put(right, y, U'┐', style);
  put(x, bottom, U'└', style);
  put(right, bottom, U'┘', style);
}

std::string Canvas::plain() const {
  std::string out;
  for (const auto& row : rows_) {
    std::size_t length = row.size();
    while (length > 0 && row[length - 1].glyph == U' ') --length;
    for (std::size_t i = 0; i < length; ++i) append_utf8(out, row[i].glyph);
    out += '\n';
  }
  return out;
}

std::string Canvas::ansi() const {
  std::string out;
  for (const auto& row : rows_) {
    Style current;
    for (const Cell& cell : row) {
      if (cell.style != current) {
        append_style(out, cell.style);
        current = cell.style;
      }
      append_utf8(out, cell.glyph);
    }
    if (current != Style{}) out += "\x1b[0m";
    out += '\n';
  }
  return out;
}

std::u32string decode_utf8(std::string_view utf8) {
  std::u32string out;
  for (std::size_t i = 0; i < utf8.size();) {
    const auto lead = static_cast<unsigned char>(utf8[i]);
    const int length = lead < 0x80        ? 1
                       : lead >> 5U == 6  ? 2
                       : lead >> 4U == 14 ? 3
                       : lead >> 3U == 30 ? 4
                                          : 0;
    char32_t glyph = length == 1 ? lead : static_cast<char32_t>(lead & (0x7FU >> length));
    bool good = length > 0 && i + static_cast<std::size_t>(length) <= utf8.size();
    for (int k = 1; good && k < length; ++k) {
      const auto byte = static_cast<unsigned char>(utf8[i + static_cast<std::size_t>(k)]);
      good = byte >> 6U == 2;
      glyph = (glyph << 6U) | (byte & 0x3FU);
    }
    // Well-formed bytes may still be no character: overlong, half of a pair, beyond the last.
    static constexpr std::array<char32_t, 5> min = {0, 0, 0x80, 0x800, 0x10000};
    good = good && glyph >= min[static_cast<std::size_t>(length)] && glyph < 0x110000 &&
           (glyph < 0xD800 || glyph >= 0xE000);
    out += good ? glyph : U'\uFFFD';
    i += good ? static_cast<std::size_t>(length) : 1;
  }
  return out;
}

void append_utf8(std::string& out, char32_t glyph) {
  const auto byte = [&out](char32_t value) {
    out += static_cast<char>(static_cast<unsigned char>(value));
  };
  if (glyph < 0x80) {
    byte(glyph);
  } else if (glyph < 0x800) {
    byte(0xC0 | (glyph >> 6U));
    byte(0x80 | (glyph & 0x3F));
  } else if (glyph < 0x10000) {
    byte(0xE0 | (glyph >> 12U));
    byte(0x80 | ((glyph >> 6U) & 0x3F));
    byte(0x80 | (glyph & 0x3F));
  } else {
    byte(0xF0 | (glyph >> 18U));
    byte(0x80 | ((glyph >> 12U) & 0x3F));
    byte(0x80 | ((glyph >> 6U) & 0x3F));
    byte(0x80 | (glyph & 0x3F));
  }
}

int columns_of(std::string_view utf8) { return static_cast<int>(decode_utf8(utf8).size()); }

std::string first_columns(std::string_view utf8, int columns) {
  std::string out;
  for (const char32_t glyph : decode_utf8(utf8).substr(0, static_cast<std::size_t>(columns))) {
    append_utf8(out, glyph);
  }
  return out;
}

}  // namespace townsmith
