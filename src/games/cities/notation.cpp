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

tl::unexpected<Problem> bad(Text sentence) {
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
    return bad(say("cell-unreadable", {{"text", printable(text)},
                                       {"first", cell_name(cell_at(-reach(), -reach()))},
                                       {"last", cell_name(cell_at(reach(), reach()))}}));
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
  return bad(say("field-unreadable", {{"text", printable(text)}, {"example", field_name({})}}));
}

Result<Look> Cities::parse_look(int tile, std::string_view text) const {
  const std::string wanted = upper(text);
  for (int turn = 0; turn < looks_.turns(tile); ++turn) {
    const Look look = look_of(tile, turn);
    if (look_text(looks_.fields(look)) == wanted) return look;
  }
  return bad(say("look-unreadable", {{"tile", tile},
                                     {"look", look_text(looks_.fields(look_of(tile, 0)))},
                                     {"text", printable(wanted)}}));
}

Result<Move> Cities::parse_lay(std::string_view tile, std::string_view cell,
                               std::string_view look) const {
  const int number = plain_number(tile);
  if (number < 1 || number > content_.tile_count()) {
    return bad(
        say("tile-unreadable", {{"text", printable(tile)}, {"count", content_.tile_count()}}));
  }
  TRY(const Cell where, parse_cell(cell));
  return parse_look(number, look).map([&](Look turned_tile) {
    return Move::lay(turned_tile, where);
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
    if (state.drawn <= city_tiles_) return bad(say("no-last-tile-yet"));
    TRY(const Field field, parse_field(words[1]));
    return parse_look(state.tile_in_play(), words[2]).map([&](Look look) {
      return Move::cover(look, field);
    });
  }
  if (words.size() == 1 && words[0].find('>') != std::string_view::npos) {
    const std::size_t arrow = words[0].find('>');
    TRY(const Field from, parse_field(words[0].substr(0, arrow)));
    return parse_field(words[0].substr(arrow + 1)).map([&](Field to) {
      return Move::walk(from, to);
    });
  }
  return bad(say("move-unreadable", {{"text", printable(text)}}));
}

Explanation Cities::explain(const State& state, Seat seat, Move move) const {
  const City& city = state.city(seat);
  const auto block = [&](Field nw, std::vector<std::string> spaces) {
    for (int q = 0; q < 4; ++q) {
      spaces.push_back(field_name(field_at(nw.x + (q & 1), nw.y + (q >> 1))));
    }
    return spaces;
  };
  const auto kind = [&](Field field) {
    return city.bit_at(field) < 0 ? say("kind-none") : kind_text(kind_at(city, field));
  };
  const auto shown = [&](std::size_t quadrant) {
    return looks_.is_used(move.look) ? kind_text(looks_.fields(move.look)[quadrant])
                                     : say("kind-none");
  };
  switch (move.kind) {
    case MoveKind::lay:
      return {say("move-lay", {{"tile", tile_of(move.look)},
                               {"cell", cell_name(move.cell)},
                               {"nw", shown(0)},
                               {"ne", shown(1)},
                               {"sw", shown(2)},
                               {"se", shown(3)}}),
              block(field_of(move.cell, 0), {cell_name(move.cell)})};
    case MoveKind::place:
      return {say("move-tourist", {{"kind", kind(move.field)}, {"field", field_name(move.field)}}),
              {field_name(move.field)}};
    case MoveKind::walk:
      return {say("move-walk", {{"from", field_name(move.from)},
                                {"jump", is_jump(move)},
                                {"kind", kind(move.field)},
                                {"field", field_name(move.field)}}),
              {field_name(move.field), field_name(move.from)}};
    case MoveKind::stay: return {say("move-stay"), {}};
    case MoveKind::cover: {
      int leaving = 0;
      for (int q = 0; q < 4; ++q) {
        const Field field = field_at(move.field.x + (q & 1), move.field.y + (q >> 1));
        leaving += city.has_tourist(field) ? 1 : 0;
      }
      return {say("move-cover", {{"field", field_name(move.field)},
                                 {"nw", shown(0)},
                                 {"ne", shown(1)},
                                 {"sw", shown(2)},
                                 {"se", shown(3)},
                                 {"leaving", leaving}}),
              block(move.field, {})};
    }
    case MoveKind::refuse: return {say("move-refuse"), {}};
  }
  return {};
}

}  // namespace townsmith::cities
