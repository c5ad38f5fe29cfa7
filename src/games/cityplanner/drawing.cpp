#include <fmt/format.h>

#include <algorithm>

#include "games/cityplanner/cityplanner.h"

namespace townsmith::cityplanner {
namespace {

// Seven cards of ten columns with a gap between them are 76 columns.
constexpr int card_width = 10;
constexpr int card_height = 17;
constexpr int card_step = card_width + 1;
constexpr int inner_width = card_width - 2;
constexpr int colour_width = inner_width - 2;  ///< beside a glyph, or a face
constexpr int table_width = 78;

// In the order of Kind. The glyph and the names tell what the colour tells.
constexpr std::array<Mark, kind_count> looks = {{
    {U'⌂', Ink::green},
    {U'$', Ink::blue},
    {U'±', Ink::brown},
    {U'*', Ink::purple},
    {U'¶', Ink::yellow},
    {U'#', Ink::red},
    {U'P', Ink::soft},
}};

const Mark& look_of(Kind kind) { return looks[static_cast<std::size_t>(kind)]; }

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

/// Padded with blanks to N columns.
std::string padded(std::string text, int width) {
  text.append(static_cast<std::size_t>(std::max(0, width - columns_of(text))), ' ');
  return text;
}

/// With blanks before it.
std::string to_the_right(const std::string& text, int width) {
  return std::string(static_cast<std::size_t>(std::max(0, width - columns_of(text))), ' ') + text;
}

void write_centred(Canvas& canvas, int x, int y, std::string_view text, Style style) {
  canvas.write(x + (card_width - columns_of(text)) / 2, y, text, style);
}

std::string colour_word(const Language& language, Kind kind) {
  return first_columns(language.say(say(fmt::format("board-colour-{}", name_of(kind)))),
                       colour_width);
}

std::string building_word(const Language& language, Kind kind) {
  return first_columns(language.say(say(fmt::format("board-building-{}", name_of(kind)))),
                       inner_width);
}

std::string glyph_and(Kind kind, std::string_view word) {
  std::string text;
  append_utf8(text, look_of(kind).glyph);
  return text + ' ' + std::string(word);
}

/// All six faces with the present one marked, so that one sees what a change would give.
void draw_faces(Canvas& canvas, int x, int y, const Language& language,
                const std::array<Kind, face_count>& faces, int die) {
  for (int face = 1; face <= face_count; ++face) {
    const Kind kind = faces[static_cast<std::size_t>(face - 1)];
    const bool here = face == die;
    const Style style{.ink = look_of(kind).ink, .bold = here, .reverse = here};
    const std::string colour = padded(colour_word(language, kind), colour_width);
    canvas.write(x + 1, y + face - 1, fmt::format("{} {}", face, colour), style);
    if (here) canvas.put(x, y + face - 1, U'▶', Style{.bold = true});
  }
}

Text mark_of(const CityPlanner& game, const State& state, Card card) {
  if (card == state.passed) {
    return say("board-passed", {{"solo", game.setup().players == 1}});
  }
  if (card == state.locked) return say("board-locked");
  return ((state.changed >> index(card)) & 1U) != 0 ? say("board-changed") : Text();
}

void draw_card(Canvas& canvas, int x, int y, const CityPlanner& game, const State& state, Card card,
               const Language& language) {
  const auto slot = static_cast<std::size_t>(index(card));
  const int die = state.dice[slot];
  const bool apart = card == state.passed || (card == state.locked && state.passed == no_card);
  const Style border{.ink = apart ? Ink::ink : Ink::soft, .bold = apart};
  if (apart) {
    draw_heavy_frame(canvas, x, y, border);
  } else {
    canvas.frame(x, y, card_width, card_height, border);
  }
  const std::string name = language.say(say("board-card", {{"card", number(card)}}));
  canvas.write(x + 1, y, first_columns(fmt::format(" {} ", name), inner_width),
               Style{.bold = true});
  Style style{.ink = Ink::soft};
  if (die != 0) {
    const Kind kind = game.kind(state, card);
    style = {.ink = look_of(kind).ink, .bold = true};
    write_centred(canvas, x, y + 6, glyph_and(kind, colour_word(language, kind)), style);
    write_centred(canvas, x, y + 7, building_word(language, kind), style);
  }
  draw_die(canvas, x + 1, y + 1, die, style);
  const std::string mark = first_columns(language.say(mark_of(game, state, card)), inner_width);
  write_centred(canvas, x, y + 8, mark, Style{.bold = true, .reverse = true});
  for (int column = x + 1; column < x + card_width - 1; ++column) {
    canvas.put(column, y + 9, U'─', border);
  }
  canvas.put(x, y + 9, apart ? U'╟' : U'├', border);
  canvas.put(x + card_width - 1, y + 9, apart ? U'╢' : U'┤', border);
  draw_faces(canvas, x, y + 10, language, game.cards()[slot], die);
}

Text headline(const CityPlanner& game, const State& state, Viewer viewer) {
  const int round = state.round;
  const int rounds = game.charts().rounds;
  const Text who = player(state.active);
  const bool own = viewer.is(state.active);
  switch (state.phase) {
    case Phase::first_player:
      return say("board-first-player", {{"round", round}, {"rounds", rounds}});
    case Phase::roll:
      return say("board-roll", {{"round", round}, {"rounds", rounds}, {"who", who}, {"own", own}});
    case Phase::adjust:
      return say("board-adjust", {{"round", round},
                                  {"rounds", rounds},
                                  {"who", who},
                                  {"own", own},
                                  {"changes", game.changes_left(state)},
                                  {"price", game.charts().change.price}});
    case Phase::score:
      return say("board-score", {{"round", round},
                                 {"rounds", rounds},
                                 {"who", who},
                                 {"own", own},
                                 {"card", number(state.passed)}});
    case Phase::over: break;
  }
  return say("board-over", {{"round", round}, {"rounds", rounds}});
}

/// The word after a number of rerolls, as wide as the widest of its forms.
std::string rerolls_word(const Language& language, int rerolls) {
  const auto word = [&](int count) {
    return first_columns(language.say(say("board-rerolls", {{"rerolls", count}})), 8);
  };
  return padded(word(rerolls), std::max(columns_of(word(1)), columns_of(word(2))));
}

/// One line: money, VP, rerolls, score, and the VP of every round.
void draw_seat(Canvas& canvas, int y, const CityPlanner& game, const State& state, Seat seat,
               Viewer viewer, const Language& language) {
  const auto word = [&](std::string_view key, int room) {
    return first_columns(language.say(say(key)), room);
  };
  const bool active = !game.actors(state).empty() && state.active == seat;
  const Style name{.bold = active};
  canvas.write(0, y, active ? "▶" : " ", name);
  const auto who = [&](bool own) {
    const Text text = say("board-seat", {{"who", player(seat)}, {"own", own}});
    return first_columns(language.say(text), 7);
  };
  const int room = std::max(columns_of(who(true)), columns_of(who(false)));
  int x = canvas.write(2, y, padded(who(viewer.is(seat)), room), name);
  const Text money = say("board-money", {{"dollars", state.money[seat]}});
  x = canvas.write(x, y, to_the_right(language.say(money), 7), {.ink = Ink::blue, .bold = true});
  x = canvas.write(x, y, fmt::format("{:>5} {}", game.points(state, seat), word("board-vp", 2)),
                   {.ink = Ink::green, .bold = true});
  const int rerolls = state.rerolls[seat];
  x = canvas.write(x, y, fmt::format("{:>3} {}", rerolls, rerolls_word(language, rerolls)),
                   {.ink = Ink::purple});
  x = canvas.write(x, y,
                   fmt::format("  {}{:>4}  ", word("board-total", 5), game.score(state, seat)),
                   {.bold = true});
  x = canvas.write(x, y, word("board-rounds", 6), {.ink = Ink::soft});
  for (int turn = 0; turn < game.charts().rounds; ++turn) {
    const TurnScore tally = state.tallies[seat][static_cast<std::size_t>(turn)];
    const bool played = turn < game.turns_played(state, seat);
    x = canvas.write(x, y, played ? fmt::format("{:>3}", game.points(tally)) : "  ·",
                     {.ink = played ? Ink::green : Ink::soft});
  }
}

}  // namespace

Drawing CityPlanner::draw(const Observed<CityPlanner>& seen, const Language& language) const {
  const State& state = seen.state();
  Drawing drawing;
  drawing.canvas.write(
      0, 0, first_columns(language.say(headline(*this, state, seen.viewer())), table_width),
      {.bold = true});
  for (int i = 0; i < card_count; ++i) {
    const int x = i * card_step;
    draw_card(drawing.canvas, x, 2, *this, state, card_at(i), language);
    drawing.places.push_back({card_name(card_at(i)), x, 2, card_width, card_height});
  }
  for (const Seat seat : SeatSet::first(setup_.players)) {
    draw_seat(drawing.canvas, card_height + 3 + townsmith::index(seat), *this, state, seat,
              seen.viewer(), language);
  }
  return drawing;
}

}  // namespace townsmith::cityplanner
