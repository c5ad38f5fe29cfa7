#include <algorithm>
#include <cstdlib>

#include "games/cities/cities.h"

// Judges any bytes, cell by cell and without the bit boards the move lists are made with.

namespace townsmith::cities {
namespace {

/// The members a kind of move does not use must be zero, or one move would have many forms.
bool is_clean(const Move& move) {
  const bool lays = move.kind == MoveKind::lay;
  const bool covers = move.kind == MoveKind::cover;
  const bool goes = move.kind == MoveKind::place || move.kind == MoveKind::walk;
  return (lays || covers || move.look == Look{}) && (lays || move.cell == Cell{}) &&
         (covers || goes || move.field == Field{}) &&
         (move.kind == MoveKind::walk || move.from == Field{});
}

/// The phase a kind of move belongs to; laying is also for the start.
constexpr std::array<Phase, move_kinds> phase_of = {Phase::lay,     Phase::tourist, Phase::tourist,
                                                    Phase::tourist, Phase::cover,   Phase::cover};

bool shares_side(Cell a, Cell b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1; }
bool shares_corner(Cell a, Cell b) { return std::abs(a.x - b.x) == 1 && std::abs(a.y - b.y) == 1; }

bool in_block(Field field, Field nw) {
  return field.x >= nw.x && field.x <= nw.x + 1 && field.y >= nw.y && field.y <= nw.y + 1;
}

}  // namespace

Result<> Cities::check(const State& state, Seat seat, Move move) const {
  if (const auto turn = check_turn(state, seat); !turn) return turn;
  if (static_cast<int>(move.kind) >= move_kinds || !is_clean(move)) {
    return refuse(Reason::bad_value, say("no-such-move"));
  }
  const City& city = state.city(seat);
  const Phase now = phase(state, seat);
  const Phase wanted = phase_of[static_cast<std::size_t>(move.kind)];
  if (wanted != now && !(wanted == Phase::lay && now == Phase::start)) {
    return refuse(Reason::wrong_phase,
                  say("not-now", {{"phase", symbol(phase_names[static_cast<std::size_t>(now)])}}));
  }
  switch (move.kind) {
    case MoveKind::lay: return check_lay(state, city, now, move);
    case MoveKind::place: return check_place(city, move);
    case MoveKind::walk: return check_walk(city, move);
    case MoveKind::cover: return check_cover(state, city, move);
    case MoveKind::stay:
    case MoveKind::refuse: break;
  }
  return {};
}

Result<> Cities::check_turn(const State& state, Seat seat) const {
  if (over(state)) return refuse(Reason::game_over, say("game-is-over"));
  if (index(seat) >= setup_.players) {
    return refuse(Reason::not_your_turn, say("no-such-seat"));
  }
  if (!actors(state).contains(seat)) {
    return refuse(Reason::not_your_turn, say("round-is-done"));
  }
  return {};
}

Result<> Cities::check_lay(const State& state, const City& city, Phase now, Move move) const {
  if (!looks_.is_used(move.look)) {
    return refuse(Reason::bad_value, say("no-such-tile"));
  }
  const int tile = tile_of(move.look);
  if (now == Phase::start) {
    const auto start = state.order.begin();
    if (std::find(start, start + starting_tiles, tile) == start + starting_tiles) {
      return refuse(Reason::not_allowed, say("no-starting-tile", {{"tile", tile}}));
    }
    const bool laid = std::any_of(city.tiles.begin(), city.tiles.begin() + city.laid,
                                  [&](const LaidTile& t) { return tile_of(t.look) == tile; });
    if (laid) {
      return refuse(Reason::not_allowed, say("tile-is-laid", {{"tile", tile}}));
    }
  } else if (tile != state.tile_in_play()) {
    return refuse(Reason::not_allowed,
                  say("other-tile-in-play", {{"wanted", state.tile_in_play()}, {"tile", tile}}));
  }
  return check_space(city, now, move.cell);
}

Result<> Cities::check_space(const City& city, Phase now, Cell cell) const {
  if (std::abs(cell.x) > reach() || std::abs(cell.y) > reach()) {
    return refuse(Reason::not_allowed, say("cell-is-too-far"));
  }
  const auto where = [&] { return cell_name(cell); };
  if (city.laid == 0) {
    if (cell == Cell{}) return {};
    return refuse(Reason::not_allowed, say("first-tile-elsewhere", {{"cell", cell_name({})}}));
  }
  int sides = 0;
  int corners = 0;
  Cell low = cell;
  Cell high = cell;
  for (int slot = 0; slot < city.laid; ++slot) {
    const Cell other = city.tiles[static_cast<std::size_t>(slot)].cell;
    if (other == cell)
      return refuse(Reason::space_taken, say("cell-is-taken", {{"cell", where()}}));
    sides += shares_side(cell, other) ? 1 : 0;
    corners += shares_corner(cell, other) ? 1 : 0;
    low = cell_at(std::min(low.x, other.x), std::min(low.y, other.y));
    high = cell_at(std::max(high.x, other.x), std::max(high.y, other.y));
  }
  if (now == Phase::start && sides > 0) {
    return refuse(Reason::not_allowed, say("starting-tile-shares-side", {{"cell", where()}}));
  }
  if (now == Phase::start && corners == 0) {
    return refuse(Reason::not_allowed, say("starting-tile-meets-none", {{"cell", where()}}));
  }
  if (sides + corners == 0) {
    return refuse(Reason::not_allowed, say("tile-touches-none", {{"cell", where()}}));
  }
  if (limited_ && (high.x - low.x >= city_side || high.y - low.y >= city_side)) {
    return refuse(Reason::not_allowed,
                  say("city-too-large", {{"cell", where()}, {"side", city_side}}));
  }
  return {};
}

/// Where a tourist stands in the end, however it gets there.
Result<> Cities::check_target(const City& city, Field field) const {
  if (city.bit_at(field) < 0) {
    return refuse(Reason::not_allowed, say("field-is-off-city"));
  }
  if (kind_at(city, field) == Kind::water) {
    return refuse(Reason::not_allowed, say("field-is-water", {{"field", field_name(field)}}));
  }
  if (city.has_tourist(field)) {
    return refuse(Reason::space_taken, say("field-is-taken", {{"field", field_name(field)}}));
  }
  return {};
}

Result<> Cities::check_place(const City& city, Move move) const {
  if (tourists_in_stock(city) <= 0) {
    return refuse(Reason::cannot_afford, say("no-tourist-left"));
  }
  if (!in_block(move.field, last_block(city))) {
    return refuse(Reason::not_allowed, say("tourist-starts-on-last-tile"));
  }
  return check_target(city, move.field);
}

Result<> Cities::check_walk(const City& city, Move move) const {
  if (!city.has_tourist(move.from)) {
    return refuse(Reason::not_allowed, say("no-tourist-there"));
  }
  if (const auto target = check_target(city, move.field); !target) return target;
  const bool near =
      std::abs(move.from.x - move.field.x) <= 1 && std::abs(move.from.y - move.field.y) <= 1;
  if (near || (jumping_ && in_block(move.field, last_block(city)))) return {};
  return refuse(Reason::not_allowed,
                say(jumping_ ? "tourist-cannot-get-there" : "tourist-cannot-jump"));
}

Result<> Cities::check_cover(const State& state, const City& city, Move move) const {
  if (!looks_.is_used(move.look) || tile_of(move.look) != state.tile_in_play()) {
    return refuse(Reason::not_allowed, say("other-last-tile", {{"tile", state.tile_in_play()}}));
  }
  for (int y = 0; y < 2; ++y) {
    for (int x = 0; x < 2; ++x) {
      // The far edge first: a byte just short of its end must not wrap around.
      if (move.field.x > 2 * city_tiles || move.field.y > 2 * city_tiles ||
          city.bit_at(field_at(move.field.x + x, move.field.y + y)) < 0) {
        return refuse(Reason::not_allowed, say("cover-is-off-city"));
      }
    }
  }
  return {};
}

}  // namespace townsmith::cities
