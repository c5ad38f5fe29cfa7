#include <fmt/format.h>

#include "cli/screen_client.h"
#include "cli/screen_news.h"

// What the full-screen client shows.
namespace townsmith::cli {

void ScreenClient::show() {
  if (curtain_) {
    screen_.show(paint_curtain({fmt::format("Hand over to {}.", session_.name_of(*seat_)), "",
                                "Press Enter when everybody else looks away."},
                               screen_.width(), screen_.height()),
                 std::nullopt);
    return;
  }
  Scene scene = describe();
  const Drawing board = shown_drawing(scene);
  scene.board = &board;
  const Layout layout = layout_for(screen_.width(), screen_.height(), drawing_.canvas.width());
  scroll_ = follow_
                ? follow(scroll_, layout.board, board.canvas, places_named(board, scene.touched))
                : clamped(scroll_, layout.board, board.canvas);
  scene.scroll = scroll_;
  Canvas canvas = paint(scene, layout);
  if (overlay_ && !layout.too_small) overlay_->paint(canvas, overlay_box(layout));
  std::optional<Screen::Caret> caret;
  if (typed_) caret = Screen::Caret{3 + columns_of(*typed_), layout.input.y};
  screen_.show(canvas, caret);
}

/// Decides which board is shown, and says so in the scene.
Drawing ScreenClient::shown_drawing(Scene& scene) const {
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

Scene ScreenClient::describe() const {
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
std::string ScreenClient::matches() const {
  std::string text = fmt::format("{}:", moves_.size());
  for (int i = 0; i < moves_.size() && columns_of(text) < screen_.width(); ++i) {
    text += fmt::format("  {}", moves_.at(i).text);
  }
  return moves_.size() == 0 ? "No move fits." : text;
}

std::string ScreenClient::whose_turn() const {
  if (table().over()) return "the game is over";
  if (!acting()) return "nobody here has anything to do";
  if (finishing()) {
    return alone() ? "your round is complete"
                   : fmt::format("{}'s round is complete", session_.name_of(*seat_));
  }
  return alone() ? "your move" : fmt::format("{} to move", session_.name_of(*seat_));
}

std::string ScreenClient::nothing_to_choose() const {
  if (finishing()) {
    return "Your moves are made. Enter finishes your round, u takes the last one back.";
  }
  return table().over() ? "The game is over. Enter shows how it ended, q leaves." : "";
}

std::string ScreenClient::key_line() const {
  if (overlay_) return table().over() ? "↑↓ read on   Esc back   q leave" : "↑↓ read on   Esc back";
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

std::vector<PlayerLine> ScreenClient::player_lines() const {
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

}  // namespace townsmith::cli
