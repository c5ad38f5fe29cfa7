// What the game says about itself: options, how it is made, bounds.
#include "games/townies/townies.h"

#include <algorithm>

namespace townsmith::townies {

static_assert(Game<Townies>);

namespace {

constexpr std::array<std::string_view, additional_goals + 1> goal_choices = {
    "random",       "crossroads", "recreational-areas", "downtown",     "suburbs",  "hub",
    "surroundings", "symmetry",   "triangle",           "urban-routes", "wind-rose"};
constexpr std::array<std::string_view, bonus_cards + 1> bonus_choices = {
    "random", "stable-soil", "funding", "rezoning", "second-draft"};
constexpr std::array<std::string_view, colour_count + 1> colour_choices = {
    "random", "red", "yellow", "brown", "green", "blue"};

constexpr std::array<OptionInfo, 4> options = {{
    {"mode", "First game: no goals, no bonus. Second: individual goals and bonus. Full: all.", 0, 2,
     2, mode_names},
    {"goal", "The additional goal; counts in the full game only.", 0, additional_goals, 0,
     goal_choices},
    {"bonus", "The bonus card; not in a first game.", 0, bonus_cards, 0, bonus_choices},
    {"colour", "The marker to start with when playing alone; otherwise lots are drawn.", 0,
     colour_count, 0, colour_choices},
}};

using Values = std::pair<std::string_view, int>;
constexpr std::array<Values, 1> first_game = {{{"mode", 0}}};
constexpr std::array<Values, 1> second_game = {{{"mode", 1}}};

constexpr std::array<Preset, 2> presets = {{
    {"first game", "Blocks and Objects only.", first_game},
    {"second game", "With individual goals and a bonus card.", second_game},
}};

constexpr GameInfo game_info = {
    .name = "townies",
    .title = "Townies",
    .tagline = "Two dice, five markers, one town plan each: put nine Objects where they pay.",
    .credits =
        "A game by Evgeny Petrov, published by Hobby World. Unofficial implementation; "
        "map, Shapes and two bonus cards are reconstructed.",
    .min_players = 1,
    .max_players = max_players,
    .usual_players = 2,
    .hidden = true,
    .simultaneous = true,
    .options = options,
    .presets = presets,
};

int most_of(const std::vector<int>& chart) { return chart.empty() ? 0 : chart.back(); }

}  // namespace

const GameInfo& Townies::info() { return game_info; }

Townies::Townies(const Setup& setup, Content content)
    : setup_(setup),
      content_(std::move(content)),
      pieces_(content_),
      lots_(pieces_, content_.land),
      mode_(static_cast<Mode>(setup.options[option_mode])) {}

Bounds Townies::bounds() const {
  int widest = 0;
  int all_shapes = 0;
  for (int shape = 0; shape < shape_faces; ++shape) {
    const int spots = pieces_.count_rooms(shape, FreeSpaces(content_.land.all));
    widest = std::max(widest, spots);
    all_shapes += spots;
  }
  const int spaces = content_.land.all.count();
  const int beside = spaces - 1;
  const int card = mode_ == Mode::first ? static_cast<int>(Bonus::stable_soil)
                                        : static_cast<int>(setup_.options[option_bonus]);
  int moves = widest + 2 * beside + 1;
  if (card == 0 || card == static_cast<int>(Bonus::second_draft)) {
    moves = std::max(moves, all_shapes + object_kinds * beside + 1);
  }
  if (card == 0 || card == static_cast<int>(Bonus::rezoning)) {
    moves = std::max(moves, colour_count * (widest + 2 * beside) + 1);
  }

  // Of any five rounds, one brings the marker of a Block beside an empty space, and with it the
  // basic Object there: nobody whose map is not full passes five times in a row. A turn has two
  // steps at most.
  const int objects = content_.circles;
  const int shapes = solo() ? objects : std::max(0, spaces - objects) / 4;
  const int turns = shapes + objects;
  const int length = setup_.players * (colour_count * turns + turns);

  int object = 0;
  for (const ObjectScoring& scoring : content_.objects) {
    object = std::max(object, direction_count * scoring.each + scoring.extra);
  }
  int score = objects * object;
  if (mode_ != Mode::first) {
    score += content_.stars.count() * content_.soil_points;
    score += most_of(content_.card(Goal::specialization).chart) +
             most_of(content_.card(Goal::standardization).chart);
  }
  if (mode_ == Mode::full) {
    int max = 0;
    for (int goal = 1; goal <= additional_goals; ++goal) {
      max = std::max(max, most_of(content_.card(static_cast<Goal>(goal)).chart));
    }
    score += max;
  }
  return {.moves = moves, .length = length, .min_score = 0, .max_score = score};
}

}  // namespace townsmith::townies
