#include "core/setup.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "words.h"

namespace townsmith {
namespace {

constexpr std::array<std::string_view, 3> firsts = {"0", "1", "random"};
constexpr std::array<OptionInfo, 3> options = {{
    {"level", "How much counts.", 1, 3, 1},
    {"free", "No limit.", 0, 1, 0, off_on},
    {"first", "Who starts.", 0, 2, 0, firsts},
}};
constexpr std::array<std::pair<std::string_view, int>, 2> expert_values = {
    {{"level", 3}, {"free", 1}}};
constexpr std::array<Preset, 1> presets = {{{"expert", "Everything.", expert_values}}};

GameInfo info() {
  GameInfo game{};
  game.name = "toy";
  game.title = "Toy";
  game.min_players = 1;
  game.max_players = 3;
  game.options = options;
  game.presets = presets;
  return game;
}

std::string refusal(int players, const OptionValues& values) {
  const auto setup = make_setup(info(), players, values);
  return setup ? "accepted" : said(setup.error());
}

TEST(Setup, Starts_from_the_standard_options) {
  const auto setup = make_setup(info(), 2, {});
  ASSERT_TRUE(setup);
  EXPECT_EQ(*setup, standard_setup(info(), 2));
  EXPECT_EQ(setup->options[0], 1);
  EXPECT_EQ(setup->players, 2);
}

TEST(Setup, Options_are_set_by_number_or_by_name) {
  const auto setup = make_setup(info(), 1, {{"level", "2"}, {"free", "on"}, {"first", "random"}});
  ASSERT_TRUE(setup);
  EXPECT_EQ(setup->options[0], 2);
  EXPECT_EQ(setup->options[1], 1);
  EXPECT_EQ(setup->options[2], 2);
}

TEST(Setup, A_preset_sets_several_and_single_options_win_over_it) {
  const auto setup = make_setup(info(), 1, {{"level", "2"}, {"preset", "expert"}});
  ASSERT_TRUE(setup);
  EXPECT_EQ(setup->options[0], 2);
  EXPECT_EQ(setup->options[1], 1);
}

TEST(Setup, A_handicap_gives_points_to_each_seat_in_turn) {
  const auto setup = make_setup(info(), 3, {{"handicap", "0,-5,200"}});
  ASSERT_TRUE(setup);
  EXPECT_EQ(setup->handicap[1], -5);
  EXPECT_EQ(setup->handicap[2], 200);
  const auto shorter = make_setup(info(), 3, {{"handicap", "4"}});
  ASSERT_TRUE(shorter);
  EXPECT_EQ(shorter->handicap[0], 4);
  EXPECT_EQ(shorter->handicap[1], 0);
}

TEST(Setup, Every_refusal_is_a_sentence) {
  EXPECT_EQ(refusal(0, {}), "Toy is for 1 to 3 players, not 0.");
  EXPECT_EQ(refusal(4, {}), "Toy is for 1 to 3 players, not 4.");
  EXPECT_EQ(refusal(1, {{"speed", "1"}}),
            "Toy has no option “speed”; it has level, free, first, handicap and compensation.");
  EXPECT_EQ(refusal(1, {{"level", "4"}}), "The option “level” takes 1, 2 or 3, not “4”.");
  EXPECT_EQ(refusal(1, {{"level", ""}}), "The option “level” takes 1, 2 or 3, not “”.");
  EXPECT_EQ(refusal(1, {{"level", "2x"}}), "The option “level” takes 1, 2 or 3, not “2x”.");
  EXPECT_EQ(refusal(1, {{"free", "yes"}}), "The option “free” takes off or on, not “yes”.");
  EXPECT_EQ(refusal(1, {{"first", "2"}}), "The option “first” takes 0, 1 or random, not “2”.");
  EXPECT_EQ(refusal(1, {{"preset", "novice"}}), "Toy has no preset “novice”; it has expert.");
  GameInfo plain = info();
  plain.presets = {};
  EXPECT_EQ(said(make_setup(plain, 1, {{"preset", "novice"}}).error()), "Toy has no presets.");
}

TEST(Setup, Two_values_for_one_option_are_refused) {
  const auto twice = make_setup(info(), 2, {{"handicap", "0,1"}, {"handicap", "1,0"}});
  ASSERT_FALSE(twice);
  EXPECT_EQ(said(twice.error()), "The option “handicap” has two different values.");
  EXPECT_TRUE(make_setup(info(), 2, {{"handicap", "0,1"}, {"handicap", "0,1"}}));
}

TEST(Setup, A_handicap_that_does_not_fit_is_refused) {
  const std::string sentence =
      "A handicap is 2 whole numbers from -200 to 200, separated by commas: one for each seat.";
  for (const char* text : {"", "1,2,3", "201", "-201", "1,", "a", "1;2", "1,2,"}) {
    EXPECT_EQ(refusal(2, {{"handicap", text}}), sentence) << text;
  }
}

TEST(Setup, A_compensation_gives_points_to_places_where_seats_take_turns) {
  const auto setup = make_setup(info(), 3, {{"compensation", "0,1,-2"}});
  ASSERT_TRUE(setup);
  EXPECT_TRUE(setup->compensates);
  EXPECT_EQ(setup->compensation[1], 1);
  EXPECT_EQ(setup->compensation[2], -2);
  EXPECT_FALSE(make_setup(info(), 3, {{"compensation", "0,0"}})->compensates);
  EXPECT_EQ(refusal(2, {{"compensation", "1,2,3"}}),
            "A compensation is 2 whole numbers from -200 to 200, separated by commas: one for each "
            "place in turn order, the first player’s first.");
  GameInfo together = info();
  together.simultaneous = true;
  EXPECT_EQ(said(make_setup(together, 2, {{"compensation", "0,1"}}).error()),
            "Toy has no option “compensation”; it has level, free, first and handicap.");
}

TEST(Setup, Is_written_as_it_is_read) {
  const OptionValues values = {
      {"level", "3"}, {"first", "random"}, {"handicap", "0,7"}, {"compensation", "0,1"}};
  const auto setup = make_setup(info(), 2, values);
  ASSERT_TRUE(setup);
  EXPECT_EQ(option_values(info(), *setup, true), values);
  const OptionValues whole = option_values(info(), *setup, false);
  EXPECT_EQ(whole.size(), 5U);
  EXPECT_EQ(*make_setup(info(), 2, whole), *setup);
  EXPECT_TRUE(option_values(info(), standard_setup(info(), 2), true).empty());
}

TEST(Setup, An_option_is_written_with_an_equals_sign) {
  EXPECT_EQ(*parse_option("level=3"), (std::pair<std::string, std::string>{"level", "3"}));
  EXPECT_EQ(*parse_option("a=b=c"), (std::pair<std::string, std::string>{"a", "b=c"}));
  EXPECT_EQ(*parse_option("a="), (std::pair<std::string, std::string>{"a", ""}));
  EXPECT_EQ(said(parse_option("level").error()), "An option is written NAME=VALUE, not “level”.");
  EXPECT_FALSE(parse_option("=3"));
  EXPECT_FALSE(parse_option(""));
}

TEST(Parse_int, Reads_whole_numbers_and_nothing_else) {
  EXPECT_EQ(*parse_int("-12"), -12);
  EXPECT_EQ(*parse_int("2147483647"), 2147483647);
  for (const char* text : {"", " 1", "1 ", "+1", "0x1", "1.0", "2147483648", "--1"}) {
    EXPECT_EQ(said(parse_int(text).error()), fmt::format("“{}” is not a whole number.", text));
  }
}

}  // namespace
}  // namespace townsmith
