#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "conformance/scale.h"
#include "conformance/walk.h"

namespace townsmith::conformance {

/// Plays random games over all setups in turn until about `plies` moves are made. `visit` sees the
/// walk at every decision and at every end, and says what is wrong or nothing; the first thing that
/// is wrong ends the test with the whole story.
template <class Traits, class Visit>
void random_games(int plies, Visit&& visit) {
  using G = typename Traits::Rules;
  std::vector<std::unique_ptr<ErasedGame<G>>> all;
  for (const Setup& setup : Traits::setups()) {
    all.push_back(make_rules<G>(setup, Traits::content()));
  }
  ASSERT_FALSE(all.empty()) << "the traits name no setups";

  const int budget = scaled(plies);
  int spent = 0;
  // Under sanitizers the budget may not suffice for every setup: then take them from all over.
  const std::size_t stride = sanitized() ? all.size() / 3 + 1 : 1;
  for (std::size_t number = 0; spent < budget || (number < all.size() && !sanitized()); ++number) {
    Walk<G> walk(*all[number * stride % all.size()], number + 1);
    const Bounds bounds = walk.game().bounds();
    while (true) {
      std::string problem = walk.problem();
      if (problem.empty()) problem = visit(walk);
      if (problem.empty() && walk.plies() > bounds.length) {
        problem = fmt::format("the game is longer than its bound of {} moves", bounds.length);
      }
      if (!problem.empty()) {
        ADD_FAILURE() << problem << "\n" << walk.describe();
        return;
      }
      if (walk.over()) break;
      walk.play_random();
    }
    spent += walk.plies();
  }
}

}  // namespace townsmith::conformance
