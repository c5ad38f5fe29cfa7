// Every game once, at random, with nothing but a public header.
#include <townsmith/games.h>

#include <cstdio>

int main() {
  bool played = true;
  townsmith::for_each_game([&](auto type) {
    using G = typename decltype(type)::type;
    const auto game =
        townsmith::make_game<G>(townsmith::standard_setup(G::info(), G::info().usual_players),
                                townsmith::built_in_content());
    townsmith::Random random(1);
    townsmith::Chance chance(townsmith::Random(2));
    typename G::State state = game->start();
    played = townsmith::playout(*game, state, random, chance) > 0 && played;
    std::printf("%d ", game->score(state, townsmith::seat_at(0)));
  });
  std::puts("");
  return played ? 0 : 1;
}
