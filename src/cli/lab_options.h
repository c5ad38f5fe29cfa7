#pragma once

#include <CLI/CLI.hpp>

#include "cli/help.h"
#include "cli/lab.h"

namespace townsmith::cli {

/// The command line of `townsmith lab`. Included by run.cpp alone: CLI11 takes long to compile.
struct LabOptions {
  LabRunArgs run_args;
  LabCompareArgs compare_args;
  LabTuneArgs tune_args;
  LabWorkerArgs worker_args;
  std::string report_folder;
  CLI::App* lab = nullptr;
  CLI::App* run = nullptr;
  CLI::App* compare = nullptr;
  CLI::App* tune = nullptr;
  CLI::App* worker = nullptr;
  CLI::App* report = nullptr;

  template <class AddGame>
  void add_to(CLI::App& app, AddGame&& add_game) {
    lab = app.add_subcommand("lab", "put a game under the microscope");
    lab->require_subcommand(1);
    lab->fallthrough();
    run = lab->add_subcommand("run", "let bots play many games and report what they show");
    run->fallthrough();
    add_game(run, run_args.game);
    run->add_option("--bots", run_args.bots, "one for all seats, or one for each, as in easy,hard");
    run->add_option("--games", run_args.games,
                    "at most N games; 10,000 unless you say, or with --until as many as it takes")
        ->type_name("N")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40U));
    run->add_option(
           "--until", run_args.until,
           "play until seats' shares of victories are known to this many percentage points "
           "(alone: the mean score to this many points), with 95 % confidence")
        ->check(CLI::Range(0.001, 50.0));
    add_common(run, run_args.seed, run_args.threads);
    run->add_option("--thoughts", run_args.thoughts,
                    "ask bots about a decision in each of the first N blocks")
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1} << 40U));
    run->add_option("--skill", run_args.skill,
                    "does skill pay? N pairs of games for each question, 0: do not ask")
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1} << 40U));
    run->add_option("--simulations", run_args.simulations,
                    "does twice the thinking win? asked for each of these, as in 50,100,200");
    run->add_flag("--results-only", run_args.results_only,
                  "do not watch the games and ask nothing, which is much faster");
    run->add_option("--db", run_args.db,
                    "postgres://...: put the run into a queue that workers help with");
    run->add_option("--out", run_args.out, "the folder for the report, and to resume from")
        ->required();
    add_compare(add_game);
    add_tune(add_game);
    worker = lab->add_subcommand("worker", "help with the runs in a queue");
    worker->fallthrough();
    worker->add_option("--db", worker_args.db, "the queue: postgres://...")->required();
    worker->add_option("--threads", worker_args.threads, "0: as many as there are cores")
        ->check(CLI::Range(0, 1024));
    worker->add_flag("--wait", worker_args.wait, "stay when there is nothing to do");
    report = lab->add_subcommand("report", "write the report of a run again");
    report->add_option("DIR", report_folder, "the folder of the run")->required();
  }

  Result<> act(const Context& context) const {
    if (run->parsed()) return lab_run(context, run_args);
    if (compare->parsed()) return lab_compare(context, compare_args);
    if (tune->parsed()) return lab_tune(context, tune_args);
    if (worker->parsed()) return lab_worker(context, worker_args);
    return lab_report(context, report_folder);
  }

 private:
  template <class AddGame>
  void add_tune(AddGame&& add_game) {
    tune = lab->add_subcommand("tune", "search numbers of the content that meet targets");
    tune->fallthrough();
    add_game(tune, tune_args.game);
    tune->add_option("--vary", tune_args.vary,
                     "numbers that may change, as in GAME/x.json:charts[*].points=0..8")
        ->take_all()
        ->allow_extra_args(false)
        ->required();
    tune->add_option("--target", tune_args.targets,
                     "what is wished for: score=45, victories-0=50, length=90~5, grade:NAME=20, "
                     "spread:GROUP=0")
        ->take_all()
        ->allow_extra_args(false)
        ->required();
    tune->add_option("--bots", tune_args.bots, "one for all seats, or one for each");
    tune->add_option("--games", tune_args.games, "for each candidate that gets far")
        ->check(CLI::Range(std::uint64_t{8}, std::uint64_t{1} << 40U));
    tune->add_option("--rounds", tune_args.rounds, "of changing and trying")
        ->check(CLI::Range(1, 100'000));
    tune->add_option("--candidates", tune_args.candidates, "tried in each round")
        ->check(CLI::Range(1, 10'000));
    add_common(tune, tune_args.seed, tune_args.threads);
    tune->add_option("--out", tune_args.out, "the folder for what is found, and to resume from")
        ->required();
  }

  template <class AddGame>
  void add_compare(AddGame&& add_game) {
    compare = lab->add_subcommand("compare", "what changes between two contents or options");
    compare->fallthrough();
    add_game(compare, compare_args.game);
    const auto side = [&](const char* name, std::vector<std::string>& changes, const char* text) {
      compare->add_option(name, changes, text)->take_all()->allow_extra_args(false)->required();
    };
    side("--a", compare_args.a, "NAME=VALUE, a folder of content, or standard; may be repeated");
    side("--b", compare_args.b, "the other side, likewise");
    compare->add_option("--bots", compare_args.bots, "one for all seats, or one for each");
    compare->add_option("--measure", compare_args.measure,
                        "what decides: score, length, rounds, margin, victories-0, ...");
    compare
        ->add_option("--difference", compare_args.difference,
                     "the smallest difference that matters; 0: what people would notice")
        ->check(CLI::Range(0.0, 1e6));
    compare->add_option("--alpha", compare_args.alpha, "error: called different, though alike")
        ->check(CLI::Range(0.0001, 0.5));
    compare->add_option("--beta", compare_args.beta, "error: called alike, though different")
        ->check(CLI::Range(0.0001, 0.5));
    compare->add_option("--games", compare_args.games, "at most N games on each side")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40U));
    add_common(compare, compare_args.seed, compare_args.threads);
    compare->add_option("--out", compare_args.out, "the folder for the report, and to resume from")
        ->required();
  }

  static void add_common(CLI::App* command, std::uint64_t& seed, int& threads) {
    command->add_option("--seed", seed, "the same seed gives the same games")->check(whole_number);
    command->add_option("--threads", threads, "0: as many as there are cores")
        ->check(CLI::Range(0, 1024));
  }
};

}  // namespace townsmith::cli
