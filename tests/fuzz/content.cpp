// Any bytes in the place of each content file: the rules are made or refused with a sentence, and a
// game made of accepted content can be played to its end.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "core/game.h"
#include "games/all.h"
#include "games/content_files.h"
#include "words.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace townsmith;
  static const ContentFiles content = built_in_content();
  const std::string text(reinterpret_cast<const char*>(data), size);
  for_each_game([&](auto type) {
    using G = typename decltype(type)::type;
    for (const auto& [name, original] : content) {
      if (!name.starts_with(G::info().name)) continue;
      ContentFiles changed = content;
      changed[name] = text;
      const auto game = make_game<G>(standard_setup(G::info(), G::info().usual_players), changed);
      if (!game) {
        if (said(game.error()).empty()) std::abort();
        continue;
      }
      Random random(1);
      Chance chance(Random(2));
      typename G::State state = game->start();
      playout(*game, state, random, chance);
      for (const Seat seat : SeatSet::first(game->setup().players)) {
        if (game->score_sheet(state, seat).total() != game->score(state, seat)) std::abort();
      }
    }
  });
  return 0;
}
