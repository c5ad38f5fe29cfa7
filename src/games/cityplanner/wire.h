#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/schema.h"
#include "core/text.h"
#include "games/cityplanner/content.h"

/// Positions and moves of City Planner as clients get them.
namespace townsmith::cityplanner {

DESCRIBE_ENUM(Phase, "CityPlannerPhase", phase_names);

struct CardView {
  std::string name;
  int number = 1;
  std::optional<int> die;
  std::optional<Kind> kind;
  bool locked = false;
  bool passed = false;
  bool changed = false;
  std::array<Kind, face_count> faces{};

  DESCRIBE(CardView, "CityPlannerCard", MEMBER(name, "as in spaces and drawings: \"card 1\""),
           MEMBER(number, "1 to 7"), MEMBER(die, "the face it shows; null: about to be rolled"),
           MEMBER(kind, "what the die stands on; null likewise"),
           MEMBER(locked, "neither rerolled nor changed this turn"),
           MEMBER(passed, "chosen this turn: does not score"),
           MEMBER(changed, "was changed this turn"),
           MEMBER(faces, "what the faces 1 to 6 build here"));
};

struct RoundView {
  int vp = 0;
  Text text;

  DESCRIBE(RoundView, "CityPlannerRound", MEMBER(vp),
           MEMBER(text, "how they came about: \"4 green × 3\""));
};

struct SeatView {
  int money = 0;
  int vp = 0;
  int rerolls = 0;
  std::vector<RoundView> rounds;
  int score = 0;

  DESCRIBE(SeatView, "CityPlannerSeat", MEMBER(money), MEMBER(vp, "without money"),
           MEMBER(rerolls, "left this turn, or earned for the next"),
           MEMBER(rounds, "the turns played"),
           MEMBER(score, "with a VP for every full dollars_per_vp"));
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

  DESCRIBE(PositionView, "CityPlannerPosition", MEMBER(round, "from 1"),
           MEMBER(rounds, "in the whole game"), MEMBER(phase, "what happens next"),
           MEMBER(active, "whose turn it is; null when that is not drawn yet or all is over"),
           MEMBER(first, "who starts each round; null when not drawn yet"),
           MEMBER(changes_left, "dice the active seat may still change this turn"),
           MEMBER(change_price, "dollars"), MEMBER(dollars_per_vp, "at the end"),
           MEMBER(cards, "seven"), MEMBER(seats));
};

// Moves.

struct RerollView {
  int card = 1;
  int die = 1;

  TAG("kind", "reroll");
  DESCRIBE(RerollView, "CityPlannerReroll", MEMBER(card, "its number"),
           MEMBER(die, "the face it shows now"));
};

struct ChangeView {
  int card = 1;
  int die = 1;
  int to = 1;
  Kind becomes{};
  int price = 0;

  TAG("kind", "change");
  DESCRIBE(ChangeView, "CityPlannerChange", MEMBER(card, "its number"),
           MEMBER(die, "the face it shows now"), MEMBER(to, "the face it will show"),
           MEMBER(becomes, "what it will stand on"), MEMBER(price, "dollars"));
};

struct PassView {
  int card = 1;
  int die = 1;

  TAG("kind", "pass");
  DESCRIBE(PassView, "CityPlannerPass", MEMBER(card, "its number"),
           MEMBER(die, "the face it keeps"));
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

  ABOUT("Where the VP and the money of a result come from.");
  DESCRIBE(ScoreFacts, "CityPlannerScoreFacts",
           MEMBER(greens, "scored, with those mixed that count as green"),
           MEMBER(each, "VP of one, before doubling"), MEMBER(doubled), MEMBER(blues, "likewise"),
           MEMBER(blue_each, "dollars of one, before doubling"), MEMBER(blue_doubled),
           MEMBER(halls), MEMBER(halls_dollars, "of all of them"), MEMBER(parked),
           MEMBER(parked_dollars, "of all of them"),
           MEMBER(fee, "dollars paid for a lone red or yellow"));
};

struct ScoreView {
  int vp = 0;
  int dollars = 0;
  int rerolls = 0;
  Text tally;
  ScoreFacts facts;

  TAG("kind", "score");
  DESCRIBE(ScoreView, "CityPlannerScore", MEMBER(vp),
           MEMBER(dollars, "income less fee: may be negative"),
           MEMBER(rerolls, "free ones, for the next turn"),
           MEMBER(tally, "how the VP come about; empty without any"), MEMBER(facts));
};

using MoveView = std::variant<RerollView, ChangeView, PassView, ScoreView>;

}  // namespace townsmith::cityplanner
