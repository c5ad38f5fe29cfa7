#include <fmt/format.h>

#include "games/content_faults.h"
#include "support.h"
#include "words.h"

namespace townsmith::drawcity {
namespace {

std::string problem(const std::string& file, std::string_view from, std::string_view to) {
  return content_faults::problem<DrawCity>("drawcity/" + file, from, to);
}

constexpr const char* board_file = "drawcity/board.json";

/// The first four streets are all gaps.
const std::string& no_streets() {
  static const std::string text = [] {
    std::string gaps;
    for (int space = 0; space < 4 * columns; ++space) {
      gaps += fmt::format(R"({}"{}")", gaps.empty() ? "" : ", ", space_name(space));
    }
    return fmt::format(R"("gaps": [{}], "districts":)", gaps);
  }();
  return text;
}

TEST(DrawCityContent, A_board_may_have_gaps_as_long_as_it_can_be_played_on) {
  const auto gaps = [](std::string_view spaces) {
    return content_faults::problem<DrawCity>(board_file, R"("districts":)",
                                             fmt::format(R"("gaps": [{}], "districts":)", spaces));
  };
  EXPECT_EQ(gaps(R"("A1", "F5", "K10")"), "");
  EXPECT_EQ(gaps(R"("L1")"), "drawcity/board.json: gaps[0]: “L1” is not a space of the board.");
  EXPECT_EQ(gaps(R"("A1", "A1")"), "drawcity/board.json: gaps[1]: “A1” is there twice.");
  EXPECT_EQ(gaps(R"("B2")"),
            "drawcity/board.json: internet: The internet must not start in a gap of the board.\n"
            "drawcity/locations.json: streets[1][1].column: This space is a gap of the board.");
  EXPECT_EQ(gaps(R"("J9")"),
            "drawcity/board.json: internet: The internet must not start in a gap of the board.")
      << "where it starts below with six players";
  EXPECT_EQ(gaps(R"("D1")"),
            "drawcity/locations.json: streets[0][0].column: This space is a gap of the board.");
}

TEST(DrawCityContent, Nobody_builds_in_a_gap) {
  ContentFiles files = built_in_content();
  std::string& text = files.find(board_file)->second;
  const std::string_view from = R"("districts":)";
  text.replace(text.find(from), from.size(), R"("gaps": ["A1", "F3", "K10"], "districts":)");
  const auto game = make_game<DrawCity>(standard_setup(DrawCity::info(), 2), files);
  ASSERT_TRUE(game);
  EXPECT_EQ(game->in_use().count(), 4 * columns - 2);
  EXPECT_FALSE(game->in_use().test(*find_space("A1")));
  EXPECT_EQ(game->bounds().length, 2 * (4 * columns - 2) + 4);
  State state = game->start();
  Chance chance(Random(1));
  game->advance(state, chance);
  for (int number = 1; number <= number_count; ++number) {
    const Spaces open = game->open_spaces(state, state.active, number);
    EXPECT_EQ(open.count(), 4 * columns - 2) << number;
  }
  const auto view = game->view(observe(*game, state, Viewer::spectator()));
  EXPECT_EQ(view.gaps, (std::vector<std::string>{"A1", "F3"})) << "K10 is not in use";
}

TEST(DrawCityContent, The_built_in_content_has_no_problem) {
  const ContentFiles files = built_in_content();
  ContentReader reader(files);
  (void)read_content(reader);
  EXPECT_TRUE(reader.problems().empty());
  EXPECT_EQ(reader.files_read().size(), 5U);
}

TEST(DrawCityContent, There_are_48_developments_and_50_numbers_with_5_the_most_common) {
  const Content content = built_in();
  int types = 0;
  int numbers = 0;
  for (const int count : content.cards.types) types += count;
  for (const int count : content.cards.numbers) numbers += count;
  EXPECT_EQ(types, 48);
  EXPECT_EQ(numbers, 50);
  for (std::size_t n = 0; n < number_count; ++n) {
    EXPECT_LE(content.cards.numbers[n], content.cards.numbers[4]);
    EXPECT_GE(content.cards.numbers[n], content.cards.numbers[0]);
    EXPECT_EQ(content.cards.numbers[n], content.cards.numbers[8 - n]);
  }
}

int count_on(const Spaces& spaces, int street) {
  return (spaces & street_spaces[static_cast<std::size_t>(street)]).count();
}

TEST(DrawCityContent, Any_five_streets_in_a_row_hold_every_colour_twice) {
  const Content content = built_in();
  for (int top = 0; top + 5 <= max_streets; ++top) {
    for (const Spaces& colour : content.locations.spaces) {
      int count = 0;
      for (int street = top; street < top + 5; ++street) count += count_on(colour, street);
      EXPECT_EQ(count, 2) << "from street " << top + 1;
    }
  }
  for (int street = 0; street < max_streets; ++street) {
    int count = 0;
    for (const Spaces& colour : content.locations.spaces) count += count_on(colour, street);
    EXPECT_EQ(count, 2);
  }
}

TEST(DrawCityContent, With_four_streets_both_internet_starts_are_special_locations) {
  const DrawCity game = make(2, {{"locations", "on"}});
  game.internet_starts().for_each([&](int space) { EXPECT_GE(game.colour_at(space), 0); });
}

TEST(DrawCityContent, There_are_four_goals_of_each_pile) {
  const Content content = built_in();
  std::array<int, goal_slots> piles{};
  for (const Goal& goal : content.goals.goals) ++piles[static_cast<std::size_t>(goal.pile)];
  EXPECT_EQ(piles, (std::array<int, goal_slots>{4, 4, 4, 4, 4}));
}

TEST(DrawCityContent, A_missing_file_is_named) {
  for (const char* name : {"cards", "board", "locations", "charts", "goals"}) {
    ContentFiles files = built_in_content();
    const std::string file = std::string("drawcity/") + name + ".json";
    files.erase(file);
    ContentReader reader(files);
    (void)read_content(reader);
    EXPECT_EQ(said(reader.outcome().error()), file + ": The file is missing.");
  }
}

TEST(DrawCityContent, There_must_be_enough_cards_for_six_players_and_all_reveals) {
  EXPECT_EQ(
      problem("cards.json", R"("house": 12)", R"("house": 3)"),
      "drawcity/cards.json: developments: Six players need at least 40 of these cards in all, "
      "not 39.");
  EXPECT_EQ(problem("cards.json", R"("house": 12)", R"("house": 4)"), "");
  EXPECT_EQ(problem("cards.json", "[2, 4, 6, 8, 10, 8, 6, 4, 2]", "[1, 1, 1, 1, 4, 1, 1, 1, 1]"),
            "drawcity/cards.json: numbers: Six players need at least 13 of these cards in all, not "
            "12.");
  EXPECT_EQ(problem("cards.json", "[2, 4, 6,", "[4, 6,"),
            "drawcity/cards.json: numbers: This list must have 9 entries, not 8.");
  EXPECT_EQ(problem("cards.json", R"("house": 12)", R"("house": 41)"),
            "drawcity/cards.json: developments.house: This must be a whole number from 0 to 40.");
}

TEST(DrawCityContent, The_board) {
  EXPECT_EQ(problem("board.json", "[4, 5, 7, 9, 10]", "[2, 5, 7, 9, 10]"),
            "drawcity/board.json: streets[0]: This must be a whole number from 3 to 10.");
  EXPECT_EQ(problem("board.json", "[2, 2, 3, 2, 2]", "[2, 2, 3, 2, 1]"),
            "drawcity/board.json: districts: The districts must have 11 columns in all, not 10.");
  EXPECT_EQ(problem("board.json", R"("street_from_bottom": 2)", R"("street_from_bottom": 4)"),
            "drawcity/board.json: internet.lower.street_from_bottom: This must be a whole number "
            "from 1 to 3.");
}

TEST(DrawCityContent, Special_locations) {
  EXPECT_EQ(
      problem("locations.json", R"("colours": ["view", "lake")", R"("colours": ["view", "view")"),
      "drawcity/locations.json: colours[1]: “view” is there twice.");
  EXPECT_EQ(problem("locations.json", R"("colour": "lake")", R"("colour": "pond")"),
            "drawcity/locations.json: streets[1][0].colour: This must be one of view, lake, wood, "
            "square or harbour.");
  EXPECT_EQ(problem("locations.json", R"("column": 10)", R"("column": 4)"),
            "drawcity/locations.json: streets[0][1].column: This space is a special location "
            "already.");
  EXPECT_EQ(
      problem("locations.json", R"("column": 10)", R"("column": 12)"),
      "drawcity/locations.json: streets[0][1].column: This must be a whole number from 1 to 11.");
}

TEST(DrawCityContent, Charts) {
  EXPECT_EQ(problem("charts.json", R"("shops": [2,)", R"("shops": [-2,)"),
            "drawcity/charts.json: shops[0]: This must be a whole number from 0 to 100.");
  EXPECT_EQ(problem("charts.json", R"("internet": 1,)", ""),
            "drawcity/charts.json: internet: This is missing.");
  EXPECT_EQ(problem("charts.json", R"("internet": 1,)", R"("internet": 1, "wifi": 1,)"),
            "drawcity/charts.json: wifi: This name is not known here. Is it misspelt?");
}

TEST(DrawCityContent, Goals) {
  EXPECT_EQ(problem("goals.json", R"("rule": "group",)", R"("rule": "gruop",)")
                .find("drawcity/goals.json: goals[0].rule: This must be one of group, "),
            0U);
  EXPECT_EQ(problem("goals.json", R"("rule": "two groups", "count": 3, "other": 2)",
                    R"("rule": "two groups", "count": 3)"),
            "drawcity/goals.json: goals[3].other: This is missing.");
  EXPECT_EQ(problem("goals.json", R"("type": "any", "rule": "square of types")",
                    R"("type": "house", "rule": "square of types")"),
            "drawcity/goals.json: goals[19].type: This must be “any”.");
  EXPECT_EQ(
      problem("goals.json", R"("type": "factory", "rule": "beside types")",
              R"("type": "any", "rule": "beside types")"),
      "drawcity/goals.json: goals[8].type: This must be one of house, shop, factory or park.");
  EXPECT_EQ(problem("goals.json", R"("spaces_used": [1,)", R"("spaces_used": [4,)"),
            "drawcity/goals.json: spaces_used[0]: This must be a whole number from 1 to 3.");
  EXPECT_EQ(problem("goals.json", R"("count": 4, "many": 5)", R"("count": 4, "many": 3)"),
            "drawcity/goals.json: goals[2].many: This must be a whole number from 4 to 10.");
  EXPECT_EQ(problem("goals.json", R"("count": 4, "many": 5)", R"("count": 4, "other": 5)"),
            "drawcity/goals.json: goals[2].many: This is missing.\n"
            "drawcity/goals.json: goals[2].other: This name is not known here. Is it misspelt?");
  ContentFiles files = built_in_content();
  std::string& text = files.find("drawcity/goals.json")->second;
  for (std::size_t at = 0; (at = text.find(R"("pile": "park")", at)) != std::string::npos;) {
    text.replace(at, 14, R"("pile": "shop")");
  }
  ContentReader reader(files);
  (void)read_content(reader);
  EXPECT_EQ(said(reader.outcome().error()),
            "drawcity/goals.json: goals: The pile “park” has no goal.");
}

TEST(DrawCityContent, What_is_wrong_is_said_in_every_language) {
  ContentFiles files = built_in_content();
  const std::string& goals = files.find("drawcity/goals.json")->second;
  const std::size_t other = goals.find("    { \"name\": \"Mixed street\"");
  const std::string last_pile = goals.substr(other, goals.find("\n  ]", other) - other);
  content_faults::expect_all_said<DrawCity>({
      {"drawcity/cards.json", R"("house": 12)", R"("house": 3)"},
      {"drawcity/cards.json", R"("house": 12, "shop": 12, "factory": 12, "park": 12)",
       R"("house": 40, "shop": 40, "factory": 40, "park": 1)"},
      {"drawcity/board.json", "[2, 2, 3, 2, 2]", "[2, 2, 3, 2, 1]"},
      {"drawcity/locations.json", R"("column": 10)", R"("column": 4)"},
      {"drawcity/goals.json", last_pile, ""},
      {"drawcity/locations.json", R"("lake", )", R"("view", )"},
      {board_file, R"("districts":)", R"("gaps": ["L1"], "districts":)"},
      {board_file, R"("districts":)", R"("gaps": ["B2"], "districts":)"},
      {board_file, R"("districts":)", R"("gaps": ["D1"], "districts":)"},
      {board_file, R"("districts":)", no_streets()},
  });
}

}  // namespace
}  // namespace townsmith::drawcity
