#pragma once

#include <gtest/gtest.h>

#include "bots/all.h"
#include "bots/catalogue.h"
#include "bots/weights.h"
#include "games/content_files.h"
#include "words.h"

namespace townsmith::bots {

inline const Catalogue& catalogue() {
  static const Catalogue all = all_games();
  return all;
}

inline std::unique_ptr<AnyGame> usual_game(const Entry& entry, int players = 0) {
  const GameInfo& info = entry.type().info();
  const Setup setup = standard_setup(info, players == 0 ? info.usual_players : players);
  return std::move(*entry.type().create(setup, built_in_content()));
}

/// The record of one game of these bots.
inline std::string record_of(const Entry& entry, const AnyGame& game,
                             const std::vector<std::string>& bots, std::uint64_t seed) {
  std::string text;
  const auto played = entry.play_games(game, bots, {seed, 0, 1, true}, [&](const GameResult& one) {
    text = one.record;
    return true;
  });
  EXPECT_TRUE(played) << said(played.error());
  return text;
}

template <Evaluated G>
WeightSets learned_weights() {
  const ContentFiles content = built_in_content();
  ContentReader reader(content);
  return read_weights(reader, G::info().name, Evaluator<G>::feature_names(), Evaluator<G>::stages);
}

inline constexpr const char* quick = "search:simulations=24:candidates=6:tries=3:depth=2";

}  // namespace townsmith::bots
