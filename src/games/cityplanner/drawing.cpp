#include <fmt/format.h>

#include "games/cityplanner/cityplanner.h"

namespace townsmith::cityplanner {
namespace {

// Seven cards of ten columns with a gap between them are 76 columns.
constexpr int card_width = 10;
constexpr int card_height = 17;
constexpr int card_step = card_width + 1;

struct Look {
  char32_t glyph;
  Ink ink;
  std::string_view building;  ///< at most eight characters
};

// In the order of Kind. The glyph and the names tell what the colour tells.
constexpr std::array<Look, kind_count> looks = {{
    {U'⌂', Ink::green, "suburb"},
    {U'$', Ink::blue, "shops"},
    {U'±', Ink::brown, "blue/grn"},
    {U'*', Ink::purple, "hall"},
    {U'¶', Ink::yellow, "industry"},
    {U'#', Ink::red, "offices"},
    {U'P', Ink::soft, "parking"},
}};

const Look& look_of(Kind kind) { return looks[static_cast<std::size_t>(kind)]; }

// Pips per face in three rows of three: bit 0 is the top left.
constexpr std::array<unsigned, face_count + 1> pips = {0x000, 0x010, 0x044, 0x054,
                                                       0x145, 0x155, 0x16D};

void draw_die(Canvas& canvas, int x, int y, int die, Style style) {
  canvas.frame(x, y, 7, 5, style);
  if (die == 0) {
    canvas.write(x + 3, y + 2, "?", style);
    return;
  }
  for (int pip = 0; pip < 9; ++pip) {
    if (((pips[static_cast<std::size_t>(die)] >> pip) & 1U) != 0) {
      canvas.put(x + 1 + 2 * (pip % 3), y + 1 + pip / 3, U'●', style);
    }
  }
}

/// A heavy frame sets the locked card apart, also without colour.
void draw_heavy_frame(Canvas& canvas, int x, int y, Style style) {
  const int right = x + card_width - 1;
  const int bottom = y + card_height - 1;
  for (int column = x; column <= right; ++column) {
    canvas.put(column, y, U'═', style);
    canvas.put(column, bottom, U'═', style);
  }
  for (int row = y; row <= bottom; ++row) {
    canvas.put(x, row, U'║', style);
    canvas.put(right, row, U'║', style);
  }
  canvas.put(x, y, U'╔', style);
  canvas.put(right, y, U'╗', style);
  canvas.put(x, bottom, U'╚', style);
  canvas.put(right, bottom, U'╝', style);
}

void write_centred(Canvas& canvas, int x, int y, std::string_view text, Style style) {
  const int length = static_cast<int>(decode_utf8(text).size());
  canvas.write(x + (card_width - length) / 2, y, text, style);
}

std::string glyph_and(Kind kind, std::string_view word) {
  std::string text;
  append_utf8(text, look_of(kind).glyph);
  return text + ' ' + std::string(word);
}

/// All six faces with the present one marked, so that one sees what a change would give.
void draw_faces(Canvas& canvas, int x, int y, const std::array<Kind, face_count>& faces, int die) {
  for (int face = 1; face <= face_count; ++face) {
    const Kind kind = faces[static_cast<std::size_t>(face - 1)];
    const bool here = face == die;
    const Style style{.ink = look_of(kind).ink, .bold = here, .reverse = here};
    canvas.write(x + 1, y + face - 1, fmt::format("{} {:<6}", face, name_of(kind)), style);
    if (here) canvas.put(x, y + face - 1, U'▶', Style{.bold = true});
  }
}

std::string_view mark_of(const State& state, Card card) {
  if (card == state.passed) return "passed";
  if (card == state.locked) return "locked";
  return ((state.changed >> index(card)) & 1U) != 0 ? "changed" : "";
}

void draw_card(Canvas& canvas, int x, int y, const CityPlanner& game, const State& state,
               Card card) {
  const auto slot = static_cast<std::size_t>(index(card));
  const int die = state.dice[slot];
  const bool apart = card == state.passed || (card == state.locked && state.passed == no_card);
  const Style border{.ink = apart ? Ink::ink : Ink::soft, .bold = apart};
  if (apart) {
    draw_heavy_frame(canvas, x, y, border);
  } else {
    canvas.frame(x, y, card_width, card_height, border);
  }
  canvas.write(x + 1, y, fmt::format(" {} ", card_name(card)), Style{.bold = true});
  Style style{.ink = Ink::soft};
  if (die != 0) {
    const Kind kind = game.kind(state, card);
    style = {.ink = look_of(kind).ink, .bold = true};
    write_centred(canvas, x, y + 6, glyph_and(kind, name_of(kind)), style);
    write_centred(canvas, x, y + 7, look_of(kind).building, style);
  }
  draw_die(canvas, x + 1, y + 1, die, style);
  write_centred(canvas, x, y + 8, mark_of(state, card), Style{.bold = true, .reverse = true});
  for (int column = x + 1; column < x + card_width - 1; ++column) {
    canvas.put(column, y + 9, U'─', border);
  }
  canvas.put(x, y + 9, apart ? U'╟' : U'├', border);
  canvas.put(x + card_width - 1, y + 9, apart ? U'╢' : U'┤', border);
  draw_faces(canvas, x, y + 10, game.cards()[slot], die);
}

std::string headline(const CityPlanner& game, const State& state) {
  const std::string round = fmt::format("Round {} of {}", state.round, game.charts().rounds);
  const int active = townsmith::index(state.active);
  switch (state.phase) {
    case Phase::first_player: return round + "   the starting seat is drawn";
    case Phase::roll: return fmt::format("{}   seat {} rolls", round, active);
    case Phase::adjust:
      return fmt::format("{}   seat {} adjusts, then passes a card   changes left: {} at ${}",
                         round, active, game.changes_left(state), game.charts().change_price);
    case Phase::score:
      return fmt::format("{}   seat {} scores all but card {}", round, active,
                         number(state.passed));
    case Phase::over: break;
  }
  return round + "   the game is over";
}

/// One line: money, VP, rerolls, score, and the VP of every round.
void draw_seat(Canvas& canvas, int y, const CityPlanner& game, const State& state, Seat seat) {
  const auto slot = static_cast<std::size_t>(townsmith::index(seat));
  const bool active = !game.actors(state).empty() && state.active == seat;
  const Style name{.bold = active};
  canvas.write(0, y, active ? "▶" : " ", name);
  int x = canvas.write(2, y, fmt::format("seat {}", townsmith::index(seat)), name);
  x = canvas.write(x, y, fmt::format("{:>7}", fmt::format("${}", state.money[slot])),
                   {.ink = Ink::blue, .bold = true});
  x = canvas.write(x, y, fmt::format("{:>5} VP", game.points(state, seat)),
                   {.ink = Ink::green, .bold = true});
  const int rerolls = state.rerolls[slot];
  x = canvas.write(x, y, fmt::format("{:>3} reroll{}", rerolls, rerolls == 1 ? " " : "s"),
                   {.ink = Ink::purple});
  x = canvas.write(x, y, fmt::format("  score{:>4}  ", game.score(state, seat)), {.bold = true});
  x = canvas.write(x, y, "rounds", {.ink = Ink::soft});
  for (int turn = 0; turn < game.charts().rounds; ++turn) {
    const Tally tally = state.tallies[slot][static_cast<std::size_t>(turn)];
    const bool played = turn < game.turns_played(state, seat);
    x = canvas.write(x, y, played ? fmt::format("{:>3}", game.points(tally)) : "  ·",
                     {.ink = played ? Ink::green : Ink::soft});
  }
}

}  // namespace

Drawing CityPlanner::draw(const Observed<CityPlanner>& seen) const {
  const State& state = seen.state();
  Drawing drawing;
  drawing.canvas.write(0, 0, headline(*this, state), {.bold = true});
  for (int i = 0; i < card_count; ++i) {
    const int x = i * card_step;
    draw_card(drawing.canvas, x, 2, *this, state, card_at(i));
    drawing.places.push_back({card_name(card_at(i)), x, 2, card_width, card_height});
  }
  for (const Seat seat : SeatSet::first(setup_.players)) {
    draw_seat(drawing.canvas, card_height + 3 + townsmith::index(seat), *this, state, seat);
  }
  return drawing;
}

}  // namespace townsmith::cityplanner
