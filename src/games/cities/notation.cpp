#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "core/words.h"
#include "games/cities/cities.h"

// Cells are a column and a row ("e5"), fields a cell and a quadrant ("e5nw"):
//   lay 12 e5 AT/WA     a tile, where it goes, and its fields as they lie
//   tourist e5nw        a tourist from the stock
//   d4se>e5nw           a tourist jumps or walks
//   stay
//   cover d4se AT/WA    the 17th tile on the block whose NW field is named
//   refuse

namespace townsmith::cities {
namespace {

constexpr std::array<std::string_view, 4> quadrants = {"nw", "ne", "sw", "se"};

/// 1 is "a", 27 is "aa".
std::string column_name(int column) {
  const auto letter_of = [](int n) { return static_cast<char>('a' + n); };
  if (column <= 26) return {letter_of(column - 1)};
  return {letter_of((column - 27) / 26), letter_of((column - 27) % 26)};
}

/// The number of a column, or 0.
int column_number(std::string_view name) {
  if (name.empty() || name.size() > 2) return 0;
  int number = 0;
  for (const char c : name) {
    if (c < 'a' || c > 'z') return 0;
    number = number * 26 + (c - 'a' + 1);
  }
  return number;
}

/// A positive number as notate() writes it: digits only, no zero in front. Else 0.
int plain_number(std::string_view text) {
  if (text.empty() || text.size() > 3 || text.front() == '0') return 0;
  int number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return 0;
    number = number * 10 + (c - '0');
  }
  return number;
}

/// People may type capitals or not, as they like.
std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return out;
}

std::string upper(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
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

}  // namespace

std::string Cities::cell_name(Cell cell) const {
  const int middle = reach() + 1;
  return fmt::format("{}{}", column_name(middle + cell.x), middle + cell.y);
}

std::string Cities::field_name(Field field) const {
  return cell_name(cell_of(field)) +
         std::string(quadrants[static_cast<std::size_t>(quadrant_of(field))]);
}

std::string Cities::notate(const State&, Seat, Move move) const {
  switch (move.kind) {
    case MoveKind::lay:
      return fmt::format("lay {} {} {}", tile_of(move.look), cell_name(move.cell),
                         look_text(looks_.fields(move.look)));
    case MoveKind::place: return fmt::format("tourist {}", field_name(move.field));
    case MoveKind::walk: return fmt::format("{}>{}", field_name(move.from), field_name(move.field));
    case MoveKind::stay: return "stay";
    case MoveKind::cover:
      return fmt::format("cover {} {}", field_name(move.field),
                         look_text(looks_.fields(move.look)));
    case MoveKind::refuse: return "refuse";
  }
  return {};
}

Result<Cell> Cities::parse_cell(std::string_view text) const {
  const std::size_t digits = std::min(text.find_first_of("0123456789"), text.size());
  const int middle = reach() + 1;
  const int column = column_number(text.substr(0, digits));
  const int row = plain_number(text.substr(digits));
  if (column < 1 || column > 2 * middle - 1 || row < 1 || row > 2 * middle - 1) {
    return bad(fmt::format("{} is not a cell: cells are {} to {}.", quoted(text),
                           cell_name(cell_at(-reach(), -reach())),
                           cell_name(cell_at(reach(), reach()))));
  }
  return cell_at(column - middle, row - middle);
}

Result<Field> Cities::parse_field(std::string_view text) const {
  if (text.size() >= 2) {
    const auto found = std::find(quadrants.begin(), quadrants.end(), text.substr(text.size() - 2));
    if (found != quadrants.end()) {
      const int quadrant = static_cast<int>(found - quadrants.begin());
      return parse_cell(text.substr(0, text.size() - 2)).map([&](Cell cell) {
        return field_of(cell, quadrant);
      });
    }
  }
  return bad(fmt::format("{} is not a field: write a cell and nw, ne, sw or se, as in {}.",
                         quoted(text), field_name({})));
}

Result<Look> Cities::parse_look(int tile, std::string_view text) const {
  const std::string wanted = upper(text);
  for (int turn = 0; turn < looks_.turns(tile); ++turn) {
    const Look look = look_of(tile, turn);
    if (look_text(looks_.fields(look)) == wanted) return look;
  }
  return bad(fmt::format("Tile {} is {} or a rotation of it; {} is not.", tile,
                         look_text(looks_.fields(look_of(tile, 0))), quoted(wanted)));
}

Result<Move> Cities::parse_lay(std::string_view tile, std::string_view cell,
                               std::string_view look) const {
  const int number = plain_number(tile);
  if (number < 1 || number > tile_count) {
    return bad(
        fmt::format("{} is not a tile: tiles are numbered 1 to {}.", quoted(tile), tile_count));
  }
  const Result<Cell> where = parse_cell(cell);
  if (!where) return tl::unexpected(where.error());
  return parse_look(number, look).map([&](Look turned_tile) {
    return Move::lay(turned_tile, *where);
  });
}

Result<Move> Cities::parse(const State& state, Seat, std::string_view text) const {
  const std::string small = lower(text);
  const std::vector<std::string_view> words = words_of(small);
  if (words.size() == 1 && words[0] == "stay") return Move::stay();
  if (words.size() == 1 && words[0] == "refuse") return Move::refuse();
  if (words.size() == 4 && words[0] == "lay") return parse_lay(words[1], words[2], words[3]);
  if (words.size() == 2 && words[0] == "tourist") return parse_field(words[1]).map(Move::place);
  if (words.size() == 3 && words[0] == "cover") {
    if (state.drawn < extra_tile) return bad("There is no last tile to cover anything with yet.");
    const Result<Field> field = parse_field(words[1]);
    if (!field) return tl::unexpected(field.error());
    return parse_look(state.tile_in_play(), words[2]).map([&](Look look) {
      return Move::cover(look, *field);
    });
  }
  if (words.size() == 1 && words[0].find('>') != std::string_view::npos) {
    const std::size_t arrow = words[0].find('>');
    const Result<Field> from = parse_field(words[0].substr(0, arrow));
    if (!from) return tl::unexpected(from.error());
    return parse_field(words[0].substr(arrow + 1)).map([&](Field to) {
      return Move::walk(*from, to);
    });
  }
  return bad(fmt::format(
      "{} is not a move: write as in \"lay 12 e5 PW/WP\", \"tourist e5nw\", \"d4se>e5nw\", "
      "\"stay\", \"cover d4se PW/WP\" or \"refuse\".",
      quoted(text)));
}

Explanation Cities::explain(const State& state, Seat seat, Move move) const {
  const City& city = state.city(seat);
  const auto block = [&](Field nw, std::vector<std::string> spaces) {
    for (int q = 0; q < 4; ++q) {
      spaces.push_back(field_name(field_at(nw.x + (q & 1), nw.y + (q >> 1))));
    }
    return spaces;
  };
  const auto kind_name = [&](Field field) {
    return city.bit_at(field) < 0 ? std::string_view("place") : name(kind_at(city, field));
  };
  switch (move.kind) {
    case MoveKind::lay:
      return {fmt::format("Lays tile {} at {}.", tile_of(move.look), cell_name(move.cell)),
              block(field_of(move.cell, 0), {cell_name(move.cell)})};
    case MoveKind::place:
      return {fmt::format("A new tourist arrives at the {} {}.", kind_name(move.field),
                          field_name(move.field)),
              {field_name(move.field)}};
    case MoveKind::walk: {
      const int dx = move.field.x - move.from.x;
      const int dy = move.field.y - move.from.y;
      const bool step = dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
      return {fmt::format("The tourist at {} {} to the {} {}.", field_name(move.from),
                          step ? "walks" : "jumps", kind_name(move.field), field_name(move.field)),
              {field_name(move.field), field_name(move.from)}};
    }
    case MoveKind::stay: return {"The tourists stay where they are.", {}};
    case MoveKind::cover: {
      int leaving = 0;
      for (int q = 0; q < 4; ++q) {
        const Field field = field_at(move.field.x + (q & 1), move.field.y + (q >> 1));
        leaving += city.has_tourist(field) ? 1 : 0;
      }
      const std::string home = leaving == 0 ? ""
                               : leaving == 1
                                   ? " One tourist goes back to the stock."
                                   : fmt::format(" {} tourists go back to the stock.", leaving);
      return {fmt::format("Lays the last tile over {} and its neighbours.{}",
                          field_name(move.field), home),
              block(move.field, {})};
    }
    case MoveKind::refuse: return {"Leaves the city as it is and does without the last tile.", {}};
  }
  return {};
}

}  // namespace townsmith::cities
