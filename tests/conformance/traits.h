#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "conformance/reference.h"
#include "conformance/scale.h"
#include "conformance/setups.h"
#include "conformance/walk.h"
#include "core/game.h"

namespace townsmith::conformance {

using Counters = std::map<std::string, int>;

/// What a game tells the suite about itself. A game's own traits derive from this and redefine what
/// they need; content() and goldens() they must.
template <Game G>
struct GameTraits {
  using Rules = G;

  /// How many moves each test plays, before scaling: choose it so that all take about ten seconds.
  static constexpr int plies = 20'000;

  static std::vector<Setup> setups() { return default_setups(G::info(), soaking()); }

  /// A naive second implementation of the rules, or nothing.
  static std::unique_ptr<ReferenceGame> reference(const Setup& /*setup*/) { return nullptr; }

  /// Events that random games are unlikely to meet, each of which must be met.
  static std::vector<std::string> rare_rules() { return {}; }
  /// Called after every move; the reference may note events too.
  static void count(Counters& /*counters*/, const Walk<G>& /*walk*/) {}

  /// Compares resample() with an exact enumeration of what the viewer can know; says what is wrong.
  static std::string wrong_with_resample(const Walk<G>& /*walk*/, Viewer /*viewer*/) { return {}; }
};

}  // namespace townsmith::conformance
