#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace townsmith {

/// The colours of the planner's desk; a terminal maps each to the nearest it has.
enum class Ink : std::uint8_t { ink, soft, red, yellow, brown, green, blue, purple, paper };

struct Style {
  Ink ink = Ink::ink;
  Ink wash = Ink::paper;  ///< the background
  bool bold = false;
  bool reverse = false;

  bool operator==(const Style&) const = default;
};

inline constexpr Style soft{.ink = Ink::soft};
inline constexpr Style strong{.bold = true};

/// A glyph in a colour, which tells nothing that the glyph does not.
struct Mark {
  char32_t glyph;
  Ink ink;
};

/// A drawing made of characters: for the terminal, for goldens and for messages of tests.
/// Grows to the right and downwards as things are put on it.
class Canvas {
 public:
  struct Cell {
    char32_t glyph = U' ';
    Style style;
    bool operator==(const Cell&) const = default;
  };

  int width() const { return width_; }
  int height() const { return static_cast<int>(rows_.size()); }
  /// The cell, or a blank one outside.
  Cell at(int x, int y) const;

  void put(int x, int y, char32_t glyph, Style style = {});
  /// Writes UTF-8 text in one line; returns the column after it.
  int write(int x, int y, std::string_view utf8, Style style = {});
  /// Writes text in lines that do not pass column `width`, the first from x on, the others from
  /// `start`; returns its last line.
  int write_wrapped(int x, int y, std::string_view utf8, int width, int start, Style style = {});
  /// Copies another drawing with its top left corner at x, y.
  void paste(int x, int y, const Canvas& other);
  /// Draws a frame of box characters.
  void frame(int x, int y, int width, int height, Style style = {});

  /// Without colour; lines end without blanks.
  std::string plain() const;
  /// With ANSI colours for terminals.
  std::string ansi() const;

 private:
  Cell& cell(int x, int y);

  int width_ = 0;
  std::vector<std::vector<Cell>> rows_;
};

/// Where a named space stands on a canvas, so that a client can point at it.
struct Place {
  std::string name;
  int x;
  int y;
  int width = 1;
  int height = 1;
};

/// A position drawn as text, and where its spaces are.
struct Drawing {
  Canvas canvas;
  std::vector<Place> places;
};

/// The code points of UTF-8 text; malformed bytes become U+FFFD.
std::u32string decode_utf8(std::string_view utf8);
void append_utf8(std::string& out, char32_t glyph);
/// How many columns a text takes on a canvas, and as much of it as fits into N.
int columns_of(std::string_view utf8);
std::string first_columns(std::string_view utf8, int columns);

}  // namespace townsmith
