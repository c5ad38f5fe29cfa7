#include "bots/signature.h"

#include "core/content.h"

namespace townsmith::bots {

std::uint64_t bot_signature(const Entry& entry, const AnyGame& game) {
  std::uint64_t hash = fnv1a(0xCBF29CE484222325ULL, {});
  // Enough to build a tree and to keep parts of it, little enough for slow builds.
  const std::vector<std::string> seats(game.setup().players,
                                       "search:simulations=32:candidates=8:tries=3:depth=2");
  (void)entry.play_games(game, seats, {1, 0, 1, true}, [&hash](const GameResult& result) {
    hash = fnv1a(hash, result.record);
    return true;
  });
  return hash;
}

}  // namespace townsmith::bots
