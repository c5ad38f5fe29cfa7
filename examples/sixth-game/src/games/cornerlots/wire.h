#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
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

  static constexpr std::string_view schema = "CornerLotsLot";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("name", &LotView::name, "\"a1\" to \"d4\""),
                      member("row", &LotView::row, "1 to 4"),
                      member("owner", &LotView::owner, "null: free"),
                      member("value", &LotView::value, "null: not drawn yet"));
  }
};

struct SeatView {
  int claims_left = 0;
  std::optional<int> favourite;
  bool shown = false;

  static constexpr std::string_view schema = "CornerLotsSeat";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(
        member("claims_left", &SeatView::claims_left),
        member("favourite", &SeatView::favourite, "the favourite row; null: you may not know it"),
        member("shown", &SeatView::shown, "everybody knows the favourite row"));
  }
};

struct PositionView {
  int round = 1;
  int rounds = 1;
  int bonus = 0;
  std::vector<LotView> lots;
  std::vector<int> values_left;
  std::vector<SeatView> seats;

  static constexpr std::string_view schema = "CornerLotsPosition";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(
        member("round", &PositionView::round, "from 1"),
        member("rounds", &PositionView::rounds, "in the whole game"),
        member("bonus", &PositionView::bonus, "points for each lot in one's favourite row"),
        member("lots", &PositionView::lots, "sixteen, row by row"),
        member("values_left", &PositionView::values_left, "those that may be drawn, ascending"),
        member("seats", &PositionView::seats));
  }
};

// Moves: of a game with several kinds of them, the others follow in MoveView.

struct ClaimView {
  std::string lot;
  bool favourite = false;

  static constexpr std::string_view schema = "CornerLotsClaim";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "claim";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("lot", &ClaimView::lot),
                      member("favourite", &ClaimView::favourite, "it is in your favourite row"));
  }
};

using MoveView = std::variant<ClaimView>;

}  // namespace townsmith::cornerlots
