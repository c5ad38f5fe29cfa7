// Townsmith with one bot more:
//
//   own-bot match cityplanner --seats hasty,random --games 1000
#include <townsmith/program.h>

#include <memory>
#include <utility>

using townsmith::cityplanner::CityPlanner;

namespace {

/// Takes the move after which it would have most points if the game ended at once.
class HastyBot final : public townsmith::bots::Bot<CityPlanner> {
 public:
  CityPlanner::Move choose(const CityPlanner& game, const townsmith::Observed<CityPlanner>& seen,
                           const townsmith::Memory<CityPlanner>& /*memory*/,
                           townsmith::Random& /*random*/) override {
    const townsmith::Seat seat = seen.viewer().seat();
    townsmith::MoveList<CityPlanner> moves;
    game.legal_moves(seen.state(), seat, moves);
    CityPlanner::Move best = moves[0];
    int most = score_after(game, seen.state(), seat, best);
    for (const CityPlanner::Move& move : moves) {
      const int score = score_after(game, seen.state(), seat, move);
      if (score <= most) continue;
      most = score;
      best = move;
    }
    return best;
  }

 private:
  /// A state is a plain value, and a move draws nothing: to try one, make it on a copy.
  static int score_after(const CityPlanner& game, CityPlanner::State state, townsmith::Seat seat,
                         const CityPlanner::Move& move) {
    game.apply(state, seat, move);
    return game.score(state, seat);
  }
};

}  // namespace

int main(int argc, char** argv) {
  townsmith::bots::Catalogue catalogue = townsmith::bots::all_games();
  const auto added = catalogue.add_bot<CityPlanner>(
      "hasty", [](const CityPlanner&) { return std::make_unique<HastyBot>(); });
  if (!added) return townsmith::cli::refused;
  return townsmith::cli::run(std::move(catalogue), townsmith::built_in_content(), argc, argv);
}
