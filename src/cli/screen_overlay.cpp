#include "cli/screen_overlay.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/text.h"

namespace townsmith::cli {
namespace {

constexpr int frame_and_margin = 4;

struct Row {
  std::string text;
  int line;
};

}  // namespace

Overlay::Overlay(std::string title, std::vector<Line> lines, bool pickable)
    : title_(std::move(title)), lines_(std::move(lines)), pickable_(pickable) {}

std::vector<std::string> Overlay::spaces() const {
  if (!pickable_ || lines_.empty()) return {};
  return lines_[static_cast<std::size_t>(picked_)].spaces;
}

void Overlay::move(int by) {
  if (pickable_) {
    picked_ = std::clamp(picked_ + by, 0, std::max(line_count() - 1, 0));
  } else {
    top_ = std::max(top_ + by, 0);
  }
}

void Overlay::paint(Canvas& canvas, const Box& box) {
  std::vector<Row> rows;
  int picked_row = 0;
  for (int i = 0; i < line_count(); ++i) {
    if (i == picked_) picked_row = static_cast<int>(rows.size());
    const Line& line = lines_[static_cast<std::size_t>(i)];
    for (std::string& row : wrap(line.text, box.width - frame_and_margin, line.hang)) {
      rows.push_back({std::move(row), i});
    }
  }
  const int count = static_cast<int>(rows.size());
  const int height = std::min(count + 2, box.height);
  const int room = std::max(height - 2, 0);
  if (pickable_) top_ = std::clamp(top_, picked_row - room + 1, picked_row);
  top_ = std::clamp(top_, 0, std::max(count - room, 0));

  wipe(canvas, {box.x, box.y, box.width, height});
  canvas.frame(box.x, box.y, box.width, height);
  write_cut(canvas, box.x + 2, box.y, box.width - 4, fmt::format(" {} ", title_), {.bold = true});
  for (int i = 0; i < std::min(room, count - top_); ++i) {
    const Row& row = rows[static_cast<std::size_t>(top_ + i)];
    const Line& line = lines_[static_cast<std::size_t>(row.line)];
    const Style style{.bold = line.heading, .reverse = pickable_ && row.line == picked_};
    write_cut(canvas, box.x + 2, box.y + 1 + i, box.width - frame_and_margin, row.text, style);
  }
  // How many rows there are above and below.
  const auto more = [&](int y, char32_t arrow, int rows) {
    if (rows <= 0) return;
    std::string text = " ";
    append_utf8(text, arrow);
    text += fmt::format(" {} ", rows);
    const int x = box.x + box.width - 2 - columns_of(text);
    write_cut(canvas, x, y, columns_of(text), text);
  };
  more(box.y, U'↑', top_);
  more(box.y + height - 1, U'↓', count - top_ - room);
}

Overlay score_overlay(const Session& session, Viewer viewer) {
  const AnyGame& game = session.game();
  const AnyState state = session.table().position(viewer).state();
  std::vector<Overlay::Line> lines;
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    if (!lines.empty()) lines.push_back({});
    const ScoreSheet sheet = game.score_sheet(state, seat);
    lines.push_back(
        {fmt::format("{:>4}  {}", game.score(state, seat), session.say(session.name_of(seat))),
         true,
         {}});
    for (const ScoreLine& line : sheet.lines) {
      lines.push_back(
          {fmt::format("{:>4}  {}", line.points, session.say(line.text)), false, line.spaces, 8});
    }
    if (sheet.lines.empty()) {
      lines.push_back({fmt::format("      {}", session.say(say("points-none"))), false, {}});
    }
  }
  const Text title = say(session.table().over() ? "points-title" : "points-now-title");
  return {session.say(title), std::move(lines), true};
}

Overlay log_overlay(const Session& session, Viewer viewer) {
  std::vector<Overlay::Line> lines;
  for (std::string& text : news(session, session.log(), viewer)) {
    lines.push_back({std::move(text), false, {}});
  }
  Overlay overlay(session.say(say("log-title")), std::move(lines), false);
  overlay.to_end();
  return overlay;
}

Overlay closing_overlay(const Session& session) {
  std::vector<Overlay::Line> lines;
  for (std::string& text : closing_lines(session)) {
    const bool heading = !text.starts_with(' ');
    lines.push_back({std::move(text), heading, {}, heading ? 2 : 10});
  }
  lines.push_back({});
  lines.push_back({session.say(say("closing-review")), false, {}});
  lines.push_back({session.say(say("record-file", {{"file", session.save_file()}})), false, {}});
  return {session.say(say("result-title")), std::move(lines), false};
}

Overlay help_overlay(const Session& session) {
  const std::vector<std::pair<Text, std::string_view>> keys = {
      {say("key-arrows"), "keys-choose-note"}, {say("keys-tab"), "keys-tab-note"},
      {literal("j, k"), "keys-list-note"},     {say("keys-kinds"), "keys-kinds-note"},
      {say("key-enter"), "keys-play-note"},    {},
      {literal("/"), "keys-type-note"},        {},
      {literal("u"), "keys-undo-note"},        {literal("r"), "keys-undo-all-note"},
      {literal("c"), "keys-finish-note"},      {},
      {literal("p"), "keys-preview-note"},     {literal("m"), "keys-more-note"},
      {literal("v"), "keys-seats-note"},       {literal("H J K L"), "keys-move-board-note"},
      {literal("s"), "keys-points-note"},      {literal("l"), "keys-log-note"},
      {literal("i"), "keys-hint-note"},        {literal("b"), "keys-rules-note"},
      {literal("f"), "keys-reference-note"},   {literal("a"), "keys-review-note"},
      {say("key-redraw"), "keys-redraw-note"}, {literal("?"), "keys-help-note"},
      {literal("q"), "keys-quit-note"},
  };
  int widest = 0;
  for (const auto& [key, note] : keys) widest = std::max(widest, columns_of(session.say(key)));
  const int hang = widest + 2;
  std::vector<Overlay::Line> lines;
  for (const auto& [key, note] : keys) {
    std::string text = session.say(key);
    if (!note.empty()) {
      text.append(static_cast<std::size_t>(hang - columns_of(text)), ' ');
      text += session.say(say(note));
    }
    lines.push_back({std::move(text), false, {}, hang});
  }
  lines.push_back({});
  lines.push_back({session.say(say("game-saved", {{"file", session.save_file()}})), false, {}});
  return {session.say(say("keys-title")), std::move(lines), false};
}

}  // namespace townsmith::cli
