#include <fmt/format.h>

#include <algorithm>

#include "games/cities/cities.h"
#include "games/cities/spaces.h"

namespace townsmith::cities {
namespace {

constexpr int page_width = 78;
constexpr int panel_width = 26;  ///< for words beside a city
constexpr char32_t tourist_glyph = U'☻';

struct Mark {
  char32_t glyph;
  char32_t circled;  ///< letter and tourist in one character, for small cities
  Ink ink;
};

// In the order of Kind.
constexpr std::array<Mark, kind_count> marks = {{{U'▲', U'Ⓐ', Ink::red},
                                                 {U'♣', U'Ⓟ', Ink::green},
                                                 {U'≡', U'Ⓣ', Ink::yellow},
                                                 {U'≈', U'Ⓦ', Ink::blue}}};

const Mark& mark_of(Kind kind) { return marks[static_cast<std::size_t>(kind)]; }

/// Lines that meet in a point, as bits: 1 up, 2 right, 4 down, 8 left.
constexpr std::u32string_view joints = U" ╵╶└╷│┌├╴┘─┴┐┤┬┼";

/// A field of 1 to 4 characters: its letter, its glyph, a tourist before it, '+' where the 17th
/// tile lies on top.
void draw_field(Canvas& canvas, int x, int y, int width, Kind kind, bool tourist, bool covered) {
  const Mark& mark = mark_of(kind);
  const auto letter_glyph = static_cast<char32_t>(letter(kind));
  const Style style{.ink = mark.ink, .bold = tourist, .reverse = tourist};
  std::u32string text;
  if (width == 1) {
    text = {tourist ? mark.circled : letter_glyph};
  } else {
    text = {tourist ? tourist_glyph : U' ', letter_glyph, mark.glyph, covered ? U'+' : U' '};
    if (width == 3 && covered) text[2] = U'+';
  }
  for (int i = 0; i < width; ++i) canvas.put(x + i, y, text[static_cast<std::size_t>(i)], style);
}

/// A city on paper: a window of cells, tile outlines around fields, names at the edges.
class CityDrawing {
 public:
  CityDrawing(const Cities& game, const City& city, Extent window, int field_width)
      : game_(game), city_(city), window_(window), width_(field_width) {}

  /// The widest fields with which a window fits on the page.
  static int fitting_width(const Extent& window) {
    int width = 4;
    while (width > 1 && window.width() * (2 * width + 1) + 1 + label_width > page_width) --width;
    return width;
  }

  Canvas draw() const {
    Canvas canvas;
    draw_labels(canvas);
    draw_outlines(canvas);
    for (int slot = 0; slot < city_.laid; ++slot) {
      for (int q = 0; q < 4; ++q) {
        const Field field = field_of(city_.tiles[static_cast<std::size_t>(slot)].cell, q);
        draw_field(canvas, x_of(field), y_of(field), width_, game_.kind_at(city_, field),
                   city_.has_tourist(field), city_.is_covered(field));
      }
    }
    return canvas;
  }

  /// Writes the names of cells that may be chosen into them.
  void draw_open(Canvas& canvas, Cell cell) const {
    const std::string text = width_ > 1 ? game_.cell_name(cell) : "·";
    const Field nw = field_of(cell, 0);
    const int slack = 2 * width_ - static_cast<int>(text.size());
    canvas.write(x_of(nw) + (width_ > 1 ? std::max(0, slack / 2) : 0), y_of(nw), text, soft);
  }

  std::vector<Place> places(int dx, int dy) const {
    std::vector<Place> places;
    for (int y = window_.top; y <= window_.bottom; ++y) {
      for (int x = window_.left; x <= window_.right; ++x) {
        const Cell cell = cell_at(x, y);
        const Field nw = field_of(cell, 0);
        places.push_back({game_.cell_name(cell), dx + x_of(nw), dy + y_of(nw), 2 * width_, 2});
        for (int q = 0; q < 4; ++q) {
          const Field field = field_of(cell, q);
          places.push_back(
              {game_.field_name(field), dx + x_of(field), dy + y_of(field), width_, 1});
        }
      }
    }
    return places;
  }

 private:
  static constexpr int label_width = 3;
  static constexpr int label_height = 1;

  int left_of(int column) const { return label_width + (column - window_.left) * (2 * width_ + 1); }
  int top_of(int row) const { return label_height + (row - window_.top) * 3; }
  int x_of(Field field) const {
    return left_of(cell_of(field).x) + 1 + width_ * (quadrant_of(field) & 1);
  }
  int y_of(Field field) const { return top_of(cell_of(field).y) + 1 + (quadrant_of(field) >> 1); }

  void draw_labels(Canvas& canvas) const {
    for (int x = window_.left; x <= window_.right; ++x) {
      const std::string name = game_.cell_name(cell_at(x, 0));
      const std::string column = name.substr(0, name.find_first_of("0123456789"));
      canvas.write(left_of(x) + width_ + (width_ > 1 ? 0 : 1), 0, column, soft);
    }
    for (int y = window_.top; y <= window_.bottom; ++y) {
      const std::string name = game_.cell_name(cell_at(0, y));
      const std::string row = name.substr(name.find_first_of("0123456789"));
      canvas.write(0, top_of(y) + 1, fmt::format("{:>2}", row), soft);
    }
  }

  bool has_tile(int x, int y) const { return city_.slot_at(cell_at(x, y)) >= 0; }
  /// Whether there is a line from grid point (x, y) to the right, or downwards.
  bool line_right(int x, int y) const { return has_tile(x, y) || has_tile(x, y - 1); }
  bool line_down(int x, int y) const { return has_tile(x, y) || has_tile(x - 1, y); }

  void draw_outlines(Canvas& canvas) const {
    for (int y = window_.top; y <= window_.bottom + 1; ++y) {
      for (int x = window_.left; x <= window_.right + 1; ++x) {
        const bool right = line_right(x, y);
        const bool down = line_down(x, y);
        const unsigned joint = (line_down(x, y - 1) ? 1U : 0U) | (right ? 2U : 0U) |
                               (down ? 4U : 0U) | (line_right(x - 1, y) ? 8U : 0U);
        if (joint != 0) canvas.put(left_of(x), top_of(y), joints[joint]);
        for (int i = 1; right && i <= 2 * width_; ++i) canvas.put(left_of(x) + i, top_of(y), U'─');
        for (int i = 1; down && i <= 2; ++i) canvas.put(left_of(x), top_of(y) + i, U'│');
      }
    }
  }

  const Cities& game_;
  const City& city_;
  Extent window_;
  int width_;
};

/// One tile by itself, its number in the frame.
Canvas draw_tile(const Cities& game, int tile) {
  Canvas canvas;
  canvas.frame(0, 0, 10, 4);
  canvas.write(1, 0, fmt::format(" {} ", tile), strong);
  const Fields& fields = game.looks().fields(look_of(tile, 0));
  for (int q = 0; q < 4; ++q) {
    draw_field(canvas, 1 + 4 * (q & 1), 1 + (q >> 1), 4, fields[static_cast<std::size_t>(q)], false,
               false);
  }
  return canvas;
}

/// The cells on show: those with tiles and, while a tile is to be laid, those around them.
Extent window_of(const Cities& game, const City& city, bool laying) {
  const Extent tiles = extent_of(city);
  if (!laying || city.laid == 0) return tiles;
  const int limit = game.limited() ? city_side - 1 : max_city_tiles - 1;
  return {
      std::max(tiles.left - 1, tiles.right - limit), std::min(tiles.right + 1, tiles.left + limit),
      std::max(tiles.top - 1, tiles.bottom - limit), std::min(tiles.bottom + 1, tiles.top + limit)};
}

Text heading(const Cities& game, const State& state) {
  const std::string_view stage = game.over(state)                       ? "over"
                                 : state.drawn <= game.starting_tiles() ? "start"
                                 : state.drawn > game.city_tiles()      ? "extra"
                                                                        : "round";
  return say("board-heading", {{"level", game.level()},
                               {"stage", symbol(stage)},
                               {"round", state.drawn - game.starting_tiles()},
                               {"rounds", game.content().rounds}});
}

/// What stands beside the viewer's city: score, stock, and the tiles to lay.
Canvas draw_panel(const Cities& game, const Observed<Cities>& seen, Seat seat,
                  const Language& language) {
  const State& state = seen.state();
  const City& city = state.city(seat);
  Canvas panel;
  const auto words = [&](const Text& text) {
    return first_columns(language.say(text), panel_width);
  };
  const bool own = seen.viewer().is(seat);
  const int points = game.score(state, seat);
  const Text who = own ? say("board-own", {{"points", points}})
                       : say("board-other", {{"who", player(seat)}, {"points", points}});
  panel.write(0, 0, words(who), strong);
  int x = panel.write(0, 1, words(say("board-stock"))) + 1;
  for (int i = 0; i < game.content().tourists; ++i) {
    const bool there = i < game.tourists_in_stock(city);
    panel.put(x++, 1, there ? tourist_glyph : U'·', there ? strong : soft);
  }
  if (const Phase phase = game.phase(state, seat); own && phase != Phase::over) {
    const std::string_view name = phase_names[static_cast<std::size_t>(phase)];
    panel.write(0, 2, words(say("board-request", {{"phase", symbol(name)}})));
  }
  if (city.covered != 0) {
    panel.write(0, 3, words(say("board-covered", {{"tile", tile_of(city.cover_look)}})), soft);
  }
  if (state.drawn == game.starting_tiles()) {
    int column = 0;
    for (unsigned left = game.starting_tiles_left(state, city); left != 0; left &= left - 1) {
      const int tile = state.order[static_cast<std::size_t>(std::countr_zero(left))];
      panel.paste(column, 4, draw_tile(game, tile));
      column += 11;
    }
  } else if (state.drawn > game.starting_tiles() && !game.over(state)) {
    panel.paste(0, 4, draw_tile(game, state.tile_in_play()));
  }
  return panel;
}

/// The viewer's city and the panel beside it, or below where there is no room.
int draw_main(const Cities& game, const Observed<Cities>& seen, Seat seat, const Language& language,
              Drawing& out, int top) {
  const State& state = seen.state();
  const City& city = state.city(seat);
  const Phase phase = game.phase(state, seat);
  const bool laying = seen.viewer().is(seat) && (phase == Phase::start || phase == Phase::lay);
  const Extent window = window_of(game, city, laying);
  const CityDrawing drawing(game, city, window, CityDrawing::fitting_width(window));
  Canvas own = drawing.draw();
  if (laying) {
    game.on_board([&]<class Board>(Board) {
      open_cells<Board>(city, phase == Phase::start).for_each([&](int square) {
        drawing.draw_open(own, CellMap<Board>::cell(square));
      });
    });
  }
  out.canvas.paste(0, top, own);
  out.places = drawing.places(0, top);
  const Canvas panel = draw_panel(game, seen, seat, language);
  const bool beside = own.width() + 3 + panel.width() <= page_width;
  const int panel_top = beside ? top + 1 : top + own.height() + 1;
  out.canvas.paste(beside ? own.width() + 3 : 0, panel_top, panel);
  return std::max(top + own.height(), panel_top + panel.height());
}

/// The other cities, small, in rows.
int draw_others(const Cities& game, const State& state, Seat main, const Language& language,
                Canvas& canvas, int top) {
  int x = 0;
  int bottom = top;
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    if (seat == main) continue;
    const City& city = state.city(seat);
    Canvas other;
    const Text who =
        say("board-other", {{"who", player(seat)}, {"points", game.score(state, seat)}});
    other.write(0, 0, first_columns(language.say(who), panel_width), strong);
    if (city.laid == 0) {
      other.write(0, 1, first_columns(language.say(say("board-empty")), panel_width), soft);
    } else {
      other.paste(0, 1, CityDrawing(game, city, extent_of(city), 1).draw());
    }
    if (x > 0 && x + other.width() > page_width) {
      x = 0;
      top = bottom + 1;
    }
    canvas.paste(x, top, other);
    x += other.width() + 3;
    bottom = std::max(bottom, top + other.height());
  }
  return bottom;
}

void draw_legend(Canvas& canvas, int y, const Language& language) {
  int x = 0;
  for (int k = 0; k < kind_count; ++k) {
    const Kind kind = static_cast<Kind>(k);
    draw_field(canvas, x, y, 4, kind, false, false);
    x = canvas.write(x + 4, y, first_columns(language.say(kind_text(kind)), 10), soft) + 1;
  }
  canvas.put(x + 1, y, tourist_glyph, strong);
  canvas.write(x + 3, y, first_columns(language.say(say("board-tourist")), page_width - x - 3),
               soft);
}

}  // namespace

Drawing Cities::draw(const Observed<Cities>& seen, const Language& language) const {
  Drawing out;
  const Seat seat = seen.viewer().is_spectator() ? seat_at(0) : seen.viewer().seat();
  out.canvas.write(0, 0, first_columns(language.say(heading(*this, seen.state())), page_width),
                   strong);
  int y = draw_main(*this, seen, seat, language, out, 2) + 1;
  if (setup_.players > 1) y = draw_others(*this, seen.state(), seat, language, out.canvas, y) + 1;
  draw_legend(out.canvas, y, language);
  return out;
}

}  // namespace townsmith::cities
