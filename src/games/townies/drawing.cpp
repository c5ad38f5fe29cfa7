#include <fmt/format.h>

#include <algorithm>

#include "games/townies/text.h"
#include "games/townies/townies.h"

namespace townsmith::townies {
namespace {

constexpr int page_width = 78;
constexpr int hex_step = 4;  ///< from a column to the next
constexpr int panel_left = hex_step * column_count + 4;
constexpr int panel_width = page_width - panel_left;
constexpr int goal_width = 19;  ///< of a goal's name in the panel

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

/// What is drawn, and the language of its words.
struct Scene {
  const Townies& game;
  const Observed<Townies>& seen;
  const Language& language;

  const State& state() const { return seen.state(); }
  const Content& content() const { return game.content(); }
  std::string show(const Text& text) const { return language.say(text); }
  std::string say(std::string_view key, Facts facts = {}) const {
    return language.say(townies::say(key, facts));
  }
};

/// A hex with a flat top: three characters wide inside; its lower side is the upper one of the hex
/// below.
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
      if (!game.content().land.all.test(space)) continue;
      const Inside inside = inside_of(game, town, space);
      draw_hex(canvas, x_of(space), y_of(space), inside.text, inside.style, soft);
    }
  }
  return canvas;
}

/// Two characters a space; columns are moved down by half their difference, rounded.
Canvas draw_small_map(const Townies& game, const Town& town) {
  Canvas canvas;
  game.content().land.all.for_each([&](int space) {
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

/// The spaces of the Object line: scores, and brackets around those that are circled.
void draw_line(const Townies& game, const Town& town, Canvas& canvas, int x, int y) {
  for (int i = 0; i < game.content().circles; ++i) {
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

int draw_colour(const Scene& scene, Canvas& canvas, int x, int y, Colour colour) {
  const Mark& mark = mark_of(colour);
  canvas.put(x, y, mark.glyph, {.ink = mark.ink, .bold = true});
  return canvas.write(x + 2, y, scene.show(colour_text(colour)), {.ink = mark.ink});
}

std::string request(const Scene& scene, Seat seat) {
  const State& state = scene.state();
  if (!scene.seen.viewer().is(seat) || scene.game.over(state) || state.round == 0) return "";
  switch (state.town(seat).step) {
    case Step::act: return scene.say("board-draw");
    case Step::second: return scene.say("board-second");
    case Step::done: break;
  }
  return scene.say("board-wait");
}

Text seat_text(const Scene& scene, Seat seat) {
  if (scene.seen.viewer().is(seat)) return say("board-you");
  return player(seat);
}

std::string score_text(const Scene& scene, Seat seat) {
  return scene.say("board-score", {{"who", seat_text(scene, seat)},
                                   {"points", scene.game.score(scene.state(), seat)}});
}

void write_line(Canvas& panel, int y, std::string_view text, Style style = {}) {
  panel.write(0, y, first_columns(text, panel_width), style);
}

int draw_dice(const Scene& scene, Canvas& panel, int y) {
  const State& state = scene.state();
  if (state.round == 0 || scene.game.over(state)) return y;
  const Object object = state.rolled();
  const int x = panel.write(0, y, scene.say("board-white-die")) + 1;
  panel.put(x, y, letter_of(object), strong);
  panel.write(x + 2, y,
              first_columns(scene.show(object_text(scene.content(), object)), panel_width - x - 2));
  const int face = state.black - 1;
  write_line(panel, y + 1,
             scene.say("board-black-die", {{"shape", shape_text(scene.content(), face)}}));
  const Canvas picture = draw_shape(scene.content().shapes[static_cast<std::size_t>(face)]);
  panel.paste(1, y + 2, picture);
  return y + 2 + picture.height();
}

int draw_cards(const Scene& scene, const Town& town, Canvas& panel, int y) {
  const State& state = scene.state();
  if (state.bonus != Bonus::none) {
    write_line(panel, y++,
               scene.say("board-bonus", {{"card", bonus_text(scene.content(), state.bonus)}}));
    const int x = panel.write(0, y, scene.say("board-stars")) + 1;
    draw_stars(town, panel, x, y);
    if (town.stars == 0) panel.write(x, y, scene.say("board-no-stars"), soft);
    ++y;
  }
  for (const Goal goal : scene.game.goals(state)) {
    const int count = scene.game.count_goal(town, goal).count;
    const int points = scene.content().card(goal).points(count);
    panel.write(0, y, first_columns(scene.show(goal_text(scene.content(), goal)), goal_width));
    panel.write(goal_width + 1, y++, fmt::format("{:>2} = {}", count, points), strong);
  }
  return y;
}

/// What stands beside the large map.
Canvas draw_panel(const Scene& scene, Seat seat) {
  const State& state = scene.state();
  const Town& town = state.town(seat);
  Canvas panel;
  write_line(panel, 0, score_text(scene, seat), strong);
  if (state.round == 0) return panel;
  const std::string marker = scene.say("board-marker");
  const std::string start = scene.say("board-start");
  const int x = std::max(columns_of(marker), columns_of(start)) + 1;
  panel.write(0, 1, marker);
  draw_colour(scene, panel, x, 1, state.marker(town));
  panel.write(0, 2, start);
  draw_colour(scene, panel, x, 2, town.start);
  write_line(panel, 3, scene.say("board-objects"));
  draw_line(scene.game, town, panel, 0, 4);
  write_line(panel, 5, request(scene, seat), strong);
  const int y = draw_dice(scene, panel, 7) + 1;
  draw_cards(scene, town, panel, y);
  return panel;
}

/// Things beside each other, and below where a line has no more room.
class Row {
 public:
  explicit Row(int y) : y_(y) {}

  /// Where the next one begins.
  int begin(int width) {
    if (x_ > 0 && x_ + width > page_width) {
      x_ = 0;
      ++y_;
    }
    const int x = x_;
    x_ += width + 2;
    return x;
  }
  int y() const { return y_; }

 private:
  int x_ = 0;
  int y_;
};

int colour_width(const Scene& scene, Colour colour) {
  return 2 + columns_of(scene.show(colour_text(colour)));
}

/// Who holds which marker, in passing order; returns its last line.
int draw_ring(const Scene& scene, Canvas& canvas, int y) {
  const State& state = scene.state();
  Row row(y);
  for (int place = 0; place < colour_count; ++place) {
    const auto colour = static_cast<Colour>(place);
    std::string holder = "-";
    for (const Seat seat : SeatSet::first(scene.game.setup().players)) {
      if (state.marker(state.town(seat)) == colour) holder = scene.show(seat_text(scene, seat));
    }
    int x = row.begin(colour_width(scene, colour) + 1 + columns_of(holder));
    x = draw_colour(scene, canvas, x, row.y(), colour);
    canvas.write(x + 1, row.y(), holder, holder == "-" ? soft : strong);
  }
  return row.y();
}

int draw_others(const Scene& scene, Seat main, Canvas& canvas, int top) {
  constexpr int width = 2 * column_count + 4;
  int x = 0;
  int bottom = top;
  for (const Seat seat : SeatSet::first(scene.game.setup().players)) {
    if (seat == main) continue;
    const Town& town = scene.state().town(seat);
    if (x + 2 * column_count > page_width) {
      x = 0;
      top = bottom + 1;
    }
    const int end = canvas.write(x, top, score_text(scene, seat) + ' ', strong);
    draw_stars(town, canvas, end, top);
    draw_line(scene.game, town, canvas, x, top + 1);
    canvas.paste(x, top + 2, draw_small_map(scene.game, town));
    bottom = top + 2 + column_count;
    x += width;
  }
  return bottom;
}

void draw_legend(const Scene& scene, Canvas& canvas, int y) {
  Row objects(y);
  for (int i = 0; i < object_kinds; ++i) {
    const std::string name = scene.show(object_text(scene.content(), static_cast<Object>(i)));
    const int x = objects.begin(2 + columns_of(name));
    canvas.put(x, objects.y(), letters[static_cast<std::size_t>(i)], strong);
    canvas.write(x + 2, objects.y(), name, soft);
  }
  Row signs(objects.y() + 1);
  for (int i = 0; i < colour_count; ++i) {
    const auto colour = static_cast<Colour>(i);
    const int x = signs.begin(colour_width(scene, colour));
    draw_colour(scene, canvas, x, signs.y(), colour);
  }
  const auto sign = [&](char32_t glyph, Style style, const std::string& name) {
    const int x = signs.begin(2 + columns_of(name));
    canvas.put(x, signs.y(), glyph, style);
    canvas.write(x + 2, signs.y(), name, soft);
  };
  sign(star_glyph, {.ink = Ink::purple, .bold = true}, scene.say("board-star"));
  sign(central_glyph, soft, scene.say("board-central"));
}

std::string heading(const Scene& scene) {
  const State& state = scene.state();
  const Text mode = say(fmt::format("board-mode-{}", name(scene.game.mode())));
  if (scene.game.over(state)) {
    return scene.say("board-over", {{"mode", mode}, {"round", state.round}});
  }
  if (state.round == 0) return scene.say("board-setup", {{"mode", mode}});
  return scene.say("board-round", {{"mode", mode}, {"round", state.round}});
}

}  // namespace

Drawing Townies::draw(const Observed<Townies>& seen, const Language& language) const {
  constexpr int map_top = 1;
  const Scene scene{*this, seen, language};
  const State& state = seen.state();
  const Seat seat = seen.viewer().is_spectator() ? seat_at(0) : seen.viewer().seat();
  Drawing out;
  out.canvas.write(0, 0, heading(scene), strong);
  const Canvas map = draw_map(*this, state.town(seat));
  out.canvas.paste(0, map_top, map);
  out.canvas.paste(panel_left, map_top + 1, draw_panel(scene, seat));
  content_.land.all.for_each([&](int space) {
    out.places.push_back({space_name(space), x_of(space) + 1, map_top + y_of(space) + 1, 3, 1});
  });
  int y = map_top + map.height() + 1;
  if (state.round > 0) y = draw_ring(scene, out.canvas, y) + 2;
  if (setup_.players > 1) y = draw_others(scene, seat, out.canvas, y) + 1;
  draw_legend(scene, out.canvas, y);
  return out;
}

}  // namespace townsmith::townies
