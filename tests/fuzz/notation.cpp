// Any bytes as a move: parsed and checked in every position along a random game of every game. The
// first byte picks the game and how far it has gone.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/game.h"
#include "games/all.h"
#include "games/content_files.h"

namespace {

using namespace townsmith;

template <Game G>
void try_move(const G& game, int plies, std::string_view text) {
  Random random(static_cast<std::uint64_t>(plies));
  Chance chance(Random(static_cast<std::uint64_t>(plies), 1));
  typename G::State state = begin(game, chance);
  for (int i = 0; i < plies && !game.over(state); ++i) {
    const Seat seat = game.actors(state).front();
    play(game, state, seat, random_move(game, state, seat, random), chance);
  }
  for (const Seat seat : SeatSet::first(game.setup().players)) {
    const auto move = game.parse(state, seat, text);
    if (!move || !game.check(state, seat, *move)) continue;
    // What is accepted must be listed, and its own notation must mean the same.
    MoveList<G> moves;
    game.legal_moves(state, seat, moves);
    bool listed = false;
    for (const auto& legal : moves) listed = listed || legal == *move;
    const auto again = game.parse(state, seat, game.notate(state, seat, *move));
    if (!listed || !again || !(*again == *move)) std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const ContentFiles content = built_in_content();
  if (size < 2) return 0;
  const int plies = data[0] % 64;
  int wanted = data[0] / 64;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  for_each_game([&](auto type) {
    using G = typename decltype(type)::type;
    static const auto game =
        make_game<G>(standard_setup(G::info(), G::info().usual_players), content);
    if (!game) std::abort();
    if (wanted-- <= 0) try_move(*game, plies, text);
  });
  return 0;
}
