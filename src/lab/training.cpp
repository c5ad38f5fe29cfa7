#include "lab/training.h"

#include <chrono>
#include <mutex>
#include <thread>
#include <vector>

namespace townsmith::lab {
namespace {

/// Deals a number of games out to threads; false when it was stopped.
class Deal {
 public:
  Deal(const TrainingPlan& plan, const TrainingHooks& hooks) : plan_(plan), hooks_(hooks) {}

  /// play(batch, result) is called with a result of the thread's own, merge(result) under a lock.
  template <class Results, class Play, class Merge>
  bool run(std::uint64_t seed, std::uint64_t games, Play&& play, Merge&& merge) {
    constexpr std::uint64_t chunk = 32;
    std::atomic<std::uint64_t> next = 0;
    std::atomic<int> running = std::max(plan_.threads, 1);
    std::mutex mutex;
    const auto work = [&] {
      Results results;
      while (!stopped()) {
        const std::uint64_t first = next.fetch_add(chunk);
        if (first >= games) break;
        const std::uint64_t count = std::min(chunk, games - first);
        play(bots::Batch{seed, first, count, false}, results);
        done_ += count;
      }
      const std::lock_guard lock(mutex);
      merge(results);
      --running;
    };
    std::vector<std::thread> threads;
    for (int i = running; i > 0; --i) threads.emplace_back(work);
    while (running > 0) {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      if (hooks_.progress) hooks_.progress(done_);
    }
    for (std::thread& thread : threads) thread.join();
    return !stopped();
  }

 private:
  bool stopped() const { return hooks_.stop != nullptr && hooks_.stop->load(); }

  const TrainingPlan& plan_;
  const TrainingHooks& hooks_;
  std::atomic<std::uint64_t> done_ = 0;
};

double gain(const bots::Exam& exam) {
  return exam.games == 0
             ? 0
             : static_cast<double>(exam.learned - exam.greedy) / static_cast<double>(exam.games);
}

}  // namespace

bots::WeightSets train(const bots::Trainer& trainer, const TrainingPlan& plan,
                       const TrainingHooks& hooks) {
  Deal deal(plan, hooks);
  const auto features = static_cast<int>(trainer.features().size());
  bots::WeightSets now;
  bots::WeightSets best;
  std::map<std::string, double> best_gain;
  bots::TrainingSums sums;
  for (int round = 1; round <= plan.rounds; ++round) {
    // What older games taught fades: they were played worse.
    for (auto& [name, stages] : sums) {
      for (bots::StageSums& stage : stages) stage.halve();
    }
    const bool practised = deal.run<bots::TrainingSums>(
        Random::mix(plan.seed) + static_cast<std::uint64_t>(round), plan.games,
        [&](const bots::Batch& batch, bots::TrainingSums& own) {
          trainer.practise(now, batch, own);
        },
        [&](const bots::TrainingSums& own) {
          for (const auto& [name, stages] : own) {
            auto& all = sums[name];
            all.resize(stages.size());
            for (std::size_t i = 0; i < stages.size(); ++i) all[i].add(stages[i]);
          }
        });
    if (!practised) break;
    for (const auto& [name, stages] : sums) now[name] = bots::fit(stages, features, plan.ridge);

    using Exams = std::map<std::string, bots::Exam>;
    Exams exams;
    const bool examined = deal.run<Exams>(
        plan.seed, plan.exam,
        [&](const bots::Batch& batch, Exams& own) { trainer.examine(now, batch, own); },
        [&](const Exams& own) {
          for (const auto& [name, exam] : own) exams[name].add(exam);
        });
    if (!examined) break;
    for (const auto& [name, weights] : now) {
      const auto known = best_gain.find(name);
      if (known == best_gain.end() || gain(exams[name]) > known->second) {
        best_gain[name] = gain(exams[name]);
        best[name] = weights;
      }
    }
    if (hooks.examined) hooks.examined(round, exams);
  }
  return best;
}

}  // namespace townsmith::lab
