// instructions GAME GAMES: plays GAMES random games and prints the number of plies.
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "core/game.h"
#include "games/all.h"
#include "games/content_files.h"

int main(int argc, char** argv) {
  using namespace townsmith;
  if (argc != 3) {
    std::fputs("usage: instructions GAME GAMES\n", stderr);
    return 2;
  }
  const int games = std::atoi(argv[2]);
  for_each_game([&](auto type) {
    using G = typename decltype(type)::type;
    if (G::info().name != std::string_view(argv[1])) return;
    const auto game =
        make_game<G>(standard_setup(G::info(), G::info().usual_players), built_in_content());
    if (!game) return;
    Random random(1);
    Chance chance(Random(2));
    long plies = 0;
    for (int i = 0; i < games; ++i) {
      typename G::State state = game->start();
      plies += playout(*game, state, random, chance);
    }
    std::printf("%ld\n", plies);
  });
  return 0;
}
