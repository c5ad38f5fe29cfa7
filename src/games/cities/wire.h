#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
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

DESCRIBE_ENUM(Phase, "CitiesPhase", phase_names);

inline constexpr std::string_view about_fields =
    "four letters of A P T W: NW NE SW SE as the tile lies";

struct TileView {
  int number = 1;
  std::string fields;

  DESCRIBE(TileView, "CitiesTile", MEMBER(number), MEMBER(fields, about_fields));
};

struct LaidTileView {
  std::string cell;
  int number = 1;
  std::string fields;
  int turn = 0;

  DESCRIBE(LaidTileView, "CitiesLaidTile", MEMBER(cell, "\"d4\""), MEMBER(number),
           MEMBER(fields, about_fields), MEMBER(turn, "quarter turns clockwise"));
};

struct CoveringTileView {
  std::string field;
  int number = 1;
  std::string fields;

  DESCRIBE(CoveringTileView, "CitiesCoveringTile", MEMBER(field, "the NW one it lies on"),
           MEMBER(number), MEMBER(fields, about_fields));
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

  DESCRIBE(SeatView, "CitiesSeat", MEMBER(tiles, "in the order they were laid"),
           MEMBER(cover, "the 17th tile on top of the city"),
           MEMBER(tourists, "the fields they stand on: \"d4se\""),
           MEMBER(earned, "points of each of them, in the same order"),
           MEMBER(stock, "tourists that are not in the city"), MEMBER(score),
           MEMBER(left, "the viewer's own seat only: starting tiles not laid yet, by number"),
           MEMBER(done, "the viewer's own seat only: nothing left to do this round"));
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

  DESCRIBE(
      PositionView, "CitiesPosition",
      MEMBER(phase,
             "what the viewer has to decide; a spectator sees the first step of the open round"),
      MEMBER(level, "1 to 3"),
      MEMBER(round,
             "0 while the starting tiles are laid, then from 1 on; one more than rounds for the "
             "tile on top"),
      MEMBER(rounds, "13 unless the content has another number"), MEMBER(tile, "the one in play"),
      MEMBER(starting_tiles, "those drawn at the start"),
      MEMBER(drawn, "numbers of all tiles drawn, in order"),
      MEMBER(undrawn, "numbers nobody has seen yet, ascending"),
      MEMBER(last_tile,
             "the four fields a tourist may be placed on now; empty when the viewer is not "
             "deciding that"),
      MEMBER(size, "largest number of tiles side by side; null without limit"), MEMBER(seats));
};

// Moves.

struct LayView {
  int tile = 1;
  std::string cell;
  std::string fields;
  int turn = 0;

  TAG("kind", "lay");
  DESCRIBE(LayView, "CitiesLay", MEMBER(tile, "its number"), MEMBER(cell),
           MEMBER(fields, about_fields), MEMBER(turn, "quarter turns clockwise"));
};

struct TouristView {
  std::string field;

  ABOUT("A new tourist arrives.");
  TAG("kind", "tourist");
  DESCRIBE(TouristView, "CitiesTourist", MEMBER(field));
};

struct WalkView {
  std::string from;
  std::string to;
  bool jump = false;

  TAG("kind", "walk");
  DESCRIBE(WalkView, "CitiesWalk", MEMBER(from, "a field"), MEMBER(to, "a field"),
           MEMBER(jump, "farther than one field"));
};

struct StayView {
  TAG("kind", "stay");
  DESCRIBE(StayView, "CitiesStay");
};

struct CoverView {
  std::string field;
  std::string fields;
  int turn = 0;
  std::vector<std::string> leaving;

  TAG("kind", "cover");
  DESCRIBE(CoverView, "CitiesCover", MEMBER(field, "the NW one of the block it covers"),
           MEMBER(fields, about_fields), MEMBER(turn, "quarter turns clockwise"),
           MEMBER(leaving, "fields whose tourists go home"));
};

struct RefuseView {
  TAG("kind", "refuse");
  DESCRIBE(RefuseView, "CitiesRefuse");
};

using MoveView = std::variant<LayView, TouristView, WalkView, StayView, CoverView, RefuseView>;

}  // namespace townsmith::cities
