#include <fmt/format.h>

#include <algorithm>

#include "games/townies/townies.h"

namespace townsmith::townies {
namespace {

constexpr int page_width = 78;
constexpr Style soft{.ink = Ink::soft};
constexpr Style strong{.bold = true};

struct Mark {
  char32_t glyph;
  Ink ink;
};

// In the order of Colour: every colour has a glyph of its own, so that nothing is told by colour
// alone.
constexpr std::array<Mark, colour_count> marks = {{{U'▲', Ink::red},
                                                   {U'≡', Ink::yellow},
                                                   {U'#', Ink::brown},
                                                   {U'♣', Ink::green},
                                                   {U'≈', Ink::blue}}};
constexpr std::u32string_view letters = U"CWSRBQ";  // in the order of Object
constexpr char32_t star_glyph = U'★';
constexpr char32_t central_glyph = U'·';

const Mark& mark_of(Colour colour) { return marks[static_cast<std::size_t>(colour)]; }
char32_t letter_of(Object object) { return letters[static_cast<std::size_t>(object)]; }

std::string points_text(int points) {
  return fmt::format("{} {}", points, points == 1 ? "point" : "points");
}

/// A hex with a flat top: three characters wide inside; its lower side is the upper one of the hex
/// below.
constexpr int hex_step = 4;  ///< from a column to the next

void draw_hex(Canvas& canvas, int x, int y, std::u32string_view text, Style style, Style line) {
  for (int i = 1; i <= 3; ++i) {
    if (canvas.at(x + i, y).glyph == U' ') canvas.put(x + i, y, U'_', line);
    canvas.put(x + i, y + 1, text[static_cast<std::size_t>(i - 1)], style);
    canvas.put(x + i, y + 2, U'_', line);
  }
  canvas.put(x, y + 1, U'/', line);
  canvas.put(x + 4, y + 1, U'\\', line);
  canvas.put(x, y + 2, U'\\', line);
  canvas.put(x + 4, y + 2, U'/', line);
}

/// Where a space's hex begins on the map; a line for the letters of the columns is above it.
int x_of(int space) { return hex_step * column_of(space); }
int y_of(int space) {
  return 1 + column_count - column_length(column_of(space)) + 2 * (row_of(space) - 1);
}

std::u32string wide(std::string_view text) { return decode_utf8(text); }

struct Inside {
  std::u32string text;
  Style style;
};

/// What is written into a space: its name while it is empty, with signs for a star and the central
/// area; then its colour, and the letter of an Object in between.
Inside inside_of(const Townies& game, const Town& town, int space) {
  if (!town.occupied().test(space)) {
    std::u32string text = wide(space_name(space));
    const bool star = game.content().stars.test(space);
    if (star) text.insert(text.begin(), star_glyph);
    if (!star && game.content().central.test(space)) text += central_glyph;
    text.resize(3, U' ');
    return {text, star ? Style{.ink = Ink::purple, .bold = true} : soft};
  }
  const Mark& mark = mark_of(town.colour_at(space));
  std::u32string text(3, mark.glyph);
  const bool object = town.objects.test(space);
  for (std::size_t i = 0; object && i < town.count; ++i) {
    if (town.spaces[i] == space) text[1] = letter_of(town.kinds[i]);
  }
  return {text, {.ink = mark.ink, .bold = object, .reverse = object}};
}

Canvas draw_map(const Townies& game, const Town& town) {
  Canvas canvas;
  for (int column = 0; column < column_count; ++column) {
    const int top = space_at(column, 1);
    canvas.put(x_of(top) + 2, y_of(top) - 1, static_cast<char32_t>('A' + column), strong);
    for (int row = 1; row <= column_length(column); ++row) {
      const int space = space_at(column, row);
      const Inside inside = inside_of(game, town, space);
      draw_hex(canvas, x_of(space), y_of(space), inside.text, inside.style, soft);
    }
  }
  return canvas;
}

/// Two characters a space; columns are moved down by half their difference, rounded.
Canvas draw_small_map(const Townies& game, const Town& town) {
  Canvas canvas;
  Board::everything.for_each([&](int space) {
    const int x = 2 * column_of(space);
    const int y = (column_count - column_length(column_of(space)) + 1) / 2 + row_of(space) - 1;
    if (!town.occupied().test(space)) {
      canvas.put(x, y, game.content().stars.test(space) ? star_glyph : U'·', soft);
      return;
    }
    const Inside inside = inside_of(game, town, space);
    canvas.put(x, y, inside.text[1], inside.style);
    canvas.put(x + 1, y, town.objects.test(space) ? inside.text[0] : U' ', inside.style);
  });
  return canvas;
}

Canvas draw_shape(const Shape& shape) {
  const auto height_of = [](const Hex& hex) { return 2 * hex.r + hex.q; };
  int left = shape.hexes[0].q;
  int top = height_of(shape.hexes[0]);
  for (const Hex& hex : shape.hexes) {
    left = std::min(left, hex.q);
    top = std::min(top, height_of(hex));
  }
  Canvas canvas;
  for (const Hex& hex : shape.hexes) {
    draw_hex(canvas, hex_step * (hex.q - left), height_of(hex) - top, U"▒▒▒", {}, {});
  }
  return canvas;
}

/// The nine spaces of the Object line: scores, and brackets around those that are circled.
void draw_line(const Townies& game, const Town& town, Canvas& canvas, int x, int y) {
  for (int i = 0; i < object_line; ++i) {
    const bool filled = i < town.count;
    const std::string points = filled ? std::to_string(game.object_points(town, i)) : "·";
    const bool circled = ((town.circles >> i) & 1U) != 0;
    const std::string text = circled       ? fmt::format("({})", points)
                             : game.solo() ? fmt::format(" {} ", points)
                                           : points + ' ';
    x = canvas.write(x, y, text, filled ? strong : soft);
  }
}

void draw_stars(const Town& town, Canvas& canvas, int x, int y) {
  for (int i = 0; i < town.stars; ++i) {
    canvas.put(x + i, y, star_glyph, {.ink = Ink::purple, .bold = true});
  }
}

int draw_colour(Canvas& canvas, int x, int y, Colour colour) {
  const Mark& mark = mark_of(colour);
  canvas.put(x, y, mark.glyph, {.ink = mark.ink, .bold = true});
  return canvas.write(x + 2, y, name(colour), {.ink = mark.ink});
}

std::string_view request(const Townies& game, const Observed<Townies>& seen, Seat seat) {
  const State& state = seen.state();
  if (!seen.viewer().is(seat) || game.over(state) || state.round == 0) return "";
  switch (state.town(seat).step) {
    case Step::act: return "Draw something.";
    case Step::second: return "A second drawing, or done?";
    case Step::done: break;
  }
  return "Waiting for the others.";
}

std::string seat_name(const Observed<Townies>& seen, Seat seat) {
  return seen.viewer().is(seat) ? "You" : fmt::format("seat {}", townsmith::index(seat));
}

int draw_dice(const Townies& game, const State& state, Canvas& panel, int y) {
  if (state.round == 0 || game.over(state)) return y;
  const Object object = state.rolled();
  int x = panel.write(0, y, "White die ");
  panel.put(x, y, letter_of(object), strong);
  panel.write(x + 2, y, game.content().scoring(object).name);
  const Shape& shape = game.content().shapes[static_cast<std::size_t>(state.black - 1)];
  panel.write(0, y + 1, fmt::format("Black die {}", shape.name));
  const Canvas picture = draw_shape(shape);
  panel.paste(1, y + 2, picture);
  return y + 2 + picture.height();
}

int draw_cards(const Townies& game, const State& state, const Town& town, Canvas& panel, int y) {
  if (state.bonus != Bonus::none) {
    panel.write(0, y++, fmt::format("Bonus: {}", game.content().card(state.bonus).name));
    const int x = panel.write(0, y, "Stars: ");
    draw_stars(town, panel, x, y);
    if (town.stars == 0) panel.write(x, y, "none", soft);
    ++y;
  }
  for (const Goal goal : game.goals(state)) {
    const GoalCard& card = game.content().card(goal);
    const int count = game.count_goal(town, goal).count;
    panel.write(0, y, card.name);
    panel.write(20, y++, fmt::format("{:>2} = {}", count, card.points(count)), strong);
  }
  return y;
}

/// What stands beside the large map.
Canvas draw_panel(const Townies& game, const Observed<Townies>& seen, Seat seat) {
  const State& state = seen.state();
  const Town& town = state.town(seat);
  Canvas panel;
  panel.write(0, 0,
              fmt::format("{} · {}", seat_name(seen, seat), points_text(game.score(state, seat))),
              strong);
  if (state.round == 0) return panel;
  int x = panel.write(0, 1, "Marker ");
  draw_colour(panel, x, 1, state.marker(town));
  x = panel.write(0, 2, "Start  ");
  draw_colour(panel, x, 2, town.start);
  panel.write(0, 3, "Objects");
  draw_line(game, town, panel, 0, 4);
  panel.write(0, 5, request(game, seen, seat), strong);
  const int y = draw_dice(game, state, panel, 7) + 1;
  draw_cards(game, state, town, panel, y);
  return panel;
}

/// Who holds which marker, in passing order.
void draw_ring(const Townies& game, const Observed<Townies>& seen, Canvas& canvas, int y) {
  const State& state = seen.state();
  int x = 0;
  for (int place = 0; place < colour_count; ++place) {
    const auto colour = static_cast<Colour>(place);
    std::string holder = "-";
    for (const Seat seat : SeatSet::first(game.setup().players)) {
      if (state.marker(state.town(seat)) == colour) holder = seat_name(seen, seat);
    }
    x = draw_colour(canvas, x, y, colour);
    x = canvas.write(x + 1, y, holder, holder == "-" ? soft : strong) + 2;
  }
}

int draw_others(const Townies& game, const Observed<Townies>& seen, Seat main, Canvas& canvas,
                int top) {
  constexpr int width = 2 * column_count + 4;
  int x = 0;
  int bottom = top;
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    if (seat == main) continue;
    const Town& town = seen.state().town(seat);
    if (x + 2 * column_count > page_width) {
      x = 0;
      top = bottom + 1;
    }
    const std::string points = points_text(game.score(seen.state(), seat));
    const int end =
        canvas.write(x, top, fmt::format("{} · {} ", seat_name(seen, seat), points), strong);
    draw_stars(town, canvas, end, top);
    draw_line(game, town, canvas, x, top + 1);
    canvas.paste(x, top + 2, draw_small_map(game, town));
    bottom = top + 2 + column_count;
    x += width;
  }
  return bottom;
}

void draw_legend(const Townies& game, Canvas& canvas, int y) {
  int x = 0;
  for (int i = 0; i < object_kinds; ++i) {
    canvas.put(x, y, letters[static_cast<std::size_t>(i)], strong);
    x = canvas.write(x + 2, y, game.content().scoring(static_cast<Object>(i)).name, soft) + 2;
  }
  x = 0;
  for (int i = 0; i < colour_count; ++i) {
    x = draw_colour(canvas, x, y + 1, static_cast<Colour>(i)) + 2;
  }
  canvas.put(x, y + 1, star_glyph, {.ink = Ink::purple, .bold = true});
  x = canvas.write(x + 2, y + 1, "star", soft) + 2;
  canvas.put(x, y + 1, central_glyph, soft);
  canvas.write(x + 2, y + 1, "central area", soft);
}

std::string heading(const Townies& game, const State& state) {
  constexpr std::array<std::string_view, 3> modes = {"first game", "second game", "full game"};
  const std::string_view mode = modes[static_cast<std::size_t>(game.mode())];
  if (game.over(state))
    return fmt::format("Townies · {} · the end after round {}", mode, state.round);
  if (state.round == 0) return fmt::format("Townies · {}", mode);
  return fmt::format("Townies · {} · round {}", mode, state.round);
}

}  // namespace

Drawing Townies::draw(const Observed<Townies>& seen) const {
  constexpr int map_top = 1;
  constexpr int panel_left = hex_step * column_count + 4;
  const State& state = seen.state();
  const Seat seat = seen.viewer().is_spectator() ? seat_at(0) : seen.viewer().seat();
  Drawing out;
  out.canvas.write(0, 0, heading(*this, state), strong);
  const Canvas map = draw_map(*this, state.town(seat));
  out.canvas.paste(0, map_top, map);
  out.canvas.paste(panel_left, map_top + 1, draw_panel(*this, seen, seat));
  Board::everything.for_each([&](int space) {
    out.places.push_back({space_name(space), x_of(space) + 1, map_top + y_of(space) + 1, 3, 1});
  });
  int y = map_top + map.height() + 1;
  if (state.round > 0) {
    draw_ring(*this, seen, out.canvas, y);
    y += 2;
  }
  if (setup_.players > 1) y = draw_others(*this, seen, seat, out.canvas, y) + 1;
  draw_legend(*this, out.canvas, y);
  return out;
}

}  // namespace townsmith::townies
