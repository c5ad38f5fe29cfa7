#pragma once

#include <memory>
#include <optional>

#include "core/canvas.h"

namespace townsmith::cli {

struct Key {
  enum class Code : std::uint8_t {
    glyph,  ///< something to write
    left,
    right,
    up,
    down,
    scroll_left,
    scroll_right,
    scroll_up,
    scroll_down,
    page_up,
    page_down,
    home,
    end,
    tab,
    back_tab,
    enter,
    escape,
    erase,
    redraw,
    resized,
    hang_up,  ///< the person or the system wants the program to end
    other,
  };
  Code code = Code::other;
  char32_t glyph = 0;
};

/// The full screen, by ncurses. There is one at a time; the terminal is as before when it is gone.
/// While it lives, signals that would end the program arrive as the key hang_up.
class Terminal {
 public:
  /// Null where the terminal cannot do it: no cursor control, or no UTF-8 to be had.
  static std::unique_ptr<Terminal> open();
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  int width() const;
  int height() const;

  struct Caret {
    int x;
    int y;
  };
  /// Shows the drawing; the caret blinks where text is typed.
  void show(const Canvas& canvas, std::optional<Caret> caret);
  void redraw();
  Key read_key();

 private:
  struct Inside;
  explicit Terminal(std::unique_ptr<Inside> inside);

  std::unique_ptr<Inside> inside_;
};

}  // namespace townsmith::cli
