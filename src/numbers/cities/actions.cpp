#include "numbers/cities/actions.h"

#include <fmt/format.h>

#include "games/cities/field_boards.h"

namespace townsmith::cities {

using numbers::Sequence;

namespace {

/// The eight fields around one, row by row.
constexpr std::array<std::array<std::int8_t, 2>, 8> around_field = {
    {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};
constexpr std::array<std::string_view, 8> direction_names = {"nw", "n",  "ne", "w",
                                                             "e",  "sw", "s",  "se"};
constexpr std::array<std::string_view, 4> quadrant_names = {"nw", "ne", "sw", "se"};

/// 0 to 7 for a neighbour, of which the numbers run from (-1, -1) with the middle left out.
constexpr int direction_of(int dx, int dy) {
  const int place = (dy + 1) * 3 + dx + 1;
  return place > 4 ? place - 1 : place;
}

Field quadrant_field(Field nw, int quadrant) {
  return field_at(nw.x + (quadrant & 1), nw.y + (quadrant >> 1));
}
int quadrant_in(Field nw, Field field) { return (field.x - nw.x) | ((field.y - nw.y) << 1); }

}  // namespace

Actions::Actions(const Cities& game)
    : game_(game),
      cells_(after_places),
      lays_(game.limited() ? after_places : after_places + side() * side()),
      tourists_(lays_ + max_starting_tiles * turns * (game.limited() ? side() * side() : 1)),
      covers_(tourists_ + tourist_bits * ways) {}

std::string Actions::name(int action) const {
  if (action >= covers_) {
    const int place = (action - covers_) / turns;
    const int turn = (action - covers_) % turns;
    if (!game_.limited()) return fmt::format("cover {} turn {}", place, turn);
    return fmt::format("cover {},{} turn {}", place % block_side, place / block_side, turn);
  }
  if (action >= tourists_) {
    const int bit = (action - tourists_) / ways;
    const int way = (action - tourists_) % ways;
    const auto quadrant = quadrant_names[static_cast<std::size_t>(bit % 4)];
    return way < directions
               ? fmt::format("tourist {}{} walks {}", bit / 4 + 1, quadrant,
                             direction_names[static_cast<std::size_t>(way)])
               : fmt::format("tourist {}{} jumps {}", bit / 4 + 1, quadrant,
                             quadrant_names[static_cast<std::size_t>(way - directions)]);
  }
  if (action >= lays_) {
    const int cells = game_.limited() ? side() * side() : 1;
    const int tile = (action - lays_) / cells;
    std::string text = fmt::format("tile {} turn {}", tile / turns + 1, tile % turns);
    if (game_.limited()) {
      text += fmt::format(" at {}", game_.cell_name(cell_of_number((action - lays_) % cells)));
    }
    return text;
  }
  if (action >= after_places) {
    return fmt::format("at {}", game_.cell_name(cell_of_number(action - cells_)));
  }
  if (action >= places) {
    return fmt::format("place {}", quadrant_names[static_cast<std::size_t>(action - places)]);
  }
  return action == refuse ? "refuse" : action == stay ? "stay" : "wait";
}

/// Of the starting tiles, the place in the order in which they were drawn.
int Actions::hand_slot(const State& state, Look look) const {
  if (state.drawn != game_.starting_tiles()) return 0;
  const int tile = tile_of(look);
  return state.order[0] == tile ? 0 : state.order[1] == tile ? 1 : 2;
}

int Actions::cover_place(const City& city, Field nw) const {
  if (!game_.limited()) return city.bit_at(nw);
  const Field corner = make_grid<TownBoard>(city).corner;
  return (nw.y - corner.y) * block_side + nw.x - corner.x;
}

bool Actions::cover_field(const City& city, int place, Field& nw) const {
  if (!game_.limited()) {
    if (place / 4 >= city.laid) return false;
    nw = city.field_of_bit(place);
    return true;
  }
  const Field corner = make_grid<TownBoard>(city).corner;
  nw = field_at(corner.x + place % block_side, corner.y + place / block_side);
  return true;
}

Sequence Actions::encode(const State& state, Seat seat, const Move& move) const {
  const City& city = state.city(seat);
  switch (move.kind) {
    case MoveKind::stay: return Sequence(stay);
    case MoveKind::refuse: return Sequence(refuse);
    case MoveKind::place: return Sequence(places + quadrant_in(game_.last_block(city), move.field));
    case MoveKind::lay: {
      const int tile = hand_slot(state, move.look) * turns + turn_of(move.look);
      const int cell = cell_number(move.cell);
      if (!game_.limited()) return Sequence(cells_ + cell, lays_ + tile);
      return Sequence(lays_ + tile * side() * side() + cell);
    }
    case MoveKind::walk: {
      const int first = tourists_ + city.bit_at(move.from) * ways;
      if (is_jump(move)) {
        return Sequence(first + directions + quadrant_in(game_.last_block(city), move.field));
      }
      return Sequence(first + direction_of(move.field.x - move.from.x, move.field.y - move.from.y));
    }
    case MoveKind::cover: break;
  }
  return Sequence(covers_ + cover_place(city, move.field) * turns + turn_of(move.look));
}

bool Actions::decode_lay(const State& state, const City& city, int slot_and_turn, Cell cell,
                         Move& move) const {
  const int slot = slot_and_turn / turns;
  const bool start = state.drawn == game_.starting_tiles();
  if (state.drawn == 0 || (!start && slot != 0)) return false;
  if (start && ((game_.starting_tiles_left(state, city) >> slot) & 1U) == 0) return false;
  const int tile = start ? state.order[static_cast<std::size_t>(slot)] : state.tile_in_play();
  move = Move::lay(look_of(tile, slot_and_turn % turns), cell);
  return true;
}

bool Actions::decode_walk(const City& city, int number, Move& move) const {
  const int bit = number / ways;
  const int way = number % ways;
  if (((city.tourists >> bit) & 1U) == 0) return false;
  const Field from = city.field_of_bit(bit);
  if (way < directions) {
    const auto& step = around_field[static_cast<std::size_t>(way)];
    move = Move::walk(from, field_at(from.x + step[0], from.y + step[1]));
    return true;
  }
  move = Move::walk(from, quadrant_field(game_.last_block(city), way - directions));
  return is_jump(move);  // what is one step away is walked to
}

bool Actions::decode(const State& state, Seat seat, const Sequence& actions, Move& move) const {
  const City& city = state.city(seat);
  const int action = actions[0];
  if (!game_.limited() && action >= cells_ && action < lays_) {
    const int tile = actions[1] - lays_;
    return actions.size == 2 && tile >= 0 && actions[1] < tourists_ &&
           decode_lay(state, city, tile, cell_of_number(action - cells_), move);
  }
  if (actions.size != 1) return false;
  if (action >= covers_) {
    Field nw;
    if (state.drawn == 0 || !cover_field(city, (action - covers_) / turns, nw)) return false;
    move = Move::cover(look_of(state.tile_in_play(), (action - covers_) % turns), nw);
    return true;
  }
  if (action >= tourists_) return decode_walk(city, action - tourists_, move);
  if (action >= lays_) {
    if (!game_.limited()) return false;
    const int cells = side() * side();
    return decode_lay(state, city, (action - lays_) / cells,
                      cell_of_number((action - lays_) % cells), move);
  }
  if (action >= places) {
    move = Move::place(quadrant_field(game_.last_block(city), action - places));
  } else {
    move = action == refuse ? Move::refuse() : Move::stay();
  }
  return true;
}

}  // namespace townsmith::cities
