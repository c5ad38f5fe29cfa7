#include <algorithm>
#include <climits>

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

double utility_of(Utility utility, std::span<const int> scores, SeatSet best, Seat seat) {
  if (utility == Utility::win) return best.contains(seat) ? 1.0 / best.size() : 0.0;
  const int own = scores[slot(seat)];
  if (utility == Utility::score || scores.size() == 1) return own;
  int others = INT_MIN;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    if (i != slot(seat)) others = std::max(others, scores[i]);
  }
  return own - others;
}

std::vector<double> utilities(const AnyGame& game, const AnyState& state, Utility utility) {
  const SeatSet seats = SeatSet::first(game.setup().players);
  std::vector<int> scores;
  for (const Seat seat : seats) scores.push_back(game.score(state, seat));
  std::vector<double> out;
  for (const Seat seat : seats) {
    out.push_back(utility_of(utility, scores, game.leaders(state), seat));
  }
  return out;
}

}  // namespace townsmith::numbers
