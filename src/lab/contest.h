#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "bots/catalogue.h"
#include "lab/statistics.h"

namespace townsmith::lab {

/// Two bots compared on the same luck. A block is two games: A and B take turns around the table,
/// then change places; alone, each plays the same game. What a block says is independent of other
/// blocks, so that is what intervals are made from.
struct ContestSums {
  std::uint64_t blocks = 0;
  std::int64_t shares = 0;  ///< of victories, in quarters of a block: 4 if A won both games
  std::int64_t share_squares = 0;
  std::int64_t scores_a = 0;  ///< of average scores in a game, in 1/840 points: whole for any table
  std::int64_t scores_b = 0;
  // Squares of a block's scores and of A's lead, in the same unit. All sums are whole numbers, so
  // that the order of adding does not matter.
  std::int64_t squares_a = 0;
  std::int64_t squares_b = 0;
  std::int64_t lead_squares = 0;

  /// The sums of one block, by its shares and scores.
  static ContestSums of_block(std::int64_t shares, std::int64_t score_a, std::int64_t score_b);

  void add(const ContestSums& other);

  MEMBERS(ContestSums, MEMBER(blocks), MEMBER(shares), MEMBER(share_squares), MEMBER(scores_a),
          MEMBER(scores_b), MEMBER(squares_a), MEMBER(squares_b), MEMBER(lead_squares));
  bool operator==(const ContestSums&) const = default;

  Estimate share() const;  ///< of victories of A, 0 to 1
  Estimate mean_a() const;
  Estimate mean_b() const;
  Estimate lead() const;  ///< of A, in points
};

/// Points of the rating scale that make a share of victories likely: 400 for ten to one.
double elo_of(double share);

/// A sequential test (SPRT on blocks, their variance as measured): is A stronger than B by `elo1`
/// rather than by `elo0`? Wrong answers come with the probabilities alpha and beta.
struct SequentialTest {
  double elo0 = 0;
  double elo1 = 40;
  double alpha = 0.05;
  double beta = 0.05;
  std::uint64_t min = 8;  ///< blocks before it may answer

  enum class Answer : std::uint8_t { open, stronger, not_stronger };
  double log_likelihood_ratio(const ContestSums& sums) const;
  Answer answer(const ContestSums& sums) const;
};

struct ContestPlan {
  std::string a;
  std::string b;
  std::uint64_t max = 1000;  ///< blocks
  std::uint64_t seed = 1;
  int threads = 1;
  SequentialTest test;
};

struct ContestHooks {
  std::function<void(std::uint64_t blocks)> progress = {};
  /// Gets every block's sums in order, to be kept for resuming.
  std::function<void(const ContestSums&)> block = {};
  const std::atomic<bool>* stop = nullptr;
};

/// Plays on from `sums`, which may hold the first blocks of an earlier run, until the test has an
/// answer or enough was played. The result depends on the seed, never on the number of threads.
Result<ContestSums> play_contest(const bots::Entry& entry, const AnyGame& game,
                                 const ContestPlan& plan, const ContestSums& sums,
                                 const ContestHooks& hooks = {});

}  // namespace townsmith::lab
