#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "cli/saves.h"
#include "cli/screen_moves.h"
#include "cli/screen_news.h"
#include "cli/screen_overlay.h"
#include "cli/screen_paint.h"
#include "cli/screen_terminal.h"
#include "cli/session.h"
#include "core/words.h"
#include "games/word_files.h"

// The full-screen client: keys in, commands to the session, scenes to the terminal. It knows no
// game; what can be done and where comes from the legal moves and from the drawing's places.
namespace townsmith::cli {
namespace {

using table::Command;
using table::Event;
using table::Occupant;

constexpr int page = 10;

/// Refusals come as bare clauses.
std::string as_sentence(std::string text) {
  if (text.empty()) return text;
  text = capitalized(std::move(text));
  if (text.back() != '.' && text.back() != '?') text += '.';
  return text;
}

void erase_last_glyph(std::string& text) {
  while (!text.empty()) {
    const auto byte = static_cast<unsigned char>(text.back());
    text.pop_back();
    if (byte >> 6U != 2) return;  // not a continuation byte
  }
}

class ScreenClient {
 public:
  ScreenClient(Session& session, Terminal& terminal) : session_(session), terminal_(terminal) {}

  void run() {
    look();
    if (!table().over()) tell("The arrows choose, Enter plays, ? tells you more.");
    while (!leaving_) {
      show();
      obey(terminal_.read_key());
    }
  }

  /// It did not end by a key of the client's own.
  bool interrupted() const { return interrupted_; }

 private:
  const table::Table& table() const { return session_.table(); }
  const AnyGame& game() const { return session_.game(); }
  Viewer viewer() const { return seat_ ? Viewer(*seat_) : Viewer::spectator(); }
  bool wide() const { return layout_for(terminal_.width(), terminal_.height(), 0).wide; }
  bool alone() const { return session_.people() == 1; }
  bool acting() const { return seat_ && table().waiting_for().contains(*seat_); }
  bool finishing() const { return seat_ && table().can_commit(*seat_); }

  // What there is to see.

  /// Takes in the position after something has changed.
  void look() {
    const std::optional<Seat> next = whose_eyes();
    if (next != seat_ && next && session_.people() > 1) {
      curtain_ = session_.needs_curtain();
      tell(fmt::format("{} to move.", session_.name_of(*next)));
    }
    seat_ = next;
    guest_.reset();
    const AnyObserved seen = table().position(viewer());
    drawing_ = game().draw(seen, built_in_english());
    moves_ = MoveChooser(acting() ? choices(seen) : std::vector<Choice>(), drawing_.places);
    spatial_ = moves_.targets().size() > 1;
    follow_ = true;
    if (table().over() && !ended_) {
      ended_ = true;
      overlay_ = closing_overlay(session_);
    }
  }

  /// The person who is to act; after the end everybody or, playing alone, that person still.
  std::optional<Seat> whose_eyes() const {
    if (const auto seat = session_.person_to_act()) return seat;
    if (!alone()) return std::nullopt;
    for (const Seat seat : SeatSet::first(game().setup().players)) {
      if (table().seat(seat).occupant == Occupant::human) return seat;
    }
    return std::nullopt;
  }

  std::vector<Choice> choices(const AnyObserved& seen) const {
    const int score = game().score(seen.state(), *seat_);
    std::vector<Choice> list;
    for (const AnyMove& move : table().legal_moves(*seat_)) {
      Explanation explained = game().explain(seen.state(), *seat_, move);
      AnyState after = seen.state();
      game().apply(after, *seat_, move);
      list.push_back({move, game().notate(seen.state(), *seat_, move),
                      built_in_english().say(explained.sentence), std::move(explained.spaces),
                      game().score(after, *seat_) - score});
    }
    return list;
  }

  /// The board as it would be after the move; known, because moves never draw. Nothing where chance
  /// goes on at once and there was nothing to choose on the board: what is there now tells more.
  std::optional<Drawing> drawing_after(const Choice& choice) const {
    AnyState after = table().position(*seat_).state();
    game().apply(after, *seat_, choice.move);
    const bool settled =
        game().info().simultaneous || game().over(after) || !game().actors(after).empty();
    if (!settled && !spatial_) return std::nullopt;
    return preview_of(drawing_, game().draw(game().observe(after, *seat_), built_in_english()), choice.spaces,
                      moves_.targets());
  }

  /// Another seat's view of what this viewer knows, and of nothing more.
  Drawing drawing_for(Seat guest) const {
    return game().draw(game().observe(table().position(viewer()).state(), guest), built_in_english());
  }

  // The screen.

  void show() {
    if (curtain_) {
      terminal_.show(paint_curtain({fmt::format("Hand over to {}.", session_.name_of(*seat_)), "",
                                    "Press Enter when everybody else looks away."},
                                   terminal_.width(), terminal_.height()),
                     std::nullopt);
      return;
    }
    Scene scene = describe();
    const Drawing board = shown_drawing(scene);
    scene.board = &board;
    const Layout layout =
        layout_for(terminal_.width(), terminal_.height(), drawing_.canvas.width());
    scroll_ = follow_
                  ? follow(scroll_, layout.board, board.canvas, places_named(board, scene.touched))
                  : clamped(scroll_, layout.board, board.canvas);
    scene.scroll = scroll_;
    Canvas canvas = paint(scene, layout);
    if (overlay_ && !layout.too_small) overlay_->paint(canvas, overlay_box(layout));
    std::optional<Terminal::Caret> caret;
    if (typed_) caret = Terminal::Caret{3 + columns_of(*typed_), layout.input.y};
    terminal_.show(canvas, caret);
  }

  /// Decides which board is shown, and says so in the scene.
  Drawing shown_drawing(Scene& scene) const {
    if (overlay_) {
      scene.touched = overlay_->spaces();
      return drawing_;
    }
    if (guest_) {
      scene.note = fmt::format("as {} sees it (v)", session_.name_of(*guest_));
      return drawing_for(*guest_);
    }
    const Choice* choice = moves_.selected();
    if (choice == nullptr) return drawing_;
    scene.touched = choice->spaces;
    std::optional<Drawing> after = preview_ ? drawing_after(*choice) : std::nullopt;
    scene.note = after ? "the board after this move (p)" : "the board now (p)";
    return after ? *after : drawing_;
  }

  Scene describe() const {
    Scene scene;
    scene.title = fmt::format("{} · {}", game().info().title, whose_turn());
    scene.moves = &moves_;
    scene.moves_note = nothing_to_choose();
    scene.players = player_lines();
    scene.news = news(session_, session_.log(), viewer());
    scene.message = message_.empty() && typed_ && !wide() ? matches() : message_;
    scene.refused = refused_;
    scene.typed = typed_;
    scene.prompt = moves_.total() == 0 ? nothing_to_choose() : "";
    scene.keys = key_line();
    scene.tab = tab_;
    return scene;
  }

  /// The moves that fit what is typed, for windows without a list.
  std::string matches() const {
    std::string text = fmt::format("{}:", moves_.size());
    for (int i = 0; i < moves_.size() && columns_of(text) < terminal_.width(); ++i) {
      text += fmt::format("  {}", moves_.at(i).text);
    }
    return moves_.size() == 0 ? "No move fits." : text;
  }

  std::string whose_turn() const {
    if (table().over()) return "the game is over";
    if (!acting()) return "nobody here has anything to do";
    if (finishing()) {
      return alone() ? "your round is complete"
                     : fmt::format("{}'s round is complete", session_.name_of(*seat_));
    }
    return alone() ? "your move" : fmt::format("{} to move", session_.name_of(*seat_));
  }

  std::string nothing_to_choose() const {
    if (finishing()) {
      return "Your moves are made. Enter finishes your round, u takes the last one back.";
    }
    return table().over() ? "The game is over. Enter shows how it ended, q leaves." : "";
  }

  std::string key_line() const {
    if (overlay_)
      return table().over() ? "↑↓ read on   Esc back   q leave" : "↑↓ read on   Esc back";
    if (typed_) return "Enter play   Tab complete   ↑↓ pick   Esc stop typing";
    if (table().over()) return "Enter how it ended   s points   l log   v other seats   q leave";
    if (finishing()) {
      return "Enter finish round   u undo   r undo all   s points   l log   ? help   q leave";
    }
    return wide() ? "arrows choose  Tab next here  Enter play  / type  u undo  s points  l log  ? "
                    "help  "
                    "q leave"
                  : "arrows Tab Enter  / type  u undo  s points  m more  ? help  q leave";
  }

  std::vector<PlayerLine> player_lines() const {
    const AnyState state = table().position(viewer()).state();
    const SeatSet waiting = table().waiting_for();
    const SeatSet winners = table().over() ? game().leaders(state) : SeatSet();
    std::vector<PlayerLine> lines;
    for (const Seat seat : SeatSet::first(game().setup().players)) {
      const std::string doing = winners.contains(seat) && game().setup().players > 1 ? "won"
                                : table().committed(seat)                            ? "ready"
                                : table().can_commit(seat)                           ? "to finish"
                                : waiting.contains(seat)                             ? "to move"
                                                                                     : "";
      lines.push_back(
          {session_.name_of(seat), game().score(state, seat), doing, waiting.contains(seat)});
    }
    return lines;
  }

  // What is said.

  void tell(std::string text) {
    message_ = std::move(text);
    refused_ = false;
  }

  void refuse_with(std::string text) {
    message_ = as_sentence(std::move(text));
    refused_ = true;
  }

  /// What the others and chance did, the last things that fit into a line.
  std::string news_of(std::vector<Event> events) const {
    std::erase_if(events, [this](const Event& event) {
      return event.seat == viewer() && event.kind != Event::Kind::undone;
    });
    std::string text;
    const std::vector<std::string> lines = news(session_, events, viewer());
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
      if (!text.empty() && columns_of(*line) + columns_of(text) + 5 > terminal_.width()) break;
      text = text.empty() ? *line : fmt::format("{} · {}", *line, text);
    }
    return text;
  }

  // What is done.

  void send(Command::Kind kind, const std::string& text = {}) {
    if (!seat_ || table().over()) {
      refuse_with(table().over() ? "the game is over" : "nobody here has anything to do");
      return;
    }
    tell("…");
    show();  // bots may take their time
    const auto events = session_.send({kind, *seat_, text});
    if (!events) {
      refuse_with(built_in_english().say(events.error().text));
      if (events.error().reason == Reason::io_error) look();
      return;
    }
    typed_.reset();
    tell(news_of(*events));
    look();
  }

  void play_selected() {
    if (finishing()) return send(Command::Kind::commit);
    if (table().over()) {
      overlay_ = closing_overlay(session_);
      return;
    }
    if (const Choice* choice = moves_.selected())
      send(Command::Kind::move, std::string(choice->text));
  }

  void show_next_guest() {
    const int players = game().setup().players;
    int next = guest_ ? index(*guest_) + 1 : 0;
    if (seat_ && next == index(*seat_)) ++next;
    guest_.reset();
    if (next < players) guest_ = seat_at(next);
    if (players == 1) tell("There is no other seat.");
  }

  void toggle_preview() {
    preview_ = !preview_;
    guest_.reset();
  }

  void next_tab() {
    tab_ = tab_ == Tab::board ? Tab::moves : tab_ == Tab::moves ? Tab::table : Tab::board;
    if (wide()) {
      tab_ = Tab::board;
      tell("There is room for everything: m is for narrow windows.");
    }
  }

  void start_typing() {
    if (moves_.total() == 0) return refuse_with("there is no move to make now");
    moves_.show_kind(std::nullopt);
    typed_.emplace();
    picked_ = false;
    tell("");
  }

  void stop_typing() {
    typed_.reset();
    moves_.filter("");
  }

  void leave() { leaving_ = true; }

  // Keys.

  void obey(const Key& key) {
    switch (key.code) {
      case Key::Code::hang_up: interrupted_ = true; return leave();
      case Key::Code::resized: return;
      case Key::Code::redraw: return terminal_.redraw();
      default: break;
    }
    if (curtain_) return obey_at_curtain(key);
    if (overlay_) return obey_in_overlay(key);
    if (typed_) return obey_typing(key);
    refused_ = refused_ && key.code == Key::Code::other;
    if (!refused_) message_.clear();
    obey_command(key);
  }

  void obey_at_curtain(const Key& key) {
    if (key.code == Key::Code::enter) curtain_ = false;
    if (key.code == Key::Code::glyph && key.glyph == U'q') leave();
  }

  void obey_in_overlay(const Key& key) {
    switch (key.code) {
      case Key::Code::up: return overlay_->move(-1);
      case Key::Code::down: return overlay_->move(+1);
      case Key::Code::page_up: return overlay_->move(-page);
      case Key::Code::page_down: return overlay_->move(+page);
      case Key::Code::home: return overlay_->to_start();
      case Key::Code::end: return overlay_->to_end();
      case Key::Code::glyph: break;
      default: overlay_.reset(); return;
    }
    if (key.glyph == U'q' && table().over()) return leave();
    if (key.glyph == U'k') return overlay_->move(-1);
    if (key.glyph == U'j') return overlay_->move(+1);
    if (key.glyph == U' ') return overlay_->move(+page);
    overlay_.reset();
  }

  void obey_typing(const Key& key) {
    std::string text = *typed_;
    switch (key.code) {
      case Key::Code::escape: return stop_typing();
      case Key::Code::enter: return play_typed();
      case Key::Code::up: return pick(-1);
      case Key::Code::down: return pick(+1);
      case Key::Code::page_up: return pick(-page);
      case Key::Code::page_down: return pick(+page);
      case Key::Code::tab: text = moves_.completion(text); break;
      case Key::Code::erase:
        if (text.empty()) return stop_typing();
        erase_last_glyph(text);
        break;
      case Key::Code::glyph: append_utf8(text, key.glyph); break;
      default: return;
    }
    typed_ = text;
    picked_ = false;
    tell("");
    moves_.filter(text);
  }

  void pick(int by) {
    moves_.step(by);
    picked_ = true;
    follow_ = true;
  }

  /// What is written out, what alone fits, or what was picked; else the game says what is wrong.
  void play_typed() {
    const Choice* choice = moves_.exact(*typed_);
    const bool clear = picked_ || (moves_.size() == 1 && !typed_->empty());
    if (choice == nullptr && clear) choice = moves_.selected();
    send(Command::Kind::move, choice != nullptr ? choice->text : *typed_);
  }

  void obey_command(const Key& key) {
    const auto choose = [this](auto&& step) {
      guest_.reset();
      follow_ = true;
      step();
    };
    switch (key.code) {
      case Key::Code::left: return choose([this] { moves_.go(Direction::left); });
      case Key::Code::right: return choose([this] { moves_.go(Direction::right); });
      case Key::Code::up: return choose([this] { moves_.go(Direction::up); });
      case Key::Code::down: return choose([this] { moves_.go(Direction::down); });
      case Key::Code::tab: return choose([this] { moves_.cycle_here(+1); });
      case Key::Code::back_tab: return choose([this] { moves_.cycle_here(-1); });
      case Key::Code::page_up: return choose([this] { moves_.step(-page); });
      case Key::Code::page_down: return choose([this] { moves_.step(+page); });
      case Key::Code::home: return choose([this] { moves_.select(0); });
      case Key::Code::end: return choose([this] { moves_.select(moves_.size() - 1); });
      case Key::Code::scroll_left: return scroll(-4, 0);
      case Key::Code::scroll_right: return scroll(+4, 0);
      case Key::Code::scroll_up: return scroll(0, -2);
      case Key::Code::scroll_down: return scroll(0, +2);
      case Key::Code::enter: return play_selected();
      case Key::Code::escape: return choose([this] { moves_.show_kind(std::nullopt); });
      case Key::Code::glyph: break;
      default: return;
    }
    if (key.glyph >= U'0' && key.glyph <= U'9') {
      return choose([&] { show_kind(static_cast<int>(key.glyph - U'0')); });
    }
    for (const Binding& binding : bindings) {
      if (binding.glyph == key.glyph) return (this->*binding.action)();
    }
    tell("That key does nothing. ? shows all keys, / lets you type a move.");
  }

  void scroll(int x, int y) {
    scroll_.x += x;
    scroll_.y += y;
    follow_ = false;
  }

  void show_kind(int number) {
    const int kinds = static_cast<int>(moves_.kinds().size());
    if (number > kinds) {
      return tell(kinds == 0 ? "There is only one kind of move now."
                             : fmt::format("The kinds of moves are 1 to {}.", kinds));
    }
    moves_.show_kind(number == 0 ? std::nullopt : std::optional(number - 1));
  }

  void step_list(int by) {
    guest_.reset();
    follow_ = true;
    moves_.step(by);
  }

  void key_type() { start_typing(); }
  void key_next_here() {
    follow_ = true;
    moves_.cycle_here(+1);
  }
  void key_down_list() { step_list(+1); }
  void key_up_list() { step_list(-1); }
  void key_undo() { send(Command::Kind::undo); }
  void key_restart() { send(Command::Kind::restart); }
  void key_finish() { send(Command::Kind::commit); }
  void key_points() { overlay_ = score_overlay(session_, viewer()); }
  void key_log() { overlay_ = log_overlay(session_, viewer()); }
  void key_help() { overlay_ = help_overlay(session_); }
  void key_scroll_left() { scroll(-4, 0); }
  void key_scroll_right() { scroll(+4, 0); }
  void key_scroll_up() { scroll(0, -2); }
  void key_scroll_down() { scroll(0, +2); }

  struct Binding {
    char32_t glyph;
    void (ScreenClient::*action)();
  };
  static const std::array<Binding, 20> bindings;

  Session& session_;
  Terminal& terminal_;
  std::optional<Seat> seat_;   ///< whose eyes the screen is for
  std::optional<Seat> guest_;  ///< whose board is looked at meanwhile
  Drawing drawing_;
  MoveChooser moves_;
  bool spatial_ = false;  ///< there is a choice of spaces
  std::optional<Overlay> overlay_;
  std::optional<std::string> typed_;
  bool picked_ = false;  ///< a move was picked by arrows while typing
  std::string message_;
  bool refused_ = false;
  bool preview_ = true;
  bool curtain_ = false;
  bool ended_ = false;
  bool leaving_ = false;
  bool interrupted_ = false;
  bool follow_ = true;  ///< the board moves with the cursor, until somebody moves it
  Scroll scroll_;
  Tab tab_ = Tab::board;
};

const std::array<ScreenClient::Binding, 20> ScreenClient::bindings = {{
    {U'/', &ScreenClient::key_type},
    {U':', &ScreenClient::key_type},
    {U' ', &ScreenClient::key_next_here},
    {U'j', &ScreenClient::key_down_list},
    {U'k', &ScreenClient::key_up_list},
    {U'u', &ScreenClient::key_undo},
    {U'r', &ScreenClient::key_restart},
    {U'c', &ScreenClient::key_finish},
    {U's', &ScreenClient::key_points},
    {U'l', &ScreenClient::key_log},
    {U'?', &ScreenClient::key_help},
    {U'p', &ScreenClient::toggle_preview},
    {U'm', &ScreenClient::next_tab},
    {U'v', &ScreenClient::show_next_guest},
    {U'q', &ScreenClient::leave},
    {U'H', &ScreenClient::key_scroll_left},
    {U'L', &ScreenClient::key_scroll_right},
    {U'K', &ScreenClient::key_scroll_up},
    {U'J', &ScreenClient::key_scroll_down},
    {U'h', &ScreenClient::key_help},
}};

/// What stays on the terminal when the screen is gone.
void say_goodbye(const Session& session) {
  if (session.table().over()) {
    if (!session.log().empty()) fmt::print("{}\n", sentence(session, session.log().back()));
    fmt::print("The record is in {}.\n", session.save_file());
    return;
  }
  fmt::print("Saved in {}.\nResume with: {}\n", session.save_file(),
             resume_command(session.game().info().name, session.save_file()));
}

}  // namespace

Result<> play_on_screen(Session& session, std::atomic<bool>& interrupted) {
  std::unique_ptr<Terminal> terminal = Terminal::open();
  if (!terminal) return play_in_lines(session);
  ScreenClient client(session, *terminal);
  client.run();
  if (client.interrupted()) interrupted = true;
  terminal.reset();
  say_goodbye(session);
  return {};
}

}  // namespace townsmith::cli
