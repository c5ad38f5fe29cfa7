#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>

#include "bots/catalogue.h"
#include "bots/training.h"

namespace townsmith::lab {

/// Learning by playing against oneself, each family of setups in rounds: play with what is known,
/// fit weights to how those games ended, sit an exam against the yardstick, and continue with the
/// new weights.
struct TrainingPlan {
  int rounds = 8;
  std::uint64_t games = 4000;  ///< a round
  std::uint64_t exam = 1000;   ///< games
  double ridge = 4;
  std::uint64_t seed = 1;
  int threads = 1;
};

struct TrainingHooks {
  std::function<void(std::uint64_t games)> progress = {};
  /// After each round of a family: how its new weights did.
  std::function<void(const std::string& family, int round, const bots::Exam& exam)> examined = {};
  const std::atomic<bool>* stop = nullptr;
};

/// The weights that did best in their exams, of the rounds that were finished; the same for a seed
/// whatever the number of threads.
bots::WeightSets train(const bots::Trainer& trainer, const TrainingPlan& plan,
                       const TrainingHooks& hooks = {});

}  // namespace townsmith::lab
