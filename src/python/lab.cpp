// Matches and runs of the lab.
#include <fmt/format.h>

#include "lab/findings.h"
#include "lab/match.h"
#include "lab/report.h"
#include "lab/run.h"
#include "python/objects.h"

namespace townsmith::python {
namespace {

py::dict match(const GamePtr& game, const std::vector<std::string>& names, std::uint64_t games,
               std::uint64_t seed, int threads, bool records) {
  lab::MatchPlan plan{names, games, seed, threads};
  lab::MatchHooks hooks;
  std::string texts;
  if (records) hooks.record = [&texts](const std::string& one) { texts += one; };
  const bots::Entry& entry = game->entry();
  value_of(lab::check_bots(entry, game->rules(), names));
  lab::MatchReport report;
  {
    const py::gil_scoped_release released;
    report = value_of(lab::play_match(entry, game->rules(), plan, hooks));
  }
  py::list seats;
  for (const lab::SeatTally& seat : report.seats) {
    py::dict one;
    const lab::Estimate mean = seat.mean(report.games);
    const lab::Estimate share = seat.share(report.games);
    one["mean"] = mean.value;
    one["mean_95"] = py::make_tuple(mean.low, mean.high);
    one["share"] = share.value;
    one["share_95"] = py::make_tuple(share.low, share.high);
    one["wins"] = seat.wins;
    one["shared"] = seat.shared;
    seats.append(one);
  }
  py::dict out;
  out["games"] = report.games;
  out["plies"] = report.plies;
  out["seats"] = seats;
  if (records) out["records"] = texts;
  return out;
}

/// Everything that `townsmith lab run` finds out, as its report.json has it.
py::object run(const GamePtr& game, const std::vector<std::string>& names, std::uint64_t games,
               std::uint64_t seed, int threads, bool results_only) {
  const bots::Entry& entry = game->entry();
  lab::RunPlan plan = value_of(lab::make_plan(entry, game->rules(), names));
  plan.seed = seed;
  plan.watch = !results_only;
  const lab::Arena arena(entry, game->rules(), plan);
  lab::Run run = lab::start_run(arena);
  lab::RunGoal goal;
  const std::uint64_t a_block = lab::seatings(plan).size();
  goal.blocks = (games + a_block - 1) / a_block;
  std::string text;
  {
    const py::gil_scoped_release released;
    lab::go_on(arena, run, goal, threads);
    text = json::serialize(lab::report_data(lab::find(run, game->rules().info())));
  }
  return from_json(text);
}

}  // namespace

void bind_lab(py::module_& module) {
  module.def("match", &match, py::arg("game"), py::arg("bots"), py::arg("games") = 1000,
             py::arg("seed") = 1, py::arg("threads") = 1, py::arg("records") = false);
  module.def("lab_run", &run, py::arg("game"), py::arg("bots"), py::arg("games") = 1000,
             py::arg("seed") = 1, py::arg("threads") = 1, py::arg("results_only") = false);
}

}  // namespace townsmith::python
