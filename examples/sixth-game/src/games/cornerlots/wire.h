#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/schema.h"
#include "core/seat.h"

/// Positions and moves of Corner Lots as clients get them.
namespace townsmith::cornerlots {

struct LotView {
  std::string name;
  int row = 1;
  std::optional<Seat> owner;
  std::optional<int> value;

  DESCRIBE(LotView, "CornerLotsLot", MEMBER(name, "\"a1\" to \"d4\""), MEMBER(row, "1 to 4"),
           MEMBER(owner, "null: free"), MEMBER(value, "null: not drawn yet"));
};

struct SeatView {
  int claims_left = 0;
  std::optional<int> favourite;
  bool shown = false;

  DESCRIBE(SeatView, "CornerLotsSeat", MEMBER(claims_left),
           MEMBER(favourite, "the favourite row; null: you may not know it"),
           MEMBER(shown, "everybody knows the favourite row"));
};

struct PositionView {
  int round = 1;
  int rounds = 1;
  int bonus = 0;
  std::vector<LotView> lots;
  std::vector<int> values_left;
  std::vector<SeatView> seats;

  DESCRIBE(PositionView, "CornerLotsPosition", MEMBER(round, "from 1"),
           MEMBER(rounds, "in the whole game"),
           MEMBER(bonus, "points for each lot in one's favourite row"),
           MEMBER(lots, "sixteen, row by row"),
           MEMBER(values_left, "those that may be drawn, ascending"), MEMBER(seats));
};

// Moves: of a game with several kinds of them, the others follow in MoveView.

struct ClaimView {
  std::string lot;

  TAG("kind", "claim");
  DESCRIBE(ClaimView, "CornerLotsClaim", MEMBER(lot));
};

using MoveView = std::variant<ClaimView>;

}  // namespace townsmith::cornerlots
