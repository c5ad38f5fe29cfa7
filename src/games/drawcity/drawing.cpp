// The table in characters: the board with its spaces, who owns what, the viewer's hand. Words are
// the language's, and cut where there is no room for more.
#include <fmt/format.h>

#include <algorithm>

#include "games/drawcity/drawcity.h"
#include "games/drawcity/text.h"

namespace townsmith::drawcity {
namespace {

// Eleven columns of five characters and their borders, street numbers to the left and what is in
// demand to the right: 78 columns.
constexpr int cell_width = 5;
constexpr int cell_step = cell_width + 1;
constexpr int board_left = 2;
constexpr int board_right = board_left + columns * cell_step;

// At most N characters, as the catalogues say.
constexpr int headline_room = 78;
constexpr int zoning_room = 8;
constexpr int demand_room = 5;
constexpr int seat_room = 6;
constexpr int points_room = 10;
constexpr int type_room = 8;
constexpr int skips_room = 11;
constexpr int first_room = 6;
constexpr int title_room = 21;
constexpr int rule_room = 39;
constexpr int lines_room = 30;
constexpr int pile_room = 12;
constexpr int deck_room = 6;
constexpr int discarded_room = 9;
constexpr int legend_room = 10;
constexpr int after_title = 24;
constexpr int after_rule = 64;

// A seat has a colour and a shape, a type has a glyph: nothing is told by colour alone.
constexpr std::array<Mark, max_players> seat_marks = {{{U'●', Ink::blue},
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

/// At most N characters of what the language says.
std::string words(const Language& language, const Text& text, int room) {
  return first_columns(language.say(text), room);
}

std::string card_text(const Language& language, CardValue card) {
  return glyph_text(glyph_of(type_of(card))) + ' ' +
         words(language, type_text(type_of(card)), type_room);
}

/// A special location goes by the first letter of its name, as the legend shows.
std::u32string location_glyphs(const Language& language, const std::string& colour) {
  return decode_utf8(words(language, location_name(colour), legend_room));
}

/// The board and what is written around it.
class BoardDrawing {
 public:
  BoardDrawing(const DrawCity& game, const State& state, const Language& language, int top)
      : game_(game), state_(state), language_(language), top_(top) {
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
    const std::string wants = words(language_, say("board-demand"), demand_room);
    for (int street = 0; street < game_.streets(); ++street) {
      const int y = y_of(street);
      out.canvas.write(0, y, fmt::format("{:>2}", street + 1), soft);
      if (begun_ && game_.with_demand()) {
        const CardValue card = state_.demand[static_cast<std::size_t>(street)];
        out.canvas.write(board_right + 2, y, wants, soft);
        out.canvas.put(board_right + 1, y, U'◂', soft);
        out.canvas.put(board_right + 8, y, glyph_of(type_of(card)), strong);
      }
      for (int x = 0; x < columns; ++x) {
        const int space = Board::at(x, street);
        if (!game_.in_use().test(space)) {
          for (int i = 0; i < cell_width; ++i) out.canvas.put(x_of(x) + i, y, U'░', soft);
          continue;
        }
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
    if (begun_ && game_.with_zoning()) {
      canvas.write(board_right + 2, top_, words(language_, say("board-zoning"), zoning_room), soft);
    }
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
      canvas.put(x + 4, y, location_glyphs(language_, name)[0], soft);
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
  const Language& language_;
  int top_;
  bool begun_ = false;
  bool show_districts_ = false;
};

Text headline(const DrawCity& game, const State& state) {
  if (game.over(state)) return say("board-over");
  if (state.phase == Phase::set_up) return say("board-before");
  return say("board-round", {{"round", state.round}, {"leftwards", game.right_to_left()}});
}

template <class Hand>
bool is_known(const Hand& hand) {
  return std::none_of(hand.begin(), hand.end(), [](CardValue card) { return card == face_down; });
}

std::string hand_text(const State& state, Seat seat, const Language& language) {
  std::string text;
  for (const CardValue card : state.number_cards.hand[seat]) {
    if (card != 0) text += fmt::format("[{}] ", card);
  }
  for (const CardValue card : state.type_cards.hand[seat]) {
    if (card != 0) text += fmt::format("[{}] ", card_text(language, card));
  }
  if (!text.empty()) text.pop_back();
  return text;
}

/// A line for each seat: shape, score, what it is doing, the hand where the viewer may see it.
int draw_seats(const DrawCity& game, const Observed<DrawCity>& seen, const Language& language,
               Canvas& canvas, int y) {
  const State& state = seen.state();
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    const bool active = game.actors(state).contains(seat);
    const Mark& mark = mark_of(seat);
    if (active) canvas.put(0, y, U'▶', strong);
    canvas.put(2, y, mark.glyph, {.ink = mark.ink, .bold = true});
    const Text who =
        seen.viewer().is(seat) ? say("board-you") : say("board-seat", {{"who", player(seat)}});
    const Text points = say("board-points", {{"points", game.score(state, seat)}});
    canvas.write(4, y,
                 fmt::format("{:<{}} {:>{}}", words(language, who, seat_room), seat_room,
                             words(language, points, points_room), points_room),
                 active || seen.viewer().is(seat) ? strong : Style{});
    int x = after_title;
    if (state.phase != Phase::set_up && is_known(state.number_cards.hand[seat])) {
      x = canvas.write(x, y, hand_text(state, seat, language)) + 2;
    }
    if (state.has_finished(seat)) {
      x = canvas.write(x, y, words(language, say("board-finished"), skips_room), soft) + 2;
    } else if (state.skips[seat] == 1) {
      x = canvas.write(x, y, words(language, say("board-skipped"), skips_room), soft) + 2;
    }
    if (state.phase != Phase::set_up && seat == state.first) {
      canvas.write(x, y, words(language, say("board-first"), first_room), soft);
    }
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
      if (card.space[seat] != space) continue;
      const Mark& mark = mark_of(seat);
      canvas.put(x++, y, mark.glyph, {.ink = mark.ink, .bold = true});
      anybody = true;
    }
    if (gone && !anybody) canvas.put(x++, y, U'×', soft);
    ++x;
  }
}

int draw_modules(const DrawCity& game, const State& state, const Language& language, Canvas& canvas,
                 int y) {
  if (state.phase == Phase::set_up) return y;
  for (int i = 0; i < game.goal_slots_used(); ++i) {
    const Goal& goal = game.goal_in(state, i);
    canvas.write(2, y, words(language, goal_name(goal), title_room), strong);
    canvas.write(after_title, y, words(language, game.goal_text(goal), rule_room));
    draw_goal_spaces(game, state.goals[static_cast<std::size_t>(i)], canvas, after_rule, y);
    ++y;
  }
  if (game.with_neighborhoods()) {
    canvas.write(2, y, words(language, say("board-neighborhoods"), title_room), strong);
    int x = after_title;
    for (const auto& pattern : state.patterns) {
      for (const CardValue card : pattern) canvas.put(x++, y, glyph_of(type_of(card)), strong);
      x += 2;
    }
    const Text lines = say("board-completed", {{"count", state.line_count}});
    canvas.write(x, y, words(language, lines, lines_room), soft);
    ++y;
  }
  return y;
}

void draw_piles(const State& state, const Language& language, Canvas& canvas, int y) {
  const std::string deck = words(language, say("board-deck"), deck_room);
  const std::string discarded = words(language, say("board-discarded"), discarded_room);
  const auto pile = [&](int row, const Text& name, const auto& cards, const auto& text) {
    int x = canvas.write(2, row,
                         fmt::format("{:<{}} {} {:>2}", words(language, name, pile_room), pile_room,
                                     deck, cards.deck_size));
    if (cards.formed > 0) canvas.write(x + 1, row, fmt::format("↻{}", cards.formed), soft);
    x = canvas.write(x + 4, row, discarded, soft) + 1;
    for (std::size_t v = 0; v < cards.discard.size(); ++v) {
      if (cards.discard[v] == 0) continue;
      x = canvas.write(x, row, text(v), strong);
      x = canvas.write(x, row, fmt::format("×{}", cards.discard[v]), soft) + 1;
    }
  };
  pile(y, say("board-numbers"), state.number_cards,
       [](std::size_t v) { return fmt::format("{}", v + 1); });
  pile(y + 1, say("board-developments"), state.type_cards,
       [](std::size_t v) { return glyph_text(type_glyphs[v]); });
}

void draw_legend(const DrawCity& game, const Language& language, Canvas& canvas, int y) {
  int x = 2;
  for (std::size_t type = 0; type < type_count; ++type) {
    canvas.put(x, y, type_glyphs[type], strong);
    const Text name = type_text(static_cast<Type>(type));
    x = canvas.write(x + 2, y, words(language, name, type_room), soft) + 2;
  }
  canvas.put(x, y, internet_glyph, strong);
  x = canvas.write(x + 2, y, words(language, say("board-internet"), legend_room), soft) + 2;
  if (!game.with_locations()) return;
  x = canvas.write(2, y + 1, words(language, say("board-special"), legend_room), soft) + 2;
  for (const std::string& colour : game.content().locations.colours) {
    bool first = true;
    for (const char32_t glyph : location_glyphs(language, colour)) {
      canvas.put(x++, y + 1, glyph, first ? strong : soft);
      first = false;
    }
    x += 2;
  }
}

}  // namespace

Drawing DrawCity::draw(const Observed<DrawCity>& seen, const Language& language) const {
  const State& state = seen.state();
  Drawing out;
  out.canvas.write(0, 0, words(language, headline(*this, state), headline_room), strong);
  const BoardDrawing board(*this, state, language, 1);
  board.draw(out);
  int y = draw_seats(*this, seen, language, out.canvas, board.bottom());
  y = draw_modules(*this, state, language, out.canvas, y);
  draw_piles(state, language, out.canvas, y);
  draw_legend(*this, language, out.canvas, y + 2);
  return out;
}

}  // namespace townsmith::drawcity
