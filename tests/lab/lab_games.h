#pragma once

#include "games/content_files.h"
#include "lab/play.h"

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
  Plan plan;
};

}  // namespace townsmith::lab
