#include "games/languages.h"

#include <gtest/gtest.h>

#include "conformance/setups.h"
#include "core/erased_game.h"
#include "games/cityplanner/cityplanner.h"
#include "games/content_files.h"
#include "support.h"

namespace townsmith::cityplanner {
namespace {

languages::Listener listener() {
  // What is typed for an amount.
  return {"cityplanner",
          [](std::string_view text) { return text == "vp" || text == "$" || text == "r"; }};
}

TEST(CityPlannerLanguages, Every_catalogue_has_every_key) {
  languages::expect_complete_catalogues(CityPlanner::info(), {"grade-"});
}

TEST(CityPlannerLanguages, Everything_is_said_in_every_language) {
  languages::Listener heard = listener();
  languages::Eavesdropper ears(heard, 78, 30);
  for (const auto& setup : conformance::default_setups(CityPlanner::info(), false)) {
    const auto game = ErasedGameType<CityPlanner>().create(setup, built_in_content()).value();
    for (std::uint64_t seed = 0; seed < 4; ++seed) ears.play(*game, seed);
  }
  heard.expect_heard_all({"grade-firm-partner", "grade-emeritus"});
}

TEST(CityPlannerLanguages, What_moves_use_is_said_in_every_language) {
  languages::Listener heard = listener();
  const CityPlanner game = make(1);
  Random random(1, 0);
  Chance chance(Random(1, 1));
  State state = begin(game, chance);
  int round = 0;
  while (!game.over(state)) {
    EXPECT_TRUE(game.round(state) == round || game.round(state) == round + 1);
    round = game.round(state);
    const Move move = random_move(game, state, seat_at(0), random);
    const std::vector<Use> uses = game.uses(state, seat_at(0), move);
    EXPECT_EQ(uses.size(), move.kind == MoveKind::score  ? 6U
                           : move.kind == MoveKind::pass ? 2U
                                                         : 1U);
    for (const Use& use : uses) heard.hear(use.thing);
    play(game, state, seat_at(0), move, chance);
  }
  EXPECT_EQ(round, 8);
}

TEST(CityPlannerLanguages, Amounts_and_numbers_take_their_forms) {
  const auto in = [](std::string_view code, const Text& text) {
    return Language::read(languages::source_words(), code)->say(text);
  };
  const Text tally = say("tally", {{"greens", 1}, {"each", 1}, {"doubled", true}});
  EXPECT_EQ(in("en", tally), "1 green, doubled");
  EXPECT_EQ(in("de", tally), "1 grün, verdoppelt");
  EXPECT_EQ(in("fr", tally), "1 vert, doublé");
  const Text score =
      say("move-score", {{"vp", 2},
                         {"tally", say("tally", {{"greens", 2}, {"each", 3}, {"doubled", false}})},
                         {"money", money_symbol(-4)},
                         {"dollars", 4},
                         {"rerolls", 2}});
  EXPECT_EQ(in("en", score),
            "Score 2 VP (2 green × 3) and a loss of $4, with 2 free rerolls for the next turn.");
  EXPECT_EQ(
      in("de", score),
      "Werten: 2 SP (2 grün × 3) und 4\u00A0$ Verlust, dazu 2 freie Neuwürfe im nächsten Zug.");
  EXPECT_EQ(
      in("fr", score),
      "Décompte\u202F: 2 PV (2 verts × 3) et une perte de 4\u00A0$, avec 2 relances gratuites au "
      "prochain tour.");
  const Text pass = say("prompt-adjust", {{"solo", true}, {"reroll", false}, {"change", false}});
  EXPECT_EQ(in("en", pass), "Set one card aside.");
  EXPECT_EQ(in("de", pass), "Lege eine Karte beiseite.");
  EXPECT_EQ(in("fr", pass), "Mettez une carte de côté.");
}

}  // namespace
}  // namespace townsmith::cityplanner
