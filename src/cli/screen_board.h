#pragma once

#include <string>
#include <vector>

#include "cli/screen_text.h"
#include "core/canvas.h"

// The drawing of a board: what part of it is in sight, what is pointed at, how it would be after a
// move.
namespace townsmith::cli {

/// Points at the places, at the first above all.
void point_at(Canvas& canvas, const std::vector<Place>& places);

struct Scroll {
  int x = 0;
  int y = 0;
};

/// The places of those names, in the order of the names.
std::vector<Place> places_named(const Drawing& drawing, const std::vector<std::string>& names);

/// The board after a move, so that nothing jumps while the cursor walks: where the new drawing has
/// its places elsewhere, only the touched ones are taken over from it, with the lines around them.
/// The other places where one could move stay as they are.
Drawing preview_of(const Drawing& now, const Drawing& after,
                   const std::vector<std::string>& touched, const std::vector<Place>& targets);

/// The least scrolling that shows the places, the first one above all.
Scroll follow(Scroll now, const Box& pane, const Canvas& board, const std::vector<Place>& shown);
/// Keeps the pane on the board.
Scroll clamped(Scroll scroll, const Box& pane, const Canvas& board);

}  // namespace townsmith::cli
