#include "cli/screen_paint.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/text.h"

namespace townsmith::cli {
namespace {

constexpr int min_width = 40;
constexpr int min_height = 12;
constexpr int wide_from = 100;
constexpr int tall_from = 30;
constexpr int min_side = 32;
constexpr int max_side = 56;

constexpr Style plain{};
constexpr Style strong{.bold = true};
constexpr Style quiet{.ink = Ink::soft};
constexpr Style bar{.bold = true, .reverse = true};

std::string said(const Scene& scene, std::string_view key, Facts facts = {}) {
  return scene.language->say(say(key, facts));
}

std::string gain_text(int gain) { return gain == 0 ? std::string() : fmt::format("{:+}", gain); }

/// The lines from `first` on as one again.
std::string joined(const std::vector<std::string>& lines, std::size_t first) {
  std::string text;
  for (std::size_t i = first; i < lines.size(); ++i) {
    if (i > first) text += ' ';
    text += lines[i];
  }
  return text;
}

/// A column of text lines in a box that fills from the top.
class Column {
 public:
  Column(Canvas& canvas, const Box& box) : canvas_(canvas), box_(box) {}

  int left() const { return box_.height - used_; }
  const Box& box() const { return box_; }
  int row() const { return box_.y + used_; }
  void skip() { ++used_; }

  void heading(std::string_view text) {
    if (left() <= 0) return;
    const int end = write_cut(canvas_, box_.x, row(), box_.width, text, strong);
    for (int x = end + 1; x < box_.x + box_.width; ++x) canvas_.put(x, row(), U'─', quiet);
    ++used_;
  }
  void line(std::string_view text, Style style = {}) {
    if (left() <= 0) return;
    write_cut(canvas_, box_.x, row(), box_.width, text, style);
    ++used_;
  }

 private:
  Canvas& canvas_;
  Box box_;
  int used_ = 0;
};

void paint_title(Canvas& canvas, const Box& box, const Scene& scene) {
  wipe(canvas, box, bar);
  const int room = box.width - 2;
  const int end = write_cut(canvas, box.x + 1, box.y, room, scene.title, bar);
  const int start = box.x + box.width - 1 - columns_of(scene.note);
  if (start > end + 2) {
    write_cut(canvas, start, box.y, room, scene.note, {.reverse = true});
  }
}

void paint_board(Canvas& canvas, const Box& box, const Scene& scene) {
  Canvas drawing = scene.board->canvas;
  point_at(drawing, places_named(*scene.board, scene.touched));
  paste_part(canvas, box, drawing, scene.scroll.x, scene.scroll.y);
  // Arrows where the board continues beyond the pane.
  const int right = box.x + box.width - 1;
  const int bottom = box.y + box.height - 1;
  if (scene.scroll.y > 0) canvas.put(right, box.y, U'↑', bar);
  if (scene.scroll.y + box.height < drawing.height()) canvas.put(right, bottom, U'↓', bar);
  if (scene.scroll.x > 0) canvas.put(box.x, bottom, U'←', bar);
  if (scene.scroll.x + box.width < drawing.width()) canvas.put(right - 1, bottom, U'→', bar);
}

void paint_players(Canvas& canvas, Column& column, const Scene& scene) {
  column.heading(said(scene, "players"));
  int doing_room = 0;
  for (const PlayerLine& player : scene.players) {
    doing_room = std::max(doing_room, columns_of(player.doing));
  }
  for (const PlayerLine& player : scene.players) {
    if (column.left() <= 0) return;
    const Box& box = column.box();
    const int row = column.row();
    const Style style{.bold = player.acting};
    write_cut(canvas, box.x, row, 2, player.acting ? "▶ " : "  ", style);
    const std::string score = fmt::format("{:>5}", player.score);
    const int name_room = box.width - 2 - 5 - 1 - doing_room;
    const bool fits = columns_of(player.name) <= name_room;
    write_cut(canvas, box.x + 2, row, name_room, fits ? player.name : player.brief_name, style);
    write_cut(canvas, box.x + 2 + name_room, row, 5, score, strong);
    write_cut(canvas, box.x + 8 + name_room, row, doing_room, player.doing, quiet);
    column.skip();
  }
}

void paint_kinds(Canvas& canvas, Column& column, const Scene& scene) {
  const MoveChooser& moves = *scene.moves;
  if (moves.kinds().empty() || column.left() <= 0) return;
  const Box& box = column.box();
  const int end = box.x + box.width;
  int x = box.x;
  const auto tag = [&](int number, std::string_view word, int count, bool on) {
    const std::string text = fmt::format(" {} {} {} ", number, word, count);
    if (x + columns_of(text) > end) {
      column.skip();
      x = box.x;
    }
    if (column.left() <= 0) return;
    x = write_cut(canvas, x, column.row(), end - x, text, on ? bar : quiet);
  };
  tag(0, said(scene, "kind-all"), moves.total(), !moves.kind());
  for (std::size_t i = 0; i < moves.kinds().size(); ++i) {
    const auto& kind = moves.kinds()[i];
    const int number = static_cast<int>(i);
    tag(number + 1, kind.word.empty() ? said(scene, "kind-other") : kind.word, kind.count,
        moves.kind() == number);
  }
  column.skip();
}

void paint_moves(Canvas& canvas, Column& column, const Scene& scene) {
  const MoveChooser& moves = *scene.moves;
  if (moves.total() == 0) {
    column.heading(said(scene, "moves"));
    for (const std::string& line : wrap(scene.moves_note, column.box().width)) column.line(line);
    return;
  }
  column.heading(said(scene, moves.size() == moves.total() ? "moves-counted" : "moves-shown",
                      {{"shown", moves.size()}, {"count", moves.total()}}));
  paint_kinds(canvas, column, scene);
  const int rows = column.left();
  const int top = std::clamp(moves.cursor() - rows / 2, 0, std::max(moves.size() - rows, 0));
  for (int i = top; i < std::min(top + rows, moves.size()); ++i) {
    const Choice& choice = moves.at(i);
    const bool on = i == moves.cursor();
    const Box& box = column.box();
    const int row = column.row();
    if (on) wipe(canvas, {box.x, row, box.width, 1}, bar);
    const Style style = on ? bar : plain;
    write_cut(canvas, box.x, row, box.width - 6, fmt::format("{} {}", on ? "▶" : " ", choice.text),
              style);
    write_cut(canvas, box.x + box.width - 6, row, 6, fmt::format("{:>5}", gain_text(choice.gain)),
              style);
    column.skip();
  }
  if (moves.size() == 0) column.line("  " + said(scene, "moves-none-match"), quiet);
}

void paint_news(Column& column, const Scene& scene, int max) {
  column.heading(said(scene, "news"));
  const int room = std::min(max, column.left());
  // From the last one upwards, as many as fit; a long one leaves room for those before it.
  std::vector<std::pair<std::string, Style>> rows;
  for (auto text = scene.news.rbegin(); text != scene.news.rend(); ++text) {
    if (static_cast<int>(rows.size()) >= room) break;
    const bool last = text == scene.news.rbegin();
    const auto rows_each = static_cast<std::size_t>(std::max(2, last ? room / 2 : room / 4));
    std::vector<std::string> lines = wrap(*text, column.box().width, 2);
    if (lines.size() > rows_each) {
      lines.resize(rows_each);
      lines.back() += "…";
    }
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
      rows.emplace_back(std::move(*line), last ? plain : quiet);
    }
  }
  if (static_cast<int>(rows.size()) > room) rows.resize(static_cast<std::size_t>(room));
  for (auto row = rows.rbegin(); row != rows.rend(); ++row) column.line(row->first, row->second);
}

void paint_side(Canvas& canvas, const Layout& layout, const Scene& scene) {
  const Box& side = layout.side;
  for (int y = side.y; y < side.y + side.height; ++y) canvas.put(side.x, y, U'│', quiet);
  const Box box{side.x + 2, side.y, side.width - 2, side.height};
  const int players = static_cast<int>(scene.players.size()) + 1;
  const int news = std::clamp((box.height - players) / 4, 3, 8);
  Column top(canvas, {box.x, box.y, box.width, players});
  paint_players(canvas, top, scene);
  Column middle(canvas, {box.x, box.y + players + 1, box.width, box.height - players - news - 3});
  paint_moves(canvas, middle, scene);
  Column bottom(canvas, {box.x, box.y + box.height - news - 1, box.width, news + 1});
  paint_news(bottom, scene, news);
}

void paint_table_tab(Canvas& canvas, const Box& box, const Scene& scene) {
  Column column(canvas, {box.x + 1, box.y, box.width - 2, box.height});
  paint_players(canvas, column, scene);
  column.skip();
  paint_news(column, scene, box.height);
}

/// A text that may need a second row, if that is free.
void paint_rows(Canvas& canvas, int x, int y, int room, const std::string& text, bool free) {
  const std::vector<std::string> lines = wrap(text, room);
  write_cut(canvas, x, y, room, lines[0]);
  if (lines.size() < 2) return;
  if (free) {
    write_cut(canvas, x, y + 1, room, joined(lines, 1));
  } else {
    canvas.put(x + room - 1, y, U'…');
  }
}

/// The move under the cursor: its notation, what it brings, what it means. Its last row is the
/// message's if there is one.
void paint_sentence(Canvas& canvas, const Layout& layout, const Scene& scene) {
  const Choice* choice = scene.moves->selected();
  if (choice == nullptr) return;
  const Box& box = layout.sentence;
  const int room = box.width - 2;
  const std::string gain = gain_text(choice->gain);
  const std::string head = gain.empty() ? choice->text : fmt::format("{}  {}", choice->text, gain);
  const int here = scene.moves->count_here();
  std::string rest;
  if (here > 1) {
    rest =
        "  " + said(scene, "rank-here", {{"rank", scene.moves->rank_here() + 1}, {"count", here}});
  }
  if (box.height > 1) {
    const int x = write_cut(canvas, box.x + 1, box.y, room, head, strong);
    write_cut(canvas, x, box.y, box.x + 1 + room - x, rest, quiet);
    paint_rows(canvas, box.x + 1, box.y + 1, room, choice->sentence, scene.message.empty());
    return;
  }
  paint_rows(canvas, box.x + 1, box.y, room, fmt::format("{}  {}{}", head, choice->sentence, rest),
             scene.message.empty());
  write_cut(canvas, box.x + 1, box.y, columns_of(head), head, strong);
}

void paint_message(Canvas& canvas, const Layout& layout, const Scene& scene) {
  const Style style = scene.refused ? Style{.ink = Ink::red, .bold = true} : strong;
  const std::string text = scene.refused ? fmt::format("✗ {}", scene.message) : scene.message;
  const int room = layout.message.width - 2;
  const std::vector<std::string> lines = wrap(text, room);
  // A long refusal is worth more than the sentence above it.
  const bool two = lines.size() > 1 && scene.refused;
  if (!two) {
    write_cut(canvas, layout.message.x + 1, layout.message.y, room, text, style);
    return;
  }
  wipe(canvas, {0, layout.message.y - 1, layout.message.width, 2});
  write_cut(canvas, layout.message.x + 1, layout.message.y - 1, room, lines[0], style);
  write_cut(canvas, layout.message.x + 1, layout.message.y, room, joined(lines, 1), style);
}

void paint_input(Canvas& canvas, const Box& box, const Scene& scene) {
  if (scene.typed) {
    const int x = write_cut(canvas, box.x + 1, box.y, 2, "/ ", strong);
    write_cut(canvas, x, box.y, box.width - 4, *scene.typed, strong);
  } else {
    write_cut(canvas, box.x + 1, box.y, box.width - 2, scene.prompt, strong);
  }
}

std::string joined(const std::vector<KeyHint>& keys, std::string_view gap) {
  std::string text;
  for (const KeyHint& key : keys) {
    if (!text.empty()) text += gap;
    text += key.text;
  }
  return text;
}

/// No word is cut: keys that do not fit are left out.
void paint_keys(Canvas& canvas, const Box& box, const Scene& scene) {
  const int room = box.width - 2;
  std::vector<KeyHint> keys = scene.keys;
  std::string text = joined(keys, "   ");
  if (columns_of(text) > room) text = joined(keys, "  ");
  while (columns_of(text) > room) {
    const auto last =
        std::max_element(keys.begin(), keys.end(),
                         [](const KeyHint& a, const KeyHint& b) { return a.rank < b.rank; });
    if (last == keys.end() || last->rank == 0) break;
    keys.erase(last);
    text = joined(keys, "  ");
  }
  write_cut(canvas, box.x + 1, box.y, room, text, quiet);
}

void paint_body(Canvas& canvas, const Layout& layout, const Scene& scene) {
  if (layout.wide) {
    paint_board(canvas, layout.board, scene);
    paint_side(canvas, layout, scene);
    return;
  }
  const Box& box = layout.board;
  switch (scene.tab) {
    case Tab::board: paint_board(canvas, box, scene); return;
    case Tab::moves: {
      Column column(canvas, {box.x + 1, box.y, box.width - 2, box.height});
      paint_moves(canvas, column, scene);
      return;
    }
    case Tab::table: paint_table_tab(canvas, box, scene); return;
  }
}

}  // namespace

Layout layout_for(int width, int height, int board_width) {
  Layout layout{};
  layout.too_small = width < min_width || height < min_height;
  // A board that has room only without the list beside it is not cut for its sake.
  const bool cut = board_width + 2 <= width && board_width + 3 + min_side > width;
  layout.wide = width >= wide_from && !cut;
  const bool tall = height >= tall_from;
  const int sentence_rows = tall ? 2 : 1;
  int row = height;
  layout.keys = {0, row -= 1, width, 1};
  layout.input = {0, row -= 1, width, 1};
  layout.message = {0, row -= 1, width, 1};
  layout.sentence = {0, row -= sentence_rows, width, sentence_rows};
  if (tall) row -= 1;
  layout.title = {0, 0, width, 1};
  const int top = tall ? 2 : 1;
  const int side = layout.wide ? std::clamp(width - board_width - 3, min_side, max_side) : 0;
  layout.board = {1, top, width - side - 1, row - top};
  if (layout.wide) {
    layout.board.width -= 1;
    layout.side = {width - side, top, side - 1, row - top};
  }
  return layout;
}

Box overlay_box(const Layout& layout) {
  if (layout.wide) {
    const int width = std::max(layout.side.width + 1, 40);
    return {layout.side.x + layout.side.width - width, layout.side.y, width, layout.side.height};
  }
  return {layout.board.x, layout.board.y, layout.board.width - 1, layout.board.height};
}

Canvas paint(const Scene& scene, const Layout& layout) {
  Canvas canvas;
  wipe(canvas, {0, 0, layout.title.width, layout.keys.y + 1});
  if (layout.too_small) {
    const std::vector<std::string> lines =
        wrap(said(scene, "too-small", {{"width", min_width}, {"height", min_height}}),
             layout.title.width);
    for (int row = 0; row < std::min(static_cast<int>(lines.size()), layout.keys.y + 1); ++row) {
      write_cut(canvas, 0, row, layout.title.width, lines[static_cast<std::size_t>(row)]);
    }
    return canvas;
  }
  paint_title(canvas, layout.title, scene);
  paint_body(canvas, layout, scene);
  paint_sentence(canvas, layout, scene);
  paint_message(canvas, layout, scene);
  paint_input(canvas, layout.input, scene);
  paint_keys(canvas, layout.keys, scene);
  return canvas;
}

Canvas paint_curtain(const std::vector<std::string>& lines, int width, int height) {
  Canvas canvas;
  wipe(canvas, {0, 0, width, height});
  int row = std::max((height - static_cast<int>(lines.size())) / 2, 0);
  for (const std::string& line : lines) {
    const int x = std::max((width - columns_of(line)) / 2, 0);
    write_cut(canvas, x, row++, width - x, line, strong);
  }
  return canvas;
}

}  // namespace townsmith::cli
