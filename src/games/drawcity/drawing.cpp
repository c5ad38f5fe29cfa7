// The table in characters: the board with its spaces, who owns what, the viewer's hand.
#include <fmt/format.h>

#include <algorithm>

#include "games/drawcity/drawcity.h"

namespace townsmith::drawcity {
namespace {

// Eleven columns of five characters and their borders, street numbers to the left and what is in
// demand to the right: 78 columns.
constexpr int cell_width = 5;
constexpr int cell_step = cell_width + 1;
constexpr int board_left = 2;
constexpr int board_right = board_left + columns * cell_step;

constexpr Style soft{.ink = Ink::soft};
constexpr Style strong{.bold = true};

struct Mark {
  char32_t glyph;
  Ink ink;
};

// A seat has a colour and a shape, a type has a glyph: nothing is told by colour alone.
constexpr std::array<Mark, most_players> seat_marks = {{{U'●', Ink::blue},
                                                        {U'■', Ink::red},
                                                        {U'▲', Ink::green},
                                                        {U'◆', Ink::purple},
                                                        {U'★', Ink::yellow},
                                                        {U'▼', Ink::brown}}};
constexpr std::array<char32_t, type_count> type_glyphs = {U'⌂', U'$', U'#', U'♣'};
constexpr char32_t internet_glyph = U'@';

const Mark& mark_of(Seat seat) { return seat_marks[slot(seat)]; }
char32_t glyph_of(Type type) { return type_glyphs[index(type)]; }

std::string glyph_text(char32_t glyph) {
  std::string text;
  append_utf8(text, glyph);
  return text;
}

std::string type_text(CardValue card) {
  return glyph_text(glyph_of(type_of(card))) + ' ' + std::string(name_of(type_of(card)));
}

/// The board and what is written around it.
class BoardDrawing {
 public:
  BoardDrawing(const DrawCity& game, const State& state, int top)
      : game_(game), state_(state), top_(top) {
    begun_ = state.phase != Phase::set_up;
    show_districts_ = game.with_zoning();
    for (int i = 0; begun_ && i < game.goal_slots_used(); ++i) {
      show_districts_ = show_districts_ || game.goal_in(state, i).rule == GoalRule::districts;
    }
  }

  int bottom() const { return grid_top() + 2 * game_.streets() + 1; }

  void draw(Drawing& out) const {
    draw_heads(out.canvas);
    draw_grid(out.canvas);
    for (int street = 0; street < game_.streets(); ++street) {
      const int y = y_of(street);
      out.canvas.write(0, y, fmt::format("{:>2}", street + 1), soft);
      if (begun_ && game_.with_demand()) {
        const CardValue card = state_.demand[static_cast<std::size_t>(street)];
        out.canvas.write(board_right + 2, y, "wants", soft);
        out.canvas.put(board_right + 1, y, U'◂', soft);
        out.canvas.put(board_right + 8, y, glyph_of(type_of(card)), strong);
      }
      for (int x = 0; x < columns; ++x) {
        const int space = Board::at(x, street);
        draw_space(out.canvas, x_of(x), y, space);
        out.places.push_back({space_name(space), x_of(x), y, cell_width, 1});
      }
    }
  }

 private:
  int grid_top() const { return top_ + (game_.with_zoning() ? 2 : 1); }
  int x_of(int column) const { return board_left + 1 + column * cell_step; }
  int y_of(int street) const { return grid_top() + 1 + 2 * street; }

  void draw_heads(Canvas& canvas) const {
    const int letters = grid_top() - 1;
    for (int x = 0; x < columns; ++x) {
      canvas.put(x_of(x) + 2, letters, static_cast<char32_t>('A' + x), soft);
      if (!begun_ || !game_.with_zoning()) continue;
      canvas.put(x_of(x) + 2, top_, glyph_of(type_of(state_.zoning[static_cast<std::size_t>(x)])),
                 strong);
    }
    if (begun_ && game_.with_zoning()) canvas.write(board_right + 2, top_, "zoning", soft);
  }

  bool district_border(int column) const {
    const auto& firsts = game_.content().board.districts;
    return show_districts_ && column > 0 && column < columns &&
           std::find(firsts.begin(), firsts.end(), column) != firsts.end();
  }

  void draw_grid(Canvas& canvas) const {
    const int last = game_.streets();
    for (int line = 0; line <= last; ++line) {
      const int y = grid_top() + 2 * line;
      for (int x = 0; x <= columns; ++x) {
        const int at = board_left + x * cell_step;
        canvas.put(at, y, joint(x, line == 0, line == last), soft);
        for (int i = 1; x < columns && i < cell_step; ++i) canvas.put(at + i, y, U'─', soft);
        if (line == last) continue;
        canvas.put(at, y + 1, district_border(x) ? U'║' : U'│', soft);
      }
    }
  }

  char32_t joint(int x, bool first, bool last) const {
    static constexpr std::u32string_view left = U"┌├└";
    static constexpr std::u32string_view inner = U"┬┼┴";
    static constexpr std::u32string_view border = U"╥╫╨";
    static constexpr std::u32string_view right = U"┐┤┘";
    const std::size_t row = first ? 0 : last ? 2 : 1;
    if (x == 0) return left[row];
    if (x == columns) return right[row];
    return (district_border(x) ? border : inner)[row];
  }

  void draw_space(Canvas& canvas, int x, int y, int space) const {
    const int colour = game_.colour_at(space);
    if (colour >= 0) {
      const std::string& name = game_.content().locations.colours[static_cast<std::size_t>(colour)];
      canvas.put(x + 4, y, static_cast<char32_t>(name[0]), soft);
    }
    if (!state_.built().test(space)) {
      if (game_.internet_starts().test(space)) canvas.put(x + 3, y, internet_glyph, soft);
      return;
    }
    const Mark& mark = mark_of(game_.owner_at(state_, space));
    // A completed neighborhood is set off by its brackets and by reversed colours.
    const bool marked = state_.marked.test(space);
    const Style style{.ink = mark.ink, .bold = true, .reverse = marked};
    canvas.put(x, y, mark.glyph, style);
    canvas.put(x + 1, y, glyph_of(game_.type_at(state_, space)), style);
    canvas.put(x + 2, y, static_cast<char32_t>('0' + game_.number_at(state_, space)), style);
    if (state_.internet.test(space)) canvas.put(x + 3, y, internet_glyph, style);
    if (marked && colour < 0) canvas.put(x + 4, y, U'═', style);
  }

  const DrawCity& game_;
  const State& state_;
  int top_;
  bool begun_ = false;
  bool show_districts_ = false;
};

std::string headline(const DrawCity& game, const State& state) {
  if (game.over(state)) return "DrawCity · the end";
  if (state.phase == Phase::set_up) return "DrawCity · before the deal";
  std::string text = fmt::format("DrawCity · round {}", state.round);
  if (game.right_to_left()) text += " · numbers ascend from right to left";
  return text;
}

std::string points_text(int points) {
  return fmt::format("{} {}", points, points == 1 ? "point" : "points");
}

template <class Hand>
bool is_known(const Hand& hand) {
  return std::none_of(hand.begin(), hand.end(), [](CardValue card) { return card == face_down; });
}

std::string hand_text(const State& state, Seat seat) {
  std::string text;
  for (const CardValue card : state.number_cards.hand[slot(seat)]) {
    if (card != 0) text += fmt::format("[{}] ", card);
  }
  for (const CardValue card : state.type_cards.hand[slot(seat)]) {
    if (card != 0) text += fmt::format("[{}] ", type_text(card));
  }
  if (!text.empty()) text.pop_back();
  return text;
}

/// A line for each seat: shape, score, what it is doing, the hand where the viewer may see it.
int draw_seats(const DrawCity& game, const Observed<DrawCity>& seen, Canvas& canvas, int y) {
  const State& state = seen.state();
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    const bool active = game.actors(state).contains(seat);
    const Mark& mark = mark_of(seat);
    if (active) canvas.put(0, y, U'▶', strong);
    canvas.put(2, y, mark.glyph, {.ink = mark.ink, .bold = true});
    canvas.write(
        4, y,
        fmt::format("{} {:>10}",
                    seen.viewer().is(seat) ? std::string("You   ")
                                           : fmt::format("Seat {}", townsmith::index(seat)),
                    points_text(game.score(state, seat))),
        active || seen.viewer().is(seat) ? strong : Style{});
    int x = 24;
    if (state.phase != Phase::set_up && is_known(state.number_cards.hand[slot(seat)])) {
      x = canvas.write(x, y, hand_text(state, seat)) + 2;
    }
    if (state.has_finished(seat)) {
      x = canvas.write(x, y, "finished", soft) + 2;
    } else if (state.skips[slot(seat)] == 1) {
      x = canvas.write(x, y, "has skipped", soft) + 2;
    }
    if (state.phase != Phase::set_up && seat == state.first) canvas.write(x, y, "first", soft);
    ++y;
  }
  return y;
}

/// "7 ●■  4 ▲  2": the scoring spaces and who stands on them.
void draw_goal_spaces(const DrawCity& game, const GoalCard& card, Canvas& canvas, int x, int y) {
  for (int space = 1; space <= game.goal_spaces(); ++space) {
    const bool gone = space <= card.used;
    x = canvas.write(
        x, y, fmt::format("{}", game.content().goals.points[static_cast<std::size_t>(space - 1)]),
        gone ? soft : strong);
    bool anybody = false;
    for (const Seat seat : SeatSet::first(game.setup().players)) {
      if (card.space[slot(seat)] != space) continue;
      const Mark& mark = mark_of(seat);
      canvas.put(x++, y, mark.glyph, {.ink = mark.ink, .bold = true});
      anybody = true;
    }
    if (gone && !anybody) canvas.put(x++, y, U'×', soft);
    ++x;
  }
}

int draw_modules(const DrawCity& game, const State& state, Canvas& canvas, int y) {
  if (state.phase == Phase::set_up) return y;
  for (int i = 0; i < game.goal_slots_used(); ++i) {
    const Goal& goal = game.goal_in(state, i);
    canvas.write(2, y, goal.name, strong);
    canvas.write(24, y, game.goal_text(goal));
    draw_goal_spaces(game, state.goals[static_cast<std::size_t>(i)], canvas, 64, y);
    ++y;
  }
  if (game.with_neighborhoods()) {
    int x = canvas.write(2, y, "Neighborhoods", strong);
    x = 24;
    for (const auto& pattern : state.patterns) {
      for (const CardValue card : pattern) canvas.put(x++, y, glyph_of(type_of(card)), strong);
      x += 2;
    }
    canvas.write(x, y, fmt::format("{} completed", state.line_count), soft);
    ++y;
  }
  return y;
}

void draw_piles(const State& state, Canvas& canvas, int y) {
  const auto pile = [&](int row, std::string_view name, const auto& cards, const auto& text) {
    int x = canvas.write(2, row, fmt::format("{} deck {:>2}", name, cards.deck_size));
    if (cards.formed > 0) canvas.write(x + 1, row, fmt::format("↻{}", cards.formed), soft);
    x = canvas.write(x + 4, row, "discarded", soft) + 1;
    for (std::size_t v = 0; v < cards.discard.size(); ++v) {
      if (cards.discard[v] == 0) continue;
      x = canvas.write(x, row, text(v), strong);
      x = canvas.write(x, row, fmt::format("×{}", cards.discard[v]), soft) + 1;
    }
  };
  pile(y, "Numbers     ", state.number_cards,
       [](std::size_t v) { return fmt::format("{}", v + 1); });
  pile(y + 1, "Developments", state.type_cards,
       [](std::size_t v) { return glyph_text(type_glyphs[v]); });
}

void draw_legend(const DrawCity& game, Canvas& canvas, int y) {
  int x = 2;
  for (std::size_t type = 0; type < type_count; ++type) {
    canvas.put(x, y, type_glyphs[type], strong);
    x = canvas.write(x + 2, y, type_names[type], soft) + 2;
  }
  canvas.put(x, y, internet_glyph, strong);
  x = canvas.write(x + 2, y, "internet", soft) + 2;
  if (!game.with_locations()) return;
  x = canvas.write(2, y + 1, "special", soft) + 2;
  for (const std::string& colour : game.content().locations.colours) {
    x = canvas.write(x, y + 1, colour.substr(0, 1), strong);
    x = canvas.write(x, y + 1, colour.substr(1), soft) + 2;
  }
}

}  // namespace

Drawing DrawCity::draw(const Observed<DrawCity>& seen) const {
  const State& state = seen.state();
  Drawing out;
  out.canvas.write(0, 0, headline(*this, state), strong);
  const BoardDrawing board(*this, state, 1);
  board.draw(out);
  int y = draw_seats(*this, seen, out.canvas, board.bottom());
  y = draw_modules(*this, state, out.canvas, y);
  draw_piles(state, out.canvas, y);
  draw_legend(*this, out.canvas, y + 2);
  return out;
}

}  // namespace townsmith::drawcity
