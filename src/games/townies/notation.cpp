#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "core/words.h"
#include "games/townies/text.h"
#include "games/townies/townies.h"

// Spaces are a column and a number from the top of it ("F6"):
//   shape E4 E5 F5 G4         fills the four spaces with the marker's colour
//   bank F6                   draws an Object: court, windmill, station, bike, bank or square
//   red bank F6               with Rezoning, in another colour than the marker's
//   draft bank F6             with Second Draft, with another face on a die
//   done                      with Funding, does without the second action
//   pass

namespace townsmith::townies {
namespace {

tl::unexpected<Problem> bad(Text sentence) {
  return refuse(Reason::bad_syntax, std::move(sentence));
}

template <std::size_t N>
int find_word(const std::array<std::string_view, N>& words, std::string_view word) {
  const auto found = std::find(words.begin(), words.end(), word);
  return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

Result<int> parse_space(std::string_view text) {
  const int space = find_space(text);
  if (space >= 0) return space;
  if (text.size() >= 2 && text[0] >= 'a' && text[0] < 'a' + column_count &&
      std::all_of(text.begin() + 1, text.end(), [](char c) { return c >= '0' && c <= '9'; })) {
    const int column = text[0] - 'a';
    return bad(
        say("column-is-shorter", {{"column", std::string(1, static_cast<char>('A' + column))},
                                  {"first", space_name(space_at(column, 1))},
                                  {"last", space_name(space_at(column, column_length(column)))}}));
  }
  return bad(say("not-a-space", {{"text", printable(text)}}));
}

/// The spaces of a Shape as people read them.
std::array<int, 4> in_reading_order(const Piece& piece, int first) {
  std::array<int, 4> cells{};
  std::size_t next = 0;
  piece.mask(first).for_each([&](int space) { cells[next++] = space; });
  std::sort(cells.begin(), cells.end(),
            [](int a, int b) { return reading_order(a) < reading_order(b); });
  return cells;
}

Result<Move> parse_shape(const Pieces& pieces, Star star, Colour colour,
                         const std::vector<std::string_view>& words) {
  if (words.size() != 4) return bad(say("four-spaces", {{"count", words.size()}}));
  Spaces spaces;
  for (const std::string_view word : words) {
    TRY(const int space, parse_space(word));
    if (spaces.test(space)) return bad(say("named-twice", {{"space", space_name(space)}}));
    spaces.set(space);
  }
  int first = 0;
  const int piece = pieces.find(spaces, first);
  if (piece < 0) return bad(say("no-such-shape"));
  return Move::shape(star, colour, piece, first);
}

}  // namespace

std::string Townies::notate(const State&, Seat, Move move) const {
  if (move.kind == MoveKind::done) return "done";
  if (move.kind == MoveKind::pass) return "pass";
  std::string text;
  if (move.star == Star::colour) text = fmt::format("{} ", name(move.colour));
  if (move.star == Star::face) text = "draft ";
  if (move.kind == MoveKind::object) {
    return fmt::format("{}{} {}", text, word(move.object), space_name(move.space));
  }
  text += "shape";
  for (const int cell : in_reading_order(pieces_[move.piece], move.space)) {
    text += ' ' + space_name(cell);
  }
  return text;
}

Result<Move> Townies::parse(const State& state, Seat seat, std::string_view text) const {
  const std::string small = lower(text);
  std::vector<std::string_view> words = words_of(small);
  if (words.size() == 1 && words[0] == "done") return Move::done();
  if (words.size() == 1 && words[0] == "pass") return Move::pass();
  const auto nonsense = [&] { return bad(say("cannot-read-move", {{"text", printable(text)}})); };
  Star star = Star::none;
  Colour colour =
      townsmith::index(seat) < setup_.players ? state.marker(state.town(seat)) : Colour{};
  if (!words.empty()) {
    const int named = find_word(colour_names, words[0]);
    if (named >= 0) {
      star = Star::colour;
      colour = static_cast<Colour>(named);
    } else if (words[0] == "draft") {
      star = Star::face;
    }
    if (star != Star::none) words.erase(words.begin());
  }
  if (words.empty()) return nonsense();
  const std::string_view what = words[0];
  words.erase(words.begin());
  if (what == "shape") return parse_shape(pieces_, star, colour, words);
  const int object = find_word(object_words, what);
  if (object < 0) return nonsense();
  if (words.size() != 1) return bad(say("one-space", {{"word", what}}));
  return parse_space(words[0]).map(
      [&](int space) { return Move::draw(star, colour, static_cast<Object>(object), space); });
}

Bonus Townies::paid_card(const Town& town, Move move) {
  if (move.kind != MoveKind::shape && move.kind != MoveKind::object) return Bonus::none;
  if (move.star == Star::colour) return Bonus::rezoning;
  if (move.star == Star::face) return Bonus::second_draft;
  return town.step == Step::second ? Bonus::funding : Bonus::none;
}

Explanation Townies::explain(const State& state, Seat seat, Move move) const {
  if (move.kind == MoveKind::pass) return {say("move-pass"), {}};
  if (move.kind == MoveKind::done) return {say("move-done"), {}};
  const Town& town = state.town(seat);
  Explanation out;
  const auto add = [&](Text sentence) {
    out.sentence =
        say("sentences", {{"first", std::move(out.sentence)}, {"second", std::move(sentence)}});
  };
  if (move.kind == MoveKind::shape) {
    const Piece& piece = pieces_[move.piece];
    std::vector<Text> names;
    for (const int cell : in_reading_order(piece, move.space)) {
      out.spaces.push_back(space_name(cell));
      names.push_back(literal(space_name(cell)));
    }
    out.sentence = say("move-shape", {{"shape", shape_text(content_, piece.shape)},
                                      {"colour", colour_text(move.colour)},
                                      {"spaces", std::move(names)}});
  } else {
    out.spaces.push_back(space_name(move.space));
    out.sentence = say("move-object",
                       {{"object", object_text(content_, move.object)},
                        {"colour", colour_text(move.colour)},
                        {"space", space_name(move.space)},
                        {"points", points_of(move.object, judge(town, move.object, move.space))}});
    if (content_.stars.test(move.space) && state.bonus == Bonus::stable_soil) {
      add(say("adds-points", {{"card", bonus_text(content_, Bonus::stable_soil)},
                              {"points", content_.soil_points}}));
    } else if (content_.stars.test(move.space) && state.bonus != Bonus::none) {
      add(say("earns-star"));
    }
  }
  if (const Bonus card = paid_card(town, move); card != Bonus::none) {
    add(say("costs-star", {{"card", bonus_text(content_, card)}}));
  }
  return out;
}

}  // namespace townsmith::townies
