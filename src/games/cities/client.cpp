#include "core/reference_section.h"
#include "games/cities/cities.h"

namespace townsmith::cities {

MoveView Cities::describe(const State& state, Seat seat, Move move) const {
  switch (move.kind) {
    case MoveKind::lay:
      return LayView{tile_of(move.look), cell_name(move.cell), letters(looks_.fields(move.look)),
                     turn_of(move.look)};
    case MoveKind::place: return TouristView{field_name(move.field)};
    case MoveKind::walk:
      return WalkView{field_name(move.from), field_name(move.field), is_jump(move)};
    case MoveKind::cover: {
      CoverView view{
          field_name(move.field), letters(looks_.fields(move.look)), turn_of(move.look), {}};
      for (int q = 0; q < 4; ++q) {
        const Field field = field_at(move.field.x + (q & 1), move.field.y + (q >> 1));
        if (state.city(seat).has_tourist(field)) view.leaving.push_back(field_name(field));
      }
      return view;
    }
    case MoveKind::refuse: return RefuseView{};
    case MoveKind::stay: break;
  }
  return StayView{};
}

Prompt Cities::prompt(const Observed<Cities>& seen) const {
  const State& state = seen.state();
  if (seen.viewer().is_spectator()) return {"watch", say("prompt-watch")};
  const Seat seat = seen.viewer().seat();
  const int tile = state.tile_in_play();
  switch (phase(state, seat)) {
    case Phase::start: return {"start", say("prompt-start")};
    case Phase::lay: return {"lay", say("prompt-lay", {{"tile", tile}})};
    case Phase::tourist: {
      const int stock = tourists_in_stock(state.city(seat));
      return {"tourist", say("prompt-tourist", {{"stock", stock}})};
    }
    case Phase::cover: return {"cover", say("prompt-cover", {{"tile", tile}})};
    default: return {"wait", say("prompt-wait")};
  }
}

std::vector<TieBreakName> Cities::tie_break_names() const {
  std::vector<TieBreakName> names;
  for (int place = 1; place <= max_tourists; ++place) {
    names.push_back({say("tie-break-tourist", {{"place", place}})});
  }
  return names;
}

std::vector<ReferenceSection> Cities::reference(const Observed<Cities>& seen) const {
  const State& state = seen.state();
  std::array<int, max_tiles + 1> place{};
  for (std::size_t i = 0; i < state.drawn; ++i) place[state.order[i]] = static_cast<int>(i) + 1;
  ReferenceSection tiles{
      "tiles",
      say("reference-tiles"),
      {say("reference-tile"), say("reference-tile-fields"), say("reference-drawn")},
      {}};
  std::array<int, kind_count> seen_fields{};
  std::array<int, kind_count> left_fields{};
  for (int tile = 1; tile <= content_.tile_count(); ++tile) {
    const Fields& fields = looks_.fields(look_of(tile, 0));
    const int drawn = place[static_cast<std::size_t>(tile)];
    for (const Kind kind : fields) {
      ++(drawn != 0 ? seen_fields : left_fields)[static_cast<std::size_t>(kind)];
    }
    tiles.rows.push_back(
        {std::int64_t{tile}, literal(letters(fields)), say("reference-place", {{"place", drawn}})});
  }
  ReferenceSection kinds{
      "fields",
      say("reference-fields"),
      {say("reference-kind"), say("reference-drawn"), say("reference-not-drawn")},
      {}};
  for (std::size_t kind = 0; kind < kind_count; ++kind) {
    kinds.rows.push_back({kind_text(static_cast<Kind>(kind)), std::int64_t{seen_fields[kind]},
                          std::int64_t{left_fields[kind]}});
  }
  return {std::move(kinds), std::move(tiles)};
}

Text Cities::tell(const DrawnWords& words) const {
  if (words.what != "tile") return literal(std::string(words.what));
  return say("draw-tile", {{"tile", words.shown}});
}

std::vector<Use> Cities::uses(const State& state, Seat seat, Move move) const {
  switch (move.kind) {
    case MoveKind::lay:
      return {{"tile", "laid", tile_text(tile_of(move.look)), {cell_name(move.cell)}, true}};
    case MoveKind::cover: {
      std::vector<std::string> fields;
      for (int q = 0; q < 4; ++q) {
        fields.push_back(field_name(field_at(move.field.x + (q & 1), move.field.y + (q >> 1))));
      }
      return {{"tile", "laid on top", tile_text(tile_of(move.look)), std::move(fields), true}};
    }
    case MoveKind::place:
      return {{"field",
               "where a tourist is placed",
               kind_text(kind_at(state.city(seat), move.field)),
               {field_name(move.field)},
               true}};
    case MoveKind::walk:
      return {{"field",
               is_jump(move) ? "where a tourist jumps" : "where a tourist walks",
               kind_text(kind_at(state.city(seat), move.field)),
               {field_name(move.field)},
               true}};
    case MoveKind::stay:
    case MoveKind::refuse: break;
  }
  return {};
}

}  // namespace townsmith::cities
