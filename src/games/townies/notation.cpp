#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <vector>

#include "core/words.h"
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

/// People may type capitals or not, as they like.
std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return out;
}

/// Long or unprintable input is not repeated whole.
std::string quoted(std::string_view text) {
  std::string out;
  for (const char c : text.substr(0, 24)) out += c >= ' ' && c <= '~' ? c : '?';
  return fmt::format("\"{}{}\"", out, text.size() > 24 ? "..." : "");
}

tl::unexpected<Problem> bad(std::string sentence) {
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
    return bad(fmt::format("Column {} has the spaces {} to {}.", static_cast<char>('A' + column),
                           space_name(space_at(column, 1)),
                           space_name(space_at(column, column_length(column)))));
  }
  return bad(fmt::format("{} is not a space: write a column from A to K and a number, as in F6.",
                         quoted(text)));
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
  if (words.size() != 4) {
    return bad(fmt::format("A Shape has 4 spaces, not {}: write as in \"shape F5 F6 F7 F8\".",
                           words.size()));
  }
  Spaces spaces;
  for (const std::string_view word : words) {
    const Result<int> space = parse_space(word);
    if (!space) return tl::unexpected(space.error());
    if (spaces.test(*space)) return bad(fmt::format("{} is named twice.", space_name(*space)));
    spaces.set(*space);
  }
  int first = 0;
  const int piece = pieces.find(spaces, first);
  if (piece < 0) return bad("These four spaces are none of the Shapes on the black die.");
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
  const auto nonsense = [&] {
    return bad(fmt::format(
        "{} is not a move: write as in \"shape F5 F6 F7 F8\", \"bank F6\", \"red bank F6\", "
        "\"draft bank F6\", \"done\" or \"pass\". Objects are court, windmill, station, bike, bank "
        "and square.",
        quoted(text)));
  };
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
  if (words.size() != 1) {
    return bad(fmt::format("An Object has one space: write as in \"{} F6\".", what));
  }
  return parse_space(words[0]).map(
      [&](int space) { return Move::draw(star, colour, static_cast<Object>(object), space); });
}

Explanation Townies::explain(const State& state, Seat seat, Move move) const {
  const Town& town = state.town(seat);
  if (move.kind == MoveKind::pass) return {"Passes.", {}};
  if (move.kind == MoveKind::done) return {"Keeps the star and ends the turn.", {}};
  std::string paid;
  if (town.step == Step::second)
    paid = fmt::format(" {} costs a star.", content_.card(Bonus::funding).name);
  if (move.star == Star::colour) {
    paid = fmt::format(" {} costs a star.", content_.card(Bonus::rezoning).name);
  }
  if (move.star == Star::face) {
    paid = fmt::format(" {} costs a star.", content_.card(Bonus::second_draft).name);
  }
  if (move.kind == MoveKind::shape) {
    const Piece& piece = pieces_[move.piece];
    std::vector<std::string> spaces;
    for (const int cell : in_reading_order(piece, move.space)) spaces.push_back(space_name(cell));
    return {
        fmt::format("Draws the {} in {} on {}, {}, {} and {}.{}", content_.shapes[piece.shape].name,
                    name(move.colour), spaces[0], spaces[1], spaces[2], spaces[3], paid),
        spaces};
  }
  const int points = points_of(move.object, judge(town, move.object, move.space));
  std::string star;
  if (content_.stars.test(move.space) && state.bonus == Bonus::stable_soil) {
    star =
        fmt::format(" {} adds {}.", content_.card(Bonus::stable_soil).name, content_.soil_points);
  } else if (content_.stars.test(move.space) && state.bonus != Bonus::none) {
    star = " It earns a star.";
  }
  return {fmt::format("Draws a {} in {} at {} for {} {}.{}{}", content_.scoring(move.object).name,
                      name(move.colour), space_name(move.space), points,
                      points == 1 ? "point" : "points", star, paid),
          {space_name(move.space)}};
}

}  // namespace townsmith::townies
