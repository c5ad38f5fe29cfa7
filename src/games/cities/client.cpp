#include <fmt/format.h>

#include "core/reference_section.h"
#include "games/cities/cities.h"

// Moves as data, by kind:
//   lay      tile (number), cell, fields, turn
//   tourist  field
//   walk     from, to, jump
//   cover    field (the NW one of the block), fields, turn, leaving [field]: tourists sent home
//   stay, refuse

namespace townsmith::cities {

json::object Cities::describe(const State& state, Seat seat, Move move) const {
  json::object view;
  switch (move.kind) {
    case MoveKind::lay:
      view["kind"] = "lay";
      view["tile"] = tile_of(move.look);
      view["cell"] = cell_name(move.cell);
      view["fields"] = letters(looks_.fields(move.look));
      view["turn"] = turn_of(move.look);
      break;
    case MoveKind::place:
      view["kind"] = "tourist";
      view["field"] = field_name(move.field);
      break;
    case MoveKind::walk: {
      const int dx = move.field.x - move.from.x;
      const int dy = move.field.y - move.from.y;
      view["kind"] = "walk";
      view["from"] = field_name(move.from);
      view["to"] = field_name(move.field);
      view["jump"] = dx < -1 || dx > 1 || dy < -1 || dy > 1;
      break;
    }
    case MoveKind::stay: view["kind"] = "stay"; break;
    case MoveKind::cover: {
      json::array leaving;
      for (int q = 0; q < 4; ++q) {
        const Field field = field_at(move.field.x + (q & 1), move.field.y + (q >> 1));
        if (state.city(seat).has_tourist(field)) {
          leaving.push_back(json::string(field_name(field)));
        }
      }
      view["kind"] = "cover";
      view["field"] = field_name(move.field);
      view["fields"] = letters(looks_.fields(move.look));
      view["turn"] = turn_of(move.look);
      view["leaving"] = std::move(leaving);
      break;
    }
    case MoveKind::refuse: view["kind"] = "refuse"; break;
  }
  return view;
}

Prompt Cities::prompt(const Observed<Cities>& seen) const {
  const State& state = seen.state();
  if (seen.viewer().is_spectator()) return {"watch", "Everybody builds."};
  const Seat seat = seen.viewer().seat();
  switch (phase(state, seat)) {
    case Phase::start: return {"start", "Lay one of your starting tiles."};
    case Phase::lay:
      return {"lay",
              fmt::format("Lay tile {} so that it touches your city.", state.tile_in_play()),
              {{"tile", state.tile_in_play()}}};
    case Phase::tourist: {
      const int stock = tourists_in_stock(state.city(seat));
      return {"tourist",
              stock > 0 ? "Place a tourist on the new tile, move one, or let them stay."
                        : "Move a tourist, or let them stay.",
              {{"stock", stock}}};
    }
    case Phase::cover:
      return {"cover",
              fmt::format("Lay tile {} on top of your city, or refuse it.", state.tile_in_play()),
              {{"tile", state.tile_in_play()}}};
    default: return {"wait", "You have nothing to do."};
  }
}

std::vector<std::string> Cities::tie_break_names() const {
  return {"points of the best tourist", "of the second best", "of the third best",
          "of the fourth best",         "of the fifth best",  "of the sixth best",
          "of the seventh best",        "of the eighth best"};
}

json::array Cities::reference(const Observed<Cities>& seen) const {
  const State& state = seen.state();
  std::array<int, tile_count + 1> place{};
  for (std::size_t i = 0; i < state.drawn; ++i) place[state.order[i]] = static_cast<int>(i) + 1;
  json::array tiles;
  std::array<int, kind_count> seen_fields{};
  std::array<int, kind_count> left_fields{};
  for (int tile = 1; tile <= tile_count; ++tile) {
    const Fields& fields = looks_.fields(look_of(tile, 0));
    const int drawn = place[static_cast<std::size_t>(tile)];
    for (const Kind kind : fields) {
      ++(drawn != 0 ? seen_fields : left_fields)[static_cast<std::size_t>(kind)];
    }
    tiles.push_back(json::array{tile, letters(fields),
                                drawn == 0
                                    ? json::value("not drawn yet")
                                    : json::value(fmt::format("drawn as number {}", drawn))});
  }
  json::array kinds;
  for (std::size_t kind = 0; kind < kind_count; ++kind) {
    kinds.push_back(
        json::array{json::string(kind_names[kind]), seen_fields[kind], left_fields[kind]});
  }
  json::array sections;
  sections.push_back(reference_section("fields", "Fields on the tiles",
                                       {"Kind", "Drawn", "Not drawn yet"}, std::move(kinds)));
  sections.push_back(
      reference_section("tiles", "Tiles", {"Tile", "Fields", "Drawn"}, std::move(tiles)));
  return sections;
}

}  // namespace townsmith::cities
