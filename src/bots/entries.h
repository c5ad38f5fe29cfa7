// Included once for each game, with TOWNSMITH_GAME as its number in AllGames: bots are templates,
// and all games in one source would take minutes to compile.
#include "bots/all.h"
#include "bots/entry.h"

namespace townsmith::bots {

template <Game G>
std::unique_ptr<Entry> make_entry() {
  return std::make_unique<GameEntry<G>>();
}

template std::unique_ptr<Entry> make_entry<std::tuple_element_t<TOWNSMITH_GAME, AllGames>>();

}  // namespace townsmith::bots
