#include "core/words.h"
#include "games/all.h"
#include "numbers/numbered_game.h"

namespace townsmith::numbers {

// Each game's is compiled on its own, by entries.h.
template <Game G>
Result<std::unique_ptr<NumberedGame>> make_numbered_game(const Setup& setup,
                                                         const ContentFiles& files);

Result<std::unique_ptr<NumberedGame>> make_numbered(std::string_view name, const Setup& setup,
                                                    const ContentFiles& files) {
  std::vector<Text> names;
  Result<std::unique_ptr<NumberedGame>> made = nullptr;
  for_each_game([&](auto type) {
    using G = typename decltype(type)::type;
    if (G::info().name == name) made = make_numbered_game<G>(setup, files);
    names.push_back(literal(std::string(G::info().name)));
  });
  if (!made || *made != nullptr) return made;
  return refuse(Reason::unknown_name,
                say("townsmith", "game-unknown", {{"game", printable(name)}, {"games", names}}));
}

std::vector<double> utilities(const AnyGame& game, const AnyState& state, Utility utility) {
  const int players = game.setup().players;
  std::vector<double> out;
  std::vector<int> scores;
  for (int i = 0; i < players; ++i) scores.push_back(game.score(state, seat_at(i)));
  const SeatSet best = game.leaders(state);
  for (int i = 0; i < players; ++i) {
    const int own = scores[static_cast<std::size_t>(i)];
    if (utility == Utility::win) {
      out.push_back(best.contains(seat_at(i)) ? 1.0 / best.size() : 0.0);
    } else if (utility == Utility::score || players == 1) {
      out.push_back(own);
    } else {
      int most = scores[i == 0 ? 1 : 0];
      for (int k = 0; k < players; ++k) {
        if (k != i) most = std::max(most, scores[static_cast<std::size_t>(k)]);
      }
      out.push_back(own - most);
    }
  }
  return out;
}

}  // namespace townsmith::numbers
