#include "games/languages.h"

#include <gtest/gtest.h>

#include "conformance/setups.h"
#include "core/erased_game.h"
#include "games/cities/positions.h"

namespace townsmith::cities {
namespace {

languages::Listener listener() {
  // Cells, fields and the looks of tiles.
  return {"cities", [](std::string_view text) {
            static const std::regex plain("[a-z]{1,2}[0-9]{1,2}([ns][we])?|[APTW]{2}/?[APTW]{2}");
            return std::regex_match(text.begin(), text.end(), plain);
          }};
}

TEST(CitiesLanguages, Every_catalogue_has_every_key) {
  languages::expect_complete_catalogues(Cities::info(), {});
}

TEST(CitiesLanguages, Everything_is_said_in_every_language) {
  languages::Listener heard = listener();
  languages::Eavesdropper ears(heard, 78, 8);
  for (const auto& setup : conformance::default_setups(Cities::info(), false)) {
    if (setup.players > 2 && setup.players < 8) continue;
    const auto game = ErasedGameType<Cities>().create(setup, built_in_content()).value();
    ears.play(*game, setup.players);
  }
  // Only what cannot be done leads to fields without tiles, or needs the name of a tile.
  heard.expect_heard_all({"kind-none", "tile"});
}

TEST(CitiesLanguages, What_moves_use_is_said_in_every_language) {
  languages::Listener heard = listener();
  const Cities game = make_cities(1, {{"one_more", "on"}});
  Random random(1, 0);
  Chance chance(Random(1, 1));
  State state = begin(game, chance);
  int round = 1;
  while (!game.over(state)) {
    EXPECT_TRUE(game.round(state) == round || game.round(state) == round + 1);
    round = game.round(state);
    const Move move = game.random_move(state, seat0, random);
    const std::vector<Use> uses = game.uses(state, seat0, move);
    const bool nothing = move.kind == MoveKind::stay || move.kind == MoveKind::refuse;
    EXPECT_EQ(uses.size(), nothing ? 0U : 1U);
    for (const Use& use : uses) {
      heard.hear(use.thing);
      const std::vector<std::string> touched = game.explain(state, seat0, move).spaces;
      ASSERT_EQ(use.spaces.size(), move.kind == MoveKind::cover ? 4U : 1U);
      EXPECT_EQ(use.spaces.front(), touched.front());
    }
    play(game, state, seat0, move, chance);
  }
  EXPECT_EQ(round, 14);
}

TEST(CitiesLanguages, Kinds_of_fields_take_their_articles) {
  const auto in = [](std::string_view code, const Text& text) {
    return Language::read(languages::source_words(), code)->say(text);
  };
  const Text walk = say(
      "move-walk",
      {{"from", "d4nw"}, {"jump", true}, {"kind", kind_text(Kind::terrace)}, {"field", "e4ne"}});
  EXPECT_EQ(in("en", walk), "Let the tourist at d4nw jump to the terrace e4ne.");
  EXPECT_EQ(in("de", walk), "Den Touristen auf d4nw auf die Terrasse e4ne springen lassen.");
  EXPECT_EQ(in("fr", walk), "Faire sauter le touriste en d4nw sur la terrasse e4ne.");
  const Text told = townsmith::say("townsmith", "event-moved", {{"name", "Ada"}, {"what", walk}});
  EXPECT_EQ(in("en", told), "Ada: The tourist at d4nw jumped to the terrace e4ne.");
  EXPECT_EQ(in("de", told), "Ada: Der Tourist auf d4nw ist auf die Terrasse e4ne gesprungen.");
  EXPECT_EQ(in("fr", told), "Ada\u202F: Le touriste en d4nw a sauté sur la terrasse e4ne.");
  const Text park = say("line-park", {{"field", "d4nw"}, {"zone", 1}, {"beside", 2}});
  EXPECT_EQ(in("en", park), "Zone of 1 park at d4nw with 2 water fields beside it");
  EXPECT_EQ(in("de", park), "Zone aus 1 Park bei d4nw, daneben 2 Wasserfelder");
  EXPECT_EQ(in("fr", park), "Zone de 1 parc en d4nw, bordée de 2 cases d’eau");
}

}  // namespace
}  // namespace townsmith::cities
