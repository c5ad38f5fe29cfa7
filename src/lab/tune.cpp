#include "lab/tune.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "bots/order.h"
#include "lab/findings.h"
#include "lab/in_order.h"
#include "lab/measures.h"

namespace townsmith::lab {
namespace {

constexpr std::string_view grade_prefix = "grade:";
constexpr std::string_view spread_prefix = "spread:";

bool needs_watching(const std::vector<Target>& targets) {
  return std::any_of(targets.begin(), targets.end(), [](const Target& target) {
    return target.name.starts_with(grade_prefix) || target.name.starts_with(spread_prefix) ||
           target.name == "rounds" || target.name == "lead-changes" || target.name == "halfway" ||
           target.name == "choices";
  });
}

/// How different things are in worth, beyond what chance makes them seem.
Estimate spread_of(const Findings& found, std::string_view group) {
  double weight = 0;
  double mean = 0;
  for (const ItemFinding& item : found.items) {
    if (item.key.group != group || item.basis == ItemFinding::Basis::none) continue;
    weight += 1;
    mean += item.goes_with.value;
  }
  if (weight < 2) return {};
  mean /= weight;
  double squares = 0;
  double noise = 0;
  for (const ItemFinding& item : found.items) {
    if (item.key.group != group || item.basis == ItemFinding::Basis::none) continue;
    const double error = item.goes_with.error;
    squares += (item.goes_with.value - mean) * (item.goes_with.value - mean) / (weight - 1);
    noise += error * error / weight;
  }
  const double spread = std::sqrt(std::max(squares - noise, 0.0));
  // Of a deviation, which half the squares' variance tells about.
  return mean_estimate(spread, squares / 2, static_cast<std::uint64_t>(weight));
}

class Search {
 public:
  Search(const bots::Entry& entry, const ContentFiles& content, const TuneOrder& order,
         TuneProgress& progress, const TuneHooks& hooks, std::vector<Parameter> parameters)
      : entry_(entry),
        content_(content),
        order_(order),
        progress_(progress),
        hooks_(hooks),
        parameters_(std::move(parameters)) {}

  Tuned run() {
    Tuned tuned{parameters_, order_.targets, {}, {}, true};
    std::vector<std::int64_t> start;
    for (const Parameter& parameter : parameters_) start.push_back(parameter.number.value);
    std::vector<std::int64_t> best = start;
    std::vector<std::vector<std::int64_t>> better;
    for (int round = 1; round <= order_.rounds; ++round) {
      const std::vector<std::int64_t> next = after_round(round, best);
      if (stopped()) {
        tuned.finished = false;
        return tuned;
      }
      if (next == best) continue;
      std::erase(better, next);
      better.push_back(next);
      best = next;
    }
    // Luck that no round has seen, and twice as much of it.
    seed_ = order_.plan.seed;
    Contender origin(start);
    extend(origin, 2 * order_.games);
    tuned.start = origin.candidate;
    constexpr std::size_t max = 3;
    for (std::size_t i = better.size(); i-- > 0 && tuned.best.size() < max;) {
      Contender one(better[i]);
      extend(one, 2 * order_.games);
      tuned.best.push_back(one.candidate);
    }
    bots::put_in_order(tuned.best.begin(), tuned.best.end(),
                       [](const Candidate& a, const Candidate& b) { return a.loss < b.loss; });
    std::erase_if(tuned.best, [&](const Candidate& one) { return one.loss >= tuned.start.loss; });
    tuned.finished = !stopped();
    return tuned;
  }

 private:
  struct Contender {
    explicit Contender(std::vector<std::int64_t> values) { candidate.values = std::move(values); }
    Candidate candidate;
    std::unique_ptr<AnyGame> game;
    std::unique_ptr<Arena> arena;
    std::optional<Run> run;
  };

  bool stopped() const { return hooks_.stop != nullptr && hooks_.stop->load(); }

  /// The best numbers after a round, from before or by playing it. A round needs nothing but its
  /// number and what was best before it.
  std::vector<std::int64_t> after_round(int round, const std::vector<std::int64_t>& best) {
    const auto at = static_cast<std::size_t>(round) - 1;
    if (at < progress_.rounds.size()) return progress_.rounds[at];
    seed_ = order_.plan.seed + static_cast<std::uint64_t>(round);
    random_ = Random(seed_, 0x7E);
    const Candidate winner = play_round(best);
    if (stopped()) return best;
    progress_.rounds.push_back(winner.values);
    if (hooks_.keep) hooks_.keep(progress_);
    if (hooks_.round) hooks_.round(round, winner);
    return winner.values;
  }

  /// Plays more games for a contender and measures it; false if there is no such game.
  bool extend(Contender& one, std::uint64_t games) {
    if (!one.arena) {
      const ContentFiles files = with_values(content_, parameters_, one.candidate.values, false);
      const Result<Setup> setup =
          make_setup(entry_.type().info(), order_.plan.players, order_.plan.options);
      if (!setup) return false;
      auto game = entry_.type().create(*setup, files);
      if (!game) return false;
      one.game = std::move(*game);
      auto plan = make_plan(entry_, *one.game, order_.plan.bots);
      if (!plan) return false;
      plan->seed = seed_;
      plan->watch = needs_watching(order_.targets);
      one.arena = std::make_unique<Arena>(entry_, *one.game, *plan);
      one.run = start_run(*one.arena);
    }
    RunGoal goal;
    goal.blocks = std::max<std::uint64_t>(games / seatings(order_.plan).size(), 1);
    RunHooks hooks;
    hooks.stop = hooks_.stop;
    go_on(*one.arena, *one.run, goal, order_.threads, hooks);
    measure(one);
    return true;
  }

  void measure(Contender& one) {
    const Tally& tally = one.run->tally;
    const std::vector<Measure> measures = measures_of(one.arena->plan());
    one.candidate.games = tally.games();
    one.candidate.measured.clear();
    one.candidate.loss = 0;
    for (const Target& target : order_.targets) {
      Estimate now;
      if (target.name.starts_with(grade_prefix)) {
        const auto found = tally.grades.find(target.name.substr(grade_prefix.size()));
        const std::uint64_t count = found == tally.grades.end() ? 0 : found->second;
        now = counted_share(count, tally.games()).times(100);
      } else if (target.name.starts_with(spread_prefix)) {
        now = spread_of(find(*one.run, entry_.type().info()),
                        target.name.substr(spread_prefix.size()));
      } else if (const auto measure = find_measure(measures, target.name)) {
        now = tally.mean(measure->value, measure->unit);
      }
      const double off = (now.value - target.wanted) / target.tolerance;
      one.candidate.loss += off * off;
      one.candidate.measured.push_back(now);
    }
  }

  Candidate play_round(const std::vector<std::int64_t>& best) {
    Contender incumbent(best);
    if (!extend(incumbent, order_.games)) return incumbent.candidate;
    const std::map<std::string, double> deviations = deviations_of(*incumbent.run);
    std::vector<Contender> race;
    for (int i = 0; i < order_.candidates; ++i) race.emplace_back(change(best, deviations));
    for (const std::uint64_t part : {4U, 2U, 1U}) {
      std::erase_if(race, [&](Contender& one) {
        return one.candidate.values == best || !extend(one, order_.games / part);
      });
      if (stopped()) return incumbent.candidate;
      bots::put_in_order(race.begin(), race.end(), [](const Contender& a, const Contender& b) {
        return a.candidate.loss < b.candidate.loss;
      });
      const std::size_t left = (race.size() + 1) / 2;
      if (part != 1) race.erase(race.begin() + static_cast<std::ptrdiff_t>(left), race.end());
    }
    if (!race.empty() && race.front().candidate.loss < incumbent.candidate.loss) {
      return race.front().candidate;
    }
    return incumbent.candidate;
  }

  /// By name of the thing: how much more it is worth than its group.
  std::map<std::string, double> deviations_of(const Run& run) const {
    std::map<std::string, double> deviations;
    for (const Target& target : order_.targets) {
      if (!target.name.starts_with(spread_prefix)) continue;
      const std::string group = target.name.substr(spread_prefix.size());
      for (const ItemFinding& item : find(run, entry_.type().info()).items) {
        if (item.key.group != group || item.basis == ItemFinding::Basis::none) continue;
        // What may be chance counts less.
        const double off = item.goes_with.value - item.usual;
        const double sure = std::max(std::abs(off) - item.goes_with.half() / 2, 0.0);
        deviations[item.key.name] = off < 0 ? -sure : sure;
      }
    }
    return deviations;
  }

  /// A few numbers go up or down a step: those of things worth too much or too little are likelier,
  /// and tend to go where more points would be less and less would be more.
  std::vector<std::int64_t> change(const std::vector<std::int64_t>& from,
                                   const std::map<std::string, double>& deviations) {
    std::vector<std::int64_t> values = from;
    std::vector<std::uint32_t> weights;
    std::uint32_t sum = 0;
    for (const Parameter& parameter : parameters_) {
      const auto found = deviations.find(parameter.number.owner);
      const double off = found == deviations.end() ? 0 : found->second;
      weights.push_back(10 + static_cast<std::uint32_t>(std::min(100 * std::abs(off), 1000.0)));
      sum += weights.back();
    }
    const std::uint32_t max =
        std::max<std::uint32_t>(3, static_cast<std::uint32_t>(parameters_.size()) / 8);
    const std::uint32_t count = 1 + random_.below(max);
    for (std::uint32_t n = 0; n < count; ++n) {
      std::uint32_t at = random_.below(sum);
      std::size_t i = 0;
      while (at >= weights[i]) at -= weights[i++];
      const Parameter& parameter = parameters_[i];
      const auto found = deviations.find(parameter.number.owner);
      const double off = found == deviations.end() ? 0 : found->second;
      const bool against = random_.below(10) < 8;
      const bool up = off == 0 ? random_.below(2) == 0 : (off < 0) == against;
      // Large steps and small ones alike: the first find the place, the last get there.
      const auto half = static_cast<std::uint32_t>((parameter.max - parameter.min + 1) / 2);
      const std::uint32_t span = std::max<std::uint32_t>(half >> random_.below(6), 1);
      const std::int64_t step = 1 + random_.below(span);
      values[i] = std::clamp(from[i] + (up ? step : -step), parameter.min, parameter.max);
    }
    return values;
  }

  const bots::Entry& entry_;
  const ContentFiles& content_;
  const TuneOrder& order_;
  TuneProgress& progress_;
  const TuneHooks& hooks_;
  std::vector<Parameter> parameters_;
  Random random_{0};
  std::uint64_t seed_ = 0;
};

Result<double> number_in(std::string_view text) {
  const std::string copy(text);
  char* end = nullptr;
  const double value = std::strtod(copy.c_str(), &end);
  if (copy.empty() || *end != '\0' || !std::isfinite(value)) {
    return refuse(Reason::bad_syntax, fmt::format("\"{}\" is not a number", text));
  }
  return value;
}

}  // namespace

Result<Target> parse_target(std::string_view text) {
  const std::size_t equals = text.rfind('=');
  if (equals == std::string_view::npos) {
    return refuse(Reason::bad_syntax, fmt::format("\"{}\" is not of the form NAME=VALUE", text));
  }
  Target target;
  target.name = std::string(text.substr(0, equals));
  std::string_view rest = text.substr(equals + 1);
  const std::size_t tilde = rest.find('~');
  if (tilde != std::string_view::npos) {
    TRY(target.tolerance, number_in(rest.substr(tilde + 1)));
    rest = rest.substr(0, tilde);
  }
  TRY(target.wanted, number_in(rest));
  if (target.tolerance <= 0) {
    return refuse(Reason::bad_value, "what is tolerated must be more than 0");
  }
  return target;
}

TuneProgress start_tuning(const TuneOrder& order) {
  std::string words = fmt::format("{} games {} candidates {}", json::serialize(to_json(order.plan)),
                                  order.games, order.candidates);
  for (const Range& range : order.ranges) {
    words += fmt::format(" vary {}:{}={}..{}", range.file, range.pattern, range.min, range.max);
  }
  for (const Target& target : order.targets) {
    words += fmt::format(" target {}={}~{}", target.name, target.wanted, target.tolerance);
  }
  return {words, {}};
}

json::object to_json(const TuneProgress& progress) { return kept(progress).get_object(); }

Result<TuneProgress> tune_progress_from(const json::value& value) {
  TuneProgress progress;
  if (read_kept(value, progress)) return progress;
  return refuse(Reason::bad_syntax, "the search is damaged");
}

Result<Tuned> tune(const bots::Entry& entry, const ContentFiles& content, const TuneOrder& order,
                   TuneProgress& progress, const TuneHooks& hooks) {
  TRY(auto parameters, parameters_of(content, order.ranges));
  const bool fits = std::all_of(
      progress.rounds.begin(), progress.rounds.end(),
      [&](const std::vector<std::int64_t>& values) { return values.size() == parameters.size(); });
  if (progress.order != start_tuning(order).order || !fits) {
    return refuse(Reason::bad_value, "the search to resume is about something else");
  }
  for (const Target& target : order.targets) {
    if (target.name.starts_with(grade_prefix) || target.name.starts_with(spread_prefix)) continue;
    RunPlan watched = order.plan;
    watched.watch = true;
    TRY(find_measure(measures_of(watched), target.name));
  }
  return Search(entry, content, order, progress, hooks, std::move(parameters)).run();
}

ContentFiles tuned_files(const ContentFiles& content, const Tuned& tuned,
                         const Candidate& candidate) {
  return with_values(content, tuned.parameters, candidate.values, true);
}

std::string tuned_words(const Tuned& tuned) {
  std::string out = fmt::format("| | start ({} games) |", tuned.start.games);
  for (std::size_t i = 0; i < tuned.best.size(); ++i) out += fmt::format(" candidate {} |", i + 1);
  out += "\n|---|---|";
  for (std::size_t i = 0; i < tuned.best.size(); ++i) out += "---|";
  for (std::size_t t = 0; t < tuned.targets.size(); ++t) {
    const auto cell = [t](const Candidate& one) {
      return fmt::format(" {} |", in_words(one.measured[t]));
    };
    out += fmt::format("\n| {} (wanted {:g}) |{}", tuned.targets[t].name, tuned.targets[t].wanted,
                       cell(tuned.start));
    for (const Candidate& one : tuned.best) out += cell(one);
  }
  out += fmt::format("\n| distance from the targets | {:.3f} |", tuned.start.loss);
  for (const Candidate& one : tuned.best) out += fmt::format(" {:.3f} |", one.loss);
  for (std::size_t p = 0; p < tuned.parameters.size(); ++p) {
    const Parameter& parameter = tuned.parameters[p];
    const bool changed = std::any_of(tuned.best.begin(), tuned.best.end(), [&](const auto& one) {
      return one.values[p] != parameter.number.value;
    });
    if (!changed) continue;
    out += fmt::format("\n| {}{} | {} |",
                       parameter.number.owner.empty() ? "" : parameter.number.owner + ": ",
                       parameter.number.path, parameter.number.value);
    for (const Candidate& one : tuned.best) out += fmt::format(" {} |", one.values[p]);
  }
  return out + "\n";
}

json::object to_json(const Tuned& tuned) {
  const auto candidate = [&](const Candidate& one) {
    json::array measured;
    for (std::size_t t = 0; t < tuned.targets.size(); ++t) {
      measured.emplace_back(json::object{{"target", tuned.targets[t].name},
                                         {"wanted", tuned.targets[t].wanted},
                                         {"value", one.measured[t].value},
                                         {"low", one.measured[t].low},
                                         {"high", one.measured[t].high}});
    }
    json::object changes;
    for (std::size_t p = 0; p < tuned.parameters.size(); ++p) {
      const Parameter& parameter = tuned.parameters[p];
      if (one.values[p] == parameter.number.value) continue;
      changes[parameter.file + ":" + parameter.number.path] = one.values[p];
    }
    return json::object{{"games", one.games},
                        {"loss", one.loss},
                        {"measured", std::move(measured)},
                        {"changes", std::move(changes)}};
  };
  json::array best;
  for (const Candidate& one : tuned.best) best.emplace_back(candidate(one));
  return {{"start", candidate(tuned.start)}, {"best", std::move(best)}};
}

}  // namespace townsmith::lab
