// The suite that every game must pass, and what is particular to this one.
#include "conformance/conformance.h"

#include <map>

#include "corner_lots.h"

namespace corner_lots {

struct Traits : conformance::GameTraits<CornerLots> {
  static ContentFiles content() { return content_files(); }
  static std::filesystem::path goldens() { return CORNER_LOTS_GOLDENS; }
  static constexpr int plies = 30'000;

  static std::vector<std::string> rare_rules() {
    return {"a favourite row is shown", "three lots of a row prove that it is not the favourite",
            "a whole row is owned", "a tie is broken by the best lot"};
  }

  static void count(conformance::Counters& counters, const conformance::Walk<CornerLots>& walk) {
    const State& state = walk.state();
    const int players = walk.game().setup().players;
    if (state.shown != walk.before().shown) ++counters["a favourite row is shown"];
    for (int seat = 0; seat < players; ++seat) {
      for (int row = 0; row < side; ++row) {
        int owned = 0;
        for (int x = 0; x < side; ++x) {
          if (state.owner[static_cast<std::size_t>(row * side + x)] == seat + 1) ++owned;
        }
        const bool shown = ((state.shown >> seat) & 1U) != 0;
        if (owned >= telling && !shown) {
          ++counters["three lots of a row prove that it is not the favourite"];
        }
        if (owned == side) ++counters["a whole row is owned"];
      }
    }
    if (!walk.over()) return;
    std::map<int, int> with_score;
    for (int seat = 0; seat < players; ++seat) {
      ++with_score[walk.game().score(state, seat_at(seat))];
    }
    if (with_score.rbegin()->second > leaders(walk.game(), state).size()) {
      ++counters["a tie is broken by the best lot"];
    }
  }

  /// Goes through every deal of favourite rows, replays the game with it, and keeps those after
  /// which the viewer sees what it sees: exactly these may resample() give, each as often.
  static std::string wrong_with_resample(const conformance::Walk<CornerLots>& walk, Viewer viewer) {
    const CornerLots& game = walk.game();
    if (walk.over()) return {};
    const Observed<CornerLots> seen = observe(game, walk.state(), viewer);

    std::map<std::string, double> possible;
    Enumeration deals;
    do {
      Chance chance(deals);
      State state = game.start();
      game.advance(state, chance);
      for (const Step& step : walk.record().steps) {
        if (step.kind != Step::Kind::move) continue;
        const Move move = *game.parse(state, step.seat, step.move);
        game.apply(state, step.seat, move);
        state.value[move.lot] = walk.state().value[move.lot];
        state.fresh = lots;
      }
      if (observe(game, state, viewer).state() == seen.state()) {
        possible[conformance::bytes_of(state)] += 1;
      }
    } while (deals.next());
    for (auto& [world, weight] : possible) weight = 1 / static_cast<double>(possible.size());

    std::map<std::string, double> resampled;
    Enumeration draws;
    do {
      Chance chance(draws);
      const std::string world = conformance::bytes_of(resample(game, seen, chance));
      resampled[world] += 1 / draws.weight();
    } while (draws.next());

    if (possible.size() != resampled.size()) {
      return fmt::format("{} worlds are possible, resample() gives {}", possible.size(),
                         resampled.size());
    }
    for (const auto& [world, weight] : possible) {
      if (std::abs(resampled[world] - weight) > 1e-9) {
        return "resample() does not give every possible world equally often";
      }
    }
    return {};
  }
};

}  // namespace corner_lots

TOWNSMITH_CONFORMANCE(CornerLots, corner_lots::Traits);
