#pragma once

#include <map>

#include "conformance/moves.h"
#include "conformance/traits.h"
#include "games/content_files.h"
#include "games/cornerlots/cornerlots.h"
#include "reference/cornerlots/cornerlots.h"
#include "source_folder.h"

namespace townsmith::cornerlots {

struct ConformanceTraits : conformance::GameTraits<CornerLots> {
  static ContentFiles content() { return built_in_content(); }
  static std::filesystem::path goldens() { return source_folder() + "/tests/golden"; }
  static constexpr int plies = 30'000;

  static std::unique_ptr<conformance::ReferenceGame> reference(const Setup& setup) {
    return reference::cornerlots(setup.players, setup.options[0]);
  }

  static std::vector<std::string> rare_rules() {
    return {"a favourite row is shown", "three lots of another row are owned",
            "a whole row is owned", "a tie is broken by the best lot"};
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
        state.to_draw = nothing;
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

}  // namespace townsmith::cornerlots
