// What the game says about itself: options, how it is made, bounds.
#include "games/cityplanner/cityplanner.h"

#include <algorithm>

namespace townsmith::cityplanner {

static_assert(Game<CityPlanner>);

namespace {

constexpr std::array<std::string_view, 3> first_choices = {"0", "1", "random"};
constexpr std::array<OptionInfo, 1> options = {{
    {"first", "Who starts: seat 0, seat 1, or one drawn by lot. Ignored when playing alone.", 0, 2,
     0, first_choices},
}};

}  // namespace

const GameInfo& CityPlanner::info() {
  static constexpr GameInfo game = {
      .name = "cityplanner",
      .title = "City Planner",
      .tagline = "Seven dice, seven blocks: roll, nudge, hand one on, score six.",
      .credits =
          "Designed by Alban Viard and Todd Sanders. Unofficial implementation; the card "
          "faces are reconstructed.",
      .min_players = 1,
      .max_players = 2,
      .usual_players = 2,
      .hidden = false,
      .simultaneous = false,
      .options = options,
  };
  return game;
}

CityPlanner::CityPlanner(const Setup& setup, const Content& content)
    : setup_(setup), cards_(content.cards), charts_(content.charts), outcomes_(content.charts) {}

Bounds CityPlanner::bounds() const {
  int halls = 0;
  for (const auto& faces : cards_) {
    halls += std::count(faces.begin(), faces.end(), Kind::purple) > 0 ? 1 : 0;
  }
  const int rerolls = std::min(halls, scored_count) * charts_.town_hall.rerolls;
  // The first turn has seven dice to change and pass but no rerolls; later the locked die is out.
  const int first_turn = 2 * card_count + card_count;
  const int later_turn = 3 * scored_count + (solo() ? scored_count : card_count);
  const int turns = charts_.rounds;
  const int changes =
      charts_.change.dice + (turns - 1) * std::min(charts_.change.dice, scored_count);
  return {.moves = std::max({first_turn, later_turn, outcomes_.max_results()}),
          .length = setup_.players * (2 * turns + changes + (turns - 1) * rerolls),
          .min_score = 0,
          .max_score =
              turns * outcomes_.max_vp() +
              (charts_.start_money + turns * outcomes_.max_dollars()) / charts_.dollars_per_vp};
}

}  // namespace townsmith::cityplanner
