#pragma once

#include <functional>
#include <string>
#include <vector>

#include "lab/contest.h"
#include "lab/play.h"

namespace townsmith::lab {

/// A question about skill: does A, who should be the better player, win? Answered by N
/// blocks.
struct SkillQuestion {
  std::string a;
  std::string b;
  std::uint64_t blocks = 0;
};

/// Do stronger levels win, and does twice the thinking? A search for each number of simulations
/// against itself with half of it. Levels that do not look ahead are quick and get ten times the
/// blocks; hard is one of them in some games.
std::vector<SkillQuestion> skill_questions(std::uint64_t blocks,
                                           const std::vector<int>& simulations,
                                           bool hard_is_quick = false);

/// What was found out about one of them.
struct SkillStep {
  std::string a;
  std::string b;
  ContestSums sums;

  Estimate share() const { return sums.share(); }  ///< of A's victories
  Estimate lead() const { return sums.lead(); }    ///< of A, in points

  MEMBERS(SkillStep, MEMBER(a), MEMBER(b), FLAT(sums));
  bool operator==(const SkillStep&) const = default;
};

/// "hard against medium", "100 simulations against 50".
std::string skill_words(const SkillStep& step);
/// Of a search; 0 for a level.
int skill_simulations(const std::string& bot);

/// How good a number of simulations is, in rating points above the fewest: each doubling's own,
/// summed up. It ends where a doubling was not asked about, or won or lost everything.
struct SkillPoint {
  int simulations = 0;
  Estimate rating;

  MEMBERS(SkillPoint, MEMBER(simulations), MEMBER(rating));
};
std::vector<SkillPoint> skill_curve(const std::vector<SkillStep>& steps);

struct SkillHooks {
  std::function<void(const SkillQuestion& question, std::uint64_t blocks)> progress = {};
  std::function<void()> block = {};  ///< after each block, which is in `steps` by then
  const std::atomic<bool>* stop = nullptr;
};

/// Goes on with the questions from what `steps` knows already. The result depends on the seed of
/// the arena's plan, never on the number of threads.
void test_skill(const Arena& arena, const std::vector<SkillQuestion>& questions,
                std::vector<SkillStep>& steps, int threads, const SkillHooks& hooks = {});

}  // namespace townsmith::lab
