#pragma once

#include "example_games.h"
#include "games/content_files.h"
#include "lab/findings.h"
#include "lab/play.h"
#include "lab/run.h"

namespace townsmith::lab {

/// A game set up for a run, with everything that must live as long.
struct LabGame {
  LabGame(std::string_view name, int players, std::vector<std::string> bots,
          const OptionValues& options = {}, bool watch = false)
      : catalogue(bots::all_games()), entry(*catalogue.find(name)) {
    const Setup setup = *make_setup(entry->type().info(), players, options);
    game = std::move(*entry->type().create(setup, built_in_content()));
    plan = *make_plan(*entry, *game, std::move(bots));
    plan.watch = watch;
  }
  Arena arena() const { return {*entry, *game, plan}; }

  bots::Catalogue catalogue;
  const bots::Entry* entry;
  std::unique_ptr<AnyGame> game;
  RunPlan plan;
};

/// A run of this many blocks.
inline Run play(const LabGame& lab, std::uint64_t blocks, int threads) {
  const Arena arena = lab.arena();
  auto run = start_run(arena);
  RunGoal goal;
  goal.blocks = blocks;
  go_on(arena, run, goal, threads);
  return run;
}

/// What a short run of random bots finds.
inline Findings findings(const std::string& name, int players, const OptionValues& options = {},
                         std::uint64_t blocks = 120) {
  LabGame lab(name, players, {"random"}, options, true);
  lab.plan.thoughts = 2;
  lab.plan.simulations = 20;
  const Arena arena = lab.arena();
  auto run = start_run(arena);
  RunGoal goal;
  goal.blocks = blocks;
  go_on(arena, run, goal, 2);
  return find(run, lab.game->info());
}

}  // namespace townsmith::lab
