#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/pages.h"
#include "cli/screen_moves.h"
#include "cli/screen_overlay.h"
#include "cli/screen_paint.h"
#include "cli/screen_terminal.h"
#include "cli/session.h"
#include "cli/text.h"

namespace townsmith::cli {

/// The full-screen client: keys in, commands to the session, scenes to the screen. It knows no
/// game; what can be done and where comes from the legal moves and from the drawing's places.
class ScreenClient {
 public:
  ScreenClient(Session& session, Screen& screen) : session_(session), screen_(screen) {}

  void run();
  /// It did not end by a key of the client's own.
  bool interrupted() const { return interrupted_; }

 private:
  const table::Table& table() const { return session_.table(); }
  const AnyGame& game() const { return session_.game(); }
  Viewer viewer() const { return seat_ ? Viewer(*seat_) : Viewer::spectator(); }
  bool wide() const {
    return layout_for(screen_.width(), screen_.height(), drawing_.canvas.width()).wide;
  }
  bool alone() const { return session_.people() == 1; }
  bool acting() const { return seat_ && table().waiting_for().contains(*seat_); }
  bool finishing() const { return seat_ && table().can_commit(*seat_); }
  std::string say(std::string_view key, Facts facts = {}) const {
    return session_.say(cli::say(key, facts));
  }

  // What there is to see, and what is done (screen_client.cpp).

  void look();
  std::optional<Seat> whose_eyes() const;
  std::vector<Choice> choices(const AnyObserved& seen) const;
  std::optional<Drawing> drawing_after(const Choice& choice) const;
  Drawing drawing_for(Seat guest) const;

  void tell(std::string text);
  void refuse_with(const Text& text);
  std::string news_of(std::vector<table::Event> events) const;

  void send(table::Command::Kind kind, const std::string& text = {});
  void play_selected();
  void play_typed();
  void start_typing();
  void stop_typing();
  void pick(int by);
  void show_next_guest();
  void show_kind(int number);
  void toggle_preview();
  void next_tab();
  void scroll(int x, int y);
  void step_list(int by);
  void leave() { leaving_ = true; }

  // The screen (screen_scene.cpp).

  void show();
  Drawing shown_drawing(Scene& scene) const;
  Scene describe() const;
  std::string matches() const;
  std::string whose_turn() const;
  std::string nothing_to_choose() const;
  std::vector<KeyHint> key_hints() const;
  std::vector<PlayerLine> player_lines() const;

  // Keys (screen_keys.cpp).

  void execute(const Key& key);
  void obey_at_curtain(const Key& key);
  void obey_in_overlay(const Key& key);
  void obey_typing(const Key& key);
  void obey_command(const Key& key);

  void key_next_here();
  void key_down_list() { step_list(+1); }
  void key_up_list() { step_list(-1); }
  void key_undo() { send(table::Command::Kind::undo); }
  void key_restart() { send(table::Command::Kind::restart); }
  void key_finish() { send(table::Command::Kind::commit); }
  void key_points() { overlay_ = score_overlay(session_, viewer()); }
  void key_log() { overlay_ = log_overlay(session_, viewer()); }
  void key_hint();
  void key_rules() { overlay_ = rules_page(game(), session_.language()).overlay(); }
  void key_reference() {
    overlay_ = reference_page(game(), table().position(viewer()), session_.language()).overlay();
  }
  void key_review();
  void key_help() { overlay_ = help_overlay(session_); }
  void key_scroll_left() { scroll(-4, 0); }
  void key_scroll_right() { scroll(+4, 0); }
  void key_scroll_up() { scroll(0, -2); }
  void key_scroll_down() { scroll(0, +2); }

  struct Binding {
    char32_t glyph;
    void (ScreenClient::*action)();
  };
  static const std::array<Binding, 24> bindings;

  Session& session_;
  Screen& screen_;
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

}  // namespace townsmith::cli
