#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/canvas.h"

// Text on a canvas whose width matters. A glyph that is two columns wide is followed by a cell with
// the glyph 0, which a terminal leaves out.
namespace townsmith::cli {

/// A rectangle of a canvas.
struct Box {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;
};

/// The columns the text takes; what cannot be printed takes none.
int columns_of(std::string_view utf8);

/// Writes at most `width` columns; what is cut off ends in an ellipsis. Returns the column after.
int write_cut(Canvas& canvas, int x, int y, int width, std::string_view utf8, Style style = {});

/// Breaks the text between words into lines of at most `width` columns. Further lines begin with
/// `indent` blanks.
std::vector<std::string> wrap(std::string_view utf8, int width, int indent = 0);

/// Fills a rectangle with blanks.
void wipe(Canvas& canvas, const Box& box, Style style = {});

/// Copies the part of a drawing that begins at x, y and fits into the box.
void paste_part(Canvas& canvas, const Box& box, const Canvas& drawing, int x, int y);

}  // namespace townsmith::cli
