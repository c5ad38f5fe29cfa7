#pragma once

#include <atomic>
#include <functional>
#include <vector>

#include "lab/causes.h"
#include "lab/skill.h"

namespace townsmith::lab {

/// Everything a run has found out, and what it is about. This is what is kept in a file, and what
/// reports are made from.
struct Run {
  RunPlan plan;
  Tally tally;
  std::vector<SkillStep> skill;
  std::vector<Causes> causes = {};  ///< by the bots of the plan, then by one that looks ahead
  std::string asked = {};  ///< the options of the command line that neither plan nor games show
};

json::object to_json(const Run& run);
Result<Run> run_from(const json::value& value);

/// How much is to be found out.
struct RunGoal {
  std::uint64_t blocks = 1000;  ///< at most
  /// Stop when every seat's share of victories is known to within N percentage points (alone: the
  /// mean score to within N points), with 95 % confidence. 0: never.
  double precision = 0;
  std::vector<SkillQuestion> skill = {};
  std::uint64_t causes = 0;  ///< games of restricted play, about
  std::string ahead;         ///< a bot that looks ahead, and its games: about what stands out only
  std::uint64_t ahead_games = 0;
};

struct RunHooks {
  std::function<void(std::uint64_t blocks)> progress = {};
  std::function<void(const SkillQuestion& question, std::uint64_t blocks)> skill_progress = {};
  std::function<void(const std::string& bot, std::uint64_t games)> cause_progress = {};
  /// Told every few seconds, and at the end, so that the run can be kept.
  std::function<void(const Run& run)> keep = {};
  const std::atomic<bool>* stop = nullptr;
};

/// A run that has not begun.
Run start_run(const Arena& arena);

/// Goes on with a run until its goal is reached or it is stopped.
void go_on(const Arena& arena, Run& run, const RunGoal& goal, int threads,
           const RunHooks& hooks = {});

/// How well the run knows what its goal is about: percentage points, or points alone.
double precision_of(const Tally& tally);

}  // namespace townsmith::lab
