#pragma once

#include <fmt/format.h>

#include <string>

#include "conformance/walk.h"
#include "core/content.h"
#include "core/signature.h"

namespace townsmith::conformance {

/// A line for each count and signature of a game's standard setups: they move when, and only when,
/// the rules or the content do, and are the same for every compiler.
template <Game G>
std::string numbers_text(const ContentFiles& files) {
  constexpr int max_depth = 3;
  constexpr int games = 200;
  std::string text;
  const GameInfo& info = G::info();
  for (int players = info.min_players; players <= info.max_players; ++players) {
    const auto rules = make_rules<G>(standard_setup(info, players), files);
    for (int depth = 1; depth <= max_depth; ++depth) {
      text += fmt::format("{} players perft {} {}\n", players, depth, rules->perft(depth, 1));
    }
    text += fmt::format("{} players signature of {} games {}\n", players, games,
                        hash_text(signature(*rules, games, 1)));
  }
  return text;
}

}  // namespace townsmith::conformance
