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
#include "core/text.h"
#include "games/cityplanner/state.h"

/// Positions and moves of City Planner as clients get them.
namespace townsmith::cityplanner {

constexpr std::span<const std::string_view> schema_names(Phase /*phase*/) { return phase_names; }
constexpr std::string_view schema_name(Phase /*phase*/) { return "CityPlannerPhase"; }

struct CardView {
  std::string name;
  int number = 1;
  std::optional<int> die;
  std::optional<Kind> kind;
  bool locked = false;
  bool passed = false;
  bool changed = false;
  std::array<Kind, face_count> faces{};

  static constexpr std::string_view schema = "CityPlannerCard";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("name", &CardView::name, "as in spaces and drawings: \"card 1\""),
                      member("number", &CardView::number, "1 to 7"),
                      member("die", &CardView::die, "the face it shows; null: about to be rolled"),
                      member("kind", &CardView::kind, "what the die stands on; null likewise"),
                      member("locked", &CardView::locked, "neither rerolled nor changed this turn"),
                      member("passed", &CardView::passed, "chosen this turn: does not score"),
                      member("changed", &CardView::changed, "was changed this turn"),
                      member("faces", &CardView::faces, "what the faces 1 to 6 build here"));
  }
};

struct RoundView {
  int vp = 0;
  Text text;

  static constexpr std::string_view schema = "CityPlannerRound";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("vp", &RoundView::vp),
                      member("text", &RoundView::text, "how they came about: \"4 green × 3\""));
  }
};

struct SeatView {
  int money = 0;
  int vp = 0;
  int rerolls = 0;
  std::vector<RoundView> rounds;
  int score = 0;

  static constexpr std::string_view schema = "CityPlannerSeat";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(
        member("money", &SeatView::money), member("vp", &SeatView::vp, "without money"),
        member("rerolls", &SeatView::rerolls, "left this turn, or earned for the next"),
        member("rounds", &SeatView::rounds, "the turns played"),
        member("score", &SeatView::score, "with a VP for every full dollars_per_vp"));
  }
};

struct PositionView {
  int round = 1;
  int rounds = 1;
  Phase phase = Phase::roll;
  std::optional<Seat> active;
  std::optional<Seat> first;
  int changes_left = 0;
  int change_price = 0;
  int dollars_per_vp = 1;
  std::vector<CardView> cards;
  std::vector<SeatView> seats;

  static constexpr std::string_view schema = "CityPlannerPosition";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(
        member("round", &PositionView::round, "from 1"),
        member("rounds", &PositionView::rounds, "in the whole game"),
        member("phase", &PositionView::phase, "what happens next"),
        member("active", &PositionView::active,
               "whose turn it is; null when that is not drawn yet or all is over"),
        member("first", &PositionView::first, "who starts each round; null when not drawn yet"),
        member("changes_left", &PositionView::changes_left,
               "dice the active seat may still change this turn"),
        member("change_price", &PositionView::change_price, "dollars"),
        member("dollars_per_vp", &PositionView::dollars_per_vp, "at the end"),
        member("cards", &PositionView::cards, "seven"), member("seats", &PositionView::seats));
  }
};

// Moves.

struct RerollView {
  int card = 1;
  int die = 1;

  static constexpr std::string_view schema = "CityPlannerReroll";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "reroll";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("card", &RerollView::card, "its number"),
                      member("die", &RerollView::die, "the face it shows now"));
  }
};

struct ChangeView {
  int card = 1;
  int die = 1;
  int to = 1;
  Kind becomes{};
  int price = 0;

  static constexpr std::string_view schema = "CityPlannerChange";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "change";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("card", &ChangeView::card, "its number"),
                      member("die", &ChangeView::die, "the face it shows now"),
                      member("to", &ChangeView::to, "the face it will show"),
                      member("becomes", &ChangeView::becomes, "what it will stand on"),
                      member("price", &ChangeView::price, "dollars"));
  }
};

struct PassView {
  int card = 1;
  int die = 1;

  static constexpr std::string_view schema = "CityPlannerPass";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "pass";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("card", &PassView::card, "its number"),
                      member("die", &PassView::die, "the face it keeps"));
  }
};

struct ScoreFacts {
  int greens = 0;
  int each = 0;
  bool doubled = false;
  int blues = 0;
  int blue_each = 0;
  bool blue_doubled = false;
  int halls = 0;
  int halls_dollars = 0;
  int parked = 0;
  int parked_dollars = 0;
  int fee = 0;

  static constexpr std::string_view schema = "CityPlannerScoreFacts";
  static constexpr std::string_view about = "Where the VP and the money of a result come from.";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(
        member("greens", &ScoreFacts::greens, "scored, with those mixed that count as green"),
        member("each", &ScoreFacts::each, "VP of one, before doubling"),
        member("doubled", &ScoreFacts::doubled), member("blues", &ScoreFacts::blues, "likewise"),
        member("blue_each", &ScoreFacts::blue_each, "dollars of one, before doubling"),
        member("blue_doubled", &ScoreFacts::blue_doubled), member("halls", &ScoreFacts::halls),
        member("halls_dollars", &ScoreFacts::halls_dollars, "of all of them"),
        member("parked", &ScoreFacts::parked),
        member("parked_dollars", &ScoreFacts::parked_dollars, "of all of them"),
        member("fee", &ScoreFacts::fee, "dollars paid for a lone red or yellow"));
  }
};

struct ScoreView {
  int vp = 0;
  int dollars = 0;
  int rerolls = 0;
  Text tally;
  ScoreFacts facts;

  static constexpr std::string_view schema = "CityPlannerScore";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "score";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(
        member("vp", &ScoreView::vp),
        member("dollars", &ScoreView::dollars, "income less fee: may be negative"),
        member("rerolls", &ScoreView::rerolls, "free ones, for the next turn"),
        member("tally", &ScoreView::tally, "how the VP come about; empty without any"),
        member("facts", &ScoreView::facts));
  }
};

using MoveView = std::variant<RerollView, ChangeView, PassView, ScoreView>;

}  // namespace townsmith::cityplanner
