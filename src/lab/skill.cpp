#include "lab/skill.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/setup.h"

namespace townsmith::lab {
namespace {

constexpr std::string_view search_prefix = "search:simulations=";
constexpr std::uint64_t min_answer = 24;
constexpr std::uint64_t quick = 10;  // times the blocks where nobody looks ahead

std::string searching(int simulations) { return fmt::format("{}{}", search_prefix, simulations); }

}  // namespace

std::vector<SkillQuestion> skill_questions(std::uint64_t blocks,
                                           const std::vector<int>& simulations,
                                           bool hard_is_quick) {
  if (blocks == 0) return {};
  std::vector<SkillQuestion> questions = {
      {"medium", "easy", quick * blocks},
      {"hard", "medium", hard_is_quick ? quick * blocks : blocks}};
  for (const int count : simulations) {
    questions.push_back({searching(count), searching(count / 2), blocks});
  }
  return questions;
}

std::string skill_words(const SkillStep& step) {
  const int a = skill_simulations(step.a);
  const int b = skill_simulations(step.b);
  if (a > 0 && b > 0) return fmt::format("{} simulations against {}", a, b);
  return fmt::format("{} against {}", step.a, step.b);
}

int skill_simulations(const std::string& bot) {
  if (!bot.starts_with(search_prefix)) return 0;
  return parse_int(std::string_view(bot).substr(search_prefix.size())).value_or(0);
}

std::vector<SkillPoint> skill_curve(const std::vector<SkillStep>& steps) {
  std::vector<SkillPoint> curve;
  double squares = 0;  // of half the widths, which are those of independent games
  for (const SkillStep& step : steps) {
    const int less = skill_simulations(step.b);
    if (less == 0) continue;
    if (curve.empty()) curve.push_back({less, {}});
    const Estimate share = step.share();
    if (!share.known() || curve.back().simulations != less || share.low <= 0 || share.high >= 1) {
      break;
    }
    SkillPoint point{skill_simulations(step.a), {}};
    point.rating.freedom = share.freedom;
    const double half = (elo_of(share.high) - elo_of(share.low)) / 2;
    squares += half * half;
    point.rating.value = curve.back().rating.value + elo_of(share.value);
    point.rating.low = point.rating.value - std::sqrt(squares);
    point.rating.high = point.rating.value + std::sqrt(squares);
    curve.push_back(point);
  }
  return curve;
}

void test_skill(const Arena& arena, const std::vector<SkillQuestion>& questions,
                std::vector<SkillStep>& steps, int threads, const SkillHooks& hooks) {
  for (const SkillQuestion& question : questions) {
    if (hooks.stop != nullptr && hooks.stop->load()) return;
    auto found = std::find_if(steps.begin(), steps.end(), [&](const SkillStep& step) {
      return step.a == question.a && step.b == question.b;
    });
    if (found == steps.end()) found = steps.insert(found, SkillStep{question.a, question.b, {}});
    ContestPlan contest;
    contest.a = question.a;
    contest.b = question.b;
    contest.max = question.blocks;
    contest.seed = arena.plan().seed;
    contest.threads = threads;
    // It ends when it is clear who is stronger: a large difference takes few games, and what is not
    // clear after all of them is not told.
    contest.test.min = std::min<std::uint64_t>(question.blocks, min_answer);
    ContestHooks contest_hooks;
    contest_hooks.stop = hooks.stop;
    contest_hooks.block = [&](const ContestSums& block) {
      found->sums.add(block);
      if (hooks.block) hooks.block();
    };
    if (hooks.progress) {
      contest_hooks.progress = [&](std::uint64_t blocks) { hooks.progress(question, blocks); };
    }
    const ContestSums before = found->sums;
    const auto sums = play_contest(arena.entry(), arena.game(), contest, before, contest_hooks);
    if (sums) found->sums = *sums;
  }
}

}  // namespace townsmith::lab
