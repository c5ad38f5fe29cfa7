// Why a move is not legal. Any bytes may come.
#include <algorithm>
#include <cstdlib>

#include "games/cities/cities.h"
#include "games/cities/spaces.h"

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

}  // namespace

Result<> Cities::check(const State& state, Seat seat, Move move) const {
  if (is_legal(state, seat, move)) return {};
  if (over(state)) return no(Reason::game_over, "game-is-over");
  if (index(seat) >= setup_.players) return no(Reason::not_your_turn, "no-such-seat");
  if (!actors(state).contains(seat)) return no(Reason::not_your_turn, "round-is-done");
  if (static_cast<int>(move.kind) >= move_kinds || !is_clean(move)) {
    return no(Reason::bad_value, "no-such-move");
  }
  const City& city = state.city(seat);
  const Phase now = phase(state, seat);
  const Phase wanted = phase_of[static_cast<std::size_t>(move.kind)];
  if (wanted != now && !(wanted == Phase::lay && now == Phase::start)) {
    return no(Reason::wrong_phase, "not-now",
              {{"phase", symbol(phase_names[static_cast<std::size_t>(now)])}});
  }
  switch (move.kind) {
    case MoveKind::lay: return why_no_lay(state, city, now, move);
    case MoveKind::cover: return why_no_cover(state, move);
    default: return why_no_tourist(city, move);
  }
}

Refusal Cities::why_no_lay(const State& state, const City& city, Phase now, Move move) const {
  if (!looks_.is_used(move.look)) return no(Reason::bad_value, "no-such-tile");
  const int tile = tile_of(move.look);
  if (now == Phase::start) {
    const auto* const start = state.order.data();
    const auto place = std::find(start, start + starting_tiles_, tile) - start;
    if (place == starting_tiles_) return no("no-starting-tile", {{"tile", tile}});
    if (((starting_tiles_left(state, city) >> place) & 1U) == 0) {
      return no("tile-is-laid", {{"tile", tile}});
    }
  } else if (tile != state.tile_in_play()) {
    return no("other-tile-in-play", {{"wanted", state.tile_in_play()}, {"tile", tile}});
  }
  return why_no_cell(city, now, move.cell);
}

Refusal Cities::why_no_cell(const City& city, Phase now, Cell cell) const {
  if (std::abs(cell.x) > reach() || std::abs(cell.y) > reach()) return no("cell-is-too-far");
  if (city.laid == 0) return no("first-tile-elsewhere", {{"cell", cell_name({})}});
  return on_board([&]<class Board>(Board) {
    const Site<Board> site = site_of<Board>(city);
    const int square = CellMap<Board>::square(cell);
    const bool starting = now == Phase::start;
    const std::string where = cell_name(cell);
    if (site.tiles.test(square)) return no(Reason::space_taken, "cell-is-taken", {{"cell", where}});
    if (starting && site.beside().test(square)) {
      return no("starting-tile-shares-side", {{"cell", where}});
    }
    if (!site.touching().test(square)) {
      return no(starting ? "starting-tile-meets-none" : "tile-touches-none", {{"cell", where}});
    }
    return no("city-too-large", {{"cell", where}, {"side", city_side}});
  });
}

/// Of a tourist that is placed or walks.
Refusal Cities::why_no_tourist(const City& city, Move move) const {
  const bool places = move.kind == MoveKind::place;
  if (places && tourists_in_stock(city) <= 0) return no(Reason::cannot_afford, "no-tourist-left");
  if (!places && !city.has_tourist(move.from)) return no("no-tourist-there");
  const Field field = move.field;
  return on_board([&]<class Board>(Board) {
    const auto targets = tourist_targets<Board>(city, looks_, last_block(city), jumping_);
    const auto& grid = targets.grid;
    if (places && !(grid.has(field) && grid.block(last_block(city)).test(grid.square(field)))) {
      return no("tourist-starts-on-last-tile");
    }
    if (targets.is_vacant(field)) {
      return no(jumping_ ? "tourist-cannot-get-there" : "tourist-cannot-jump");
    }
    if (city.bit_at(field) < 0) return no("field-is-off-city");
    if (kind_at(city, field) == Kind::water) {
      return no("field-is-water", {{"field", field_name(field)}});
    }
    return no(Reason::space_taken, "field-is-taken", {{"field", field_name(field)}});
  });
}

Refusal Cities::why_no_cover(const State& state, Move move) const {
  if (!looks_.is_used(move.look) || tile_of(move.look) != state.tile_in_play()) {
    return no("other-last-tile", {{"tile", state.tile_in_play()}});
  }
  return no("cover-is-off-city");
}

}  // namespace townsmith::cities
