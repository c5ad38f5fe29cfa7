#include "games/languages.h"

#include "conformance/setups.h"
#include "core/erased_game.h"
#include "support.h"

namespace townsmith::cornerlots {
namespace {

languages::Listener listener() {
  return {"cornerlots", [](std::string_view text) {
            return text.size() == 2 && text[0] >= 'a' && text[0] <= 'd';  // the name of a lot
          }};
}

TEST(CornerLotsLanguages, Every_catalogue_has_every_key) {
  languages::expect_complete_catalogues(CornerLots::info(), {"grade-"});
}

TEST(CornerLotsLanguages, Everything_is_said_in_every_language) {
  languages::Listener heard = listener();
  languages::Eavesdropper ears(heard, 40, 100);
  for (const auto& setup : conformance::default_setups(CornerLots::info(), false)) {
    const auto game = ErasedGameType<CornerLots>().create(setup, built_in_content()).value();
    for (std::uint64_t seed = 0; seed < 10; ++seed) ears.play(*game, seed);
  }
  heard.expect_heard_all({"grade-mayor"});
}

}  // namespace
}  // namespace townsmith::cornerlots
