#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "core/schema.h"
#include "games/cities/state.h"

/// Positions and moves of Cities as clients get them. `fields` are always four letters of A P T W
/// (attraction, park, terrace, water): NW NE SW SE as the tile lies.
namespace townsmith::cities {

/// In the order of Phase.
inline constexpr std::array<std::string_view, 6> phase_names = {"wait",    "start", "lay",
                                                                "tourist", "cover", "over"};

constexpr std::span<const std::string_view> schema_names(Phase /*phase*/) { return phase_names; }
constexpr std::string_view schema_name(Phase /*phase*/) { return "CitiesPhase"; }

inline constexpr std::string_view about_fields =
    "four letters of A P T W: NW NE SW SE as the tile lies";

struct TileView {
  int number = 1;
  std::string fields;

  static constexpr std::string_view schema = "CitiesTile";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("number", &TileView::number),
                      member("fields", &TileView::fields, about_fields));
  }
};

struct LaidTileView {
  std::string cell;
  int number = 1;
  std::string fields;
  int turn = 0;

  static constexpr std::string_view schema = "CitiesLaidTile";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("cell", &LaidTileView::cell, "\"d4\""),
                      member("number", &LaidTileView::number),
                      member("fields", &LaidTileView::fields, about_fields),
                      member("turn", &LaidTileView::turn, "quarter turns clockwise"));
  }
};

struct CoveringTileView {
  std::string field;
  int number = 1;
  std::string fields;

  static constexpr std::string_view schema = "CitiesCoveringTile";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("field", &CoveringTileView::field, "the NW one it lies on"),
                      member("number", &CoveringTileView::number),
                      member("fields", &CoveringTileView::fields, about_fields));
  }
};

struct SeatView {
  std::vector<LaidTileView> tiles;
  std::optional<CoveringTileView> cover;
  std::vector<std::string> tourists;
  std::vector<int> earned;
  int stock = 0;
  int score = 0;
  schema::Maybe<std::vector<int>> left;
  schema::Maybe<bool> done;

  static constexpr std::string_view schema = "CitiesSeat";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("tiles", &SeatView::tiles, "in the order they were laid"),
                      member("cover", &SeatView::cover, "the 17th tile on top of the city"),
                      member("tourists", &SeatView::tourists, "the fields they stand on: \"d4se\""),
        member("earned", &SeatView::earned, "points of each of them, in the same order"),
                      member("stock", &SeatView::stock, "tourists that are not in the city"),
                      member("score", &SeatView::score),
                      member("left", &SeatView::left,
                             "the viewer's own seat only: starting tiles not laid yet, by number"),
                      member("done", &SeatView::done,
                             "the viewer's own seat only: nothing left to do this round"));
  }
};

struct PositionView {
  Phase phase = Phase::waiting;
  int level = 1;
  int round = 0;
  int rounds = 0;
  std::optional<TileView> tile;
  std::vector<TileView> starting_tiles;
  std::vector<int> drawn;
  std::vector<int> undrawn;
  std::vector<std::string> last_tile;
  std::optional<int> size;
  std::vector<SeatView> seats;

  static constexpr std::string_view schema = "CitiesPosition";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(
        member("phase", &PositionView::phase,
               "what the viewer has to decide; a spectator sees the first step of the open round"),
        member("level", &PositionView::level, "1 to 3"),
        member("round", &PositionView::round,
               "0 while the starting tiles are laid, then 1 to 13; 14 for the 17th tile"),
        member("rounds", &PositionView::rounds, "13"),
        member("tile", &PositionView::tile, "the one in play"),
        member("starting_tiles", &PositionView::starting_tiles, "those drawn at the start"),
        member("drawn", &PositionView::drawn, "numbers of all tiles drawn, in order"),
        member("undrawn", &PositionView::undrawn, "numbers nobody has seen yet, ascending"),
        member("last_tile", &PositionView::last_tile,
               "the four fields a tourist may be placed on now; empty when the viewer is not "
               "deciding that"),
        member("size", &PositionView::size,
               "largest number of tiles side by side; null without limit"),
        member("seats", &PositionView::seats));
  }
};

// Moves.

struct LayView {
  int tile = 1;
  std::string cell;
  std::string fields;
  int turn = 0;

  static constexpr std::string_view schema = "CitiesLay";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "lay";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("tile", &LayView::tile, "its number"), member("cell", &LayView::cell),
                      member("fields", &LayView::fields, about_fields),
                      member("turn", &LayView::turn, "quarter turns clockwise"));
  }
};

struct TouristView {
  std::string field;

  static constexpr std::string_view schema = "CitiesTourist";
  static constexpr std::string_view about = "A new tourist arrives.";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "tourist";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("field", &TouristView::field));
  }
};

struct WalkView {
  std::string from;
  std::string to;
  bool jump = false;

  static constexpr std::string_view schema = "CitiesWalk";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "walk";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("from", &WalkView::from, "a field"),
                      member("to", &WalkView::to, "a field"),
                      member("jump", &WalkView::jump, "farther than one field"));
  }
};

struct StayView {
  static constexpr std::string_view schema = "CitiesStay";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "stay";
  static constexpr auto members() { return std::tuple(); }
};

struct CoverView {
  std::string field;
  std::string fields;
  int turn = 0;
  std::vector<std::string> leaving;

  static constexpr std::string_view schema = "CitiesCover";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "cover";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("field", &CoverView::field, "the NW one of the block it covers"),
                      member("fields", &CoverView::fields, about_fields),
                      member("turn", &CoverView::turn, "quarter turns clockwise"),
                      member("leaving", &CoverView::leaving, "fields whose tourists go home"));
  }
};

struct RefuseView {
  static constexpr std::string_view schema = "CitiesRefuse";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "refuse";
  static constexpr auto members() { return std::tuple(); }
};

using MoveView = std::variant<LayView, TouristView, WalkView, StayView, CoverView, RefuseView>;

}  // namespace townsmith::cities
