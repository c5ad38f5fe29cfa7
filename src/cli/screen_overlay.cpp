#include "cli/screen_overlay.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "cli/screen_news.h"
#include "games/word_files.h"

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
  const int below = count - top_ - room;
  if (top_ > 0) write_cut(canvas, box.x + box.width - 10, box.y, 8, " ↑ more ");
  if (below > 0) write_cut(canvas, box.x + box.width - 10, box.y + height - 1, 8, " ↓ more ");
}

Overlay score_overlay(const Session& session, Viewer viewer) {
  const AnyGame& game = session.game();
  const AnyState state = session.table().position(viewer).state();
  std::vector<Overlay::Line> lines;
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    if (!lines.empty()) lines.push_back({});
    const ScoreSheet sheet = game.score_sheet(state, seat);
    lines.push_back(
        {fmt::format("{:>4}  {}", game.score(state, seat), session.name_of(seat)), true, {}});
    for (const ScoreLine& line : sheet.lines) {
      lines.push_back({fmt::format("{:>4}  {}", line.points, built_in_english().say(line.text)),
                       false, line.spaces, 8});
    }
    if (sheet.lines.empty()) lines.push_back({"      Nothing yet.", false, {}});
  }
  return {session.table().over() ? "Points" : "Points, if the game ended now", std::move(lines),
          true};
}

Overlay log_overlay(const Session& session, Viewer viewer) {
  std::vector<Overlay::Line> lines;
  for (std::string& text : news(session, session.log(), viewer)) {
    lines.push_back({std::move(text), false, {}});
  }
  if (lines.empty()) lines.push_back({"Nothing has happened since you sat down.", false, {}});
  Overlay overlay("What has happened", std::move(lines), false);
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
  lines.push_back({fmt::format("The record is in {}.", session.save_file()), false, {}});
  return {"The game is over", std::move(lines), false};
}

Overlay help_overlay(const Session& session) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 21> keys = {{
      {"arrows", "go from space to space where you can move"},
      {"Tab, Space", "the next move on the same space; Shift-Tab goes back"},
      {"j, k", "down and up the list of moves; also Page Down, Page Up, Home, End"},
      {"1 to 9, 0", "only one kind of move; 0 shows all of them again"},
      {"Enter", "make the move you see"},
      {"", ""},
      {"/", "type a move; the list shows what fits, Tab completes, Esc stops"},
      {"", ""},
      {"u", "take back your last move"},
      {"r", "take back all your moves of this turn"},
      {"c", "finish your round, in games that all play at the same time"},
      {"", ""},
      {"p", "the board after the move, or as it is now"},
      {"m", "board, moves or players, in a narrow window"},
      {"v", "look from another seat, as far as you may"},
      {"H J K L", "move the board in the window; also Shift and arrows"},
      {"s", "the points of every seat, line by line"},
      {"l", "what has happened"},
      {"Ctrl-L", "draw the screen again"},
      {"?", "this page"},
      {"q", "leave; the game is saved after every move"},
  }};
  std::vector<Overlay::Line> lines;
  for (const auto& [key, text] : keys) {
    lines.push_back({key.empty() ? "" : fmt::format("{:<12}{}", key, text), false, {}, 12});
  }
  lines.push_back({});
  lines.push_back({fmt::format("The game is saved in {}.", session.save_file()), false, {}});
  return {"Keys", std::move(lines), false};
}

}  // namespace townsmith::cli
