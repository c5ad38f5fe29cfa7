#pragma once

#include <string>
#include <vector>

#include "cli/screen_text.h"
#include "cli/session.h"
#include "core/canvas.h"

namespace townsmith::cli {

/// A sheet of text laid over the screen, longer than it perhaps. Where its lines speak of spaces,
/// one line is picked and the board shows them.
class Overlay {
 public:
  struct Line {
    std::string text;
    bool heading = false;
    std::vector<std::string> spaces;
    int hang = 2;  ///< where its further rows begin
  };

  Overlay(std::string title, std::vector<Line> lines, bool pickable);

  bool pickable() const { return pickable_; }
  /// The spaces of the picked line.
  std::vector<std::string> spaces() const;
  void move(int by);
  void to_start() { move(-line_count()); }
  void to_end() { move(line_count()); }

  /// Paints it into the box or, if it is shorter, into the upper part of it.
  void paint(Canvas& canvas, const Box& box);

 private:
  int line_count() const { return static_cast<int>(lines_.size()); }

  std::string title_;
  std::vector<Line> lines_;
  bool pickable_;
  int picked_ = 0;
  int top_ = 0;  ///< the first row shown
};

/// Every seat's points, line by line, as the viewer knows them.
Overlay score_overlay(const Session& session, Viewer viewer);
/// Everything that has happened that the viewer may know, the last in sight.
Overlay log_overlay(const Session& session, Viewer viewer);
/// How the game ended.
Overlay closing_overlay(const Session& session);
Overlay help_overlay(const Session& session);

}  // namespace townsmith::cli
