#include "lab/run.h"

#include <algorithm>

#include "lab/in_order.h"

namespace townsmith::lab {
namespace {

constexpr int run_format = 6;

bool reached(const Tally& tally, const RunGoal& goal) {
  return goal.precision > 0 && tally.blocks > 1 && precision_of(tally) <= goal.precision;
}

/// The things that stand out most in one bot's restricted play, for another bot to look at.
std::set<ItemKey> standing_out(const Causes& causes, int players) {
  constexpr std::size_t max = 6;
  std::map<std::string, std::vector<std::pair<double, const ItemKey*>>> groups;
  for (const auto& [key, sums] : causes.things) {
    const Estimate cause = cause_in_points(sums, players);
    if (cause.known() && sums.unavoidable * 2 <= sums.points.blocks) {
      groups[key.group].emplace_back(cause.value, &key);
    }
  }
  std::vector<std::pair<double, const ItemKey*>> far;
  for (auto& [group, list] : groups) {
    std::sort(list.begin(), list.end(), [](const auto& a, const auto& b) {
      return a.first != b.first ? a.first < b.first : *a.second < *b.second;
    });
    const double usual = list.size() < 3 ? 0 : list[list.size() / 2].first;
    for (const auto& [value, key] : list) {
      const Estimate sure =
          lasting(cause_in_points(causes.things.at(*key), players), causes.things.size());
      // How far it is from usual at least.
      far.emplace_back(std::max(sure.low - usual, usual - sure.high), key);
    }
  }
  std::sort(far.begin(), far.end(), [](const auto& a, const auto& b) {
    return a.first != b.first ? a.first > b.first : *a.second < *b.second;
  });
  std::set<ItemKey> keys;
  for (std::size_t i = 0; i < std::min(far.size(), max); ++i) keys.insert(*far[i].second);
  return keys;
}

/// Restricted play by the bots of the plan, if they are all the same, and then by one that looks
/// ahead about what stood out.
void ask_causes(const Arena& arena, Run& run, const RunGoal& goal, int threads,
                const RunHooks& hooks, NowAndThen& keeping) {
  const std::vector<std::string> bots = distinct_bots(run.plan);
  const auto stopped = [&] { return hooks.stop != nullptr && hooks.stop->load(); };
  if (goal.causes == 0 || bots.size() != 1 || run.tally.blocks == 0 || stopped()) return;
  const auto ask = [&](std::size_t which, std::uint64_t games) {
    CauseGoal asked{games, run.tally.blocks, noticeable_points(run.tally)};
    CauseHooks cause_hooks;
    cause_hooks.stop = hooks.stop;
    cause_hooks.keep = [&] { keeping.perhaps(); };
    cause_hooks.progress = [&](std::uint64_t now) {
      if (hooks.cause_progress) hooks.cause_progress(run.causes[which].bot, now);
    };
    find_causes(arena, run.causes[which], asked, threads, cause_hooks);
  };
  // Some bots cannot be told what not to do: a solver, one from outside.
  const bots::Restriction nothing{seat_at(0), [](const Use&) { return false; }};
  bots::GameSeries probe{run.plan.seed, 0, 0};
  probe.restriction = &nothing;
  if (!arena.entry().play_games(arena.game(), run.plan.bots, probe,
                                [](const bots::GameResult&) { return true; })) {
    return;
  }
  if (run.causes.empty()) run.causes.push_back({bots.front(), {}, 0, 0, {}, {}});
  ask(0, goal.causes);
  if (stopped() || goal.ahead_games == 0 || goal.ahead == bots.front()) return;
  if (run.causes.size() < 2) {
    std::set<ItemKey> only = standing_out(run.causes.front(), run.plan.players);
    if (only.empty()) return;
    run.causes.push_back({goal.ahead, std::move(only), 0, 0, {}, {}});
  }
  ask(1, goal.ahead_games);
}

}  // namespace

Run start_run(const Arena& arena) { return {arena.plan(), arena.empty_tally(), {}}; }

double precision_of(const Tally& tally) {
  if (tally.players == 1) return tally.mean(ValueIndex::of(Value::table_score)).half();
  double worst = 0;
  for (const RatioSums& place : tally.place_shares) {
    worst = std::max(worst, 100 * place.share(share_unit).half());
  }
  return worst;
}

void go_on(const Arena& arena, Run& run, const RunGoal& goal, int threads, const RunHooks& hooks) {
  NowAndThen keeping([&] {
    if (hooks.keep) hooks.keep(run);
  });
  InOrder<Tally> order;
  order.first = run.tally.blocks;
  order.end = goal.blocks;
  order.threads = threads;
  order.work = [&](std::uint64_t first, std::uint64_t count) { return arena.play(first, count); };
  order.take = [&](Tally& part) {
    run.tally.add(part);
    keeping.perhaps();
  };
  order.next_border = widening_border;
  order.enough = [&] { return reached(run.tally, goal); };
  order.progress = hooks.progress;
  order.stop = hooks.stop;
  order.run();
  ask_causes(arena, run, goal, threads, hooks, keeping);
  const SkillHooks skill_hooks{hooks.skill_progress, [&] { keeping.perhaps(); }, hooks.stop};
  test_skill(arena, goal.skill, run.skill, threads, skill_hooks);
  keeping.always();
}

json::object to_json(const Run& run) {
  return {{"townsmith_lab", run_format},   {"plan", to_json(run.plan)},
          {"tally", to_json(run.tally)},   {"skill", kept(run.skill)},
          {"causes", to_json(run.causes)}, {"asked", run.asked}};
}

Result<Run> run_from(const json::value& value) {
  std::string asked;
  std::vector<SkillStep> skill;
  bool good = read_member(value, "asked", asked) && read_member(value, "skill", skill);
  for (const std::string_view name : {"townsmith_lab", "plan", "tally", "causes"}) {
    good = good && member_of(value, name) != nullptr;
  }
  if (!good) return refuse(Reason::bad_syntax, "the run is damaged");
  const json::object& object = value.get_object();
  if (object.at("townsmith_lab") != run_format) {
    return refuse(Reason::other_version, "the run is of another version");
  }
  TRY(auto plan, plan_from(object.at("plan")));
  Tally tally = empty_tally(plan);
  TRY(read_tally(object.at("tally"), tally));
  TRY(auto causes, causes_from(object.at("causes")));
  return Run{std::move(plan), std::move(tally), std::move(skill), std::move(causes),
             std::move(asked)};
}

}  // namespace townsmith::lab
