// What the game says about itself: options, how it is made, bounds.
#include "games/drawcity/drawcity.h"

#include <algorithm>

namespace townsmith::drawcity {

static_assert(Game<DrawCity>);

namespace {

enum Option : std::uint8_t {
  opt_streets,
  opt_goals,
  opt_other_goal,
  opt_zoning,
  opt_demand,
  opt_locations,
  opt_neighborhoods,
  opt_numbering,
  opt_first,
  option_count
};

constexpr std::array<std::string_view, 9> street_choices = {"auto", "3", "4", "5", "6",
                                                            "7",    "8", "9", "10"};
constexpr std::array<std::string_view, 2> numbering_choices = {"left-to-right", "right-to-left"};
constexpr std::array<std::string_view, 2> first_choices = {"random", "0"};

constexpr std::array<OptionInfo, option_count> options = {{
    {"streets", "Streets in use; auto goes by the number of players.", 0, 8, 0, street_choices},
    {"goals", "Municipal goals: points for those who complete them first.", 0, 1, 1, off_on},
    {"other_goal", "A fifth municipal goal, about several types; needs goals.", 0, 1, 0, off_on},
    {"zoning", "Zoning districts: points for the right mix in some columns.", 0, 1, 0, off_on},
    {"demand", "Popular demand: points for the most of one type on a street.", 0, 1, 0, off_on},
    {"locations", "Special locations: points for sets of different colours.", 0, 1, 0, off_on},
    {"neighborhoods", "Neighborhoods: points for lines of three that match a pattern.", 0, 1, 0,
     off_on},
    {"numbering", "The way in which a player's numbers ascend along a street.", 0, 1, 0,
     numbering_choices},
    {"first", "Who starts: a seat drawn by lot, or seat 0.", 0, 1, 0, first_choices},
}};

using Value = std::pair<std::string_view, int>;
constexpr std::array<Value, 1> first_game = {{{"goals", 0}}};
constexpr std::array<Value, 6> everything = {{{"goals", 1},
                                              {"other_goal", 1},
                                              {"zoning", 1},
                                              {"demand", 1},
                                              {"locations", 1},
                                              {"neighborhoods", 1}}};
constexpr std::array<Preset, 2> presets = {{
    {"first game", "The bare game, without any module.", first_game},
    {"everything", "All five modules and the fifth goal.", everything},
}};

}  // namespace

const GameInfo& DrawCity::info() {
  static constexpr GameInfo game = {
      .name = "drawcity",
      .title = "DrawCity",
      .tagline = "One shared board: combine a number and a development, and mind your order.",
      .credits =
          "Designed by Edas Matulaitis. Unofficial implementation; lost pictures are "
          "reconstructed.",
      .min_players = 2,
      .max_players = max_players,
      .usual_players = 3,
      .hidden = true,
      .simultaneous = false,
      .options = options,
      .presets = presets,
  };
  return game;
}

DrawCity::DrawCity(const Setup& setup, Content content)
    : setup_(setup), content_(std::move(content)) {
  const auto on = [&](Option option) { return setup_.options[option] != 0; };
  streets_ = on(opt_streets) ? setup_.options[opt_streets] + min_streets - 1
                             : content_.board.streets[static_cast<std::size_t>(setup_.players - 2)];
  const BoardPlan& plan = content_.board;
  in_use_ = plan.spaces(streets_);
  starts_ = plan.internet_starts(streets_) & in_use_;
  for (std::size_t i = 0; i < district_count; ++i) {
    for (int x = plan.districts[i]; x < plan.districts[i + 1]; ++x) {
      districts_[i] |= Board::column(x) & in_use_;
    }
  }
  std::uint8_t number = 0;
  for (const Goal& goal : content_.goals.goals) {
    piles_[static_cast<std::size_t>(goal.pile)].push_back(++number);
    const bool by_all = goal.subject == any_type || goal.about_surroundings();
    affected_[number] =
        static_cast<std::uint8_t>(by_all ? (1U << type_count) - 1U : 1U << goal.subject);
  }
  with_goals_ = on(opt_goals);
  with_other_ = on(opt_other_goal);
  with_zoning_ = on(opt_zoning);
  with_demand_ = on(opt_demand);
  with_locations_ = on(opt_locations);
  with_neighborhoods_ = on(opt_neighborhoods);
  right_to_left_ = on(opt_numbering);
  first_by_lot_ = !on(opt_first);
}

Bounds DrawCity::bounds() const {
  const int spaces = in_use_.count();
  // A seat's numbers on a street are different ones.
  const int own = std::min(spaces, number_count * streets_);
  const Charts& charts = content_.charts;
  int each = std::max(type_count * charts.factory, 4 * charts.park + charts.park_bonus.points);
  for (int n = 1; n <= own; ++n) {
    const int group =
        charts.houses[static_cast<std::size_t>(n)] + std::min(n, streets_) * charts.house_street;
    each = std::max(each, (group + n - 1) / n);
  }
  for (int n = 1; n <= number_count; ++n) {
    each = std::max(each, (charts.shops[static_cast<std::size_t>(n)] + n - 1) / n);
  }
  const int locations = with_locations_ ? own : 0;
  int set_each = 0;
  for (int n = 1; n <= colour_count; ++n) {
    set_each = std::max(set_each,
                        (content_.locations.points[static_cast<std::size_t>(n - 1)] + n - 1) / n);
  }
  const auto& spaces_points = content_.goals.points;
  const int max =
      own * (each + charts.internet) +
      goal_slots_used() * *std::max_element(spaces_points.begin(), spaces_points.end()) +
      (with_zoning_ ? district_count * charts.zoning : 0) +
      (with_demand_ ? streets_ * std::max(charts.demand.first, charts.demand.second) : 0) +
      locations * set_each +
      (with_neighborhoods_ ? spaces / pattern_size * charts.neighborhood : 0);
  // Between two builds a seat skips at most once, and it ends with two skips.
  return {.moves = hand_size * hand_size * spaces * (with_neighborhoods_ ? line_positions : 1),
          .length = 2 * spaces + 2 * setup_.players,
          .min_score = 0,
          .max_score = max};
}

}  // namespace townsmith::drawcity
