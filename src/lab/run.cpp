#include "lab/run.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <chrono>

#include "lab/in_order.h"

namespace townsmith::lab {
namespace {

constexpr int format = 1;

/// Keeps the run now and then, not after every part.
class Keeper {
 public:
  Keeper(const Run& run, const RunHooks& hooks) : run_(run), hooks_(hooks) {}
  void perhaps() {
    const auto now = std::chrono::steady_clock::now();
    if (now - last_ < std::chrono::seconds(2)) return;
    last_ = now;
    always();
  }
  void always() const {
    if (hooks_.keep) hooks_.keep(run_);
  }

 private:
  const Run& run_;
  const RunHooks& hooks_;
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

bool reached(const Tally& tally, const Goal& goal) {
  return goal.precision > 0 && tally.blocks > 1 && precision_of(tally) <= goal.precision;
}

void test_skill(const Arena& arena, Run& run, const Goal& goal, int threads, const RunHooks& hooks,
                Keeper& keeper) {
  for (const int simulations : goal.skill_simulations) {
    auto found = std::find_if(run.skill.begin(), run.skill.end(), [&](const SkillStep& step) {
      return step.simulations == simulations;
    });
    if (found == run.skill.end()) found = run.skill.insert(found, SkillStep{simulations, {}});
    ContestPlan contest;
    contest.a = fmt::format("search:simulations={}", simulations);
    contest.b = fmt::format("search:simulations={}", simulations / 2);
    contest.most = goal.skill_blocks;
    contest.seed = arena.plan().seed;
    contest.threads = threads;
    contest.test.least = goal.skill_blocks;  // no early answer: how much it wins is the question
    ContestHooks contest_hooks;
    contest_hooks.stop = hooks.stop;
    contest_hooks.block = [&](const ContestSums& block) {
      found->sums.add(block);
      keeper.perhaps();
    };
    if (hooks.skill_progress) {
      contest_hooks.progress = [&](std::uint64_t blocks) {
        hooks.skill_progress(simulations, blocks);
      };
    }
    const ContestSums before = found->sums;
    const auto sums = play_contest(arena.entry(), arena.game(), contest, before, contest_hooks);
    if (sums) found->sums = *sums;
    if (hooks.stop != nullptr && hooks.stop->load()) return;
  }
}

}  // namespace

Run start_run(const Arena& arena) { return {arena.plan(), arena.empty_tally(), {}}; }

double precision_of(const Tally& tally) {
  const ValueIndex at(tally.players);
  if (tally.players == 1) return tally.mean(at.score(0)).ci95;
  double worst = 0;
  for (int seat = 0; seat < tally.players; ++seat) {
    worst = std::max(worst, 100 * tally.mean(at.share(seat), share_unit).ci95);
  }
  return worst;
}

void go_on(const Arena& arena, Run& run, const Goal& goal, int threads, const RunHooks& hooks) {
  Keeper keeper(run, hooks);
  InOrder<Tally> order;
  order.first = run.tally.blocks;
  order.end = goal.blocks;
  order.threads = threads;
  order.work = [&](std::uint64_t first, std::uint64_t count) { return arena.play(first, count); };
  order.take = [&](Tally& part) {
    run.tally.add(part);
    keeper.perhaps();
  };
  order.next_border = widening_border;
  order.enough = [&] { return reached(run.tally, goal); };
  order.progress = hooks.progress;
  order.stop = hooks.stop;
  const bool at_border = order.first > 0 && widening_border(order.first - 1) == order.first;
  if (order.first < order.end && !(at_border && reached(run.tally, goal))) order.run();
  const bool stopped = hooks.stop != nullptr && hooks.stop->load();
  if (goal.skill_blocks > 0 && !stopped) test_skill(arena, run, goal, threads, hooks, keeper);
  keeper.always();
}

json::object to_json(const Run& run) {
  json::array skill;
  for (const SkillStep& step : run.skill) {
    skill.emplace_back(
        json::object{{"simulations", step.simulations},
                     {"blocks", step.sums.blocks},
                     {"shares", step.sums.shares},
                     {"share_squares", step.sums.share_squares},
                     {"scores_a", step.sums.scores_a},
                     {"scores_b", step.sums.scores_b},
                     // Its bits: not every reader of JSON gives back the very same number.
                     {"squares_a", std::bit_cast<std::int64_t>(step.sums.squares_a)},
                     {"squares_b", std::bit_cast<std::int64_t>(step.sums.squares_b)},
                     {"lead_squares", std::bit_cast<std::int64_t>(step.sums.lead_squares)}});
  }
  return {{"townsmith_lab", format},
          {"plan", to_json(run.plan)},
          {"tally", to_json(run.tally)},
          {"skill", std::move(skill)}};
}

Result<Run> run_from(const json::value& value) {
  const auto damaged = [] { return refuse(Reason::bad_syntax, "the run is damaged"); };
  const json::object* object = value.if_object();
  if (object == nullptr) return damaged();
  const json::value* version = object->if_contains("townsmith_lab");
  const json::value* plan_value = object->if_contains("plan");
  const json::value* tally_value = object->if_contains("tally");
  const json::value* skill_value = object->if_contains("skill");
  if (version == nullptr || plan_value == nullptr || tally_value == nullptr ||
      skill_value == nullptr || !skill_value->is_array()) {
    return damaged();
  }
  if (*version != format) return refuse(Reason::other_version, "the run is of another version");
  auto plan = plan_from(*plan_value);
  if (!plan) return tl::unexpected(plan.error());
  auto tally =
      tally_from(*tally_value, plan->players, static_cast<int>(distinct_bots(*plan).size()),
                 static_cast<int>(seatings(*plan).size()));
  if (!tally) return tl::unexpected(tally.error());
  Run run{std::move(*plan), std::move(*tally), {}};
  for (const json::value& one : skill_value->as_array()) {
    const json::object* step = one.if_object();
    if (step == nullptr) return damaged();
    bool good = true;
    const auto whole = [&](std::string_view name) -> std::int64_t {
      const json::value* found = step->if_contains(name);
      if (found != nullptr && found->is_int64()) return found->as_int64();
      if (found != nullptr && found->is_uint64()) {
        return static_cast<std::int64_t>(found->as_uint64());
      }
      good = false;
      return 0;
    };
    SkillStep& into = run.skill.emplace_back();
    into.simulations = static_cast<int>(whole("simulations"));
    into.sums.blocks = static_cast<std::uint64_t>(whole("blocks"));
    into.sums.shares = whole("shares");
    into.sums.share_squares = whole("share_squares");
    into.sums.scores_a = whole("scores_a");
    into.sums.scores_b = whole("scores_b");
    into.sums.squares_a = std::bit_cast<double>(whole("squares_a"));
    into.sums.squares_b = std::bit_cast<double>(whole("squares_b"));
    into.sums.lead_squares = std::bit_cast<double>(whole("lead_squares"));
    if (!good) return damaged();
  }
  return run;
}

}  // namespace townsmith::lab
