#include "lab/training.h"

#include <optional>

#include "lab/in_order.h"

namespace townsmith::lab {
namespace {

/// Deals a number of games out to threads; false when it was stopped.
class Deal {
 public:
  Deal(const TrainingPlan& plan, const TrainingHooks& hooks) : plan_(plan), hooks_(hooks) {}

  /// play(series, result) plays some of the games, merge(result) takes them over.
  template <class Results, class Play, class Merge>
  bool run(std::uint64_t seed, std::uint64_t games, Play&& play, Merge&& merge) {
    InOrder<Results> order;
    order.end = games;
    order.threads = plan_.threads;
    order.work = [&](std::uint64_t first, std::uint64_t count) {
      Results results;
      play(bots::GameSeries{seed, first, count, false}, results);
      return results;
    };
    order.take = [&](Results& results) { merge(results); };
    order.progress = [&](std::uint64_t now) {
      if (hooks_.progress) hooks_.progress(done_ + now);
    };
    order.stop = hooks_.stop;
    order.run();
    done_ += games;
    return !stopped();
  }

 private:
  bool stopped() const { return hooks_.stop != nullptr && hooks_.stop->load(); }

  const TrainingPlan& plan_;
  const TrainingHooks& hooks_;
  std::uint64_t done_ = 0;
};

double gain(const bots::Exam& exam) {
  return static_cast<double>(exam.learned - exam.greedy) / static_cast<double>(exam.games);
}

/// The best weights of the finished rounds; none if there are none.
std::optional<bots::Weights> train_family(const bots::Trainer& trainer, const std::string& family,
                                          const TrainingPlan& plan, const TrainingHooks& hooks,
                                          Deal& deal) {
  const auto features = static_cast<int>(trainer.features().size());
  std::optional<bots::Weights> now;
  std::optional<bots::Weights> best;
  double best_gain = 0;
  bots::TrainingSums sums;
  for (int round = 1; round <= plan.rounds; ++round) {
    // What older games taught fades: they were played worse.
    for (bots::StageSums& stage : sums) stage.halve();
    const bool practised = deal.run<bots::TrainingSums>(
        Random::mix(plan.seed) + static_cast<std::uint64_t>(round), plan.games,
        [&](const bots::GameSeries& series, bots::TrainingSums& own) {
          trainer.practise(family, now ? &*now : nullptr, series, own);
        },
        [&](const bots::TrainingSums& own) {
          sums.resize(std::max(sums.size(), own.size()));
          for (std::size_t i = 0; i < own.size(); ++i) sums[i].add(own[i]);
        });
    if (!practised) break;
    now = bots::fit(sums, features, plan.ridge);

    bots::Exam exam;
    const bool examined = deal.run<bots::Exam>(
        plan.seed, plan.exam,
        [&](const bots::GameSeries& series, bots::Exam& own) {
          trainer.examine(family, &*now, series, own);
        },
        [&](const bots::Exam& own) { exam.add(own); });
    if (!examined) break;
    if (!best || gain(exam) > best_gain) {
      best_gain = gain(exam);
      best = now;
    }
    if (hooks.examined) hooks.examined(family, round, exam);
  }
  return best;
}

}  // namespace

bots::WeightSets train(const bots::Trainer& trainer, const TrainingPlan& plan,
                       const TrainingHooks& hooks) {
  Deal deal(plan, hooks);
  bots::WeightSets sets;
  for (const std::string& family : trainer.families()) {
    if (auto weights = train_family(trainer, family, plan, hooks, deal)) {
      sets.emplace(family, std::move(*weights));
    }
  }
  return sets;
}

}  // namespace townsmith::lab
