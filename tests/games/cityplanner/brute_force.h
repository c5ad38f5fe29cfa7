#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <string_view>
#include <unordered_map>

#include "games/cityplanner/cityplanner.h"

namespace townsmith::cityplanner {

/// The best average score by trying everything with the rules themselves: every legal move in any
/// order, every roll. Only a die whose card shows the same on all faces is not rolled: it lies
/// at 1.
class BruteForce {
 public:
  explicit BruteForce(const CityPlanner& game) : game_(game) {}

  double value(const State& state) {
    if (game_.over(state)) return game_.score(state, seat_at(0));
    // Points so far are the same for all that follows: positions that differ in nothing else are
    // one.
    State bare = state;
    bare.tallies = {};
    const auto [found, fresh] = values_.try_emplace(bare, 0.0);
    double& later = found->second;  // stays where it is
    if (fresh) later = game_.actors(bare).empty() ? rolled(bare, 0) : best(bare);
    return later + game_.points(state, seat_at(0));
  }

 private:
  struct Hash {
    std::size_t operator()(const State& state) const {
      const auto bytes = std::bit_cast<std::array<char, sizeof(State)>>(state);
      return std::hash<std::string_view>()({bytes.data(), bytes.size()});
    }
  };

  double best(const State& state) {
    MoveList<CityPlanner> moves;
    game_.legal_moves(state, seat_at(0), moves);
    double most = -1;
    for (const Move& move : moves) {
      State next = state;
      game_.apply(next, seat_at(0), move);
      most = std::max(most, value(next));
    }
    return most;
  }

  /// Rolls what is in the hand, from a card on.
  double rolled(State state, std::size_t card) {
    if (card == card_count) {
      state.phase = Phase::adjust;
      return value(state);
    }
    if (state.dice[card] != 0) return rolled(state, card + 1);
    const auto& faces = game_.cards()[card];
    const bool one_face = std::count(faces.begin(), faces.end(), faces[0]) == face_count;
    const int last = one_face ? 1 : face_count;
    double sum = 0;
    for (int face = 1; face <= last; ++face) {
      state.dice[card] = static_cast<std::uint8_t>(face);
      sum += rolled(state, card + 1);
    }
    return sum / last;
  }

  const CityPlanner& game_;
  std::unordered_map<State, double, Hash> values_;
};

}  // namespace townsmith::cityplanner
