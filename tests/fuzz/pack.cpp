// Any bytes as a pack: it is read or refused with a sentence, reading what is written again changes
// nothing, and a pack that can be played is played to the end.
#include "core/pack.h"

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
  const auto pack = parse_pack(text);
  if (!pack) {
    if (said(pack.error()).empty()) std::abort();
    return 0;
  }
  const auto again = parse_pack(to_text(*pack));
  if (again && !(*again == *pack)) std::abort();
  const ContentFiles folder = unpacked(*pack);
  if (const auto folded = pack_of(folder); folded && !(*folded == *pack)) std::abort();
  (void)changes_of(*pack, content);
  for_each_game([&](auto type) {
    using G = typename decltype(type)::type;
    if (pack->game != G::info().name) return;
    const ErasedGameType<G> erased;
    const auto problems = pack_problems(erased, content, *pack);
    for (const ContentProblem& problem : problems) {
      if (said(problem.text()).empty()) std::abort();
    }
    if (first_error(problems) != nullptr) return;
    const auto game =
        make_game<G>(standard_setup(G::info(), G::info().usual_players), with_pack(content, *pack));
    if (!game) std::abort();
    Random random(1);
    Chance chance(Random(2));
    typename G::State state = game->start();
    playout(*game, state, random, chance);
  });
  return 0;
}
