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

/// What a full-screen client shows itself on, and where its keys come from.
class Screen {
 public:
  Screen() = default;
  virtual ~Screen() = default;
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;

  virtual int width() const = 0;
  virtual int height() const = 0;

  struct Caret {
    int x;
    int y;
  };
  /// Shows the drawing; the caret blinks where text is typed.
  virtual void show(const Canvas& canvas, std::optional<Caret> caret) = 0;
  virtual void redraw() = 0;
  virtual Key read_key() = 0;
  /// Somebody has pressed one meanwhile.
  virtual bool key_waits() = 0;
};

/// The terminal's, by ncurses. There is one at a time; the terminal is as before when it is gone.
/// While it lives, signals that would end the program arrive as the key hang_up.
class Terminal final : public Screen {
 public:
  /// Null where the terminal cannot do it: no cursor control, or no UTF-8 to be had.
  static std::unique_ptr<Terminal> open();
  ~Terminal() override;

  int width() const override;
  int height() const override;
  void show(const Canvas& canvas, std::optional<Caret> caret) override;
  void redraw() override;
  Key read_key() override;
  bool key_waits() override;

 private:
  struct Inside;
  explicit Terminal(std::unique_ptr<Inside> inside);

  std::unique_ptr<Inside> inside_;
};

}  // namespace townsmith::cli
