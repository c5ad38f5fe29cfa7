#include <fmt/format.h>

#include "cli/screen_client.h"

// What the full-screen client shows.
namespace townsmith::cli {

void ScreenClient::show() {
  if (curtain_) {
    screen_.show(paint_curtain({say("hand-over", {{"name", session_.name_of(*seat_)}}), "",
                                say("hand-over-press")},
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
    scene.note = say("board-of-seat", {{"name", session_.name_of(*guest_)}});
    return drawing_for(*guest_);
  }
  const Choice* choice = moves_.selected();
  if (choice == nullptr) return drawing_;
  scene.touched = choice->spaces;
  std::optional<Drawing> after = preview_ ? drawing_after(*choice) : std::nullopt;
  scene.note = say(after ? "board-after" : "board-now");
  return after ? *after : drawing_;
}

Scene ScreenClient::describe() const {
  Scene scene(session_.language());
  scene.title = fmt::format("{} · {}", game().info().title, whose_turn());
  scene.moves = &moves_;
  scene.moves_note = nothing_to_choose();
  scene.players = player_lines();
  scene.news = news(session_, session_.log(), viewer());
  scene.message = message_.empty() && typed_ && !wide() ? matches() : message_;
  scene.refused = refused_;
  scene.typed = typed_;
  scene.prompt = moves_.total() == 0 ? nothing_to_choose() : std::string();
  scene.keys = key_hints();
  scene.tab = tab_;
  return scene;
}

/// The moves that match what is typed, for windows without a list.
std::string ScreenClient::matches() const {
  if (moves_.size() == 0) return say("no-move-matches");
  std::string text = fmt::format("{}:", moves_.size());
  for (int i = 0; i < moves_.size() && columns_of(text) < screen_.width(); ++i) {
    text += fmt::format("  {}", moves_.at(i).text);
  }
  return text;
}

std::string ScreenClient::whose_turn() const {
  if (table().over()) return say("turn-over");
  if (!acting()) return say("turn-nobody");
  if (alone()) return say(finishing() ? "round-complete" : "turn-yours");
  return say(finishing() ? "round-complete-of" : "turn-of", {{"name", session_.name_of(*seat_)}});
}

std::string ScreenClient::nothing_to_choose() const {
  if (finishing()) return say("moves-made");
  return table().over() ? say("over-prompt") : std::string();
}

std::vector<KeyHint> ScreenClient::key_hints() const {
  // By a second number: which are left out first where there is no room for all of them.
  std::vector<std::pair<std::string_view, int>> keys;
  if (overlay_) {
    keys = {{"press-scroll", 1}, {"press-back", 0}};
    if (table().over()) keys.emplace_back("press-quit", 0);
  } else if (typed_) {
    keys = {{"press-play", 0}, {"press-complete", 1}, {"press-select", 2}, {"press-cancel", 0}};
  } else if (table().over()) {
    keys = {{"press-result", 0}, {"press-points", 1}, {"press-review", 2},
            {"press-log", 3},    {"press-seats", 4},  {"press-quit", 0}};
  } else if (finishing()) {
    keys = {{"press-finish", 0}, {"press-undo", 1}, {"press-undo-all", 2}, {"press-points", 3},
            {"press-log", 4},    {"press-help", 0}, {"press-quit", 0}};
  } else {
    keys = {{"press-choose", 6}, {"press-next", 5}, {"press-play", 1},
            {"press-type", 4},   {"press-undo", 2}, {"press-points", 3}};
    if (!wide()) keys.emplace_back("press-more", 0);
    keys.insert(keys.end(),
                {{"press-hint", 8}, {"press-log", 7}, {"press-help", 0}, {"press-quit", 0}});
  }
  std::vector<KeyHint> hints;
  for (const auto& [key, rank] : keys) hints.push_back({say(key), rank});
  return hints;
}

std::vector<PlayerLine> ScreenClient::player_lines() const {
  const AnyState state = table().position(viewer()).state();
  const SeatSet waiting = table().waiting_for();
  const SeatSet winners = table().over() ? table().winners() : SeatSet();
  std::vector<PlayerLine> lines;
  for (const Seat seat : SeatSet::first(game().setup().players)) {
    const char* doing = winners.contains(seat) && game().setup().players > 1 ? "doing-won"
                        : table().committed(seat)                            ? "doing-ready"
                        : table().can_commit(seat)                           ? "doing-finish"
                        : waiting.contains(seat)                             ? "doing-move"
                                                                             : nullptr;
    lines.push_back({session_.say(session_.name_of(seat)),
                     session_.say(session_.brief_name_of(seat)), game().score(state, seat),
                     doing == nullptr ? std::string() : say(doing), waiting.contains(seat)});
  }
  return lines;
}

}  // namespace townsmith::cli
