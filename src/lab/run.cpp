#include "lab/run.h"

#include <algorithm>
#include <chrono>

#include "lab/in_order.h"

namespace townsmith::lab {
namespace {

constexpr int run_format = 4;

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
  const SkillHooks skill_hooks{hooks.skill_progress, [&] { keeper.perhaps(); }, hooks.stop};
  test_skill(arena, goal.skill, run.skill, threads, skill_hooks);
  keeper.always();
}

json::object to_json(const Run& run) {
  return {{"townsmith_lab", run_format},
          {"plan", to_json(run.plan)},
          {"tally", to_json(run.tally)},
          {"skill", to_json(run.skill)}};
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
      skill_value == nullptr) {
    return damaged();
  }
  if (*version != run_format) return refuse(Reason::other_version, "the run is of another version");
  TRY(auto plan, plan_from(*plan_value));
  TRY(auto tally,
      tally_from(*tally_value, plan.players, static_cast<int>(distinct_bots(plan).size()),
                 static_cast<int>(seatings(plan).size())));
  TRY(auto skill, skill_from(*skill_value));
  return Run{std::move(plan), std::move(tally), std::move(skill)};
}

}  // namespace townsmith::lab
