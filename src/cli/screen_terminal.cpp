#define NCURSES_NOMACROS 1
#define NCURSES_WIDECHAR 1
#include "cli/screen_terminal.h"

#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace townsmith::cli {
namespace {

// A signal can only leave a note; read_key() finds it.
volatile sig_atomic_t hung_up = 0;
extern "C" void note_hang_up(int) { hung_up = 1; }

constexpr std::array<int, 3> ending_signals = {SIGINT, SIGTERM, SIGHUP};

/// Catches what would end the program, as long as it lives.
class SignalGuard {
 public:
  SignalGuard() {
    hung_up = 0;
    struct sigaction action{};
    action.sa_handler = note_hang_up;
    sigemptyset(&action.sa_mask);
    for (std::size_t i = 0; i < ending_signals.size(); ++i) {
      ::sigaction(ending_signals[i], &action, &before_[i]);
    }
  }
  ~SignalGuard() {
    for (std::size_t i = 0; i < ending_signals.size(); ++i) {
      ::sigaction(ending_signals[i], &before_[i], nullptr);
    }
  }
  SignalGuard(const SignalGuard&) = delete;
  SignalGuard& operator=(const SignalGuard&) = delete;

 private:
  std::array<struct sigaction, ending_signals.size()> before_{};
};

/// Characters are UTF-8 as long as it lives; what the program had before comes back.
class LocaleGuard {
 public:
  LocaleGuard() : before_(::setlocale(LC_CTYPE, nullptr)) {
    ::setlocale(LC_CTYPE, "");
    if (!utf8()) ::setlocale(LC_CTYPE, "C.UTF-8");
  }
  ~LocaleGuard() { ::setlocale(LC_CTYPE, before_.c_str()); }
  LocaleGuard(const LocaleGuard&) = delete;
  LocaleGuard& operator=(const LocaleGuard&) = delete;

  bool utf8() const { return std::string_view(::nl_langinfo(CODESET)) == "UTF-8"; }

 private:
  std::string before_;
};

/// Asked of the terminal that was opened last.
bool can_place_the_cursor() {
  const char* capability = ::tigetstr("cup");
  return capability != nullptr && capability != reinterpret_cast<char*>(-1);
}

struct InkColour {
  short many;  ///< of 256 colours
  short few;   ///< of 8
};

// In the order of Ink; -1 is the terminal's own. Blue on black is hard to read among 8 colours.
constexpr std::array<InkColour, 9> ink_colours = {{
    {-1, -1},
    {245, -1},
    {167, COLOR_RED},
    {178, COLOR_YELLOW},
    {137, COLOR_YELLOW},
    {71, COLOR_GREEN},
    {68, COLOR_CYAN},
    {134, COLOR_MAGENTA},
    {-1, -1},
}};

struct NamedKey {
  wint_t code;
  Key::Code key;
};

constexpr std::array<NamedKey, 18> function_keys = {{
    {KEY_LEFT, Key::Code::left},
    {KEY_RIGHT, Key::Code::right},
    {KEY_UP, Key::Code::up},
    {KEY_DOWN, Key::Code::down},
    {KEY_SLEFT, Key::Code::scroll_left},
    {KEY_SRIGHT, Key::Code::scroll_right},
    {KEY_SR, Key::Code::scroll_up},
    {KEY_SF, Key::Code::scroll_down},
    {KEY_PPAGE, Key::Code::page_up},
    {KEY_NPAGE, Key::Code::page_down},
    {KEY_HOME, Key::Code::home},
    {KEY_END, Key::Code::end},
    {KEY_BTAB, Key::Code::back_tab},
    {KEY_ENTER, Key::Code::enter},
    {KEY_BACKSPACE, Key::Code::erase},
    {KEY_DC, Key::Code::erase},
    {KEY_RESIZE, Key::Code::resized},
    {KEY_CANCEL, Key::Code::escape},
}};

constexpr std::array<NamedKey, 7> control_keys = {{
    {'\t', Key::Code::tab},
    {'\n', Key::Code::enter},
    {'\r', Key::Code::enter},
    {27, Key::Code::escape},
    {8, Key::Code::erase},
    {127, Key::Code::erase},
    {12, Key::Code::redraw},
}};

template <std::size_t n>
Key::Code find_key(const std::array<NamedKey, n>& keys, wint_t code) {
  for (const NamedKey& key : keys) {
    if (key.code == code) return key.key;
  }
  return Key::Code::other;
}

/// The other end of the terminal is gone, though no signal said so.
bool nobody_there() {
  struct pollfd input{STDIN_FILENO, POLLIN, 0};
  return ::poll(&input, 1, 0) > 0 && (input.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}

constexpr int key_wait_ms = 200;
constexpr int escape_wait_ms = 25;

}  // namespace

struct Terminal::Inside {
  explicit Inside(std::unique_ptr<LocaleGuard> guard) : locale(std::move(guard)) {}

  std::unique_ptr<LocaleGuard> locale;
  SCREEN* screen = nullptr;
  std::unique_ptr<SignalGuard> signals;
  bool colour = false;
  std::map<std::pair<Ink, Ink>, short> pairs;

  short colour_of(Ink ink) const {
    const InkColour& entry = ink_colours[static_cast<std::size_t>(ink)];
    return ::COLORS >= 256 ? entry.many : entry.few;
  }

  /// Pairs are made when they are first needed; a terminal has a limited number.
  short pair_of(const Style& style) {
    const short front = colour_of(style.ink);
    const short back = colour_of(style.wash);
    if (!colour || (front < 0 && back < 0)) return 0;
    const auto [entry, fresh] = pairs.try_emplace({style.ink, style.wash}, short{0});
    const auto number = static_cast<short>(pairs.size());
    if (fresh && number < ::COLOR_PAIRS && ::init_pair(number, front, back) == OK) {
      entry->second = number;
    }
    return entry->second;
  }

  attr_t attributes_of(const Style& style) const {
    attr_t attributes = A_NORMAL;
    if (style.bold) attributes |= A_BOLD;
    if (style.reverse) attributes |= A_REVERSE;
    if (style.ink == Ink::soft && (!colour || ::COLORS < 256)) attributes |= A_DIM;
    return attributes;
  }
};

std::unique_ptr<Terminal> Terminal::open() {
  auto locale = std::make_unique<LocaleGuard>();
  if (!locale->utf8()) return nullptr;
  auto inside = std::make_unique<Inside>(std::move(locale));
  inside->screen = ::newterm(nullptr, stdout, stdin);
  if (inside->screen == nullptr) return nullptr;
  if (!can_place_the_cursor()) {
    ::endwin();
    ::delscreen(inside->screen);
    return nullptr;
  }
  // After newterm(), which catches signals in its own way.
  inside->signals = std::make_unique<SignalGuard>();
  ::cbreak();
  ::noecho();
  ::nonl();
  ::keypad(::stdscr, TRUE);
  ::set_escdelay(escape_wait_ms);
  ::wtimeout(::stdscr, key_wait_ms);
  const char* no_colour = std::getenv("NO_COLOR");
  const bool wanted = no_colour == nullptr || *no_colour == '\0';
  inside->colour = wanted && ::has_colors() && ::start_color() == OK &&
                   ::use_default_colors() == OK && ::COLORS >= 8;
  return std::unique_ptr<Terminal>(new Terminal(std::move(inside)));
}

Terminal::Terminal(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}

Terminal::~Terminal() {
  ::curs_set(1);
  ::endwin();
  ::delscreen(inside_->screen);
}

int Terminal::width() const { return ::getmaxx(::stdscr); }
int Terminal::height() const { return ::getmaxy(::stdscr); }

void Terminal::show(const Canvas& canvas, std::optional<Caret> caret) {
  ::werase(::stdscr);
  for (int y = 0; y < std::min(height(), canvas.height()); ++y) {
    for (int x = 0; x < std::min(width(), canvas.width()); ++x) {
      const Canvas::Cell cell = canvas.at(x, y);
      if (cell.glyph == U'\0') continue;  // the right half of a wide glyph
      const std::array<wchar_t, 2> glyph = {static_cast<wchar_t>(cell.glyph), L'\0'};
      cchar_t character;
      ::setcchar(&character, glyph.data(), inside_->attributes_of(cell.style),
                 inside_->pair_of(cell.style), nullptr);
      ::mvwadd_wch(::stdscr, y, x, &character);
    }
  }
  ::curs_set(caret ? 1 : 0);
  if (caret) ::wmove(::stdscr, caret->y, caret->x);
  ::wrefresh(::stdscr);
}

void Terminal::redraw() { ::clearok(::curscr, TRUE); }

Key Terminal::read_key() {
  while (true) {
    wint_t code = 0;
    const int got = ::wget_wch(::stdscr, &code);
    if (hung_up != 0) return {Key::Code::hang_up, 0};
    if (got == KEY_CODE_YES) return {find_key(function_keys, code), 0};
    if (got == OK) {
      const Key::Code control = find_key(control_keys, code);
      if (control != Key::Code::other) return {control, 0};
      if (code < ' ') return {};
      return {Key::Code::glyph, static_cast<char32_t>(code)};
    }
    if (nobody_there()) return {Key::Code::hang_up, 0};
  }
}

bool Terminal::key_waits() {
  pollfd input = {STDIN_FILENO, POLLIN, 0};
  return hung_up != 0 || ::poll(&input, 1, 0) > 0;
}

}  // namespace townsmith::cli
