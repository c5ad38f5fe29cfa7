#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/screen_board.h"
#include "cli/screen_moves.h"
#include "cli/screen_overlay.h"
#include "cli/screen_text.h"
#include "core/canvas.h"
#include "core/language.h"

// How the screen looks: a scene in, a canvas out. No terminal is needed to see it.
namespace townsmith::cli {

/// What takes the large pane where there is no room for a side pane.
enum class Tab : std::uint8_t { board, moves, table };

/// Where the parts of a screen of some size are.
struct Layout {
  bool too_small;
  bool wide;  ///< there is a side pane
  Box title;
  Box board;
  Box side;
  Box sentence;
  Box message;
  Box input;
  Box keys;
};

Layout layout_for(int width, int height, int board_width);

struct PlayerLine {
  std::string name;
  std::string brief_name;  ///< for where there is no room for the other
  int score;
  std::string doing;  ///< "to move", "ready" or nothing
  bool acting;
};

/// A key and what it does: "q quit".
struct KeyHint {
  std::string text;
  int rank;  ///< where there is no room for all, the highest are left out first; 0 never is
};

/// Everything on a screen.
struct Scene {
  explicit Scene(const Language& spoken) : language(&spoken) {}

  const Language* language;
  std::string title;
  std::string note;  ///< at the right of the title
  const Drawing* board = nullptr;
  Scroll scroll;
  std::vector<std::string> touched;  ///< spaces to point at, the first above all
  const MoveChooser* moves = nullptr;
  std::string moves_note;  ///< instead of a list of moves
  std::vector<PlayerLine> players;
  std::vector<std::string> news;
  std::string message;
  bool refused = false;
  std::optional<std::string> typed;  ///< the input line, when it is in use
  std::string prompt;                ///< what stands there otherwise
  std::vector<KeyHint> keys;
  Tab tab = Tab::board;
};

Canvas paint(const Scene& scene, const Layout& layout);
/// Nothing but a few lines in the middle, for when somebody else comes to the screen.
Canvas paint_curtain(const std::vector<std::string>& lines, int width, int height);
/// Where an overlay goes: beside the board if there is room, else over it.
Box overlay_box(const Layout& layout);

}  // namespace townsmith::cli
