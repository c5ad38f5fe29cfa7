#pragma once

#include "core/random.h"
#include "lab/statistics.h"

namespace townsmith::lab {

/// How many of a hundred intervals contain the truth, which lies between these shares: for a single
/// truth a count that jumps from game to game may have it more or less often. The games of a block
/// are alike with a probability of `together`.
inline double coverage(double least, double most, int blocks, int games_a_block, double together,
                       int runs) {
  constexpr std::uint32_t fine = 1'000'000;
  int inside = 0;
  for (int run = 0; run < runs; ++run) {
    Random random(static_cast<std::uint64_t>(run), 17);
    const double truth = least + (most - least) * random.below(fine) / fine;
    const auto happens = [&](double share) { return random.below(fine) < share * fine; };
    Sums sums;
    for (int block = 0; block < blocks; ++block) {
      const bool first = happens(truth);
      int won = first ? 1 : 0;
      for (int game = 1; game < games_a_block; ++game) {
        won += (happens(together) ? first : happens(truth)) ? 1 : 0;
      }
      sums.add(won);
    }
    const Estimate share =
        sums.share(static_cast<std::uint64_t>(blocks), games_a_block, games_a_block);
    inside += share.low <= truth && truth <= share.high ? 1 : 0;
  }
  return 100.0 * inside / runs;
}

}  // namespace townsmith::lab
